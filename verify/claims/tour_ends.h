// What is known of tours with both ends given.
#ifndef ONCEOVER_CLAIMS_TOUR_ENDS_H_
#define ONCEOVER_CLAIMS_TOUR_ENDS_H_

#include "claims/tour_board.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover::claims {

// The two ends of a tour, in either order: two different squares of the board, each the end of some
// tour, of colours that the number of squares allows.
struct Ends {
  Cell one;
  Cell other;
};

// A tour that lies open between the two ends.
Existence DecideOpenBetween(const Board& board, const Ends& ends);

// A closed tour that uses the move between the two ends. The board has closed tours.
Existence DecideClosedBetween(const Board& board, const Ends& ends);

}  // namespace onceover::claims

#endif  // ONCEOVER_CLAIMS_TOUR_ENDS_H_
