// The tiling of a deficient 2^k board from the bits of the coordinates (docs/theory.md, the closed
// form), for k up to 31.
#ifndef ONCEOVER_SOLVER_TROMINO_CLOSED_FORM_H_
#define ONCEOVER_SOLVER_TROMINO_CLOSED_FORM_H_

#include <array>
#include <cstdint>

#include "onceover/certificate.h"

namespace onceover::solver {

// (4^k - 1) / 3, the number of pieces on a deficient 2^k board, 0 <= k <= 31.
constexpr std::int64_t PiecesOf(int k) {
  return static_cast<std::int64_t>(((std::uint64_t{1} << (2 * k)) - 1) / 3);
}

// The number of the piece on `cell` of the 2^k board without `missing`, 0 on the missing square
// itself. Both squares must be on the board. O(1).
std::int64_t PieceAt(int k, Cell missing, Cell cell);

// The squares of a piece, 1 <= piece <= PiecesOf(k), in row-major order. O(k).
std::array<Cell, 3> SquaresOf(int k, Cell missing, std::int64_t piece);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TROMINO_CLOSED_FORM_H_
