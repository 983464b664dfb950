// A step grid is a tour if each of 1..N stands on exactly one square, no blocked square carries a
// step, each step is a knight's move from the one before, and the ends are as asked for.
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "kernel/fault_log.h"
#include "kernel/geometry.h"
#include "kernel/tour_problem.h"
#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

using kernel::CellOf;
using kernel::FaultLog;

// Judges the step of every square by itself. Returns the first square of each step, -1 where a step
// is absent; slot 0 is not used.
std::vector<std::int64_t> JudgeSteps(const TourProblem& problem, const StepGrid& grid,
                                     FaultLog& log) {
  const std::int64_t last_step = kernel::SquaresToVisit(problem);
  std::vector<std::int64_t> square_of(static_cast<std::size_t>(last_step) + 1, -1);
  for (std::int64_t square = 0; square < std::ssize(grid.steps); ++square) {
    const std::int64_t step = grid.steps[static_cast<std::size_t>(square)];
    const Cell cell = CellOf(problem.cols, square);
    Fault fault{.index = square, .cell = cell, .found = step};
    if (kernel::IsBlocked(problem, cell)) {
      if (step == 0) continue;
      fault.rule = Rule::kBlockedSquare;
    } else if (step == 0) {
      fault.rule = Rule::kUnvisited;
    } else if (step < 1 || step > last_step) {
      fault.rule = Rule::kStepOutOfRange;
      fault.expected = last_step;
    } else {
      std::int64_t& first = square_of[static_cast<std::size_t>(step)];
      if (first == -1) {
        first = square;
        continue;
      }
      fault.rule = Rule::kStepRepeated;
      fault.other_cell = CellOf(problem.cols, first);
    }
    log.Add(fault);
  }
  return square_of;
}

// Reports the steps that stand nowhere. Returns how many steps stand somewhere.
std::int64_t ReportMissingSteps(const std::vector<std::int64_t>& square_of, FaultLog& log) {
  std::int64_t present = 0;
  for (std::int64_t step = 1; step < std::ssize(square_of); ++step) {
    if (square_of[static_cast<std::size_t>(step)] != -1) {
      ++present;
    } else {
      log.Add({.rule = Rule::kStepMissing, .expected = step});
    }
  }
  return present;
}

// Judges every move between two steps that stand somewhere.
void JudgeMoves(const TourProblem& problem, const std::vector<std::int64_t>& square_of,
                FaultLog& log) {
  for (std::int64_t step = 2; step < std::ssize(square_of); ++step) {
    const std::int64_t from = square_of[static_cast<std::size_t>(step - 1)];
    const std::int64_t to = square_of[static_cast<std::size_t>(step)];
    if (from == -1 || to == -1) continue;
    if (kernel::IsKnightMove(CellOf(problem.cols, from), CellOf(problem.cols, to))) continue;
    log.Add({.rule = Rule::kNotAKnightMove,
             .index = to,
             .cell = CellOf(problem.cols, to),
             .other_cell = CellOf(problem.cols, from),
             .found = step});
  }
}

}  // namespace

Verdict CheckTour(const TourProblem& problem, const StepGrid& grid, std::int64_t max_faults) {
  FaultLog log(max_faults);
  if (!kernel::IsMeaningful(problem)) return std::move(log).Unchecked();
  const std::int64_t squares = problem.rows * problem.cols;
  const std::int64_t to_visit = kernel::SquaresToVisit(problem);
  if (std::ssize(grid.steps) != squares) {
    const bool few = std::ssize(grid.steps) < squares;
    log.Add({.rule = few ? Rule::kTooFew : Rule::kTooMany,
             .expected = squares,
             .found = std::ssize(grid.steps)});
    return std::move(log).Close(0, to_visit);
  }

  const std::vector<std::int64_t> square_of = JudgeSteps(problem, grid, log);
  const std::int64_t visited = ReportMissingSteps(square_of, log);
  JudgeMoves(problem, square_of, log);
  const kernel::End first{CellOf(problem.cols, square_of[1]), square_of[1]};
  const kernel::End last{CellOf(problem.cols, square_of.back()), square_of.back()};
  if (first.index != -1) kernel::JudgeStart(problem, first, log);
  if (last.index != -1) kernel::JudgeFinish(problem, last, log);
  if (first.index != -1 && last.index != -1) {
    kernel::JudgeClosing(problem, first, last, to_visit, log);
  }
  return std::move(log).Close(visited, to_visit);
}

}  // namespace onceover
