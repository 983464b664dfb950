#!/bin/bash
# onceover-judge on onceover-solve, by every profile whose requests and answers the solver can be
# told to read and write: all pass. Called with onceover-judge and onceover-solve.
set -u
export LC_ALL=C
judge=$1
solve=$2
profiles=0
failures=0

# passes PROBLEM PROFILE ARGUMENT...: the arguments are the solver's.
passes() {
  local problem=$1 profile=$2 found
  shift 2
  found=$("$judge" "$problem" -q --jobs 2 --cases 4 --exhaustive 20 --solvable --profile "$profile" -- \
    "$solve" "$problem" "$@" 2>&1)
  if [ $? != 0 ]; then
    failures=$((failures + 1))
    printf 'FAILED: %s\n%s\n' "$profile" "$found"
  fi
  profiles=$((profiles + 1))
}

for profile in spoj-board3 profound-fill-the-grid csdn-chessboard-cover csdn-782891 openjudges-p1228; do
  passes tiling $profile --size {rows} --missing {row},{col}
done
passes tiling hackerrank-puzzle-and-pc --size {rows} --missing {row},{col} --format pieces
passes tour sicily-1153
for profile in gvu-zirgo-ejimas contester-50714 pbinfo-384 cses-1689; do
  passes tour $profile --board {rows}x{cols} --start {row},{col} --format grid
done
for profile in csforschool-31784 eolymp-10242 caoweninfo-5769; do
  passes tour $profile --board {rows}x{cols} --start 1,1 --format grid
done
passes tour haskell99-closed --board {rows}x{cols} --start 1,1 --closed --format grid
passes tour hp-codewars-iii-15 --board 8x8 --start 1,{col} --format grid
passes tour codegolf-6454 --board {rows}x{cols} --format grid
passes tour csloj-547 --board {rows}x{cols} --format pairs

echo "$profiles profiles, $failures failures"
[ "$profiles" = 18 ] && [ "$failures" = 0 ]
