// Tours of boards with both sides at least 5: blocks with closed tours, merged.
#ifndef ONCEOVER_SOLVER_TOUR_MERGE_H_
#define ONCEOVER_SOLVER_TOUR_MERGE_H_

#include <cstdint>

#include "onceover/certificate.h"
#include "onceover/walk.h"

namespace onceover::solver {

// The closed tour of a board with an even number of squares, sides at least 5; the start is 0,0.
TourPlan MergeClosedTour(std::int64_t rows, std::int64_t cols);

// An open tour of a board with odd sides, at least 5, from a square of the corners' colour.
TourPlan MergeOddTour(std::int64_t rows, std::int64_t cols, Cell start);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_MERGE_H_
