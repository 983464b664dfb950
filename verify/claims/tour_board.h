// A question about tours with its board laid down, and what is known of whole boards and starts.
#ifndef ONCEOVER_CLAIMS_TOUR_BOARD_H_
#define ONCEOVER_CLAIMS_TOUR_BOARD_H_

#include <cstdint>

#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover::claims {

constexpr Existence Decide(bool exists, Theorem theorem) {
  return {.decision = exists ? Decision::kExists : Decision::kNone, .theorem = theorem};
}

// A board without blocked squares, rows <= cols.
struct Board {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
};

// The colour of the corner 0,0, of which an odd board has one square more than of the other.
constexpr bool IsCornerColoured(Cell cell) { return cell.row % 2 == cell.col % 2; }

constexpr bool IsOdd(const Board& board) { return board.rows % 2 != 0 && board.cols % 2 != 0; }

// Is there a closed tour; an open one; an open one from this square? The last of a board that has
// two squares or more, and on an odd one of a square of the corners' colour.
Existence DecideClosed(const Board& board);
Existence DecideOpen(const Board& board);
Existence DecideStart(const Board& board, Cell start);

}  // namespace onceover::claims

#endif  // ONCEOVER_CLAIMS_TOUR_BOARD_H_
