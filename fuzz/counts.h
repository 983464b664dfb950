// Sums that the counts of every verdict must come to, whatever the answer.
#ifndef ONCEOVER_FUZZ_COUNTS_H_
#define ONCEOVER_FUZZ_COUNTS_H_

#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover::fuzz {

// Each value of the answer is right, or some rule has counted it. The question must make sense.
void RequireSums(const TilingProblem& problem, const LabelGrid& grid, const Verdict& verdict);
void RequireSums(const TilingProblem& problem, const PieceList& list, const Verdict& verdict);
void RequireSums(const TourProblem& problem, const TourPath& path, const Verdict& verdict);
void RequireSums(const TourProblem& problem, const StepGrid& grid, const Verdict& verdict);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_COUNTS_H_
