#!/bin/bash
# The command line of onceover-check where nobody names the format: what it says of the reading, the
# options that steer it, refusals and banners, and that no byte of an answer reaches the terminal.
# Called with the program and tests/vectors.
. "$(dirname "$0")/../cases.sh"
check=$1
vectors=$2

# run INPUT ARGUMENT...: INPUT with the escapes of printf goes to stdin.
run() {
  local input=$1
  shift
  printf '%b' "$input" | "$check" "$@" >out 2>err
  status=$?
  cases=$((cases + 1))
  if grep -q '[^ -~]' out err; then fail "odd bytes in the output: $*"; fi
}

# says STATUS LINE INPUT ARGUMENT...: the output holds this line, and nothing is on stderr.
says() {
  local want_status=$1 line=$2
  shift 2
  run "$@"
  if [ "$status" != "$want_status" ] || ! grep -qxF -- "$line" out || [ -s err ]; then
    fail "$@"
    printf '  wanted %s: %s\n' "$want_status" "$line"
  fi
}

# keeps_quiet_about WORDS: the output of the last run does not hold them.
keeps_quiet_about() {
  if grep -qF -- "$1" out; then fail "says $1"; fi
}

# refuses STDERR INPUT ARGUMENT...: exit status 2, this one line on stderr, nothing on stdout.
refuses() {
  local want_err="onceover-check: $1"
  shift
  run "$@"
  if [ "$status" != 2 ] || [ "$(cat err)" != "$want_err" ] || [ -s out ]; then
    fail "$@"
    printf '  wanted 2: %s\n' "$want_err"
  fi
}

board='1 1 2 2\n1 3 3 2\n4 3 5 5\n4 4 5 0\n'
other='1 1 2 2\n1 3 3 2\n4 3 5 5\n4 4 5 5\n'
letters='A A B B\nA C C B\nB C A A\nB B A .\n'
tour='1 7 9 2 8 10 3 12 6 4 11 5\n'
grid='1 4 7 10\n12 9 2 5\n3 6 11 8\n'
names='a3 c2 a1 b3 d2 b1 c3 d1 b2 d3 c1 a2\n'
usage='(--help shows the usage)'
twenty='1 14 7 18 3 6 19 2 11 8 15 10 13 4 17 20 5 16 9 12'

# ---- what is said of the reading ----
says 0 '<stdin>: note: read as a board of labels from 1, the missing square marked 0' "$board" tiling
says 0 '<stdin>: note: read as square numbers from 1' "$tour" tour --board 3x4
says 0 '<stdin>: note: read as a board of steps from 1' "$grid" tour --board 3x4
says 0 '<stdin>: note: read as squares by name, rows from the bottom' "$names" tour --board 3x4
says 0 '<stdin>: note: 1 of 2 answers are of the size asked for' "0 1\n1 1\n\n$board" \
  tiling --board 4x4
run "$board" tiling --quiet
if [ "$status" != 0 ] || [ -s out ] || [ -s err ]; then fail 'not quiet'; fi

# ---- which answers count ----
says 1 'accepted 1/2' "$board\n$other" tiling --board 4x4
says 0 'accepted <stdin> answer 1: tiling 4x4, any square missing: 15 of 15 squares covered' \
  "$board\n$other" tiling --board 4x4 --answers first
run "$board\n$other" tiling --board 4x4 --answers last
[ "$status" = 1 ] || fail '--answers last'
run "$board\n$other" tiling --board 4x4 --answers 1
[ "$status" = 0 ] || fail '--answers 1'
run "$board\n$other" tiling --board 4x4 --answers 2
[ "$status" = 1 ] || fail '--answers 2'
says 1 'rejected <stdin>: there is no answer 3, it holds 2' "$board\n$other" \
  tiling --board 4x4 --answers 3
for bad in x 0 -1 1.5 FIRST ' 1' 99999999999999999999; do
  refuses "--answers: '$bad' is none of all, first, last or a number from 1" "$board" \
    tiling "--answers=$bad"
done

# ---- the base, and what labels may be ----
says 0 '<stdin>: note: read as square numbers from 1' "$tour" tour --board 3x4 --base 1
says 1 '<stdin>: note: it is right counted from one more' "$tour" tour --board 3x4 --base 0
for bad in 2 x -1 01; do
  refuses "--base: '$bad' is neither 0 nor 1" "$tour" tour --board 3x4 "--base=$bad"
