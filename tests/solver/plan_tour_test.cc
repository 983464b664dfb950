#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

TEST(PlanTour, RefusesWhatIsNoRequest) {
  const auto refusal = [](const TourProblem& problem, const Limits& limits = {}) {
    return std::get<Refusal>(PlanTour(problem, limits));
  };
  EXPECT_EQ(refusal({.rows = 0, .cols = 8}), Refusal::kBoardEmpty);
  EXPECT_EQ(refusal({.rows = 8, .cols = -1}), Refusal::kBoardEmpty);
  EXPECT_EQ(refusal({.rows = 8, .cols = 8, .start = Cell{8, 0}}), Refusal::kStartOffBoard);
  EXPECT_EQ(refusal({.rows = kMost, .cols = kMost}), Refusal::kMemory);
  EXPECT_EQ(refusal({.rows = kMaxPlanSide + 1, .cols = 8}, {.max_memory = kMost - 1}),
            Refusal::kMemory);
}

TEST(PlanTour, NamesTheTheorem) {
  const PlanResult result = PlanTour({.rows = kMost, .cols = kMost, .closed = true});
  EXPECT_EQ(std::get<Impossible>(result).reason, Reason::kClosedOddBoard);
}

TEST(PlanTour, RefusesMoreMemoryThanAllowedBeforeTakingIt) {
  const std::int64_t needed = PlanMemory(1000, 7);
  const TourProblem problem{.rows = 1000, .cols = 7};
  EXPECT_TRUE(std::holds_alternative<TourPlan>(PlanTour(problem, {.max_memory = needed})));
  EXPECT_EQ(std::get<Refusal>(PlanTour(problem, {.max_memory = needed - 1})), Refusal::kMemory);
}

TEST(PlanTour, TakesMemoryForTheSidesOnly) {
  for (const std::int64_t cols : {100'000, 100'001}) {
    const auto plan = std::get<TourPlan>(PlanTour({.rows = 99'999, .cols = cols}));
    EXPECT_EQ(plan.squares, 99'999 * cols);
    EXPECT_LE(plan.links.size(), 43U * 43U);
    EXPECT_EQ(plan.row_map.size() + plan.col_map.size(), static_cast<std::size_t>(99'999 + cols));
  }
}

// Walks the whole tour with one bit a square.
void ExpectTour(const TourProblem& problem) {
  const auto plan = std::get<TourPlan>(PlanTour(problem));
  std::vector<bool> seen(static_cast<std::size_t>(problem.rows * problem.cols));
  std::int64_t squares = 0;
  Cell before = plan.start;
  ForEachSquare(plan, [&](Cell cell) {
    ASSERT_TRUE(0 <= cell.row && cell.row < problem.rows && 0 <= cell.col &&
                cell.col < problem.cols);
    const auto index = static_cast<std::size_t>(cell.row * problem.cols + cell.col);
    ASSERT_FALSE(seen[index]);
    seen[index] = true;
    const std::int64_t down = cell.row - before.row;
    const std::int64_t right = cell.col - before.col;
    ASSERT_EQ(down * down + right * right, squares == 0 ? 0 : 5);
    before = cell;
    ++squares;
  });
  EXPECT_EQ(squares, problem.rows * problem.cols);
}

TEST(PlanTour, WalksLargeBoards) {
  ExpectTour({.rows = 1000, .cols = 1000, .closed = true});
  ExpectTour({.rows = 999, .cols = 1001, .start = Cell{500, 500}});
  ExpectTour({.rows = 3, .cols = 300'000, .closed = true});
  ExpectTour({.rows = 300'001, .cols = 3, .start = Cell{150'000, 0}});
  ExpectTour({.rows = 4, .cols = 300'000, .start = Cell{3, 149'999}});
  ExpectTour({.rows = 4, .cols = 300'001, .start = Cell{0, 300'000}});
}

TEST(TourWalk, GoesOnFromAnywhereOnACycle) {
  const auto plan = std::get<TourPlan>(PlanTour({.rows = 8, .cols = 8, .closed = true}));
  TourWalk walk(plan);
  for (int i = 0; i < 20; ++i) walk.Step();
  TourWalk other(plan, walk.square(), walk.move());
  for (int i = 20; i < 64; ++i) other.Step();
  EXPECT_EQ(other.square(), plan.start);
}

}  // namespace
}  // namespace onceover
