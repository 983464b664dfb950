#!/bin/bash
# Answers that are too large to be kept: the verdict is the same for a file and a pipe, for any
# number of threads, and for a right answer that is read plainly; a wrong one is diagnosed by the
# kernel. Called with the program. The answers are written by awk, from the procedure of the
# statement and from a tour of strips, so that nothing is taken from the solver.
. "$(dirname "$0")/../cases.sh"
check=$1

# expect STATUS LINE FILE ARGUMENT...: as a file, as standard input, through a pipe, and with 1, 3
# and 7 threads; LINE, with @ for the name of the input, is a line of the output.
expect() {
  local want=$1 line=$2 file=$3
  shift 3
  local way
  for way in file input pipe 1 3 7; do
    local name=$file
    case $way in
      file) "$check" "$@" "$file" >out 2>err ;;
      input) "$check" "$@" <"$file" >out 2>err ;;
      pipe) cat "$file" | "$check" "$@" - >out 2>err ;;
      *) "$check" "$@" --threads "$way" "$file" >out 2>err ;;
    esac
    status=$?
    if [ "$way" = input ] || [ "$way" = pipe ]; then name='<stdin>'; fi
    cases=$((cases + 1))
    if [ "$status" != "$want" ] || [ -s err ] || ! grep -qxF -- "${line//@/$name}" out; then
      fail "$way: $*"
      printf '  wanted %s: %s\n' "$want" "${line//@/$name}"
    fi
  done
}

# The board of side 1024 without square 342,683 (2.7 MB), by the recursion of the statement.
awk 'function cover(r, c, hr, hc, side,    half, id, q, qr, qc, cr, cc) {
       if (side == 1) return
       half = side / 2; id = ++last
       for (q = 0; q < 4; q++) {
         qr = r + int(q / 2) * half; qc = c + q % 2 * half
         if (hr >= qr && hr < qr + half && hc >= qc && hc < qc + half) { cr = hr; cc = hc }
         else { cr = r + half - 1 + int(q / 2); cc = c + half - 1 + q % 2; board[cr, cc] = id }
         cover(qr, qc, cr, cc, half)
       }
     }
     BEGIN { n = 1024; board[341, 682] = 0; cover(0, 0, 341, 682, n)
       for (r = 0; r < n; r++) {
         for (c = 0; c < n; c++) printf "%2d ", board[r, c]
         print ""
       } }' >board
right='tiling 1024x1024, 342,683 missing: 1048575 of 1048575 squares covered'
expect 0 "accepted @: $right" board tiling --format labels --board 1024x1024 --missing 342,683
expect 0 "accepted @: ${right/342,683/any square}" board tiling
expect 0 "accepted @: ${right/342,683/any square}" board tiling --format labels
hole=$(awk 'NR == 342 { print index($0, " 0 ") + 1 }' board)
expect 1 "@:342:$hole: error: square 342,683 is not covered [uncovered]" board \
  tiling --format labels --missing 1,1

# A label stands on a square too many, in the first row and in the last; the last one is no number; a
# row is left out.
last=$(awk 'END { print $1024 }' board)
awk -v last="$last" 'NR == 1 { $1 = last } { print }' board >broken
squares='1,1 1023,1024 1024,1023 1024,1024'
expect 1 "@:1:1: error: label $last covers 4 squares, not 3: $squares [piece-size]" broken \
  tiling --format labels --max-errors 1
sed '1024s/[0-9]* $/x/' board >broken
end=$(awk 'END { print length($0) }' broken)
expect 1 "@:1024:$end: error: x is not a whole number [not-a-number]" broken tiling --format labels
sed '$d' board >broken
few='the answer holds 1047552 values, the board has 1048576 squares'
expect 1 "@:1023:$(awk 'END { sub(/ +$/, ""); print length($0) + 1 }' broken): error: $few [too-few]" \
  broken tiling --format labels --board 1024x1024

# A tour of 3 rows, and of 3 columns: 3x4 blocks, each from its first square to its last one, from
# which a knight reaches the first one of the next. As a grid, as the numbers of its squares in one
# line and one a line.
awk "$(cat <<'END'
BEGIN {
  split("1 4 7 10 8 11 2 5 3 6 9 12", step)
  blocks = 100000
  for (r = 0; r < 3; r++) {
    for (b = 0; b < blocks; b++)
      for (c = 0; c < 4; c++) printf "%d ", b * 12 + step[r * 4 + c + 1] > "wide"
    print "" > "wide"
  }
  for (b = 0; b < blocks; b++)
    for (c = 0; c < 4; c++) {
      print b * 12 + step[c + 1], b * 12 + step[4 + c + 1], b * 12 + step[8 + c + 1] > "high"
      for (r = 0; r < 3; r++) square[b * 12 + step[r * 4 + c + 1]] = (b * 4 + c) * 3 + r + 1
    }
  for (s = 1; s <= 12 * blocks; s++) {
    print square[s] > "column"
    printf "%d%s", square[s], s < 12 * blocks ? " " : "\n" > "line"
  }
}
END
)"
visited='1200000 of 1200000 squares visited'
expect 0 "accepted @: tour 3x400000: $visited" wide tour --format grid --board 3x400000
expect 0 "accepted @: tour 400000x3: $visited" high tour --format grid --board 400000x3
for file in column line; do
  expect 0 "accepted @: tour 400000x3 from 1,1 to 400000,3: $visited" "$file" \
    tour --format cells --board 400000x3 --start 1,1 --finish 400000,3
done
sed '8s/.*/7/' column >broken
expect 1 '@:8:1: error: square 3,1 comes at position 8 and came at position 7 already [revisited]' \
  broken tour --format cells --board 400000x3
away='no knight'"'"'s move closes the tour, from 400000,3 back to 1,1'
expect 1 "@:400000:17: error: $away [not-closed]" high tour --format grid --board 400000x3 --closed

echo "$cases cases, $failures failed"
[ "$failures" = 0 ]