done
run "$letters" tiling --missing 4,4
[ "$status" = 1 ] || fail 'colours are accepted without --accept'
run "$letters" tiling --missing 4,4 --accept colouring
[ "$status" = 0 ] || fail '--accept colouring'
run "$letters" tiling --missing 4,4 --accept reused-ids
[ "$status" = 0 ] || fail '--accept reused-ids'
run "$letters" tiling --missing 4,4 --accept orientations
[ "$status" = 1 ] || fail '--accept orientations'
for bad in x Colouring colours; do
  refuses "--accept: '$bad' is none of colouring, orientations, reused-ids" "$letters" \
    tiling --accept "$bad"
done
refuses "The following argument was not expected: --accept $usage" "$tour" tour --accept colouring
for option in --answers --base --profile --expected --accept; do
  refuses "$option: the value is empty $usage" "$board" tiling "$option" ''
done
for option in '--answers all' '--base 1' '--profile auto' '--accept colouring'; do
  # shellcheck disable=SC2086  # an option and its value
  refuses "--format excludes ${option%% *} $usage" "$board" tiling --format labels $option
done

# A value that makes no sense is refused whatever the input turns out to be.
json='{"missing":[1,1],"labels":[[0,1],[1,1]]}'
refuses "--answers: 'x' is none of all, first, last or a number from 1" "$json" tiling --answers x
refuses "--base: '7' is neither 0 nor 1" "$json" tiling --base 7
refuses "--accept: 'x' is none of colouring, orientations, reused-ids" "$json" tiling --accept x
refuses "--answers: 'x' is none of all, first, last or a number from 1" \
  '{"board":[1,1],"steps":[[1]]}' tour --answers x

# ... and one that would be ignored is refused: what is not asked is not checked.
ignored='does not apply to JSON and binary boards, nor to inputs read as plain numbers'
refuses "<stdin>: --answers $ignored" "$json" tiling --answers 2
refuses "<stdin>: --base $ignored" "$json" tiling --answers all --base 1
refuses "<stdin>: --accept $ignored" "$json" tiling --accept colouring
refuses "<stdin>: --answers $ignored" '{"board":[1,1],"steps":[[1]]}' tour --answers first
says 0 'accepted <stdin>: tiling 2x2, 1,1 missing: 3 of 3 squares covered' "$json" \
  tiling --answers all

says 0 '<stdin>: note: 1 of 2 answers are of the size asked for' "$board\n0 1\n1 1\n" \
  tiling --board 4x4 --missing any --answers all
says 0 'accepted <stdin>: tiling 4x4, any square missing: 15 of 15 squares covered' "$board" \
  tiling --board 4x4 --missing any --profile auto
says 2 "unchecked <stdin>: tour 6x7 from 1,1 to 1,2: the answer says that there is none, and no \
theorem decides that" 'no solution\n' tour --board 6x7 --start 1,1 --finish 1,2

# ---- profiles ----
printf '1\n1 1\n' >request
printf '2 2 1\n' >answer
says 0 'accepted <stdin>: tiling 2x2, 1,1 missing: 3 of 3 squares covered' '2 2 1\n' \
  tiling --profile luogu-p1228 --request request
refuses "--profile: 'x\\x1B' is no profile; \`profiles\` lists them" "$board" \
  tiling --profile "$(printf 'x\033')"
refuses '--profile: luogu-p1228 is a profile of tilings' "$tour" tour --profile luogu-p1228
refuses '--profile: cses-1689 is a profile of tours' "$board" tiling --profile cses-1689
refuses "--expected requires --profile $usage" "$board" tiling --expected answer
refuses 'cannot open nowhere' '2 2 1\n' tiling --profile luogu-p1228 --expected nowhere
# An option overrules what the profile or its request says of the same thing.
covers='accepted <stdin>: tiling 2x2'
says 1 '<stdin>:1:1: error: piece 1 covers the missing square 1,2 [missing-covered]' '2 2 1\n' \
  tiling --profile luogu-p1228 --request request --missing 1,2
says 0 "$covers, 1,1 missing: 3 of 3 squares covered" '2 2 1\n' \
  tiling --profile luogu-p1228 --board 2x2 --missing 1,1
says 1 'rejected <stdin>: tiling 4x4, 1,1 missing: 1 fault (no-answer 1)' \
  '2 2 1\n' tiling --profile luogu-p1228 --request request --board 4x4
says 0 "$covers, 1,1 missing: 3 of 3 squares covered" '1 1 1\n' \
  tiling --profile luogu-p1228 --request request --base 0
