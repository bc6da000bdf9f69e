#!/bin/sh
# Builds and runs the benchmarks of xattn; also installs what is missing to do so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/bootstrap.sh"
tree=$root/build/benchmarks

usage() {
  cat <<'TEXT'
usage: sh benchmarks/run.sh [--] [ARGUMENT...]
       sh benchmarks/run.sh --peers [ARGUMENT...]

Builds the benchmarks in build/benchmarks for the processor of this machine and runs them. Arguments go to the program,
as in `sh benchmarks/run.sh -- --benchmark_filter=softmax`. Missing packages are installed with apt-get where that is
possible; what is still missing is fetched by CMake. The table goes to standard output; all of it takes some minutes, the
arguments are those of Google Benchmark.

With --peers it compares xattn with PyTorch, ONNX Runtime, OpenVINO, oneDNN, MKL, OpenBLAS, ggml, Eigen and libxsmm, each in
a process of its own, in turn. Their packages go into a Python environment in build/peers (some gigabytes, most of them for
PyTorch); a library that cannot be had is named and left out. Arguments:
  --only REGEX      cases whose group and name match: 'full BERT', 'causal', 'decode', 'linear 128', ...
  --libraries LIST  of torch,onnxruntime,openvino,onednn,mkl,openblas,ggml,eigen,libxsmm; only these are installed
  --threads N       of every library; with 1, the default, all run on one core, another one each round
  --rounds N        30 unless given; fewer for cases that would take longer than --seconds S, 30 unless given
  --json FILE  --table FILE.md  --plot FILE.png
  --list            prints the cases
TEXT
}

build_tools() {
  want_build_tools
  want_header benchmark/benchmark.h libbenchmark-dev
  install_missing
  check_build_tools
}

# Without Python's venv there is no place of their own for the packages.
compare_with_peers() {
  environment=$root/build/peers/environment
  want_command python3 python3
  python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
  want_header eigen3/Eigen/Core libeigen3-dev
  want_header libxsmm.h libxsmm-dev
  build_tools
  python3 -c 'import ensurepip, venv' 2>/dev/null ||
    die "python3 with venv is missing; install it (Debian: apt-get install python3-venv) and run this again."
  [ -x "$environment/bin/python" ] || python3 -m venv "$environment"
  export PYTHONDONTWRITEBYTECODE=1 GLIBC_TUNABLES=glibc.malloc.hugetlb=1
  "$environment/bin/python" "$root/benchmarks/peers/install.py" "$@"
  configure "$tree" "$(compiler)" -DXATTN_BUILD_TESTS=OFF -DXATTN_BUILD_EXAMPLES=OFF "-DXATTN_PEERS_PATH=$environment"
  build "$tree" peers
  exec "$environment/bin/python" "$root/benchmarks/peers/compare.py" --build "$tree/peers" "$@"
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --peers)
    shift
    case ${1:-} in --help | -h) usage; exit 0 ;; esac
    compare_with_peers "$@"
    ;;
  --) shift ;;
esac

build_tools
configure "$tree" "$(compiler)" -DXATTN_BUILD_TESTS=OFF -DXATTN_BUILD_EXAMPLES=OFF
build "$tree"
exec "$tree/benchmarks/benchmarks" "$@"
