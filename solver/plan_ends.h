// Tours with a given finish.
#ifndef ONCEOVER_SOLVER_PLAN_ENDS_H_
#define ONCEOVER_SOLVER_PLAN_ENDS_H_

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover::solver {

// The theorem that leaves a problem with start and finish no tour, or nullopt: then there may be
// one. O(1).
std::optional<Reason> ProveNoTourBetween(const TourProblem& problem);

// Answers a problem with a start and a finish and no blocked squares, that no theorem excludes. 3
// to 5 rows are decided unless that takes more than limits.max_nodes states; with both sides from 6
// on a tour is found wherever the colours allow one (tried, not proved: docs/theory.md).
PlanResult PlanBetween(const TourProblem& problem, const Limits& limits);

// The last square of a tour from its start: on a cycle, the one before the start is come to again.
// No walk, but O(rows + cols), as an end of a path is in a block that the board does not repeat.
Cell LastSquare(const TourPlan& plan);

// The same tour from its last square to its start. As LastSquare.
void Reverse(TourPlan& plan);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_PLAN_ENDS_H_
