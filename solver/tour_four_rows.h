// Tours of boards of four rows.
#ifndef ONCEOVER_SOLVER_TOUR_FOUR_ROWS_H_
#define ONCEOVER_SOLVER_TOUR_FOUR_ROWS_H_

#include <cstdint>

#include "onceover/certificate.h"
#include "onceover/walk.h"

namespace onceover::solver {

// An open tour of a 4 x cols board, cols >= 5, from a square of row 0 or 3.
TourPlan ExtendFourRows(std::int64_t cols, Cell start);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_FOUR_ROWS_H_
