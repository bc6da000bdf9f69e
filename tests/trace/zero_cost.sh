#!/bin/sh
# Without a hook nothing of it is left: of each file zero_cost_*probe.cpp, what is compiled against the headers, and what
# is compiled against a copy of them without the call sites, have the same instructions. From -O1 on the copy has no spans
# of steps either, and which register holds which operand does not count; without optimisation each of them is a call that
# gives back its argument.
#   zero_cost.sh INCLUDE "COMPILER..." "LEVEL..." [FLAG...]     e.g. zero_cost.sh include "g++ clang++" "-O0 -O2"
set -eu
include=$1 compilers=$2 levels=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
tab=$(printf '\t')
trap 'rm -rf "$work"' EXIT

cp -R "$include" "$work/full"
sh "$here/call_sites.sh" strip "$work/full" "$work/stripped"
removed=$(sh "$here/call_sites.sh" list "$work/full" | wc -l)
left=$(sh "$here/call_sites.sh" list "$work/stripped" | wc -l)
[ "$removed" -gt 0 ] && [ "$left" -eq 0 ] || { echo "removed $removed call sites, $left are left"; exit 1; }
cp -R "$work/stripped" "$work/spanless"
sh "$here/call_sites.sh" strip_spans "$work/spanless"
spans=$(grep -rn 'making(' "$work/stripped/xattn/layers" "$work/stripped/xattn/models" | wc -l)
left=$(grep -rn 'making(' "$work/spanless/xattn/layers" "$work/spanless/xattn/models" | wc -l)
[ "$spans" -gt 5 ] && [ "$left" -eq 1 ] || { echo "of $((spans - 1)) spans $((left - 1)) are left"; exit 1; }

instructions() {  # PROBE HEADERS COMPILER LEVEL FLAG...
  probe=$1 headers=$2 compiler=$3 level=$4
  shift 4
  "$compiler" -std=c++20 "$level" -DNDEBUG -I"$headers" "$@" -c "$probe" -o "$work/probe.o"
  objdump -dr --no-show-raw-insn "$work/probe.o" | sed 1,2d > "$work/code"
  if [ "$level" = "-O0" ]; then cat "$work/code"; else sed -E "s/%[a-z0-9]+/%/g; s/^ *[0-9a-f]+:$tab//" "$work/code"; fi
}

failed=0
compare() {  # PROBE COMPILER LEVEL FLAG...
  probe=$1 compiler=$2 level=$3
  shift 3
  what="$(basename "$probe" .cpp), $compiler $level"
  bare=spanless
  [ "$level" != "-O0" ] || bare=stripped
  instructions "$probe" "$work/full" "$compiler" "$level" "$@" > "$work/with"
  instructions "$probe" "$work/$bare" "$compiler" "$level" "$@" > "$work/without"
  if cmp -s "$work/with" "$work/without"; then
    echo "$what: $(wc -l < "$work/with") lines of code, the same without the $removed call sites"
  else
    echo "$what: differs: $(diff "$work/with" "$work/without" | grep -c '^[<>]') lines"
    diff "$work/with" "$work/without" | head -20
    failed=1
  fi
}

for compiler in $compilers; do
  command -v "$compiler" > /dev/null || { echo "skipped: there is no $compiler"; continue; }
  for level in $levels; do
    for probe in "$here"/zero_cost_*probe.cpp; do compare "$probe" "$compiler" "$level" "$@"; done
  done
done
exit $failed
