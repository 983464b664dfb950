// A. J. Schwenk, Which rectangular chessboards have a knight's tour?, Mathematics Magazine 64
// (1991), 325-332. G. L. Chia and S.-H. Ong, Generalized knight's tours on rectangular chessboards,
// Discrete Applied Mathematics 150 (2005), 80-98. Which squares a tour can start from was found by
// exhaustion for this project (docs/, and the table in tests/vectors/theory).
#include "tour_existence.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "knight_moves.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover::solver {
namespace {

// On a 3 x n board with an even number of squares, or 3x7: the starts that fail.
bool FailsOnThreeRows(std::int64_t cols, Cell start) {
  if (cols == 4) return start.col == 1 || start.col == 2;
  if (cols == 7) return start == Cell{1, 3};
  if (cols == 8) return start == Cell{1, 2} || start == Cell{1, 5};
  return false;
}

}  // namespace

std::optional<Reason> ProveNoClosedTour(std::int64_t rows, std::int64_t cols) {
  const auto [shorter, longer] = std::minmax({rows, cols});
  if (shorter % 2 == 1 && longer % 2 == 1) return Reason::kClosedOddBoard;
  if (shorter == 1 || shorter == 2 || shorter == 4) return Reason::kClosedNarrowBoard;
  if (shorter == 3 && longer <= 8) return Reason::kClosedThreeRows;
  return std::nullopt;
}

std::optional<Reason> ProveNoOpenTour(std::int64_t rows, std::int64_t cols) {
  const auto [shorter, longer] = std::minmax({rows, cols});
  if (longer == 1) return std::nullopt;  // one square is a tour
  if (shorter <= 2) return Reason::kOpenNarrowBoard;
  if (shorter == 3 && longer != 4 && longer < 7) return Reason::kOpenSmallBoard;
  if (shorter == 4 && longer == 4) return Reason::kOpenSmallBoard;
  return std::nullopt;
}

std::optional<Reason> ProveNoOpenTourFrom(std::int64_t rows, std::int64_t cols, Cell start) {
  if (const auto reason = ProveNoOpenTour(rows, cols)) return reason;
  if (rows > cols) return ProveNoOpenTourFrom(cols, rows, {start.col, start.row});
  // Steps alternate between the colours, so that of an odd number of squares the first and the last
  // have the colour of the corners.
  const bool is_rarer_colour = IsDark(start);
  if (rows % 2 == 1 && cols % 2 == 1 && is_rarer_colour) return Reason::kStartColour;
  if (rows == 3 && FailsOnThreeRows(cols, start)) return Reason::kStartThreeRows;
  if (rows == 4 && (start.row == 1 || start.row == 2)) return Reason::kStartInnerRow;
  return std::nullopt;
}

std::optional<Reason> ProveNoTour(const TourProblem& problem) {
  if (problem.closed) return ProveNoClosedTour(problem.rows, problem.cols);
  if (!problem.start) return ProveNoOpenTour(problem.rows, problem.cols);
  return ProveNoOpenTourFrom(problem.rows, problem.cols, *problem.start);
}

std::optional<Refusal> RefuseTour(const TourProblem& problem) {
  if (problem.rows < 1 || problem.cols < 1) return Refusal::kBoardEmpty;
  const auto is_on_board = [&](Cell cell) {
    return 0 <= cell.row && cell.row < problem.rows && 0 <= cell.col && cell.col < problem.cols;
  };
  if (problem.start && !is_on_board(*problem.start)) return Refusal::kStartOffBoard;
  if (problem.finish && !is_on_board(*problem.finish)) return Refusal::kStartOffBoard;
  return std::nullopt;
}

}  // namespace onceover::solver
