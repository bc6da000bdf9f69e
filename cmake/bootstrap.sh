# shellcheck shell=sh disable=SC2154
# Sourced by tests/run.sh, examples/run.sh and benchmarks/run.sh, which set `root` (the checkout) before. Finds what a
# build needs, installs with apt-get what is missing, and leaves the rest to CMake, which fetches pinned sources.

die() {
  echo "xattn: $*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

first_of() {
  for name; do have "$name" && { echo "$name"; return; }; done
}

compiler() { if [ -n "${CXX:-}" ]; then echo "$CXX"; else first_of g++ clang++ c++; fi; }

has_header() {
  [ -n "$(compiler)" ] && printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$1" |
    $(compiler) -std=c++20 -x c++ -fsyntax-only - 2>/dev/null
}

# Packages that are missing, collected by these two.
missing=
want_command() { have "$1" || missing="$missing $2"; }
want_header() { has_header "$1" || missing="$missing $2"; }

apt_install() {
  # shellcheck disable=SC2086  # the packages are words
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >"$apt_log" 2>&1
}

# Installs the collected packages where that is possible; is quiet about why not, since CMake may still fetch them.
install_missing() {
  if [ -z "$missing" ] || ! have apt-get; then
    missing=
    return 0
  fi
  as_root=
  if [ "$(id -u)" != 0 ]; then
    have sudo || { missing=; return 0; }
    as_root='sudo -n'
    [ -t 0 ] && as_root=sudo
  fi
  echo "xattn: installing$missing"
  apt_log=$root/build/apt-get.log
  mkdir -p "$root/build"
  apt_install || { $as_root apt-get update >"$apt_log" 2>&1 && apt_install; } ||
    echo "xattn: apt-get did not install them (see $apt_log), going on without"
  missing=
}

want_build_tools() {
  [ -n "$(compiler)" ] || missing="$missing g++"
  want_command cmake cmake
  want_command ninja ninja-build
  want_header xsimd/xsimd.hpp libxsimd-dev
  want_header xtl/xtl_config.hpp xtl-dev
  has_header xtensor/xtensor.hpp || want_header xtensor/containers/xtensor.hpp libxtensor-dev
}

# One sentence for whatever is still missing and cannot be fetched.
check_build_tools() {
  [ -n "$(compiler)" ] || die "a C++20 compiler is missing; install one (Debian: apt-get install g++) and run this again."
  printf '#include <concepts>\n' | $(compiler) -std=c++20 -x c++ -fsyntax-only - 2>/dev/null ||
    die "$(compiler) does not compile C++20; set CXX to g++ 11, clang 14 or newer and run this again."
  have cmake || die "cmake is missing; install version 3.21 or newer (Debian: apt-get install cmake) and run this again."
  cmake --version | awk '/version/ { split($3, v, "."); exit !(v[1] > 3 || (v[1] == 3 && v[2] >= 21)) }' ||
    die "cmake 3.21 or newer is needed, but $(cmake --version | head -n 1) is installed."
  [ -n "$(first_of ninja make)" ] || die "ninja or make is missing; install one (Debian: apt-get install ninja-build)."
}

jobs() { getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# The package that CMake was fetching when it stopped, if that is where it stopped.
not_fetched() { sed -n 's/^-- xattn: //p' "$1" | sed -n '$s/^fetching \([^ ]*\) .*/\1/p'; }

# configure FOLDER COMPILER CMAKE_ARGUMENT...   prints only xattn's own lines, unless it fails; the environment may add
# arguments in XATTN_CMAKE_OPTIONS
configure() {
  folder=$1
  cxx=$2
  shift 2
  mkdir -p "$folder"
  generator='Unix Makefiles'
  have ninja && generator=Ninja
  # shellcheck disable=SC2086  # the options are words
  if ! CXX=$cxx cmake -S "$root" -B "$folder" -G "$generator" "$@" ${XATTN_CMAKE_OPTIONS:-} >"$folder/configure.log" 2>&1; then
    lost=$(not_fetched "$folder/configure.log")
    [ -z "$lost" ] || die "$lost is missing: it is not installed and could not be fetched; install it (Debian: apt-get" \
      "install libxsimd-dev libxtensor-dev xtl-dev catch2 libbenchmark-dev) or connect this machine, and run this again."
    cat "$folder/configure.log" >&2
    die "cmake could not configure the build; the lines above say why."
  fi
  sed -n 's/^-- xattn/xattn/p' "$folder/configure.log"
}

# build FOLDER [TARGET]     goes on after an error, so that all errors are seen at once
build() {
  keep_going=-k
  [ -f "$1/build.ninja" ] && keep_going=-k0
  cmake --build "$1" --parallel "$(jobs)" --target "${2:-all}" -- $keep_going ||
    die "the build in $1 failed; the lines above say where."
}
