// Tours around blocked squares, by search.
#ifndef ONCEOVER_SOLVER_TOUR_BLOCKED_H_
#define ONCEOVER_SOLVER_TOUR_BLOCKED_H_

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover::solver {

// Are the blocked squares of a problem in row-major order, each once, on the board, not all of it,
// and none of them the start or the finish?
bool IsBlockedRight(const TourProblem& problem);

// Answers a problem with blocked squares that are right. Up to 200 bytes a square. `impossible` if
// the board falls apart, if the colours do not fit, if squares have too few ways, or if every way
// was tried; GaveUp after limits.max_nodes squares.
PlanResult SearchBlocked(const TourProblem& problem, const Limits& limits);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_BLOCKED_H_
