# Makes the page of the report, without its data, a header of string literals:
#   cmake [-DCHECK=ON] [-DSOURCE=FOLDER] [-DOUTPUT=FILE] -P assemble.cmake
# CHECK fails where the header is not what the sources give; else it is written. The page is index.html, where the line
# @style@ stands for style.css and chapters.css, @script@ for the modules that modules.txt names, one after the other, and
# @data@ for what the library writes. Imports (one line each), the word export, lines that are a comment, empty lines and
# indentation are left out. Scripts are most of the page, so they are in it packed, with the few lines that unpack them.
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
  set(code "inline constexpr const char* ${name}[] = {\n")
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

# Text as gzip in lines of base64; browsers can unpack it.
function(packed text result)
  set(file ${OUTPUT}.script)
  file(WRITE ${file} "${text}")
  file(ARCHIVE_CREATE OUTPUT ${file}.gz PATHS ${file} FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)
  file(READ ${file}.gz bits HEX)
  file(REMOVE ${file} ${file}.gz)
  base64_of("${bits}" bits)
  string(REPEAT . 120 line)
  string(REGEX REPLACE "(${line})" "\\1\n" bits "${bits}")
  set(${result} "${bits}" PARENT_SCOPE)
endfunction()

# Each hexadecimal digit becomes four of the letters x and y, each six letters and a space one digit.
function(base64_of hex result)
  set(text "${hex}")
  set(digits 0 1 2 3 4 5 6 7 8 9 a b c d e f)
  set(bits xxxx xxxy xxyx xxyy xyxx xyxy xyyx xyyy yxxx yxxy yxyx yxyy yyxx yyxy yyyx yyyy)
  foreach(digit four IN ZIP_LISTS digits bits)
    string(REPLACE ${digit} ${four} text "${text}")
  endforeach()
  string(LENGTH "${text}" length)
  math(EXPR missing "(6 - ${length} % 6) % 6")
  string(REPEAT x ${missing} end)
  string(REGEX REPLACE "(......)" "\\1 " text "${text}${end}")
  set(alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)
  set(place 0)
  foreach(a x y)
    foreach(four ${bits})
      foreach(b x y)
        string(SUBSTRING ${alphabet} ${place} 1 digit)
        string(REPLACE "${a}${four}${b} " ${digit} text "${text}")
        math(EXPR place "${place} + 1")
      endforeach()
    endforeach()
  endforeach()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

squeezed(index.html page)
squeezed(style.css style)
if(EXISTS ${SOURCE}/chapters.css)
  squeezed(chapters.css chapters)
  string(APPEND style "${chapters}")
endif()
script_of_modules(script)
cut_at(@style@ "${page}" before_style page)
cut_at(@script@ "${page}" before_script after_script)
string(SHA256 script_hash "${script}")

# Sets `header` to the text of the header for a packed script.
function(make_header packed_script)
  set(page "${before_style}${style}${before_script}
const packed = `
${packed_script}`;
${unpack}${after_script}")
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
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         ${script_hash}.
#pragma once

#include \"xattn/core/config.hpp\"

namespace xattn::inline XATTN_ISA::io::detail {

${head}
${tail}
}  // namespace xattn::inline XATTN_ISA::io::detail
" PARENT_SCOPE)
endfunction()

# A header without what may differ between versions of gzip, and without the seams of its literals.
function(comparable text result)
  string(REPLACE ")${delimiter}\",\n    R\"${delimiter}(" "" text "${text}")
  string(REGEX REPLACE "const packed = `[^`]*`" "" text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

set(unpack "const bytes = Uint8Array.from(atob(packed), c => c.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(\"gzip\"));
const code = document.createElement(\"script\");
code.type = \"module\";
code.textContent = await new Response(stream).text();
document.head.append(code);
")
make_header("")
comparable("${header}" wanted)
set(present "")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} present)
  comparable("${present}" present)
endif()
if(present STREQUAL wanted)
  return()
elseif(CHECK)
  message(FATAL_ERROR "${OUTPUT} is not what the files in ${SOURCE} give; build the target report_page")
endif()
packed("${script}" packed_script)
make_header("${packed_script}")
file(WRITE ${OUTPUT} "${header}")
