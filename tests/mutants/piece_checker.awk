# A checker of lists of pieces: awk -f piece_checker.awk REQUEST ANSWER. Without `careless` it is
# right; with -v careless=NAME one test is left out.
FILENAME == ARGV[1] { side = $1; missing = $2 "," $3; next }
NF == 0 { next }
{
  if (NF != 6) exit wrong = 1
  top = bottom = $1; left = right = $2
  for (i = 1; i <= 6; i += 2) {
    if ($i !~ /^[0-9]+$/ || $(i + 1) !~ /^[0-9]+$/) exit wrong = 1
    if ($i < 1 || $i > side || $(i + 1) < 1 || $(i + 1) > side) exit wrong = 1
    square = ($i + 0) "," ($(i + 1) + 0)
    if (square == missing) exit wrong = 1
    if (covered[square]++ && careless != "overlaps") exit wrong = 1
    if (in_piece[square] == NR) exit wrong = 1
    in_piece[square] = NR
    if ($i < top) top = $i
    if ($i > bottom) bottom = $i
    if ($(i + 1) < left) left = $(i + 1)
    if ($(i + 1) > right) right = $(i + 1)
  }
  if (careless != "shapes" && (bottom - top > 1 || right - left > 1)) exit wrong = 1
  ++pieces
}
END { exit wrong || pieces == 0 || (careless != "count" && pieces != (side * side - 1) / 3) }
