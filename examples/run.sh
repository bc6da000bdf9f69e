#!/bin/sh
# Builds the examples, runs the walk-through of "The cat sat" and writes its page; also installs what is missing to do so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/bootstrap.sh"

usage() {
  cat <<'TEXT'
usage: sh examples/run.sh [--open] [--] [ARGUMENT...]

Builds the examples in build/examples and runs the walk-through of "The cat sat": every matrix from the words to the
output. Its recorded trace is left as build/examples/cat_sat.npz, and the same as a page for the browser that explains
each number as build/examples/cat_sat.html; --open shows that page where there is a desktop. Arguments go to the
walk-through (default: --all); `sh examples/run.sh -- --help` lists them. With words of your own (--matrix) the files
are mine.npz and mine.html. Missing packages are installed with apt-get where that is possible; what is still missing is
fetched by CMake. The first run builds for two or three minutes, the next start at once.
TEXT
}

open=no
case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --open) open=yes; shift ;;
esac
[ "${1:-}" != -- ] || shift
[ $# -gt 0 ] || set -- --all

want_build_tools
install_missing
check_build_tools

tree=$root/build/examples
name=cat_sat
case " $* " in *' --matrix '*) name=mine ;; esac
trace=$tree/$name.npz
page=$tree/$name.html
configure "$tree" "$(compiler)" -DXATTN_BUILD_TESTS=OFF -DXATTN_BUILD_BENCHMARKS=OFF
build "$tree"

# Shows a page with the desktop's program for it, if there is one.
show() {
  opener=
  [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || opener=xdg-open
  [ "$(uname)" != Darwin ] || opener=open
  if [ -n "$opener" ] && $opener "$1" >/dev/null 2>&1; then return; fi
  echo "There is no desktop here to show it on; open it in a browser."
}

rm -f "$trace" "$page"
"$tree/examples/seed_walkthrough" --npz "$trace" "$@"
[ -f "$trace" ] || exit 0
echo "The recorded trace is in $trace"
if [ $name = mine ]; then
  set -- "$tree/examples/xtrace" html "$trace" "$page"
else
  set -- "$tree/examples/seed_report" --out "$page" --npz "$tree/cat_sat_page.npz"
fi
"$@" >"$tree/page.log" || {
  cat "$tree/page.log"
  die "the page could not be written; the lines above say why."
}
echo "The page that explains each number is in $page"
[ $open = no ] || show "$page"
