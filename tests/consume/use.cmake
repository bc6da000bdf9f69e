# Configures, builds and runs one of the users beside this file; find_package needs XATTN_BUILD, a build of xattn to install.
#   cmake -DUSER=find_package|add_subdirectory|fetch_content -DXATTN_SOURCE=DIR [-DXATTN_BUILD=DIR] -DWORK=DIR
#         -DGENERATOR=NAME -DCOMPILER=FILE [-DOPTIONS=-DX=Y;...] -P use.cmake
cmake_minimum_required(VERSION 3.21)
file(REMOVE_RECURSE ${WORK})
if(USER STREQUAL "find_package")
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${XATTN_BUILD} --prefix ${WORK}/installed
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/${USER} -B ${WORK}/build -G ${GENERATOR} ${OPTIONS}
                        -DCMAKE_CXX_COMPILER=${COMPILER} -DXATTN_SOURCE=${XATTN_SOURCE} -DCMAKE_PREFIX_PATH=${WORK}/installed
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${WORK}/build/user COMMAND_ERROR_IS_FATAL ANY)
