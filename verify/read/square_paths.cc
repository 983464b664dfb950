#include "read/square_paths.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "read/number_table.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

Cell ToCell(const Entry& entry, std::int64_t base, bool column_first) {
  const Cell cell{entry.first - base, entry.second - base};
  return column_first ? Cell{cell.col, cell.row} : cell;
}

// What tells a path from other lists.
struct Look {
  std::int64_t squares = 0;  // that a tour of its board visits
  std::int64_t moves = 0;
  bool is_path = false;
  bool has_moves = false;
};

std::vector<Cell> CellsOf(const List& list, std::int64_t base, bool column_first) {
  std::vector<Cell> cells;
  for (const Entry& entry : list.entries) {
    if (!entry.is_bad) cells.push_back(ToCell(entry, base, column_first));
  }
  return cells;
}

Look LookAt(const std::vector<Cell>& cells, const BoardSize& board, const TourRequest& request) {
  Look look;
  look.squares = SquaresOf(board) - (request.board ? std::ssize(request.blocked) : 0);
  look.moves = CountMoves(cells);
  const std::int64_t length = std::ssize(cells);
  look.has_moves = length >= 3 && 2 * look.moves >= length - 1;
  const bool is_single = length == 1 && look.squares == 1;
  const std::int64_t quarter = look.squares / 4;
  const bool is_about =
      length >= 9 && length - quarter <= look.squares && length >= look.squares - quarter;
  look.is_path = look.has_moves || is_single || is_about;
  return look;
}

}  // namespace

std::vector<Paths> ChoosePaths(std::vector<List> lists, const TourRequest& request,
                               std::int64_t base, bool column_first) {
  std::vector<Paths> all;
  std::vector<bool> has_moves;
  for (List& list : lists) {
    JoinMoves(list);
    const std::vector<Cell> cells = CellsOf(list, base, column_first);
    const BoardSize board = request.board ? *request.board : SizeOfList(cells);
    const Look look = LookAt(cells, board, request);
    if (!look.is_path || (list.is_labelled && cells.size() == 1)) continue;
    std::vector<ListPart> parts = SplitList(list, look.squares);
    all.push_back({std::move(list), std::move(parts), board});
    has_moves.push_back(look.has_moves);
  }
  // A list of all squares beside a path explains their names, or is its picture.
  if (std::ranges::find(has_moves, true) == has_moves.end()) return all;
  std::vector<Paths> chosen;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (has_moves[i] || all[i].list.entries.size() == 1) chosen.push_back(std::move(all[i]));
  }
  return chosen;
}

void AddPaths(const Text& text, const TourForm& form, const TourRequest& request,
              const std::vector<Paths>& all, std::int64_t max_faults,
              Reading<TourAnswer>& reading) {
  const ToSquare to_square = [&](const Entry& entry, const BoardSize& board) {
    Cell cell = ToCell(entry, form.coordinate_base, form.column_first);
    if (form.upwards) cell.row = board.rows - 1 - cell.row;
    return cell;
  };
  for (const Paths& paths : all) {
    for (const ListPart& part : paths.parts) {
      AddPath(text, request, paths.list, part, paths.board, to_square, max_faults, reading);
    }
  }
}

}  // namespace onceover::read
