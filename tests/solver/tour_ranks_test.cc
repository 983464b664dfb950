#include <gtest/gtest.h>

#include <cstdint>
#include <variant>

#include "onceover/ranks.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover {
namespace {

TourPlan PlanOf(const TourProblem& problem) { return std::get<TourPlan>(PlanTour(problem)); }

// Both ways, along the whole walk.
void ExpectRanks(const TourPlan& plan) {
  const auto ranks = TourRanks::Of(plan);
  ASSERT_TRUE(ranks.has_value());
  std::int64_t rank = 0;
  ForEachSquare(plan, [&](Cell cell) {
    ASSERT_EQ(ranks->RankOf(cell), rank) << plan.rows << "x" << plan.cols;
    ASSERT_EQ(ranks->SquareAt(rank), cell) << plan.rows << "x" << plan.cols;
    ++rank;
  });
  EXPECT_EQ(rank, plan.squares);
}

TEST(TourRanks, AreThoseOfTheWalkOnEveryBoardUpTo40) {
  int boards = 0;
  for (std::int64_t rows = 3; rows <= 40; ++rows) {
    for (std::int64_t cols = 3; cols <= 40; ++cols) {
      const PlanResult result = PlanTour({.rows = rows, .cols = cols, .closed = true});
      if (!std::holds_alternative<TourPlan>(result)) continue;
      ExpectRanks(std::get<TourPlan>(result));
      ++boards;
    }
  }
  EXPECT_EQ(boards, (36 * 36 - 18 * 18) + 2 * 16);
}

TEST(TourRanks, CountFromTheStart) {
  for (const Cell start : {Cell{0, 0}, Cell{9, 11}, Cell{3, 0}, Cell{6, 7}}) {
    ExpectRanks(PlanOf({.rows = 10, .cols = 12, .start = start}));
    ExpectRanks(PlanOf({.rows = 25, .cols = 12, .start = start, .closed = true}));
  }
}

TEST(TourRanks, AreNoneOfATourWithoutCycle) {
  EXPECT_FALSE(TourRanks::Of(PlanOf({.rows = 5, .cols = 5})).has_value());
  EXPECT_FALSE(TourRanks::Of(PlanOf({.rows = 4, .cols = 6})).has_value());
  EXPECT_FALSE(TourRanks::Of(PlanOf({.rows = 3, .cols = 8})).has_value());
}

TEST(TourRanks, AreInverseOnHugeBoards) {
  for (const auto& [rows, cols] : {std::pair{1'000'000, 1'000'000}, {3, 1'000'002}, {7, 999'998}}) {
    const TourPlan plan = PlanOf({.rows = rows, .cols = cols, .start = Cell{1, 1}});
    const auto ranks = TourRanks::Of(plan);
    ASSERT_TRUE(ranks.has_value());
    std::uint64_t state = 1;
    for (int i = 0; i < 2000; ++i) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      const auto rank =
          static_cast<std::int64_t>((state >> 16) % static_cast<std::uint64_t>(plan.squares - 1));
      const Cell cell = ranks->SquareAt(rank);
      const Cell next = ranks->SquareAt(rank + 1);
      ASSERT_EQ(ranks->RankOf(cell), rank);
      const std::int64_t down = next.row - cell.row;
      const std::int64_t right = next.col - cell.col;
      ASSERT_EQ(down * down + right * right, 5);
    }
  }
}

}  // namespace
}  // namespace onceover
