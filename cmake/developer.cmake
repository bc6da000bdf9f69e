# What our own tests, examples and benchmarks are built with; users of the library see none of it.
#
#   xattn_warnings                       link it to be warned as we are
#   xattn_program(NAME ARCH SOURCE...)   an executable that uses xattn, compiled for one instruction set
#   xattn_compiled_for(TARGET ARCH)      the same for a target that is there already
#   XATTN_BEST_ARCH                      AVX2 where this machine runs it, else NATIVE
include_guard(GLOBAL)
include(${CMAKE_CURRENT_LIST_DIR}/machine.cmake)

set(CMAKE_CXX_EXTENSIONS OFF)
option(XATTN_WERROR "Warnings in our own targets are errors" ${PROJECT_IS_TOP_LEVEL})
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

add_library(xattn_warnings INTERFACE)
if(MSVC)
  target_compile_options(xattn_warnings INTERFACE /W4 /permissive- $<$<BOOL:${XATTN_WERROR}>:/WX>)
else()
  target_compile_options(
    xattn_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wundef
                             $<$<BOOL:${XATTN_WERROR}>:-Werror>)
  # clang counts double to long double too, which the oracle does everywhere; g++ 12 sees overlaps in std::string (PR 105651).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(xattn_warnings INTERFACE -Wdouble-promotion)
    if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
      target_compile_options(xattn_warnings INTERFACE -Wno-restrict)
    endif()
  endif()
endif()

xattn_machine_runs(AVX2 runs_avx2)
set(XATTN_BEST_ARCH NATIVE)
if(runs_avx2)
  set(XATTN_BEST_ARCH AVX2)
endif()

function(xattn_compiled_for target arch)
  target_link_libraries(${target} PRIVATE xattn_warnings)
  xattn_target_arch(${target} ${arch})
  if(arch MATCHES "AVX512|NATIVE" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-uninitialized -Wno-maybe-uninitialized)  # from avx512fintrin.h
  endif()
endfunction()

function(xattn_program name arch)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE xattn::xattn)
  xattn_compiled_for(${name} ${arch})
endfunction()

# Makes include/xattn/io/report_page.hpp anew after a change to the page of the report.
add_custom_target(report_page COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/cmake/report/assemble.cmake)
