#include "mutants/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"

namespace onceover::mutants {
namespace {

std::logic_error Wrong(std::string_view what, std::string_view text) {
  return std::logic_error(fmt::format("{}: {}", what, text));
}

void AddRules(const Verdict& verdict, std::vector<Rule>& rules) {
  const std::vector<Rule> more = RulesOf(verdict);
  rules.insert(rules.end(), more.begin(), more.end());
}

TilingFormat TilingFormatOf(std::string_view name) {
  if (name == "json") return TilingFormat::kJson;
  return name == "pieces" ? TilingFormat::kPieces : TilingFormat::kLabels;
}

TourFormat TourFormatOf(std::string_view name) {
  if (name == "json") return TourFormat::kJson;
  if (name == "pairs") return TourFormat::kPairs;
  return name == "grid" ? TourFormat::kGrid : TourFormat::kCells;
}

// As onceover-check reads the formats with --format and --request.
std::vector<Rule> JudgeStatement(const Form& form, const std::string& request,
                                 const std::string& answer) {
  std::istringstream request_in(request);
  std::istringstream in(answer);
  std::vector<Rule> rules;
  if (form.is_tiling) {
    const auto asked = ReadTilingRequest(request_in);
    if (!std::holds_alternative<TilingRequest>(asked)) throw Wrong("request", request);
    const auto reading =
        ReadTilings(in, TilingFormatOf(form.format), std::get<TilingRequest>(asked));
    for (const TilingAnswer& it : reading.answers) AddRules(Judge(it), rules);
    return Ascending(rules);
  }
  const BoardSize board = {8, 8};
  const auto starts = ReadTourStarts(request_in, board);
  if (!std::holds_alternative<std::vector<Cell>>(starts)) throw Wrong("request", request);
  const TourRequest asked{.board = board, .starts = std::get<std::vector<Cell>>(starts)};
  const auto reading = ReadTours(in, TourFormatOf(form.format), asked);
  for (const TourAnswer& it : reading.answers) AddRules(Judge(it), rules);
  if (reading.answers.size() != asked.starts.size()) rules.push_back(Rule::kAnswerCount);
  return Ascending(rules);
}

template <typename AnswerType>
std::vector<Rule> RulesOf(const read::JudgedAnswers<AnswerType>& judged) {
  std::vector<Rule> rules;
  for (const Verdict& verdict : judged.verdicts) AddRules(verdict, rules);
  for (const ReadFault& fault : judged.faults) rules.push_back(fault.fault.rule);
  return Ascending(rules);
}

}  // namespace

std::vector<Rule> JudgeText(const Form& form, const std::string& request, const std::string& answer,
                            const std::string& expected) {
  if (form.profile == nullptr) return JudgeStatement(form, request, answer);
  read::ProfileInput input{.answer = answer};
  if (!form.profile->request.pattern.empty()) input.request = request;
  if (form.HasExpected() && form.profile->accepts != read::Accepts::kManyDifferent) {
    input.expected = expected;
  }
  const auto result = read::JudgeByProfile(*form.profile, input, read::TheoremsOfClaims());
  if (const auto* tilings = std::get_if<read::JudgedAnswers<TilingAnswer>>(&result)) {
    return RulesOf(*tilings);
  }
  if (const auto* tours = std::get_if<read::JudgedAnswers<TourAnswer>>(&result)) {
    return RulesOf(*tours);
  }
  throw Wrong(std::get<read::ProfileError>(result).text, request);
}

std::vector<Rule> RulesOf(const Verdict& verdict) {
  std::vector<Rule> rules;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (verdict.counts[rule] > 0) rules.push_back(static_cast<Rule>(rule));
  }
  const bool accepts = verdict.outcome == Outcome::kAccepted;
  if (accepts != rules.empty()) throw std::logic_error("a verdict that contradicts its counts");
  return rules;
}

std::vector<Rule> Ascending(std::vector<Rule> rules) {
  std::ranges::sort(rules);
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  return rules;
}

}  // namespace onceover::mutants
