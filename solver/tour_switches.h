// Random changes of a tour by switches: of four squares a, b, d, c, each a move from the next, the
// moves a-b and c-d are exchanged for a-c and b-d. Every square keeps its number of moves.
#ifndef ONCEOVER_SOLVER_TOUR_SWITCHES_H_
#define ONCEOVER_SOLVER_TOUR_SWITCHES_H_

#include "link_grid.h"
#include "random.h"

namespace onceover::solver {

// Makes another tour, open or closed as before and with the same ends, of a tour of all squares
// that have moves. False if it failed, and then the moves are no tour any more. At most 2^32
// squares; O(squares) time, some 0.5 us each, and 4 bytes a square.
bool SwitchAtRandom(LinkGrid& grid, Random& random);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_SWITCHES_H_
