// What squares that have two neighbours only force upon a tour.
#ifndef ONCEOVER_CLAIMS_FORCED_MOVES_H_
#define ONCEOVER_CLAIMS_FORCED_MOVES_H_

#include "claims/tour_board.h"
#include "claims/tour_ends.h"
#include "onceover/certificate.h"

namespace onceover::claims {

// Has the square two neighbours only, on a board of at least three rows? Every tour that does not
// end on such a square goes from one neighbour over it to the other.
bool IsNarrow(const Board& board, Cell square);

// Does a narrow square force too much for a tour that is open between the ends?
bool IsOpenRefuted(const Board& board, const Ends& ends);

// Does a narrow square force too much for a closed tour with the move between the ends?
bool IsClosedRefuted(const Board& board, const Ends& ends);

}  // namespace onceover::claims

#endif  // ONCEOVER_CLAIMS_FORCED_MOVES_H_
