// Whole boards, and tours from a given square. docs/theory.md proves each line or names its source.
#include "claims/tour_board.h"

#include <cstdint>

#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover::claims {
namespace {

bool HasClosedTour(const Board& board) {
  if (IsOdd(board)) return false;
  if (board.rows == 3) return board.cols >= 10;
  return board.rows >= 5;
}

bool HasOpenTour(const Board& board) {
  if (board.rows == 1) return board.cols == 1;
  if (board.rows == 3) return board.cols == 4 || board.cols >= 7;
  if (board.rows == 4) return board.cols >= 5;
  return board.rows >= 5;
}

// Three rows, and narrower than any rule.
bool IsStartOnSmallBoard(std::int64_t cols, Cell start) {
  if (cols == 4) return start.col == 0 || start.col == 3;
  if (cols == 7) return start != Cell{1, 3};
  return start != Cell{1, 2} && start != Cell{1, 5};
}

}  // namespace

Existence DecideClosed(const Board& board) {
  return Decide(HasClosedTour(board), Theorem::kClosedTour);
}

Existence DecideOpen(const Board& board) { return Decide(HasOpenTour(board), Theorem::kOpenTour); }

Existence DecideStart(const Board& board, Cell start) {
  if (!HasOpenTour(board)) return Decide(false, Theorem::kOpenTour);
  if (HasClosedTour(board)) return Decide(true, Theorem::kClosedTourTurned);
  if (board.rows == 4) return Decide(start.row == 0 || start.row == 3, Theorem::kFourRows);
  if (board.rows >= 5) return Decide(true, Theorem::kOddBoard);
  if (board.cols >= 9) return Decide(true, Theorem::kThreeRows);
  return Decide(IsStartOnSmallBoard(board.cols, start), Theorem::kSmallBoardStarts);
}

}  // namespace onceover::claims
