# Builds the same sources once for each instruction set; the program picks one when it runs.
#
#   xattn_add_dispatched_library(NAME [ENTRY FUNCTION] SOURCE...)
#
# makes the static library NAME. The sources define one function of C linkage that takes nothing and returns a pointer
# to a table of functions; it is called NAME, unless ENTRY says otherwise. The first call chooses between a baseline for
# any x86-64, AVX2 with FMA and F16C, and AVX-512 (F CD DQ BW VL). Include folders, definitions, options and libraries
# that NAME is given apply to each build.
#
# The objects of a build are joined into one that shows its entry alone, and whose groups of inline functions are taken
# apart: otherwise the linker would keep one copy of a function that several builds contain, with instructions that the
# processor may not have. Initialisers of variables run when their build is chosen, and never for the others. Needs
# Linux and GNU ld; without them, and on other processors, NAME is an ordinary library of its sources.
include_guard(GLOBAL)
include(${CMAKE_CURRENT_LIST_DIR}/target_arch.cmake)

function(xattn_add_dispatched_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" ENTRY "")
  set(entry ${name})
  if(arg_ENTRY)
    set(entry ${arg_ENTRY})
  endif()
  if(NOT entry MATCHES "^[A-Za-z_][A-Za-z0-9_]*$" OR NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "xattn_add_dispatched_library(${name}): needs sources, and an ENTRY that is a function's name")
  endif()

  xattn_relocatable_linker(linker)
  if(NOT linker)
    message(STATUS "xattn: ${name} is built for one instruction set: dispatch needs x86-64, Linux and GNU ld.")
    add_library(${name} STATIC ${arg_UNPARSED_ARGUMENTS})
    target_link_libraries(${name} PUBLIC xattn::xattn)
    return()
  endif()

  configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/dispatch.cpp.in ${name}_dispatch.cpp @ONLY)
  add_library(${name} STATIC ${CMAKE_CURRENT_BINARY_DIR}/${name}_dispatch.cpp)
  target_link_libraries(${name} PUBLIC xattn::xattn)
  xattn_dispatched_build(${name} baseline SSE2 -march=x86-64 -mno-sse3)
  xattn_dispatched_build(${name} avx2 AVX2 -march=x86-64 -mno-avx512f)
  xattn_dispatched_build(${name} avx512 AVX512 -march=x86-64)
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${name}_dispatch.cpp PROPERTIES COMPILE_OPTIONS
                              "-march=x86-64;-mno-sse3")
endfunction()

# Adds the build of one set; uses the variables of the function above. The options undo what CMAKE_CXX_FLAGS may ask.
function(xattn_dispatched_build name set arch)
  set(build ${name}_${set})
  add_library(${build} STATIC ${arg_UNPARSED_ARGUMENTS})
  target_compile_options(${build} PRIVATE $<TARGET_PROPERTY:${name},COMPILE_OPTIONS> ${ARGN} -fno-lto
                         $<IF:$<CXX_COMPILER_ID:GNU>,-fno-gnu-unique,-fno-addrsig>)
  xattn_target_arch(${build} ${arch})
  target_compile_definitions(${build} PRIVATE $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
  target_include_directories(${build} PRIVATE $<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>)
  target_link_libraries(${build} PRIVATE $<TARGET_PROPERTY:${name},LINK_LIBRARIES>)
  set_target_properties(${build} PROPERTIES POSITION_INDEPENDENT_CODE ON INTERPROCEDURAL_OPTIMIZATION OFF)

  set(joined ${CMAKE_CURRENT_BINARY_DIR}/${build}.joined.o)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/${build}.o)
  set(script ${CMAKE_CURRENT_BINARY_DIR}/${build}.ld)
  configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/dispatch.ld.in ${script} @ONLY)
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${linker} -r --force-group-allocation -T ${script} -o ${joined} --whole-archive $<TARGET_FILE:${build}>
    COMMAND ${CMAKE_OBJCOPY} --redefine-sym ${entry}=${entry}_${set} --keep-global-symbol=${entry}
            --keep-global-symbol=${entry}_${set} ${joined} ${object}  # GNU looks for the new name, LLVM for the old one
    DEPENDS ${build} ${script} VERBATIM COMMENT "Joining ${build}")
  target_sources(${name} PRIVATE ${object})
endfunction()

# A linker that can take groups apart, or nothing where builds cannot be kept apart.
function(xattn_relocatable_linker result)
  set(${result} "" PARENT_SCOPE)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux" OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" OR
     NOT CMAKE_SIZEOF_VOID_P EQUAL 8 OR NOT CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" OR NOT CMAKE_OBJCOPY)
    return()
  endif()
  find_program(XATTN_LD_BFD ld.bfd)
  mark_as_advanced(XATTN_LD_BFD)
  foreach(candidate ${CMAKE_LINKER} ${XATTN_LD_BFD})
    execute_process(COMMAND ${candidate} --help OUTPUT_VARIABLE help ERROR_QUIET)
    if(help MATCHES "force-group-allocation")
      set(${result} ${candidate} PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()
