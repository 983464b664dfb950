#!/bin/bash
# The command line of onceover-check: exit status, what goes to stdout and what to stderr, and what
# no bytes of anybody's may do. Called with the program.
. "$(dirname "$0")/../cases.sh"
check=$1

# run INPUT ARGUMENT...: INPUT with the escapes of printf goes to stdin. Where no format is named it is
# the statement's; how a format is worked out is another test's matter.
run() {
  local input=$1
  shift
  printf '%b' "$input" >in
  case "${1:-} $*" in
    *--format* | *--profile* | *--help*) ;;
    tiling\ *) set -- "$1" --format labels "${@:2}" ;;
    tour\ *) set -- "$1" --format cells "${@:2}" ;;
  esac
  "$check" "$@" <in >out 2>err
  status=$?
  cases=$((cases + 1))
}

# Nothing but printable ASCII and newlines comes out.
expect_ascii() {
  if grep -q '[^ -~]' out err; then fail "odd bytes in the output: $*"; fi
}

# says STATUS STDOUT INPUT ARGUMENT...: all of stdout, and nothing on stderr.
says() {
  local want_status=$1 want_out=$2
  shift 2
  run "$@"
  expect_ascii "$@"
  if [ "$status" != "$want_status" ] || [ "$(cat out)" != "$want_out" ] || [ -s err ]; then
    fail "$@"
    printf '  wanted %s: %s\n' "$want_status" "$want_out"
  fi
}

# refuses STDERR INPUT ARGUMENT...: exit status 2, this one line on stderr, nothing on stdout.
refuses() {
  local want_err="onceover-check: $1"
  shift
  run "$@"
  expect_ascii "$@"
  if [ "$status" != 2 ] || [ "$(cat err)" != "$want_err" ] || [ -s out ]; then
    fail "$@"
    printf '  wanted 2: %s\n' "$want_err"
  fi
}

right='0 1\n1 1\n'
wrong='0 1\n1 2\n'
accepted='accepted <stdin>: tiling 2x2, any square missing: 3 of 3 squares covered'
rejected='rejected <stdin>: tiling 2x2, any square missing: 2 of 3 squares covered; 2 faults (piece-size 1, label-out-of-range 1)'
fault1='<stdin>:1:3: error: label 1 covers 2 squares, not 3: 1,2 2,1 [piece-size]'
fault2='<stdin>:2:3: error: label 2 at 2,2 is not in 1..1 [label-out-of-range]'
usage='(--help shows the usage)'

# ---- verdicts: the verdict first, then the faults by file:line:column ----
says 0 "$accepted" "$right" tiling
says 0 "$accepted" "$right" tiling -
says 0 "$accepted" "$right" tiling --board 2x2 --missing any -- -
says 1 "$rejected
$fault1
$fault2" "$wrong" tiling
says 1 'rejected <stdin>: tiling 2x2, 2,1 missing: 2 of 3 squares covered; 2 faults (uncovered 1, missing-covered 1)
<stdin>:1:1: error: square 1,1 is not covered [uncovered]
<stdin>:2:1: error: the missing square 2,1 carries 1, not its mark [missing-covered]' "$right" tiling --missing 2,1
says 0 'accepted <stdin>: tiling 2x2, 1,1 missing: 3 of 3 squares covered' '1 2 2 1 2 2' \
  tiling --format pieces --board 2x2 --missing 1,1
says 0 'accepted <stdin>: tiling 2x2, 1,1 missing: 3 of 3 squares covered' \
  '{"missing":[1,1],"labels":[[0,1],[1,1]]}' tiling --format json
says 0 'accepted <stdin>: tour 1x1 from 1,1: 1 of 1 squares visited' '1' \
  tour --board 1x1 --start 1,1
says 0 'accepted <stdin>: tour 1x1 from 1,1 to 1,1: 1 of 1 squares visited' '1 1' \
  tour --board 1x1 --start 1,1 --finish 1,1 --format pairs
says 1 'rejected <stdin>: closed tour 1x1: 1 of 1 squares visited; 1 fault (not-closed 1)
<stdin>:1:1: error: no knight'\''s move closes the tour, from 1,1 back to 1,1 [not-closed]' '1' \
  tour --format grid --closed
says 1 'rejected <stdin>: tour 1x1: 1 fault (no-answer 1)
<stdin>:1:1: error: the input holds no answer [no-answer]' '' tour --board 1x1

