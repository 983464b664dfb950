#include "read/step_boards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/board_labels.h"
#include "read/column_boards.h"
#include "read/lists.h"
#include "read/number_lists.h"
#include "read/number_table.h"
#include "read/row_words.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kSmallestSide = 3;

// How many numbers a board holds.
struct Numbers {
  std::int64_t words = 0;      // that are numbers
  std::int64_t all = 0;        // greater than 0
  std::int64_t different = 0;  // of those, each once
  std::int64_t most = 0;
};

Numbers CountNumbers(const Matrix& matrix) {
  const std::int64_t range =
      std::max(std::ssize(matrix.words), matrix.size.cols * matrix.size.cols);
  const auto bounded = static_cast<std::size_t>(std::min(range, 4 * std::ssize(matrix.words) + 64));
  std::vector<bool> seen(bounded + 1);
  Numbers numbers;
  for (const std::string_view word : matrix.words) {
    const auto step = ToNumber(word);
    if (step) ++numbers.words;
    if (!step || *step < 0) continue;
    numbers.most = std::max(numbers.most, *step);
    if (*step > 0) ++numbers.all;
    if (std::cmp_greater(*step, bounded)) continue;
    auto is_seen = seen[static_cast<std::size_t>(*step)];
    if (*step > 0 && !is_seen) ++numbers.different;
    is_seen = true;
  }
  return numbers;
}

bool HasDots(const Matrix& matrix) { return std::ranges::any_of(matrix.words, IsDots); }

// Could the board be one of steps, if no board of its size was asked for?
bool LooksLikeSteps(const Matrix& matrix) {
  if (matrix.size.rows < kSmallestSide || matrix.size.cols < kSmallestSide) return false;
  const Numbers numbers = CountNumbers(matrix);
  return numbers.words > 0 && (HasDots(matrix) || 2 * numbers.different >= numbers.all);
}

// The "..." behind a board, where a program has cut it.
std::string_view DotsBehind(const Text& text, const Matrix& matrix) {
  const std::string_view bytes = text.Bytes();
  const std::size_t begin = bytes.find_first_not_of(" \t\r\n[](){},;|", matrix.end);
  if (begin == std::string_view::npos) return {};
  for (const std::string_view dots : {"...", "\u2026"}) {
    if (bytes.substr(begin).starts_with(dots)) return bytes.substr(begin, dots.size());
  }
  return {};
}

Matrix Slice(const Matrix& matrix, std::int64_t from, std::int64_t rows, const Text& text) {
  const auto first = matrix.words.begin() + from * matrix.size.cols;
  Matrix slice{.size = {rows, matrix.size.cols}, .words = {first, first + rows * matrix.size.cols}};
  slice.end = text.OffsetOf(slice.words.back()) + slice.words.back().size();
  return slice;
}

// Boards that stand one below the other without anything between them.
std::vector<Matrix> Unstack(Matrix matrix, const Text& text,
                            const std::optional<BoardSize>& asked) {
  const std::int64_t rows = asked ? asked->rows : matrix.size.cols;
  const bool has_cols = !asked || asked->cols == matrix.size.cols;
  std::vector<Matrix> boards;
  if (!matrix.ragged.empty() || !has_cols || rows < 1 || matrix.size.rows <= rows ||
      (!asked &&
       (matrix.size.rows < 2 * rows || CountNumbers(matrix).most > rows * matrix.size.cols))) {
    boards.push_back(std::move(matrix));
    return boards;
  }
  for (std::int64_t row = 0; row < matrix.size.rows; row += rows) {
    boards.push_back(Slice(matrix, row, std::min(rows, matrix.size.rows - row), text));
  }
  return boards;
}

// Boards that have lost their rows: lists of as many numbers as were asked for, of which most are a
// move away from the next one.
std::vector<Matrix> FindReflowed(const Text& text, const TourRequest& request) {
  std::vector<Matrix> boards;
  const BoardSize& asked = *request.board;
  const std::int64_t squares = SquaresOf(asked);
  for (const List& list : FindLists(text, {.take = TakeNumberEntry})) {
    if (list.is_labelled) continue;
    const std::int64_t base = LeastBase(list);
    for (const ListPart& part : SplitNumbers(list, squares)) {
      if (std::cmp_not_equal(part.to - part.from, squares)) continue;
      Matrix board{.size = asked, .words = {}};
      for (std::size_t i = part.from; i < part.to; ++i) {
        const Entry& entry = list.entries[i];
        board.words.push_back(entry.word);
      }
      const std::int64_t moves = CountGridMoves(list, part, asked.cols);
      if (2 * moves < squares - 1 || moves < CountPathMoves(list, part, base, asked.cols)) continue;
      board.end = text.OffsetOf(board.words.back()) + board.words.back().size();
      boards.push_back(std::move(board));
    }
  }
  return boards;
}

