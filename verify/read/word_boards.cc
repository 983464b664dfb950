#include "read/word_boards.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "read/blank_mark.h"
#include "read/tiling_boards.h"
#include "read/word.h"
#include "read/word_rows.h"

namespace onceover::read {
namespace {

using Row = std::vector<std::string_view>;
using Rows = std::vector<Row>;

constexpr std::int64_t kMostStrayRows = 3;

bool IsGlued(const std::vector<WordRow>& run) {
  const auto without_blank = std::ranges::count(run, false, &WordRow::has_blank);
  const auto separated = std::ranges::count_if(
      run, [](const WordRow& row) { return row.has_blank && row.words.size() >= 2; });
  return without_blank > 0 && without_blank >= separated;
}

// The rows of a run, all in the way in which most of them are written. A row that cannot be meant
// in this way is empty.
Rows RowsOf(std::vector<WordRow> run) {
  const bool glued = IsGlued(run);
  Rows rows;
  for (WordRow& row : run) rows.push_back(glued ? CharsOf(row.glued) : std::move(row.words));
  return rows;
}

// Where as many rows as they are long stand together, they are boards of their own: what comes
// before and after is another matter.
std::vector<Rows> SplitAtSquares(Rows rows) {
  std::vector<Rows> parts(1);
  for (std::size_t from = 0; from < rows.size();) {
    std::size_t to = from;
    while (to < rows.size() && rows[to].size() == rows[from].size()) ++to;
    const std::size_t cols = rows[from].size();
    const bool is_square = cols >= 2 && (to - from) % cols == 0;
    if (is_square && !parts.back().empty()) parts.emplace_back();
    const auto part = std::span(rows).subspan(from, to - from);
    std::ranges::move(part, std::back_inserter(parts.back()));
    if (is_square) parts.emplace_back();
    from = to;
  }
  return parts;
}

std::int64_t FindColumns(const Rows& rows, const std::optional<BoardSize>& asked) {
  std::map<std::int64_t, std::int64_t> times;
  for (const Row& row : rows) {
    if (row.size() >= 2) ++times[std::ssize(row)];
  }
  if (times.empty()) return 0;
  const auto most =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.second; });
  const auto found = asked ? times.find(asked->cols) : times.end();
  return found != times.end() && found->second >= most->second ? found->first : most->first;
}

// The rows of a run without those before and after the board: `wanted` rows are enough to drop
// one that is a word short, too. Some rows have `cols` words, and are left.
Rows Trim(Rows rows, std::int64_t cols, std::int64_t wanted) {
  std::size_t begin = 0;
  std::size_t end = rows.size();
  const auto may_drop = [&](const Row& row) {
    const std::int64_t length = std::ssize(row);
    const bool is_short = length == cols - 1;
    return length != cols && (!is_short || static_cast<std::int64_t>(end - begin) > wanted);
  };
  while (may_drop(rows[begin])) ++begin;
  while (may_drop(rows[end - 1])) --end;
  rows.resize(end);
  rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(begin));
  return rows;
}

Matrix ToMatrix(const Text& text, const Rows& rows, std::size_t from, std::size_t to) {
  Matrix matrix{.size = {static_cast<std::int64_t>(to - from), 0}, .words = {}};
  std::map<std::int64_t, std::int64_t> times;
  for (std::size_t i = from; i < to; ++i) ++times[std::ssize(rows[i])];
  matrix.size.cols =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.second; })->first;
  for (std::size_t i = from; i < to; ++i) {
    const std::int64_t length = std::ssize(rows[i]);
    const std::int64_t first = std::ssize(matrix.words);
    matrix.words.insert(matrix.words.end(), rows[i].begin(), rows[i].end());
    if (length == matrix.size.cols) continue;
    const std::int64_t last = std::max<std::int64_t>(std::min(length - 1, matrix.size.cols), 0);
    matrix.ragged.push_back({.rule = Rule::kRaggedRow,
                             .index = first + last,
                             .expected = matrix.size.cols,
                             .found = length});
  }
  if (!matrix.words.empty()) {
    matrix.end = text.OffsetOf(matrix.words.back()) + matrix.words.back().size();
  }
  return matrix;
}

using Times = std::unordered_map<std::string_view, std::int64_t>;

