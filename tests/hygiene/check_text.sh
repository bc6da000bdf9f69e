#!/bin/sh
# Rules for the text of the repository; prints each breach as FILE:LINE: rule and fails if there is one.
#   check_text.sh CHECKOUT
set -u
cd "$1" || exit 2
LC_ALL=C
export LC_ALL

allowed_top='.ci .clang-format .git .gitignore CMakeLists.txt CMakePresets.json LICENSE README.md benchmarks build cmake examples include tests'
# Text in Chinese is part of what these show or check.
chinese='examples/ tests/ cmake/report/ include/xattn/io/ README.md'

breaches=$(
  for entry in $(ls -A); do
    case " $allowed_top " in *" $entry "*) ;; *) echo "$entry: not a name for the top level" ;; esac
  done

  find . \( -path ./.git -o -path ./build \) -prune -o -type f ! -name '*.np[yz]' ! -name '*.svg' ! -name '*.png' -print | sed 's|^\./||' |
    sort | while read -r file; do
    ascii=1
    for place in $chinese; do
      case $file in "$place"*) ascii=0 ;; esac
    done
    awk -v file="$file" -v ascii=$ascii '
      function breach(rule) { print file ":" FNR ": " rule }
      FNR == 1 && file ~ /^include\/.*\.hpp$/ && $0 != "// SPDX-License-Identifier: BSD-3-Clause" { breach("no SPDX line") }
      /\t/ { breach("tab") }
      /\r/ { breach("carriage return") }
      / $/ { breach("space at the end") }
      /(TO)DO|FIX(ME)/ { breach("left for later") }
      /^ *(\/\/|#|\*|\/\*) *[-=*#\/_~][-=*#\/_~][-=*#\/_~][-=*#\/_~][-=*#\/_~]/ { breach("ruler") }
      ascii && /[\200-\377]/ { breach("not ASCII") }
      length($0) > 160 && file ~ /\.(hpp|cpp|cmake|sh|txt|in)$/ && !/[\200-\377]/ { breach("longer than 160") }
    ' "$file"
  done
)
[ -z "$breaches" ] || { echo "$breaches"; exit 1; }
