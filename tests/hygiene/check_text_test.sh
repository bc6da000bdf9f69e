#!/bin/sh
# Every rule of check_text.sh finds its breach, and a clean tree has none.
#   check_text_test.sh FOLDER      FOLDER is made anew
set -u
check=$(dirname "$0")/check_text.sh
folder=$1
spdx='// SPDX-License-Identifier: BSD-3-Clause'
failed=0

# finds RULE FILE TEXT: the text breaks that rule and no other
finds() {
  rm -rf "$folder"
  mkdir -p "$folder/$(dirname "$2")"
  printf '%b\n' "$3" >"$folder/$2"
  found=$(sh "$check" "$folder")
  case $found in
    "$2"*"$1") ;;
    *) echo "expected '$1' for $2, found '$found'"; failed=1 ;;
  esac
}

rm -rf "$folder"
mkdir -p "$folder/include"
echo "$spdx" >"$folder/include/clean.hpp"
sh "$check" "$folder" || { echo "a clean tree fails"; failed=1; }

finds 'not a name for the top level' stray.txt 'text'
finds 'no SPDX line' include/a.hpp 'int x;'
finds 'tab' cmake/a.hpp '\tint x;'
finds 'carriage return' cmake/a.hpp 'int x;\r'
finds 'space at the end' cmake/a.hpp 'int x; '
finds 'left for later' cmake/a.hpp '// TO''DO'
finds 'ruler' cmake/a.hpp '// -----'
finds 'not ASCII' cmake/a.hpp '// \0303\0244'
finds 'longer than 160' cmake/a.hpp "$(printf '%0161d' 0)"
exit $failed
