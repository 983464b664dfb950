#!/bin/bash
# onceover-mutants: the suite is the same twice, onceover-check agrees with the manifest on every
# file, and the suite names exactly what careless checkers miss. Called with onceover-mutants,
# onceover-check and the directory of the careless checkers.
. "$(dirname "$0")/../cases.sh"
mutants=$1
check=$2
checkers=$3

# expect WHAT WANTED FOUND
expect() {
  cases=$((cases + 1))
  if [ "$2" != "$3" ]; then
    fail "$1"
    printf '  wanted: %s\n  found:  %s\n' "$2" "$3"
  fi
}

# refuses STDERR ARGUMENT...: exit status 2, one line, nothing on stdout.
refuses() {
  local wanted="onceover-mutants: $1"
  shift
  "$mutants" "$@" >out 2>err
  expect "status of $*" 2 $?
  expect "stderr of $*" "$wanted" "$(cat err)"
  expect "stdout of $*" "" "$(cat out)"
}

# The names and counts of each file's rules as the checker prints them, next to the manifest's.
agrees() {
  local suite=$1 wanted=$2 found=$3
  shift 3
  tail -n +2 "$suite/manifest.tsv" | grep -v -- '-3-cases-' | cut -f 1,3,6 | sort >"$wanted"
  (cd "$suite" && tail -n +2 manifest.tsv | grep -v -- '-3-cases-' | cut -f 2 | xargs cksum) |
    awk '{ sub(/in$/, "out", $3); print $1 "-" $2, $3 }' | sort >by_request
  cut -d ' ' -f 1 by_request | uniq | while IFS= read -r key; do
    mapfile -t files < <(grep "^$key " by_request | cut -d ' ' -f 2)
    (cd "$suite" && "$check" "$@" --max-errors 0 --request "${files[0]%.out}.in" "${files[@]}")
  done | sed -nE -e 's/^accepted ([^:]*):.*/\1\taccept\t-/p' \
    -e 's/^rejected ([^: ]*)[: ].* faults? \((.*)\)$/\1\treject\t\2/p' |
    sed -E 's/ [0-9]+(,|$)/\1/g; s/, /,/g' | sort -u >"$found"
}

# The exit statuses on files of several cases are those of the manifest.
agrees_on_cases() {
  local suite=$1 file exit
  shift
  tail -n +2 "$suite/manifest.tsv" | grep -- '-3-cases-' | cut -f 1,4 >several
  [ -s several ] || fail "no file of several cases in $suite"
  while IFS=$'\t' read -r file exit; do
    "$check" "$@" --quiet --request "$suite/${file%.out}.in" "$suite/$file" >/dev/null
    expect "status on $file of $suite" "$exit" $?
  done <several
}

# The suite is deterministic, and another seed gives another one.
for problem in tiling tour; do
  "$mutants" $problem --out $problem || fail "write the $problem suite"
  "$mutants" $problem --out again-$problem || fail "write the $problem suite again"
  diff -r $problem again-$problem >/dev/null || fail "two $problem suites differ"
  "$mutants" --seed 2 $problem --out other-$problem || fail "another seed"
  diff -rq $problem other-$problem >/dev/null && fail "the seed of $problem does nothing"
done

# The layout: three files an entry, the manifest names all answers, the sides are those of the rules.
for problem in tiling tour; do
  entries=$(($(wc -l <$problem/manifest.tsv) - 1))
  [ "$entries" -gt 300 ] || fail "only $entries entries of $problem"
  expect "files of $problem" $((3 * entries)) "$(find $problem/data -type f | wc -l)"
  expect "answers of $problem" "$(tail -n +2 $problem/manifest.tsv | cut -f 1 | sort)" \
    "$(cd $problem && find data -name '*.out' | sort)"
  expect "verdicts of $problem" "invalid_output reject 1
valid_output accept 0" "$(tail -n +2 $problem/manifest.tsv |
    awk -F '\t' '{ split($1, part, "/"); print part[2], $3, $4 }' | sort -u)"
  tail -n +2 $problem/manifest.tsv | cut -f 1 | sed 's/out$/in/; p; s/in$/ans/' |
    (cd $problem && xargs ls) >/dev/null || fail "files of $problem are missing"
  awk -F '\t' 'NR > 1 && $5 != "-" && index("," $6 ",", "," $5 ",") == 0 { exit 1 }' \
    $problem/manifest.tsv || fail "an aim of $problem is none of the rules"
done

# Every rule that an answer in this form can break is aimed at.
aims() { tail -n +2 "$1/manifest.tsv" | cut -f 5 | grep -v '^-$' | sort -u | paste -sd ' '; }
expect "aims of tilings" "label-missing label-out-of-range label-reused missing-covered no-answer\
 not-a-number not-an-l number-overflow piece-size ragged-row too-few uncovered" "$(aims tiling)"
expect "aims of tours" "answer-count no-answer not-a-knight-move not-a-number number-overflow off-board\
 revisited too-long too-short wrong-start" "$(aims tour)"