run '1 1 1\n' tiling --profile luogu-p1228 --request request
[ "$status" = 1 ] || fail 'coordinates from 0 are accepted'
says 0 "accepted <stdin>: tiling 4x4, 4,4 missing: 15 of 15 squares covered" "${letters/./0}" \
  tiling --profile spoj-board3 --board 4x4 --missing 4,4 --accept colouring
says 0 'accepted <stdin>: tiling 4x4, any square missing: 15 of 15 squares covered' \
  "$board\n$other" tiling --profile spoj-board3 --board 4x4 --missing any --answers first
says 1 '<stdin>:10:1: error: the input holds 2 answers, 3 were asked for [answer-count]' \
  "$board\n$other" tiling --profile spoj-board3 --board 4x4 --answers 3
says 1 '<stdin>:3:51: error: the answer is right, but answer 1 is the same [answer-repeated]' \
  "2\n$(printf '%s ' $twenty)\n$(printf '%s ' $twenty)\n" tour --profile spoj-bfu-65

# What is no request, or no right answer to compare with, is at fault itself.
printf '2 x 1\n' >bad
printf '2 2 1\n' >good
printf '1 1 1\n' >wrong
printf '1\n1 1\n' >request
refuses "bad:1:3: 'x' is not a whole number of 64 bits" '2 2 1\n' \
  tiling --profile luogu-p1228 --request bad
says 0 "$covers, 1,1 missing: 3 of 3 squares covered" '2 2 1\n' \
  tiling --profile luogu-p1228 --request request --expected good
refuses 'wrong:1:1: the expected answer is not right' '2 2 1\n' \
  tiling --profile luogu-p1228 --request request --expected wrong
refuses 'standard input can be read only once' '2 2 1\n' \
  tiling --profile luogu-p1228 --request request --expected -

# The reference procedure is known; --expected overrules it.
printf '2 1 1\n' >request
printf '2 1 2\n' >request2
says 0 "$covers, 1,1 missing: 3 of 3 squares covered" '0 1\n1 1\n' \
  tiling --profile csdn-chessboard-cover --request request
swapped='0 2 3 3\n2 2 1 3\n4 1 1 5\n4 4 5 5\n'
mine='0 3 2 2\n3 3 1 2\n4 1 1 5\n4 4 5 5\n'
printf '4 1 1\n' >request
says 0 'accepted <stdin>: tiling 4x4, 1,1 missing: 15 of 15 squares covered' "$swapped" \
  tiling --profile csdn-chessboard-cover --request request
unexpected='the answer is right, but it is not the one that is expected: square 1,2 carries'
says 1 "<stdin>:1:3: error: $unexpected 3, not 2 [valid-but-not-expected]" "$mine" \
  tiling --profile csdn-chessboard-cover --request request
printf '%b' "$mine" >expected
says 0 'accepted <stdin>: tiling 4x4, 1,1 missing: 15 of 15 squares covered' "$mine" \
  tiling --profile csdn-chessboard-cover --request request --expected expected
says 1 "<stdin>:1:3: error: $unexpected 2, not 3 [valid-but-not-expected]" "$swapped" \
  tiling --profile csdn-chessboard-cover --request request --expected expected

# Numbers from 0 that are no tour are read from 1 too, with a free square.
zeros='0 3 6 9\n8 11 1 4\n2 5 10 7\n'
says 1 '<stdin>: note: read as a board of steps from 0' "$zeros" tour --board 3x4
says 1 '<stdin>: note: read as a board of steps from 1' "$zeros" tour --board 3x4
says 1 '<stdin>:1:1: error: square 1,1 is not visited [unvisited]' "$zeros" tour --board 3x4
run "$zeros" tour --board 3x4 --base 0
keeps_quiet_about 'from 1'
run '0 3 6 9\n11 8 1 4\n2 5 10 7\n' tour --board 3x4
keeps_quiet_about 'from 1'

# Prose is no answer.
says 1 '<stdin>:1:1: error: the input holds no answer [no-answer]' 'Enter a square:\n' tour
says 1 '<stdin>:1:7: error: x is not a whole number [not-a-number]' '1 2 3 x\n' tiling
run '' profiles
if [ "$status" != 0 ] || [ "$(grep -c '^tiling ' out)" -lt 20 ] ||
  [ "$(grep -c '^tour ' out)" -lt 20 ]; then
  fail profiles
fi
refuses "The following argument was not expected: x $usage" '' profiles x
run '' explain not-an-l
if [ "$status" != 0 ] || [ "$(wc -l <out)" != 4 ]; then fail 'explain not-an-l'; fi
run '' explain
if [ "$status" != 0 ] || ! grep -q '^valid-but-not-expected ' out; then fail explain; fi
refuses "explain: 'sudoku\\x1B' is no rule; explain lists all" '' explain "$(printf 'sudoku\033')"
refuses "The following argument was not expected: y $usage" '' explain not-an-l y