Times TimesOf(const Matrix& matrix) {
  Times times;
  for (const std::string_view word : matrix.words) ++times[Canonical(word)];
  return times;
}

// Is it drawn with + - | _, but for one mark?
bool IsPicture(const Times& times) {
  std::int64_t others = 0;
  std::int64_t strokes = 0;
  for (const auto& [word, count] : times) {
    const bool is_stroke = word.size() == 1 && word.find_first_of("+-|_") == 0;
    if (!word.empty()) (is_stroke ? strokes : others) += count;
  }
  return strokes > 0 && others <= std::max<std::int64_t>(1, strokes / 8);
}

bool IsPlausible(const Matrix& matrix, const TilingRequest& request) {
  const auto [rows, cols] = matrix.size;
  if (rows < 2 || cols < 2) return false;
  const std::int64_t squares = std::ssize(matrix.words);
  const Times times = TimesOf(matrix);
  const std::int64_t most_words = squares / 3 + 1 + squares / 8;
  if (std::ssize(times) > most_words || IsPicture(times)) return false;
  const auto blanks = times.find("");
  if (blanks != times.end() && blanks->second > std::max<std::int64_t>(1, squares / 8))
    return false;
  if (rows == cols) return true;
  if (request.board) return cols == request.board->cols;
  const bool is_glued = std::ranges::all_of(
      matrix.words, [](std::string_view word) { return CountChars(word) <= 1; });
  return !is_glued && rows * cols % 3 != 2 && matrix.ragged.empty();
}

// Of a few more rows than a board has, the first of those in which the fewest words are alone.
std::size_t FindWindow(const Text& text, const Rows& rows, std::size_t wanted) {
  std::size_t best = 0;
  std::int64_t fewest = 0;
  for (std::size_t from = 0; from + wanted <= rows.size(); ++from) {
    const Matrix matrix = ToMatrix(text, rows, from, from + wanted);
    const Times times = TimesOf(matrix);
    const std::int64_t alone =
        std::ranges::count(times, 1, &Times::value_type::second) + std::ssize(matrix.ragged);
    if (from == 0 || alone < fewest) {
      best = from;
      fewest = alone;
    }
  }
  return best;
}

void AddBoards(const Text& text, const Rows& rows, std::int64_t cols, const TilingRequest& request,
               std::vector<Matrix>& boards) {
  const std::int64_t count = std::ssize(rows);
  const bool is_asked = request.board && cols == request.board->cols && request.board->rows > 0;
  std::int64_t wanted = is_asked ? std::min(request.board->rows, count) : count;
  if (!is_asked && count > cols && count * cols % 3 == 2) wanted = cols;
  if (count % wanted != 0 && count - wanted <= kMostStrayRows) {
    const std::size_t from = FindWindow(text, rows, static_cast<std::size_t>(wanted));
    boards.push_back(ToMatrix(text, rows, from, from + static_cast<std::size_t>(wanted)));
    return;
  }
  if (count % wanted != 0) wanted = count;
  const auto step = static_cast<std::size_t>(wanted);
  for (std::size_t from = 0; from + step <= rows.size(); from += step) {
    boards.push_back(ToMatrix(text, rows, from, from + step));
  }
}

}  // namespace

std::vector<Matrix> FindWordBoards(const Text& text, const TilingRequest& request) {
  const std::optional<Cell> asked = AskedSquare(request);
  std::vector<Matrix> found;
  for (std::vector<WordRow>& run : FindWordRows(text)) {
    for (Rows& rows : SplitAtSquares(RowsOf(std::move(run)))) {
      const std::int64_t cols = FindColumns(rows, request.board);
      if (cols == 0) continue;
      const bool is_asked = request.board && cols == request.board->cols;
      rows = Trim(std::move(rows), cols, is_asked ? request.board->rows : cols);
      AddBoards(text, rows, cols, request, found);
    }
  }
  std::vector<Matrix> boards;
  for (Matrix& matrix : found) {
    const bool has_size = !request.board || matrix.size == *request.board;
    FillBlank(text, has_size ? asked : std::nullopt, matrix);
    if (IsPlausible(matrix, request)) boards.push_back(std::move(matrix));
  }
  return boards;
}

}  // namespace onceover::read
