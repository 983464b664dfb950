// A constructed tour, or on a small board one found by a random search, changed by random switches.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "frontier_search.h"
#include "hamiltonian_search.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "plan_ends.h"
#include "random.h"
#include "tour_ends.h"
#include "tour_plan.h"
#include "tour_switches.h"

namespace onceover {
namespace solver {
namespace {

LinkGrid GridOf(const TourPlan& plan) {
  LinkGrid grid(plan.rows, plan.cols);
  std::size_t at = 0;
  for (const std::uint32_t row : plan.row_map) {
    for (const std::uint32_t col : plan.col_map) grid.links[at++] = plan.links[row + col];
  }
  return grid;
}

// On a small board, a tour with the same ends by random search; the constructed one if none is
// found soon.
LinkGrid SearchGrid(const TourProblem& problem, const TourPlan& plan, Random& random) {
  constexpr std::int64_t kMaxSquares = 1000;
  LinkGrid constructed = GridOf(plan);
  if (plan.squares > kMaxSquares || !problem.blocked.empty()) return constructed;
  const Graph graph =
      KnightGraph(static_cast<std::int32_t>(plan.rows), static_cast<std::int32_t>(plan.cols));
  const auto number = [&](Cell cell) {
    return static_cast<std::int32_t>(cell.row * plan.cols + cell.col);
  };
  const auto cell = [&](std::int32_t vertex) {
    return Cell{vertex / plan.cols, vertex % plan.cols};
  };
  PathRequest request{.start = number(plan.start), .closed = plan.closed};
  if (problem.finish) request.finish = number(LastSquare(plan));
  HamiltonianSearch search(graph);
  constexpr int kTries = 50;
  for (int i = 0; i < kTries; ++i) {
    const auto seed = static_cast<std::uint32_t>(Draw(random, 0x7fffffff) + 1);
    if (search.Run(request, 2 * plan.squares, seed) != HamiltonianSearch::End::kFound) continue;
    LinkGrid grid(plan.rows, plan.cols);
    const std::vector<std::int32_t>& path = search.path();
    for (std::size_t at = 1; at < path.size(); ++at) grid.Link(cell(path[at - 1]), cell(path[at]));
    if (plan.closed) grid.Link(cell(path.back()), cell(path.front()));
    return grid;
  }
  return constructed;
}

// On three rows, which have few switches, a tour with the same ends drawn by dynamic programming;
// nullopt if that takes more than the limits.
std::optional<LinkGrid> DrawStrip(const TourProblem& problem, const TourPlan& plan,
                                  const Limits& limits, Random& random) {
  if (std::min(plan.rows, plan.cols) != 3 || !problem.blocked.empty()) return std::nullopt;
  const bool is_upright = plan.rows != 3;
  const Cell last = LastSquare(plan);
  const auto turned = [&](Cell cell) { return is_upright ? Cell{cell.col, cell.row} : cell; };
  FrontierResult result = SearchFrontier(3, std::max(plan.rows, plan.cols), turned(plan.start),
                                         turned(last), MaxFrontierStates(limits), &random);
  if (!result.grid) return std::nullopt;
  TourPlan strip = PlanOfGrid(std::move(*result.grid), turned(plan.start));
  if (is_upright) Transpose(strip);
  LinkGrid grid = GridOf(strip);
  if (plan.closed) grid.Link(last, plan.start);
  return grid;
}

// Draws starts until one has a tour; most have.
PlanResult PlanFromAnywhere(TourProblem problem, const Limits& limits, Random& random) {
  constexpr int kTries = 100;
  const auto is_blocked = [&](Cell cell) { return std::ranges::count(problem.blocked, cell) > 0; };
  for (int i = 0; i < kTries && !problem.closed; ++i) {
    problem.start = Cell{Draw(random, problem.rows), Draw(random, problem.cols)};
    if (is_blocked(*problem.start)) continue;
    PlanResult result = PlanTour(problem, limits);
    if (std::holds_alternative<TourPlan>(result)) return result;
  }
  problem.start.reset();
  return PlanTour(problem, limits);
}

}  // namespace
}  // namespace solver

std::int64_t RandomTourMemory(std::int64_t rows, std::int64_t cols) {
  // The moves, before and after, and the sets of squares.
  constexpr std::int64_t kBytesPerSquare = 6;
  const std::int64_t plan = PlanMemory(rows, cols);
  constexpr std::int64_t kMaxSquares = std::int64_t{1} << 32;
  if (rows > kMaxSquares / cols) return std::numeric_limits<std::int64_t>::max();
  return 2 * plan + kBytesPerSquare * rows * cols;
}

PlanResult PlanRandomTour(const TourProblem& problem, std::uint64_t seed, const Limits& limits) {
  if (problem.rows < 1 || problem.cols < 1) return PlanTour(problem, limits);
  solver::Random random(seed);
  PlanResult result = problem.start || problem.finish
                          ? PlanTour(problem, limits)
                          : solver::PlanFromAnywhere(problem, limits, random);
  const auto* plan = std::get_if<TourPlan>(&result);
  if (plan == nullptr) return result;
  if (RandomTourMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;
  auto strip = solver::DrawStrip(problem, *plan, limits, random);
  solver::LinkGrid grid = strip ? std::move(*strip) : solver::SearchGrid(problem, *plan, random);
  const bool is_cycle = plan->closed && !problem.finish;
  if (plan->closed && !is_cycle) grid.Unlink(plan->start, solver::LastSquare(*plan));
  solver::LinkGrid switched = grid;
  if (solver::SwitchAtRandom(switched, random)) grid = std::move(switched);
  TourPlan changed = solver::PlanOfGrid(std::move(grid), plan->start);
  changed.squares = plan->squares;
  changed.closed = is_cycle;
  return changed;
}

}  // namespace onceover
