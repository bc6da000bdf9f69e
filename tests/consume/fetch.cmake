# Fetches xsimd, xtl and xtensor for real, from archives made of the headers at hand, and uses xattn with them. With
# BROKEN, the archive of xsimd is "changed" on the way or "gone".
#   cmake -DHEADERS_xsimd=DIR -DHEADERS_xtl=DIR -DHEADERS_xtensor=DIR [-DBROKEN=HOW] and what use.cmake needs -P fetch.cmake
cmake_minimum_required(VERSION 3.21)
set(archives ${WORK}.archives)
file(REMOVE_RECURSE ${archives})

# An archive like that of a release: one folder with a CMake project in it.
foreach(name xsimd xtl xtensor)
  file(COPY ${HEADERS_${name}}/${name} DESTINATION ${archives}/${name}/include)
  file(WRITE ${archives}/${name}/CMakeLists.txt
       "cmake_minimum_required(VERSION 3.21)\nproject(${name} LANGUAGES CXX)\nadd_library(${name} INTERFACE)\n"
       "target_include_directories(${name} INTERFACE \${CMAKE_CURRENT_SOURCE_DIR}/include)\n")
  execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${name}.tar.gz ${name} WORKING_DIRECTORY ${archives}
                  COMMAND_ERROR_IS_FATAL ANY)
  file(SHA256 ${archives}/${name}.tar.gz sha256)
  list(APPEND OPTIONS -DXATTN_URL_${name}=file://${archives}/${name}.tar.gz -DXATTN_SHA256_${name}=${sha256})
endforeach()

if(BROKEN STREQUAL "changed")
  file(APPEND ${archives}/xsimd.tar.gz "more")
elseif(BROKEN STREQUAL "gone")
  file(REMOVE ${archives}/xsimd.tar.gz)
endif()

list(APPEND OPTIONS -DXATTN_DEPS=FETCH)
set(USER add_subdirectory)
include(${CMAKE_CURRENT_LIST_DIR}/use.cmake)
