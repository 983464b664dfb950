#include "judge/answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judge/tour_existence_search.h"
#include "onceover/claims.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "read/hints.h"
#include "read/interpret.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"
#include "read/refusal.h"
#include "read/text.h"

namespace onceover::properties {
namespace {

constexpr std::string_view kName = "output";
constexpr std::int64_t kMaxFaults = 10;

// A tour where a refusal is wrong, and no theorem says so.
std::string Witness(const SearchedExistence& found) {
  if (!found.witness) return "";
  std::vector<std::string> words;
  for (const Cell& cell : found.witness->squares) {
    words.push_back(fmt::format("{},{}", cell.row + 1, cell.col + 1));
  }
  return fmt::format("note: there is one: {}\n", fmt::join(words, " "));
}

// What theorems say, and searches where they say nothing: one for each question, as it may take
// seconds.
class Decisions {
 public:
  SearchedExistence On(const TilingProblem& problem) const { return {DecideTiling(problem)}; }

  const SearchedExistence& On(const TourProblem& problem) {
    const auto known = std::ranges::find(tours_, problem, &Tour::problem);
    if (known != tours_.end()) return known->found;
    return tours_.emplace_back(Tour{problem, SearchExistence(problem)}).found;
  }

  // For as long as this lives.
  read::ExistenceTheory Theory() {
    const auto existing = [this](const auto& problem) {
      return read::ExistingOf(On(problem).existence);
    };
    return {.tiling = existing, .tour = existing};
  }

 private:
  struct Tour {
    TourProblem problem;
    SearchedExistence found;
  };
  std::deque<Tour> tours_;  // what was found stays where it is
};

// Gathers what is wrong with the answers to one request.
class Findings {
 public:
  void Add(const Verdict& verdict) {
    is_wrong_ = is_wrong_ || verdict.outcome == Outcome::kRejected;
    is_unchecked_ = is_unchecked_ || verdict.outcome == Outcome::kUnchecked;
    for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
      if (verdict.counts[rule] > 0) Name(static_cast<Rule>(rule));
    }
  }
  void Add(Rule rule) {
    is_wrong_ = true;
    Name(rule);
  }
  void Add(const Existence& existence) {
    if (existence.decision == Decision::kExists) return Add(Rule::kFalseRefusal);
    if (existence.decision != Decision::kNone) is_unchecked_ = true;
  }
  void Say(std::string_view text) { report_ += text; }
  bool IsWrong() const { return is_wrong_; }

  CaseVerdict Conclude() const {
    if (is_wrong_) return {Judgement::kWrong, "wrong answer: " + rules_, report_};
    if (is_unchecked_) return {Judgement::kUnchecked, "a refusal that nobody can check", report_};
    return {Judgement::kRight, "right answer", report_};
  }

 private:
  void Name(Rule rule) {
    const std::string_view id = RuleId(rule);
    if (rules_.find(id) != std::string::npos) return;
    if (!rules_.empty()) rules_ += ", ";
    rules_ += id;
  }

