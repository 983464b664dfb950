// Where in a closed tour is a square, and which square comes at a given place, without the walk.
#ifndef ONCEOVER_RANKS_H_
#define ONCEOVER_RANKS_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "onceover/certificate.h"
#include "onceover/walk.h"

namespace onceover {

// The ranks of a closed tour that PlanTour has constructed: 0 at the plan's start, 1 after its
// first move, and so on. O(1) memory.
class TourRanks {
 public:
  // nullopt for a plan without a cycle: an open tour of an odd board or of four rows, or what was
  // found by search. O(1).
  static std::optional<TourRanks> Of(const TourPlan& plan);

  // The rank of a square of the board, 0 to squares - 1. O(1).
  std::int64_t RankOf(Cell cell) const;

  // The square of a rank, 0 to squares - 1. O(log(rows) + log(cols)).
  Cell SquareAt(std::int64_t rank) const;

 private:
  class Blocks;

  explicit TourRanks(const TourPlan& plan);

  std::shared_ptr<const Blocks> blocks_;
  std::int64_t squares_ = 0;
  bool transposed_ = false;
  bool backwards_ = false;
  std::int64_t start_ = 0;  // the start's place in the order of the blocks
};

}  // namespace onceover

#endif  // ONCEOVER_RANKS_H_
