// Which boards a knight tours, from where, and between which squares.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "claims/tour_board.h"
#include "claims/tour_ends.h"
#include "kernel/geometry.h"
#include "kernel/tour_problem.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover {
namespace {

using claims::Board;
using claims::Decide;
using claims::IsCornerColoured;

// How many squares of the corner 0,0's colour there are more than of the other.
std::int64_t ColourSurplus(const TourProblem& problem) {
  const bool is_odd = problem.rows % 2 != 0 && problem.cols % 2 != 0;
  const std::int64_t blocked = std::ranges::count_if(problem.blocked, IsCornerColoured);
  return (is_odd ? 1 : 0) - blocked + (std::ssize(problem.blocked) - blocked);
}

// Do the colours of the squares to visit, and of the ends, fit a tour of two squares or more?
bool DoColoursFit(const TourProblem& problem) {
  const std::int64_t surplus = ColourSurplus(problem);
  if (surplus == 0) {
    return !problem.start || !problem.finish ||
           IsCornerColoured(*problem.start) != IsCornerColoured(*problem.finish);
  }
  if (problem.closed || surplus < -1 || surplus > 1) return false;
  const auto fits = [surplus](const std::optional<Cell>& end) {
    return !end || IsCornerColoured(*end) == (surplus == 1);
  };
  return fits(problem.start) && fits(problem.finish);
}

// Refutations that blocked squares leave certain.
Existence DecideByEnds(const TourProblem& problem) {
  const bool has_both_ends = problem.start && problem.finish;
  if (problem.closed && kernel::SquaresToVisit(problem) < 3) {
    return Decide(false, Theorem::kTooFewToClose);
  }
  if (kernel::SquaresToVisit(problem) == 1) return Decide(true, Theorem::kOneSquare);
  if (std::min(problem.rows, problem.cols) == 1) return Decide(false, Theorem::kNoMoves);
  if (has_both_ends && *problem.start == *problem.finish) {
    return Decide(false, Theorem::kOneSquareTwoEnds);
  }
  if (!DoColoursFit(problem)) return Decide(false, Theorem::kColours);
  if (problem.closed && has_both_ends && !kernel::IsKnightMove(*problem.start, *problem.finish)) {
    return Decide(false, Theorem::kClosingMove);
  }
  return {};
}

Existence DecideClosedTour(const Board& board, const std::optional<Cell>& start,
                           const std::optional<Cell>& finish) {
  const Existence at_all = claims::DecideClosed(board);
  // A closed tour may be begun on any square of it, and walked either way.
  if (at_all.decision == Decision::kNone || !start || !finish) return at_all;
  return claims::DecideClosedBetween(board, {*start, *finish});
}

Existence DecideOpenTour(const Board& board, const std::optional<Cell>& start,
                         const std::optional<Cell>& finish) {
  if (!start && !finish) return claims::DecideOpen(board);
  // A tour walked backwards is a tour.
  const Existence from_one = claims::DecideStart(board, start ? *start : *finish);
  if (from_one.decision == Decision::kNone || !start || !finish) return from_one;
  const Existence from_other = claims::DecideStart(board, *finish);
  if (from_other.decision == Decision::kNone) return from_other;
  return claims::DecideOpenBetween(board, {*start, *finish});
}

}  // namespace

Existence DecideTour(const TourProblem& problem) {
  if (!kernel::IsMeaningful(problem)) return {.decision = Decision::kMakesNoSense};
  const Existence by_ends = DecideByEnds(problem);
  if (by_ends.decision != Decision::kUndecided || !problem.blocked.empty()) return by_ends;

  Board board{problem.rows, problem.cols};
  std::optional<Cell> start = problem.start;
  std::optional<Cell> finish = problem.finish;
  if (board.rows > board.cols) {
    std::swap(board.rows, board.cols);
    if (start) std::swap(start->row, start->col);
    if (finish) std::swap(finish->row, finish->col);
  }
  return problem.closed ? DecideClosedTour(board, start, finish)
                        : DecideOpenTour(board, start, finish);
}

}  // namespace onceover
