#!/bin/sh
# Fails when two object files define a symbol of xattn in common: the linker would keep one of them for both.
#   nothing_shared.sh NM OBJECT OBJECT
set -eu
nm=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# defined OBJECT LIST: writes the symbols of xattn that the object defines
defined() {
  "$nm" "$1" | awk '$2 ~ /^[TWVuD]$/ && $3 ~ /5xattn/ { print $3 }' | sort -u >"$2"
  count=$(wc -l <"$2")
  [ "$count" -gt 20 ] || { echo "only $count symbols of xattn in $1: is this the right file?"; exit 1; }
}
defined "$2" "$folder/first"
defined "$3" "$folder/second"
shared=$(comm -12 "$folder/first" "$folder/second")
[ -z "$shared" ] || { echo "in $2 and in $3:"; echo "$shared" | head -n 20; exit 1; }
