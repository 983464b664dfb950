// Tours as the numbers of their squares, row by row, in the order of the visit: one tour a line, or
// wrapped over lines.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/lists.h"
#include "read/number_lists.h"
#include "read/number_table.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

// A list and how it may be cut into tours.
struct NumberTours {
  List list;
  std::vector<ListPart> parts;
  BoardSize board;
  std::int64_t path_moves = 0;  // if the numbers are squares in the order of the visit
  std::int64_t grid_moves = 0;  // if they are steps in the order of the squares
  std::int64_t pairs = 0;
};

// The board of tours of `length` squares, if it was not asked for.
BoardSize BoardOf(const List& list, std::int64_t length) {
  std::int64_t root = SquareRoot(length);
  if (root * root != length) {
    const std::int64_t most = std::ranges::max_element(list.entries, {}, &Entry::first)->first;
    const std::int64_t squares = most + 1 - LeastBase(list);
    const std::int64_t other = SquareRoot(std::max<std::int64_t>(squares, 1));
    if (squares < 2 * length) root = other * other < squares ? other + 1 : other;
  }
  return {std::max<std::int64_t>(root, 1), std::max<std::int64_t>(root, 1)};
}

NumberTours CutInto(const List& list, std::int64_t length, const std::optional<BoardSize>& asked) {
  NumberTours cut{.list = {}, .parts = SplitNumbers(list, length), .board = {}};
  cut.board = asked ? *asked : BoardOf(list, length);
  const std::int64_t base = LeastBase(list);
  for (const ListPart& part : cut.parts) {
    cut.path_moves += CountPathMoves(list, part, base, cut.board.cols);
    cut.grid_moves += CountGridMoves(list, part, cut.board.cols);
    cut.pairs += static_cast<std::int64_t>(part.to - part.from) - 1;
  }
  return cut;
}

// Does the list stand there as a board of one line a row?
bool IsBoard(const List& list) {
  if (list.lines.size() < 3) return false;
  const std::size_t cols = list.lines[1];
  if (cols < 2) return false;
  for (std::size_t i = 0; i < list.lines.size(); ++i) {
    if (list.lines[i] != i * cols) return false;
  }
  return list.lines.size() * cols == list.entries.size();
}

// Are these tours? Most steps are moves; or as many numbers as were asked for stand there alone,
// and are at least not a board.
bool IsTours(const NumberTours& cut, const List& list, std::int64_t asked_length) {
  const std::int64_t length = std::ssize(list.entries);
  const std::int64_t squares = SquaresOf(cut.board);
  if (squares < 9 || length < 8 || 2 * length < squares) return false;
  if (2 * cut.path_moves >= cut.pairs && cut.path_moves >= cut.grid_moves) return true;
  const auto fits = [&](const ListPart& part) {
    return std::cmp_equal(part.to - part.from, asked_length);
  };
  return !list.is_labelled && std::ranges::all_of(cut.parts, fits) &&
         cut.path_moves >= cut.grid_moves && !IsBoard(list);
}

std::optional<NumberTours> ToTours(List list, const TourRequest& request) {
  std::vector<std::int64_t> lengths;
  if (request.board) {
    lengths = {SquaresOf(*request.board) - std::ssize(request.blocked)};
  } else {
    const std::int64_t all = std::ssize(list.entries);
    lengths = {all};
    if (list.lines.size() >= 2) lengths.push_back(static_cast<std::int64_t>(list.lines[1]));
    if (!list.breaks.empty()) lengths.push_back(static_cast<std::int64_t>(list.breaks[0]));
  }
  std::optional<NumberTours> best;
  for (const std::int64_t length : lengths) {
    NumberTours cut = CutInto(list, length, request.board);
    if (!best || cut.path_moves * best->pairs > best->path_moves * cut.pairs) best = std::move(cut);
  }
  if (!IsTours(*best, list, request.board ? lengths.front() : -1)) return std::nullopt;
  best->list = std::move(list);
  return best;
}

std::vector<NumberTours> FindTours(const Text& text, const TourRequest& request) {
  std::vector<NumberTours> all;
  for (List& list : FindLists(text, {.take = TakeNumberEntry})) {
    if (auto tours = ToTours(std::move(list), request)) all.push_back(std::move(*tours));
  }
  return all;
}

}  // namespace

std::vector<TourForm> DetectSquareNumbers(const Text& text, const TourRequest& request) {
  bool has_zero = false;
  bool has_last = false;
  const std::vector<NumberTours> all = FindTours(text, request);
  for (const NumberTours& tours : all) {
    const std::int64_t last = SquaresOf(tours.board);
    for (const Entry& entry : tours.list.entries) {
      has_zero = has_zero || (!entry.is_bad && entry.first == 0);
      has_last = has_last || entry.first == last;
    }
  }
  if (all.empty()) return {};
  TourForm from_one{.family = TourFamily::kSquareNumbers};
  TourForm from_zero = from_one;
  from_zero.base = 0;
  if (has_zero && !has_last) return {from_zero};
  if (has_last && !has_zero) return {from_one};
  return {from_one, from_zero};
}

void ReadSquareNumbers(const Text& text, const TourForm& form, const TourRequest& request,
                       std::int64_t max_faults, Reading<TourAnswer>& reading) {
  const ToSquare to_square = [&](const Entry& entry, const BoardSize& board) {
    return SquareOfNumber(entry.first, form.base, board.cols);
  };
  for (const NumberTours& tours : FindTours(text, request)) {
    for (const ListPart& part : tours.parts) {
      AddPath(text, request, tours.list, part, tours.board, to_square, max_faults, reading);
    }
  }
}

}  // namespace onceover::read
