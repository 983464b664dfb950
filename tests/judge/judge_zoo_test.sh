#!/bin/bash
# onceover-judge on a zoo of faulty programs: each is found out, with the smallest request that shows
# its fault; right programs pass; nothing is left behind. Called with onceover-judge, onceover-solve,
# the zoo's tour program and the zoo's folder.
. "$(dirname "$0")/../cases.sh"
judge=$1
solve=$2
tour=$3
zoo=$4
mkdir room && cd room || exit 1

# run ARGUMENT... -- PROGRAM...
run() {
  local options=()
  while [ "$1" != -- ]; do
    options+=("$1")
    shift
  done
  "$judge" "${options[@]}" -q "$@" >../out 2>../err </dev/null
  status=$?
  cases=$((cases + 1))
  if grep -q '[^ -~]' ../out ../err; then fail "odd bytes in the output"; fi
}

# passes COUNTS ARGUMENT... -- PROGRAM...
passes() {
  local counts=$1
  shift
  run "$@"
  if [ "$status" != 0 ] || [ "$(cat ../out)" != "passed: $counts" ]; then fail "$@"; fi
}

# fails HEADLINE REQUEST ARGUMENT... -- PROGRAM...: the request's lines are joined by blanks.
fails() {
  local headline=$1 request=$2 asked
  shift 2
  run "$@"
  asked=$(sed -n '/^request/,/^[^ r]/s/^  //p' ../out | tr '\n' ' ')
  if [ "$status" != 1 ] || [ "$(head -n 1 ../out)" != "failed: $headline" ] ||
    [ "$asked" != "$request " ]; then
    fail "$@"
    printf '  wanted: %s\n  wanted request: %s, got %s\n' "$headline" "$request" "$asked"
  fi
  # The command of the last line shows the same failure.
  local again
  again=$(sed -n "s|^again: onceover-judge|$judge|p" ../out)
  head -n 1 ../out >../before
  eval "$again" </dev/null >../again.out 2>&1
  if [ $? != 1 ] || ! grep -qxFf ../before ../again.out; then fail "again: $again"; fi
}

# says TEXT: a line of the report of the last run holds it.
says() {
  if ! grep -qF -- "$1" ../out; then fail "does not say: $1"; fi
}

# refuses COMPLAINT ARGUMENT...
refuses() {
  local complaint=$1
  shift
  "$judge" "$@" >../out 2>../err </dev/null
  status=$?
  cases=$((cases + 1))
  if [ "$status" != 2 ] || [ "$(cat ../err)" != "onceover-judge: $complaint" ] || [ -s ../out ]; then
    fail "$@"
  fi
}

cover() { printf '%s' "awk -v fault=$1 -f $zoo/cover.awk"; }

# ---- right programs ----
passes '84 small requests, 10 random requests (seed 1)' tiling --cases 10 --jobs 2 -- "$solve" tiling
passes '20 small requests, 10 random requests (seed 1)' tiling --cases 10 --exhaustive 16 -- \
  "$solve" tiling --size {rows} --missing {row},{col}
passes '20 small requests, 20 random requests (seed 5)' tiling --cases 20 --seed 5 --exhaustive 16 \
  --jobs 2 -- $(cover none)
passes '64 small requests, 5 random requests (seed 1)' tour --cases 5 -- "$solve" tour
passes '64 small requests, 5 random requests (seed 1)' tour --cases 5 --profile sicily-1153 -- \
  "$solve" tour
# With requests that have no solution: right refusals pass.
passes '33 small requests, 10 random requests (seed 1)' tour --exhaustive 12 --min-side 3 \
  --max-side 8 --cases 10 --ok-exit 0,1 --jobs 2 -- "$solve" tour --board {rows}x{cols} --start {row},{col}
passes '33 small requests' tour --exhaustive 12 --min-side 3 --cases 0 --max-side 8 --jobs 2 -- \
  "$tour" none {rows} {cols} {row} {col}
passes '41 small requests, 10 random requests (seed 1)' tiling --rectangles --max-side 6 --exhaustive 9 --cases 10 --ok-exit 0,1 -- \
  "$solve" tiling --board {rows}x{cols} --missing {row},{col}

# ---- wrong answers ----
fails '2x2, 1,2 missing: wrong answer: uncovered, missing-covered' '2 1 2' \
  tiling -- $(cover transposes)
says 'row and column are exchanged'
fails '4x4, 1,4 missing: wrong answer: uncovered, missing-covered' '4 1 4' tiling -- $(cover edge)
fails '2x2, 1,1 missing: wrong answer: false-refusal' '2 1 1' tiling -- $(cover quadrant)
fails '4x4, 1,1 missing: wrong answer: piece-size, missing-covered' '4 1 1' \
  tiling -- $(cover unfinished)
