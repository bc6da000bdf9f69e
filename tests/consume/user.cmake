# What the three users have in common: a program, and a look at what xattn brought along.
add_executable(user ${CMAKE_CURRENT_LIST_DIR}/main.cpp)
target_link_libraries(user PRIVATE xattn::xattn)

get_target_property(options xattn::xattn INTERFACE_COMPILE_OPTIONS)
get_target_property(definitions xattn::xattn INTERFACE_COMPILE_DEFINITIONS)
if(options OR definitions)
  message(FATAL_ERROR "xattn passes on the options '${options}' and the definitions '${definitions}'")
endif()
foreach(part TESTS BENCHMARKS EXAMPLES)
  if(XATTN_BUILD_${part})
    message(FATAL_ERROR "XATTN_BUILD_${part} is on in a user's build")
  endif()
endforeach()
