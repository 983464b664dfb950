#include "read/label_forms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/label_cut.h"
#include "read/number.h"
#include "read/word.h"

namespace onceover::read {
namespace {

constexpr std::array<std::string_view, 13> kUsualMarks = {"X",  "x", "#", "?", "*", ".", "0",
                                                          "-1", "@", "O", "o", "-", "_"};
constexpr std::array<std::string_view, 7> kFreeWords = {".", "-", "_", "..", "__", "0", "-1"};
constexpr std::string_view kSigns = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr std::int64_t kMostShapes = 4;
constexpr std::int64_t kSureFromAsked = 3;

constexpr std::size_t kLongestMark = 4;  // bytes

struct WordCount {
  std::int64_t times = 0;
  std::int64_t first = 0;  // square
};
using WordCounts = std::map<std::string_view, WordCount>;

WordCounts CountWords(const Matrix& board) {
  WordCounts counts;
  for (std::int64_t square = 0; square < std::ssize(board.words); ++square) {
    WordCount& count = counts[Canonical(board.words[static_cast<std::size_t>(square)])];
    if (count.times == 0) count.first = square;
    ++count.times;
  }
  return counts;
}

// A board with what is counted on it.
struct Counted {
  const Matrix* board = nullptr;
  WordCounts words = {};
  std::int64_t pieces = 0;  // that cover the board
};

Counted CountedBoard(const Matrix& board) {
  return {&board, CountWords(board), std::ssize(board.words) / 3};
}

bool IsUsual(std::string_view word) {
  return word.empty() || std::ranges::any_of(kUsualMarks, [word](std::string_view mark) {
           return IsMark(word, mark);
         });
}

// Are the labels 0..N-1, so that 0 is no mark?
bool IsFromZero(const Counted& counted) {
  const auto zero = counted.words.find("0");
  if (zero == counted.words.end() || zero->second.times < 2) return false;
  return !counted.words.contains(std::to_string(counted.pieces)) &&
         counted.words.contains(std::to_string(counted.pieces - 1));
}

// A word that is no usual mark is one only on the very square that was asked for: elsewhere it is a
// fault, which must not be explained away.
constexpr std::int64_t kOnlyWhereAsked = -1;

std::int64_t SureOfUnusualMark(std::string_view word, std::int64_t times) {
  const bool is_printable =
      std::ranges::none_of(word, [](char byte) { return byte >= 0 && byte < ' '; });
  return times == 1 && is_printable && word.size() <= kLongestMark ? kOnlyWhereAsked : 0;
}

// How sure it is, from 0, that a word on a board of numbers is the mark.
std::int64_t SureOfNumberMark(const Counted& counted, std::string_view word, std::int64_t times) {
  if (!IsWholeNumber(word)) {
    if (word == "A" && times == 1) return 2;
    return IsUsual(word) ? (times == 1 ? 2 : 1) : SureOfUnusualMark(word, times);
  }
  const std::int64_t number = NumberOf(word).value_or(std::numeric_limits<std::int64_t>::max());
  if (number < 0) return times == 1 ? 2 : 1;
  if (number == 0) return times == 1 ? 2 : (IsFromZero(counted) ? 0 : 1);
  const bool among_codes =
      std::ssize(counted.words) <= kMostShapes + 1 && counted.pieces > kMostShapes;
  if (times == 1 && among_codes) return 1;
  return 0;  // a positive number is a label, and out of range where there are not so many pieces
}

std::int64_t SureOfWordMark(std::string_view word, std::int64_t times) {
  if (times != 1) return 0;
  return IsUsual(word) ? 2 : SureOfUnusualMark(word, times);
}

struct MarkGuess {
  std::string_view word = {};
  std::int64_t sure = 0;
};

// The word that most likely marks the missing square of a board.
MarkGuess GuessMark(const Counted& counted, bool numbers, const std::optional<Cell>& asked) {
  const Matrix& board = *counted.board;
  MarkGuess best;
  for (const auto& [word, count] : counted.words) {
    std::int64_t sure =
        numbers ? SureOfNumberMark(counted, word, count.times) : SureOfWordMark(word, count.times);
    const Cell cell{count.first / board.size.cols, count.first % board.size.cols};
    const bool is_there = asked && *asked == cell && count.times == 1;
    if (sure != 0 && is_there) sure = kSureFromAsked;
    if (sure > best.sure) best = {word, sure};
  }
  return best;
}

// Words for squares that are not covered; see IsFreeNumber for numbers among numbers. Among other
// signs they are labels like those.
std::vector<std::string> FreeWords(const Counted& counted, std::string_view mark, bool numbers) {
  std::vector<std::string> free;
  for (const auto& [word, count] : counted.words) {
    if (IsMark(word, mark) || (numbers && IsWholeNumber(word))) continue;
    if (std::ranges::find(kFreeWords, word) != kFreeWords.end()) {
      free.emplace_back(word);
    } else if (!IsWholeNumber(word) && word.find_first_of(kSigns) != std::string_view::npos) {
      return {};
    }
  }
  return free;
}

bool AreAnyNumbers(const Counted& counted, std::string_view mark, std::int64_t base) {
  bool out_of_range = false;
  for (const auto& [word, count] : counted.words) {
    if (IsMark(word, mark)) continue;
    const auto number = NumberOf(word);
    if (!number || count.times != 3) return false;
    if (*number < base || *number - base >= counted.pieces) out_of_range = true;
  }
  return out_of_range;
}

// The shapes that the labels stand for if exactly one way to read them is right, else the usual
// ones if the labels are those.
std::vector<Shape> GuessShapes(const Counted& counted, const TilingForm& form,
                               const TilingRequest& request) {
  std::vector<std::string_view> codes;
  for (const auto& [word, count] : counted.words) {
    if (!IsMark(word, form.missing)) codes.push_back(word);
    if (std::ssize(codes) > kMostShapes) return {};
  }
  TilingForm tried = form;
  std::vector<Shape> accepted;
  std::int64_t right = 0;
  for (const std::vector<Shape>& table : AllShapeTables(codes)) {
    tried.shapes = table;
    if (!IsRightCut(*counted.board, tried, request)) continue;
    accepted = table;
    ++right;
  }
  if (right == 1) return accepted;
  const bool are_usual = std::ranges::all_of(
      codes, [](std::string_view code) { return UsualCorner(code).has_value(); });
  return are_usual ? UsualShapes() : std::vector<Shape>{};
}

}  // namespace

bool IsFreeNumber(std::string_view word, std::int64_t base) {
  const std::string_view number = Canonical(word);
  return number == "-1" || (number == "0" && base != 0);
}

std::optional<Corner> UsualCorner(std::string_view code) {
  constexpr std::string_view kDigits = "1234";
  constexpr std::string_view kLetters = "dcba";
  const std::string_view name = Canonical(code);
  if (name.size() != 1) return std::nullopt;
  const std::size_t found = std::min(kDigits.find(name), kLetters.find(name));
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<Corner>(found);
}

std::vector<Shape> UsualShapes() {
  std::vector<Shape> shapes;
  for (const std::string_view code : {"1", "2", "3", "4", "d", "c", "b", "a"}) {
    shapes.push_back({std::string(code), *UsualCorner(code)});
  }
  return shapes;
}

std::vector<std::vector<Shape>> AllShapeTables(std::span<const std::string_view> codes) {
  std::vector<std::vector<Shape>> tables;
  if (codes.empty() || codes.size() > kMostShapes) return tables;
  std::array<Corner, kMostShapes> corners = {Corner::kTopLeft, Corner::kTopRight,
                                             Corner::kBottomLeft, Corner::kBottomRight};
  do {
    std::vector<Shape> table;
    for (std::size_t i = 0; i < codes.size(); ++i) {
      table.push_back({std::string(codes[i]), corners[i]});
    }
    if (std::ranges::find(tables, table) == tables.end()) tables.push_back(table);
  } while (std::ranges::next_permutation(corners).found);
  return tables;
}

TilingForm FormOf(const TilingBoards& found, const TilingRequest& request) {
  TilingForm form{.any_labels = !found.numbers};
  const std::optional<Cell> asked = AskedSquare(request);
  Counted best = CountedBoard(found.boards.front());
  MarkGuess guess;
  for (const Matrix& board : found.boards) {
    const bool has_size = !request.board || board.size == *request.board;
    Counted counted = CountedBoard(board);
    const MarkGuess mark = GuessMark(counted, found.numbers, has_size ? asked : std::nullopt);
    if (mark.sure <= guess.sure) continue;
    guess = mark;
    best = std::move(counted);
  }
  if (guess.sure > 0 || IsFromZero(best)) form.missing = guess.sure > 0 ? guess.word : "?";
  if (!found.numbers && guess.sure == 0) form.missing = "?";
  if (found.numbers && !IsMark("0", form.missing) && IsFromZero(best)) form.base = 0;
  form.free = FreeWords(best, form.missing, found.numbers);
  if (found.numbers) form.any_labels = AreAnyNumbers(best, form.missing, form.base);
  form.shapes = GuessShapes(best, form, request);
  return form;
}

}  // namespace onceover::read
