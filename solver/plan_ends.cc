#include "plan_ends.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "frontier_search.h"
#include "knight_moves.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "tour_ends.h"
#include "tour_existence.h"
#include "tour_plan.h"

namespace onceover::solver {
namespace {

// Decides 3 to 5 rows; rows <= cols.
PlanResult DecideNarrow(std::int64_t rows, std::int64_t cols, const TourProblem& problem,
                        const Limits& limits) {
  constexpr std::int64_t kMaxSquares = std::numeric_limits<std::uint32_t>::max();
  if (cols > std::min(limits.max_nodes, kMaxSquares) / rows) return GaveUp{};
  FrontierResult result =
      SearchFrontier(rows, cols, *problem.start, *problem.finish, MaxFrontierStates(limits));
  switch (result.end) {
    case FrontierResult::End::kFound:
      return PlanOfGrid(std::move(*result.grid), *problem.start);
    case FrontierResult::End::kNone:
      return Impossible{Reason::kSearchExhausted};
    case FrontierResult::End::kOutOfStates:
      break;
  }
  return GaveUp{result.states};
}

// rows <= cols.
PlanResult PlanUpright(const TourProblem& problem, const Limits& limits) {
  const auto& [rows, cols, start, finish, closed, blocked] = problem;
  if (rows >= 5) {
    if (auto plan = JoinEnds(rows, cols, *start, *finish, limits.max_memory)) return *plan;
  }
  if (rows <= kMaxFrontierRows) return DecideNarrow(rows, cols, problem, limits);
  if (rows > limits.max_memory / cols) return Refusal::kMemory;
  return GaveUp{1};
}

// The distinct values of a map, and the first place of each.
std::map<std::uint32_t, std::int64_t> PlacesOf(const std::vector<std::uint32_t>& map) {
  std::map<std::uint32_t, std::int64_t> places;
  for (std::size_t i = 0; i < map.size(); ++i) {
    places.try_emplace(map[i], static_cast<std::int64_t>(i));
  }
  return places;
}

Cell Turned(Cell cell) { return {cell.col, cell.row}; }

}  // namespace

std::optional<Reason> ProveNoTourBetween(const TourProblem& problem) {
  const auto& [rows, cols, start, finish, closed, blocked] = problem;
  if (closed) {
    if (const auto reason = ProveNoClosedTour(rows, cols)) return reason;
    if (MoveBetween(*finish, *start) == kMoves.size()) return Reason::kFinishDoesNotClose;
  }
  if (const auto reason = ProveNoOpenTourFrom(rows, cols, *start)) return reason;
  if (const auto reason = ProveNoOpenTourFrom(rows, cols, *finish)) return reason;
  if (rows == 1 && cols == 1) return std::nullopt;
  if (*start == *finish) return Reason::kEndsEqual;
  const bool is_even = rows % 2 == 0 || cols % 2 == 0;
  if (is_even && IsDark(*start) == IsDark(*finish)) return Reason::kEndColours;
  return std::nullopt;
}

PlanResult PlanBetween(const TourProblem& problem, const Limits& limits) {
  if (problem.rows <= problem.cols) return PlanUpright(problem, limits);
  TourProblem turned = problem;
  std::swap(turned.rows, turned.cols);
  turned.start = Turned(*problem.start);
  turned.finish = Turned(*problem.finish);
  PlanResult result = PlanUpright(turned, limits);
  if (auto* plan = std::get_if<TourPlan>(&result)) Transpose(*plan);
  return result;
}

Cell LastSquare(const TourPlan& plan) {
  if (plan.closed) {
    const unsigned others = LinksOf(plan, plan.start) & ~(1U << plan.first_move);
    return After(plan.start, static_cast<unsigned>(std::countr_zero(others)));
  }
  const auto cols = PlacesOf(plan.col_map);
  for (const auto& [row_at, row] : PlacesOf(plan.row_map)) {
    for (const auto& [col_at, col] : cols) {
      const Cell cell{row, col};
      if (std::has_single_bit(plan.links[row_at + col_at]) && cell != plan.start) return cell;
    }
  }
  return plan.start;
}

void Reverse(TourPlan& plan) {
  const Cell last = LastSquare(plan);
  unsigned moves = LinksOf(plan, last);
  if (plan.closed) moves &= ~(1U << MoveBetween(last, plan.start));
  plan.first_move = static_cast<std::uint8_t>(std::countr_zero(moves));
  plan.start = last;
}

}  // namespace onceover::solver
