// What `explain` says of the rules: all of them, short, in ASCII, under their own names.
#include "report/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "onceover/verify.h"

namespace onceover::report {
namespace {

constexpr std::size_t kLongestLine = 200;

bool IsPrintable(std::string_view text) {
  return std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

void ExpectLine(std::string_view text, std::string_view rule) {
  EXPECT_FALSE(text.empty()) << rule;
  EXPECT_LE(text.size(), kLongestLine) << rule;
  EXPECT_TRUE(IsPrintable(text)) << rule << ": " << text;
}

// The lines of a text that ends in a newline.
std::size_t ExpectLines(const std::string& text) {
  std::istringstream lines(text);
  std::string line;
  std::size_t count = 0;
  for (; std::getline(lines, line); ++count) ExpectLine(line, text.substr(0, 20));
  EXPECT_TRUE(text.ends_with('\n'));
  return count;
}

TEST(Explain, GivesEveryRuleAMeaningAnExampleAndAFix) {
  std::set<std::string_view> meanings;
  for (std::size_t number = 0; number < kRuleCount; ++number) {
    const auto rule = static_cast<Rule>(number);
    const Explanation it = Explain(rule);
    ExpectLine(it.meaning, RuleId(rule));
    ExpectLine(it.example, RuleId(rule));
    ExpectLine(it.fix, RuleId(rule));
    EXPECT_TRUE(it.meaning.ends_with('.')) << RuleId(rule);
    EXPECT_TRUE(meanings.insert(it.meaning).second) << "explained as another: " << RuleId(rule);
  }
  EXPECT_EQ(meanings.size(), kRuleCount);
}

TEST(Explain, FindsEveryRuleByItsNameAndNothingElse) {
  for (std::size_t number = 0; number < kRuleCount; ++number) {
    const auto rule = static_cast<Rule>(number);
    EXPECT_EQ(FindRule(RuleId(rule)), rule) << RuleId(rule);
    const std::string name(RuleId(rule));
    EXPECT_EQ(FindRule(name + " "), std::nullopt);
    EXPECT_EQ(FindRule(name.substr(0, name.size() - 1)), std::nullopt) << name;
  }
  EXPECT_EQ(FindRule(""), std::nullopt);
  EXPECT_EQ(FindRule("NOT-AN-L"), std::nullopt);
}

TEST(Explain, PrintsFourLinesForOneRuleAndOneLineForEachOfAll) {
  for (std::size_t number = 0; number < kRuleCount; ++number) {
    const auto rule = static_cast<Rule>(number);
    const std::string text = ExplainText(rule);
    EXPECT_EQ(ExpectLines(text), 4U) << text;
    EXPECT_TRUE(text.starts_with(std::string(RuleId(rule)) + "\n"));
  }
  const std::string all = ExplainText(std::nullopt);
  EXPECT_EQ(ExpectLines(all), kRuleCount);
  EXPECT_NE(all.find("not-an-l "), std::string::npos);
}

}  // namespace
}  // namespace onceover::report
