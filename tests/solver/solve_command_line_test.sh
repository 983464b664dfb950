# What onceover-solve prints and how it exits when it is asked something sensible, and when the
# world around it fails.
# Usage: solve_command_line_test.sh ONCEOVER_SOLVE
set -uo pipefail
export LC_ALL=C
unset NO_COLOR
solve=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# expect NAME STATUS STDOUT STDERR, about the files and the status that the last `run` left.
expect() {
  local name=$1 wanted=$2 out=$3 err=$4
  if [ "$status" -ne "$wanted" ] || [ "$(cat "$scratch/out")" != "$out" ] ||
    [ "$(cat "$scratch/err")" != "$err" ]; then
    failures=$((failures + 1))
    echo "FAILED: $name: status $status, not $wanted; printed:"
    head -c 1000 "$scratch/out" "$scratch/err"
  fi
}

# run INPUT ARGUMENT...
run() {
  local input=$1
  shift
  printf '%b' "$input" | timeout 60 "$solve" "$@" > "$scratch/out" 2> "$scratch/err"
  status=${PIPESTATUS[1]}  # printf may find nobody reading
}

check() {
  local name=$1
  shift
  "$@" || { failures=$((failures + 1)); echo "FAILED: $name"; }
}

run '1 1 1'  tiling
expect 'the smallest board' 0 ' 0 ' ''
run '\n2\t1\r\n2\n\n' tiling
expect 'any spacing' 0 $' 1  0 \n 1  1 ' ''
run '' tiling --size 2 --missing 1,1 --format pieces
expect 'pieces' 0 '1 2 2 1 2 2' ''
run '' tiling --size 2 --missing 1,1 --format json
expect 'a tiling in JSON' 0 '{"board":[2,2],"missing":[1,1],"labels":[[0,1],[1,1]]}' ''
run '' tiling --size 2 --missing any
expect 'any missing square' 0 $' 0  1 \n 1  1 ' ''
run '' tiling --size 8 --missing none
expect 'a whole board' 1 'impossible' \
  'onceover-solve: impossible: a tiling covers a multiple of three squares'
run '8 2 3' tiling --size 1 --missing 1,1
expect 'options win over standard input' 0 ' 0 ' ''
run '4 2 2' tiling --max-memory 64 --algorithm reference
expect 'just enough memory for a board' 0 $' 2  2  3  3 \n 2  0  1  3 \n 4  1  1  5 \n 4  4  5  5 ' ''
run '4 2 2' tiling --max-memory 72
expect 'just enough memory' 0 $' 2  2  3  3 \n 2  0  1  3 \n 4  1  1  5 \n 4  4  5  5 ' ''

run '' tour
expect 'no starts' 0 '' ''
run '-1\n1\n' tour
expect 'nothing is read after -1' 0 '' ''
run '1\n' tour --format grid --closed
expect 'a closed tour' 0 "$("$solve" tour --start 1,1 --closed --format grid)" ''
run '' tour --board 1x1
expect 'a tour of one square' 0 '1' ''
run '' tour --algorithm reference --board 3x4 --start 1,1 --format pairs
expect 'pairs' 0 $'1 1\n2 3\n3 1\n1 2\n2 4\n3 2\n1 3\n3 4\n2 2\n1 4\n3 3\n2 1' ''
run '' tour --algorithm reference --board 3x4 --start 1,1 --format grid
expect 'a grid' 0 $' 1  4  7 10\n12  9  2  5\n 3  6 11  8' ''
run '' tour --algorithm reference --board 3x4 --start 1,1 --format json
expect 'a tour in JSON' 0 '{"board":[3,4],"closed":false,"path":[[1,1],[2,3],[3,1],[1,2],[2,4],[3,2],[1,3],[3,4],[2,2],[1,4],[3,3],[2,1]]}' ''
run '3 4' tour --board 1x1
expect 'the board wins over standard input' 0 '1' ''

run '1\n64\n' tour --format grid
check 'grids are separated by an empty line' \
  [ "$(wc -l < "$scratch/out") $(grep -c '^$' "$scratch/out")" = '17 1' ]
run '1\n64\n' tour --format json
check 'a tour in JSON takes one line' [ "$(wc -l < "$scratch/out")" = 2 ]

first=$("$solve" tour <<< 5)
run '5\n0\n6\n' tour
expect 'what was answered before a bad start stays' 2 "$first" \
  '<stdin>:2:1: error: 0 is no square of the 8x8 board: they are 1 to 64, and -1 ends the input'
run '1 2' tour --max-nodes 63
expect 'several searches given up' 2 $'unknown\nunknown' \
  "$(printf 'onceover-solve: unknown: the 8x8 board has more squares than --max-nodes (63) allows to try\n%.0s' 1 2)"

