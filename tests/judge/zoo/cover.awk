# A solver of `M row col` by divide and conquer; -v fault=NAME makes it a faulty one.
#   transposes   takes row for column
#   edge         takes the last column for the one before it, from side 4 on
#   quadrant     prints the first quadrant only
#   unfinished   leaves out the last piece from side 4 on, and says that all is well
#   overflow     keeps labels in six bits
#   blind        does not read the request: covers 2x2 without its first square
#   denies       says that there is none where a middle square of 4x4 or more is missing
#   shortfall    gives the last piece the number 0
#   forever      never ends from side 4 on
#   crash        dies of a signal when the second square of the second row is missing
#   status       exits 3 after a right answer
function cover(top, left, size, row, col,   half, me, r, c, in_r, in_c) {
  if (size == 1) return
  half = size / 2
  me = ++labels
  for (r = 0; r < 2; r++) for (c = 0; c < 2; c++) {
    in_r = (row >= top + half) == r
    in_c = (col >= left + half) == c
    if (!(in_r && in_c)) board[top + half - 1 + r, left + half - 1 + c] = me
  }
  for (r = 0; r < 2; r++) for (c = 0; c < 2; c++) {
    in_r = (row >= top + half) == r
    in_c = (col >= left + half) == c
    if (in_r && in_c) cover(top + r * half, left + c * half, half, row, col)
    else cover(top + r * half, left + c * half, half, top + half - 1 + r, left + half - 1 + c)
  }
}
function put(side, rows,   r, c, line, label) {
  for (r = 0; r < rows; r++) {
    line = ""
    for (c = 0; c < rows; c++) {
      label = board[r, c] + 0
      if (fault == "overflow") label %= 64
      if (fault == "unfinished" && side > 2 && label == labels) label = 0
      if (fault == "shortfall" && label == labels) label = 0
      line = line (c ? " " : "") label
    }
    print line
  }
}
BEGIN {
  if (fault == "blind") {
    print "0 1\n1 1"
    exit
  }
  getline
  side = $1; row = $2 - 1; col = $3 - 1
  if (fault == "transposes") { col = $2 - 1; row = $3 - 1 }
  if (fault == "edge" && side > 2 && col == side - 1) col--
  if (fault == "denies" && side > 2 && row > 0 && col > 0) { print "impossible"; exit }
  if (fault == "forever" && side > 2) for (;;) labels++
  if (fault == "crash" && row == 1 && col == 1) { system("kill -SEGV $PPID"); for (;;) labels++ }
  cover(0, 0, side, row, col)
  put(side, fault == "quadrant" ? side / 2 : side)
  if (fault == "unfinished") print "Success: all squares are covered!"
  if (fault == "status") exit 3
}