# ---- how many faults are listed ----
says 1 "$rejected
<stdin>: 2 more not listed" "$wrong" tiling --max-errors 0
says 1 "$rejected
$fault1
<stdin>: 1 more not listed" "$wrong" tiling --max-errors 1
says 1 "$rejected
$fault1
$fault2" "$wrong" tiling --max-errors 2
says 1 "$rejected
$fault1
$fault2" "$wrong" tiling --max-errors 1000000
says 0 "$accepted" "$right" tiling --max-errors 0
says 1 'rejected <stdin>: tiling 2x2, any square missing: 3 faults (not-a-number 3)
<stdin>:1:1: error: a is not a whole number [not-a-number]
<stdin>: 2 more not listed' 'a b\n1 c\n' tiling --max-errors 1

# ---- quiet ----
says 0 '' "$right" tiling --quiet
says 1 '' "$wrong" tiling -q
says 1 '' '' tiling -q
says 1 '' "$wrong" tiling -q --second-opinion

# ---- several answers, and as many as were asked for ----
printf '1 1 -1' >two
printf '2 1 1' >corner
one='tour 1x1 from 1,1: 1 of 1 squares visited'
says 0 "accepted <stdin> answer 1: $one
accepted <stdin> answer 2: $one
accepted 2/2" '1\n1\n' tour --board 1x1 --request two
says 1 "accepted <stdin>: $one
<stdin>:1:2: error: the input holds 1 answer, 2 were asked for [answer-count]
accepted 1/2" '1' tour --board 1x1 --request two
says 1 "accepted <stdin> answer 1: $one
accepted <stdin> answer 2: $one
accepted <stdin> answer 3: tour 1x1: 1 of 1 squares visited
<stdin>:3:2: error: the input holds 3 answers, 2 were asked for [answer-count]
accepted 3/3" '1\n1\n1\n' tour --board 1x1 --request two
says 1 "rejected <stdin>: tour 1x1 from 1,1: 1 fault (no-answer 1)
<stdin>:1:1: error: the input holds no answer [no-answer]
<stdin>:1:1: error: the input holds 0 answers, 2 were asked for [answer-count]
accepted 0/2" '' tour --board 1x1 --request two
says 1 '' '1' tour -q --board 1x1 --request two
says 0 'accepted <stdin>: tiling 2x2, 1,1 missing: 3 of 3 squares covered' "$right" \
  tiling --request corner
says 1 'accepted <stdin> answer 1: tiling 2x2, any square missing: 3 of 3 squares covered
rejected <stdin> answer 2: tiling 2x2, any square missing: 1 fault (not-a-number 1)
<stdin>:3:3: error: x is not a whole number [not-a-number]
accepted <stdin> answer 3: tiling 2x2, any square missing: 3 of 3 squares covered
accepted 2/3' "$right"'0 x\n1 1\n'"$right" tiling --board 2x2

# ---- several inputs ----
printf '%b' "$right" >right
printf '%b' "$wrong" >wrong
says 0 'accepted right: tiling 2x2, any square missing: 3 of 3 squares covered
accepted <stdin>: tiling 2x2, any square missing: 3 of 3 squares covered
accepted right: tiling 2x2, any square missing: 3 of 3 squares covered' "$right" \
  tiling right - right
says 1 '' '' tiling -q right wrong right
says 1 "$(printf '%s\n' "$rejected" "$fault1" "$fault2" | sed 's/<stdin>/wrong/')
accepted right: tiling 2x2, any square missing: 3 of 3 squares covered" '' tiling wrong right
refuses 'standard input can be read only once' "$right" tiling - -
refuses 'standard input can be read only once' '2 1 1' tiling --request - -
refuses 'standard input can be read only once' '2 1 1' tiling --request -
says 0 'accepted right: tiling 2x2, 1,1 missing: 3 of 3 squares covered' '2 1 1' \
  tiling --request - right
odd_name=$(printf 'a\nb:\033[2J\200')
cp right "$odd_name"
says 0 'accepted a\x0Ab:\x1B[2J\x80: tiling 2x2, any square missing: 3 of 3 squares covered' '' \
  tiling "$odd_name"
cp right ./-board
says 0 'accepted -board: tiling 2x2, any square missing: 3 of 3 squares covered' '' \
  tiling -- -board

