#!/bin/sh
# Tests of the conformance program on small folders of cases: what passes, fails, is not yet, and what it exits with.
#   runner_test.sh PROGRAM FOLDER      FOLDER is made anew
set -u
program=$1
folder=$2
failed=0

# float32 numbers, least byte first
half='\000\000\000\077'
above_half='\001\000\000\077'
one='\000\000\200\077'
minus_one='\000\000\200\277'
small='\000\000\200\042'
zero='\000\000\000\000'
nan='\000\000\300\177'
infinity='\000\000\200\177'

# float16 numbers
f16_zero='\000\000'
f16_minus_thirty='\200\317'

# npy FILE NUMBER NUMBER [TYPE]
npy() {
  printf '\223NUMPY\001\000v\000%-117s\n' "{'descr': '<${4:-f4}', 'fortran_order': False, 'shape': (2,), }" >"$1"
  printf "$2$3" >>"$1"
}

# new_case NAME OP X X Y Y      appends to the folder a case that expects OP(X) = Y
new_case() {
  mkdir -p "$folder/$1"
  npy "$folder/$1/x.npy" "$3" "$4"
  npy "$folder/$1/y.npy" "$5" "$6"
  printf 'case %s\nfamily test\nop %s\nopset 14\nin 0 x float32 2 x.npy\nout 0 y float32 2 y.npy\n' "$1" "$2" \
    >"$folder/$1/case.txt"
}

# gives STATUS LINE [ARGUMENT...]: the program exits with STATUS (0, or 1 for any other) and prints such a line
gives() {
  status=$1
  line=$2
  shift 2
  "$program" "$folder" "$@" >"$folder.out" 2>&1
  found=$?
  [ $found = 0 ] || found=1
  [ $found = "$status" ] && grep -q "^$line" "$folder.out" && return
  echo "FAILED: expected status $status and '$line', found status $found and"
  cat "$folder.out"
  failed=1
}

fresh() {
  rm -rf "$folder"
  mkdir -p "$folder"
}

# compares LINE X X Y Y: what the program says of relu(X) = Y
compares() {
  fresh
  new_case relu Relu "$2" "$3" "$4" "$5"
  case $1 in pass*) gives 0 "$1" ;; *) gives 1 "$1" ;; esac
}
compares 'pass relu$' "$minus_one" "$half" "$zero" "$half"
compares 'pass relu$' "$minus_one" "$half" "$zero" "$above_half"
compares 'FAIL relu: error 0.5 at (1), got 0.5, expected 1 ' "$minus_one" "$half" "$zero" "$one"
compares 'FAIL relu: error inf at (0), got nan' "$nan" "$half" "$one" "$half"
compares 'FAIL relu: error inf at (1), got 0.5, expected nan' "$minus_one" "$half" "$zero" "$nan"
compares 'pass relu$' "$nan" "$infinity" "$nan" "$infinity"
compares 'FAIL relu: error inf at (1), got 1, expected inf' "$minus_one" "$one" "$zero" "$infinity"
compares 'FAIL relu: error inf at (1), got inf, expected 1' "$minus_one" "$infinity" "$zero" "$one"
compares 'pass relu$' "$small" "$half" "$zero" "$half"
compares 'FAIL relu: error inf at (0), got 3.4' "$small" "$minus_one" "$zero" "$zero"

fresh
gives 1 'conformance: there is no case in'
new_case relu Relu "$minus_one" "$half" "$zero" "$half"
new_case other NoSuchOperator "$minus_one" "$half" "$zero" "$half"
gives 0 'not yet other: the operator NoSuchOperator'
gives 0 '1 passed, 0 failed, 1 skipped$'
gives 1 '1 passed, 0 failed, 1 skipped$' --strict
gives 0 '1 passed, 0 failed, 0 skipped$' --strict --filter relu
gives 1 'conformance: nothing was run' --filter other
gives 1 'conformance: nothing was run' --filter no_such_case
gives 1 'usage: ' --no-such-option

new_case attribute Relu "$minus_one" "$half" "$zero" "$half"
echo 'attr slope float 0.1' >>"$folder/attribute/case.txt"
gives 0 'not yet attribute: the attribute slope'
echo 'in 1 z float32 2 x.npy' >>"$folder/other/case.txt"
sed -i 's/NoSuchOperator/Relu/' "$folder/other/case.txt"
gives 0 'not yet other: input 1, z'
echo 'out 1 z float32 2 y.npy' >>"$folder/attribute/case.txt"
gives 0 'not yet attribute: output 1, z'

new_case narrow Relu "$minus_one" "$half" "$zero" "$half"
sed -i 's/float32/bfloat16/' "$folder/narrow/case.txt"
gives 0 '1 passed, 0 failed, 0 skipped$' --filter narrow
sed -i 's/x.npy/no_bfloat16.npy x.npy/; s/y.npy/no_bfloat16.npy y.npy/' "$folder/narrow/case.txt"
gives 0 '1 passed, 0 failed, 0 skipped$' --filter narrow
npy "$folder/narrow/y.npy" "$zero" "$one"
gives 1 'FAIL narrow: error 0.5 at (1), got 0.5, expected 1 within 0.008' --filter narrow
new_case narrow Exp "$minus_one" "$minus_one" "$zero" "$zero"
npy "$folder/narrow/x.npy" "$f16_minus_thirty" "$f16_minus_thirty" f2
npy "$folder/narrow/y.npy" "$f16_zero" "$f16_zero" f2
sed -i 's/float32/float16/' "$folder/narrow/case.txt"
gives 0 '1 passed, 0 failed, 0 skipped$' --filter narrow
rm -r "$folder/narrow"

sed -i 's/float32 2 x.npy/float32 3 x.npy/' "$folder/relu/case.txt"
gives 1 'FAIL relu: x.npy has another shape or type than case.txt says'
rm "$folder/relu/x.npy"
gives 1 'FAIL relu: '
new_case relu Relu "$minus_one" "$half" "$zero" "$half"
echo 'test relu' >"$folder/INDEX.txt"
gives 0 '1 passed'
echo 'test lost' >>"$folder/INDEX.txt"
gives 1 'FAIL lost: listed in INDEX.txt, but not there'

folder=$folder.missing
gives 1 'conformance: '
exit $failed
