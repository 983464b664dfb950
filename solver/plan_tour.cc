// From a tour problem to the construction that answers it.
#include <cstdint>
#include <limits>
#include <optional>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "plan_ends.h"
#include "tour_blocked.h"
#include "tour_existence.h"
#include "tour_four_rows.h"
#include "tour_merge.h"
#include "tour_plan.h"
#include "tour_three_rows.h"

namespace onceover {
namespace {

// Of a board with a closed tour: that, from any start.
TourPlan PlanClosed(std::int64_t rows, std::int64_t cols) {
  return rows == 3 ? solver::ExtendClosedThreeRows(cols) : solver::MergeClosedTour(rows, cols);
}

// The open tours that are no part of a closed one; rows <= cols.
TourPlan PlanOpen(std::int64_t rows, std::int64_t cols, Cell start) {
  if (cols == 1) {
    return {1, 1, 1, false, true, start, 0, {0}, {0}, {0}};
  }
  if (rows == 3) return solver::ExtendThreeRows(cols, start);
  if (rows == 4) return solver::ExtendFourRows(cols, start);
  return solver::MergeOddTour(rows, cols, start);
}

// A board that has a tour, rows <= cols. Every board that has one has one from 0,0.
TourPlan Plan(std::int64_t rows, std::int64_t cols, Cell start) {
  if (solver::ProveNoClosedTour(rows, cols)) return PlanOpen(rows, cols, start);
  TourPlan plan = PlanClosed(rows, cols);
  plan.start = start;
  plan.first_move = solver::SomeMove(plan, start);
  return plan;
}

}  // namespace

std::int64_t PlanMemory(std::int64_t rows, std::int64_t cols) {
  if (rows > kMaxPlanSide || cols > kMaxPlanSide) return std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t kLargestSmallBoard = 43 * 43;
  return (rows + cols) * std::int64_t{sizeof(std::uint32_t)} + kLargestSmallBoard;
}

namespace {

// A tour to a finish, from a start or from anywhere.
PlanResult PlanToFinish(const TourProblem& problem, const Limits& limits) {
  const bool is_one_square = problem.rows == 1 && problem.cols == 1;
  TourProblem other = problem;
  other.finish.reset();
  if (problem.start) {
    if (const auto reason = solver::ProveNoTourBetween(problem)) return Impossible{*reason};
    if (is_one_square) return PlanTour(other, limits);
    if (PlanMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;
    return solver::PlanBetween(problem, limits);
  }
  other.start = problem.finish;
  PlanResult result = PlanTour(other, limits);
  auto* plan = std::get_if<TourPlan>(&result);
  if (plan != nullptr && !is_one_square) solver::Reverse(*plan);
  return result;
}

}  // namespace

PlanResult PlanTour(const TourProblem& problem, const Limits& limits) {
  if (const auto refusal = solver::RefuseTour(problem)) return *refusal;
  if (!problem.blocked.empty()) {
    if (!solver::IsBlockedRight(problem)) return Refusal::kFinishOrBlocked;
    return solver::SearchBlocked(problem, limits);
  }
  if (problem.finish) return PlanToFinish(problem, limits);
  if (const auto reason = solver::ProveNoTour(problem)) return Impossible{*reason};
  if (PlanMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;
  const Cell start = problem.start.value_or(Cell{});
  if (problem.rows <= problem.cols) return Plan(problem.rows, problem.cols, start);
  TourPlan plan = Plan(problem.cols, problem.rows, {start.col, start.row});
  solver::Transpose(plan);
  return plan;
}

Tour ToTour(const TourPlan& plan, bool closed) {
  Tour tour{plan.rows, plan.cols, closed, {}};
  tour.squares.reserve(static_cast<std::size_t>(plan.squares));
  ForEachSquare(plan, [&](Cell cell) {
    tour.squares.push_back(static_cast<std::int32_t>(cell.row * plan.cols + cell.col));
  });
  return tour;
}

}  // namespace onceover
