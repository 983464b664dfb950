// When a rectangle has no tiling by L-trominoes (docs/theory.md).
#ifndef ONCEOVER_SOLVER_TILING_EXISTENCE_H_
#define ONCEOVER_SOLVER_TILING_EXISTENCE_H_

#include <optional>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover::solver {

// Why there is no tiling, or nullopt: then there is one. Sides are at least 1, a given missing
// square is on the board. O(1), no overflow.
std::optional<Reason> ProveNoTiling(const TilingProblem& problem);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_EXISTENCE_H_
