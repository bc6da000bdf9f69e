# Makes the page of the report, without its data, a header of string literals:
#   cmake [-DCHECK=ON] [-DSOURCE=FOLDER] [-DOUTPUT=FILE] -P assemble.cmake
# CHECK fails where the header is not what the sources give; else it is written. The page is index.html, where the line
# @style@ stands for style.css and chapters.css, @script@ for the modules that modules.txt names, one after the other, and
# @data@ for what the library writes. Imports (one line each), the word export, lines that are a comment, empty lines and indentation are left out.
cmake_minimum_required(VERSION 3.21)
set(most_bytes 122880)
set(most_bytes_of_a_literal 15000)  # some compilers stop at 16 KB
set(delimiter page)
if(NOT SOURCE)
  set(SOURCE ${CMAKE_CURRENT_LIST_DIR})
endif()
if(NOT OUTPUT)
  set(OUTPUT ${CMAKE_CURRENT_LIST_DIR}/../../include/xattn/io/report_page.hpp)
endif()

# The text of a file without what only its readers need; it starts and ends with a line break.
function(squeezed file result)
  file(READ ${SOURCE}/${file} text)
  string(REGEX REPLACE "\n[ ]+" "\n" text "\n${text}\n")
  string(REGEX REPLACE "(\n//[^\n]*)+\n" "\n" text "${text}")
  string(REGEX REPLACE "(\n/\\*[^*\n]*\\*/)+\n" "\n" text "${text}")
  string(REGEX REPLACE "\nimport [^\n]*" "" text "${text}")
  string(REGEX REPLACE "\nexport " "\n" text "${text}")
  string(REGEX REPLACE "\n\n+" "\n" text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

function(script_of_modules result)
  set(all "")
  file(STRINGS ${SOURCE}/modules.txt modules)
  foreach(module ${modules})
    squeezed(${module} text)
    foreach(end "</script" "<!--")
      string(FIND "${text}" "${end}" at)
      if(at GREATER -1)
        message(FATAL_ERROR "${module} contains ${end}, which a script element cannot hold")
      endif()
    endforeach()
    string(APPEND all "${text}")
  endforeach()
  set(${result} "${all}" PARENT_SCOPE)
endfunction()

# Cuts the text at the line that is a marker.
function(cut_at marker text before after)
  string(FIND "${text}" "\n${marker}\n" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "index.html has no line ${marker}")
  endif()
  string(LENGTH "\n${marker}\n" length)
  string(SUBSTRING "${text}" 0 ${at} head)
  math(EXPR at "${at} + ${length}")
  string(SUBSTRING "${text}" ${at} -1 tail)
  set(${before} "${head}" PARENT_SCOPE)
  set(${after} "${tail}" PARENT_SCOPE)
endfunction()

# An array of literals that each end at a line break.
function(literals name text result)
  set(code "inline constexpr std::string_view ${name}[] = {\n")
  string(LENGTH "${text}" left)
  while(left GREATER 0)
    set(size ${left})
    if(left GREATER most_bytes_of_a_literal)
      string(SUBSTRING "${text}" 0 ${most_bytes_of_a_literal} piece)
      string(FIND "${piece}" "\n" at REVERSE)
      if(at EQUAL -1)
        message(FATAL_ERROR "a line of the page is longer than ${most_bytes_of_a_literal} bytes")
      endif()
      math(EXPR size "${at} + 1")
    endif()
    string(SUBSTRING "${text}" 0 ${size} piece)
    string(SUBSTRING "${text}" ${size} -1 text)
    string(APPEND code "    R\"${delimiter}(${piece})${delimiter}\",\n")
    string(LENGTH "${text}" left)
  endwhile()
  set(${result} "${code}};\n" PARENT_SCOPE)
endfunction()

squeezed(index.html page)
squeezed(style.css style)
if(EXISTS ${SOURCE}/chapters.css)
  squeezed(chapters.css chapters)
  string(APPEND style "${chapters}")
endif()
script_of_modules(script)
cut_at(@style@ "${page}" before_style page)
cut_at(@script@ "${page}" before_script page)
set(page "${before_style}${style}${before_script}${script}${page}")
string(REGEX REPLACE "\n\n+" "\n" page "${page}")
string(REGEX REPLACE "^\n" "" page "${page}")
string(LENGTH "${page}" bytes)
if(bytes GREATER most_bytes)
  message(FATAL_ERROR "the page has ${bytes} bytes, at most ${most_bytes} are allowed")
endif()
string(FIND "${page}" ")${delimiter}\"" at)
if(at GREATER -1)
  message(FATAL_ERROR "the page contains )${delimiter}\", which ends a literal")
endif()
cut_at(@data@ "${page}" before_data after_data)
literals(report_before_data "${before_data}\n" head)
literals(report_after_data "${after_data}" tail)

set(header "// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost.
#pragma once

#include \"xattn/core/config.hpp\"

#include <string_view>

namespace xattn::inline XATTN_ISA::io::detail {

${head}
${tail}
}  // namespace xattn::inline XATTN_ISA::io::detail
")

set(present "")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} present)
endif()
if(present STREQUAL header)
  return()
elseif(CHECK)
  message(FATAL_ERROR "${OUTPUT} is not what the files in ${SOURCE} give; build the target report_page")
endif()
file(WRITE ${OUTPUT} "${header}")
