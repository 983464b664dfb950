#include "read/column_boards.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/number_table.h"
#include "read/step_boards.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kLeastWidth = 2;
constexpr std::size_t kMostWidth = 8;
constexpr std::size_t kLongestLabel = 3;

// A line that may be a row: short words in front, then digits, blanks and signs.
struct NumberLine {
  std::string_view text;  // without blanks at its end
  bool follows = false;   // the line before is one too, blank lines and rules aside
};

std::string_view Trimmed(std::string_view text) {
  const std::size_t end = text.find_last_not_of(" \t\r");
  if (end == std::string_view::npos) return {};
  const std::size_t begin = text.find_first_not_of(" \t\r");
  return text.substr(begin, end + 1 - begin);
}

std::vector<NumberLine> FindNumberLines(const Text& text) {
  std::vector<NumberLine> lines;
  bool follows = false;
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    std::string_view line = text.Line(number);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (line.find_first_not_of(" \t\r-_=+|") == std::string_view::npos) continue;
    const std::string_view body = line.substr(std::min(kLongestLabel, line.size()));
    const bool is_row = body.find_first_not_of("0123456789 -.*_") == std::string_view::npos &&
                        line.find_first_of("0123456789") != std::string_view::npos;
    if (is_row) lines.push_back({line, follows});
    follows = is_row;
  }
  return lines;
}

struct Layout {
  std::size_t offset = 0;
  std::size_t width = 0;
};

// The squares of a row, nothing if one of them is no number and no free square.
std::vector<std::string_view> Split(std::string_view line, const Layout& layout, std::size_t cols) {
  std::vector<std::string_view> words;
  if (line.size() > layout.offset + layout.width * cols) return {};
  if (cols > 4 * line.size() + 16) return {};  // so that memory is bounded by the text
  const std::string_view label = Trimmed(line.substr(0, layout.offset));
  if (label.size() > kLongestLabel || label.find_first_of("0123456789") != std::string_view::npos) {
    return {};
  }
  for (std::size_t col = 0; col < cols; ++col) {
    const std::size_t begin = std::min(layout.offset + col * layout.width, line.size());
    const std::string_view square = line.substr(begin, layout.width);
    const std::string_view word = Trimmed(square);
    if (!word.empty() && !ToNumber(word) && !IsFreeWord(word)) return {};
    words.push_back(word.empty() ? square.substr(0, 0) : word);
  }
  return words;
}

std::size_t ColumnsOf(std::string_view line, const Layout& layout) {
  if (line.size() <= layout.offset) return 0;
  return (line.size() - layout.offset + layout.width - 1) / layout.width;
}

std::vector<Matrix> CutBoards(const Text& text, const std::vector<NumberLine>& lines,
                              const Layout& layout, const std::optional<BoardSize>& asked) {
  std::vector<Matrix> boards;
  Matrix board;
  for (const NumberLine& line : lines) {
    const std::size_t cols =
        asked ? static_cast<std::size_t>(asked->cols) : ColumnsOf(line.text, layout);
    auto words = cols >= 3 ? Split(line.text, layout, cols) : std::vector<std::string_view>{};
    if (!line.follows || words.empty() || std::ssize(words) != board.size.cols) board = {};
    if (words.empty()) continue;
    board.size = {board.size.rows + 1, std::ssize(words)};
    board.words.insert(board.words.end(), words.begin(), words.end());
    board.end = text.OffsetOf(line.text) + line.text.size();
    if (board.size.rows != (asked ? asked->rows : board.size.cols)) continue;
    boards.push_back(std::move(board));
    board = {};
  }
  return boards;
}

// Different numbers on a board that it may hold. None if its only blank squares are at the ends of
// rows: those have lost a number.
std::int64_t CountSteps(const Matrix& board) {
  const std::size_t squares = board.words.size();
  std::vector<bool> seen(squares + 1);
  bool has_blanks = false;
  bool has_blanks_inside = false;
  for (std::size_t i = 0; i < squares; ++i) {
    if (board.words[i].empty()) {
      has_blanks = true;
      const bool is_last = (i + 1) % static_cast<std::size_t>(board.size.cols) == 0;
      has_blanks_inside = has_blanks_inside || (!is_last && !board.words[i + 1].empty());
    }
    const auto step = ToNumber(board.words[i]);
    if (step && *step >= 0 && std::cmp_less_equal(*step, squares)) {
      seen[static_cast<std::size_t>(*step)] = true;
    }
  }
  return has_blanks && !has_blanks_inside ? 0 : std::ranges::count(seen, true);
}

// The best of the boards of all layouts of a width.
struct Best {
  std::int64_t steps = 0;
  std::vector<Matrix> boards;
};

Best FindBest(const Text& text, const std::vector<NumberLine>& lines, std::size_t width,
              const std::optional<BoardSize>& asked) {
  Best best;
  for (std::size_t offset = 0; offset <= width + kLongestLabel; ++offset) {
    std::vector<Matrix> boards = CutBoards(text, lines, {offset, width}, asked);
    std::int64_t steps = 0;
    for (const Matrix& board : boards) {
      const std::int64_t found = CountSteps(board);
      if (2 * found >= std::ssize(board.words)) steps += found;
    }
    if (steps > best.steps) best = {steps, std::move(boards)};
  }
  return best;
}

bool IsReasonable(const std::optional<BoardSize>& asked) {
  return !asked || (asked->rows >= 1 && asked->cols >= 1 && asked->cols <= 1'000'000);
}

}  // namespace

std::vector<Matrix> FindColumnBoards(const Text& text, std::int64_t width,
                                     const std::optional<BoardSize>& asked) {
  if (width < 1 || width > static_cast<std::int64_t>(kMostWidth) || !IsReasonable(asked)) return {};
  return FindBest(text, FindNumberLines(text), static_cast<std::size_t>(width), asked).boards;
}

std::int64_t FindColumnWidth(const Text& text, const std::optional<BoardSize>& asked) {
  if (!IsReasonable(asked)) return 0;
  const std::vector<NumberLine> lines = FindNumberLines(text);
  if (lines.size() < 3) return 0;
  Best best;
  std::int64_t best_width = 0;
  for (std::size_t width = kLeastWidth; width <= kMostWidth; ++width) {
    Best found = FindBest(text, lines, width, asked);
    if (found.steps <= best.steps) continue;
    best = std::move(found);
    best_width = static_cast<std::int64_t>(width);
  }
  return best_width;
}

}  // namespace onceover::read
