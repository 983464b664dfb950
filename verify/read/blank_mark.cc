#include "read/blank_mark.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "read/word.h"

namespace onceover::read {
namespace {

// The columns in which a word stands, in characters.
struct Columns {
  std::size_t begin = 0;
  std::size_t end = 0;
};

std::size_t LineBeginBefore(const Text& text, std::size_t offset) {
  const std::size_t newline = text.Bytes().substr(0, offset).rfind('\n');
  return newline == std::string_view::npos ? 0 : newline + 1;
}

std::vector<Columns> ColumnsOf(const Text& text, std::span<const std::string_view> words) {
  std::vector<Columns> columns;
  std::size_t at = LineBeginBefore(text, text.OffsetOf(words.front()));
  std::size_t column = 0;
  for (const std::string_view word : words) {
    const std::size_t begin = text.OffsetOf(word);
    column += CountChars(text.Bytes().substr(at, begin - at));
    const std::size_t end = column + CountChars(word);
    columns.push_back({column, end});
    column = end;
    at = begin + word.size();
  }
  return columns;
}

bool Overlap(const Columns& a, const Columns& b) { return a.begin < b.end && b.begin < a.end; }

// Which square of a full row has no counterpart in a row that is one word short.
std::optional<std::size_t> FindGap(const std::vector<Columns>& row,
                                   const std::vector<Columns>& full) {
  std::size_t gap = 0;
  while (gap < row.size() && Overlap(row[gap], full[gap])) ++gap;
  for (std::size_t i = gap; i < row.size(); ++i) {
    if (!Overlap(row[i], full[i + 1])) return std::nullopt;
  }
  return gap;
}

// The place of the blank square: after the blank that follows the word before it.
std::string_view BlankAt(const Text& text, std::span<const std::string_view> row, std::size_t gap) {
  if (gap == 0) return text.Bytes().substr(LineBeginBefore(text, text.OffsetOf(row.front())), 0);
  const std::size_t before = text.OffsetOf(row[gap - 1]) + row[gap - 1].size();
  return text.Bytes().substr(gap < row.size() ? before + 1 : before, 0);
}

}  // namespace

void FillBlank(const Text& text, const std::optional<Cell>& asked, Matrix& matrix) {
  const std::int64_t rows = matrix.size.rows;
  const std::int64_t cols = matrix.size.cols;
  const bool is_one_short = matrix.ragged.size() == 1 && rows >= 2 && cols >= 2 &&
                            std::ssize(matrix.words) == rows * cols - 1;
  if (!is_one_short) return;
  const std::int64_t row = matrix.ragged.front().index / cols;
  const std::int64_t other = row > 0 ? row - 1 : row + 1;
  const auto begin_of = [&](std::int64_t number) {
    return static_cast<std::size_t>(number * cols - (number > row ? 1 : 0));
  };
  const std::span<const std::string_view> words = matrix.words;
  const auto width = static_cast<std::size_t>(cols);
  const auto squares = words.subspan(begin_of(row), width - 1);
  const auto full = words.subspan(begin_of(other), width);
  const std::size_t line = LineBeginBefore(text, text.OffsetOf(squares.front()));
  if (line == LineBeginBefore(text, text.OffsetOf(full.front()))) return;
  const auto gap = FindGap(ColumnsOf(text, squares), ColumnsOf(text, full));
  if (!gap) return;
  const bool is_elsewhere = asked && *asked != Cell{row, cols - 1};
  if (*gap + 1 == width && is_elsewhere) return;
  const std::string_view blank = BlankAt(text, squares, *gap);
  const auto at = static_cast<std::ptrdiff_t>(begin_of(row) + *gap);
  matrix.words.insert(matrix.words.begin() + at, blank);
  matrix.ragged.clear();
}

}  // namespace onceover::read
