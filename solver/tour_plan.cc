#include "tour_plan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "check.h"
#include "knight_moves.h"

namespace onceover::solver {
namespace {

std::int64_t LengthOf(const Wing& wing) { return wing.repeats * wing.step + wing.last; }

// Appends the places on the small side of an interval, `repeats` times; returns where it ends.
std::int64_t Append(std::vector<std::uint32_t>& map, std::int64_t begin, std::int64_t length,
                    std::int64_t repeats) {
  for (std::int64_t i = 0; i < repeats; ++i) {
    for (std::int64_t at = 0; at < length; ++at) {
      map.push_back(static_cast<std::uint32_t>(begin + at));
    }
  }
  return repeats > 0 ? begin + length : begin;
}

std::vector<std::uint32_t> MapOf(const Axis& axis) {
  std::vector<std::uint32_t> map;
  map.reserve(static_cast<std::size_t>(axis.Length()));
  std::int64_t at = 0;
  at = Append(map, at, axis.before.last, axis.before.last > 0 ? 1 : 0);
  at = Append(map, at, axis.before.step, axis.before.repeats);
  at = Append(map, at, axis.root, 1);
  at = Append(map, at, axis.after.step, axis.after.repeats);
  Append(map, at, axis.after.last, axis.after.last > 0 ? 1 : 0);
  return map;
}

// The moves under a symmetry of the board: bit i goes to bit to[i].
using MoveMap = std::array<unsigned, kMoves.size()>;
constexpr MoveMap kUpsideDown = {5, 4, 3, 2, 1, 0, 7, 6};
constexpr MoveMap kMirrored = {1, 0, 7, 6, 5, 4, 3, 2};
constexpr MoveMap kTransposed = {7, 6, 5, 4, 3, 2, 1, 0};

void MapMoves(TourPlan& plan, const MoveMap& to) {
  for (std::uint8_t& links : plan.links) {
    unsigned mapped = 0;
    for (unsigned rest = links; rest != 0; rest &= rest - 1) {
      mapped |= 1U << to[static_cast<unsigned>(std::countr_zero(rest))];
    }
    links = static_cast<std::uint8_t>(mapped);
  }
  plan.first_move = static_cast<std::uint8_t>(to[plan.first_move]);
}

}  // namespace

Wing WingOfSixes(std::int64_t length) {
  ONCEOVER_CHECK(length == 0 || (length >= 6 && length % 2 == 0));
  if (length == 0) return {};
  const std::int64_t last = 6 + length % 6;
  return {(length - last) / 6, 6, last};
}

Wing WingOf(std::int64_t step, std::int64_t length) {
  ONCEOVER_CHECK(length >= 0 && length % step == 0);
  if (length == 0) return {};
  return {length / step - 1, step, step};
}

Axis Axis::Small() const {
  Axis small = *this;
  small.before.repeats = std::min<std::int64_t>(before.repeats, 1);
  small.after.repeats = std::min<std::int64_t>(after.repeats, 1);
  return small;
}

std::int64_t Axis::Before() const { return LengthOf(before); }

std::int64_t Axis::Length() const { return LengthOf(before) + root + LengthOf(after); }

std::vector<Interval> IntervalsOf(const Axis& small) {
  const std::int64_t root = LengthOf(small.before);
  std::vector<Interval> intervals = {{root, small.root, true, false}};
  std::int64_t end = root + small.root;
  for (const std::int64_t length : {small.after.repeats * small.after.step, small.after.last}) {
    if (length > 0) intervals.push_back({end, length, false, false});
    end += length;
  }
  std::int64_t begin = root;
  for (const std::int64_t length : {small.before.repeats * small.before.step, small.before.last}) {
    begin -= length;
    if (length > 0) intervals.push_back({begin, length, false, true});
  }
  return intervals;
}

TourPlan PlanOf(const LinkGrid& small, const Axis& rows, const Axis& cols) {
  TourPlan plan;
  plan.rows = rows.Length();
  plan.cols = cols.Length();
  plan.squares = plan.rows * plan.cols;
  plan.is_constructed = true;
  plan.row_map = MapOf(rows);
  plan.col_map = MapOf(cols);
  plan.links = small.links;
  for (std::uint32_t& row : plan.row_map) row *= static_cast<std::uint32_t>(small.cols);
  return plan;
}

void FlipRows(TourPlan& plan) {
  std::ranges::reverse(plan.row_map);
  plan.start.row = plan.rows - 1 - plan.start.row;
  MapMoves(plan, kUpsideDown);
}

void FlipCols(TourPlan& plan) {
  std::ranges::reverse(plan.col_map);
  plan.start.col = plan.cols - 1 - plan.start.col;
  MapMoves(plan, kMirrored);
}

void Transpose(TourPlan& plan) {
  std::swap(plan.rows, plan.cols);
  std::swap(plan.row_map, plan.col_map);
  std::swap(plan.start.row, plan.start.col);
  MapMoves(plan, kTransposed);
}

std::uint8_t LinksOf(const TourPlan& plan, Cell cell) {
  return plan.links[plan.row_map[static_cast<std::size_t>(cell.row)] +
                    plan.col_map[static_cast<std::size_t>(cell.col)]];
}

std::uint8_t SomeMove(const TourPlan& plan, Cell cell) {
  const std::uint8_t links = LinksOf(plan, cell);
  return links == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(std::countr_zero(links));
}

}  // namespace onceover::solver