# ---- an array as C writes it is no JSON object, and neither is {} ----
says 0 'accepted <stdin>: tiling 2x2, any square missing: 3 of 3 squares covered' \
  '{{0,1},{1,1}}\n' tiling
says 0 'accepted <stdin>: tour 3x4: 12 of 12 squares visited' \
  ' { {1, 4, 7, 10},\n {12, 9, 2, 5},\n {3, 6, 11, 8} };\n' tour --board 3x4
run '{}' tour --board 3x3
if [ "$status" != 0 ] || ! grep -q 'there is none' out; then fail '{} is a refusal'; fi
says 1 '<stdin>:1:12: error: unexpected end of input in the JSON text [bad-json]' '{"labels":[\n' tiling

# ---- two ways to write one answer ----
says 0 'accepted <stdin>: tour 3x4: 12 of 12 squares visited' "$names\n$grid" tour --board 3x4
keeps_quiet_about answers-differ
run "$names\n12 9 6 3\n1 4 11 8\n10 7 2 5\n" tour --board 3x4
if [ "$status" != 1 ] || ! grep -q '\[answers-differ\]$' out; then fail answers-differ; fi

# ---- refusals are judged by theorems ----
run 'No solution found\n' tour --board 8x8
if [ "$status" != 1 ] || ! grep -q '\[false-refusal\]$' out; then fail 'a false refusal'; fi
run 'impossible\n' tiling --board 4x4 --missing 1,1
if [ "$status" != 1 ] || ! grep -q '\[false-refusal\]$' out; then fail 'a false refusal'; fi
for question in 'tour --board 4x4' 'tour --board 5x5 --start 1,2' 'tour --board 5x5 --closed' \
  'tiling --board 3x3 --missing none' 'tiling --board 2x4 --missing none'; do
  # shellcheck disable=SC2086  # words
  run 'No solution found\n' $question
  if [ "$status" != 0 ] || ! grep -q '^accepted <stdin>: .*: there is none, as the answer says' out
  then
    fail "a right refusal: $question"
  fi
done
run 'No solution found\n' tiling
if [ "$status" != 2 ] || ! grep -q '^unchecked <stdin>' out; then fail 'a refusal of no board'; fi

# ---- banners ----
says 1 '<stdin>:1:1: note: the output claims success: Tour found' 'Tour found\n1 2\n3 4\n' \
  tour --board 2x2
run "Tour found\n$grid" tour --board 3x4
[ "$status" = 0 ] || fail 'a banner that is right'
keeps_quiet_about success
run 'No tour found\n1 2\n3 4\n' tour --board 2x2
keeps_quiet_about success

# ---- long inputs ----
{ printf '%b' "$grid" && head -c 2200000 /dev/zero | tr '\0' ' '; } >long
"$check" tour --board 3x4 long >out 2>err
status=$?
if [ "$status" != 0 ] ||
  ! grep -qxF 'long: note: read as plain numbers, since it is longer than 2 MiB' out; then
  fail 'a long input'
fi

# ---- no byte of an answer reaches the terminal, in any family ----
# mangle NAME FROM TO: every vector with some bytes replaced.
mangle() {
  local file
  mkdir "$1"
  for file in "$vectors"/wild/tiling_*.txt "$vectors"/wild/tours/*.txt; do
    tr "$2" "$3" <"$file" >"$1/$(basename "$file")"
  done
}

mangle digits-escape 3 '\033'
mangle digits-nul 1 '\000'
mangle blanks-escape ' ' '\033'
mangle letters-nul 'a-z' '\000'
mangle marks-high '()[]|,' '\377'
mangled=0
for folder in digits-escape digits-nul blanks-escape letters-nul marks-high; do
  for problem in tiling tour; do
    "$check" "$problem" "$folder"/* >out 2>err
    status=$?
    cases=$((cases + 1))
    mangled=$((mangled + $(ls "$folder" | wc -l)))
    if grep -q '[^ -~]' out err; then fail "odd bytes: $problem $folder"; fi
    if [ "$status" -gt 2 ]; then fail "a crash: $problem $folder"; fi
  done
done
[ "$mangled" -gt 1000 ] || fail "only $mangled mangled answers"

printf '%s cases, %s failed\n' "$cases" "$failures"
[ "$cases" -gt 85 ] && [ "$failures" = 0 ]
