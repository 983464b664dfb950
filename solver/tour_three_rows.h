// Tours of boards of three rows.
#ifndef ONCEOVER_SOLVER_TOUR_THREE_ROWS_H_
#define ONCEOVER_SOLVER_TOUR_THREE_ROWS_H_

#include <cstdint>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_plan.h"

namespace onceover::solver {

// The columns of a board with a closed tour: a root of 10 or 12, and its extensions.
Axis ClosedThreeRowAxis(std::int64_t cols);

// The closed tour of a root, from 0,0, and the tour of an extension.
std::vector<Cell> ClosedThreeRowSquares(std::int64_t cols);
std::vector<Cell> ThreeRowExtensionSquares();

// The closed tour of a 3 x cols board, cols even and at least 10; the start is 0,0.
TourPlan ExtendClosedThreeRows(std::int64_t cols);

// An open tour of a 3 x cols board from a square that has one, for cols 4, 8 and odd.
TourPlan ExtendThreeRows(std::int64_t cols, Cell start);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_THREE_ROWS_H_
