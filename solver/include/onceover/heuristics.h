// Warnsdorff's rule without backtracking: fast, and it fails. The reference search (SolveTour) and
// the construction (PlanTour) do not.
#ifndef ONCEOVER_HEURISTICS_H_
#define ONCEOVER_HEURISTICS_H_

#include <cstdint>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover {

// Which of the free squares with the fewest onward moves comes next.
enum class TieBreak : std::uint8_t {
  kFixedOrder,  // the first in the order of the reference program
  kPohl,        // the one whose neighbours have the fewest onward moves in total; then fixed order
  kRoth,        // the one furthest from the centre of the board; then fixed order
};

// Walks from the start (0,0 without one) as the rule says: an open tour, or GaveUp with the squares
// visited when the rule leads nowhere. Refusals as of SolveTour; a finish, blocked squares and
// closed tours are kFinishOrBlocked. Theorems come first. 9 bytes a square; O(squares) time.
// I. Pohl, A method for finding Hamilton paths and knight's tours, CACM 10 (1967), 446-449;
// A. Roth's rule is quoted after him; we know of no publication of his own.
TourResult FollowWarnsdorff(const TourProblem& problem, TieBreak ties, const Limits& limits = {});

}  // namespace onceover

#endif  // ONCEOVER_HEURISTICS_H_
