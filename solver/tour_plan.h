// What the constructions of tours share: a side of a board cut into intervals that repeat, and how
// a small board stands for a large one.
#ifndef ONCEOVER_SOLVER_TOUR_PLAN_H_
#define ONCEOVER_SOLVER_TOUR_PLAN_H_

#include <cstdint>
#include <vector>

#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/walk.h"

namespace onceover::solver {

// One side of the root block: `repeats` intervals of length `step`, next to the root, then one of
// length `last` at the edge of the board. Without any interval, last is 0.
struct Wing {
  std::int64_t repeats = 0;
  std::int64_t step = 0;
  std::int64_t last = 0;
};

// An even length, 0 or at least 6, as intervals of 6, and an 8 or a 10 where needed.
Wing WingOfSixes(std::int64_t length);

// A length divisible by `step` as intervals of that.
Wing WingOf(std::int64_t step, std::int64_t length);

// A side of a board, as its intervals.
struct Axis {
  Wing before;
  std::int64_t root = 0;
  Wing after;

  // The side from the other end.
  Axis Flipped() const { return {after, root, before}; }

  // The same with each repeated interval once: a side of the small board.
  Axis Small() const;

  std::int64_t Length() const;

  // Where the root begins.
  std::int64_t Before() const;
};

// An interval of a small axis. Those before the root are flipped: seen from the root, it is as if
// they came after it.
struct Interval {
  std::int64_t begin = 0;
  std::int64_t length = 0;
  bool is_root = false;
  bool flip = false;
};

// The intervals of a small axis: the root, then the others from the root outwards, first those
// after it.
std::vector<Interval> IntervalsOf(const Axis& small);

// The plan of the large board whose sides are `rows` and `cols`, from the links of the small one.
// The start is left to be set.
TourPlan PlanOf(const LinkGrid& small, const Axis& rows, const Axis& cols);

// The same board upside down, left and right exchanged, rows and columns exchanged; starts and
// first moves with it.
void FlipRows(TourPlan& plan);
void FlipCols(TourPlan& plan);
void Transpose(TourPlan& plan);

// The moves that meet on a square.
std::uint8_t LinksOf(const TourPlan& plan, Cell cell);

// The number of the lowest of the moves that meet on a square; 0 if there is none.
std::uint8_t SomeMove(const TourPlan& plan, Cell cell);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_PLAN_H_
