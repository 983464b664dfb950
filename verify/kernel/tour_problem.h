// What both tour checkers need to know of the question, and the rules about a tour's ends.
#ifndef ONCEOVER_KERNEL_TOUR_PROBLEM_H_
#define ONCEOVER_KERNEL_TOUR_PROBLEM_H_

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kernel/fault_log.h"
#include "kernel/geometry.h"
#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover::kernel {

// Row-major order of squares.
constexpr bool IsBefore(Cell a, Cell b) {
  return a.row < b.row || (a.row == b.row && a.col < b.col);
}

inline bool IsBlocked(const TourProblem& problem, Cell cell) {
  return std::ranges::binary_search(problem.blocked, cell, IsBefore);
}

inline std::int64_t SquaresToVisit(const TourProblem& problem) {
  return problem.rows * problem.cols - std::ssize(problem.blocked);
}

// Can any answer be judged against this question? There must be a square to visit.
inline bool IsMeaningful(const TourProblem& problem) {
  if (!IsBoard(problem.rows, problem.cols)) return false;
  const auto is_on_board = [&](Cell cell) { return IsOnBoard(problem.rows, problem.cols, cell); };
  const auto is_not_before_next = [](Cell cell, Cell next) { return !IsBefore(cell, next); };
  const auto& blocked = problem.blocked;
  if (!std::ranges::all_of(blocked, is_on_board)) return false;
  if (std::ranges::adjacent_find(blocked, is_not_before_next) != blocked.end()) return false;
  if (SquaresToVisit(problem) < 1) return false;
  const auto can_be_end = [&](const std::optional<Cell>& end) {
    return !end || (is_on_board(*end) && !IsBlocked(problem, *end));
  };
  return can_be_end(problem.start) && can_be_end(problem.finish);
}

// One end of the answer: a square, and where in the certificate it stands.
struct End {
  Cell cell;
  std::int64_t index = -1;
};

inline void JudgeStart(const TourProblem& problem, const End& first, FaultLog& log) {
  if (!problem.start || first.cell == *problem.start) return;
  log.Add({.rule = Rule::kWrongStart,
           .index = first.index,
           .cell = first.cell,
           .other_cell = problem.start});
}

inline void JudgeFinish(const TourProblem& problem, const End& last, FaultLog& log) {
  if (!problem.finish || last.cell == *problem.finish) return;
  log.Add({.rule = Rule::kWrongFinish,
           .index = last.index,
           .cell = last.cell,
           .other_cell = problem.finish});
}

// Judges the move that closes the tour. `length` is the number of squares of the answer: two
// squares do not close, since the move back is the same move.
inline void JudgeClosing(const TourProblem& problem, const End& first, const End& last,
                         std::int64_t length, FaultLog& log) {
  const bool on_board = IsOnBoard(problem.rows, problem.cols, first.cell) &&
                        IsOnBoard(problem.rows, problem.cols, last.cell);
  const bool closes = length >= 3 && on_board && IsKnightMove(last.cell, first.cell);
  if (!problem.closed || closes) return;
  log.Add(
      {.rule = Rule::kNotClosed, .index = last.index, .cell = last.cell, .other_cell = first.cell});
}

}  // namespace onceover::kernel

#endif  // ONCEOVER_KERNEL_TOUR_PROBLEM_H_
