#include "tour_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "check.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "request.h"
#include "token_reader.h"
#include "tool.h"

namespace onceover::solver {
namespace {

// The board of the statement, whose starts are read from standard input.
constexpr std::int64_t kSide = 8;
constexpr std::int64_t kEndOfStarts = -1;

struct Settings {
  TourOutput format = TourOutput::kCells;
  Colours colours = Colours::kNone;
  Limits limits;
};

std::optional<TourOutput> FormatNamed(const std::string& name) {
  if (name == "cells") return TourOutput::kCells;
  if (name == "pairs") return TourOutput::kPairs;
  if (name == "grid") return TourOutput::kGrid;
  if (name == "json") return TourOutput::kJson;
  if (name == "drawing") return TourOutput::kDrawing;
  Complain("--format",
           fmt::format("{} is none of cells, pairs, grid, json, drawing", Quoted(name)));
  return std::nullopt;
}

// Answers that take several lines are separated by an empty one.
bool TakesLines(TourOutput format) {
  return format != TourOutput::kCells && format != TourOutput::kJson;
}

std::optional<std::int64_t> ChooseMaxNodes(const std::optional<std::string>& max_nodes) {
  if (!max_nodes) return Limits{}.max_nodes;
  std::string error;
  const auto nodes = ParseInteger(*max_nodes, error);
  if (nodes && *nodes >= 0) return nodes;
  Complain("--max-nodes", nodes ? Quoted(*max_nodes) + " is negative" : error);
  return std::nullopt;
}

std::optional<Settings> ReadSettings(const TourOptions& options) {
  const auto format = FormatNamed(options.common.format.value_or("cells"));
  if (!format) return std::nullopt;
  const auto colours = ChooseColours(options.common.color);
  if (!colours) return std::nullopt;
  const auto max_memory = ChooseMaxMemory(options.common.max_memory);
  if (!max_memory) return std::nullopt;
  const auto max_nodes = ChooseMaxNodes(options.max_nodes);
  if (!max_nodes) return std::nullopt;
  return Settings{*format, *colours, {*max_memory, *max_nodes}};
}

std::string BoardName(const TourProblem& problem) {
  return fmt::format("{}x{}", problem.rows, problem.cols);
}

std::string TextOf(Refusal refusal, const TourProblem& problem, const Limits& limits) {
  switch (refusal) {
    case Refusal::kStartOffBoard:
      return fmt::format("row {}, column {} is off the {} board", problem.start->row + 1,
                         problem.start->col + 1, BoardName(problem));
    case Refusal::kMemory:
      return fmt::format("the {} board needs {} bytes of memory; --max-memory allows {}",
                         BoardName(problem), TourMemory(problem.rows, problem.cols),
                         limits.max_memory);
    case Refusal::kBoardEmpty:
    case Refusal::kSideNotPowerOfTwo:
    case Refusal::kSideTooLarge:
    case Refusal::kMissingOffBoard:
    case Refusal::kFinishOrBlocked:
      break;
  }
  ONCEOVER_CHECK(false && "a refusal that a request of the tool can meet");
}

std::string TextOf(const GaveUp& gave_up, const TourProblem& problem, const Limits& limits) {
  if (gave_up.nodes > 0) {
    return fmt::format("gave up after {} squares tried; --max-nodes allows more", gave_up.nodes);
  }
  return fmt::format("the {} board has more squares than --max-nodes ({}) allows to try",
                     BoardName(problem), limits.max_nodes);
}

// Complains about whatever fixed the request.
using Blame = std::function<void(Refusal, std::string_view)>;

ExitStatus Answer(const TourProblem& problem, const Settings& settings, const Blame& blame,
                  Stdout& out) {
  const TourResult result = SolveTour(problem, settings.limits);
  if (const auto* refusal = std::get_if<Refusal>(&result)) {
    blame(*refusal, TextOf(*refusal, problem, settings.limits));
    return kUnanswered;
  }
  if (const auto* impossible = std::get_if<Impossible>(&result)) {
    Explain("impossible", ReasonText(impossible->reason));
    return out.Write("impossible\n") ? kImpossible : kUnanswered;
  }
  if (const auto* gave_up = std::get_if<GaveUp>(&result)) {
    Explain("unknown", TextOf(*gave_up, problem, settings.limits));
    out.Write("unknown\n");
    return kUnanswered;
  }
  const Tour& tour = std::get<Tour>(result);
  const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
  const bool ok = WriteTour(tour, settings.format, settings.colours, drain);
  return ok ? kSolved : kUnanswered;
}

ExitStatus AnswerOptions(const TourOptions& options, const Settings& settings) {
  TourProblem problem{.rows = kSide, .cols = kSide, .closed = options.closed};
  std::string error;
  if (options.board) {
    const auto board = ParseBoard(*options.board, error);
    if (!board) {
      Complain("--board", error);
      return kUnanswered;
    }
    problem.rows = board->rows;
    problem.cols = board->cols;
  }
  if (options.start) {
    problem.start = ParseSquare(*options.start, error);
    if (!problem.start) {
      Complain("--start", error);
      return kUnanswered;
    }
  }
  const auto blame = [](Refusal refusal, std::string_view text) {
    Complain(refusal == Refusal::kStartOffBoard ? "--start" : "--board", text);
  };
  Stdout out;
  return Answer(problem, settings, blame, out);
}

// The start that a word names, or nullopt after a complaint; kEndOfStarts as it is.
std::optional<std::int64_t> ReadStart(const Token& token) {
  std::string error;
  const auto start = ParseInteger(token.text, error);
  if (!start) {
    Complain(token.position, error);
    return std::nullopt;
  }
  if (*start == kEndOfStarts || (1 <= *start && *start <= kSide * kSide)) return start;
  Complain(token.position, fmt::format("{} is no square of the 8x8 board: they are 1 to 64, and -1 "
                                       "ends the input",
                                       *start));
  return std::nullopt;
}

// Answers each start before the next one is read. Stops at the first word that is no start, and
// when the output fails: nobody would see the rest.
ExitStatus AnswerStdin(bool closed, const Settings& settings) {
  Stdin input;
  Stdout out;
  ExitStatus status = kSolved;
  bool is_first = true;
  while (const auto token = input.reader().Next()) {
    const auto start = ReadStart(*token);
    if (!start) return kUnanswered;
    if (*start == kEndOfStarts) return status;
    if (!is_first && TakesLines(settings.format)) out.Write("\n");
    is_first = false;
    const Cell cell{(*start - 1) / kSide, (*start - 1) % kSide};
    const TourProblem problem{.rows = kSide, .cols = kSide, .start = cell, .closed = closed};
    const auto blame = [&](Refusal, std::string_view text) { Complain(token->position, text); };
    status = std::max(status, Answer(problem, settings, blame, out));
    if (out.failed()) return kUnanswered;
  }
  return input.CheckRead() ? status : kUnanswered;
}

}  // namespace

ExitStatus RunTour(const TourOptions& options) {
  const auto settings = ReadSettings(options);
  if (!settings) return kUnanswered;
  const bool has_request = options.board || options.start;
  return has_request ? AnswerOptions(options, *settings) : AnswerStdin(options.closed, *settings);
}

}  // namespace onceover::solver
