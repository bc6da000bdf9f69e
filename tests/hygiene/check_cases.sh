#!/bin/sh
# Every fault case has a test: prints each id of the list that no test in the folder names, and fails if there is one.
#   check_cases.sh LIST FOLDER
set -u
ids=$(sed -n 's/^\*\*\(G[0-9][0-9]\) .*/\1/p' "$1" | sort -u)
[ -n "$ids" ] || { echo "there is no case in $1"; exit 1; }
missing=0
for id in $ids; do
  grep -rqw "$id" "$2" || { echo "$id: no test in $2"; missing=1; }
done
exit $missing
