#include "read/tour_answers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "read/answers.h"
#include "read/number_table.h"
#include "read/tokenizer.h"
#include "read/value.h"

namespace onceover::read {
namespace {

constexpr std::array<std::string_view, 4> kGlyphs = {"\u2658", "\u265E", "\U0001F40E",
                                                     "\U0001F434"};

std::int64_t Distance(std::int64_t a, std::int64_t b) { return a > b ? a - b : b - a; }

// Squares that are on a board.
std::int64_t CountOn(const BoardSize& board, std::span<const Cell> squares) {
  return std::ranges::count_if(squares, [&](const Cell& cell) {
    return cell.row >= 0 && cell.row < board.rows && cell.col >= 0 && cell.col < board.cols;
  });
}

// The places of steps that do not come in the order of the certificate. Their lines are added
// first, in the order of the text, because Places finds a line it knows at once.
void AddLines(const Text& text, std::span<const PlacedStep> placed, Reading<TourAnswer>& reading) {
  for (const PlacedStep& step : placed) AddPlace(text, step.word, reading);
}

}  // namespace

std::optional<std::int64_t> ToCoordinate(std::string_view word) {
  constexpr std::int64_t kFar = 1'000'000'000'000'000;
  const bool is_long =
      word.size() > 18 && word.find_first_not_of("0123456789", 1) == std::string_view::npos;
  if (const auto number = ToNumber(word)) return std::clamp(*number, -kFar, kFar);
  if (is_long) return kFar;
  return std::nullopt;
}

std::optional<std::int64_t> ToNumber(std::string_view word) {
  if (word.ends_with(".0")) word.remove_suffix(2);
  if (word.ends_with('.')) word.remove_suffix(1);
  if (word.starts_with('+')) word.remove_prefix(1);
  if (word.starts_with("+") || word.empty()) return std::nullopt;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

bool IsKnightGlyph(std::string_view word) {
  constexpr std::string_view kVariation = "\uFE0F";  // asks for the coloured picture
  if (word.ends_with(kVariation)) word.remove_suffix(kVariation.size());
  return std::ranges::find(kGlyphs, word) != kGlyphs.end();
}

TourAnswer StartAnswer(const TourRequest& request, const BoardSize& shown,
                       const Reading<TourAnswer>& reading) {
  TourAnswer answer;
  answer.problem = ProblemOf(request, shown, reading.answers.size());
  answer.first_value = reading.places.Count();
  return answer;
}

void AddPlace(const Text& text, std::string_view word, Reading<TourAnswer>& reading) {
  reading.places.Add(text.At(text.OffsetOf(word)), std::ssize(word));
}

void AddFault(const Text& text, std::string_view word, const Fault& fault, std::int64_t max_faults,
              TourAnswer& answer) {
  answer.faults.Add({.fault = fault, .at = text.At(text.OffsetOf(word)), .shown = Escape(word)},
                    max_faults);
}

void AddBadWord(const Text& text, std::string_view word, std::int64_t index,
                std::int64_t max_faults, TourAnswer& answer) {
  const Token token{
      .text = word, .length = std::ssize(word), .index = index, .at = text.At(text.OffsetOf(word))};
  auto parsed = ParseValue(token);
  if (auto* fault = std::get_if<ReadFault>(&parsed)) {
    answer.faults.Add(std::move(*fault), max_faults);
  } else {
    AddFault(text, word, {.rule = Rule::kNotANumber, .index = index}, max_faults, answer);
  }
}

void AddPlacedSteps(const Text& text, const TourRequest& request, const BoardSize& shown,
                    std::vector<PlacedStep> placed, std::int64_t base, std::int64_t max_faults,
                    Reading<TourAnswer>& reading) {
  const auto before = [](const PlacedStep& a, const PlacedStep& b) {
    return std::pair(a.square.row, a.square.col) < std::pair(b.square.row, b.square.col);
  };
  const std::string_view last = placed.back().word;
  AddLines(text, placed, reading);
  std::ranges::stable_sort(placed, before);
  TourAnswer answer = StartAnswer(request, shown, reading);
  answer.shown_offset = base - 1;
  answer.end = text.At(text.OffsetOf(last) + last.size());
  const BoardSize board{answer.problem.rows, answer.problem.cols};
  const std::int64_t squares = SquaresOf(board);
  StepGrid grid;
  const auto fill_up_to = [&](std::int64_t square) {
    while (std::ssize(grid.steps) < square) {
      grid.steps.push_back(0);
      reading.places.Add(answer.end, 0);
    }
  };
  // Only a board that is about as large as the answer is filled up with squares that do not come.
  const bool fits = squares / 4 <= std::ssize(placed) + 16;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    const PlacedStep& step = placed[i];
    if (i + 1 < placed.size() && placed[i + 1].square == step.square) continue;
    if (CountOn(board, {&step.square, 1}) == 0) {
      AddFault(text, step.word, {.rule = Rule::kOffBoard, .index = -1, .cell = step.square},
               max_faults, answer);
      continue;
    }
    if (fits) fill_up_to(step.square.row * board.cols + step.square.col);
    grid.steps.push_back(ToStep(step.step, base));
    AddPlace(text, step.word, reading);
  }
  if (fits) fill_up_to(squares);
  answer.certificate = std::move(grid);
  reading.answers.push_back(std::move(answer));
}

std::vector<std::int64_t> FindBases(std::span<const std::int64_t> steps, std::int64_t squares,
                                    std::int64_t free) {
  const auto times = [&](std::int64_t step) { return std::ranges::count(steps, step); };
  const std::int64_t zeros = times(0);
  const std::int64_t lasts = times(squares);
  if (lasts > 0 || zeros > 1) return {1};
  if (free + times(-1) > 0) return {zeros == 0 ? 1 : 0};
  return {0, 1};
}

std::int64_t ToStep(std::int64_t shown, std::int64_t base) {
  if (shown == -1) return 0;
  return shown == std::numeric_limits<std::int64_t>::max() ? shown : shown + (1 - base);
}

bool LooksLikeMove(const Cell& from, const Cell& to) {
  const std::int64_t rows = Distance(from.row, to.row);
  const std::int64_t cols = Distance(from.col, to.col);
  return (rows == 1 && cols == 2) || (rows == 2 && cols == 1);
}

std::int64_t CountMoves(std::span<const Cell> squares) {
  std::int64_t moves = 0;
  for (std::size_t i = 1; i < squares.size(); ++i) {
    if (LooksLikeMove(squares[i - 1], squares[i])) ++moves;
  }
  return moves;
}

BoardSize SizeOfList(std::span<const Cell> squares) {
  BoardSize needed{1, 1};
  for (const Cell& cell : squares) {
    needed.rows = std::max(needed.rows, cell.row + 1);
    needed.cols = std::max(needed.cols, cell.col + 1);
  }
  const std::int64_t length = std::ssize(squares);
  if (length % SquaresOf(needed) == 0) return needed;
  const std::int64_t root = SquareRoot(length);
  const std::int64_t side = length - root * root > root ? root + 1 : root;
  const BoardSize square{side, side};
  const bool fits = 10 * CountOn(square, squares) >= 9 * length;
  const bool better = Distance(SquaresOf(square), length) < Distance(SquaresOf(needed), length);
  const bool is_square = fits && better;
  return is_square ? square : needed;
}

std::int64_t SquareRoot(std::int64_t number) {
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(number)));
  while (root * root > number) --root;
  while ((root + 1) * (root + 1) <= number) ++root;
  return root;
}

}  // namespace onceover::read