# onceover-check says the same of each file: verdict and rules.
agrees tiling wanted found tiling --format labels
diff wanted found >difference || { fail "rules of tilings"; head -n 10 difference; }
agrees tour wanted found tour --format cells
diff wanted found >difference || { fail "rules of tours"; head -n 10 difference; }
# suite NAME PROBLEM OPTION... -- CHECK-OPTION...: written, and onceover-check agrees.
suite() {
  local name=$1 problem=$2 options=()
  shift 2
  while [ "$1" != -- ]; do
    options+=("$1")
    shift
  done
  shift
  "$mutants" "$problem" "${options[@]}" --out "$name" 2>err || fail "write $name"
  agrees "$name" wanted found "$problem" "$@"
  diff wanted found >difference || { fail "rules of $name"; head -n 10 difference; }
}
for format in pieces json; do suite $format tiling --format $format -- --format $format; done
for format in grid json; do suite t$format tour --format $format -- --format $format; done
for profile in abez-jeremy haskell99-board jutge-p43694; do
  suite $profile tour --profile $profile -- --profile $profile
done
for profile in boj-14600 csdn-chessboard-cover luogu-p1228 codegolf-49050; do
  suite $profile tiling --profile $profile -- --profile $profile
done
agrees_on_cases tour tour --format cells
for profile in aspphp-202810 iwomeng-letters; do
  "$mutants" tiling --profile $profile --out $profile 2>err || fail "write $profile"
  agrees_on_cases $profile tiling --profile $profile
done
"$mutants" tour --profile uva-10255 --questions 3 --out uva 2>err || fail "write uva"
agrees_on_cases uva tour --profile uva-10255

# What the profile takes, and what the form cannot say, is told.
"$mutants" tiling --profile boj-14600 --out told 2>err || fail "write boj-14600"
expect "what is left out" "onceover-mutants: left out: 59 that the profile accepts\
 (label-out-of-range 52, label-missing 7)" "$(cat err)"

# missed NAME STATUS PATTERN PROBLEM COMMAND OPTION...: the run's exit status, and that the answers
# which are taken or refused wrongly are just those that the pattern finds in the manifest. A few
# questions will do: tours from one start, tilings of 2x2 and one of 4x4. $few is the folder of the
# manifest, if not few-PROBLEM.
"$mutants" tour --questions 1 --out few-tour || fail "write a few tours"
"$mutants" tiling --questions 5 --out few-tiling || fail "write a few tilings"
missed() {
  local name=$1 code=$2 pattern=$3 problem=$4 questions=1
  [ "$problem" = tiling ] && questions=5
  "$mutants" "$problem" --questions $questions --run "$5" "${@:6}" >table 2>err
  expect "status of $name" "$code" $?
  expect "stderr of $name" "" "$(cat err)"
  grep -E -e "$pattern" "${few:-few-$problem}/manifest.tsv" >wanted
  [ "$code" = 0 ] || [ -s wanted ] || fail "nothing to miss for $name"
  expect "misses of $name" "$(cut -f 1 wanted | sort)" \
    "$(sed -nE 's/^(accepted|rejected|no verdict) (data[^:]*):.*/\2/p' table | sort)"
  expect "rules missed by $name" "$(cut -f 5 wanted | grep -v '^-$' | sort -u)" \
    "$(awk '$NF == "missed" { print $1 }' table | sort)"
}
tour="awk -f $checkers/tour_checker.awk {request} {answer}"
tiling="awk -f $checkers/tiling_checker.awk {request} {answer}"
of() { printf '%s' "awk -v careless=$2 ${1#awk }"; }
none='^$'
missed "our tour checker" 0 "$none" tour "$check tour --format cells --request {request} {answer}"
missed "our tiling checker" 0 "$none" tiling \
  "$check tiling --format labels --request {request} {answer}" --reject-exit 1
missed "a right tour checker" 0 "$none" tour "$tour"
missed "dx << dy == 4" 1 'leap-4-0' tour "$(of "$tour" shift)"
missed "dy << dx == 4" 1 'leap-0-4|knight-move-exchanged-beginning' tour "$(of "$tour" shift-transposed)"
missed "the sum of the steps is 3" 1 'leap-(0-3|3-0)' tour "$(of "$tour" sum)"
missed "differences of square numbers" 1 'wraps-number' tour "$(of "$tour" difference)"
missed "no test of repeated squares" 1 $'\trevisited\tunvisited,revisited\t' tour \
  "$(of "$tour" repeats)"
missed "no test of the start" 1 $'\twrong-start\t' tour "$(of "$tour" start)"
missed "counts of squares" 1 \
  $'\t(not-a-knight-move|not-a-number|number-overflow|off-board|revisited|wrong-start)\t' \
  tour "$(of "$tour" counts)"
missed "comparison of tours" 1 '-right-other' tour "cmp -s {expected} {answer}"
missed "a right tiling checker" 0 "$none" tiling "$tiling"
missed "no test of the missing square" 1 $'\tuncovered,missing-covered\t' tiling \
  "$(of "$tiling" missing)"
