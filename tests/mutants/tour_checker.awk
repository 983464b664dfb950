# A checker of 8x8 tours by square numbers: awk -f tour_checker.awk REQUEST ANSWER. Without
# `careless` it is right; with -v careless=NAME one test is left out or got wrong.
BEGIN { side = 8; start = -1 }
FILENAME == ARGV[1] { if (start < 0) start = $1; next }
{ for (i = 1; i <= NF; ++i) value[n++] = $i }

function abs(x) { return x < 0 ? -x : x }

function is_move(a, b,    dx, dy) {
  dx = abs(int((a - 1) / side) - int((b - 1) / side))
  dy = abs((a - 1) % side - (b - 1) % side)
  if (careless == "shift") return dx * 2 ^ dy == 4
  if (careless == "shift-transposed") return dy * 2 ^ dx == 4
  if (careless == "difference") return abs(a - b) ~ /^(6|10|15|17)$/
  if (careless == "sum") return dx + dy == 3
  return dx * dy == 2
}

END {
  if (n != side * side) exit 1
  if (careless == "counts") exit 0
  for (i = 0; i < n; ++i) {
    if (value[i] !~ /^[0-9]+$/ || value[i] < 1 || value[i] > n) exit 1
    if (careless != "repeats" && seen[value[i]]++) exit 1
    if (i > 0 && careless != "moves" && !is_move(value[i - 1], value[i])) exit 1
  }
  if (careless != "start" && value[0] != start) exit 1
  exit 0
}
