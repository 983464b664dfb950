#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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

std::string Line(std::string_view text) { return fmt::format("{:.{}}\n", text, kMaxLine); }

// `12 faults (unvisited 10, too-short 2)`
std::string CountFaults(const Verdict& verdict) {
  std::string rules;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (verdict.counts[rule] == 0) continue;
    rules += fmt::format("{}{} {}", rules.empty() ? "" : ", ", RuleId(static_cast<Rule>(rule)),
                         verdict.counts[rule]);
  }
  const auto& counts = verdict.counts;
  const std::int64_t all = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
  return fmt::format("{} fault{} ({})", all, all == 1 ? "" : "s", rules);
}

std::string NameMissing(const Missing& missing) {
  if (std::holds_alternative<NoneMissing>(missing)) return "no square missing";
  if (std::holds_alternative<MissingAnywhere>(missing)) return "any square missing";
  return report::Name(std::get<Cell>(missing)) + " missing";
}

std::string NameQuestion(const TilingProblem& problem) {
  return fmt::format("tiling {}x{}, {}", problem.rows, problem.cols, NameMissing(problem.missing));
}

std::string NameQuestion(const TourProblem& problem) {
  std::string name =
      fmt::format("{}tour {}x{}", problem.closed ? "closed " : "", problem.rows, problem.cols);
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
  const std::string line = fmt::format("{} {}", OutcomeName(verdict.outcome), name);
  std::string text = reading.answers.size() > 1 ? fmt::format(" answer {}", number + 1) : "";
  text += fmt::format(": {}: ", NameQuestion(answer.problem));
  if (verdict.squares_total > 0) text += NameProgress(answer.problem, verdict);
  if (verdict.outcome != Outcome::kAccepted) {
    text += (verdict.squares_total > 0 ? "; " : "") + CountFaults(verdict);
  }
  return line + Line(text);
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
    if (!answer.faults.Empty()) context.shown = answer.faults.listed[i].shown;
    add_piece(fault, context);
    const Position at = PlaceOf(reading, answer, fault, i);
    text += name;
    text += Line(fmt::format(":{}:{}: error: {} [{}]", at.line, at.column,
                             report::Describe(fault, context), RuleId(fault.rule)));
  }
  const auto& counts = verdict.counts;
  const std::int64_t more =
      std::accumulate(counts.begin(), counts.end(), std::int64_t{0}) - std::ssize(verdict.faults);
  if (more > 0) text += fmt::format("{}: {} more not listed\n", name, more);
  return text;
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
                  AddPiece(answer, fault, squares, context);
                });
}

std::string ReportAnswer(const Reading<TourAnswer>& reading, std::size_t number,
                         const Verdict& verdict, std::string_view name) {
  const bool is_path = std::holds_alternative<TourPath>(reading.answers[number].certificate);
  return Report(reading, number, verdict, name, is_path, [](const Fault&, FaultContext&) {});
}

std::string ReportAnswerCount(std::size_t expected, std::size_t found, const Position& at,
                              std::string_view name) {
  const Fault fault{.rule = Rule::kAnswerCount,
                    .expected = static_cast<std::int64_t>(expected),
                    .found = static_cast<std::int64_t>(found)};
  return fmt::format("{}:{}:{}: error: {} [{}]\n", name, at.line, at.column,
                     report::Describe(fault, {}), RuleId(fault.rule));
}

std::string PrintableName(std::string_view name) {
  std::string printable;
  for (std::size_t i = 0; i < name.size(); ++i) printable += read::Escape(name.substr(i, 1));
  return printable;
}

}  // namespace onceover