missed "no test of the shapes" 1 $'\tnot-an-l\t' tiling "$(of "$tiling" shapes)"
missed "pieces that are connected" 1 'not-an-l-line-' tiling "$(of "$tiling" connected)"
missed "multiples of three squares" 1 $'\tlabel-reused\t' tiling "$(of "$tiling" multiples)"
missed "comparison of tilings" 1 '-right-(numbered|other)' tiling "cmp -s {expected} {answer}"

pieces="awk -f $checkers/piece_checker.awk {request} {answer}"
"$mutants" tiling --format pieces --questions 5 --out few-pieces || fail "write a few lists"
few=few-pieces
missed "a right checker of pieces" 0 "$none" tiling "$pieces" --format pieces
missed "no test of overlaps" 1 $'\t(covered-twice|covered-twice,uncovered|uncovered,covered-twice)\t.*(stands in place|is turned|is moved|reaches)' \
  tiling "$(of "$pieces" overlaps)" --format pieces
missed "no test of the shapes of pieces" 1 $'\tnot-an-l\tnot-an-l\t' tiling "$(of "$pieces" shapes)" \
  --format pieces
missed "no count of pieces" 1 $'\tuncovered,tile-count\t' tiling "$(of "$pieces" count)" \
  --format pieces
few=

# Exit statuses 42 and 43, the answer on standard input, and what gives no verdict.
cat >validator.sh <<'END'
[ -d "$3" ] && [ -r "$2" ] || exit 1
awk -f "$4" "$1" /dev/stdin && exit 42
exit 43
END
missed "a validator" 0 "$none" tour \
  "bash $tmp/validator.sh {request} {expected} {feedback} $checkers/tour_checker.awk" \
  --accept-exit 42 --reject-exit 43 --answer-on-stdin
missed "a validator of another protocol" 1 'data/' tour "true" --accept-exit 42 --reject-exit 43
expect "no verdict" 1 "$(grep -c '^all .* 0 *[1-9][0-9]*$' table)"
"$mutants" tiling --questions 1 --time-limit 0.01 --jobs 8 --run "sleep 9" >table
expect "a checker that hangs" 1 $?
expect "verdicts of a checker that hangs" 0 "$(grep -cE '^(accepted|rejected) ' table)"
expect "nothing is left behind" "" "$(find "${TMPDIR:-/tmp}" -maxdepth 1 -name 'onceover-mutants-*' -user "$(id -u)" -newer validator.sh)"

# A checker that starts what never ends is killed whole, and so is one when the suite is stopped.
left() {
  local i
  for i in 1 2 3 4 5 6 7 8 9 10; do
    grep -lz "^1234\.7$1\$" /proc/[0-9]*/cmdline >/dev/null 2>&1 || return 1
    sleep 0.1
  done
}
printf 'setsid sleep 1234.71 >/dev/null 2>&1 &\nexit 0\n' >forks.sh
"$mutants" tiling --questions 1 --jobs 40 --run "sh forks.sh" >table
expect "a checker that leaves a process" 1 $?
expect "its verdicts" 0 "$(grep -cE '^(accepted|rejected) ' table)"
left 1 && fail "a process is left behind"
mkdir scratch
for signal in INT TERM; do
  TMPDIR=$tmp/scratch "$mutants" tour --questions 1 --jobs 2 --run "sleep 1234.72" >out 2>err &
  job=$!
  for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    grep -lz '^1234\.72$' /proc/[0-9]*/cmdline >/dev/null 2>&1 && break
    sleep 0.1
  done
  kill -$signal $job
  wait $job
  expect "status after SIG$signal" 2 $?
  expect "stderr after SIG$signal" 1 "$(grep -c 'stopped by signal' err)"
  expect "left after SIG$signal" "" "$(ls -A scratch)"
  left 2 && fail "a process is left behind after SIG$signal"
done

# The table is the same, however many run at once.
for jobs in 1 7; do
  "$mutants" tour --questions 1 --jobs $jobs --run "$(of "$tour" sum)" >table-$jobs
done
cmp table-1 table-7 || fail "--jobs changes the table"

# What cannot be handled.
refuses "--out: tour exists and is no empty directory" tour --out tour
refuses "--out: table exists and is no empty directory" tour --out table
refuses "neither --out nor --run is given" tour
refuses "--run: the command is empty" tour --run " "
refuses "--run: cannot start 'no-such-checker': No such file or directory" tour --run no-such-checker
refuses "--profile: 'chess' is no profile" tour --profile chess --out new
refuses "--profile: cses-1689 is no profile of a tiling" tiling --profile cses-1689 --out new
refuses "--format: 'cells' is none of labels, pieces, json" tiling --format cells --out new
refuses "--format: the profile says how answers are written" tour --profile cses-1689 --format grid \
  --out new
refuses "/dev/null/suite/data/valid_output: cannot make the directory: Not a directory" tour \
  --out /dev/null/suite
[ -e new ] && fail "a refusal leaves a directory"

echo "$cases checks, $failures failed"
[ "$failures" = 0 ] && [ "$cases" -gt 150 ]
