// What a campaign does besides running: commands, and the law of growth.
#include "judge/campaign.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "judge/options.h"
#include "judge/process_tree.h"

namespace onceover::properties {
namespace {

using Words = std::vector<std::string>;

Words ArgumentsFor(const JudgeOptions& options, const Request& request) {
  const RequestSpace space = SpaceOf(options);
  const CampaignPlan plan = PlanOf(options, space);
  return CommandFor(space, plan.arguments, request, WriteRequest(space, request)).arguments;
}

TEST(CommandFor, PutsNumbersInTheirPlaces) {
  const Request request = {{.board = BoardSize{4, 4}, .square = Cell{0, 2}}};
  JudgeOptions options{.program = {"./p", "--size={rows}x{cols}", "{row},{col}", "{k}", "{n}"}};
  EXPECT_EQ(ArgumentsFor(options, request), (Words{"./p", "--size=4x4", "1,3", "2", "{n}"}));
  options.from = "0";
  EXPECT_EQ(ArgumentsFor(options, request), (Words{"./p", "--size=4x4", "0,2", "2", "{n}"}));
  // As the profile counts: rows from below.
  options = {.program = {"{request}", "{row}"}, .profile = "boj-14600"};
  EXPECT_EQ(ArgumentsFor(options, request), (Words{"2\n3 4", "4"}));
}

TEST(CommandFor, GivesTheRequestToAProgramWithoutPlaces) {
  JudgeOptions options{.program = {"./p"}};
  const RequestSpace space = SpaceOf(options);
  const CampaignPlan plan = PlanOf(options, space);
  EXPECT_EQ(CommandFor(space, plan.arguments, plan.small.front(), "2 1 1\n").input, "2 1 1\n");
}

std::vector<SizeRecord> Sizes(double exponent, std::size_t count) {
  std::vector<SizeRecord> sizes;
  for (std::size_t i = 0; i < count; ++i) {
    const std::int64_t side = std::int64_t{2} << i;
    const double seconds = 1e-3 * std::pow(static_cast<double>(side * side), exponent);
    sizes.push_back({.board = {side, side}, .requests = 2, .total_seconds = 2 * seconds});
  }
  return sizes;
}

TEST(GrowthExponent, IsThatOfThePowerLaw) {
  for (const double exponent : {0.5, 1.0, 1.5, 3.0}) {
    ASSERT_TRUE(GrowthExponent(Sizes(exponent, 6)));
    EXPECT_NEAR(*GrowthExponent(Sizes(exponent, 6)), exponent, 1e-9);
  }
}

TEST(GrowthExponent, NeedsThreeSizesThatAreSlowerThanTheStart) {
  EXPECT_FALSE(GrowthExponent({}));
  EXPECT_FALSE(GrowthExponent(Sizes(1, 3)));
  EXPECT_TRUE(GrowthExponent(Sizes(1, 4)));
  EXPECT_FALSE(GrowthExponent(Sizes(0, 10)));
}

// A program that fails for each board of four columns or more.
JudgeOptions WrongFromFourColumns() {
  JudgeOptions options{.is_tiling = false,
                       .program = {"sh", "-c", "test $0 -lt 4 && echo impossible", "{cols}"},
                       .request = "R C"};
  options.min_side = 2;
  options.max_side = 6;
  options.quiet = true;
  return options;
}

TEST(RunCampaign, FindsTheSmallestWithManyJobs) {
  JudgeOptions options = WrongFromFourColumns();
  options.jobs = 7;
  const RequestSpace space = SpaceOf(options);
  const auto result = RunCampaign(PlanOf(options, space));
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->text, "2 4\n");
  EXPECT_EQ(result.failure->verdict.judgement, Judgement::kWrong);
  EXPECT_EQ(result.failure->run.code, 1);
  EXPECT_TRUE(result.failure->is_smallest);
  EXPECT_TRUE(Descendants(getpid()).empty());
}

TEST(RunCampaign, ShrinksWhatRandomRequestsFind) {
  // Right on boards of sides below 5.
  JudgeOptions options{.is_tiling = false, .program = {"echo", "impossible"}, .request = "n"};
  options.min_side = 2;
  options.max_side = 12;
  options.exhaustive = 4;
  options.quiet = true;
  const RequestSpace space = SpaceOf(options);
  const auto result = RunCampaign(PlanOf(options, space));
  ASSERT_TRUE(result.failure);
  EXPECT_FALSE(result.failure->is_smallest);
  EXPECT_EQ(result.failure->text, "5\n");
}

TEST(RunCampaign, TriesBoardsALittleSmallerAtLast) {
  // Wrong on 3x3 and 4x4. RapidCheck does not come from one to the other.
  JudgeOptions options{
      .is_tiling = false,
      .program = {"sh", "-c", "test $0 = $1 && test $0 -gt 2 && exit 1; echo impossible", "{rows}",
                  "{cols}"},
      .request = "R C"};
  options.closed = true;
  options.min_side = 2;
  options.max_side = 4;
  options.exhaustive = 1;
  options.quiet = true;
  std::size_t larger = 0;
  for (options.seed = 1; options.seed <= 6; ++options.seed) {
    const RequestSpace space = SpaceOf(options);
    const auto result = RunCampaign(PlanOf(options, space));
    ASSERT_TRUE(result.failure);
    EXPECT_EQ(result.failure->text, "3 3\n");
    if (SizeOf(result.failure->found) == BoardSize{4, 4}) ++larger;
  }
  EXPECT_GT(larger, 0U);
}

TEST(RunCampaign, GoesOnToEachSize) {
  JudgeOptions options = WrongFromFourColumns();
  options.jobs = 3;
  options.keep_going = true;
  const RequestSpace space = SpaceOf(options);
  const auto result = RunCampaign(PlanOf(options, space));
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->text, "2 4\n");
  EXPECT_TRUE(result.failure->is_smallest);
  std::vector<std::string> texts;
  for (const CampaignFailure& other : result.others) {
    EXPECT_FALSE(other.is_smallest);
    texts.push_back(other.text);
  }
  EXPECT_EQ(texts, (Words{"2 5\n", "2 6\n", "3 4\n", "4 3\n", "3 5\n", "4 4\n", "3 6\n", "4 5\n",
                          "5 4\n", "4 6\n", "6 4\n", "5 5\n"}));
  EXPECT_TRUE(result.skipped.empty());
}

}  // namespace
}  // namespace onceover::properties
