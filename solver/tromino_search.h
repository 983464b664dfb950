// Tilings of boards too small for a construction.
#ifndef ONCEOVER_SOLVER_TROMINO_SEARCH_H_
#define ONCEOVER_SOLVER_TROMINO_SEARCH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::solver {

// The 2x2 box at `corner` but one of its squares: 0 top left, 1 top right, 2 bottom left, 3 bottom
// right.
struct LPiece {
  Cell corner;
  int left_out = 0;
};

inline constexpr std::int64_t kMaxSearchSide = 11;

// A tiling of a rows x cols board, sides 1..kMaxSearchSide, but its missing square, if any; nullopt
// if there is none. Depth first in row-major order; what lies behind a row's outline is tried once,
// so that at most rows * cols * 2^(cols + 2) places are seen.
std::optional<std::vector<LPiece>> SearchTiling(std::int64_t rows, std::int64_t cols,
                                                std::optional<Cell> missing);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TROMINO_SEARCH_H_
