// Tilings of rectangles, with or without a missing square.
#ifndef ONCEOVER_SOLVER_TROMINO_RECTANGLES_H_
#define ONCEOVER_SOLVER_TROMINO_RECTANGLES_H_

#include <cstdint>
#include <optional>
#include <span>

#include "onceover/certificate.h"

namespace onceover::solver {

// Labels a rows x cols board, row-major, for which ProveNoTiling finds no reason, and of fewer than
// 2^31 squares: strips of 2 x 3 blocks around one board of sides up to 11. The numbers follow no
// order. O(rows * cols).
void FillRectangle(std::int64_t rows, std::int64_t cols, std::optional<Cell> missing,
                   std::span<std::int32_t> labels);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TROMINO_RECTANGLES_H_
