// Split the squares of a 4 x n board into two halves: h = 0 has the outer squares (rows 0 and 3) of
// the colour of 0,0 and the inner squares (rows 1 and 2) of the other colour, h = 1 the rest. Each
// column c has one outer square o(c) and one inner square i(c) of either half, and from o(c) the
// moves lead to i(c-2), i(c-1), i(c+1) and i(c+2) of the same half. A half with the edges
// o(n-1)-i(n-2) and i(n-1)-o(n-2) takes in columns n and n+1 by
//   o(n-1) i(n+1) o(n) i(n-2)   and   i(n-1) o(n+1) i(n) o(n-2)
// for these, and has the edges o(n+1)-i(n) and i(n+1)-o(n) then: this can be repeated. To the left,
// the same mirrored.
#include "tour_four_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "check.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"
#include "tour_blocks.h"
#include "tour_plan.h"

namespace onceover::solver {
namespace {

constexpr std::int64_t kRows = 4;
constexpr std::int64_t kStep = 2;  // columns that one extension adds

// The root begins at an even column.
Cell Outer(int half, std::int64_t col) { return {(col + half) % 2 == 0 ? 0 : 3, col}; }
Cell Inner(int half, std::int64_t col) { return {(col + half) % 2 == 0 ? 1 : 2, col}; }

// `col` is the last column so far, and `step` leads to the next one: 1 or -1.
void Extend(LinkGrid& grid, std::int64_t col, std::int64_t step) {
  const auto take_in = [&](Cell last, Cell before, Cell middle, Cell end) {
    grid.Unlink(last, before);
    grid.Link(last, end);
    grid.Link(end, middle);
    grid.Link(middle, before);
  };
  for (const int half : {0, 1}) {
    take_in(Outer(half, col), Inner(half, col - step), Outer(half, col + step),
            Inner(half, col + 2 * step));
    take_in(Inner(half, col), Outer(half, col - step), Inner(half, col + step),
            Outer(half, col + 2 * step));
  }
}

void ExtendAll(LinkGrid& grid, const Axis& small) {
  std::int64_t right = small.Length() - small.after.repeats * kStep - small.after.last;
  for (; right < small.Length(); right += kStep) Extend(grid, right - 1, 1);
  std::int64_t left = small.before.repeats * kStep + small.before.last;
  for (; left > 0; left -= kStep) Extend(grid, left, -1);
}

const TourBlock& BlockWith(std::int64_t cols, std::int64_t start) {
  for (const TourBlock& block : FourRowBlocks()) {
    if (block.cols == cols && block.start_col == start) return block;
  }
  ONCEOVER_CHECK(false && "a block and a start of the table");
}

}  // namespace

TourPlan ExtendFourRows(std::int64_t cols, Cell start) {
  const bool flip = start.row == 3;
  start.row = 0;
  const std::int64_t width = cols % kStep == 1 ? 5 : 6;
  const std::int64_t before = std::min(start.col - start.col % kStep, cols - width);
  const TourBlock& root = BlockWith(width, start.col - before);
  const Axis axis{WingOf(kStep, before), width, WingOf(kStep, cols - width - before)};
  const Axis small = axis.Small();
  LinkGrid grid(kRows, small.Length());
  const std::int64_t origin = small.before.repeats * kStep + small.before.last;
  const std::vector<Cell> squares = SquaresOf(root);
  for (std::size_t i = 1; i < squares.size(); ++i) {
    const auto place = [&](Cell cell) { return Cell{cell.row, cell.col + origin}; };
    grid.Link(place(squares[i - 1]), place(squares[i]));
  }
  ExtendAll(grid, small);
  TourPlan plan = PlanOf(grid, {{}, kRows, {}}, axis);
  plan.start = start;
  plan.first_move = SomeMove(plan, start);
  if (flip) FlipRows(plan);
  return plan;
}

}  // namespace onceover::solver
