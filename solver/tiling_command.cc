#include "tiling_command.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
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

// The parts of a request, to blame one of them.
enum class Part : std::uint8_t { kSide, kRow, kCol };

using Blame = std::function<void(Part, std::string_view)>;

struct Request {
  TilingProblem problem;
  Blame blame;
};

struct Settings {
  TilingOutput format = TilingOutput::kLabels;
  Colours colours = Colours::kNone;
  Limits limits;
};

std::optional<TilingOutput> FormatNamed(const std::string& name) {
  if (name == "labels") return TilingOutput::kLabels;
  if (name == "pieces") return TilingOutput::kPieces;
  if (name == "json") return TilingOutput::kJson;
  if (name == "drawing") return TilingOutput::kDrawing;
  Complain("--format", fmt::format("{} is none of labels, pieces, json, drawing", Quoted(name)));
  return std::nullopt;
}

std::optional<Settings> ReadSettings(const CommonOptions& options) {
  const auto format = FormatNamed(options.format.value_or("labels"));
  if (!format) return std::nullopt;
  const auto colours = ChooseColours(options.color);
  if (!colours) return std::nullopt;
  const auto max_memory = ChooseMaxMemory(options.max_memory);
  if (!max_memory) return std::nullopt;
  Settings settings{*format, *colours, {}};
  settings.limits.max_memory = *max_memory;
  return settings;
}

void BlameOption(Part part, std::string_view text) {
  Complain(part == Part::kSide ? "--size" : "--missing", text);
}

std::optional<Request> ReadOptions(const TilingOptions& options) {
  if (!options.size || !options.missing) {
    Complain(options.size ? "--missing" : "--size", "is needed as well");
    return std::nullopt;
  }
  std::string error;
  const auto side = ParseInteger(*options.size, error);
  if (!side) {
    Complain("--size", error);
    return std::nullopt;
  }
  if (options.missing == "none") return Request{{*side, *side, NoneMissing{}}, BlameOption};
  if (options.missing == "any") return Request{{*side, *side, MissingAnywhere{}}, BlameOption};
  const auto missing = ParseSquare(*options.missing, error);
  if (!missing) {
    Complain("--missing", error);
    return std::nullopt;
  }
  return Request{{*side, *side, *missing}, BlameOption};
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

std::optional<Request> ReadStdin() {
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
  return Request{{side, side, missing}, blame};
}

void BlameMissing(const Request& request) {
  const Cell missing = std::get<Cell>(request.problem.missing);
  const std::int64_t side = request.problem.rows;
  if (missing.row < 0 || missing.row >= side) {
    request.blame(Part::kRow,
                  fmt::format("row {} is off the board: rows are 1 to {}", missing.row + 1, side));
  } else {
    request.blame(Part::kCol, fmt::format("column {} is off the board: columns are 1 to {}",
                                          missing.col + 1, side));
  }
}

// For the board and for writing it.
std::int64_t MemoryNeeded(std::int64_t side, TilingOutput format) {
  return TilingMemory(side) + TilingWriteMemory(side, format);
}

void ComplainOf(Refusal refusal, const Request& request, const Settings& settings) {
  const std::int64_t side = request.problem.rows;
  switch (refusal) {
    case Refusal::kBoardEmpty:
    case Refusal::kSideNotPowerOfTwo:
      request.blame(Part::kSide,
                    fmt::format("the side must be a power of two (1, 2, 4, 8, ...), not {}", side));
      return;
    case Refusal::kSideTooLarge:
      request.blame(Part::kSide, fmt::format("side {} is too large: the largest is {}", side,
                                             std::int64_t{1} << kMaxTilingK));
      return;
    case Refusal::kMissingOffBoard:
      BlameMissing(request);
      return;
    case Refusal::kMemory:
      request.blame(
          Part::kSide,
          fmt::format("a board of side {} needs {} bytes of memory; --max-memory allows {}", side,
                      MemoryNeeded(side, settings.format), settings.limits.max_memory));
      return;
    case Refusal::kStartOffBoard:
    case Refusal::kFinishOrBlocked:
      break;
  }
  ONCEOVER_CHECK(false && "a refusal of tilings");
}

ExitStatus Answer(const Request& request, const Settings& settings) {
  Limits limits = settings.limits;
  limits.max_memory -= TilingWriteMemory(request.problem.rows, settings.format);
  const TilingResult result = SolveTiling(request.problem, limits);
  if (const auto* refusal = std::get_if<Refusal>(&result)) {
    ComplainOf(*refusal, request, settings);
    return kUnanswered;
  }
  Stdout out;
  if (const auto* impossible = std::get_if<Impossible>(&result)) {
    Explain("impossible", ReasonText(impossible->reason));
    return out.Write("impossible\n") ? kImpossible : kUnanswered;
  }
  const auto drain = [&](std::string_view bytes) { return out.Write(bytes); };
  const auto& tiling = std::get<Tiling>(result);
  const bool ok = WriteTiling(tiling, settings.format, settings.colours, drain);
  return ok ? kSolved : kUnanswered;
}

}  // namespace

ExitStatus RunTiling(const TilingOptions& options) {
  const auto settings = ReadSettings(options.common);
  if (!settings) return kUnanswered;
  const bool has_options = options.size || options.missing;
  const auto request = has_options ? ReadOptions(options) : ReadStdin();
  return request ? Answer(*request, *settings) : kUnanswered;
}

}  // namespace onceover::solver
