#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "plain_rules.h"

namespace onceover {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();

struct RefusedRequest {
  std::string name;
  TilingProblem problem;
  Refusal refusal;
};

const std::vector<RefusedRequest> kRefused = {
    {"no rows", {0, 8, Cell{0, 0}}, Refusal::kBoardEmpty},
    {"no columns", {8, 0, Cell{0, 0}}, Refusal::kBoardEmpty},
    {"a negative side", {-8, -8, Cell{0, 0}}, Refusal::kBoardEmpty},
    {"the least side", {kLeast, kLeast, Cell{0, 0}}, Refusal::kBoardEmpty},
    {"2^31 squares and more", {1 << 15, 3 << 15, NoneMissing{}}, Refusal::kSideTooLarge},
    {"the greatest side", {kMost, kMost, Cell{0, 0}}, Refusal::kSideTooLarge},
    {"k = 16", {65536, 65536, Cell{0, 0}}, Refusal::kSideTooLarge},
    {"k = 62", {kMost / 2 + 1, kMost / 2 + 1, Cell{0, 0}}, Refusal::kSideTooLarge},
    {"a row above the board", {8, 8, Cell{-1, 0}}, Refusal::kMissingOffBoard},
    {"a row below the board", {8, 8, Cell{8, 0}}, Refusal::kMissingOffBoard},
    {"a column left of the board", {8, 8, Cell{0, -1}}, Refusal::kMissingOffBoard},
    {"a column right of the board", {8, 8, Cell{0, 8}}, Refusal::kMissingOffBoard},
    {"the greatest row", {8, 8, Cell{kMost, 0}}, Refusal::kMissingOffBoard},
    {"off the single square", {1, 1, Cell{0, 1}}, Refusal::kMissingOffBoard},
};

TEST(SolveTiling, RefusesWhatIsNoRequest) {
  for (const RefusedRequest& request : kRefused) {
    const TilingResult result = SolveTiling(request.problem);
    const Refusal* refusal = std::get_if<Refusal>(&result);
    ASSERT_NE(refusal, nullptr) << request.name;
    EXPECT_EQ(*refusal, request.refusal) << request.name;
  }
}

TEST(SolveTiling, RefusesMoreMemoryThanAllowedBeforeTakingIt) {
  const TilingProblem problem{1024, 1024, Cell{5, 6}};
  const std::int64_t needed = TilingMemory(1024, 1024);
  EXPECT_EQ(needed, 4 * 1024 * 1024);
  EXPECT_TRUE(std::holds_alternative<Tiling>(SolveTiling(problem, {.max_memory = needed})));
  const TilingResult refused = SolveTiling(problem, {.max_memory = needed - 1});
  EXPECT_EQ(std::get<Refusal>(refused), Refusal::kMemory);
  const TilingResult huge = SolveTiling({32768, 32768, Cell{0, 0}}, {.max_memory = 1 << 20});
  EXPECT_EQ(std::get<Refusal>(huge), Refusal::kMemory);
}

TEST(SolveTiling, EstimatesWithoutOverflow) {
  EXPECT_EQ(TilingMemory(32768, 32768), std::int64_t{4} << 30);
  EXPECT_EQ(TilingMemory(kMost, kMost), kMost);
  EXPECT_EQ(TilingMemory(kLeast, 5), 0);
}

TEST(SolveTiling, LeavesTheOnlySquareOfTheSmallestBoard) {
  const Tiling expected{1, 1, Cell{0, 0}, {0}};
  EXPECT_EQ(std::get<Tiling>(SolveTiling({1, 1, Cell{0, 0}})), expected);
}

TEST(SolveTiling, TakesTheFirstSquareWhenAnyMayBeMissing) {
  const Tiling expected{2, 2, Cell{0, 0}, {0, 1, 1, 1}};
  EXPECT_EQ(std::get<Tiling>(SolveTiling({2, 2, MissingAnywhere{}})), expected);
}

TEST(SolveTiling, FillsByTheRecursionToTheSameNumbers) {
  for (const Cell missing : {Cell{0, 0}, Cell{127, 128}, Cell{255, 255}, Cell{100, 37}}) {
    const TilingProblem problem{256, 256, missing};
    EXPECT_EQ(std::get<Tiling>(SolveTiling(problem, {}, TilingAlgorithm::kReference)),
              std::get<Tiling>(SolveTiling(problem)));
  }
}

struct ImpossibleRequest {
  TilingProblem problem;
  Reason reason;
};

const std::vector<ImpossibleRequest> kImpossible = {
    {{8, 8, NoneMissing{}}, Reason::kAreaNotDivisibleByThree},
    {{4, 8, Cell{0, 0}}, Reason::kAreaNotDivisibleByThree},
    {{6, 6, MissingAnywhere{}}, Reason::kAreaNotDivisibleByThree},
    {{5, 7, NoneMissing{}}, Reason::kAreaNotDivisibleByThree},
    {{1, 3, NoneMissing{}}, Reason::kTilingOneRow},
    {{4, 1, Cell{0, 0}}, Reason::kTilingOneRow},
    {{kMost, 1, MissingAnywhere{}}, Reason::kTilingOneRow},
    {{3, 3, NoneMissing{}}, Reason::kTilingThreeByOdd},
    {{7, 3, NoneMissing{}}, Reason::kTilingThreeByOdd},
    {{3, 2'000'000'001, NoneMissing{}}, Reason::kTilingThreeByOdd},
    {{2, 5, Cell{1, 2}}, Reason::kTilingTwoRows},
    {{8, 2, Cell{5, 0}}, Reason::kTilingTwoRows},
    {{5, 5, Cell{1, 2}}, Reason::kTilingFiveByFive},
    {{5, 5, Cell{4, 3}}, Reason::kTilingFiveByFive},
    {{5, 8, Cell{2, 1}}, Reason::kTilingFiveRows},
    {{11, 5, Cell{9, 2}}, Reason::kTilingFiveRows},
};

TEST(SolveTiling, NamesTheTheoremWhereThereIsNoTiling) {
  std::set<Reason> reasons;
  for (const auto& [problem, reason] : kImpossible) {
    const TilingResult result = SolveTiling(problem, {.max_memory = 0});
    const auto* impossible = std::get_if<Impossible>(&result);
    ASSERT_NE(impossible, nullptr) << problem.rows << "x" << problem.cols;
    EXPECT_EQ(impossible->reason, reason) << problem.rows << "x" << problem.cols;
    EXPECT_FALSE(ReasonText(reason).empty());
    reasons.insert(reason);
  }
  EXPECT_EQ(reasons.size(), static_cast<std::size_t>(Reason::kClosedOddBoard)) << "every one";
}

TEST(SolveTiling, TilesLargeRectangles) {
  const std::vector<TilingProblem> problems = {
      {3, 1000, NoneMissing{}},      {1001, 999, NoneMissing{}}, {2, 1001, Cell{1, 999}},
      {5, 1001, Cell{2, 7}},         {5, 1001, Cell{2, 993}},    {1001, 5, Cell{997, 2}},
      {500, 701, MissingAnywhere{}}, {701, 500, Cell{345, 456}}, {4, 1000, Cell{3, 999}}};
  for (const TilingProblem& problem : problems) {
    const Tiling tiling = std::get<Tiling>(SolveTiling(problem));
    EXPECT_TRUE(plain::IsTiling(tiling)) << problem.rows << "x" << problem.cols;
    if (const Cell* missing = std::get_if<Cell>(&problem.missing)) {
      EXPECT_EQ(tiling.missing, *missing);
    }
  }
}

TEST(SolveTiling, TilesLargeBoardsAroundAnySquare) {
  for (const Cell missing : {Cell{0, 0}, Cell{127, 128}, Cell{255, 255}, Cell{100, 37}}) {
    EXPECT_TRUE(plain::IsTiling(std::get<Tiling>(SolveTiling({256, 256, missing}))));
  }
}

TEST(SolveTiling, GivesTheLabelsAsACertificate) {
  const Tiling tiling = std::get<Tiling>(SolveTiling({2, 2, Cell{1, 0}}));
  EXPECT_EQ(ToLabelGrid(tiling), (LabelGrid{{1, 1, 0, 1}}));
}

}  // namespace
}  // namespace onceover
