#include "board.h"

namespace onceover::oracle {

std::optional<std::size_t> Board::Vertex(const Cell& cell) const {
  if (cell.row < 0 || cell.col < 0) return std::nullopt;
  if (cell.row >= rows || cell.col >= cols) return std::nullopt;
  return static_cast<std::size_t>(cell.row * cols + cell.col);
}

std::optional<Board> MakeBoard(std::int64_t rows, std::int64_t cols) {
  Board board{.rows = rows, .cols = cols};
  if (rows <= 0 || cols <= 0) return std::nullopt;
  if (__builtin_mul_overflow(rows, cols, &board.squares)) return std::nullopt;
  return board;
}

}  // namespace onceover::oracle