says 'output:5:1: note: the output claims success here'
fails '4x4, 2,2 missing: wrong answer: false-refusal' '4 2 2' tiling -- $(cover denies)
fails '2x2, 1,1 missing: wrong answer: piece-size, missing-covered' '2 1 1' \
  tiling -- $(cover shortfall)
fails '2x2, 1,2 missing: wrong answer: uncovered, missing-covered' '2 1 2' tiling -- $(cover blind)
says 'note: the program did not read its input'
fails '2x2, 1,1 missing: wrong answer: no-answer' '2 1 1' tiling -- true
# Beyond the small boards it is the random requests that find it, and shrinking that makes it small.
fails '16x16, 1,1 missing: wrong answer: uncovered, label-reused, label-missing, tile-count' \
  '16 1 1' tiling --seed 3 --exhaustive 16 -- $(cover overflow)
says 'asked: 20 small requests'
says 'shrunk in '

fails '2x1, from 1,1: wrong answer: not-a-knight-move' '2 1 1 1' \
  tour -- "$tour" wraps {rows} {cols} {row} {col}
fails '3x4, from 2,1: wrong answer: revisited, not-a-knight-move, too-long' '3 4 2 1' \
  tour --min-side 3 -- "$tour" backtracks {rows} {cols} {row} {col}
fails '1x1, from 1,1: wrong answer: false-refusal' '1 1 1 1' \
  tour -- "$tour" odd {rows} {cols} {row} {col}
fails '3x4, from 2,1: wrong answer: wrong-start' '3 4 2 1' \
  tour --min-side 3 -- "$tour" shifted {rows} {cols} {row} {col}
run tour -- "$tour" claims {rows} {cols} {row} {col}
head -n 1 ../out | grep -q '^failed: 1x2, from 1,1: wrong answer: ' || fail claims

# ---- bad ends ----
fails '2x2, 1,1 missing: exit status 3 after a right answer' '2 1 1' tiling -- $(cover status)
passes '20 small requests' tiling --cases 0 --exhaustive 16 --ok-exit 0,3 -- $(cover status)
fails '2x2, 2,2 missing: crash: SIGSEGV' '2 2 2' tiling -- $(cover crash)
fails '4x4, 1,1 missing: time-out: more than 0.5 s' '4 1 1' tiling --time 0.5 -- $(cover forever)
fails '4x4, 1,1 missing: time-out: more than 0.3 s of processor time' '4 1 1' \
  tiling --cpu-time 0.3 -- $(cover forever)
fails '2x2, 1,1 missing: too much output: more than 1048576 bytes' '2 1 1' \
  tiling --output 1 -- sh -c 'yes 0123456789 | head -c 10000000000'
fails '2x2, 1,1 missing: too much memory: more than 52428800 bytes' '2 1 1' \
  tiling --memory 50 -- awk 'BEGIN { for (;;) a[n++] = n }'
fails '2x2, 1,1 missing: too many processes: more than 8' '2 1 1' \
  tiling --processes 8 -- sh -c 'for i in 1 2 3 4 5 6 7 8 9; do sleep 1234.5 & done; wait'
fails '2x2, 1,1 missing: it left a process behind after a right answer' '2 1 1' \
  tiling -- sh -c 'setsid sleep 1234.5 >/dev/null 2>&1 & echo "0 1 1 1" | xargs -n 2'

# ---- Python: a state that is not reset between the cases of a request ----
if command -v python3 >/dev/null && python3 -c '' 2>/dev/null; then
  fails '2x2, 1,1 missing; 2x2, 1,1 missing: wrong answer: label-out-of-range, label-missing, tile-count' \
    '2 2 0 0 2 0 0' tiling --profile aspphp-202810 --exhaustive 4 -- python3 "$zoo/cases.py"
else
  echo 'skipped: no python3'
fi

# ---- questions that cannot be handled ----
refuses 'no program: it stands after --' tiling
refuses './missing: cannot be run: No such file or directory' tiling -- ./missing
refuses "--profile: 'nothing' is no profile; \`onceover-check profiles\` lists them" \
  tiling --profile nothing -- true
refuses '--profile: cses-1689 is a profile of tours' tiling --profile cses-1689 -- true
refuses "--request: 'M q' is no pattern; docs/profiles.md has the letters" \
  tiling --request 'M q' -- true
