// Tours of every board with sides up to 14 from every start; of larger boards from some. Theorems
// and table are compared with elsewhere (tour_existence_exhaustive_test).
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "onceover/walk.h"
#include "plain_rules.h"
#include "tour_existence.h"

namespace onceover {
namespace {

// Returns 1 for a right tour, 0 for a right refusal.
int JudgePlan(const TourProblem& problem) {
  const std::string name = std::to_string(problem.rows) + "x" + std::to_string(problem.cols);
  const PlanResult result = PlanTour(problem);
  const auto reason = solver::ProveNoTour(problem);
  if (reason) {
    const auto* impossible = std::get_if<Impossible>(&result);
    EXPECT_TRUE(impossible != nullptr && impossible->reason == *reason) << name;
    return 0;
  }
  EXPECT_TRUE(std::holds_alternative<TourPlan>(result)) << name;
  const Tour tour = ToTour(std::get<TourPlan>(result), problem.closed);
  EXPECT_TRUE(plain::IsTour(problem.rows, problem.cols, problem.closed, tour.squares)) << name;
  if (problem.start) {
    EXPECT_EQ(tour.squares.front(), problem.start->row * problem.cols + problem.start->col) << name;
  }
  return 1;
}

int JudgeStarts(std::int64_t rows, std::int64_t cols, std::int64_t step) {
  int tours = 0;
  for (std::int64_t square = 0; square < rows * cols; square += step) {
    const Cell start{square / cols, square % cols};
    tours += JudgePlan({.rows = rows, .cols = cols, .start = start});
  }
  tours += JudgePlan({.rows = rows, .cols = cols});
  tours += JudgePlan({.rows = rows, .cols = cols, .closed = true});
  return tours;
}

TEST(PlanTour, FindsATourFromEveryStartThatHasOne) {
  int tours = 0;
  for (std::int64_t rows = 1; rows <= 14; ++rows) {
    for (std::int64_t cols = 1; cols <= 14; ++cols) tours += JudgeStarts(rows, cols, 1);
  }
  // Starts, boards with a tour, boards with a closed one.
  EXPECT_EQ(tours, 8784 + 154 + 82);
}

TEST(PlanTour, FindsToursOfLargerBoards) {
  int boards = 0;
  for (std::int64_t rows = 3; rows <= 40; ++rows) {
    for (std::int64_t cols = 15; cols <= 40; cols += rows % 2 == 0 ? 5 : 3) {
      JudgeStarts(rows, cols, rows * cols / 7 + 1);
      JudgeStarts(cols, rows, rows * cols / 5 + 1);
      ++boards;
    }
  }
  EXPECT_EQ(boards, 19 * 6 + 19 * 9);
}

}  // namespace
}  // namespace onceover
