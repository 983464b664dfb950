// Each side is cut into intervals of 6, with an 8 or a 10 and an odd one of 5, 7, 9 or 11 where
// needed. Every block of even area has a closed tour with the edges (1,1)-(3,0) and (1,1)-(0,3). A
// block A and the block B to the right of it are merged by exchanging the edges
// A(0,w-1)-A(2,w-2) and B(1,1)-B(3,0), w being the width of A, for A(0,w-1)-B(1,1) and
// A(2,w-2)-B(3,0): two cycles with one edge exchanged for another are one cycle, a path and a cycle
// one path. The edge of A ends in a corner, from where two moves lead: it is in any closed tour.
// Downwards, the same with rows and columns exchanged. The blocks make a tree: in each row of
// blocks each one is merged with the next one towards the root's column, and in the root's column
// towards the root. Before the root everything is mirrored. The root of a board with odd sides is a
// block with odd sides, and an open tour with the start.
#include "tour_merge.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "check.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_blocks.h"
#include "tour_plan.h"

namespace onceover::solver {
namespace {

Frame FrameOf(const Interval& rows, const Interval& cols) {
  return {{rows.begin, cols.begin}, rows.length, cols.length, rows.flip, cols.flip};
}

// Rows and columns exchanged, or not.
std::vector<Cell> Turned(std::vector<Cell> squares, bool turn) {
  for (Cell& cell : squares) {
    if (turn) std::swap(cell.row, cell.col);
  }
  return squares;
}

void LinkSquares(LinkGrid& grid, const Frame& frame, const std::vector<Cell>& squares) {
  for (std::size_t i = 1; i < squares.size(); ++i) {
    grid.Link(frame(squares[i - 1]), frame(squares[i]));
  }
}

void AddClosedBlock(LinkGrid& grid, const Frame& frame) {
  std::vector<Cell> squares = ClosedBlockSquares(frame.rows, frame.cols);
  squares.push_back(squares.front());
  LinkSquares(grid, frame, squares);
}

// The open tour of a block with odd sides from a square of it.
std::vector<Cell> OddBlockSquares(std::int64_t rows, std::int64_t cols, Cell start) {
  const auto [shorter, longer] = std::minmax({rows, cols});
  if (rows > cols) std::swap(start.row, start.col);
  for (const TourBlock& block : OddBlocks()) {
    if (block.rows != shorter || block.cols != longer) continue;
    if (block.start_row != start.row || block.start_col != start.col) continue;
    return Turned(SquaresOf(block), rows > cols);
  }
  ONCEOVER_CHECK(false && "a block and a start of the table");
}

// Merges a block with the one to the right of it, as both see it.
void MergeRight(LinkGrid& grid, const Frame& left, const Frame& right) {
  const std::int64_t width = left.cols;
  grid.Unlink(left(0, width - 1), left(2, width - 2));
  grid.Unlink(right(1, 1), right(3, 0));
  grid.Link(left(0, width - 1), right(1, 1));
  grid.Link(left(2, width - 2), right(3, 0));
}

void MergeDown(LinkGrid& grid, const Frame& upper, const Frame& lower) {
  const std::int64_t height = upper.rows;
  grid.Unlink(upper(height - 1, 0), upper(height - 2, 2));
  grid.Unlink(lower(1, 1), lower(0, 3));
  grid.Link(upper(height - 1, 0), lower(1, 1));
  grid.Link(upper(height - 2, 2), lower(0, 3));
}

// Where the interval towards the root stands: before it in the list, or the root.
const Interval& TowardsRoot(const std::vector<Interval>& intervals, std::size_t i) {
  const bool is_next = intervals[i - 1].flip == intervals[i].flip;
  return intervals[is_next ? i - 1 : 0];
}

// Merges all blocks. Seen from a block before the root, the root is flipped as well.
void MergeBlocks(LinkGrid& grid, const std::vector<Interval>& rows,
                 const std::vector<Interval>& cols) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 1; j < cols.size(); ++j) {
      Interval inner = TowardsRoot(cols, j);
      inner.flip = cols[j].flip;
      MergeRight(grid, FrameOf(rows[i], inner), FrameOf(rows[i], cols[j]));
    }
    if (i == 0) continue;
    Interval inner = TowardsRoot(rows, i);
    inner.flip = rows[i].flip;
    MergeDown(grid, FrameOf(inner, cols[0]), FrameOf(rows[i], cols[0]));
  }
}