refuses '--ask:1:1: the side 3 is no power of two' tiling --ask '3 1 1' -- true
refuses "--ok-exit: '256' is no number from 0 to 255" tiling --ok-exit 256 -- true

# ---- JUnit ----
run tiling --cases 0 --junit ../report.xml -- $(cover edge)
grep -q '<testsuite name="onceover-judge tiling" tests="3" failures="1" errors="0" skipped="1"' \
  ../report.xml || fail junit
grep -A 1 'name="8x8">' ../report.xml | grep -q '<skipped/>' || fail "junit: a size that is skipped"
grep -q 'name="2x2" time="[0-9.]*"/>' ../report.xml || fail junit
grep -q '<failure message="wrong answer: uncovered, missing-covered">failed: 4x4' ../report.xml ||
  fail junit

# ---- all sizes ----
fails '4x4, 1,4 missing: wrong answer: uncovered, missing-covered' '4 1 4' \
  tiling --keep-going --jobs 3 --junit ../report.xml -- $(cover edge)
says 'failed: 8x8, 1,8 missing: wrong answer: uncovered, missing-covered'
[ "$(grep -c '^failed: ' ../out)" = 2 ] || fail "a line for each size that fails"
grep -q 'tests="3" failures="2" errors="0" skipped="0"' ../report.xml || fail "junit: all sizes"
[ "$(grep -c '<failure message="wrong answer' ../report.xml)" = 2 ] || fail "junit: two failures"
fails '2x2, 1,1 missing: exit status 3 after a right answer' '2 1 1' \
  tiling --keep-going --exhaustive 16 -- $(cover status)
says 'asked: 2 small requests'
passes '20 small requests, 3 random requests (seed 1)' tiling --keep-going --exhaustive 16 --cases 3 \
  --jobs 2 -- "$solve" tiling

# ---- one particular answer ----
grid=("$solve" tour --board {rows}x{cols} --start 1,1 --format grid)
passes '12 small requests' tour --profile caoweninfo-5769 --cases 0 --expected "${grid[*]}" -- "${grid[@]}"
fails '4x5, from 1,1: wrong answer: valid-but-not-expected' '4 5' \
  tour --profile caoweninfo-5769 --cases 0 --expected "${grid[*]} --random --seed 2" -- "${grid[@]}"
refuses '--expected: exit status 1, asked for 1x1, from 1,1' \
  tour --profile caoweninfo-5769 --expected false -- "${grid[@]}"
refuses '--expected: its answer to 3x4, from 1,1 is not right' \
  tour --profile caoweninfo-5769 --expected 'echo 1' -- "${grid[@]}"
refuses '--expected: time-out: more than 0.2 s, asked for 1x1, from 1,1' \
  tour --profile caoweninfo-5769 --time 0.2 --expected 'sleep 1234.5' -- "${grid[@]}"
refuses '--expected: only for a --profile that wants one particular answer' tiling --expected x -- true
refuses '--expected: only for a --profile that wants one particular answer' \
  tour --profile cses-1689 --expected x -- true

# ---- refusals that no theorem decides ----
fails '5x5, from 3,3, 2 blocked: wrong answer: false-refusal' '5 *.... ..... ..... ..... .*... 3 3' \
  tour --profile jutge-p43694 --ask '5 *.... ..... ..... ..... .*... 3 3' -- echo 'no sol'
says 'note: there is one: 3,3 '
passes '1 small request' tour --profile jutge-p43694 --ask "4 **.. .... .... .... 4 3" -- echo 'no sol'
passes '1 small request; 1 refusals could not be checked' tour --profile jutge-p43694 \
  --ask "6 ....*. ...*.. ..*.*. ..*... .*.*.. *..... 6 6" -- echo 'no sol'

# ---- nothing is left, even when the judge itself is killed ----
left() {
  local i
  for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    grep -lz "^1234\.5$1\$" /proc/[0-9]*/cmdline >/dev/null 2>&1 || return 1
    sleep 0.1
  done
  return 0
}
if left ''; then fail 'a process is left behind'; fi
for signal in TERM INT KILL; do
  "$judge" tiling -q -- sh -c 'setsid sleep 1234.56 & sleep 1234.56' >../out 2>../err </dev/null &
  job=$!
  sleep 0.3
  kill -$signal $job
  wait $job 2>/dev/null
  status=$?
  if left 6; then fail "a process is left behind after SIG$signal"; fi
done
if [ -n "$(ls -A)" ]; then fail "files are left behind: $(ls -A)"; fi

echo "$cases runs, $failures failures"
[ "$cases" -gt 30 ] && [ "$failures" -eq 0 ]
