#include "read/matrix.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/line_words.h"

namespace onceover::read {
namespace {

constexpr std::string_view kRowEnds = "]};";
constexpr std::size_t kLongestLabel = 3;

// A row of words, and what stands around it.
struct Row {
  std::vector<std::string_view> words;
  bool is_after_break = false;  // a blank line or the end of a list of rows comes before
  bool is_after_prose = false;
  std::size_t end = 0;
};

bool IsNumber(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  return !word.empty() && std::ranges::all_of(word, is_digit);
}

std::string_view WithoutDecimals(std::string_view word) {
  if (word.ends_with(".0")) word.remove_suffix(1);
  if (word.ends_with('.')) word.remove_suffix(1);
  return word;
}

bool IsSquare(std::string_view word, const MatrixStyle& style) {
  if (IsNumber(style.decimals ? WithoutDecimals(word) : word)) return true;
  return std::ranges::find(style.words, word) != style.words.end();
}

// Cuts one line into rows: at blanks and separators into words, after a closing bracket into rows.
class LineCutter {
 public:
  LineCutter(std::string_view line, const MatrixStyle& style)
      : line_(line),
        style_(style),
        has_blanks_(std::ranges::find(style.words, "") != style.words.end()) {}

  // The next row with at least one word.
  std::optional<std::vector<std::string_view>> Next() {
    if (style_.width > 0) return NextByWidth();
    std::vector<std::string_view> words;
    while (at_ < line_.size()) {
      const std::size_t separator = SeparatorLength(line_.substr(at_));
      if (separator == 0) {
        bar_ = std::string_view::npos;
        words.push_back(line_.substr(at_, WordLength(line_.substr(at_))));
        at_ += words.back().size();
        continue;
      }
      const bool ends_row = kRowEnds.find(line_[at_]) != std::string_view::npos;
      if (line_.substr(at_).starts_with("]]")) ends_board_ = true;
      if (const auto blank = TakeBlank()) words.push_back(*blank);
      at_ += separator;
      if (ends_row && !words.empty()) break;
    }
    if (words.empty()) return std::nullopt;
    return words;
  }

  // Has a list of rows ended since the last call?
  bool TakeEndOfBoard() { return std::exchange(ends_board_, false); }

 private:
  // The empty word, at a bar behind another one and at least one blank.
  std::optional<std::string_view> TakeBlank() {
    if (!has_blanks_ || line_[at_] != '|') return std::nullopt;
    const std::size_t before = std::exchange(bar_, at_);
    if (before == std::string_view::npos || at_ == before + 1) return std::nullopt;
    return line_.substr(before + 1, 0);
  }

  std::optional<std::vector<std::string_view>> NextByWidth() {
    std::vector<std::string_view> words;
    const auto width = static_cast<std::size_t>(style_.width);
    for (; at_ < line_.size(); at_ += width) {
      std::string_view word = line_.substr(at_, width);
      while (word.starts_with(' ')) word.remove_prefix(1);
      while (word.ends_with(' ')) word.remove_suffix(1);
      if (!word.empty()) words.push_back(word);
    }
    if (words.empty()) return std::nullopt;
    return words;
  }

