#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "plain_rules.h"

namespace onceover {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

struct RefusedRequest {
  std::string name;
  TourProblem problem;
  Refusal refusal;
};

const std::vector<RefusedRequest> kRefused = {
    {"no rows", {.rows = 0, .cols = 8}, Refusal::kBoardEmpty},
    {"no columns", {.rows = 8, .cols = 0}, Refusal::kBoardEmpty},
    {"negative sides", {.rows = -8, .cols = -8}, Refusal::kBoardEmpty},
    {"row -1", {.rows = 8, .cols = 8, .start = Cell{-1, 0}}, Refusal::kStartOffBoard},
    {"row 8 of 8", {.rows = 8, .cols = 8, .start = Cell{8, 0}}, Refusal::kStartOffBoard},
    {"column -1", {.rows = 8, .cols = 8, .start = Cell{0, -1}}, Refusal::kStartOffBoard},
    {"column 8 of 8", {.rows = 8, .cols = 8, .start = Cell{0, 8}}, Refusal::kStartOffBoard},
    {"off an impossible board",
     {.rows = 2, .cols = 2, .start = Cell{2, 0}},
     Refusal::kStartOffBoard},
    {"a finish", {.rows = 8, .cols = 8, .finish = Cell{0, 0}}, Refusal::kFinishOrBlocked},
    {"a blocked square", {.rows = 8, .cols = 8, .blocked = {{0, 0}}}, Refusal::kFinishOrBlocked},
};

TEST(SolveTour, RefusesWhatIsNoRequest) {
  for (const RefusedRequest& request : kRefused) {
    const TourResult result = SolveTour(request.problem);
    const Refusal* refusal = std::get_if<Refusal>(&result);
    ASSERT_NE(refusal, nullptr) << request.name;
    EXPECT_EQ(*refusal, request.refusal) << request.name;
  }
}

struct ImpossibleRequest {
  TourProblem problem;
  Reason reason;
};

const std::vector<ImpossibleRequest> kImpossible = {
    {{.rows = 1, .cols = 1, .closed = true}, Reason::kClosedOddBoard},
    {{.rows = 5, .cols = 7, .closed = true}, Reason::kClosedOddBoard},
    {{.rows = 4, .cols = 9, .closed = true}, Reason::kClosedNarrowBoard},
    {{.rows = 8, .cols = 3, .closed = true}, Reason::kClosedThreeRows},
    {{.rows = 1, .cols = 2}, Reason::kOpenNarrowBoard},
    {{.rows = kMost, .cols = 2}, Reason::kOpenNarrowBoard},
    {{.rows = 4, .cols = 4}, Reason::kOpenSmallBoard},
    {{.rows = 6, .cols = 3, .start = Cell{0, 0}}, Reason::kOpenSmallBoard},
    {{.rows = 5, .cols = 5, .start = Cell{0, 1}}, Reason::kStartColour},
    {{.rows = kMost, .cols = kMost, .start = Cell{kMost - 1, kMost - 2}}, Reason::kStartColour},
    {{.rows = 9, .cols = 4, .start = Cell{3, 2}}, Reason::kStartInnerRow},
    {{.rows = 3, .cols = 7, .start = Cell{1, 3}}, Reason::kStartThreeRows},
};

TEST(SolveTour, KnowsTheTheoremsThatLeaveNoTour) {
  for (const ImpossibleRequest& request : kImpossible) {
    const TourResult result = SolveTour(request.problem);
    const Impossible* impossible = std::get_if<Impossible>(&result);
    ASSERT_NE(impossible, nullptr) << ReasonText(request.reason);
    EXPECT_EQ(impossible->reason, request.reason) << ReasonText(request.reason);
  }
}

TEST(SolveTour, ReachesEveryReasonAboutTours) {
  std::set<Reason> reached;
  for (const ImpossibleRequest& request : kImpossible) reached.insert(request.reason);
  // Not among them: the one about tilings, and the exhausted search, which the theorems forestall.
  EXPECT_EQ(reached.size(), static_cast<std::size_t>(Reason::kSearchExhausted) -
                                static_cast<std::size_t>(Reason::kClosedOddBoard));
}

TEST(SolveTour, GivesEveryReasonItsOwnWords) {
  std::set<std::string_view> texts;
  for (int i = 0; i <= static_cast<int>(Reason::kSearchExhausted); ++i) {
    texts.insert(ReasonText(static_cast<Reason>(i)));
  }
  EXPECT_EQ(texts.size(), static_cast<std::size_t>(Reason::kSearchExhausted) + 1);
}

TEST(SolveTour, EqualsTheReferenceProgramFromEveryStart) {
  std::ifstream seed(ONCEOVER_VECTORS "/seed/tours.txt");
  ASSERT_TRUE(seed.is_open());
  std::int64_t start = 0;
  for (std::string line; std::getline(seed, line); ++start) {
    const TourResult result =
        SolveTour({.rows = 8, .cols = 8, .start = Cell{start / 8, start % 8}});
    std::istringstream numbers(line);
    std::vector<std::int32_t> expected;
    for (std::int32_t number = 0; numbers >> number;) expected.push_back(number - 1);
    EXPECT_EQ(std::get<Tour>(result).squares, expected) << "start " << start;
  }
  EXPECT_EQ(start, 64);
}

TEST(SolveTour, StartsWhereItIsAskedTo) {
  for (const bool closed : {false, true}) {
    for (std::int32_t start = 0; start < 30; ++start) {
      const TourProblem problem{
          .rows = 6, .cols = 5, .start = Cell{start / 5, start % 5}, .closed = closed};
      const Tour tour = std::get<Tour>(SolveTour(problem));
      EXPECT_EQ(tour.squares.front(), start);
      EXPECT_EQ(tour.closed, closed);
      EXPECT_TRUE(plain::IsTour(6, 5, closed, tour.squares));
    }
  }
}

TEST(SolveTour, TakesAnyStartThatHasATour) {
  int boards = 0;
  for (std::int64_t rows = 1; rows <= 12; ++rows) {
    for (std::int64_t cols = 1; cols <= 12; ++cols) {
      for (const bool closed : {false, true}) {
        const TourResult result = SolveTour({.rows = rows, .cols = cols, .closed = closed});
        if (std::holds_alternative<Impossible>(result)) continue;
        ASSERT_TRUE(std::holds_alternative<Tour>(result)) << rows << "x" << cols << " " << closed;
        EXPECT_TRUE(plain::IsTour(rows, cols, closed, std::get<Tour>(result).squares));
        ++boards;
      }
    }
  }
  // Open: 1x1, 3x4, 3 x 7..12, 4 x 5..12, 5..12 x 5..12. Closed: 3x10, 3x12, 48 with both from 5
  // on.
  EXPECT_EQ(boards, (1 + 2 * (1 + 6 + 8) + 64) + (4 + 48));
}

TEST(SolveTour, GivesUpWhenItsNodesAreUsedUp) {
  const TourProblem problem{.rows = 8, .cols = 8, .start = Cell{0, 0}};
  EXPECT_EQ(std::get<GaveUp>(SolveTour(problem, {.max_nodes = 64 - 1})).nodes, 0);
  EXPECT_TRUE(std::holds_alternative<Tour>(SolveTour(problem, {.max_nodes = 64})));
  // A board whose search is long from this start: found by trying.
  const TourProblem hard{.rows = 50, .cols = 50, .start = Cell{0, 12}};
  EXPECT_EQ(std::get<GaveUp>(SolveTour(hard, {.max_nodes = 20'000})).nodes, 20'000);
}

TEST(SolveTour, GivesUpAtOnceOnBoardsWithMoreSquaresThanNodes) {
  const std::vector<TourProblem> huge = {
      {.rows = 1'000'000, .cols = 1'000'000},
      {.rows = 4'000'000'000, .cols = 4'000'000'000},
      {.rows = kMost, .cols = kMost - 1, .start = Cell{kMost - 1, kMost - 2}},
      {.rows = kMost - 1, .cols = kMost - 1, .closed = true},
  };
  for (const TourProblem& problem : huge) {
    EXPECT_EQ(std::get<GaveUp>(SolveTour(problem)).nodes, 0);
    EXPECT_EQ(std::get<GaveUp>(SolveTour(problem, {.max_nodes = 0})).nodes, 0);
  }
}

TEST(SolveTour, RefusesMoreMemoryThanAllowedBeforeTakingIt) {
  const std::int64_t needed = TourMemory(20, 20);
  const TourProblem problem{.rows = 20, .cols = 20, .start = Cell{0, 0}};
  EXPECT_TRUE(std::holds_alternative<Tour>(SolveTour(problem, {.max_memory = needed})));
  EXPECT_EQ(std::get<Refusal>(SolveTour(problem, {.max_memory = needed - 1})), Refusal::kMemory);
  const TourProblem huge{.rows = 1'000'000'000, .cols = 1'000'000'000};
  EXPECT_EQ(std::get<Refusal>(SolveTour(huge, {.max_nodes = kMost})), Refusal::kMemory);
}

TEST(SolveTour, GivesTheSquaresAsACertificate) {
  const Tour tour{3, 4, false, {0, 6, 11}};
  EXPECT_EQ(ToTourPath(tour), (TourPath{{{0, 0}, {1, 2}, {2, 3}}}));
}

}  // namespace
}  // namespace onceover
