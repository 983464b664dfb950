// What both halves of the second opinion need to know of a board.
#ifndef ONCEOVER_ORACLE_BOARD_H_
#define ONCEOVER_ORACLE_BOARD_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "onceover/certificate.h"

namespace onceover::oracle {

// The squares of a board, as the vertices 0, 1, ... of a graph: rows from the top, each from the
// left.
struct Board {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  std::int64_t squares = 0;

  // The vertex of a square, or nothing where the cell is off the board.
  std::optional<std::size_t> Vertex(const Cell& cell) const;
};

// The board of these sides, or nothing where a side has no square or the squares are too many to
// be counted in 64 bits.
std::optional<Board> MakeBoard(std::int64_t rows, std::int64_t cols);

}  // namespace onceover::oracle

#endif  // ONCEOVER_ORACLE_BOARD_H_
