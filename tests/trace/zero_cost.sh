#!/bin/sh
# Without a hook nothing of it is left: a file that is compiled against the headers, and one compiled against a copy of
# them without the call sites, have the same instructions.
#   zero_cost.sh INCLUDE "COMPILER..." "LEVEL..." [FLAG...]     e.g. zero_cost.sh include "g++ clang++" "-O0 -O2"
set -eu
include=$1 compilers=$2 levels=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp -R "$include" "$work/full"
sh "$here/call_sites.sh" strip "$work/full" "$work/stripped"
removed=$(sh "$here/call_sites.sh" list "$work/full" | wc -l)
left=$(sh "$here/call_sites.sh" list "$work/stripped" | wc -l)
[ "$removed" -gt 0 ] && [ "$left" -eq 0 ] || { echo "removed $removed call sites, $left are left"; exit 1; }

instructions() {  # HEADERS COMPILER LEVEL FLAG...
  headers=$1 compiler=$2 level=$3
  shift 3
  "$compiler" -std=c++20 "$level" -DNDEBUG -I"$headers" "$@" -c "$here/zero_cost_probe.cpp" -o "$work/probe.o"
  objdump -dr --no-show-raw-insn "$work/probe.o" | sed 1,2d
}

failed=0
for compiler in $compilers; do
  command -v "$compiler" > /dev/null || { echo "skipped: there is no $compiler"; continue; }
  for level in $levels; do
    instructions "$work/full" "$compiler" "$level" "$@" > "$work/with"
    instructions "$work/stripped" "$compiler" "$level" "$@" > "$work/without"
    if cmp -s "$work/with" "$work/without"; then
      echo "$compiler $level: $(wc -l < "$work/with") lines of code, the same without the $removed call sites"
    else
      echo "$compiler $level: differs: $(diff "$work/with" "$work/without" | grep -c '^[<>]') lines"
      diff "$work/with" "$work/without" | head -20
      failed=1
    fi
  done
done
exit $failed
