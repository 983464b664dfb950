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

// The same tour from its finish to its start. O(1) along a cycle, which is left where it was
// entered; otherwise the tour is walked.
void Reverse(TourPlan& plan);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_PLAN_ENDS_H_
