#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "mutants/suite.h"

namespace onceover::mutants {
namespace {

constexpr std::size_t kCases = 3;
constexpr std::array<const char*, kCases> kCaseNames = {"first", "middle", "last"};

}  // namespace

// One right answer to each of three questions, or three to the only one.
std::vector<Suite::Part> Suite::PartsOf() const {
  std::vector<Part> parts;
  for (const Question& question : questions_) {
    for (const Single& single : question.singles) {
      if (!single.rules.empty() || parts.size() == kCases) continue;
      parts.push_back({&question, single.text});
      if (form_.Layout().layout.lead != read::Lead::kCount) break;
    }
  }
  return parts;
}

void Suite::AddCases() {
  const bool is_list = form_.Layout().layout.lead == read::Lead::kCount;
  if (!form_.IsRepeated() || (!is_list && questions_.size() < kCases)) return;
  const std::vector<Part> parts = PartsOf();
  if (parts.size() < kCases) return;
  properties::Request request;
  std::vector<std::string> rights;
  for (const Part& part : parts) {
    request.push_back(part.question->asked);
    rights.push_back(part.right);
  }
  prefix_ = fmt::format("{}-cases", kCases);
  request_ = properties::WriteRequest(form_.space, request);
  expected_ = Compose(form_, rights);
  answers_.clear();
  AddFile(expected_, {}, Rule::kBadRequest, "all-right", "each case is answered rightly");
  AddBrokenCases(parts);
  AddOtherCounts(parts);
  AddExchangedCases(parts);
}

// One case is wrong: the first entry of each aim.
void Suite::AddBrokenCases(const std::vector<Part>& parts) {
  std::vector<std::string> rights;
  for (const Part& part : parts) rights.push_back(part.right);
  for (std::size_t number = 0; number < kCases; ++number) {
    std::set<Rule> aims;
    for (const Single& single : parts[number].question->singles) {
      if (single.rules.empty() || !single.is_readable) continue;
      if (!aims.insert(single.aim).second) continue;
      std::vector<std::string> cases = rights;
      cases[number] = single.text;
      AddFile(Compose(form_, cases), {single.rules}, single.aim,
              fmt::format("{}-in-the-{}", single.slug, kCaseNames[number]),
              fmt::format("in the {} case: {}", kCaseNames[number], single.what));
    }
  }
}

// More answers or fewer than cases, or than are announced.
void Suite::AddOtherCounts(const std::vector<Part>& parts) {
  std::vector<std::string> rights;
  for (const Part& part : parts) rights.push_back(part.right);
  const Numbers announced{.announced = kCases};
  std::vector<std::string> cases = rights;
  cases.pop_back();
  AddFile(Compose(form_, cases, announced), {{Rule::kAnswerCount}}, Rule::kAnswerCount,
          "last-case-dropped", "the last case is not answered");
  cases = rights;
  cases.push_back(rights.back());
  std::vector<Rule> rules = {Rule::kAnswerCount};
  const bool must_differ = form_.Layout().accepts == read::Accepts::kManyDifferent;
  if (must_differ) rules.push_back(Rule::kAnswerRepeated);
  AddFile(Compose(form_, cases, announced), {rules}, Rule::kAnswerCount, "one-case-more",
          "the last answer comes twice");
  if (must_differ) {
    cases = rights;
    cases.back() = cases.front();
    AddFile(Compose(form_, cases), {{Rule::kAnswerRepeated}}, Rule::kAnswerRepeated, "repeated",
            "the last answer is the first one again");
  }
  if (form_.Layout().layout.cut == read::Cut::kHeaders) {
    AddFile(Compose(form_, rights, {.second = 3}), {{Rule::kOtherRequest}}, Rule::kOtherRequest,
            "header", "the second case is called the third");
  }
}

// The answers to two cases on one board have changed places.
void Suite::AddExchangedCases(const std::vector<Part>& parts) {
  const read::CaseRequest& one = parts[0].question->asked;
  const read::CaseRequest& other = parts[1].question->asked;
  if (one.board != other.board || !one.square || one.square == other.square) return;
  std::vector<std::string> cases;
  for (const Part& part : parts) cases.push_back(part.right);
  std::swap(cases[0], cases[1]);
  const std::vector<Rule> rules = form_.is_tiling
                                      ? std::vector{Rule::kMissingCovered, Rule::kUncovered}
                                      : std::vector{Rule::kWrongStart};
  AddFile(Compose(form_, cases), {rules}, rules.front(), "exchanged",
          "the answers to the first two cases have changed places");
}

}  // namespace onceover::mutants
