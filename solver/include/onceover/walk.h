// Tours too large to keep: a plan of O(rows + cols) bytes, and a walk along it, square by square.
#ifndef ONCEOVER_WALK_H_
#define ONCEOVER_WALK_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover {

// A tour as the moves that meet on each square. Most boards repeat a few blocks, so that the moves
// are kept for one small board only: those of square (row, col) are
// links[row_map[row] + col_map[col]], bit i for the move number i, clockwise from (-2,-1) as
// (row, column). Two bits on every square, one on the ends of an open tour.
struct TourPlan {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  std::int64_t squares = 0;     // that are visited: all but the blocked ones
  bool closed = false;          // the moves form a cycle: it can be walked from any square
  bool is_constructed = false;  // by the rule of docs/theory.md, which TourRanks knows
  Cell start;
  std::uint8_t first_move = 0;  // the number of the move from the start, unless that is all
  std::vector<std::uint32_t> row_map;
  std::vector<std::uint32_t> col_map;
  std::vector<std::uint8_t> links;
  friend bool operator==(const TourPlan&, const TourPlan&) = default;
};

using PlanResult = std::variant<Refusal, Impossible, GaveUp, TourPlan>;

// Constructs a tour of any board, from any start, open or closed, or names the theorem that leaves
// none: without finish and blocked squares nothing is ever given up. Without a start, one is
// chosen. From a board with a closed tour an open tour is part of that. Sides are at most
// kMaxPlanSide. Refusals in the order kBoardEmpty, kStartOffBoard, kFinishOrBlocked, kMemory.
// O(rows + cols) time and memory: 4 bytes a row and a column. The construction is in
// docs/theory.md.
//
// With a finish: 3 to 5 rows are decided within limits.max_nodes states; both sides from 6 on, a
// tour is built in time and memory O(rows * cols), a byte a square, where the ends are far apart.
// Around blocked squares: by search, within limits.max_nodes squares tried.
PlanResult PlanTour(const TourProblem& problem, const Limits& limits = {});

// A random tour with the ends that PlanTour would give it, from a random start where none is given.
// The same seed gives the same tour on every machine; not all tours are equally likely. Two seeds
// differ in most of their moves wherever tours do. O(rows * cols) time, some 0.5 us a square, and
// RandomTourMemory. At most 2^32 squares; kMemory otherwise.
PlanResult PlanRandomTour(const TourProblem& problem, std::uint64_t seed,
                          const Limits& limits = {});

// Bytes that PlanRandomTour needs for a board, 6 a square; the maximum of int64 when it is too
// large. Sides at least 1.
std::int64_t RandomTourMemory(std::int64_t rows, std::int64_t cols);

inline constexpr std::int64_t kMaxPlanSide = std::int64_t{1} << 31;

// Bytes that PlanTour needs for a board; the maximum of int64 when a side is too large.
std::int64_t PlanMemory(std::int64_t rows, std::int64_t cols);

// Walks along a plan, which must outlive the walk; O(1) a step, no allocation. On a cycle it never
// ends; on a path it must not be moved past the finish: there are plan.squares squares.
class TourWalk {
 public:
  // From the start.
  explicit TourWalk(const TourPlan& plan) : TourWalk(plan, plan.start, plan.first_move) {}

  // From any square, by a move that the plan has there.
  TourWalk(const TourPlan& plan, Cell from, unsigned move)
      : plan_(&plan), square_(from), move_(move) {}

  Cell square() const { return square_; }

  // The number of the move that Step will make.
  unsigned move() const { return move_; }

  void Step() {
    square_.row += kRows[move_];
    square_.col += kCols[move_];
    const std::uint8_t links = plan_->links[plan_->row_map[static_cast<std::size_t>(square_.row)] +
                                            plan_->col_map[static_cast<std::size_t>(square_.col)]];
    const unsigned others = links & ~(1U << (move_ ^ 4U));  // not back
    move_ = static_cast<unsigned>(std::countr_zero(others)) & 7U;
  }

 private:
  static constexpr std::array<std::int64_t, 8> kRows = {-2, -2, -1, 1, 2, 2, 1, -1};
  static constexpr std::array<std::int64_t, 8> kCols = {-1, 1, 2, 2, 1, -1, -2, -2};

  const TourPlan* plan_;
  Cell square_;
  unsigned move_;
};

// The squares of a plan, one after the other, beginning with the start. O(squares).
template <typename Visit>
void ForEachSquare(const TourPlan& plan, const Visit& visit) {
  TourWalk walk(plan);
  visit(walk.square());
  for (std::int64_t left = plan.squares - 1; left > 0; --left) {
    walk.Step();
    visit(walk.square());
  }
}

// The same tour square by square: 4 bytes a square, at most 2^31 - 1 of them.
Tour ToTour(const TourPlan& plan, bool closed);

}  // namespace onceover

#endif  // ONCEOVER_WALK_H_