  bool is_wrong_ = false;
  bool is_unchecked_ = false;
  std::string rules_;
  std::string report_;
};

template <typename AnswerType>
void AddJudged(const read::JudgedAnswers<AnswerType>& judged, Decisions& decisions,
               Findings& findings) {
  if (judged.verdicts.empty()) findings.Add(Rule::kNoAnswer);
  for (std::size_t number = 0; number < judged.verdicts.size(); ++number) {
    const AnswerType& answer = judged.reading.answers[number];
    const Verdict& verdict = judged.verdicts[number];
    findings.Add(verdict);
    if (judged.notes[number].refuses) {
      const auto& found = decisions.On(answer.problem);
      findings.Say(ReportRefusal(answer.problem, found.existence, answer.end, kName));
      if (verdict.outcome == Outcome::kRejected) findings.Say(Witness(found));
    } else {
      findings.Say(ReportAnswer(judged.reading, number, verdict, kName));
    }
    if (const auto at = judged.notes[number].false_success) {
      findings.Say(fmt::format("{}:{}:{}: note: the output claims success here\n", kName, at->line,
                               at->column));
    }
  }
  for (const ReadFault& fault : judged.faults) {
    findings.Add(fault.fault.rule);
    findings.Say(ReportInput(fault, kName));
  }
}

void JudgeByRules(const AnswerRules& rules, const Asked& asked, std::string_view output,
                  Findings& findings) {
  const bool has_input = !rules.profile->request.pattern.empty();
  read::ProfileInput input{.answer = output};
  input.overrides.form = rules.form;
  if (has_input) input.request = asked.text;
  if (asked.expected) input.expected = *asked.expected;
  Decisions decisions;
  const auto result = read::JudgeByProfile(*rules.profile, input, decisions.Theory(), kMaxFaults);
  if (const auto* error = std::get_if<read::ProfileError>(&result)) {
    if (error->input == read::ProfileError::Input::kExpected) {
      throw QuestionError{fmt::format("--expected: its answer to {} is not right",
                                      DescribeRequest(rules.space->is_tiling, *asked.request))};
    }
    findings.Add(Rule::kBadRequest);
    findings.Say(fmt::format("request:{}:{}: {}\n", error->at.line, error->at.column, error->text));
  } else if (const auto* tilings = std::get_if<read::JudgedAnswers<TilingAnswer>>(&result)) {
    AddJudged(*tilings, decisions, findings);
  } else {
    AddJudged(std::get<read::JudgedAnswers<TourAnswer>>(result), decisions, findings);
  }
}

TilingRequest TilingOf(const Request& request) {
  const read::CaseRequest& asked = request.front();
  TilingRequest tiling{.board = asked.board};
  if (asked.square) tiling.missing = *asked.square;
  return tiling;
}

TourRequest TourOf(const Request& request, bool closed) {
  const read::CaseRequest& asked = request.front();
  TourRequest tour{.board = asked.board,
                   .start = asked.square,
                   .finish = asked.finish,
                   .closed = closed,
                   .blocked = asked.blocked};
  if (request.size() == 1) return tour;
  tour.start.reset();
  for (const read::CaseRequest& one : request) {
    if (one.square) tour.starts.push_back(*one.square);
  }
  return tour;
}

TilingProblem ProblemOf(const TilingRequest& request) {
  const BoardSize board = request.board.value_or(BoardSize{});
  return {board.rows, board.cols, request.missing.value_or(MissingAnywhere{})};
}

TourProblem ProblemOf(const TourRequest& request) {
  const BoardSize board = request.board.value_or(BoardSize{});
  return {.rows = board.rows,
          .cols = board.cols,
          .start = request.start,
          .finish = request.finish,
          .closed = request.closed,
          .blocked = request.blocked};
}

// Judges the answers by one way to read them.
template <typename InterpretationType>
void AddInterpretation(const InterpretationType& it, std::size_t expected, Findings& findings) {
  for (const std::size_t number : it.selected) {
    const auto& answer = it.reading.answers[number];
    const Verdict verdict = Judge(answer, kMaxFaults);
    findings.Add(verdict);
    findings.Say(ReportAnswer(it.reading, number, verdict, kName));
    if (verdict.outcome == Outcome::kAccepted) continue;
    if (const auto hint = read::FindHint(answer)) {
      findings.Say(fmt::format("{}: note: {}\n", kName, *hint));
    }
  }
  if (it.selected.size() == expected) return;
  findings.Add(Rule::kAnswerCount);
  findings.Say(
      ReportAnswerCount(expected, it.selected.size(), it.reading.answers.back().end, kName));
}

template <typename InterpretationType, typename RequestType>
void AddAll(const std::vector<InterpretationType>& all, const RequestType& request,
            const read::Text& text, std::size_t expected, Findings& findings) {
  for (const InterpretationType& it : all) {
    AddInterpretation(it, expected, findings);
    if (it.selected.empty() || it.selected.size() != expected) continue;
    const auto& answer = it.reading.answers[it.selected.front()];
    const auto& first = all.front();
    if (findings.IsWrong() || first.selected.empty()) continue;
    if (read::SaySame(answer, first.reading.answers[first.selected.front()])) continue;
    findings.Add(Rule::kAnswersDiffer);
  }
  if (all.empty()) {
    if (const auto refusal = read::FindRefusal(text)) {
      const auto problem = ProblemOf(request);
      Decisions decisions;
      const auto& found = decisions.On(problem);
      findings.Add(found.existence);
      findings.Say(ReportRefusal(problem, found.existence, text.At(refusal->offset), kName));
      findings.Say(Witness(found));
      return;
    }
    findings.Add(Rule::kNoAnswer);
    const Position end = text.At(text.Bytes().size());
    findings.Say(ReportInput({.fault = {.rule = Rule::kNoAnswer}, .at = end, .shown = ""}, kName));
  }
  const auto success = read::FindSuccessClaim(text);
  if (!findings.IsWrong() || !success) return;
  const Position at = text.At(success->offset);
  findings.Say(
      fmt::format("{}:{}:{}: note: the output claims success here\n", kName, at.line, at.column));
}

}  // namespace

CaseVerdict JudgeAnswer(const AnswerRules& rules, const Asked& request, std::string_view output) {
  Findings findings;
  if (rules.profile != nullptr) {
    JudgeByRules(rules, request, output, findings);
    return findings.Conclude();
  }
  const read::Text read(output);
  if (rules.space->is_tiling) {
    const TilingRequest asked = TilingOf(*request.request);
    AddAll(read::InterpretTilings(read, asked, rules.form, rules.selection, kMaxFaults), asked,
           read, 1, findings);
  } else {
    const TourRequest asked = TourOf(*request.request, rules.space->closed);
    AddAll(read::InterpretTours(read, asked, rules.form, rules.selection, kMaxFaults), asked, read,
           request.request->size(), findings);
  }
  return findings.Conclude();
}

}  // namespace onceover::properties
