#!/bin/sh
# The checker of call sites on single lines: good ones pass and are stripped, each bad one is found.
#   call_sites_test.sh WORK
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$1
failed=0

header() {  # LINE
  rm -rf "$work"
  mkdir -p "$work/in/xattn/kernels"
  {
    echo '    if constexpr (trace::wants<Tr, stage::lse>) trace::emit<stage::lse, origin::computed>(tr, where, lse);'
    printf '%s\n' "$1"
    echo '    work();'
  } > "$work/in/xattn/kernels/a.hpp"
}

good() {
  header "$1"
  sh "$here/call_sites.sh" check "$work/in" > /dev/null || { echo "refused: $1"; failed=1; }
  sh "$here/call_sites.sh" strip "$work/in" "$work/out"
  [ "$(cat "$work/out/xattn/kernels/a.hpp")" = "    work();" ] || { echo "not stripped: $1"; failed=1; }
}

bad() {
  header "$1"
  if sh "$here/call_sites.sh" check "$work/in" > /dev/null; then
    echo "not found: $1"
    failed=1
  fi
}

good '  if constexpr (trace::wants<Tr, trace::stage::q>) trace::emit<trace::stage::q, trace::origin::derived>(tr, where, q);'
good '  if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::derived>(tr, where, [&] { return made(); });'
good '  if constexpr (trace::takes_values<Tr>) trace::value(tr, where, "scale", 1.0);'
good '  if constexpr (trace::takes_notes<Tr>) note_empty_rows(tr, where);'
good '  if constexpr (trace::listens<Tr>) emit_parameters(c);'
good '  if constexpr (trace::listens<Tr>) where = trace::top_level(tr);'
good '  if constexpr (trace::takes_spans<Tr>) return trace::spanned(tr, where, trace::stage::context, run);'
bad '  trace::spanned(tr, where, trace::stage::context, run);'
bad '  trace::emit<stage::q, origin::computed>(tr, where, q);'
bad '  if (wanted) trace::emit<stage::q, origin::computed>(tr, where, q);'
bad '  if constexpr (trace::wants<Tr, stage::q>) { trace::emit<stage::q, origin::computed>(tr, where, q); }'
bad '  if constexpr (trace::wants<Tr, stage::k>) trace::emit<stage::q, origin::computed>(tr, where, q);'
bad '  if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where,'
bad '  trace::value(tr, where, "scale", 1.0);'
bad '  emit_parameters(c);'
bad '  const auto where = trace::top_level(tr);'

rm -rf "$work"
mkdir -p "$work/in/xattn/kernels"
echo 'nothing here' > "$work/in/xattn/kernels/a.hpp"
if sh "$here/call_sites.sh" check "$work/in" > /dev/null 2>&1; then
  echo "a tree without call sites passes"
  failed=1
fi
exit $failed