  std::string_view line_;
  const MatrixStyle& style_;
  const bool has_blanks_;
  std::size_t at_ = 0;
  std::size_t bar_ = std::string_view::npos;  // the last bar, if only blanks have come since
  bool ends_board_ = false;
};

// The words at the end of a line that squares may carry. `is_row` tells whether all that comes
// before is at most one short label, or `row 3:`.
std::vector<std::string_view> RowOf(const std::vector<std::string_view>& words,
                                    const MatrixStyle& style, bool& is_row) {
  auto first = words.end();
  while (first != words.begin() && IsSquare(*std::prev(first), style)) --first;
  const auto before = first - words.begin();
  const bool has_colon = before == 2 && words.end() - first >= 3 && words[1].ends_with(':');
  is_row = first != words.end() &&
           (has_colon || before == 0 || (before == 1 && words.front().size() <= kLongestLabel));
  return {first, words.end()};
}

// All rows of a text. Prose that ends in words of squares counts as prose; but where the next row
// is as long as that end, it is a row to which a prompt is glued.
std::vector<Row> FindRows(const Text& text, const MatrixStyle& style) {
  std::vector<Row> rows;
  std::optional<Row> glued;
  bool after_break = false;
  bool after_prose = false;
  for (std::size_t line = 0; line < text.LineCount(); ++line) {
    const std::string_view whole = text.Line(line);
    if (IsFrame(whole, style.words)) continue;
    LineCutter cutter(whole, style);
    bool any = false;
    while (const auto words = cutter.Next()) {
      any = true;
      bool is_row = false;
      Row row{.words = RowOf(*words, style, is_row),
              .is_after_break = after_break,
              .is_after_prose = after_prose};
      if (!row.words.empty()) {
        row.end = text.OffsetOf(row.words.back()) + row.words.back().size();
      }
      after_break = cutter.TakeEndOfBoard();
      if (!is_row) {
        after_prose = true;
        glued.reset();
        if (row.words.size() >= 2) glued = std::move(row);
        continue;
      }
      if (glued && glued->words.size() == row.words.size()) {
        row.is_after_prose = false;
        glued->is_after_prose = true;
        rows.push_back(std::move(*glued));
      }
      glued.reset();
      after_prose = false;
      rows.push_back(std::move(row));
    }
    if (!any) after_break = true;
  }
  return rows;
}

using Run = std::vector<Row>;

std::int64_t Length(const Row& row) { return std::ssize(row.words); }

// Does a board of other columns begin at this row? Two rows of one length come after two of another
// and a blank line, or after rows that are a square board; `from` is the first row after prose.
bool BeginsOtherBoard(const std::vector<Row>& rows, std::size_t from, std::size_t row) {
  if (row < from + 2 || row + 1 >= rows.size() || rows[row + 1].is_after_prose) return false;
  const std::int64_t before = Length(rows[row - 1]);
  const std::int64_t after = Length(rows[row]);
  if (before == after || Length(rows[row - 2]) != before || Length(rows[row + 1]) != after) {
    return false;
  }
  const bool rows_apart = rows[row - 1].is_after_break || rows[row + 1].is_after_break;
  if (rows[row].is_after_break && !rows_apart) return true;
  const auto height = static_cast<std::int64_t>(row - from);
  return before >= 2 && height == before && Length(rows[from]) == before;
}

std::vector<Run> SplitAtProse(std::vector<Row> rows) {
  std::vector<bool> begins(rows.size());
  std::size_t from = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    begins[row] = row == 0 || rows[row].is_after_prose || BeginsOtherBoard(rows, from, row);
    if (begins[row]) from = row;
  }
  std::vector<Run> runs;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (begins[row]) runs.emplace_back();
    runs.back().push_back(std::move(rows[row]));
  }
  return runs;
}

// The columns of a run: those asked for if there are as many rows that have them, or most rows do,
// else the most frequent length.
std::int64_t FindColumns(const Run& run, const std::optional<BoardSize>& asked) {
  std::map<std::int64_t, std::int64_t> times;
  for (const Row& row : run) ++times[Length(row)];
  const auto most =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.second; });
  const bool is_header = asked && most->first == asked->cols + 1;
  if (asked && !is_header && times.contains(asked->cols)) return asked->cols;
  return most->first;
}

// Do the first words of the rows count them, from 0 or from 1?
bool CountsRows(const Run& run) {
  const auto counts_from = [&](std::size_t first) {
    for (std::size_t row = 0; row < run.size(); ++row) {
      if (run[row].words.front() != std::to_string(first + row)) return false;
    }
    return true;
  };
  return run.size() >= 2 && (counts_from(0) || counts_from(1));
}

