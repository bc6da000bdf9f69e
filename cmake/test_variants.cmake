# The ways in which the same test files are built.
#
#   xattn_variant(NAME ARCH SSE2|AVX2|AVX512|NATIVE [ISA TAG LANES N] [OPTIONS ...] [DEFINITIONS ...])
#     makes the target variant_NAME; the tests are told the instruction set and float lanes that they must find
#   xattn_tests(VARIANT FOLDER...)          one program and one test for each folder of *_test.cpp
#   xattn_test_files(PROGRAM VARIANT FILE...)   one program and one test from the given files; XATTN_TEST_SPEC chooses cases
#   xattn_find_newest_xsimd()               sets XATTN_NEWEST_XSIMD where the headers can be found
string(TOLOWER ${CMAKE_CXX_COMPILER_ID} XATTN_COMPILER)

function(xattn_variant name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ARCH;ISA;LANES" "OPTIONS;DEFINITIONS")
  add_library(variant_${name} INTERFACE)
  xattn_target_arch(variant_${name} ${arg_ARCH})
  target_compile_options(variant_${name} INTERFACE ${arg_OPTIONS})
  target_compile_definitions(variant_${name} INTERFACE ${arg_DEFINITIONS})
  if(arg_ISA)
    target_compile_definitions(variant_${name} INTERFACE XATTN_EXPECT_ISA="${arg_ISA}" XATTN_EXPECT_LANES=${arg_LANES})
  endif()
  if(arg_OPTIONS MATCHES "-fsanitize")
    target_link_options(variant_${name} INTERFACE ${arg_OPTIONS})
  endif()
  if(arg_ARCH MATCHES "AVX512|NATIVE" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(variant_${name} INTERFACE -Wno-uninitialized -Wno-maybe-uninitialized)  # from avx512fintrin.h
  endif()
endfunction()

# tests/support/*.cpp, compiled like the variant.
function(xattn_support_library variant)
  if(NOT TARGET support_${variant})
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/support/*.cpp)
    add_library(support_${variant} STATIC ${files})
    target_include_directories(support_${variant} PUBLIC ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(support_${variant} PUBLIC variant_${variant} xattn::xattn xattn_warnings Catch2::Catch2WithMain)
  endif()
endfunction()

function(xattn_test_files program variant)
  set(name ${program}.${XATTN_COMPILER}.${variant})
  xattn_support_library(${variant})
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE support_${variant})
  target_compile_definitions(${name} PRIVATE XATTN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  xattn_add_test(${name} ${name} ${XATTN_TEST_SPEC})
endfunction()

function(xattn_tests variant)
  foreach(folder ${ARGN})
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*_test.cpp)
    string(REPLACE "/" "_" program ${folder})
    if(files)
      xattn_test_files(${program} ${variant} ${files})
    endif()
  endforeach()
endfunction()

# Looks for xsimd's headers inside the Python package pythran, unless XATTN_NEWEST_XSIMD says where they are.
function(xattn_find_newest_xsimd)
  if(NOT XATTN_NEWEST_XSIMD)
    execute_process(
      COMMAND python3 -c "import importlib.util as u; print(u.find_spec('pythran').submodule_search_locations[0])"
      OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(NOT failed AND EXISTS "${folder}/xsimd/xsimd.hpp")
      set(XATTN_NEWEST_XSIMD ${folder} PARENT_SCOPE)
    endif()
  endif()
endfunction()
