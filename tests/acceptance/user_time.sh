#!/bin/sh
# Runs a command and prints the user time that it took; fails if that is above the bar, or if the command fails.
#   user_time.sh SECONDS COMMAND ARGUMENT...
set -eu
bar=$1
shift
told=$(mktemp)
trap 'rm -f "$told"' EXIT
"$@"
times >"$told"  # not through a pipe: there it would be that of another shell
awk -F '[ ms]+' -v bar="$bar" '
  NR == 2 { seconds = 60 * $1 + $2; printf "%.1f s of user time; the bar is %s s\n", seconds, bar; exit seconds > bar + 0 }' "$told"
