// Tours as boards of step numbers, row by row, in whatever frame.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/column_boards.h"
#include "read/number_table.h"
#include "read/row_words.h"
#include "read/step_boards.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

// What a board's squares say, without its base.
struct Words {
  std::vector<std::int64_t> numbers;
  std::int64_t free = 0;
  std::int64_t knights = 0;
  std::int64_t different = 0;  // numbers from 1 that are not too large for the board, each once
};

Words CountWords(const StepBoard& board) {
  Words words;
  const std::size_t squares = board.matrix.words.size();
  std::vector<bool> seen(squares + 1);
  for (const std::string_view word : board.matrix.words) {
    if (IsKnightGlyph(word)) ++words.knights;
    if (IsFreeWord(word)) ++words.free;
    const auto number = ToNumber(word);
    if (!number) continue;
    words.numbers.push_back(*number);
    if (*number >= 1 && std::cmp_less_equal(*number, squares)) {
      seen[static_cast<std::size_t>(*number)] = true;
    }
  }
  words.different = std::ranges::count(seen, true);
  return words;
}

// The bases of a board's numbers. A knight stands on the first square: on 0 where 1 is taken.
std::vector<std::int64_t> BasesOf(const StepBoard& board, const Words& words,
                                  const TourRequest& request) {
  const std::int64_t blocked = request.board ? std::ssize(request.blocked) : 0;
  if (words.knights == 1) {
    const bool has_one = std::ranges::find(words.numbers, 1) != words.numbers.end();
    return {has_one ? 0 : 1};
  }
  return FindBases(words.numbers, SquaresOf(board.expected) - blocked, words.free);
}

// The bases of a text's boards: those of the fullest one; of several that of the last one.
std::vector<std::int64_t> BasesOf(const std::vector<StepBoard>& boards,
                                  const TourRequest& request) {
  std::int64_t most = -1;
  std::vector<std::int64_t> bases;
  for (const StepBoard& board : boards) {
    const Words words = CountWords(board);
    if (words.different < most) continue;
    std::vector<std::int64_t> found = BasesOf(board, words, request);
    if (words.different == most && found.size() > bases.size()) continue;
    most = words.different;
    bases = std::move(found);
  }
  return bases;
}

// The word on all blocked squares that carry no number.
std::string BlockedWord(const std::vector<StepBoard>& boards, const TourRequest& request) {
  for (const StepBoard& board : boards) {
    if (!request.board || board.matrix.size != *request.board || !board.matrix.ragged.empty()) {
      continue;
    }
    for (const Cell& cell : request.blocked) {
      const std::int64_t square = cell.row * request.board->cols + cell.col;
      if (square < 0 || square >= std::ssize(board.matrix.words)) continue;
      const std::string_view word = board.matrix.words[static_cast<std::size_t>(square)];
      if (!ToNumber(word)) return std::string(word);
    }
  }
  return {};
}

// The steps of a board, from its words.
class BoardReader {
 public:
  BoardReader(const Text& text, const TourForm& form, std::int64_t max_faults)
      : text_(text), form_(form), max_faults_(max_faults) {}

  StepGrid Read(const StepBoard& board, TourAnswer& answer) const {
    StepGrid grid;
    for (const std::string_view word : board.matrix.words) {
      const std::int64_t index = std::ssize(grid.steps);
      grid.steps.push_back(StepOf(word).value_or(0));
      if (IsDots(word)) {
        AddCut(board, word, index, answer);
        return grid;
      }
      if (!StepOf(word)) AddBadWord(text_, word, index, max_faults_, answer);
    }
    return grid;
  }

  void AddCut(const StepBoard& board, std::string_view word, std::int64_t index,
              TourAnswer& answer) const {
    AddFault(text_, word,
             {.rule = Rule::kTruncated,
              .index = index,
              .expected = SquaresOf(board.expected),
              .found = index},
             max_faults_, answer);
  }

 private:
  std::optional<std::int64_t> StepOf(std::string_view word) const {
    if (const auto number = ToNumber(word)) return ToStep(*number, form_.base);
    if (IsKnightGlyph(word)) return 1;
    if (IsFreeWord(word) || word == form_.blocked) return 0;
    return std::nullopt;
  }

