#include "mutants/suite.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace onceover::mutants {
namespace {

std::string Names(const std::vector<Rule>& rules) {
  std::string names;
  for (const Rule rule : rules) names += fmt::format(" {}", RuleId(rule));
  return names.empty() ? " none" : names;
}

// Says the rule that the bytes are no certificate?
bool IsOfReading(Rule rule) {
  return rule <= Rule::kAnswerCount || rule == Rule::kBoardSize || rule == Rule::kUnknownShape ||
         rule == Rule::kNoCut || rule == Rule::kTruncated;
}

}  // namespace

void Suite::Ask(std::string prefix, const read::CaseRequest& asked, const std::string& expected) {
  prefix_ = std::move(prefix);
  request_ = properties::WriteRequest(form_.space, {asked});
  expected_ = Compose(form_, {expected});
  answers_.clear();
  questions_.push_back({.asked = asked});
}

void Suite::AddRightText(const std::string& text, std::string_view slug, std::string what) {
  const bool is_one_only =
      form_.HasExpected() || form_.Layout().accepts == read::Accepts::kReference;
  const std::string answer = Compose(form_, {text});
  if (is_one_only && !JudgeText(form_, request_, answer, expected_).empty()) {
    Add(text, {{Rule::kNotExpected}}, Rule::kNotExpected, slug,
        what + ": right, but not the one that is expected");
    return;
  }
  Add(text, {}, Rule::kBadRequest, slug, std::move(what));
}

std::string Suite::RefusalText() const {
  const auto& words = form_.Layout().refusal.words;
  return fmt::format("{}\n", words.lines.empty() ? words.prefixes.front() : words.lines.front());
}

void Suite::AddRefusal(bool is_right) {
  if (!form_.HasRefusal()) return;
  const std::string text = RefusalText();
  const bool has_flag = form_.Layout().layout.lead == read::Lead::kFlag;
  std::vector<Rule> rules;
  if (!is_right) rules.push_back(Rule::kFalseRefusal);
  const Rule aim = is_right ? Rule::kBadRequest : Rule::kFalseRefusal;
  const std::string what =
      is_right ? "there is none, and the answer says so" : "the answer says that there is none";
  AddFile(has_flag ? text : Compose(form_, {text}), {rules}, aim, "refusal", what);
  if (!has_flag) questions_.back().singles.push_back({text, rules, aim, "refusal", what});
}

void Suite::Hold(const std::vector<Rule>& said, std::vector<Rule> declared, std::string_view who,
                 std::string_view slug, std::string_view what) const {
  declared = Ascending(std::move(declared));
  if (said == declared) return;
  throw std::logic_error(fmt::format("{} {} ({}): declared{}, {} says{}", prefix_, slug, what,
                                     Names(declared), who, Names(said)));
}

void Suite::LeaveOut(const std::string& text, Rule aim, std::string_view slug,
                     std::string_view what) {
  std::vector<Rule> judged = JudgeText(form_, request_, Compose(form_, {text}), expected_);
  std::erase(judged, Rule::kNotExpected);
  Hold(judged, {}, "the profile", slug, what);
  ++left_out_.accepted[static_cast<std::size_t>(aim)];
}

void Suite::Add(const std::string& text, const Declared& declared, Rule aim, std::string_view slug,
                std::string what) {
  const std::vector<Rule> judged = AddFile(Compose(form_, {text}), declared, aim, slug, what);
  if (!form_.IsRepeated()) return;
  const bool is_readable = std::ranges::none_of(judged, IsOfReading);
  questions_.back().singles.push_back(
      {text, judged, aim, std::string(slug), std::move(what), is_readable});
}

std::vector<Rule> Suite::AddFile(const std::string& answer, const Declared& declared, Rule aim,
                                 std::string_view slug, std::string what) {
  const std::vector<Rule> judged = JudgeText(form_, request_, answer, expected_);
  const bool is_lenient = form_.profile != nullptr && !judged.empty();
  const bool is_other = judged != Ascending(declared.rules);
  const bool may_be_other =
      is_lenient &&
      ((declared.strictness == Strictness::kRejected) ||
       (declared.strictness == Strictness::kReadable && std::ranges::all_of(judged, IsOfReading)));
  if (!may_be_other) Hold(judged, declared.rules, "the reader", slug, what);
  if (!answers_.insert(answer).second) return judged;
  if (is_other && declared.strictness == Strictness::kReadable) ++left_out_.unread;
  if (!judged.empty() && std::ranges::find(judged, aim) == judged.end()) aim = judged.front();
  const std::string_view id = judged.empty() ? "right" : RuleId(aim);
  entries_.push_back({.name = fmt::format("{:04}-{}-{}-{}", entries_.size() + 1, prefix_, id, slug),
                      .request = request_,
                      .expected = expected_,
                      .answer = answer,
                      .rules = judged,
                      .aim = aim,
                      .what = std::move(what)});
  return judged;
}

// A file of nothing.
void Suite::AddEmptyFile() {
  AddFile("", {{Rule::kNoAnswer}, Strictness::kRejected}, Rule::kNoAnswer, "empty",
          "the file is empty");
}

}  // namespace onceover::mutants
