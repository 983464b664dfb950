// The geometry the rules speak of, by arithmetic.
//
// The solver states the same facts by tables of offsets, on purpose: a slip in one of them shows.
#ifndef ONCEOVER_KERNEL_GEOMETRY_H_
#define ONCEOVER_KERNEL_GEOMETRY_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "onceover/certificate.h"

namespace onceover::kernel {

// Does a rows x cols board exist, and can its squares be counted? All below need such a board.
constexpr bool IsBoard(std::int64_t rows, std::int64_t cols) {
  return rows >= 1 && cols >= 1 && rows <= std::numeric_limits<std::int64_t>::max() / cols;
}

constexpr bool IsOnBoard(std::int64_t rows, std::int64_t cols, Cell cell) {
  return cell.row >= 0 && cell.row < rows && cell.col >= 0 && cell.col < cols;
}

// The number of a square in row-major order, and the square of a number.
constexpr std::int64_t SquareOf(std::int64_t cols, Cell cell) { return cell.row * cols + cell.col; }
constexpr Cell CellOf(std::int64_t cols, std::int64_t square) {
  return {square / cols, square % cols};
}

// Two squares of one board: is it a knight's move from one to the other?
constexpr bool IsKnightMove(Cell from, Cell to) {
  const std::int64_t rows = from.row < to.row ? to.row - from.row : from.row - to.row;
  const std::int64_t cols = from.col < to.col ? to.col - from.col : from.col - to.col;
  return (rows == 1 && cols == 2) || (rows == 2 && cols == 1);
}

// Three squares of one board: do they lie in one 2x2 box? Three different squares of a 2x2 box are
// an L-tromino, and every L-tromino is three different squares of a 2x2 box.
constexpr bool AreInOneBox(const std::array<Cell, 3>& squares) {
  const auto [top, bottom] = std::minmax({squares[0].row, squares[1].row, squares[2].row});
  const auto [left, right] = std::minmax({squares[0].col, squares[1].col, squares[2].col});
  return bottom - top <= 1 && right - left <= 1;
}

}  // namespace onceover::kernel

#endif  // ONCEOVER_KERNEL_GEOMETRY_H_
