#include "read/profile_theory.h"

#include "onceover/certificate.h"

namespace onceover::read {

Existing ExistingOf(const Existence& existence) {
  switch (existence.decision) {
    case Decision::kExists:
      return Existing::kYes;
    case Decision::kNone:
      return Existing::kNo;
    case Decision::kUndecided:
    case Decision::kMakesNoSense:
      return Existing::kUnknown;
  }
  return Existing::kUnknown;
}

ExistenceTheory TheoremsOfClaims() {
  return {
      .tiling = [](const TilingProblem& problem) { return ExistingOf(DecideTiling(problem)); },
      .tour = [](const TourProblem& problem) { return ExistingOf(DecideTour(problem)); },
  };
}

}  // namespace onceover::read
