// If a block with sides up to 11 can hold both squares, such that closed blocks fit around it, a
// tour of that block is found by search and the others are merged with it. If not, the board is cut
// in two behind the first square: a tour of the part with the first square to one next to the cut,
// a move over the cut, and a tour of the rest, which is the same question on a smaller board.
#include "tour_ends.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "hamiltonian_search.h"
#include "knight_moves.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_merge.h"
#include "tour_plan.h"

namespace onceover::solver {
namespace {

struct Ends {
  Cell start;
  Cell finish;
};

int ColourOf(Cell cell) { return static_cast<int>((cell.row + cell.col) % 2); }

// Do the colours of a board allow a tour between the ends?
bool IsColourRight(std::int64_t rows, std::int64_t cols, const Ends& ends) {
  const int start = ColourOf(ends.start);
  const int finish = ColourOf(ends.finish);
  if (rows % 2 == 0 || cols % 2 == 0) return start != finish;
  return start == 0 && finish == 0;
}

// The ways to cut a side such that both places are in the root.
std::vector<Axis> AxesAround(std::int64_t length, std::int64_t a, std::int64_t b) {
  std::vector<Axis> axes;
  if (length <= 11) axes.push_back({{}, length, {}});
  const auto [low, high] = std::minmax({a, b});
  const auto is_wing = [](std::int64_t wing) { return wing == 0 || (wing >= 6 && wing % 2 == 0); };
  for (std::int64_t root = 5; root <= std::min<std::int64_t>(length - 1, 11); ++root) {
    for (std::int64_t before = std::max<std::int64_t>(0, high - root + 1); before <= low;
         ++before) {
      const std::int64_t after = length - before - root;
      if (!is_wing(before) || !is_wing(after)) continue;
      axes.push_back({WingOfSixes(before), root, WingOfSixes(after)});
    }
  }
  return axes;
}

// A tour of the root between the ends, in its own squares, with what MergeAround needs.
std::optional<std::vector<Cell>> SearchRoot(const Axis& rows, const Axis& cols, const Ends& ends) {
  const auto height = static_cast<std::int32_t>(rows.root);
  const auto width = static_cast<std::int32_t>(cols.root);
  const auto square = [&](Cell cell) {
    return static_cast<std::int32_t>(cell.row * width + cell.col);
  };
  const auto local = [&](Cell cell) {
    return square({cell.row - rows.Before(), cell.col - cols.Before()});
  };
  PathRequest request{.start = local(ends.start), .finish = local(ends.finish)};
  const auto require = [&](bool needed, Cell a, Cell b) {
    if (needed) request.required.emplace_back(square(a), square(b));
  };
  require(cols.after.last > 0, {0, width - 1}, {2, width - 2});
  require(cols.before.last > 0, {0, 0}, {2, 1});
  require(rows.after.last > 0, {height - 1, 0}, {height - 2, 2});
  require(rows.before.last > 0, {0, 0}, {1, 2});
  const Graph graph = KnightGraph(height, width);
  HamiltonianSearch search(graph);
  constexpr std::uint32_t kSeeds = 60;
  constexpr std::int64_t kNodes = 3000;
  for (std::uint32_t seed = 0; seed < kSeeds; ++seed) {
    const auto end = search.Run(request, kNodes, seed);
    if (end == HamiltonianSearch::End::kExhausted) return std::nullopt;
    if (end == HamiltonianSearch::End::kOutOfNodes) continue;
    std::vector<Cell> squares;
    for (const std::int32_t at : search.path()) squares.push_back({at / width, at % width});
    return squares;
  }
  return std::nullopt;
}

// With one block that holds both ends, in any of its four positions.
std::optional<TourPlan> JoinInBlock(std::int64_t rows, std::int64_t cols, const Ends& ends) {
  const std::vector<Axis> row_axes = AxesAround(rows, ends.start.row, ends.finish.row);
  const std::vector<Axis> col_axes = AxesAround(cols, ends.start.col, ends.finish.col);
  for (const Axis& row_axis : row_axes) {
    for (const Axis& col_axis : col_axes) {
      for (const bool flip_rows : {false, true}) {
        for (const bool flip_cols : {false, true}) {
          const auto flip = [&](Cell cell) {
            return Cell{flip_rows ? rows - 1 - cell.row : cell.row,
                        flip_cols ? cols - 1 - cell.col : cell.col};
          };
          const Axis row_side = flip_rows ? row_axis.Flipped() : row_axis;
          const Axis col_side = flip_cols ? col_axis.Flipped() : col_axis;
          const auto root = SearchRoot(row_side, col_side, {flip(ends.start), flip(ends.finish)});
          if (!root) continue;
          TourPlan plan = MergeAround(*root, false, row_side, col_side);
          if (flip_rows) FlipRows(plan);
          if (flip_cols) FlipCols(plan);
          return plan;
        }
      }
    }
  }
  return std::nullopt;
}

// A part of the board and its tour.
struct Piece {
  Cell origin;
  TourPlan plan;
};

// The first part of a cut, its columns before `cut`; then the move to the rest.
struct Cut {
  std::int64_t cut = 0;
  TourPlan plan;
  Cell from;
  Cell to;
};

// Tries the squares next to the cut, the nearest ones to the start first.
std::optional<Cut> TryCut(std::int64_t rows, std::int64_t cols, const Ends& ends,
                          std::int64_t cut) {
  std::vector<Cell> doors;
  for (std::int64_t row = std::max<std::int64_t>(0, ends.start.row - 9);
       row < std::min(rows, ends.start.row + 10); ++row) {
    doors.push_back({row, cut - 1});
    doors.push_back({row, cut - 2});
  }
  const auto distance = [&](Cell cell) { return std::abs(cell.row - ends.start.row); };
  std::ranges::stable_sort(doors, {}, distance);
  for (const Cell from : doors) {
    if (from == ends.start || !IsColourRight(rows, cut, {ends.start, from})) continue;
    for (unsigned move = 0; move < kMoves.size(); ++move) {
      const Cell to = After(from, move);
      if (to.row < 0 || to.row >= rows || to.col < cut || to == ends.finish) continue;
      const Cell local{to.row, to.col - cut};
      const bool is_corner = local.col == 0 && (to.row == 0 || to.row == rows - 1);
      const bool is_tight = rows == 5 && local == Cell{2, 1};
      if (is_corner || is_tight) continue;
      const Ends rest{local, {ends.finish.row, ends.finish.col - cut}};
      if (!IsColourRight(rows, cols - cut, rest)) continue;
      auto plan = JoinInBlock(rows, cut, {ends.start, from});
      if (plan) return Cut{cut, std::move(*plan), from, to};
      break;
    }
  }
  return std::nullopt;
}

// Cuts off the columns up to the start, which come before those of the finish.
std::optional<Cut> CutBehindStart(std::int64_t rows, std::int64_t cols, const Ends& ends) {
  const std::int64_t first = std::max<std::int64_t>(6, ends.start.col + 1);
  const std::int64_t last = std::min(cols - 6, ends.finish.col);
  for (std::int64_t cut = first + first % 2; cut <= std::min(last, first + 8); cut += 2) {
    if (auto result = TryCut(rows, cols, ends, cut)) return result;
  }
  return std::nullopt;
}

// The board in pieces, from the start to the finish.
class Joining {
 public:
  Joining(std::int64_t rows, std::int64_t cols, const Ends& ends)
      : rows_(rows), cols_(cols), ends_(ends) {}

