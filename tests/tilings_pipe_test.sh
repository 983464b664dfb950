# Everything that onceover-solve prints of tilings is accepted by onceover-check, in a pipe.
# Usage: tilings_pipe_test.sh ONCEOVER_SOLVE ONCEOVER_CHECK
set -uo pipefail
solve=$1
check=$2
cases=0
failures=0

# accepted CHECK_ARGUMENTS SOLVE_ARGUMENTS
accepted() {
  cases=$((cases + 1))
  # shellcheck disable=SC2086
  if ! "$solve" tiling $2 | "$check" tiling $1 -q; then
    failures=$((failures + 1))
    echo "FAILED: onceover-solve tiling $2 | onceover-check tiling $1"
  fi
}

for side in 1 2 4 8 64 128 256; do
  for missing in 1,1 "$side,1" "1,$side" "$((side / 2 + 1)),$((side / 3 + 1))"; do
    board="--board ${side}x$side --missing $missing"
    accepted "$board" "--size $side --missing $missing"
    accepted "$board" "--size $side --missing $missing --algorithm reference"
    accepted "$board --format json" "--size $side --missing $missing --format json"
    [ "$side" -eq 1 ] ||
      accepted "$board --format pieces" "--size $side --missing $missing --format pieces"
    [ "$side" -eq 1 ] || [ "$side" -gt 128 ] ||
      accepted "$board --accept colouring" "--size $side --missing $missing --colors 3"
  done
done
for board in 2x3 3x2 5x9 9x5 9x15 6x50 7x12; do
  accepted "--board $board --missing none" "--board $board --missing none"
  accepted "--board $board --missing none --format json" "--board $board --missing none --format json"
  accepted "--board $board --missing none --accept colouring" "--board $board --missing none --colors 4"
done
for request in 4x7:2,3 2x8:2,7 5x5:3,3 5x14:3,9 14x5:9,3 10x13:any 29x41:20,30 100x10:77,1; do
  board="--board ${request%:*} --missing ${request#*:}"
  accepted "$board" "$board"
  accepted "$board --format pieces" "$board --format pieces"
  accepted "$board --format json" "$board --format json"
  accepted "$board --accept colouring" "$board --colors 4"
done

# The parts of a board say what the whole board says.
same() {
  cases=$((cases + 1))
  [ "$2" = "$3" ] || { failures=$((failures + 1)); echo "FAILED: $1: '$2', not '$3'"; }
}
board='--size 64 --missing 20,41'
# shellcheck disable=SC2086
{
  whole=$("$solve" tiling $board)
  pieces=$("$solve" tiling $board --format pieces)
  same rows "$("$solve" tiling $board --rows 19-21)" "$(sed -n 19,21p <<< "$whole")"
  same 'a row' "$("$solve" tiling $board --rows 64)" "$(sed -n 64p <<< "$whole")"
  for piece in 1 2 700 1365; do
    squares=$(sed -n "${piece}p" <<< "$pieces")
    same piece "$("$solve" tiling $board --piece $piece)" "$squares"
    read -r row col _ <<< "$squares"
    same cell "$("$solve" tiling $board --cell "$row,$col")" "$piece $squares"
  done
  same 'the missing square' "$("$solve" tiling $board --cell 20,41)" '0 20 41'
  same 'binary' "$("$solve" tiling $board --format binary | "$check" tiling --board 64x64 --missing 20,41)" \
    'accepted <stdin>: tiling 64x64, 20,41 missing: 4095 of 4095 squares covered'
  same 'binary size' "$("$solve" tiling $board --format binary | wc -c)" $((64 + 4 * 64 * 64))
  same 'binary labels' "$("$solve" tiling $board --format binary | tail -c +65 | od -An -v -w256 -td4 |
    tr -s ' ')" "$(sed 's/^ */ /; s/ *$//' <<< "$whole" | tr -s ' ')"
}
# Boards that no memory holds, at once.
same 'a row of a large board' "$(timeout 10 "$solve" tiling --size 1048576 --rows 1-4 2> /dev/null | head -c 12)" ' 0 20 21 21 '
same 'a piece of the largest board' "$("$solve" tiling --size 2147483648 --missing 5,5 --cell 2147483648,2147483648 |
  cut -d' ' -f1)" 1537228672809129301

echo "$cases cases, $failures failures"
[ "$failures" -eq 0 ] && [ "$cases" -eq 197 ]
