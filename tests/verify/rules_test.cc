// The rules as a whole: none without a name, and none that no table of verdicts reaches.
#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "onceover/verify.h"
#include "verdict_table.h"

namespace onceover {
namespace {

TEST(Rules, OfTheKernelAreReachedByTheTablesOfVerdicts) {
  std::set<Rule> expected = {Rule::kTooFew, Rule::kTooMany, Rule::kBadRequest};
  const auto last = static_cast<std::size_t>(Rule::kTooLong);
  for (auto rule = static_cast<std::size_t>(Rule::kOffBoard); rule <= last; ++rule) {
    expected.insert(static_cast<Rule>(rule));
  }
  std::set<Rule> reached;
  for (const auto* rules : {&verdict_table::kLabelRules, &verdict_table::kPieceRules,
                            &verdict_table::kPathRules, &verdict_table::kStepRules}) {
    reached.insert(rules->begin(), rules->end());
  }
  EXPECT_EQ(reached, expected);
}

TEST(Rules, HaveDifferentNamesInKebabCase) {
  std::set<std::string_view> names;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    const std::string_view name = RuleId(static_cast<Rule>(rule));
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
        << name;
    EXPECT_FALSE(name.empty());
    names.insert(name);
  }
  EXPECT_EQ(names.size(), kRuleCount);
  EXPECT_EQ(names.count("unknown-rule"), 0U);
}

}  // namespace
}  // namespace onceover
