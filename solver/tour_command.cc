#include "tour_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "blocked_file.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "request.h"
#include "token_reader.h"
#include "tool.h"
#include "tour_answer.h"

namespace onceover::solver {
namespace {

// The board of the statement, whose starts are read from standard input.
constexpr std::int64_t kSide = 8;
constexpr std::int64_t kEndOfStarts = -1;

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

struct NamedAlgorithm {
  std::string_view name;
  TourAlgorithm algorithm;
};
constexpr std::array<NamedAlgorithm, 5> kAlgorithms = {{
    {"construction", TourAlgorithm::kConstruction},
    {"reference", TourAlgorithm::kReference},
    {"warnsdorff", TourAlgorithm::kWarnsdorff},
    {"pohl", TourAlgorithm::kPohl},
    {"roth", TourAlgorithm::kRoth},
}};

bool ChooseAlgorithm(const std::optional<std::string>& name, TourSettings& settings) {
  if (!name || *name == "auto") return true;
  for (const auto& [known, algorithm] : kAlgorithms) {
    if (*name == known) settings.algorithm = algorithm;
  }
  if (settings.algorithm) return true;
  Complain("--algorithm",
           fmt::format("{} is none of auto, construction, reference, warnsdorff, pohl, roth",
                       Quoted(*name)));
  return false;
}

// The value of an option that counts from 1; false after a complaint.
bool ReadCount(std::string_view option, const std::optional<std::string>& text,
               std::optional<std::int64_t>& value) {
  if (!text) return true;
  std::string error;
  value = ParseInteger(*text, error);
  if (value && *value >= 1) return true;
  Complain(option, value ? Quoted(*text) + " is less than 1" : error);
  return false;
}

// Do the options make a request? Otherwise it comes from standard input.
bool HasRequest(const TourOptions& options) {
  return options.board || options.start || options.finish || options.blocked;
}

// --random with its seed, or neither.
bool ReadSeed(const TourOptions& options, TourSettings& settings) {
  if (!options.random && !options.seed) return true;
  if (!options.seed) {
    Complain("--random", "needs --seed");
    return false;
  }
  if (!options.random) {
    Complain("--seed", "needs --random");
    return false;
  }
  std::string error;
  const auto seed = ParseInteger(*options.seed, error);
  if (!seed || *seed < 0) {
    Complain("--seed", seed ? Quoted(*options.seed) + " is negative" : error);
    return false;
  }
  if (options.stream) {
    Complain("--random", "keeps the whole tour: not with --stream");
    return false;
  }
  if (settings.algorithm.value_or(TourAlgorithm::kConstruction) != TourAlgorithm::kConstruction ||
      !HasRequest(options)) {
    Complain("--random", "needs --board or --start, and no other algorithm than construction");
    return false;
  }
  settings.seed = static_cast<std::uint64_t>(*seed);
  return true;
}

// Part of a tour, or all of it without keeping it: both only in the order of the visit.
bool CheckOrder(const TourOptions& options, const TourSettings& settings) {
  const bool is_part = settings.from_rank || settings.count;
  if (!is_part && !settings.stream) return true;
  const std::string_view option = settings.stream      ? "--stream"
                                  : settings.from_rank ? "--from-rank"
                                                       : "--count";
  if (!IsInOrder(settings.format)) {
    Complain(option, fmt::format("format {} begins with the last squares of a tour as well as the "
                                 "first; use cells, pairs or json",
                                 *options.common.format));
    return false;
  }
  if (settings.algorithm.value_or(HasRequest(options) ? TourAlgorithm::kConstruction
                                                      : TourAlgorithm::kReference) ==
      TourAlgorithm::kConstruction) {
    return true;
  }
  Complain(option, "needs --algorithm construction, the default with --board or --start");
  return false;
}

std::optional<TourSettings> ReadSettings(const TourOptions& options) {
  const auto format = FormatNamed(options.common.format.value_or("cells"));
  if (!format) return std::nullopt;
  const auto colours = ChooseColours(options.common.color);
  if (!colours) return std::nullopt;
  const auto max_memory = ChooseMaxMemory(options.common.max_memory);
  if (!max_memory) return std::nullopt;
  const auto max_nodes = ChooseMaxNodes(options.max_nodes);
  if (!max_nodes) return std::nullopt;
  TourSettings settings{.format = *format,
                        .colours = *colours,
                        .limits = {*max_memory, *max_nodes},
                        .algorithm = std::nullopt,
                        .stream = options.stream,
                        .seed = std::nullopt,
                        .from_rank = std::nullopt,
                        .count = std::nullopt};
  if (!ChooseAlgorithm(options.algorithm, settings)) return std::nullopt;
  if (!ReadSeed(options, settings)) return std::nullopt;
  if (!ReadCount("--from-rank", options.from_rank, settings.from_rank)) return std::nullopt;
  if (!ReadCount("--count", options.count, settings.count)) return std::nullopt;
  if (!CheckOrder(options, settings)) return std::nullopt;
  return settings;
}

// A square, if one is given; false after a complaint.
bool ReadEnd(std::string_view option, const std::optional<std::string>& text,
             std::optional<Cell>& cell) {
  if (!text) return true;
  std::string error;
  cell = ParseSquare(*text, error);
  if (!cell) Complain(option, error);
  return cell.has_value();
}

ExitStatus AnswerOptions(const TourOptions& options, const TourSettings& settings) {
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
  if (!ReadEnd("--start", options.start, problem.start)) return kUnanswered;
  if (!ReadEnd("--finish", options.finish, problem.finish)) return kUnanswered;
  if (options.blocked) {
    auto blocked =
        ReadBlocked(*options.blocked, problem.rows, problem.cols, settings.limits.max_memory);
    if (!blocked) return kUnanswered;
    problem.blocked = std::move(*blocked);
  }
  const auto blame = [](std::string_view option, std::string_view text) { Complain(option, text); };
  Stdout out;
  return AnswerTour(problem, settings.algorithm.value_or(TourAlgorithm::kConstruction), settings,
                    blame, out);
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
ExitStatus AnswerStdin(bool closed, const TourSettings& settings) {
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
    const auto blame = [&](std::string_view, std::string_view text) {
      Complain(token->position, text);
    };
    const auto algorithm = settings.algorithm.value_or(TourAlgorithm::kReference);
    status = std::max(status, AnswerTour(problem, algorithm, settings, blame, out));
    if (out.failed()) return kUnanswered;
  }
  return input.CheckRead() ? status : kUnanswered;
}

}  // namespace

ExitStatus RunTour(const TourOptions& options) {
  const auto settings = ReadSettings(options);
  if (!settings) return kUnanswered;
  return HasRequest(options) ? AnswerOptions(options, *settings)
                             : AnswerStdin(options.closed, *settings);
}

}  // namespace onceover::solver
