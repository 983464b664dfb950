#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
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
    {"an oblong board", {4, 8, Cell{0, 0}}, Refusal::kSideNotPowerOfTwo},
    {"side 3", {3, 3, Cell{0, 0}}, Refusal::kSideNotPowerOfTwo},
    {"side 7", {7, 7, Cell{0, 0}}, Refusal::kSideNotPowerOfTwo},
    {"side 12", {12, 12, Cell{0, 0}}, Refusal::kSideNotPowerOfTwo},
    {"the greatest side", {kMost, kMost, Cell{0, 0}}, Refusal::kSideNotPowerOfTwo},
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
  const std::int64_t needed = TilingMemory(1024);
  EXPECT_EQ(needed, 4 * 1024 * 1024);
  EXPECT_TRUE(std::holds_alternative<Tiling>(SolveTiling(problem, {.max_memory = needed})));
  const TilingResult refused = SolveTiling(problem, {.max_memory = needed - 1});
  EXPECT_EQ(std::get<Refusal>(refused), Refusal::kMemory);
  const TilingResult huge = SolveTiling({32768, 32768, Cell{0, 0}}, {.max_memory = 1 << 20});
  EXPECT_EQ(std::get<Refusal>(huge), Refusal::kMemory);
}

TEST(SolveTiling, EstimatesWithoutOverflow) {
  EXPECT_EQ(TilingMemory(32768), std::int64_t{4} << 30);
  EXPECT_EQ(TilingMemory(kMost), kMost);
  EXPECT_EQ(TilingMemory(kLeast), 0);
}

TEST(SolveTiling, LeavesTheOnlySquareOfTheSmallestBoard) {
  const Tiling expected{1, 1, Cell{0, 0}, {0}};
  EXPECT_EQ(std::get<Tiling>(SolveTiling({1, 1, Cell{0, 0}})), expected);
}

TEST(SolveTiling, TakesTheFirstSquareWhenAnyMayBeMissing) {
  const Tiling expected{2, 2, Cell{0, 0}, {0, 1, 1, 1}};
  EXPECT_EQ(std::get<Tiling>(SolveTiling({2, 2, MissingAnywhere{}})), expected);
}

TEST(SolveTiling, KnowsThatAWholeBoardHasNoTiling) {
  const TilingResult result = SolveTiling({8, 8, NoneMissing{}});
  EXPECT_EQ(std::get<Impossible>(result).reason, Reason::kAreaNotDivisibleByThree);
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