run '' tour --board 3x3
expect 'an impossible board' 1 'impossible' \
  'onceover-solve: impossible: 3x3, 3x5, 3x6 and 4x4 boards have no tour (Chia & Ong 2005)'
run '' tour --board 5x5 --start 1,2
expect 'an impossible start' 1 'impossible' \
  'onceover-solve: impossible: a tour of an odd number of squares starts on the colour of the corners'
run '' tour --board 9000000000000000001x9000000000000000001 --closed
expect 'an impossible board of any size' 1 'impossible' \
  'onceover-solve: impossible: a closed tour alternates between the two colours, so an odd number of squares has none'
run '' tour --board 9000000000000000001x9000000000000000001 --closed --format grid
expect 'an impossible board of any size, as a grid' 1 'impossible' \
  'onceover-solve: impossible: a closed tour alternates between the two colours, so an odd number of squares has none'
run '' tour --board 4000000000x4000000000 --algorithm reference
expect 'a board beyond all limits' 2 'unknown' \
  'onceover-solve: unknown: the 4000000000x4000000000 board has more squares than --max-nodes (50000000) allows to try'
run '' tour --board 50x50 --start 1,13 --max-nodes 20000 --algorithm reference
expect 'a search given up' 2 'unknown' \
  'onceover-solve: unknown: gave up after 20000 squares tried; --max-nodes allows more'

# Failing streams.
for command in tiling tour; do
  "$solve" $command <<< '1 1 1' > /dev/full 2> "$scratch/err"
  status=$?
  : > "$scratch/out"
  expect "$command to a full device" 2 '' \
    'onceover-solve: error: standard output: No space left on device'
  "$solve" $command < / > "$scratch/out" 2> "$scratch/err"
  status=$?
  expect "$command from a directory" 2 '' 'onceover-solve: error: standard input: Is a directory'
done
for arguments in --help --version 'tour --help' 'tour --board 3x3'; do
  # shellcheck disable=SC2086
  "$solve" $arguments > /dev/full 2> "$scratch/err"
  check "$arguments to a full device" [ $? -eq 2 ]
done
"$solve" tiling <<< '1024 1 1' 2> "$scratch/err" | head -c 1 > /dev/null
check 'a reader that leaves' [ "${PIPESTATUS[0]}" -eq 2 ]
# An endless word is refused, an endless input is answered as it comes.
run_endless() { timeout 60 "$solve" "$@" > "$scratch/out" 2> "$scratch/err"; status=$?; }
run_endless tiling < /dev/zero
check 'an endless word' [ "$status" -eq 2 ]
yes 1 | timeout 60 "$solve" tour 2> /dev/null | head -n 3 | sort -u > "$scratch/out"
check 'an endless input' [ "$(wc -l < "$scratch/out")" -eq 1 ]
# An abort, which is how a broken invariant ends, is an internal error.
mkfifo "$scratch/pipe"
"$solve" tour < "$scratch/pipe" & pid=$!
exec 3> "$scratch/pipe"
sleep 0.2
kill -ABRT $pid
wait $pid
check 'an abort' [ $? -eq 3 ]
exec 3>&-

# A start is answered before the next one is asked for.
coproc "$solve" tour 2> /dev/null
echo 5 >&"${COPROC[1]}"
read -r -t 10 answer <&"${COPROC[0]}"
check 'an answer before the next question' [ "${answer:-}" = "$first" ]
echo -1 >&"${COPROC[1]}"

# Colours: on a terminal only, unless asked for; NO_COLOR counts when it is not empty.
coloured() { grep -q $'\e\\['; }
plain() { ! coloured; }
draw="$solve tiling --size 4 --missing 1,1 --format drawing"
check 'no colours in a pipe' plain < <($draw)
check 'colours when asked for' coloured < <(NO_COLOR=1 $draw --color always)
if command -v script > /dev/null; then
  check 'colours on a terminal' coloured < <(script -qec "$draw" /dev/null < /dev/null)
  check 'empty NO_COLOR' coloured < <(NO_COLOR='' script -qec "$draw" /dev/null < /dev/null)
  check 'NO_COLOR' plain < <(NO_COLOR=1 script -qec "$draw" /dev/null < /dev/null)
  check 'no colours when asked not to' plain < <(script -qec "$draw --color never" /dev/null < /dev/null)
fi

# Help.
for arguments in --help 'tiling --help' 'tour --help' '-h' '--version' 'tour --version'; do
  # shellcheck disable=SC2086
  run '' $arguments
  check "$arguments" [ "$status" -eq 0 ]
  check "$arguments says nothing" [ -s "$scratch/out" ]
  check "$arguments complains" [ ! -s "$scratch/err" ]
done
run '' tour --help
check 'help shows examples' grep -q '^  onceover-solve tour --board 5x6' "$scratch/out"

echo "$failures failures"
[ "$failures" -eq 0 ]
