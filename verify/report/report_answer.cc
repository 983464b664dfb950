#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/claims.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "read/value.h"
#include "report/describe.h"

namespace onceover {
namespace {

using report::FaultContext;

constexpr std::size_t kMaxLine = 200;     // bytes of a line after the name of the input
constexpr std::size_t kSquaresShown = 6;  // squares of a piece that a message names

std::string_view OutcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::kAccepted:
      return "accepted";
    case Outcome::kRejected:
      return "rejected";
    case Outcome::kUnchecked:
      return "unchecked";
  }
  return "rejected";  // not reached
}

// A line after the name of the input: head, as much of the text as there is room for, and tail.
std::string Line(std::string_view head, std::string_view text, std::string_view tail) {
  constexpr std::string_view kCut = "...";
  const std::size_t room = kMaxLine - head.size() - tail.size();
  if (text.size() <= room) return fmt::format("{}{}{}\n", head, text, tail);
  return fmt::format("{}{}{}{}\n", head, text.substr(0, room - kCut.size()), kCut, tail);
}

// How many faults there are. A board may announce as many unvisited squares as a count can hold, so
// that the sum may not fit in 63 bits; it always fits in 64.
std::uint64_t CountAll(const Verdict& verdict) {
  std::uint64_t all = 0;
  for (const std::int64_t count : verdict.counts) all += static_cast<std::uint64_t>(count);
  return all;
}

// `12 faults (unvisited 10, too-short 2)`
std::string CountFaults(const Verdict& verdict) {
  std::string rules;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (verdict.counts[rule] == 0) continue;
    rules += fmt::format("{}{} {}", rules.empty() ? "" : ", ", RuleId(static_cast<Rule>(rule)),
                         verdict.counts[rule]);
  }
  const std::uint64_t all = CountAll(verdict);
  return fmt::format("{} fault{} ({})", all, all == 1 ? "" : "s", rules);
}

std::string NameMissing(const Missing& missing) {
  if (std::holds_alternative<NoneMissing>(missing)) return "no square missing";
  if (std::holds_alternative<MissingAnywhere>(missing)) return "any square missing";
  return report::Name(std::get<Cell>(missing)) + " missing";
}

// ` 8x8`; nothing where neither the question nor the answer shows a board.
std::string NameBoard(std::int64_t rows, std::int64_t cols) {
  const bool is_shown = rows != 0 || cols != 0;
  return is_shown ? fmt::format(" {}x{}", rows, cols) : "";
}

std::string NameQuestion(const TilingProblem& problem) {
  return fmt::format("tiling{}, {}", NameBoard(problem.rows, problem.cols),
                     NameMissing(problem.missing));
}

std::string NameQuestion(const TourProblem& problem) {
  std::string name =
      (problem.closed ? "closed tour" : "tour") + NameBoard(problem.rows, problem.cols);
  if (problem.start) name += " from " + report::Name(*problem.start);
  if (problem.finish) name += " to " + report::Name(*problem.finish);
  return name;
}

std::string NameProgress(const TilingProblem& /*problem*/, const Verdict& verdict) {
  return fmt::format("{} of {} squares covered", verdict.squares_done, verdict.squares_total);
}

std::string NameProgress(const TourProblem& /*problem*/, const Verdict& verdict) {
  return fmt::format("{} of {} squares visited", verdict.squares_done, verdict.squares_total);
}

template <typename AnswerType>
std::string Headline(const Reading<AnswerType>& reading, std::size_t number, const Verdict& verdict,
                     std::string_view name) {
  const AnswerType& answer = reading.answers[number];
  const bool is_one = reading.answers.size() == 1;
  const std::string head = is_one ? ": " : fmt::format(" answer {}: ", number + 1);
  std::string text = NameQuestion(answer.problem) + ": ";
  const bool is_accepted = verdict.outcome == Outcome::kAccepted;
  const bool was_judged = is_accepted || verdict.squares_total > 0;
  if (was_judged) text += NameProgress(answer.problem, verdict);
  if (!is_accepted) text += (was_judged ? "; " : "") + CountFaults(verdict);
  return fmt::format("{} {}{}", OutcomeName(verdict.outcome), name, Line(head, text, ""));
}

bool IsAboutPiece(Rule rule) {
  return rule == Rule::kNotAnL || rule == Rule::kPieceSize || rule == Rule::kLabelReused;
}

// The first squares of each label that a listed fault is about; one walk over the board.
using LabelSquares = std::map<std::int64_t, std::vector<Cell>>;

LabelSquares GatherSquares(const LabelGrid& grid, std::int64_t cols, const Verdict& verdict) {
  LabelSquares squares;
  for (const Fault& fault : verdict.faults) {
    if (!IsAboutPiece(fault.rule)) continue;
    squares[grid.labels[static_cast<std::size_t>(fault.index)]];
  }
  if (squares.empty()) return squares;
  for (std::int64_t square = 0; square < std::ssize(grid.labels); ++square) {
    const auto entry = squares.find(grid.labels[static_cast<std::size_t>(square)]);
    if (entry == squares.end() || entry->second.size() == kSquaresShown) continue;
    entry->second.push_back({square / cols, square % cols});
  }
  return squares;
}

