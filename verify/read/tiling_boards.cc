#include "read/tiling_boards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/blank_mark.h"
#include "read/square_triples.h"
#include "read/word.h"
#include "read/word_boards.h"

namespace onceover::read {
namespace {

constexpr std::string_view kSeparators = " \t\v\f\r[](){},;|&\"'";
constexpr std::size_t kMostMarks = 32;
constexpr std::size_t kLongestMark = 12;  // bytes

// A row of words, as far as it tells what marks there are.
struct RowWords {
  std::size_t words = 0;
  std::size_t numbers = 0;
  std::array<std::string_view, 2> others = {};

  bool IsNumbers() const { return numbers == words; }
  bool IsMarked() const {
    return words >= 2 && numbers < words && words - numbers <= others.size();
  }
};

// The rows of words of a text, one after the other.
class RowScanner {
 public:
  explicit RowScanner(std::string_view bytes) : rest_(bytes) {}

  // The next row with a word, or nothing.
  std::optional<RowWords> Next() {
    RowWords row;
    while (!rest_.empty()) {
      const bool ends_row = rest_.front() == '\n' || rest_.front() == ']' || rest_.front() == '}';
      if (ends_row || kSeparators.find(rest_.front()) != std::string_view::npos) {
        rest_.remove_prefix(1);
        if (ends_row && row.words > 0) return row;
        continue;
      }
      Add(rest_.substr(0, std::min(rest_.find_first_of(" \t\v\f\r[](){},;|&\"'\n"), rest_.size())),
          row);
    }
    if (row.words == 0) return std::nullopt;
    return row;
  }

 private:
  void Add(std::string_view word, RowWords& row) {
    rest_.remove_prefix(word.size());
    const bool is_number = IsWholeNumber(word);
    const std::size_t other = row.words - row.numbers;
    ++row.words;
    if (is_number) ++row.numbers;
    if (!is_number && other < row.others.size()) row.others[other] = word;
  }

  std::string_view rest_;
};

// Collects the words that stand where a number is expected.
class MarkFinder {
 public:
  // In a row of numbers next to one that is as long and all numbers; or next to another one with
  // marks, if they are signs.
  void Add(const RowWords& before, const RowWords& row) {
    if (row.words != before.words) return;
    const bool both_marked = row.IsMarked() && before.IsMarked();
    if (row.IsMarked() && (before.IsNumbers() || both_marked)) AddOthers(row, both_marked);
    if (before.IsMarked() && (row.IsNumbers() || both_marked)) AddOthers(before, both_marked);
  }

  std::vector<std::string> Take() { return std::move(marks_); }

 private:
  static bool IsSign(std::string_view word) {
    return std::ranges::none_of(word, [](char byte) {
      return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
             (byte >= 'a' && byte <= 'z');
    });
  }

  void AddOthers(const RowWords& row, bool signs_only) {
    for (std::size_t i = 0; i < row.words - row.numbers; ++i) {
      const std::string_view word = row.others[i];
      const bool is_known = std::ranges::find(marks_, word) != marks_.end();
      if (is_known || word.size() > kLongestMark || marks_.size() == kMostMarks) continue;
      if (!signs_only || IsSign(word)) marks_.emplace_back(word);
    }
  }

