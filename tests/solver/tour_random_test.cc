#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <set>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "plain_rules.h"
#include "tour_plan.h"
#include "tour_switches.h"

namespace onceover {
namespace {

TourPlan RandomPlan(const TourProblem& problem, std::uint64_t seed) {
  return std::get<TourPlan>(PlanRandomTour(problem, seed));
}

// A tour with the ends that were asked for.
void ExpectTour(const TourProblem& problem, const TourPlan& plan) {
  const std::vector<std::int32_t> squares = ToTour(plan, problem.closed).squares;
  EXPECT_TRUE(plain::IsTour(problem.rows, problem.cols, problem.closed, squares));
  const auto number = [&](Cell cell) { return cell.row * problem.cols + cell.col; };
  EXPECT_EQ(squares.front(), number(problem.start.value_or(plan.start)));
  EXPECT_TRUE(!problem.finish || squares.back() == number(*problem.finish));
}

// The part of the moves of one tour that the other has not, in percent.
double PercentOfMovesThatDiffer(const TourPlan& one, const TourPlan& other) {
  std::int64_t moves = 0;
  std::int64_t common = 0;
  for (std::int64_t row = 0; row < one.rows; ++row) {
    for (std::int64_t col = 0; col < one.cols; ++col) {
      const unsigned links = solver::LinksOf(one, {row, col});
      moves += std::popcount(links);
      common += std::popcount(links & solver::LinksOf(other, {row, col}));
    }
  }
  return 100.0 * static_cast<double>(moves - common) / static_cast<double>(moves);
}

TEST(RandomTour, OfTwoSeedsDiffersInAThirdOfItsMovesAtLeast) {
  const std::vector<TourProblem> problems = {
      {.rows = 8, .cols = 8},
      {.rows = 8, .cols = 8, .closed = true},
      {.rows = 31, .cols = 31},
      {.rows = 30, .cols = 31, .start = Cell{3, 4}, .finish = Cell{20, 0}},
      {.rows = 100, .cols = 100, .closed = true},
      {.rows = 200, .cols = 300},
      {.rows = 1000, .cols = 1000, .start = Cell{0, 0}, .closed = true},
  };
  for (const TourProblem& problem : problems) {
    SCOPED_TRACE(testing::Message() << problem.rows << "x" << problem.cols);
    const TourPlan one = RandomPlan(problem, 1);
    const TourPlan other = RandomPlan(problem, 2);
    ExpectTour(problem, one);
    ExpectTour(problem, other);
    EXPECT_GE(PercentOfMovesThatDiffer(one, other), 100.0 / 3);
    const auto constructed = std::get<TourPlan>(PlanTour(problem));
    EXPECT_GE(PercentOfMovesThatDiffer(one, constructed), 100.0 / 3);
  }
}

// A few small boards have few tours, or tours that are alike.
TEST(RandomTour, VariesOnEveryBoardWithAClosedTour) {
  int boards = 0;
  for (std::int64_t rows = 3; rows <= 24; ++rows) {
    for (std::int64_t cols = rows; cols <= 24; ++cols) {
      const TourProblem problem{.rows = rows, .cols = cols, .closed = true};
      if (!std::holds_alternative<TourPlan>(PlanTour(problem))) continue;
      SCOPED_TRACE(testing::Message() << rows << "x" << cols);
      std::set<std::vector<std::uint8_t>> tours;
      for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const TourPlan plan = RandomPlan(problem, seed);
        ExpectTour(problem, plan);
        tours.insert(plan.links);
      }
      EXPECT_GE(tours.size(), rows == 3 || rows * cols <= 30 ? 2U : 8U);
      ++boards;
    }
  }
  EXPECT_EQ(boards, 163);
}

// Not to be had from a search of small boards: a strip, switched.
TEST(RandomTour, VariesOnLongStrips) {
  for (const std::int64_t rows : {3, 4, 5}) {
    const TourProblem problem{.rows = rows, .cols = 1002};
    const TourPlan one = RandomPlan(problem, 1);
    ExpectTour(problem, one);
    const double percent = PercentOfMovesThatDiffer(one, RandomPlan(problem, 2));
    EXPECT_GE(percent, 30.0) << rows;
  }
}

TEST(RandomTour, IsTheSameForTheSameSeed) {
  const TourProblem problem{.rows = 40, .cols = 50};
  EXPECT_EQ(RandomPlan(problem, 5), RandomPlan(problem, 5));
}

TEST(RandomTour, IsRefusedBeforeItTakesTooMuchMemory) {
  const TourProblem problem{.rows = 100, .cols = 100};
  const std::int64_t needed = RandomTourMemory(100, 100);
  EXPECT_TRUE(std::holds_alternative<TourPlan>(PlanRandomTour(problem, 1, {.max_memory = needed})));
  const PlanResult refused = PlanRandomTour(problem, 1, {.max_memory = needed - 1});
  ASSERT_TRUE(std::holds_alternative<Refusal>(refused));
  EXPECT_EQ(std::get<Refusal>(refused), Refusal::kMemory);
}

}  // namespace
}  // namespace onceover
