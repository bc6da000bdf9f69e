#!/bin/sh
# What the compilers make of the register tile: its products and sums are fused, one instruction for each pack, and its
# sums stay in registers, whatever the flags of optimisation. A compiler that does not fuse, or that spills, halves the
# speed of everything and breaks no other test.
#   tile_code.sh INCLUDE "COMPILER..." "LEVEL..." [FLAG...]        e.g. tile_code.sh include "g++ clang++" "-O2 -O3"
set -eu
include=$1 compilers=$2 levels=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v objdump > /dev/null || { echo "skipped: there is no objdump"; exit 77; }
[ "$(uname -m)" = x86_64 ] || { echo "skipped: knows the instructions of x86-64 only"; exit 77; }

# The body of the loop over k: what lies between the first and the last fused instruction of a function.
body_of() {
  objdump -d --no-show-raw-insn "$work/probe.o" | sed -n "/<$1>:/,/^\$/p" > "$work/function"
  awk '/vfmadd|vfnmadd/ { if (!first) first = NR; last = NR } { line[NR] = $0 }
       END { for (i = first; first && i <= last; i++) print line[i] }' "$work/function"
}
count() { grep -cE "$1" "$work/body" || true; }

failed=0
examine() {  # WHAT FUNCTION ACCUMULATORS
  body_of "$2" > "$work/body"
  fused=$(count 'vfmadd[0-9]+p[sd]') apart=$(count 'v(mul|add|sub)p[sd]') spilled=$(count '\(%r(sp|bp)')
  verdict=ok
  [ "$fused" -ge "$3" ] && [ "$apart" -eq 0 ] && [ "$spilled" -eq 0 ] || { verdict=FAILED failed=1; }
  echo "$verdict: $1, $2: $fused fused of $3 or more, $apart apart, $spilled by way of the stack"
}

for compiler in $compilers; do
  command -v "$compiler" > /dev/null || { echo "skipped: there is no $compiler"; continue; }
  for level in $levels; do
    for set in "12 -mavx2 -mfma" "24 -march=x86-64-v4"; do
      machine=${set#* }
      # shellcheck disable=SC2086
      "$compiler" -std=c++20 "$level" -DNDEBUG $machine -I"$include" "$@" -c "$here/tile_probe.cpp" -o "$work/probe.o"
      for type in float double; do examine "$compiler $level $machine" "tile_of_$type" "${set%% *}"; done
    done
  done
done
exit $failed