  std::vector<std::string> marks_;
};

std::vector<std::string> FindMarks(const Text& text) {
  MarkFinder marks;
  RowScanner scanner(text.Bytes());
  RowWords before;
  while (const auto row = scanner.Next()) {
    if (row->words == 1 && row->numbers == 0) continue;  // a line of a frame
    marks.Add(before, *row);
    before = *row;
  }
  return marks.Take();
}

constexpr std::int64_t kSmallSide = 4;

bool IsList(const Matrix& matrix, const std::optional<BoardSize>& asked) {
  const auto [rows, cols] = matrix.size;
  const bool is_asked = asked && matrix.size == *asked;
  if (cols == 2 && rows % 3 == 0 && !is_asked && AreTriples(matrix.words)) return true;
  if (asked && cols == asked->cols) return false;
  if (cols == 3) return asked || rows >= 5;
  return cols == 6 && AreTriples(matrix.words);
}

bool IsNumberBoard(const Matrix& matrix, const std::optional<BoardSize>& asked) {
  const auto [rows, cols] = matrix.size;
  const bool is_single = asked == BoardSize{1, 1} && matrix.size == *asked;
  if (!is_single && (rows < 2 || cols < 2)) return false;
  const bool is_small = rows < kSmallSide || cols < kSmallSide;
  if (is_small && rows != cols && (asked ? cols != asked->cols : cols < 3)) return false;
  const std::int64_t numbers = std::ranges::count_if(matrix.words, IsWholeNumber);
  if (numbers * 2 <= std::ssize(matrix.words) && !is_single) return false;
  const bool is_usual = rows == cols || (asked && matrix.size == *asked);
  const std::int64_t allowed = std::max<std::int64_t>(rows / 4, is_usual ? 1 : 0);
  return std::ssize(matrix.ragged) <= allowed && !IsList(matrix, asked);
}

// A board whose rows were lost on the way: as many words as were asked for, in other lines.
void Reshape(const std::optional<BoardSize>& asked, std::vector<Matrix>& matrices) {
  if (!asked || asked->rows < 2 || asked->cols < 2) return;
  for (Matrix& matrix : matrices) {
    const auto [rows, cols] = matrix.size;
    const bool has_count = std::ssize(matrix.words) / asked->cols == asked->rows &&
                           std::ssize(matrix.words) % asked->cols == 0;
    if (!has_count || matrix.size == *asked || rows == cols) continue;
    matrix.size = *asked;
    matrix.ragged.clear();
  }
}

// The boards of numbers; a first or last row that holds a blank is looked for where the others
// leave room for it.
std::vector<Matrix> FindNumberBoards(const Text& text, const MatrixStyle& style,
                                     const std::optional<BoardSize>& asked) {
  std::vector<Matrix> matrices = FindMatrices(text, style, asked);
  if (asked) return matrices;
  for (const Matrix& matrix : matrices) {
    const std::int64_t cols = matrix.size.cols;
    if (matrix.size.rows + 1 != cols || !matrix.ragged.empty()) continue;
    std::vector<Matrix> whole = FindMatrices(text, style, BoardSize{cols, cols});
    const auto is_whole = [&](const Matrix& found) {
      return found.size == BoardSize{cols, cols} && found.ragged.size() == 1;
    };
    if (std::ranges::any_of(whole, is_whole)) return whole;
    break;
  }
  return matrices;
}

// Keeps the boards, and what is as wide as one of them: a board that is cut short is still one.
void KeepBoards(const std::optional<BoardSize>& asked, std::vector<Matrix>& matrices) {
  std::vector<std::int64_t> widths;
  for (const Matrix& matrix : matrices) {
    const bool is_known = std::ranges::find(widths, matrix.size.cols) != widths.end();
    if (!is_known && IsNumberBoard(matrix, asked)) widths.push_back(matrix.size.cols);
    if (widths.size() > kMostMarks) break;
  }
  std::erase_if(matrices, [&](const Matrix& matrix) {
    const bool is_row_asked = asked && asked->rows == 1;
    const bool is_one_row = matrix.size.rows < 2 && !is_row_asked;
    return is_one_row || std::ranges::find(widths, matrix.size.cols) == widths.end();
  });
}

}  // namespace

std::optional<Cell> AskedSquare(const TilingRequest& request) {
  const Cell* cell = request.missing ? std::get_if<Cell>(&*request.missing) : nullptr;
  if (cell == nullptr) return std::nullopt;
  return *cell;
}

std::int64_t PiecesAsked(const TilingRequest& request) {
  constexpr std::int64_t kLongestSide = std::int64_t{1} << 31U;
  if (!request.board) return 0;
  const auto [rows, cols] = *request.board;
  if (rows < 1 || cols < 1 || rows > kLongestSide || cols > kLongestSide) return 0;
  return rows * cols / 3;
}

bool IsOtherBoard(const TilingRequest& request, const BoardSize& shown, const Position& at,
                  TilingAnswer& answer) {
  if (!request.board || shown.cols == request.board->cols) return false;
  const Fault fault{
      .rule = Rule::kBoardSize, .index = 0, .expected = request.board->cols, .found = shown.cols};
  answer.faults.Add({.fault = fault,
                     .at = at,
                     .shown = std::to_string(shown.rows) + "x" + std::to_string(shown.cols)},
                    1);
  return true;
}

std::optional<std::int64_t> PowerOfPieces(std::int64_t pieces) {
  std::int64_t power = 0;
  while (pieces > 0 && pieces % 4 == 1) {
    pieces /= 4;
    ++power;
  }
  if (pieces != 0 || power == 0) return std::nullopt;
  return power;
}

TilingBoards FindTilingBoards(const Text& text, const TilingRequest& request, std::int64_t width) {
  const MatrixStyle style{.words = FindMarks(text), .width = width};
  TilingBoards found{.boards = FindNumberBoards(text, style, request.board)};
  Reshape(request.board, found.boards);
  KeepBoards(request.board, found.boards);
  const auto is_pairs = [](const Matrix& matrix) { return matrix.size.cols == 2; };
  if (std::ranges::all_of(found.boards, is_pairs) && HasTriples(text, request)) return {};
  const auto is_asked = [&](const Matrix& matrix) { return matrix.size == request.board; };
  if (width > 0 && std::ranges::none_of(found.boards, is_asked)) {
    // Signs in columns, among which there may be rows of digits.
    std::vector<Matrix> words = FindWordBoards(text, request);
    if (std::ranges::any_of(words, is_asked)) return {.numbers = false, .boards = words};
  }
  if (found.boards.empty()) return {.numbers = false, .boards = FindWordBoards(text, request)};
  for (Matrix& matrix : found.boards) {
    const bool has_size = !request.board || matrix.size == *request.board;
    FillBlank(text, has_size ? AskedSquare(request) : std::nullopt, matrix);
  }
  return found;
}

}  // namespace onceover::read