  const Text& text_;
  const TourForm& form_;
  std::int64_t max_faults_;
};

// Does the text end in the middle of the board's last row, all others being whole?
bool IsCutInLastRow(const Text& text, const Matrix& matrix) {
  if (matrix.ragged.size() != 1) return false;
  const Fault& ragged = matrix.ragged.front();
  return ragged.found < ragged.expected && ragged.index == std::ssize(matrix.words) - 1 &&
         text.Bytes().find_first_not_of(" \t\r\n", matrix.end) == std::string_view::npos;
}

// What is wrong with the frame of a board: it is cut short, of another size, or ragged.
void AddFrameFaults(const Text& text, const StepBoard& board, std::int64_t max_faults,
                    TourAnswer& answer) {
  const Matrix& matrix = board.matrix;
  if (answer.faults.Count(Rule::kTruncated) > 0) return;
  if (board.is_cut) {
    Fault fault{.rule = Rule::kTruncated,
                .index = std::ssize(matrix.words),
                .expected = SquaresOf(board.expected),
                .found = std::ssize(matrix.words)};
    const std::string_view at =
        board.dots.empty() ? text.Bytes().substr(matrix.end, 0) : board.dots;
    AddFault(text, at, fault, max_faults, answer);
    return;
  }
  if (IsCutInLastRow(text, matrix)) {
    AddFault(text, text.Bytes().substr(matrix.end, 0),
             {.rule = Rule::kTruncated,
              .index = std::ssize(matrix.words),
              .expected = SquaresOf(board.expected),
              .found = std::ssize(matrix.words)},
             max_faults, answer);
    return;
  }
  for (const Fault& ragged : matrix.ragged) {
    std::string_view at = matrix.words[static_cast<std::size_t>(ragged.index)];
    if (ragged.found < ragged.expected) at = text.Bytes().substr(text.OffsetOf(at) + at.size(), 0);
    AddFault(text, at, ragged, max_faults, answer);
  }
  if (matrix.size == board.expected) return;
  ReadFault fault{
      .fault = {.rule = Rule::kBoardSize,
                .index = 0,
                .expected = SquaresOf(board.expected),
                .found = SquaresOf(matrix.size)},
      .at = text.At(text.OffsetOf(matrix.words.front())),
      .shown = std::to_string(matrix.size.rows) + "x" + std::to_string(matrix.size.cols)};
  answer.faults.Add(std::move(fault), max_faults);
}

}  // namespace

std::vector<TourForm> DetectStepMatrix(const Text& text, const TourRequest& request) {
  TourForm form{.family = TourFamily::kStepMatrix};
  std::vector<StepBoard> boards = FindStepBoards(text, 0, request);
  if (std::ranges::none_of(boards, LooksWhole)) {
    const std::int64_t width = FindColumnWidth(text, request.board);
    std::vector<StepBoard> columns;
    if (width > 0) columns = FindStepBoards(text, width, request);
    if (std::ranges::any_of(columns, LooksWhole)) {
      form.width = width;
      boards = std::move(columns);
    }
  }
  // Numbers in the order of a path are no board, however they are wrapped.
  if (std::ranges::none_of(boards, LooksWhole) && !DetectSquareNumbers(text, request).empty()) {
    return {};
  }
  if (boards.empty()) return {};
  form.blocked = BlockedWord(boards, request);
  std::vector<TourForm> forms;
  for (const std::int64_t base : BasesOf(boards, request)) {
    forms.push_back(form);
    forms.back().base = base;
  }
  return forms;
}

void ReadStepMatrix(const Text& text, const TourForm& form, const TourRequest& request,
                    std::int64_t max_faults, Reading<TourAnswer>& reading) {
  const BoardReader reader(text, form, max_faults);
  for (const StepBoard& board : FindStepBoards(text, form.width, request)) {
    TourAnswer answer = StartAnswer(request, board.expected, reading);
    answer.shown_offset = form.base - 1;
    for (const std::string_view word : board.matrix.words) AddPlace(text, word, reading);
    answer.end = text.At(board.matrix.end);
    answer.certificate = reader.Read(board, answer);
    AddFrameFaults(text, board, max_faults, answer);
    reading.answers.push_back(std::move(answer));
  }
}

}  // namespace onceover::read
