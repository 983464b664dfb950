// Tours between two given squares of boards with both sides at least 5.
#ifndef ONCEOVER_SOLVER_TOUR_ENDS_H_
#define ONCEOVER_SOLVER_TOUR_ENDS_H_

#include <cstdint>
#include <optional>

#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"

namespace onceover::solver {

// A tour of a board with sides at least 5 between two different squares that the colours allow, or
// nullopt if none was found, which proves nothing. O(rows + cols) memory if one block can hold both
// squares, otherwise a byte a square, unless that is more than max_memory.
std::optional<TourPlan> JoinEnds(std::int64_t rows, std::int64_t cols, Cell start, Cell finish,
                                 std::int64_t max_memory);

// The plan of a tour whose moves are all given. At most 2^32 squares.
TourPlan PlanOfGrid(LinkGrid grid, Cell start);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_ENDS_H_
