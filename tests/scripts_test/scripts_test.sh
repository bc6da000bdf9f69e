#!/bin/sh
# Tests of the run scripts on a copy of the checkout, with a PATH that holds only what each test wants to be there.
#   scripts_test.sh CHECKOUT WORK      WORK is made anew
set -u
checkout=$1
work=$2
rm -rf "$work"
mkdir -p "$work/bin" "$work/copy"
cp -R "$checkout/CMakeLists.txt" "$checkout/cmake" "$checkout/include" "$checkout/examples" "$checkout/tests" \
  "$checkout/benchmarks" "$work/copy"
failed=0

fail() {
  echo "FAILED: $*"
  failed=1
}

# Makes the PATH of the test: the small tools of the scripts and the programs named.
tools() {
  rm -rf "$work/bin"
  mkdir -p "$work/bin"
  for tool in sh env awk basename cat cut dirname getconf grep head id mkdir python3 rm sed tail uname "$@"; do
    place=$(command -v "$tool") && ln -s "$place" "$work/bin/$tool"
  done
}

run() { (cd "$work" && env -u CXX PATH="$work/bin" sh "$work/copy/$1" $2 >"$work/out" 2>&1 </dev/null); }

# says SENTENCE SCRIPT [ARGUMENT]: the script fails, and its last line is that sentence
says() {
  run "$2" "${3:-}" && fail "$2 ${3:-} should fail"
  tail -n 1 "$work/out" | grep -q "$1" || { fail "$2 ${3:-} does not say '$1' but"; cat "$work/out"; }
}

scripts='tests/run.sh examples/run.sh benchmarks/run.sh'
tools
for script in $scripts; do
  run $script --help || fail "$script --help ends with an error"
  head -n 1 "$work/out" | grep -q "^usage: sh $script" || fail "$script --help does not show its usage"
done
says 'unknown argument --wrong' tests/run.sh --wrong
says '.--filter needs a value' tests/run.sh --filter

for script in $scripts; do
  tools
  says 'a C++20 compiler is missing; install one' $script
  tools g++ as ld ninja
  says 'cmake is missing; install version 3.21 or newer' $script
  tools g++ as ld cmake
  says 'ninja or make is missing; install one' $script
done

# An apt-get that knows no package until its lists are updated, and then has only cmake, as one that says what it is asked.
apt_get() {
  cat >"$work/bin/apt-get" <<TEXT
#!/bin/sh
echo "apt-get \$*" >>"$work/asked"
[ "\$1" = update ] && touch "$work/updated"
[ "\$1" = update ] || [ -f "$work/updated" ]
TEXT
  chmod +x "$work/bin/apt-get"
  rm -f "$work/asked" "$work/updated"
}
tools g++ as ld ninja chmod touch
apt_get
says 'cmake is missing' examples/run.sh
if [ "$(id -u)" = 0 ]; then
  count=$(grep -c '^apt-get install -y --no-install-recommends .*cmake' "$work/asked")
  [ "$count" = 2 ] || { fail "apt-get should be asked for cmake, updated, and asked again, but:"; cat "$work/asked"; }
  grep -q '^apt-get update' "$work/asked" || fail "apt-get update is not called"
fi

# Neither installed nor to be fetched.
tools g++ as ld ninja cmake touch
XATTN_CMAKE_OPTIONS="-DXATTN_DEPS=FETCH -DXATTN_URL_xsimd=file://$work/gone.tar.gz -DXATTN_SHA256_xsimd=$(printf '%064d' 0)"
export XATTN_CMAKE_OPTIONS
says 'xsimd is missing: it is not installed and could not be fetched; install it' examples/run.sh

# A build that is there already, made of programs that only say what they are asked for.
export XATTN_CMAKE_OPTIONS=
built=$work/copy/build/examples/examples
program() {
  mkdir -p "$(dirname "$1")"
  printf '#!/bin/sh\n%s\n' "$2" >"$1"
  chmod +x "$1"
}
tools g++ as ld ninja chmod
program "$work/bin/cmake" 'echo "cmake version 3.30.0"'
program "$work/bin/xdg-open" "echo \"\$1\" >>$work/opened"
program "$built/seed_walkthrough" 'echo "pages: $*"; echo trace >"$2"'
program "$built/seed_report" 'echo page >"$2"'
page_line="The page that explains each number is in $work/copy/build/examples/cat_sat.html"
ends_with() { [ "$(tail -n 1 "$work/out")" = "$1" ] || { fail "the last line should be '$1', but:"; cat "$work/out"; }; }
rm -f "$work/opened"
export DISPLAY=:0
run examples/run.sh '--open -- --step 2' || fail 'examples/run.sh fails with a build'
ends_with "$page_line"
grep -q 'pages: .* --step 2$' "$work/out" || fail 'examples/run.sh does not pass its arguments on'
grep -q '/cat_sat.html$' "$work/opened" || fail '--open does not open the page'
rm -f "$work/opened"
run examples/run.sh '' || fail 'examples/run.sh fails with a build'
[ ! -f "$work/opened" ] || fail 'the page is opened without --open'
unset DISPLAY
run examples/run.sh --open
ends_with 'There is no desktop here to show it on; open it in a browser.'
program "$built/xtrace" 'echo "$1 $2" >"$3"'
run examples/run.sh '--matrix x.npy'
ends_with "The page that explains each number is in $work/copy/build/examples/mine.html"
grep -q '^html .*/mine.npz$' "$work/copy/build/examples/mine.html" || fail 'the page is not of the trace of --matrix'
program "$built/seed_walkthrough" 'echo usage'
run examples/run.sh '-- --help'
ends_with usage
program "$built/seed_walkthrough" 'echo trace >"$2"'
program "$built/seed_report" 'echo broken; exit 1'
says 'the page could not be written' examples/run.sh

exit $failed
