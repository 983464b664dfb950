// The theorems in words.
#include <string_view>

#include "check.h"
#include "onceover/solve.h"

namespace onceover {

std::string_view ReasonText(Reason reason) {
  switch (reason) {
    case Reason::kAreaNotDivisibleByThree:
      return "a tiling covers a multiple of three squares";
    case Reason::kTilingOneRow:
      return "no L-tromino lies in a single row";
    case Reason::kTilingThreeByOdd:
      return "3 x n, n odd, has no tiling (Chu & Johnsonbaugh 1986)";
    case Reason::kTilingTwoRows:
      return "2 x n has no tiling if the missing square is in column 3, 6, 9 ... (Ash & Golomb "
             "2004)";
    case Reason::kTilingFiveByFive:
      return "5 x 5 has no tiling unless the missing square is in an odd row and an odd column "
             "(Ash & Golomb 2004)";
    case Reason::kTilingFiveRows:
      return "5 x n, n > 5, has no tiling if the missing square is the second of the middle row, "
             "from "
             "either end (Ash & Golomb 2004)";
    case Reason::kClosedOddBoard:
      return "a closed tour alternates between the two colours, so an odd number of squares has "
             "none";
    case Reason::kClosedNarrowBoard:
      return "a board with a side of 1, 2 or 4 has no closed tour (Schwenk 1991)";
    case Reason::kClosedThreeRows:
      return "3x4, 3x6 and 3x8 boards have no closed tour (Schwenk 1991)";
    case Reason::kOpenNarrowBoard:
      return "a board with a side of 1 or 2 has no tour, unless it is one square (Chia & Ong 2005)";
    case Reason::kOpenSmallBoard:
      return "3x3, 3x5, 3x6 and 4x4 boards have no tour (Chia & Ong 2005)";
    case Reason::kStartColour:
      return "a tour of an odd number of squares starts on the colour of the corners";
    case Reason::kStartInnerRow:
      return "a tour of a board four squares wide starts on one of its two long edges (Posa)";
    case Reason::kStartThreeRows:
      return "no tour of this board starts there (found by exhaustive search: 3x4 from the two "
             "inner "
             "columns, 3x7 from the centre, 3x8 from the middle row's third square from either "
             "end)";
    case Reason::kSearchExhausted:
      return "the search was exhausted: every way was tried";
    case Reason::kEndColours:
      return "a tour of an even number of squares ends on the other colour than it starts on";
    case Reason::kEndsEqual:
      return "a tour of more than one square ends on another square than it starts on";
    case Reason::kFinishDoesNotClose:
      return "no knight's move leads from the finish back to the start";
    case Reason::kBlockedApart:
      return "the squares that are not blocked fall apart: no way leads from some to others";
    case Reason::kBlockedColours:
      return "a tour alternates between the two colours, and the squares that are not blocked do "
             "not allow that";
    case Reason::kBlockedWays:
      return "more squares have a single way, or none, than a tour has ends";
  }
  ONCEOVER_CHECK(false && "a reason of the enumeration");
}

}  // namespace onceover
