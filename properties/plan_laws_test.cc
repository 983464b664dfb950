// Laws of the solver's constructed, searched and random tours, judged by the checker's kernel.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "draw.h"
#include "onceover/claims.h"
#include "onceover/ranks.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/walk.h"

namespace onceover::properties {
namespace {

constexpr std::int64_t kMaxNodes = 200'000;

TourPath PathOf(const TourPlan& plan) {
  TourPath path;
  ForEachSquare(plan, [&](Cell cell) { path.squares.push_back(cell); });
  return path;
}

// A tour that the kernel accepts, a refusal that the theorems do not contradict, or given up.
void ExpectRight(const TourProblem& problem, const PlanResult& result) {
  RC_ASSERT(!std::holds_alternative<Refusal>(result));
  const Decision decision = DecideTour(problem).decision;
  if (std::holds_alternative<Impossible>(result)) RC_ASSERT(decision != Decision::kExists);
  const auto* plan = std::get_if<TourPlan>(&result);
  RC_TAG(result.index());
  if (plan == nullptr) return;
  RC_ASSERT(decision != Decision::kNone);
  RC_ASSERT(CheckTour(problem, PathOf(*plan)).outcome == Outcome::kAccepted);
}

TourProblem DrawProblem(std::int64_t longest) {
  TourProblem problem{.rows = Draw(1, longest), .cols = Draw(1, longest), .closed = DrawBool()};
  const auto draw_cell = [&] { return Cell{Draw(0, problem.rows - 1), Draw(0, problem.cols - 1)}; };
  if (DrawBool()) problem.start = draw_cell();
  if (DrawBool()) problem.finish = draw_cell();
  return problem;
}

RC_GTEST_PROP(PlanLaws, ATourIsAcceptedWhateverTheEnds, ()) {
  const TourProblem problem = DrawProblem(26);
  ExpectRight(problem, PlanTour(problem, {.max_nodes = kMaxNodes}));
}

RC_GTEST_PROP(PlanLaws, ARandomTourIsAccepted, ()) {
  const TourProblem problem = DrawProblem(20);
  const auto seed = static_cast<std::uint64_t>(Draw(0, 1'000'000));
  const PlanResult result = PlanRandomTour(problem, seed, {.max_nodes = kMaxNodes});
  ExpectRight(problem, result);
  const bool again = result == PlanRandomTour(problem, seed, {.max_nodes = kMaxNodes});
  RC_ASSERT(again);
}

// The squares that a tour visits last are blocked, or any squares.
RC_GTEST_PROP(PlanLaws, ATourAroundBlockedSquaresIsAccepted, ()) {
  TourProblem problem{.rows = Draw(1, 8), .cols = Draw(1, 8), .closed = DrawBool()};
  for (std::int64_t left = Draw(1, 5); left > 0; --left) {
    problem.blocked.push_back({Draw(0, problem.rows - 1), Draw(0, problem.cols - 1)});
  }
  const auto key = [](Cell cell) { return std::tuple(cell.row, cell.col); };
  std::ranges::sort(problem.blocked, {}, key);
  problem.blocked.erase(std::unique(problem.blocked.begin(), problem.blocked.end()),
                        problem.blocked.end());
  const std::int64_t squares = problem.rows * problem.cols;
  RC_PRE(std::ssize(problem.blocked) < squares);
  if (DrawBool()) {
    const Cell start{Draw(0, problem.rows - 1), Draw(0, problem.cols - 1)};
    RC_PRE(std::ranges::count(problem.blocked, start) == 0);
    problem.start = start;
  }
  ExpectRight(problem, PlanTour(problem, {.max_nodes = 20'000}));
}

// On boards with many tours, two seeds give two tours.
RC_GTEST_PROP(PlanLaws, DifferentSeedsGiveDifferentTours, ()) {
  const TourProblem problem{
      .rows = Draw(6, 20), .cols = Draw(6, 20) / 2 * 2, .start = Cell{1, 1}, .closed = DrawBool()};
  const auto seed = static_cast<std::uint64_t>(Draw(0, 1'000'000));
  const auto one = std::get<TourPlan>(PlanRandomTour(problem, seed));
  const auto other = std::get<TourPlan>(PlanRandomTour(problem, seed + 1));
  RC_ASSERT(one.links != other.links);
}

RC_GTEST_PROP(PlanLaws, TheSquareOfARankHasThatRank, ()) {
  const TourProblem problem{.rows = Draw(5, 100'000) / 2 * 2 + 2,
                            .cols = Draw(5, 100'000),
                            .start = Cell{Draw(0, 4), Draw(0, 4)}};
  const auto plan = std::get<TourPlan>(PlanTour(problem));
  const auto ranks = TourRanks::Of(plan);
  const std::int64_t rank = Draw(0, plan.squares - 2);
  RC_ASSERT(ranks->RankOf(ranks->SquareAt(rank)) == rank);
  const Cell here = ranks->SquareAt(rank);
  const Cell next = ranks->SquareAt(rank + 1);
  RC_ASSERT((here.row - next.row) * (here.row - next.row) +
                (here.col - next.col) * (here.col - next.col) ==
            5);
}

}  // namespace
}  // namespace onceover::properties
