# Whatever onceover-solve tour prints, onceover-check accepts.
# Usage: tour_pipe_test.sh ONCEOVER_SOLVE ONCEOVER_CHECK
set -uo pipefail
export LC_ALL=C
solve=$1
check=$2
cases=0
failures=0

# accepts BOARD CHECK_OPTIONS SOLVE_OPTION...
accepts() {
  local board=$1 options=$2
  shift 2
  cases=$((cases + 1))
  # shellcheck disable=SC2086
  if ! "$solve" tour --board "$board" $options "$@" | "$check" tour --board "$board" $options \
    > /dev/null; then
    failures=$((failures + 1))
    echo "FAILED: --board $board $options $*"
  fi
}

for board in 1x1 3x4 4x3 3x7 3x8 3x10 12x3 3x33 4x5 5x4 4x31 5x5 5x6 8x8 9x9 11x13 12x10 37x41 100x64; do
  for format in cells pairs grid json; do
    accepts "$board" "--format $format"
  done
  [ "$board" = 1x1 ] || accepts "$board" "--start ${board/x/,}"
done
for board in 3x10 5x6 6x6 10x12 14x9 64x64 3x40; do
  accepts "$board" --closed
  accepts "$board" "--closed --start 2,3" --stream
done
accepts 8x8 '' --algorithm reference
for algorithm in warnsdorff pohl roth; do accepts 50x50 '--start 1,1' --algorithm $algorithm; done
accepts 6x7 --closed --algorithm reference
accepts 1000x999 '--closed --format pairs' --stream

for board in 3x10 4x5 5x6 6x7 12x31 41x40 33x35; do
  accepts "$board" "--start 1,1 --finish ${board/x/,}"
  accepts "$board" "--finish 1,1"
  accepts "$board" '' --random --seed 7
done
accepts 6x9 '--start 1,1 --finish 2,3 --closed'
accepts 30x31 '--start 2,2 --closed' --random --seed 1
accepts 1000x1000 --closed --random --seed 1
accepts 999x1001 '--start 500,500 --finish 1,1' --random --seed 2

# Any part of a tour is that part of the whole.
whole=$("$solve" tour --board 30x31 --start 7,9)
for from in 1 2 465 929 930; do
  cases=$((cases + 1))
  part=$("$solve" tour --board 30x31 --start 7,9 --from-rank "$from")
  [ "$part" = "$(cut -d' ' -f"$from"- <<< "$whole")" ] ||
    { failures=$((failures + 1)); echo "FAILED: --from-rank $from"; }
done
cases=$((cases + 1))
near_end=$("$solve" tour --board 1000000x1000000 --closed --stream --from-rank 999999999999)
[ "$(wc -w <<< "$near_end")" -eq 2 ] || { failures=$((failures + 1)); echo "FAILED: $near_end"; }

echo "$cases pipes, $failures failures"
[ "$failures" -eq 0 ] && [ "$cases" -ge 100 ]
