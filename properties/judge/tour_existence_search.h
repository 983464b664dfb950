// Is there a tour where no theorem decides? A tour that our solver finds and the kernel accepts
// says yes; on small boards, a search of all paths that shares nothing with the solver says no.
#ifndef ONCEOVER_PROPERTIES_JUDGE_TOUR_EXISTENCE_SEARCH_H_
#define ONCEOVER_PROPERTIES_JUDGE_TOUR_EXISTENCE_SEARCH_H_

#include <cstdint>
#include <optional>

#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover::properties {

// A board of more squares to visit is not searched.
inline constexpr std::int64_t kMostSearched = 25;

struct SearchedExistence {
  Existence existence;                             // by a theorem, or without one by a search
  std::optional<TourPath> witness = std::nullopt;  // a tour, if a search has found one
};

// Undecided where the solver gives up, or says no and the board is not small enough. At most some
// seconds.
SearchedExistence SearchExistence(const TourProblem& problem);

// All paths, depth first; undecided after so many squares tried. Total for questions that make
// sense.
Decision SearchAllPaths(const TourProblem& problem, std::int64_t max_nodes = 200'000'000);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_TOUR_EXISTENCE_SEARCH_H_
