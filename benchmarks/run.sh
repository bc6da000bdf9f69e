#!/bin/sh
# Builds and runs the benchmarks of xattn; also installs what is missing to do so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/bootstrap.sh"

usage() {
  cat <<'TEXT'
usage: sh benchmarks/run.sh [--] [ARGUMENT...]

Builds the benchmarks in build/benchmarks for the processor of this machine and runs them. Arguments go to the program,
as in `sh benchmarks/run.sh -- --benchmark_filter=softmax`. Missing packages are installed with apt-get where that is
possible; what is still missing is fetched by CMake. The table goes to standard output; all of it takes some minutes, the
arguments are those of Google Benchmark.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --) shift ;;
esac

want_build_tools
want_header benchmark/benchmark.h libbenchmark-dev
install_missing
check_build_tools

tree=$root/build/benchmarks
configure "$tree" "$(compiler)" -DXATTN_BUILD_TESTS=OFF -DXATTN_BUILD_EXAMPLES=OFF
build "$tree"
exec "$tree/benchmarks/benchmarks" "$@"
