// Tours where no theorem decides: the search agrees with the theorems where they decide, and with
// the solver where they do not.
#include "judge/tour_existence_search.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "onceover/verify.h"

namespace onceover::properties {
namespace {

TEST(SearchAllPaths, AgreesWithTheTheorems) {
  std::int64_t decided = 0;
  for (std::int64_t rows = 1; rows <= 5; ++rows) {
    for (std::int64_t cols = rows; rows * cols <= 20; ++cols) {
      for (const bool closed : {false, true}) {
        for (std::int64_t square = -1; square < rows * cols; ++square) {
          TourProblem problem{.rows = rows, .cols = cols, .closed = closed};
          if (square >= 0) problem.start = Cell{square / cols, square % cols};
          const Decision decision = DecideTour(problem).decision;
          if (decision == Decision::kUndecided) continue;
          ASSERT_EQ(SearchAllPaths(problem), decision) << rows << 'x' << cols << ' ' << square;
          ++decided;
        }
      }
    }
  }
  EXPECT_GT(decided, 500);
}

TEST(SearchAllPaths, GivesUpInTime) {
  EXPECT_EQ(SearchAllPaths({.rows = 6, .cols = 7, .start = Cell{0, 1}}, 1000),
            Decision::kUndecided);
}

// Every way to block one square or two of 4x4: what no theorem decides is decided by a search, with
// a tour or without one.
TEST(SearchExistence, DecidesSmallBlockedBoards) {
  std::int64_t none = 0;
  std::int64_t found = 0;
  for (std::int64_t one = 0; one < 15; ++one) {
    for (std::int64_t two = one; two < 15; ++two) {
      TourProblem problem{.rows = 4, .cols = 4, .start = Cell{3, 3}};
      problem.blocked = {{one / 4, one % 4}};
      if (two > one) problem.blocked.push_back({two / 4, two % 4});
      if (DecideTour(problem).decision != Decision::kUndecided) continue;
      const SearchedExistence searched = SearchExistence(problem);
      ASSERT_NE(searched.existence.decision, Decision::kUndecided) << one << ' ' << two;
      EXPECT_EQ(searched.existence.theorem, Theorem::kNothing);
      EXPECT_EQ(searched.existence.decision, SearchAllPaths(problem));
      if (searched.existence.decision == Decision::kNone) {
        EXPECT_FALSE(searched.witness);
        ++none;
        continue;
      }
      ASSERT_TRUE(searched.witness);
      EXPECT_EQ(CheckTour(problem, *searched.witness).outcome, Outcome::kAccepted);
      ++found;
    }
  }
  EXPECT_GT(none, 5);
  EXPECT_GT(found, 5);
}

TEST(SearchExistence, LeavesToTheTheoremsWhatTheyDecide) {
  const SearchedExistence searched = SearchExistence({.rows = 8, .cols = 8});
  EXPECT_EQ(searched.existence, DecideTour({.rows = 8, .cols = 8}));
  EXPECT_FALSE(searched.witness);
}

}  // namespace
}  // namespace onceover::properties
