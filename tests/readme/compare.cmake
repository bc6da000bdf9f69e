# Runs a program; its output must be the text of a file, where that exists.
#   cmake -DPROGRAM=FILE -DEXPECTED=FILE -P compare.cmake
execute_process(COMMAND ${PROGRAM} RESULT_VARIABLE status OUTPUT_VARIABLE output)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${status} and printed\n${output}")
endif()
if(EXISTS ${EXPECTED})
  file(READ ${EXPECTED} expected)
  string(STRIP "${output}" output)
  string(STRIP "${expected}" expected)
  if(NOT output STREQUAL expected)
    message(FATAL_ERROR "the README says\n${expected}\nbut the program prints\n${output}")
  endif()
endif()