# ---- inputs that cannot be read, and an output that cannot be written ----
mkdir folder
refuses 'cannot open no-such-file' '' tiling no-such-file
refuses 'cannot read folder' '' tiling folder
refuses 'cannot open no-such-file' '' tour --request no-such-file
refuses 'cannot read folder' '' tour --request folder
refuses 'cannot open \x1B[2J' '' tour "$(printf '\033[2J')"
if [ "$(id -u)" != 0 ]; then
  cp right locked
  chmod 000 locked
  refuses 'cannot open locked' '' tiling locked
fi
run '' tiling no-such-file right folder wrong
if [ "$status" != 2 ] || [ "$(grep -c '^accepted right' out)" != 1 ] ||
  [ "$(grep -c '^rejected wrong' out)" != 1 ] ||
  [ "$(cat err)" != 'onceover-check: cannot open no-such-file
onceover-check: cannot read folder' ]; then
  fail 'an input that cannot be read does not hide the others'
fi
if [ -c /dev/full ]; then
  for answer in right wrong; do
    "$check" tiling "$answer" >/dev/full 2>err
    status=$?
    : >out
    cases=$((cases + 1))
    if [ "$status" != 2 ] || [ "$(cat err)" != 'onceover-check: cannot write to standard output' ]; then
      fail "a full disk, $answer"
    fi
  done
fi

# ---- options that make no sense ----
run '' --version
grep -qx 'onceover-check [0-9.]*' out && [ "$status" = 0 ] || fail --version
for command in '' tiling tour; do
  # shellcheck disable=SC2086
  run '' $command --help
  grep -q 'Exit status: 0' out && grep -q 'Examples:' out && [ "$status" = 0 ] && [ ! -s err ] ||
    fail "$command --help"
  expect_ascii "$command --help"
done
refuses "A subcommand is required $usage" ''
refuses "A subcommand is required $usage" '' sudoku
refuses "The following argument was not expected: --bogus $usage" '' tiling --bogus
refuses "The following argument was not expected: --start $usage" '' tiling --start
refuses "--request excludes --missing $usage" '' tiling --request corner --missing 1,1
refuses "--request excludes --board $usage" '' tiling --request corner --board 2x2
refuses "--request excludes --start $usage" '' tour --request two --start 1,1
refuses "--format: 'cells' is none of labels, pieces, json, binary" '' tiling --format cells
refuses "--format: 'labels' is none of cells, pairs, grid, json" '' tour --format labels
refuses "--format: '\\x1B[2J' is none of cells, pairs, grid, json" '' \
  tour --format "$(printf '\033[2J')"
refuses '--format pieces needs --board or --request: pieces do not show the board' '' \
  tiling --format pieces
refuses "--max-errors: Value -1 not in range 0 to 1000000 $usage" '' tiling --max-errors -1
refuses "--max-errors: Value 1000001 not in range 0 to 1000000 $usage" '' \
  tiling --max-errors 1000001
refuses "--max-errors: Value x not in range 0 to 1000000 $usage" '' tiling --max-errors x

board='expected ROWSxCOLS such as 8x8'
for row in "8|$board at character 2" "8x|$board at character 3" "x8|$board at character 1" \
  "8X8|$board at character 2" "8x8x8|$board at character 4" "8 x8|$board at character 2" \
  "8x 8|$board at character 3" " 8x8|$board at character 1" "8,8|$board at character 2" \
  "+8x8|$board at character 1" "8x8.0|$board at character 4" "a|$board at character 1" \
  '0x8|less than 1 at character 1' '8x0|less than 1 at character 3' \
  '-8x8|less than 1 at character 1' '8x-8|less than 1 at character 3' \
  '9223372036854775808x1|too large at character 1' \
  '1x99999999999999999999|too large at character 3' \
  '4000000000x4000000000|more than 2^63-1 squares at character 1'; do
  refuses "--board: '${row%%|*}': ${row#*|}" '' tiling "--board=${row%%|*}"
  refuses "--board: '${row%%|*}': ${row#*|}" '' tour "--board=${row%%|*}"
done
cell='expected ROW,COLUMN such as 2,3'
for row in "2|$cell at character 2" "2,|$cell at character 3" ",3|$cell at character 1" \
  "2;3|$cell at character 2" "2,3,4|$cell at character 4" "2, 3|$cell at character 3" \
  "b3|$cell at character 1" '0,1|less than 1 at character 1' '1,0|less than 1 at character 3' \
  '-1,1|less than 1 at character 1' '9223372036854775808,1|too large at character 1'; do
  refuses "--start: '${row%%|*}': ${row#*|}" '' tour "--start=${row%%|*}"
  refuses "--finish: '${row%%|*}': ${row#*|}" '' tour "--finish=${row%%|*}"
  refuses "--missing: '${row%%|*}': ${row#*|}, or any, or none" '' tiling "--missing=${row%%|*}"
done
refuses "--missing: 'ANY': $cell at character 1, or any, or none" '' tiling --missing ANY
refuses "--missing: '9,1' is off the 8x8 board" '' tiling --board 8x8 --missing 9,1
refuses "--missing: '1,9' is off the 8x8 board" '' tiling --board 8x8 --missing 1,9
refuses "--start: '9,1' is off the 8x8 board" '' tour --start 9,1
refuses "--start: '1,9' is off the 8x8 board" '' tour --format pairs --start 1,9
refuses "--finish: '2,1' is off the 1x2 board" '' tour --board 1x2 --finish 2,1
refuses "--finish: '9,9' is off the 8x8 board" '' tour --request two --finish 9,9
says 1 'rejected <stdin>: tour 1x1 from 9,1: 1 fault (other-request 1)
<stdin>:1:2: error: the answer is for a board or missing square that was not asked for or does not exist [other-request]' \
  '1' tour --format grid --start 9,1
for option in --board --format --request --missing; do
  refuses "$option: the value is empty $usage" "$right" tiling "$option" ''
done
for option in --board --format --request --start --finish; do
  refuses "$option: the value is empty $usage" "$right" tour "$option" ''
done
refuses "files: the value is empty $usage" "$right" tiling ''

# ---- requests that make no sense: one line that names the value and its place ----
side='is not a power of two from 1 to 2147483648'
for row in '|1:1: fewer than the three numbers M x y' '8 2|1:4: fewer than the three numbers M x y' \
  '8 2 3 4|1:7: more than the three numbers M x y' "0 1 1|1:1: the side 0 $side" \
  "-8 1 1|1:1: the side -8 $side" "6 1 1|1:1: the side 6 $side" \
  "4294967296 1 1|1:1: the side 4294967296 $side" '8 0 1|1:3: the row 0 is not between 1 and 8' \
  '8 9 1|1:3: the row 9 is not between 1 and 8' '8 1\n9|2:1: the column 9 is not between 1 and 8' \
  '8 2 x|1:5: '\''x'\'' is not a whole number of 64 bits' \
  '8 2 3\n\n x|3:2: '\''x'\'' is not a whole number of 64 bits' \
  '8 2.5 3|1:3: '\''2.5'\'' is not a whole number of 64 bits' \
  '8 2 9223372036854775808|1:5: '\''9223372036854775808'\'' is not a whole number of 64 bits' \
  '8 2 3\x1B[2J|1:6: '\''3\x1B[2J'\'' is not a whole number of 64 bits'; do
  printf '%b' "${row%%|*}" >request
  refuses "request:${row#*|}" "$right" tiling --request request
done
for row in -1 '-1 5' ''; do
  printf '%s' "$row" >request
  refuses 'request: the request asks for no tour' '1' tour --request request
done
for row in '0|1:1: the start 0 is not between 1 and 64' '1 65|1:3: the start 65 is not between 1 and 64' \
  '1\n-2|2:1: the start -2 is not between 1 and 64' \
  '1 a1|1:3: '\''a1'\'' is not a whole number of 64 bits'; do
  printf '%b' "${row%%|*}" >request
  refuses "request:${row#*|}" '1' tour --request request
done
printf '7' >request
refuses 'request:1:1: the start 7 is not between 1 and 6' '1' tour --board 2x3 --request request

# ---- the second opinion ----
says 0 "$accepted
<stdin>: the second opinion agrees" "$right" tiling --second-opinion
says 1 "$rejected
$fault1
$fault2
<stdin>: the second opinion agrees" "$wrong" tiling --second-opinion
says 1 'rejected <stdin>: tiling 2x2, any square missing: 1 fault (not-a-number 1)
<stdin>:1:1: error: x is not a whole number [not-a-number]
<stdin>: no second opinion on what cannot be read' 'x 1\n1 1\n' tiling --second-opinion

# Of many answers each one has it, and is announced.
for ((i = 0; i < 1001; i++)); do printf '0 1\n1 1\n'; done >many
for option in --second-opinion --max-errors=20; do
  "$check" tiling --format labels --board 2x2 --missing any $option many >out 2>err
  status=$?
  cases=$((cases + 1))
  lines=2003
  [ "$option" = --second-opinion ] || lines=1002
  if [ "$status" != 0 ] || [ "$(wc -l <out)" != $lines ] ||
    [ "$(tail -n 1 out)" != 'accepted 1001/1001' ]; then
    fail "1001 answers with $option"
  fi
done

# ---- bytes that are no answer: rejected by a named rule in every format, and never a crash ----
formats='tiling:labels tiling:pieces tiling:json tour:cells tour:pairs tour:grid tour:json'
rule='^<stdin>:[0-9]+:[0-9]+: error: .* \[[a-z-]+\]$'
torture() {
  local name=$1 format
  for format in $formats; do
    "$check" "${format%%:*}" --format "${format##*:}" --board 8x8 --second-opinion \
      <"$name" >out 2>err
    status=$?
    cases=$((cases + 1))
    expect_ascii "$name as $format"
    if [ "$status" != 1 ] || [ -s err ] || ! head -n 1 out | grep -q '^rejected <stdin>' ||
      ! grep -Eq "$rule" out || ! tail -n 1 out | grep -Eq 'second opinion|^accepted 0/'; then
      fail "$name as $format"
    fi
    if [ "$(awk '{ sub(/^(rejected )?<stdin>/, "") } length($0) > 200' out)" ]; then
      fail "long lines: $name as $format"
    fi
  done
}

eight=''
for row in 1 2 3 4 5 6 7 8; do eight="$eight$row 2 3 4 5 6 7 8\n"; done
number=0
while IFS= read -r bytes; do
  number=$((number + 1))
  printf '%b' "$bytes" >"torture-$number"
  torture "torture-$number"
done <<END

-1
2147483647
2147483648
-2147483649
4294967296
9223372036854775807
9223372036854775808
-9223372036854775808
18446744073709551616
99999999999999999999999999999999999999999999
0
1
1.0
a
2\n-1 1
2\n1
1\na
(()
1/0
NaN
inf
\0
1\0
\0\0\0\0
\x80
\xEF\xBB\xBF
\xEF\xBB\xBF\xEF\xBB\xBF1
\xFF\xFE1\x00
\xEF\xBC\x91
\x1B[2J\x1B]0;title\x07
::error file=x,line=1::injected
\r\n\r\n
\r
1\r2\r3\r
\v\f
status(0)
00000000000000000000000000000000000000000001
+1
-0
{
{}
[]
[[1]]
{"labels":[[
{"labels":[[0,1],[1,1]]}
{"path":[[1,1]]}
{"board":[8,8],"labels":[]}
{"board":[0,0],"steps":[]}
"
$eight
${eight}junk
${eight}1
${eight}1 2 3 4 5 6 7 8
impossible
unknown
END
[ "$number" -gt 50 ] || fail "only $number torture inputs"

awk 'BEGIN { for (i = 32; i <= 126; ++i) printf "%c", i }' >printable
torture printable
# 1 KiB of bytes from a fixed linear congruence, and its printable part.
awk 'BEGIN { x = 1; for (i = 0; i < 1024; ++i) {
  x = (x * 1103515245 + 12345) % 2147483648; printf "\\x%02X", int(x / 8388608) } }' >escapes
printf '%b' "$(cat escapes)" >random
[ "$(wc -c <random)" = 1024 ] || fail 'no random bytes'
torture random
tr -cd ' -~\n' <random >random-printable
torture random-printable
head -c 100000 /dev/zero >zeros
torture zeros
head -c 100000 /dev/zero | tr '\0' '9' >nines
torture nines
head -c 100000 /dev/zero | tr '\0' '[' >brackets
torture brackets
yes x | head -n 5000 >garbage
torture garbage

# ---- what must not matter ----
while IFS= read -r bytes; do
  says 0 "$accepted" "$bytes" tiling
done <<'END'
0 1\r\n1 1\r\n
\xEF\xBB\xBF0 1\n1 1
 0\t1 \n\n\v1\f1\n\n
00 01\n+1 001
0 1\n1 1\n\n\n
END

printf '%s cases, %s failed\n' "$cases" "$failures"
[ "$cases" -gt 400 ] && [ "$failures" = 0 ]
