// Divide and conquer: the tiling in the reference numbering.
#ifndef ONCEOVER_SOLVER_TROMINO_RECURSION_H_
#define ONCEOVER_SOLVER_TROMINO_RECURSION_H_

#include <cstdint>
#include <span>

namespace onceover::solver {

// Labels a side x side board, side = 2^k with k <= 15, row-major, around the missing square, which
// must be on the board. labels.size() is side * side; every label is written.
void FillByRecursion(std::int32_t side, std::int32_t missing_row, std::int32_t missing_col,
                     std::span<std::int32_t> labels);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TROMINO_RECURSION_H_