// Every block but the root gets its closed tour.
void AddClosedBlocks(LinkGrid& grid, const std::vector<Interval>& rows,
                     const std::vector<Interval>& cols) {
  for (const Interval& row : rows) {
    for (const Interval& col : cols) {
      if (row.is_root && col.is_root) continue;
      AddClosedBlock(grid, FrameOf(row, col));
    }
  }
}

// A side of a board with odd sides: the root holds `place`.
Axis OddAxis(std::int64_t length, std::int64_t place) {
  const auto is_wing = [](std::int64_t wing) { return wing == 0 || wing >= 6; };
  for (const std::int64_t root : {7, 9, 5, 11}) {
    const std::int64_t last = place - place % 2;
    for (std::int64_t before = last; before >= 0 && before + root > place; before -= 2) {
      const std::int64_t after = length - before - root;
      if (is_wing(before) && is_wing(after)) {
        return {WingOfSixes(before), root, WingOfSixes(after)};
      }
    }
  }
  ONCEOVER_CHECK(false && "every place of an odd side from 5 on is in an odd interval");
}

// Is the place in the first half of the root, so that the side is to be flipped?
bool IsInFirstHalf(const Axis& axis, std::int64_t place) {
  return 2 * (place - axis.Before()) < axis.root - 1;
}

}  // namespace

Axis EvenAxis(std::int64_t length) {
  if (length % 2 == 0) {
    const std::int64_t root = length <= 10 ? length : 6;
    return {{}, root, WingOfSixes(length - root)};
  }
  const std::int64_t root = 5 + (length - 5) % 6;
  return {{}, root, WingOfSixes(length - root)};
}

std::vector<Cell> ClosedBlockSquares(std::int64_t rows, std::int64_t cols) {
  const auto [shorter, longer] = std::minmax({rows, cols});
  for (const TourBlock& block : ClosedBlocks()) {
    if (block.rows != shorter || block.cols != longer) continue;
    return Turned(SquaresOf(block), rows > cols);
  }
  ONCEOVER_CHECK(false && "a block of the table");
}

TourPlan MergeAround(const std::vector<Cell>& root, bool closed, const Axis& rows,
                     const Axis& cols) {
  const Axis small_rows = rows.Small();
  const Axis small_cols = cols.Small();
  const std::vector<Interval> row_intervals = IntervalsOf(small_rows);
  const std::vector<Interval> col_intervals = IntervalsOf(small_cols);
  LinkGrid grid(small_rows.Length(), small_cols.Length());
  const Frame frame = FrameOf(row_intervals[0], col_intervals[0]);
  LinkSquares(grid, frame, root);
  if (closed) grid.Link(frame(root.back()), frame(root.front()));
  AddClosedBlocks(grid, row_intervals, col_intervals);
  MergeBlocks(grid, row_intervals, col_intervals);
  TourPlan plan = PlanOf(grid, rows, cols);
  plan.closed = closed;
  plan.start = {root.front().row + rows.Before(), root.front().col + cols.Before()};
  plan.first_move = SomeMove(plan, plan.start);
  return plan;
}

TourPlan MergeClosedTour(std::int64_t rows, std::int64_t cols) {
  const Axis row_axis = EvenAxis(rows);
  const Axis col_axis = EvenAxis(cols);
  return MergeAround(ClosedBlockSquares(row_axis.root, col_axis.root), true, row_axis, col_axis);
}

TourPlan MergeOddTour(std::int64_t rows, std::int64_t cols, Cell start) {
  Axis row_axis = OddAxis(rows, start.row);
  Axis col_axis = OddAxis(cols, start.col);
  const bool flip_rows = IsInFirstHalf(row_axis, start.row);
  const bool flip_cols = IsInFirstHalf(col_axis, start.col);
  if (flip_rows) {
    row_axis = row_axis.Flipped();
    start.row = rows - 1 - start.row;
  }
  if (flip_cols) {
    col_axis = col_axis.Flipped();
    start.col = cols - 1 - start.col;
  }
  const Cell local{start.row - row_axis.Before(), start.col - col_axis.Before()};
  const std::vector<Cell> root = OddBlockSquares(row_axis.root, col_axis.root, local);
  TourPlan plan = MergeAround(root, false, row_axis, col_axis);
  if (flip_rows) FlipRows(plan);
  if (flip_cols) FlipCols(plan);
  return plan;
}

}  // namespace onceover::solver
