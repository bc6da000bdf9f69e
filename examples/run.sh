#!/bin/sh
# Builds the examples and runs the walk-through of "The cat sat"; also installs what is missing to do so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/bootstrap.sh"

usage() {
  cat <<'TEXT'
usage: sh examples/run.sh [--] [ARGUMENT...]

Builds the examples in build/examples and runs the walk-through of "The cat sat": every matrix from the words to the
output. Its recorded trace is left as build/examples/cat_sat.npz. Arguments go to the walk-through (default: --all);
`sh examples/run.sh -- --help` lists them. Missing packages are installed with apt-get where that is possible; what is
still missing is fetched by CMake. The first run builds for two or three minutes, the next start at once.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --) shift ;;
esac
[ $# -gt 0 ] || set -- --all

want_build_tools
install_missing
check_build_tools

tree=$root/build/examples
trace=$tree/cat_sat.npz
configure "$tree" "$(compiler)" -DXATTN_BUILD_TESTS=OFF -DXATTN_BUILD_BENCHMARKS=OFF
build "$tree"

rm -f "$trace"
"$tree/examples/seed_walkthrough" --npz "$trace" "$@"
if [ -f "$trace" ]; then echo "The recorded trace is in $trace"; fi
