#!/bin/sh
# Where hooks are called from: only by lines of the one allowed form, which a compiler without a hook never sees:
#   if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where, q);
# The guard is wants<>, wants_any<>, listens<> or takes_..<>; a stage that is emitted is the stage that was asked for.
# Spans of steps are `c.making(..)` in place of the context c, which it gives back where nobody takes spans.
#   call_sites.sh list INCLUDE        prints the call sites as FILE:LINE:TEXT
#   call_sites.sh check INCLUDE       prints every other use, and fails if there is one
#   call_sites.sh strip INCLUDE COPY  makes a copy of the headers without the call sites
#   call_sites.sh strip_spans COPY    takes the spans of steps out of that copy
set -eu
LC_ALL=C
export LC_ALL

tab=$(printf '\t')
guard='if constexpr \((xattn::)?trace::(wants|wants_any|listens|takes_[a-z]+)<[^;{}]*>\)'
site="^ *$guard .*;\$"
use='trace::(emit<|announce<|(value|note|spanned|top_level)\()|[^a-z_:](emit|note)_[a-z_]+\('
# What defines such a function, and comments, are no uses.
other='^ *(///|//)|void (emit|note)_[a-z_]+\('

headers() { find "$1/xattn" -name '*.hpp' ! -path "$1/xattn/trace/*" ! -path "$1/xattn/io/*" ! -path "$1/xattn/core/*" | sort; }

case ${1-} in
  list)
    headers "$2" | xargs grep -nE "$site" /dev/null
    ;;
  check)
    breaches=$(
      headers "$2" | xargs grep -nE "$use" /dev/null | sed -E 's/^([^:]*:[0-9]+):/\1\t/' | while IFS=$tab read -r place text; do
        if printf '%s\n' "$text" | grep -qE "$site"; then
          asked=$(printf '%s\n' "$text" | sed -nE 's/.*wants<[A-Za-z]+, ([a-z:]*)stage::([a-z_0-9]+)>\) trace::(emit|announce)<.*/\2/p')
          told=$(printf '%s\n' "$text" | sed -nE 's/.*trace::(emit|announce)<([a-z:]*)stage::([a-z_0-9]+),.*/\3/p')
          [ "$asked" = "$told" ] || echo "$place: asks for another stage than it emits: $text"
        elif ! printf '%s\n' "$text" | grep -qE "$other"; then
          echo "$place: not the allowed form of a call site: $text"
        fi
      done
    )
    [ -z "$breaches" ] || { echo "$breaches"; exit 1; }
    count=$(sh "$0" list "$2" | wc -l)
    [ "$count" -gt 0 ] || { echo "no call sites below $2"; exit 1; }
    echo "$count call sites, all of the allowed form"
    ;;
  strip)
    mkdir -p "$3"
    cp -R "$2/." "$3/"
    headers "$3" | while read -r header; do
      grep -vE "$site" "$header" > "$header.stripped" || true
      mv "$header.stripped" "$header"
    done
    ;;
  strip_spans)
    headers "$2" | while read -r header; do
      sed -E 's/\.making\(([^()]|\([^()]*\))*\)//g' "$header" > "$header.stripped"
      mv "$header.stripped" "$header"
    done
    ;;
  *)
    sed -n '2,10p' "$0"
    exit 2
    ;;
esac
