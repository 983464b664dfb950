#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <variant>
#include <vector>

#include "onceover/heuristics.h"
#include "onceover/solve.h"
#include "plain_rules.h"

namespace onceover {
namespace {

TEST(FollowWarnsdorff, FindsToursOrGivesUp) {
  for (const TieBreak ties : {TieBreak::kFixedOrder, TieBreak::kPohl, TieBreak::kRoth}) {
    int tours = 0;
    for (std::int64_t square = 0; square < 64; ++square) {
      const TourProblem problem{.rows = 8, .cols = 8, .start = Cell{square / 8, square % 8}};
      const TourResult result = FollowWarnsdorff(problem, ties);
      if (const auto* tour = std::get_if<Tour>(&result)) {
        EXPECT_TRUE(plain::IsTour(8, 8, false, tour->squares));
        EXPECT_EQ(tour->squares.front(), square);
        ++tours;
      } else {
        EXPECT_LT(std::get<GaveUp>(result).nodes, 64);
      }
    }
    EXPECT_GT(tours, 50);
  }
}

// The reference search begins as the fixed order does, so that where it needs no step back they
// agree.
TEST(FollowWarnsdorff, AgreesWithTheReferenceWhereThatNeverStepsBack) {
  int equal = 0;
  for (std::int64_t square = 0; square < 64; ++square) {
    const TourProblem problem{.rows = 8, .cols = 8, .start = Cell{square / 8, square % 8}};
    const TourResult result = FollowWarnsdorff(problem, TieBreak::kFixedOrder);
    if (!std::holds_alternative<Tour>(result)) continue;
    EXPECT_EQ(std::get<Tour>(result), std::get<Tour>(SolveTour(problem)));
    ++equal;
  }
  EXPECT_EQ(equal, 63);
}

TEST(FollowWarnsdorff, BreaksTiesDifferently) {
  const TourProblem problem{.rows = 20, .cols = 20, .start = Cell{9, 4}};
  std::set<std::vector<std::int32_t>> walks;
  for (const TieBreak ties : {TieBreak::kFixedOrder, TieBreak::kPohl, TieBreak::kRoth}) {
    const TourResult result = FollowWarnsdorff(problem, ties);
    if (const auto* tour = std::get_if<Tour>(&result)) walks.insert(tour->squares);
  }
  EXPECT_GE(walks.size(), 2U);
}

TEST(FollowWarnsdorff, RefusesWhatItDoesNotKnow) {
  const auto result = [](const TourProblem& problem, const Limits& limits = {}) {
    return FollowWarnsdorff(problem, TieBreak::kRoth, limits);
  };
  EXPECT_EQ(std::get<Refusal>(result({.rows = 8, .cols = 8, .closed = true})),
            Refusal::kFinishOrBlocked);
  EXPECT_EQ(std::get<Refusal>(result({.rows = 8, .cols = 8, .blocked = {{0, 0}}})),
            Refusal::kFinishOrBlocked);
  EXPECT_EQ(std::get<Refusal>(result({.rows = 8, .cols = 8}, {.max_memory = 100})),
            Refusal::kMemory);
  EXPECT_EQ(std::get<Impossible>(result({.rows = 3, .cols = 3})).reason, Reason::kOpenSmallBoard);
}

}  // namespace
}  // namespace onceover
