// Tours to a given finish, and around blocked squares.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "frontier_search.h"
#include "hamiltonian_search.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "plain_rules.h"
#include "tour_plan.h"

namespace onceover {
namespace {

Reason ReasonOf(const TourProblem& problem) {
  return std::get<Impossible>(PlanTour(problem)).reason;
}

TEST(PlanTourToAFinish, KnowsWhatLeavesNone) {
  const std::vector<std::pair<TourProblem, Reason>> cases = {
      {{.rows = 8, .cols = 8, .start = Cell{0, 0}, .finish = Cell{2, 2}}, Reason::kEndColours},
      {{.rows = 8, .cols = 8, .start = Cell{3, 3}, .finish = Cell{3, 3}}, Reason::kEndsEqual},
      {{.rows = 5, .cols = 5, .start = Cell{0, 0}, .finish = Cell{0, 1}}, Reason::kStartColour},
      {{.rows = 5, .cols = 5, .finish = Cell{0, 1}}, Reason::kStartColour},
      {{.rows = 4, .cols = 9, .start = Cell{0, 0}, .finish = Cell{1, 0}}, Reason::kStartInnerRow},
      {{.rows = 6, .cols = 6, .start = Cell{0, 0}, .finish = Cell{0, 1}, .closed = true},
       Reason::kFinishDoesNotClose},
      {{.rows = 5, .cols = 8, .start = Cell{2, 1}, .finish = Cell{1, 1}}, Reason::kSearchExhausted},
      {{.rows = 10, .cols = 3, .start = Cell{0, 0}, .finish = Cell{7, 0}},
       Reason::kSearchExhausted},
  };
  for (const auto& [problem, reason] : cases) {
    EXPECT_EQ(ReasonOf(problem), reason) << ReasonText(reason);
  }
}

// Known without a walk, which would take days.
TEST(PlanTourToAFinish, StartsAtOnceOnALargeBoard) {
  const std::vector<std::pair<std::int64_t, std::int64_t>> boards = {
      {1'000'001, 999'999}, {4, 10'000'000}, {10'000'000, 4}, {3, 10'000'001}};
  for (const auto& [rows, cols] : boards) {
    const TourProblem problem{.rows = rows, .cols = cols, .finish = Cell{rows - 1, cols - 1}};
    const auto plan = std::get<TourPlan>(PlanTour(problem));
    const auto other =
        std::get<TourPlan>(PlanTour({.rows = rows, .cols = cols, .start = problem.finish}));
    EXPECT_EQ(plan.links, other.links);
    EXPECT_NE(plan.start, other.start);
    EXPECT_EQ(std::popcount(solver::LinksOf(plan, plan.start)), 1) << rows << "x" << cols;
  }
}

TEST(PlanTourToAFinish, GoesThere) {
  const std::vector<TourProblem> problems = {
      {.rows = 1, .cols = 1, .start = Cell{0, 0}, .finish = Cell{0, 0}},
      {.rows = 3, .cols = 4, .finish = Cell{0, 0}},
      {.rows = 6, .cols = 6, .finish = Cell{0, 0}, .closed = true},
      {.rows = 6, .cols = 6, .start = Cell{1, 2}, .finish = Cell{0, 0}, .closed = true},
      {.rows = 13, .cols = 100, .start = Cell{0, 0}, .finish = Cell{11, 98}},
      {.rows = 97, .cols = 99, .start = Cell{96, 98}, .finish = Cell{0, 0}},
      {.rows = 3, .cols = 200, .start = Cell{0, 0}, .finish = Cell{2, 199}},
      {.rows = 70, .cols = 4, .start = Cell{0, 0}, .finish = Cell{69, 0}},
      {.rows = 5, .cols = 60, .start = Cell{2, 1}, .finish = Cell{0, 0}},
  };
  for (const TourProblem& problem : problems) {
    const auto plan = std::get<TourPlan>(PlanTour(problem));
    const Tour tour = ToTour(plan, problem.closed);
    EXPECT_TRUE(plain::IsTour(problem.rows, problem.cols, problem.closed, tour.squares));
    EXPECT_EQ(tour.squares.back(), problem.finish->row * problem.cols + problem.finish->col);
    EXPECT_EQ(plan.start, problem.start.value_or(plan.start));
  }
}

TEST(PlanTourToAFinish, IsGivenUpWithinItsBudget) {
  const TourProblem problem{.rows = 4, .cols = 50, .start = Cell{0, 0}, .finish = Cell{0, 49}};
  EXPECT_GT(std::get<GaveUp>(PlanTour(problem, {.max_nodes = 3000})).nodes, 3000);
  EXPECT_EQ(std::get<GaveUp>(PlanTour(problem, {.max_nodes = 199})).nodes, 0);
}

// The two exact methods on every pair of ends.
TEST(SearchFrontier, AgreesWithTheSearchOfPaths) {
  int pairs = 0;
  int tours = 0;
  for (const auto& [rows, cols] : {std::pair{3, 3}, {3, 4}, {3, 5}, {3, 7}, {4, 4}, {4, 5}}) {
    const solver::Graph graph = solver::KnightGraph(rows, cols);
    solver::HamiltonianSearch search(graph);
    for (std::int32_t start = 0; start < rows * cols; ++start) {
      for (std::int32_t finish = 0; finish < rows * cols; ++finish) {
        if (start == finish) continue;
        const auto end = search.Run({.start = start, .finish = finish}, 10'000'000);
        const auto result = solver::SearchFrontier(rows, cols, {start / cols, start % cols},
                                                   {finish / cols, finish % cols}, 1'000'000);
        const bool exists = end == solver::HamiltonianSearch::End::kFound;
        ASSERT_EQ(result.end == solver::FrontierResult::End::kFound, exists)
            << rows << "x" << cols << " from " << start << " to " << finish;
        ++pairs;
        tours += exists ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(pairs, 9 * 8 + 12 * 11 + 15 * 14 + 21 * 20 + 16 * 15 + 20 * 19);
  EXPECT_EQ(tours, 84);
}

// Squares visited once, by knight's moves, none of them blocked.
TEST(PlanTourAroundBlockedSquares, VisitsTheOthers) {
  const TourProblem problem{.rows = 8, .cols = 8, .blocked = {{0, 0}, {3, 4}, {3, 5}, {7, 6}}};
  const auto plan = std::get<TourPlan>(PlanTour(problem));
  EXPECT_EQ(plan.squares, 60);
  std::set<std::pair<std::int64_t, std::int64_t>> seen;
  for (const Cell cell : problem.blocked) seen.emplace(cell.row, cell.col);
  ForEachSquare(plan, [&](Cell cell) { EXPECT_TRUE(seen.emplace(cell.row, cell.col).second); });
  EXPECT_EQ(seen.size(), 64U);
}

TEST(PlanTourAroundBlockedSquares, KnowsWhatLeavesNone) {
  EXPECT_EQ(ReasonOf({.rows = 3, .cols = 3, .blocked = {{0, 0}}}), Reason::kBlockedApart);
  EXPECT_EQ(ReasonOf({.rows = 8, .cols = 8, .blocked = {{0, 0}, {7, 7}}}), Reason::kBlockedColours);
  EXPECT_EQ(ReasonOf({.rows = 8, .cols = 8, .start = Cell{0, 0}, .blocked = {{7, 7}}}),
            Reason::kBlockedColours);
  // 0,0 and 0,7 and 7,0 keep one way each, and the colours fit.
  EXPECT_EQ(
      ReasonOf({.rows = 8, .cols = 8, .blocked = {{1, 2}, {1, 5}, {4, 4}, {5, 1}, {6, 3}, {6, 5}}}),
      Reason::kBlockedWays);
  EXPECT_EQ(ReasonOf({.rows = 3, .cols = 5, .blocked = {{1, 1}}}), Reason::kSearchExhausted);
}

TEST(PlanTourAroundBlockedSquares, GivesUpWithinItsBudget) {
  const TourProblem problem{.rows = 30, .cols = 30, .blocked = {{3, 3}}};
  EXPECT_EQ(std::get<GaveUp>(PlanTour(problem, {.max_nodes = 898})).nodes, 0);
}

TEST(PlanTourAroundBlockedSquares, RefusesSquaresThatMakeNoSense) {
  const auto refusal = [](std::vector<Cell> blocked, std::optional<Cell> start = {}) {
    const PlanResult result =
        PlanTour({.rows = 2, .cols = 2, .start = start, .blocked = std::move(blocked)});
    const auto* refused = std::get_if<Refusal>(&result);
    return refused != nullptr && *refused == Refusal::kFinishOrBlocked;
  };
  EXPECT_TRUE(refusal({{0, 2}}));
  EXPECT_TRUE(refusal({{-1, 0}}));
  EXPECT_TRUE(refusal({{0, 1}, {0, 0}}));
  EXPECT_TRUE(refusal({{0, 1}, {0, 1}}));
  EXPECT_TRUE(refusal({{0, 1}}, Cell{0, 1}));
  EXPECT_TRUE(refusal({{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
  EXPECT_FALSE(refusal({{0, 0}, {0, 1}, {1, 0}}));
}

}  // namespace
}  // namespace onceover
