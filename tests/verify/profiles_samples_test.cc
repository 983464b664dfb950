// Every sample of every profile: the published ones, those made here, and a broken copy of each
// must get the verdict, with all its rules, that tests/vectors/profiles/expected.tsv states.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/verify.h"
#include "profiles_vectors.h"
#include "read/profile.h"
#include "read/profile_judge.h"

namespace onceover::read {
namespace {

using profiles_vectors::FileOf;
using profiles_vectors::Row;
using profiles_vectors::Rows;

// Goes on with a tour in every way. For boards that are small enough.
bool CanGoOn(const TourProblem& problem, Cell at, std::int64_t left, std::vector<bool>& visited) {
  if (left == 0) return true;
  constexpr std::array<Cell, 8> kMoves = {
      {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}};
  for (const Cell& move : kMoves) {
    const Cell to = {at.row + move.row, at.col + move.col};
    if (to.row < 0 || to.row >= problem.rows || to.col < 0 || to.col >= problem.cols) continue;
    const auto square = static_cast<std::size_t>(to.row * problem.cols + to.col);
    if (visited[square]) continue;
    visited[square] = true;
    if (CanGoOn(problem, to, left - 1, visited)) return true;
    visited[square] = false;
  }
  return false;
}

bool HasTourFrom(const TourProblem& problem, Cell start) {
  const std::int64_t squares = problem.rows * problem.cols;
  std::vector<bool> visited(static_cast<std::size_t>(squares));
  for (const Cell& cell : problem.blocked) {
    visited[static_cast<std::size_t>(cell.row * problem.cols + cell.col)] = true;
  }
  visited[static_cast<std::size_t>(start.row * problem.cols + start.col)] = true;
  return CanGoOn(problem, start, squares - std::ssize(problem.blocked) - 1, visited);
}

// As much theory as the samples ask for: 6x6 and 8x8 have closed tours, smaller squares have none,
// and the open tours of small boards are searched for.
Existing TourExists(const TourProblem& problem) {
  if (problem.rows >= 6 && problem.rows == problem.cols && problem.rows % 2 == 0) {
    return Existing::kYes;
  }
  if (problem.closed) return problem.rows == problem.cols ? Existing::kNo : Existing::kUnknown;
  if (problem.start) return HasTourFrom(problem, *problem.start) ? Existing::kYes : Existing::kNo;
  for (std::int64_t square = 0; square < problem.rows * problem.cols; ++square) {
    if (HasTourFrom(problem, {square / problem.cols, square % problem.cols})) return Existing::kYes;
  }
  return Existing::kNo;
}

ExistenceTheory Theory() {
  return {.tiling = [](const TilingProblem&) { return Existing::kYes; }, .tour = TourExists};
}

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
    const auto result = JudgeByProfile(profile, input, Theory());
    EXPECT_EQ(Joined(RulesOf(result)), Joined(ExpectedRules(row.rules)))
        << row.profile << "/" << row.answer << ": " << row.note;
    EXPECT_EQ(IsAccepted(result), row.rules == "accepted") << row.profile << "/" << row.answer;
    if (row.rules == "accepted") ++accepted;
  }
  EXPECT_GT(accepted, Profiles().size());
}

}  // namespace
}  // namespace onceover::read
