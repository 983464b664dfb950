// When is there no knight's tour? Answers from theorems, without searching.
#ifndef ONCEOVER_SOLVER_TOUR_EXISTENCE_H_
#define ONCEOVER_SOLVER_TOUR_EXISTENCE_H_

#include <cstdint>
#include <optional>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover::solver {

// Why a rows x cols board, both at least 1, has no closed tour (Schwenk 1991), or nullopt: then it
// has one. A closed tour has three squares or more, so that 1x1 has none. O(1).
std::optional<Reason> ProveNoClosedTour(std::int64_t rows, std::int64_t cols);

// Why the board has no open tour at all (Chia & Ong 2005), or nullopt: then it has one, from some
// square. O(1).
std::optional<Reason> ProveNoOpenTour(std::int64_t rows, std::int64_t cols);

// Why no open tour of the board begins at `start`, a square of the board, or nullopt: then there is
// one. Includes ProveNoOpenTour. O(1).
std::optional<Reason> ProveNoOpenTourFrom(std::int64_t rows, std::int64_t cols, Cell start);

// The theorem that leaves a problem without finish and blocked squares no tour, or nullopt.
std::optional<Reason> ProveNoTour(const TourProblem& problem);

// What makes a request none: kBoardEmpty, kStartOffBoard.
std::optional<Refusal> RefuseTour(const TourProblem& problem);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_EXISTENCE_H_
