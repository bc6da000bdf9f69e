#!/bin/sh
# Fails unless the objects, the builds of one dispatched library, keep apart: each shows the linker its entry and
# nothing else, has no group that could be merged by name, and initialises nothing before it is chosen.
#   nothing_shared.sh NM READELF OBJECT...
set -eu
nm=$1
readelf=$2
shift 2
failed=0

fail() {
  echo "$*" | head -n 20
  failed=1
}

for object; do
  hidden=$("$nm" "$object" | grep -c ' t .*5xattn' || true)
  [ "$hidden" -gt 20 ] || fail "$object has only $hidden functions of xattn: is this the right file?"
  shown=$("$nm" --defined-only --extern-only "$object" | awk 'NF > 1 && $NF !~ /^meeting_[a-z0-9]+$/ { print $NF }')
  [ -z "$shown" ] || fail "$object shows $shown"
  merged=$("$nm" "$object" | grep ' [WVui] ' || true)
  [ -z "$merged" ] || fail "$object has symbols that are merged: $merged"
  "$readelf" --section-groups --wide "$object" | grep -q 'COMDAT group' && fail "$object has groups"
  "$readelf" --sections --wide "$object" | grep -qE ' \.(init|fini|preinit)_array| \.[cd]tors' &&
    fail "$object is initialised before main"
done
exit $failed