  bool Run() {
    for (;;) {
      if (auto plan = JoinInBlock(rows_, cols_, ends_)) {
        pieces.push_back({origin_, std::move(*plan)});
        return true;
      }
      if (!CutOff(false) && !CutOff(true)) return false;
    }
  }

  std::vector<Piece> pieces;
  std::vector<std::pair<Cell, Cell>> moves;  // from each piece to the next

 private:
  // Cuts off columns or rows; `turn` exchanges these, and a flip puts the start first.
  bool CutOff(bool turn) {
    const auto turned = [&](Cell cell) { return turn ? Cell{cell.col, cell.row} : cell; };
    const Ends ends{turned(ends_.start), turned(ends_.finish)};
    const std::int64_t rows = turn ? cols_ : rows_;
    const std::int64_t cols = turn ? rows_ : cols_;
    const bool flip = ends.start.col > ends.finish.col;
    const auto flipped = [&](Cell cell) {
      return flip ? Cell{cell.row, cols - 1 - cell.col} : cell;
    };
    auto cut = CutBehindStart(rows, cols, {flipped(ends.start), flipped(ends.finish)});
    if (!cut) return false;
    if (flip) FlipCols(cut->plan);
    if (turn) Transpose(cut->plan);
    const auto place = [&](Cell cell) {  // on the whole board
      const Cell here = turned(cell);
      return Cell{origin_.row + here.row, origin_.col + here.col};
    };
    const Cell from = flipped(cut->from);
    const Cell to = flipped(cut->to);
    moves.emplace_back(place(from), place(to));
    pieces.push_back({place({0, flip ? cols - cut->cut : 0}), std::move(cut->plan)});
    const Cell rest{0, flip ? 0 : cut->cut};
    const auto in_rest = [&](Cell cell) { return turned({cell.row, cell.col - rest.col}); };
    ends_ = {in_rest(to), in_rest(ends.finish)};
    origin_ = place(rest);
    (turn ? rows_ : cols_) -= cut->cut;
    return true;
  }

  std::int64_t rows_;
  std::int64_t cols_;
  Ends ends_;
  Cell origin_{};
};

void CopyLinks(LinkGrid& grid, const Piece& piece) {
  const TourPlan& plan = piece.plan;
  for (std::int64_t row = 0; row < plan.rows; ++row) {
    std::uint8_t* to = &grid.At({piece.origin.row + row, piece.origin.col});
    const std::uint8_t* from = plan.links.data() + plan.row_map[static_cast<std::size_t>(row)];
    for (const std::uint32_t col : plan.col_map) *to++ = from[col];
  }
}

}  // namespace

TourPlan PlanOfGrid(LinkGrid grid, Cell start) {
  TourPlan plan;
  plan.rows = grid.rows;
  plan.cols = grid.cols;
  plan.squares = grid.rows * grid.cols;
  for (std::int64_t row = 0; row < grid.rows; ++row) {
    plan.row_map.push_back(static_cast<std::uint32_t>(row * grid.cols));
  }
  for (std::int64_t col = 0; col < grid.cols; ++col) {
    plan.col_map.push_back(static_cast<std::uint32_t>(col));
  }
  plan.links = std::move(grid.links);
  plan.start = start;
  plan.first_move = SomeMove(plan, start);
  return plan;
}

std::optional<TourPlan> JoinEnds(std::int64_t rows, std::int64_t cols, Cell start, Cell finish,
                                 std::int64_t max_memory) {
  if (auto plan = JoinInBlock(rows, cols, {start, finish})) return plan;
  if (rows > max_memory / cols || rows * cols > std::int64_t{1} << 32) return std::nullopt;
  Joining joining(rows, cols, {start, finish});
  if (!joining.Run()) return std::nullopt;
  LinkGrid grid(rows, cols);
  for (const Piece& piece : joining.pieces) CopyLinks(grid, piece);
  for (const auto& [from, to] : joining.moves) grid.Link(from, to);
  return PlanOfGrid(std::move(grid), start);
}

}  // namespace onceover::solver
