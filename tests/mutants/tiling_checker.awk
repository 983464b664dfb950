# A checker of boards of labels: awk -f tiling_checker.awk REQUEST ANSWER. Without `careless` it is
# right; with -v careless=NAME one test is left out or got wrong.
FILENAME == ARGV[1] { side = $1; missing = $1 * ($2 - 1) + $3 - 1; next }
{ if (NF != side) ragged = 1; for (i = 1; i <= NF; ++i) value[n++] = $i }

function abs(x) { return x < 0 ? -x : x }

function touch(a, b) {
  return abs(int(a / side) - int(b / side)) + abs(a % side - b % side) == 1
}

function is_l(a, b, c,    top, bottom, left, right) {
  if (careless == "shapes") return 1
  if (careless == "connected") return touch(a, b) + touch(b, c) + touch(a, c) >= 2
  if (careless == "height") return int(c / side) - int(a / side) <= 1
  top = int(a / side); bottom = int(c / side)
  left = right = a % side
  if (b % side < left) left = b % side
  if (c % side < left) left = c % side
  if (b % side > right) right = b % side
  if (c % side > right) right = c % side
  return bottom - top <= 1 && right - left <= 1
}

END {
  pieces = (side * side - 1) / 3
  if (ragged || n != side * side) exit 1
  for (i = 0; i < n; ++i) {
    if (value[i] !~ /^-?[0-9]+$/) exit 1
    label = value[i] + 0
    if (label == 0) {
      if (zeros++ || (careless != "missing" && i != missing)) exit 1
      continue
    }
    if (careless != "range" && (label < 1 || label > pieces)) exit 1
    square[label, count[label]++] = i
  }
  if (!zeros) exit 1
  for (label in count) {
    if (count[label] != 3 && careless != "sizes" && !(careless == "multiples" && count[label] % 3 == 0)) exit 1
    if (count[label] == 3 && !is_l(square[label, 0], square[label, 1], square[label, 2])) exit 1
  }
  exit 0
}
