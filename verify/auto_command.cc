#include "auto_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "announce.h"
#include "onceover/claims.h"
#include "onceover/report.h"
#include "read/hints.h"
#include "read/interpret.h"
#include "read/refusal.h"
#include "read/value.h"

namespace onceover {
namespace {

void Note(const Options& options, std::string_view name, std::string_view text) {
  Print(options, fmt::format("{}: note: {}\n", name, text));
}

template <typename AnswerType>
void NoteRemark(const Options& options, const Reading<AnswerType>& reading, std::size_t number,
                std::string_view name) {
  const std::string& remark = reading.answers[number].remark;
  if (remark.empty()) return;
  const bool is_one = reading.answers.size() == 1;
  Note(options, name, (is_one ? "" : fmt::format("answer {}: ", number + 1)) + remark);
}

// Announces the answers that count in one way to read the input, and what that way assumes.
template <typename InterpretationType>
int AnnounceInterpretation(const Options& options, const InterpretationType& it,
                           std::optional<std::size_t> expected, std::string_view name) {
  const std::size_t found = it.reading.answers.size();
  if (it.selected.empty()) {
    Print(options, fmt::format("rejected {}: there is no answer {}, it holds {}\n", name,
                               options.answers, found));
    return kRejected;
  }
  const int status = AnnounceAll(options, it.reading, {it.selected, expected}, name);
  Note(options, name, "read as " + read::Describe(it.form));
  for (const std::size_t number : it.selected) NoteRemark(options, it.reading, number, name);
  const bool is_all = options.answers.empty() || options.answers == "all";
  if (is_all && it.selected.size() < found) {
    Note(options, name,
         fmt::format("{} of {} answers are of the size asked for", it.selected.size(), found));
  }
  if (status != kRejected) return status;
  for (std::size_t i = 0; i < std::min(it.selected.size(), kMostAnnounced); ++i) {
    const auto hint = read::FindHint(it.reading.answers[it.selected[i]]);
    if (hint) Note(options, name, *hint);
  }
  return status;
}

// Do all ways to read the input say the same, answer by answer?
template <typename InterpretationType>
bool AllSaySame(const std::vector<InterpretationType>& all) {
  const InterpretationType& first = all.front();
  for (const InterpretationType& it : all) {
    if (it.selected.size() != first.selected.size()) return false;
    for (std::size_t i = 0; i < it.selected.size(); ++i) {
      if (!read::SaySame(it.reading.answers[it.selected[i]],
                         first.reading.answers[first.selected[i]])) {
        return false;
      }
    }
  }
  return true;
}

template <typename InterpretationType>
int AnnounceInterpretations(const Options& options, const std::vector<InterpretationType>& all,
                            std::optional<std::size_t> expected, std::string_view name) {
  int status = kAccepted;
  for (const InterpretationType& it : all) {
    status = std::max(status, AnnounceInterpretation(options, it, expected, name));
  }
  if (status == kAccepted && !AllSaySame(all)) {
    const Position at = all.back().reading.answers.back().end;
    Print(options,
          fmt::format("rejected {}: 1 fault ({} 1)\n", name, RuleId(Rule::kAnswersDiffer)));
    Print(options,
          ReportInput({.fault = {.rule = Rule::kAnswersDiffer}, .at = at, .shown = ""}, name));
    return kRejected;
  }
  return status;
}

int StatusOf(const Existence& existence) {
  switch (existence.decision) {
    case Decision::kNone:
      return kAccepted;
    case Decision::kExists:
      return kRejected;
    case Decision::kUndecided:
    case Decision::kMakesNoSense:
      return kNotHandled;
  }
  return kInternal;  // not reached
}

// What to say of a success banner over answers that are not all accepted.
void NoteFalseSuccess(const Options& options, const read::Text& text, std::string_view name) {
  const auto claim = read::FindSuccessClaim(text);
  if (!claim) return;
  const Position at = text.At(claim->offset);
  Print(options, fmt::format("{}:{}:{}: note: the output claims success: {}\n", name, at.line,
                             at.column, read::Escape(claim->said)));
}

}  // namespace

std::optional<int> CheckText(const Options& options, const read::Text& text,
                             const TilingRequest& request, const FormOptions& form,
                             std::string_view name) {
  const auto all =
      read::InterpretTilings(text, request, form.overrides,
                             form.selection.value_or(read::Selection{}), options.max_errors);
  if (!all.empty()) {
    const int status = AnnounceInterpretations(options, all, ExpectedAnswers(request), name);
    if (status == kRejected) NoteFalseSuccess(options, text, name);
    return status;
  }
  const auto refusal = read::FindRefusal(text);
  if (!refusal) return std::nullopt;
  const BoardSize board = request.board.value_or(BoardSize{});
  const TilingProblem problem{board.rows, board.cols, request.missing.value_or(MissingAnywhere{})};
  const Existence existence = DecideTiling(problem);
  Print(options, ReportRefusal(problem, existence, text.At(refusal->offset), name));
  return StatusOf(existence);
}

std::optional<int> CheckText(const Options& options, const read::Text& text,
                             const TourRequest& request, const FormOptions& form,
                             std::string_view name) {
  const auto all =
      read::InterpretTours(text, request, form.overrides,
                           form.selection.value_or(read::Selection{}), options.max_errors);
  if (!all.empty()) {
    const int status = AnnounceInterpretations(options, all, ExpectedAnswers(request), name);
    if (status == kRejected) NoteFalseSuccess(options, text, name);
    return status;
  }
  const auto refusal = read::FindRefusal(text);
  if (!refusal) return std::nullopt;
  const BoardSize board = request.board.value_or(BoardSize{});
  const TourProblem problem{
      .rows = board.rows,
      .cols = board.cols,
      .start = request.starts.size() == 1 ? request.starts.front() : request.start,
      .finish = request.finish,
      .closed = request.closed,
      .blocked = request.blocked};
  const Existence existence = DecideTour(problem);
  Print(options, ReportRefusal(problem, existence, text.At(refusal->offset), name));
  return StatusOf(existence);
}

}  // namespace onceover
