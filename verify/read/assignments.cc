// Tours as assignments of a program: board[0][3] = 12; or board(0,3) = 12.
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

constexpr std::size_t kFewest = 4;  // that make an answer

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }
bool IsBlank(char byte) { return byte == ' ' || byte == '\t'; }

// Looks through the rest of a line for what an assignment consists of.
class Parser {
 public:
  explicit Parser(std::string_view rest) : rest_(rest) {}

  bool Take(char byte) {
    SkipBlanks();
    if (rest_.empty() || rest_.front() != byte) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<std::string_view> TakeNumber() {
    SkipBlanks();
    std::size_t length = !rest_.empty() && rest_.front() == '-' ? 1 : 0;
    while (length < rest_.size() && IsDigit(rest_[length])) ++length;
    if (length == 0 || !IsDigit(rest_[length - 1])) return std::nullopt;
    const std::string_view number = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return number;
  }

 private:
  void SkipBlanks() {
    while (!rest_.empty() && IsBlank(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view rest_;
};

// [r][c] = v, [r,c] = v or (r,c) = v at an opening bracket that follows a name.
std::optional<PlacedStep> AssignmentAt(std::string_view line, std::size_t at) {
  const char open = line[at];
  const char close = open == '[' ? ']' : ')';
  Parser parser(line.substr(at + 1));
  const auto row = parser.TakeNumber();
  if (!row) return std::nullopt;
  const bool is_apart = parser.Take(close) && parser.Take(open);
  if (!is_apart && !parser.Take(',')) return std::nullopt;
  const auto col = parser.TakeNumber();
  if (!col || !parser.Take(close) || !parser.Take('=')) return std::nullopt;
  const auto step = parser.TakeNumber();
  if (!step) return std::nullopt;
  const auto value = ToNumber(*step);
  if (!value) return std::nullopt;
  return PlacedStep{
      {ToCoordinate(*row).value_or(-1), ToCoordinate(*col).value_or(-1)}, *value, *step};
}

// All assignments, board by board: a board ends where its first square comes again.
std::vector<std::vector<PlacedStep>> FindBoards(const Text& text) {
  std::vector<std::vector<PlacedStep>> boards;
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = text.Line(number);
    for (std::size_t at = 1; at < line.size(); ++at) {
      const bool follows_name =
          line[at - 1] != ']' && line[at - 1] != ')' && !IsBlank(line[at - 1]);
      if ((line[at] != '[' && line[at] != '(') || !follows_name) continue;
      const auto step = AssignmentAt(line, at);
      if (!step) continue;
      if (boards.empty() || boards.back().front().square == step->square) boards.emplace_back();
      boards.back().push_back(*step);
    }
  }
  std::erase_if(boards, [](const auto& board) { return board.size() < kFewest; });
  return boards;
}

std::int64_t CoordinateBase(const std::vector<PlacedStep>& board) {
  const auto is_zero = [](const PlacedStep& step) {
    return step.square.row == 0 || step.square.col == 0;
  };
  return std::ranges::any_of(board, is_zero) ? 0 : 1;
}

BoardSize SizeOf(const std::vector<PlacedStep>& board, std::int64_t base) {
  std::vector<Cell> squares;
  squares.reserve(board.size());
  for (const PlacedStep& step : board) {
    squares.push_back({step.square.row - base, step.square.col - base});
  }
  return SizeOfList(squares);
}

}  // namespace

std::vector<TourForm> DetectAssignments(const Text& text, const TourRequest& request) {
  const auto boards = FindBoards(text);
  if (boards.empty()) return {};
  const auto& fullest =
      *std::ranges::max_element(boards, {}, [](const auto& board) { return board.size(); });
  TourForm form{.family = TourFamily::kAssignments, .coordinate_base = CoordinateBase(fullest)};
  std::vector<std::int64_t> steps;
  steps.reserve(fullest.size());
  for (const PlacedStep& step : fullest) steps.push_back(step.step);
  const BoardSize size = request.board.value_or(SizeOf(fullest, form.coordinate_base));
  const std::int64_t squares = SquaresOf(size) - (request.board ? std::ssize(request.blocked) : 0);
  std::vector<TourForm> forms;
  for (const std::int64_t base : FindBases(steps, squares, 0)) {
    forms.push_back(form);
    forms.back().base = base;
  }
  return forms;
}

void ReadAssignments(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading) {
  for (std::vector<PlacedStep>& board : FindBoards(text)) {
    const BoardSize size = SizeOf(board, form.coordinate_base);
    for (PlacedStep& step : board) {
      step.square = {step.square.row - form.coordinate_base,
                     step.square.col - form.coordinate_base};
      if (form.column_first) std::swap(step.square.row, step.square.col);
    }
    const BoardSize shown = form.column_first ? BoardSize{size.cols, size.rows} : size;
    AddPlacedSteps(text, request, shown, std::move(board), form.base, max_faults, reading);
  }
}

}  // namespace onceover::read