// Drops rows before and after the board that are not as long as its rows, as far as enough are
// left; if no board was asked for those that are much shorter. And the column of row numbers where
// the rows are one longer than the header.
void Trim(Run& run, std::int64_t cols, const std::optional<BoardSize>& asked) {
  const std::int64_t enough = asked ? std::max<std::int64_t>(asked->rows, 1) : 1;
  const auto may_drop = [&](const Row& row) {
    return asked ? Length(row) != cols : 2 * Length(row) <= cols + 1;
  };
  const auto most = std::max<std::int64_t>(std::ssize(run) - enough, 0);
  const auto last = run.begin() + most;
  const auto first = std::find_if_not(run.begin(), last, may_drop);
  run.erase(run.begin(), first);
  while (std::ssize(run) > enough && may_drop(run.back())) run.pop_back();
}

void DropRowNumbers(Run& run, std::int64_t& cols, const std::optional<BoardSize>& asked) {
  const bool header = Length(run.front()) + 1 == cols;
  Run rest(run.begin() + (header ? 1 : 0), run.end());
  const bool expected = asked ? cols == asked->cols + 1 : header;
  if (!expected || !CountsRows(rest)) return;
  for (Row& row : rest) row.words.erase(row.words.begin());
  run = std::move(rest);
  --cols;
}

Matrix ToMatrix(const Run& run, std::size_t from, std::size_t to, std::int64_t cols) {
  Matrix matrix{.size = {static_cast<std::int64_t>(to - from), cols}, .words = {}};
  for (std::size_t i = from; i < to; ++i) {
    const std::int64_t first = std::ssize(matrix.words);
    const std::int64_t length = Length(run[i]);
    matrix.words.insert(matrix.words.end(), run[i].words.begin(), run[i].words.end());
    if (length != cols) {
      matrix.ragged.push_back({.rule = Rule::kRaggedRow,
                               .index = first + std::min(length - 1, cols),
                               .expected = cols,
                               .found = length});
    }
  }
  matrix.end = run[to - 1].end;
  return matrix;
}

// Where a run is cut into boards: the numbers of their first rows, and of the row after the last.
std::vector<std::size_t> FindCuts(const Run& run, std::int64_t cols,
                                  const std::optional<BoardSize>& asked) {
  std::vector<std::size_t> breaks{0};
  for (std::size_t row = 1; row < run.size(); ++row) {
    if (run[row].is_after_break) breaks.push_back(row);
  }
  breaks.push_back(run.size());
  const bool rows_apart = breaks.size() == run.size() + 1;
  const bool is_asked = asked && cols == asked->cols && asked->rows >= 1;
  if (!is_asked) return rows_apart ? std::vector<std::size_t>{0, run.size()} : breaks;
  const auto rows = static_cast<std::size_t>(std::min(asked->rows, std::ssize(run)));
  const auto is_multiple = [&](std::size_t row) { return row % rows == 0; };
  if (run.size() > rows && !std::ranges::all_of(breaks, is_multiple) && !rows_apart) return breaks;
  std::vector<std::size_t> cuts;
  for (std::size_t row = 0; row < run.size(); row += rows) cuts.push_back(row);
  cuts.push_back(run.size());
  return cuts;
}

}  // namespace

std::vector<Matrix> FindMatrices(const Text& text, const MatrixStyle& style,
                                 const std::optional<BoardSize>& asked) {
  std::vector<Matrix> matrices;
  for (Run& run : SplitAtProse(FindRows(text, style))) {
    std::int64_t cols = FindColumns(run, asked);
    DropRowNumbers(run, cols, asked);
    Trim(run, cols, asked);
    const std::vector<std::size_t> cuts = FindCuts(run, cols, asked);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
      matrices.push_back(ToMatrix(run, cuts[i], cuts[i + 1], cols));
    }
  }
  return matrices;
}

}  // namespace onceover::read
