// Every sample of every profile: the published ones, those made here, and a broken copy of each
// must get the verdict, with all its rules, that tests/vectors/profiles/expected.tsv states.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <variant>

#include "onceover/verify.h"
#include "profiles_vectors.h"
#include "read/profile.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"

namespace onceover::read {
namespace {

using profiles_vectors::FileOf;
using profiles_vectors::Row;
using profiles_vectors::Rows;

// All rules that a result breaks, each once.
template <typename AnswerType>
std::set<std::string> RulesOf(const JudgedAnswers<AnswerType>& judged) {
  std::set<std::string> rules;
  for (const ReadFault& fault : judged.faults) rules.emplace(RuleId(fault.fault.rule));
  for (const Verdict& verdict : judged.verdicts) {
    if (verdict.outcome == Outcome::kUnchecked) rules.emplace("unchecked");
    for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
      if (verdict.counts[rule] > 0) rules.emplace(RuleId(static_cast<Rule>(rule)));
    }
  }
  return rules;
}

std::set<std::string> RulesOf(const ProfileResult& result) {
  if (const auto* error = std::get_if<ProfileError>(&result)) return {error->text};
  if (const auto* tilings = std::get_if<JudgedAnswers<TilingAnswer>>(&result)) {
    return RulesOf(*tilings);
  }
  return RulesOf(std::get<JudgedAnswers<TourAnswer>>(result));
}

std::set<std::string> ExpectedRules(const std::string& rules) {
  std::set<std::string> split;
  if (rules == "accepted") return split;
  for (std::size_t begin = 0; begin <= rules.size();) {
    const std::size_t end = std::min(rules.find(',', begin), rules.size());
    split.insert(rules.substr(begin, end - begin));
    begin = end + 1;
  }
  return split;
}

std::string Joined(const std::set<std::string>& rules) {
  std::string joined;
  for (const std::string& rule : rules) joined += rule + " ";
  return joined;
}

TEST(ProfileSamples, GetTheVerdictThatTheTableStates) {
  std::size_t accepted = 0;
  for (const Row& row : Rows()) {
    const Profile& profile = *FindProfile(row.profile);
    const std::string folder = row.profile + "/";
    const std::string answer = FileOf(folder + row.answer);
    const std::string request = FileOf(folder + row.request);
    const std::string expected = FileOf(folder + "answer.txt");
    ProfileInput input{.answer = answer, .request = request};
    if (IsCompared(profile.accepts) && row.request == "request.txt") input.expected = expected;
    const auto result = JudgeByProfile(profile, input, TheoremsOfClaims());
    EXPECT_EQ(Joined(RulesOf(result)), Joined(ExpectedRules(row.rules)))
        << row.profile << "/" << row.answer << ": " << row.note;
    EXPECT_EQ(IsAccepted(result), row.rules == "accepted") << row.profile << "/" << row.answer;
    if (row.rules == "accepted") ++accepted;
  }
  EXPECT_GT(accepted, Profiles().size());
}

}  // namespace
}  // namespace onceover::read
