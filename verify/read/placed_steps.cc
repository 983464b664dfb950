// Tours as steps with the place of each on a drawing: \node at (0.5,4.5) {1}; or \put(0,4){1}.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/number_table.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kFewest = 4;       // that make an answer
constexpr std::size_t kLongestGap = 64;  // between a place and its step

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }
bool IsBlank(char byte) { return byte == ' ' || byte == '\t'; }

class Parser {
 public:
  Parser(std::string_view line, std::size_t at) : line_(line), at_(at) {}

  bool Take(char byte) {
    SkipBlanks();
    if (at_ >= line_.size() || line_[at_] != byte) return false;
    ++at_;
    return true;
  }

  // A coordinate, rounded down: 4.5 and 4 say 4.
  std::optional<std::int64_t> TakeCoordinate() {
    const std::string_view whole = TakeNumber();
    if (whole.empty()) return std::nullopt;
    if (Take('.')) TakeNumber();
    return ToCoordinate(whole);
  }

  // Skips at most a few bytes up to an opening brace: `node`, options.
  bool SkipToBrace() {
    const std::string_view near = line_.substr(at_, kLongestGap);
    const std::size_t brace = near.find('{');
    if (brace == std::string_view::npos ||
        near.substr(0, brace).find_first_of("(;") != std::string_view::npos) {
      return false;
    }
    at_ += brace + 1;
    return true;
  }

  std::string_view TakeNumber() {
    SkipBlanks();
    const std::size_t begin = at_;
    if (at_ < line_.size() && line_[at_] == '-') ++at_;
    while (at_ < line_.size() && IsDigit(line_[at_])) ++at_;
    return line_.substr(begin, at_ - begin);
  }

 private:
  void SkipBlanks() {
    while (at_ < line_.size() && IsBlank(line_[at_])) ++at_;
  }

  std::string_view line_;
  std::size_t at_;
};

// (x,y) ... {step} at an opening bracket.
std::optional<PlacedStep> StepAt(std::string_view line, std::size_t at) {
  Parser parser(line, at + 1);
  const auto x = parser.TakeCoordinate();
  if (!x || !parser.Take(',')) return std::nullopt;
  const auto y = parser.TakeCoordinate();
  if (!y || !parser.Take(')') || !parser.SkipToBrace()) return std::nullopt;
  const bool is_mathematics = parser.Take('$');
  const std::string_view word = parser.TakeNumber();
  const auto step = ToNumber(word);
  if (!step || (is_mathematics && !parser.Take('$')) || !parser.Take('}')) return std::nullopt;
  return PlacedStep{{*y, *x}, *step, word};
}

// All placed steps, drawing by drawing: one ends where its first square comes again.
std::vector<std::vector<PlacedStep>> FindDrawings(const Text& text) {
  std::vector<std::vector<PlacedStep>> drawings;
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = text.Line(number);
    for (std::size_t at = line.find('('); at < line.size(); at = line.find('(', at + 1)) {
      const auto step = StepAt(line, at);
      if (!step) continue;
      if (drawings.empty() || drawings.back().front().square == step->square) {
        drawings.emplace_back();
      }
      drawings.back().push_back(*step);
    }
  }
  std::erase_if(drawings, [](const auto& drawing) { return drawing.size() < kFewest; });
  return drawings;
}

// Counts rows and columns from 0, rows from the top.
BoardSize Normalize(const TourForm& form, const std::optional<BoardSize>& asked,
                    std::vector<PlacedStep>& drawing) {
  std::vector<Cell> squares;
  for (PlacedStep& step : drawing) {
    step.square = {step.square.row - form.coordinate_base, step.square.col - form.coordinate_base};
    squares.push_back(step.square);
  }
  const BoardSize size = asked.value_or(SizeOfList(squares));
  for (PlacedStep& step : drawing) {
    if (form.upwards) step.square.row = size.rows - 1 - step.square.row;
  }
  return size;
}

}  // namespace

std::vector<TourForm> DetectPlacedSteps(const Text& text, const TourRequest& request) {
  auto drawings = FindDrawings(text);
  if (drawings.empty()) return {};
  auto& fullest =
      *std::ranges::max_element(drawings, {}, [](const auto& drawing) { return drawing.size(); });
  const auto least = [&](auto member) {
    return std::ranges::min(fullest, {},
                            [&](const PlacedStep& step) { return step.square.*member; })
               .square.*
           member;
  };
  TourForm form{.family = TourFamily::kPlacedSteps,
                .coordinate_base = std::min(least(&Cell::row), least(&Cell::col)) >= 1 ? 1 : 0,
                .column_first = true,
                .upwards = true};
  std::vector<std::int64_t> steps;
  steps.reserve(fullest.size());
  for (const PlacedStep& step : fullest) steps.push_back(step.step);
  const BoardSize size = Normalize(form, request.board, fullest);
  std::vector<TourForm> forms;
  for (const std::int64_t base : FindBases(steps, SquaresOf(size), 0)) {
    forms.push_back(form);
    forms.back().base = base;
  }
  return forms;
}

void ReadPlacedSteps(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading) {
  for (std::vector<PlacedStep>& drawing : FindDrawings(text)) {
    const BoardSize size = Normalize(form, request.board, drawing);
    AddPlacedSteps(text, request, size, std::move(drawing), form.base, max_faults, reading);
  }
}

}  // namespace onceover::read
