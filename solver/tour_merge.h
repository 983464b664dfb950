// Tours of boards with both sides at least 5: blocks with closed tours, merged.
#ifndef ONCEOVER_SOLVER_TOUR_MERGE_H_
#define ONCEOVER_SOLVER_TOUR_MERGE_H_

#include <cstdint>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_plan.h"

namespace onceover::solver {

// How a side of a board with a closed tour, at least 5 long, is cut into blocks: the root first.
Axis EvenAxis(std::int64_t length);

// The closed tour of a block, sides in 5..11, from 0,0.
std::vector<Cell> ClosedBlockSquares(std::int64_t rows, std::int64_t cols);

// Merges closed blocks around a root, whose tour from `root.front()` is given in the root's own
// squares. It needs the corner edges (0,cols-1)-(2,cols-2) if there is anything after the root's
// columns, (0,0)-(2,1) before them, (rows-1,0)-(rows-2,2) after its rows, (0,0)-(1,2) before them.
TourPlan MergeAround(const std::vector<Cell>& root, bool closed, const Axis& rows,
                     const Axis& cols);

// The closed tour of a board with an even number of squares, sides at least 5; the start is 0,0.
TourPlan MergeClosedTour(std::int64_t rows, std::int64_t cols);

// An open tour of a board with odd sides, at least 5, from a square of the corners' colour.
TourPlan MergeOddTour(std::int64_t rows, std::int64_t cols, Cell start);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_MERGE_H_
