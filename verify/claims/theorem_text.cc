// The theorems in words.
#include <string_view>

#include "onceover/claims.h"

namespace onceover {

std::string_view TheoremText(Theorem theorem) {
  switch (theorem) {
    case Theorem::kNothing:
      return "";
    case Theorem::kNothingToCover:
      return "a board of one square, that square missing, is covered by no piece (elementary)";
    case Theorem::kThreeSquaresAPiece:
      return "a tiling covers a multiple of three squares (elementary)";
    case Theorem::kOneRow:
      return "no L-tromino lies in a single row (elementary)";
    case Theorem::kFullRectangle:
      return "m x n, m and n > 1, 3 | mn, is tiled unless one side is 3 and the other odd "
             "(Chu and Johnsonbaugh 1986)";
    case Theorem::kDeficientRectangle:
      return "m x n, m and n > 1, 3 | mn - 1, is tiled wherever its missing square, but for "
             "certain squares if a side is 2 or 5 (Ash and Golomb 2004)";
    case Theorem::kOneSquare:
      return "a single square is a tour of itself (elementary)";
    case Theorem::kTooFewToClose:
      return "a closed tour has at least three squares (elementary)";
    case Theorem::kOneSquareTwoEnds:
      return "a tour of two squares or more does not finish where it starts (elementary)";
    case Theorem::kNoMoves:
      return "a board of one row has no knight's move (elementary)";
    case Theorem::kColours:
      return "a knight's squares alternate in colour (elementary)";
    case Theorem::kClosingMove:
      return "the ends of a closed tour are a knight's move apart (elementary)";
    case Theorem::kClosedTour:
      return "m x n, m <= n, has a closed tour unless m and n are odd, m is 1, 2 or 4, or m is 3 "
             "and n is 4, 6 or 8 (Schwenk 1991)";
    case Theorem::kOpenTour:
      return "m x n, m <= n, has a tour iff m = n = 1, or m = 3 and n = 4 or n > 6, or m = 4 and "
             "n > 4, or m > 4 (Chia and Ong 2005)";
    case Theorem::kClosedTourTurned:
      return "where there is a closed tour, there is a tour from every square (Schwenk 1991)";
    case Theorem::kThreeRows:
      return "3 x n, n > 8 and odd, has a tour from every square of the corners' colour (proof in "
             "theory.md, Onceover 2026)";
    case Theorem::kFourRows:
      return "4 x n, n > 4, has a tour from the squares of the outer rows and from no other "
             "(after Posa; proof in theory.md, Onceover 2026)";
    case Theorem::kOddBoard:
      return "m x n, both odd and > 4, has a tour from every square of the corners' colour "
             "(proof in theory.md, Onceover 2026)";
    case Theorem::kSmallBoardStarts:
      return "the starts of 3 x 4, 3 x 7 and 3 x 8 are known by exhaustion "
             "(theory.md, Onceover 2026)";
    case Theorem::kForcedMoves:
      return "a square with two neighbours only is between them in every tour that does not end "
             "on it (elementary)";
    case Theorem::kSmallBoardEnds:
      return "the pairs of ends of this board are known by exhaustion (theory.md, Onceover 2026)";
    case Theorem::kSquareBoardEnds:
      return "n x n, n > 5, has a tour between any two squares that the colours allow (Conrad, "
             "Hindrichs, Morsy and Wegener 1994)";
  }
  return "";
}

}  // namespace onceover
