#include "tiling_options.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "request.h"
#include "token_reader.h"
#include "tool.h"

namespace onceover::solver {
namespace {

std::optional<TilingOutput> FormatNamed(const std::string& name) {
  if (name == "labels") return TilingOutput::kLabels;
  if (name == "pieces") return TilingOutput::kPieces;
  if (name == "json") return TilingOutput::kJson;
  if (name == "drawing") return TilingOutput::kDrawing;
  if (name == "binary") return TilingOutput::kBinary;
  Complain("--format",
           fmt::format("{} is none of labels, pieces, json, drawing, binary", Quoted(name)));
  return std::nullopt;
}

// Two options that cannot both be heeded; complains of the first one.
struct Conflict {
  bool is_there;
  std::string_view option;
  std::string_view why;
};

bool HasConflict(const TilingOptions& options) {
  const bool has_query = options.cell || options.piece;
  const bool is_reference = options.algorithm == "reference";
  const std::array<Conflict, 8> conflicts = {{
      {options.size && options.board, "--board", "is given by --size already"},
      {options.cell && options.piece, "--piece", "and --cell are two questions"},
      {has_query && options.rows, "--rows", "is another question than --cell and --piece"},
      {has_query && options.common.format, "--format", "does not go with --cell and --piece"},
      {has_query && options.colors, "--colors", "does not go with --cell and --piece"},
      {options.colors && options.common.format, "--format", "does not go with --colors"},
      {options.rows && options.common.format && options.common.format != "labels", "--format",
       "must be labels where there is --rows"},
      {is_reference && (has_query || options.rows), "--algorithm",
       "reference fills a whole board, which --rows, --cell and --piece do without"},
  }};
  for (const Conflict& conflict : conflicts) {
    if (!conflict.is_there) continue;
    Complain(conflict.option, conflict.why);
    return true;
  }
  return false;
}

// "A-B" or "A", from 1.
std::optional<RowRange> ParseRows(const std::string& text) {
  const std::size_t dash = text.find('-', 1);
  std::string error;
  const auto first = ParseInteger(text.substr(0, dash), error);
  const auto last = dash == std::string::npos ? first : ParseInteger(text.substr(dash + 1), error);
  if (first && last && *first <= *last) return RowRange{*first - 1, *last};
  Complain("--rows", first && last ? Quoted(text) + " ends before it begins" : error);
  return std::nullopt;
}

bool ReadColors(const std::string& text, TilingSettings& settings) {
  if (text != "3" && text != "4") {
    Complain("--colors", fmt::format("{} is none of 3, 4", Quoted(text)));
    return false;
  }
  settings.format = TilingOutput::kColours;
  settings.max_colours = text == "3" ? 3 : 4;
  return true;
}

bool ReadAlgorithm(const std::string& name, TilingSettings& settings) {
  if (name == "reference") {
    settings.algorithm = TilingAlgorithm::kReference;
  } else if (name != "templates") {
    Complain("--algorithm", fmt::format("{} is none of templates, reference", Quoted(name)));
    return false;
  }
  return true;
}

// --rows, --cell and --piece.
bool ReadQuery(const TilingOptions& options, TilingSettings& settings) {
  std::string error;
  if (options.rows) {
    settings.rows = ParseRows(*options.rows);
    return settings.rows.has_value();
  }
  if (options.cell) {
    settings.cell = ParseSquare(*options.cell, error);
    if (!settings.cell) Complain("--cell", error);
    return settings.cell.has_value();
  }
  if (options.piece) {
    settings.piece = ParseInteger(*options.piece, error);
    if (!settings.piece) Complain("--piece", error);
    return settings.piece.has_value();
  }
  return true;
}

void BlameSize(Part part, std::string_view text) {
  Complain(part == Part::kSide ? "--size" : "--missing", text);
}

void BlameBoard(Part part, std::string_view text) {
  Complain(part == Part::kSide ? "--board" : "--missing", text);
}

bool ReadBoard(const TilingOptions& options, TilingProblem& problem) {
  std::string error;
  if (options.board) {
    const auto board = ParseBoard(*options.board, error);
    if (!board) {
      Complain("--board", error);
      return false;
    }
    problem.rows = board->rows;
    problem.cols = board->cols;
    return true;
  }
  if (!options.size) {
    Complain("--size", "is needed as well");
    return false;
  }
  const auto side = ParseInteger(*options.size, error);
  if (!side) {
    Complain("--size", error);
    return false;
  }
  problem.rows = problem.cols = *side;
  return true;
}

std::optional<TilingRequest> ReadOptions(const TilingOptions& options) {
  TilingProblem problem;
  if (!ReadBoard(options, problem)) return std::nullopt;
  const std::string missing = options.missing.value_or("any");
  if (missing == "none") {
    problem.missing = NoneMissing{};
  } else if (missing == "any") {
    problem.missing = MissingAnywhere{};
  } else {
    std::string error;
    const auto cell = ParseSquare(missing, error);
    if (!cell) {
      Complain("--missing", error);
      return std::nullopt;
    }
    problem.missing = *cell;
  }
  return TilingRequest{problem, options.board.has_value(), options.board ? BlameBoard : BlameSize};
}

// One number of "M x y", and where it stands.
struct PlacedNumber {
  std::int64_t value = 0;
  Position position;
};

std::optional<PlacedNumber> ReadNumber(Stdin& input, std::string_view what) {
  const auto token = input.reader().Next();
  if (!input.CheckRead()) return std::nullopt;
  if (!token) {
    Complain(input.reader().position(),
             fmt::format("the request ends here, without {}; it is SIDE ROW COLUMN", what));
    return std::nullopt;
  }
  std::string error;
  const auto value = ParseInteger(token->text, error);
  if (value) return PlacedNumber{*value, token->position};
  Complain(token->position, error);
  return std::nullopt;
}

// Is the request the whole input? From a person, a line is enough: there may be no end.
bool CheckEnd(Stdin& input) {
  TokenReader& reader = input.reader();
  const auto junk = Stdin::IsTerminal() ? reader.NextOnLine() : reader.Next();
  if (!input.CheckRead()) return false;
  if (junk) Complain(junk->position, fmt::format("{} follows the request", Quoted(junk->text)));
  return !junk;
}

std::optional<TilingRequest> ReadStdin() {
  Stdin input;
  constexpr std::array<std::string_view, 3> kWhat = {"the side of the board",
                                                     "the row of the missing square", "its column"};
  std::array<PlacedNumber, 3> numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = ReadNumber(input, kWhat[i]);
    if (!number) return std::nullopt;
    numbers[i] = *number;
  }
  if (!CheckEnd(input)) return std::nullopt;
  const std::array<Position, 3> positions = {numbers[0].position, numbers[1].position,
                                             numbers[2].position};
  const auto blame = [positions](Part part, std::string_view text) {
    Complain(positions[static_cast<std::size_t>(part)], text);
  };
  const std::int64_t side = numbers[0].value;
  const Cell missing{numbers[1].value - 1, numbers[2].value - 1};
  return TilingRequest{{side, side, missing}, false, blame};
}

}  // namespace

std::optional<TilingSettings> ReadTilingSettings(const TilingOptions& options) {
  const auto format = FormatNamed(options.common.format.value_or("labels"));
  if (!format || HasConflict(options)) return std::nullopt;
  const auto colours = ChooseColours(options.common.color);
  if (!colours) return std::nullopt;
  const auto max_memory = ChooseMaxMemory(options.common.max_memory);
  if (!max_memory) return std::nullopt;
  TilingSettings settings;
  settings.format = *format;
  settings.colours = *colours;
  settings.limits.max_memory = *max_memory;
  if (options.colors && !ReadColors(*options.colors, settings)) return std::nullopt;
  if (options.algorithm && !ReadAlgorithm(*options.algorithm, settings)) return std::nullopt;
  if (!ReadQuery(options, settings)) return std::nullopt;
  return settings;
}

std::optional<TilingRequest> ReadTilingRequest(const TilingOptions& options) {
  const bool has_options = options.size || options.board || options.missing;
  return has_options ? ReadOptions(options) : ReadStdin();
}

}  // namespace onceover::solver
