// The rules of reading as a whole: none that no table reaches.
#include <gtest/gtest.h>

#include <cstddef>
#include <set>

#include "onceover/verify.h"
#include "read_table.h"

namespace onceover {
namespace {

TEST(ReadingRules, AreAllReachedByTheTables) {
  std::set<Rule> expected;
  for (std::size_t rule = 0; rule <= static_cast<std::size_t>(Rule::kAnswerCount); ++rule) {
    expected.insert(static_cast<Rule>(rule));
  }
  std::set<Rule> reached;
  for (const auto* rules : {&read_table::kTextRules, &read_table::kJsonRules,
                            &read_table::kJudgeRules, &read_table::kInputRules}) {
    reached.insert(rules->begin(), rules->end());
  }
  EXPECT_EQ(reached, expected);
}

}  // namespace
}  // namespace onceover
