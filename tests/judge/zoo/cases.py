"""Covers several boards, `CASE:1` ..., and forgets to begin the numbers anew with each."""
import sys

labels = 0


def cover(board, top, left, size, row, col):
    global labels
    if size == 1:
        return
    half = size // 2
    labels += 1
    me = labels
    holes = []
    for r in (0, 1):
        for c in (0, 1):
            if (row >= top + half) == bool(r) and (col >= left + half) == bool(c):
                holes.append((row, col))
            else:
                hole = (top + half - 1 + r, left + half - 1 + c)
                board[hole[0]][hole[1]] = me
                holes.append(hole)
    for number, hole in enumerate(holes):
        cover(board, top + number // 2 * half, left + number % 2 * half, half, *hole)


cases = int(sys.stdin.readline())
for case in range(cases):
    side = int(sys.stdin.readline())
    row, col = map(int, sys.stdin.readline().split())
    board = [[0] * side for _ in range(side)]
    cover(board, 0, 0, side, row, col)
    print(f"CASE:{case + 1}")
    for line in board:
        print(*line)
