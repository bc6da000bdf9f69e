# Compiles a file twice, as tests/compile/CMakeLists.txt says.
#   cmake -DCOMPILER=c++ -DINCLUDES="DIR;..." -DFILE=pair.cpp -P check_pair.cmake
cmake_minimum_required(VERSION 3.21)
list(TRANSFORM INCLUDES PREPEND -I)
set(command ${COMPILER} -std=c++20 -fsyntax-only ${INCLUDES})

file(STRINGS ${FILE} first_line LIMIT_COUNT 1)
if(NOT first_line MATCHES "^// message: (.+)$")
  message(FATAL_ERROR "${FILE} does not start with '// message: REGEX'")
endif()
set(expected "${CMAKE_MATCH_1}")

execute_process(COMMAND ${command} ${FILE} RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "the good twin does not compile:\n${errors}")
endif()
execute_process(COMMAND ${command} -DBAD ${FILE} RESULT_VARIABLE status ERROR_VARIABLE errors)
if(status EQUAL 0)
  message(FATAL_ERROR "the bad twin compiles")
endif()
string(REGEX REPLACE "[ \n]+" " " one_line "${errors}")
if(NOT one_line MATCHES "${expected}")
  message(FATAL_ERROR "the bad twin fails without the message '${expected}':\n${errors}")
endif()
