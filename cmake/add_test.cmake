# Tests that are more than a program's exit status.
#
#   xattn_add_test(NAME COMMAND ARGUMENT...)                 knows where the data beside the checkout is (XATTN_SHARED)
#   xattn_expect_failure(NAME REGEX COMMAND ARGUMENT...)     passes when the command fails with such a message
function(xattn_add_test name)
  add_test(NAME ${name} COMMAND ${ARGN})
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "XATTN_SHARED=${XATTN_SHARED}" TIMEOUT 1200)
endfunction()

function(xattn_expect_failure name message)
  set(runner ${PROJECT_SOURCE_DIR}/tests/tools/expect_failure.cmake)
  xattn_add_test(${name} ${CMAKE_COMMAND} "-DMESSAGE=${message}" -P ${runner} -- ${ARGN})
endfunction()
