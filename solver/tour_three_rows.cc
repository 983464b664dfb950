// A tour of a 3 x n board with the edge (2,n-1)-(0,n-2), one of two at its corner, becomes one of a
// 3 x (n+4) board: for that edge take (2,n-1)-(0,n), a tour of columns n to n+3 from (0,n) to
// (1,n), and (1,n)-(0,n-2). The tour of the four columns has the edge (2,n+3)-(0,n+2), so that this
// can be repeated. To the left, the same mirrored.
#include "tour_three_rows.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "check.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_blocks.h"
#include "tour_plan.h"

namespace onceover::solver {
namespace {

constexpr std::int64_t kRows = 3;
constexpr std::int64_t kStep = 4;  // columns that one extension adds

Frame FrameOf(const Interval& cols) {
  return {{0, cols.begin}, kRows, cols.length, false, cols.flip};
}

void LinkSquares(LinkGrid& grid, const Frame& frame, const std::vector<Cell>& squares) {
  for (std::size_t i = 1; i < squares.size(); ++i) {
    grid.Link(frame(squares[i - 1]), frame(squares[i]));
  }
}

void Extend(LinkGrid& grid, const Frame& left, const Frame& right) {
  LinkSquares(grid, right, SquaresOf(ThreeRowExtension()));
  grid.Unlink(left(2, left.cols - 1), left(0, left.cols - 2));
  grid.Link(left(2, left.cols - 1), right(0, 0));
  grid.Link(left(0, left.cols - 2), right(1, 0));
}

// The root with all its extensions.
TourPlan Build(const TourBlock& root, bool closed, const Axis& axis) {
  const Axis small = axis.Small();
  const std::vector<Interval> cols = IntervalsOf(small);
  LinkGrid grid(kRows, small.Length());
  std::vector<Cell> squares = SquaresOf(root);
  if (closed) squares.push_back(squares.front());
  LinkSquares(grid, FrameOf(cols[0]), squares);
  for (std::size_t i = 1; i < cols.size(); ++i) {
    Interval inner = cols[cols[i - 1].flip == cols[i].flip ? i - 1 : 0];
    inner.flip = cols[i].flip;
    Extend(grid, FrameOf(inner), FrameOf(cols[i]));
  }
  TourPlan plan = PlanOf(grid, {{}, kRows, {}}, axis);
  plan.closed = closed;
  return plan;
}

const TourBlock& BlockWith(std::int64_t cols, Cell start) {
  for (const TourBlock& block : ThreeRowBlocks()) {
    if (block.cols == cols && block.start_row == start.row && block.start_col == start.col) {
      return block;
    }
  }
  ONCEOVER_CHECK(false && "a block and a start of the table");
}

// The shorter one of the two such that whole extensions are missing.
const TourBlock& ClosedRoot(std::int64_t cols) {
  return ThreeRowClosedBlocks()[cols % kStep == 2 ? 0 : 1];
}

}  // namespace

Axis ClosedThreeRowAxis(std::int64_t cols) {
  const std::int64_t root = ClosedRoot(cols).cols;
  return {{}, root, WingOf(kStep, cols - root)};
}

std::vector<Cell> ClosedThreeRowSquares(std::int64_t cols) { return SquaresOf(ClosedRoot(cols)); }

std::vector<Cell> ThreeRowExtensionSquares() { return SquaresOf(ThreeRowExtension()); }

TourPlan ExtendClosedThreeRows(std::int64_t cols) {
  TourPlan plan = Build(ClosedRoot(cols), true, ClosedThreeRowAxis(cols));
  plan.first_move = SomeMove(plan, plan.start);
  return plan;
}

TourPlan ExtendThreeRows(std::int64_t cols, Cell start) {
  const bool flip = start.row == 2;
  if (flip) start.row = 0;
  const std::int64_t width = cols <= 8 ? cols : cols % kStep == 1 ? 9 : 11;
  std::int64_t before = start.col - start.col % kStep;
  if (before > cols - width) before = cols - width;
  const TourBlock& root = BlockWith(width, {start.row, start.col - before});
  TourPlan plan =
      Build(root, false, {WingOf(kStep, before), width, WingOf(kStep, cols - width - before)});
  plan.start = start;
  plan.first_move = SomeMove(plan, start);
  if (flip) FlipRows(plan);
  return plan;
}

}  // namespace onceover::solver