// A board that is not of the size asked for, but may be a reflowed one.
bool MayBeReflowed(const Matrix& matrix, const BoardSize& asked) {
  const std::int64_t cols = matrix.size.cols;
  return std::cmp_not_equal(matrix.words.size(), SquaresOf(asked)) || !matrix.ragged.empty() ||
         matrix.size.rows < kSmallestSide || cols < kSmallestSide || cols % asked.cols == 0 ||
         asked.cols % cols == 0;
}

std::vector<Matrix> FindAll(const Text& text, std::int64_t width, const TourRequest& request) {
  std::vector<Matrix> boards;
  if (width > 0) return FindColumnBoards(text, width, request.board);
  MatrixStyle style{.words = WordsOfSquares(text, request), .decimals = true};
  AddBadWords(text, request.board, style);
  for (Matrix& matrix : FindMatrices(text, style, request.board)) {
    DropLabels(request.board, matrix);
    for (Matrix& board : Unstack(std::move(matrix), text, request.board)) {
      boards.push_back(std::move(board));
    }
  }
  return boards;
}

// Only a number, or one in brackets, and nothing else: a board of one square.
bool IsLoneNumber(const Text& text) {
  const std::string_view bytes = text.Bytes();
  return bytes.size() <= 16 && bytes.find_first_not_of("[] \r\n\t01") == std::string_view::npos;
}

// The boards among the matrices, if none was asked for.
std::vector<StepBoard> ChooseAny(const Text& text, std::vector<Matrix> all) {
  std::vector<StepBoard> boards;
  for (Matrix& matrix : all) {
    const bool is_single = matrix.words.size() == 1 && IsLoneNumber(text);
    if (!is_single && !LooksLikeSteps(matrix)) continue;
    BoardSize expected = matrix.size;
    const bool has_rows = !boards.empty() && boards.back().expected.cols == expected.cols;
    if (has_rows && boards.back().expected.rows > expected.rows) expected = boards.back().expected;
    const bool is_beyond = CountNumbers(matrix).most > SquaresOf(matrix.size);
    const std::string_view dots = DotsBehind(text, matrix);
    if (expected.rows < expected.cols && (is_beyond || !dots.empty()))
      expected.rows = expected.cols;
    const bool is_cut = expected != matrix.size;
    boards.push_back({std::move(matrix), expected, is_cut, is_cut ? dots : std::string_view()});
  }
  return boards;
}

// The boards among the matrices: those of the size asked for and those that are part of one; if
// there are none, those of another size.
std::vector<StepBoard> ChooseAsked(const Text& text, std::vector<Matrix> all,
                                   const BoardSize& asked) {
  std::vector<StepBoard> boards;
  std::vector<StepBoard> others;
  for (Matrix& matrix : all) {
    const Numbers numbers = CountNumbers(matrix);
    if (numbers.words == 0) continue;
    if (matrix.size == asked && (SquaresOf(asked) > 1 || IsLoneNumber(text))) {
      boards.push_back({std::move(matrix), asked});
      continue;
    }
    const bool is_cut = HasDots(matrix) && numbers.all > 2;
    if (!is_cut && !LooksLikeSteps(matrix)) continue;
    const std::string_view dots = DotsBehind(text, matrix);
    const bool is_short = matrix.size.cols == asked.cols && matrix.size.rows < asked.rows;
    const bool is_beyond = numbers.most > SquaresOf(matrix.size);
    if (is_short && (is_beyond || !dots.empty() || !boards.empty())) {
      boards.push_back({std::move(matrix), asked, true, dots});
    } else {
      others.push_back({std::move(matrix), asked});
    }
  }
  return boards.empty() ? others : boards;
}

}  // namespace

bool IsFreeWord(std::string_view word) {
  constexpr std::array<std::string_view, 13> kFree = {
      "", ".", "..", "*", "**", "-", "--", "_", "__", "?", "??", "\u00B7", "\u25A1"};
  return std::ranges::find(kFree, word) != kFree.end();
}

bool IsDots(std::string_view word) { return word == "..." || word == "\u2026"; }

std::vector<StepBoard> FindStepBoards(const Text& text, std::int64_t width,
                                      const TourRequest& request) {
  std::vector<Matrix> all = FindAll(text, width, request);
  if (!request.board) return ChooseAny(text, std::move(all));
  const BoardSize& asked = *request.board;
  const auto is_asked = [&](const Matrix& matrix) { return matrix.size == asked; };
  const auto may_be_reflowed = [&](const Matrix& matrix) { return MayBeReflowed(matrix, asked); };
  if (std::ranges::none_of(all, is_asked) && std::ranges::all_of(all, may_be_reflowed)) {
    std::vector<Matrix> reflowed = FindReflowed(text, request);
    if (!reflowed.empty()) all = std::move(reflowed);
  }
  return ChooseAsked(text, std::move(all), asked);
}

bool LooksWhole(const StepBoard& board) {
  return board.matrix.ragged.empty() && board.expected == board.matrix.size &&
         LooksLikeSteps(board.matrix);
}

}  // namespace onceover::read