// Adds to the context the piece that a fault of a tiling is about.
void AddPiece(const TilingAnswer& answer, const Fault& fault, const LabelSquares& label_squares,
              FaultContext& context) {
  if (!IsAboutPiece(fault.rule)) return;
  const auto index = static_cast<std::size_t>(fault.index);
  if (const auto* grid = std::get_if<LabelGrid>(&answer.certificate)) {
    context.label = grid->labels[index];
    context.squares = label_squares.at(context.label);
  } else {
    const auto& piece = std::get<PieceList>(answer.certificate).pieces[index];
    context.squares.assign(piece.begin(), piece.end());
  }
}

template <typename AnswerType, typename Add>
std::string Report(const Reading<AnswerType>& reading, std::size_t number, const Verdict& verdict,
                   std::string_view name, bool is_list, const Add& add_piece) {
  const AnswerType& answer = reading.answers[number];
  std::string text = Headline(reading, number, verdict, name);
  for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
    const Fault& fault = verdict.faults[i];
    FaultContext context{.board = {answer.problem.rows, answer.problem.cols}, .is_list = is_list};
    context.shown_offset = answer.shown_offset;
    if (!answer.faults.Empty()) context.shown = answer.faults.listed[i].shown;
    add_piece(fault, context);
    const Position at = PlaceOf(reading, answer, fault, i);
    text += name;
    text += Line(fmt::format(":{}:{}: error: ", at.line, at.column),
                 report::Describe(fault, context), fmt::format(" [{}]", RuleId(fault.rule)));
  }
  const std::uint64_t more = CountAll(verdict) - verdict.faults.size();
  if (more > 0) text += fmt::format("{}: {} more not listed\n", name, more);
  return text;
}

// The verdict on an answer that says that there is none.
std::string Refusal(std::string_view question, const Existence& existence, const Position& at,
                    std::string_view name) {
  const std::string_view theorem = TheoremText(existence.theorem);
  switch (existence.decision) {
    case Decision::kNone:
      return fmt::format("accepted {}: {}: there is none, as the answer says: {}\n", name, question,
                         theorem);
    case Decision::kExists:
      return fmt::format("rejected {}: {}: 1 fault ({} 1)\n", name, question,
                         RuleId(Rule::kFalseRefusal)) +
             ReportInput(
                 {.fault = {.rule = Rule::kFalseRefusal}, .at = at, .shown = std::string(theorem)},
                 name);
    case Decision::kUndecided:
      return fmt::format(
          "unchecked {}: {}: the answer says that there is none, and no theorem decides that\n",
          name, question);
    case Decision::kMakesNoSense:
      return fmt::format(
          "unchecked {}: {}: the answer says that there is none; for which board? (--board)\n",
          name, question);
  }
  return "";  // not reached
}

}  // namespace

std::string ReportAnswer(const Reading<TilingAnswer>& reading, std::size_t number,
                         const Verdict& verdict, std::string_view name) {
  const TilingAnswer& answer = reading.answers[number];
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  LabelSquares squares;
  if (grid != nullptr && answer.faults.Empty()) {
    squares = GatherSquares(*grid, answer.problem.cols, verdict);
  }
  return Report(reading, number, verdict, name, grid == nullptr,
                [&](const Fault& fault, FaultContext& context) {
                  context.names = answer.names;
                  AddPiece(answer, fault, squares, context);
                });
}

std::string ReportAnswer(const Reading<TourAnswer>& reading, std::size_t number,
                         const Verdict& verdict, std::string_view name) {
  const bool is_path = std::holds_alternative<TourPath>(reading.answers[number].certificate);
  return Report(reading, number, verdict, name, is_path, [](const Fault&, FaultContext&) {});
}

std::string ReportInput(const ReadFault& fault, std::string_view name) {
  return fmt::format("{}:{}:{}: error: {} [{}]\n", name, fault.at.line, fault.at.column,
                     report::Describe(fault.fault, {.board = {}, .shown = fault.shown}),
                     RuleId(fault.fault.rule));
}

std::string ReportAnswerCount(std::size_t expected, std::size_t found, const Position& at,
                              std::string_view name) {
  const Fault fault{.rule = Rule::kAnswerCount,
                    .expected = static_cast<std::int64_t>(expected),
                    .found = static_cast<std::int64_t>(found)};
  return ReportInput({.fault = fault, .at = at, .shown = ""}, name);
}

std::string ReportRefusal(const TilingProblem& problem, const Existence& existence,
                          const Position& at, std::string_view name) {
  return Refusal(NameQuestion(problem), existence, at, name);
}

std::string ReportRefusal(const TourProblem& problem, const Existence& existence,
                          const Position& at, std::string_view name) {
  return Refusal(NameQuestion(problem), existence, at, name);
}

std::string PrintableName(std::string_view name) {
  std::string printable;
  for (std::size_t i = 0; i < name.size(); ++i) printable += read::Escape(name.substr(i, 1));
  return printable;
}

}  // namespace onceover
