// Answers that are right, against those that are expected.
#ifndef ONCEOVER_READ_PROFILE_COMPARE_H_
#define ONCEOVER_READ_PROFILE_COMPARE_H_

#include <cstddef>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/profile_judge.h"

namespace onceover::read {

// Rejects an answer that is right and not the one that is due. `difference` says where, and what
// stands there, as far as that can be said; its rule is set here.
void RejectAsUnexpected(Verdict& verdict, const Fault& difference);

// Rejects an answer that is right and has come before, as answer number `first` from 0.
void RejectAsRepeated(Verdict& verdict, std::size_t first);

// Rejects a tiling in which two pieces of one colour share an edge: rule label-reused, at the first
// square beside one of another piece of its colour. A colour is what the answer calls the pieces.
void RejectTouchingColours(const TilingAnswer& answer, Verdict& verdict);

// Rejects a tiling of a 2^k x 2^k board without one square that is right and not the one of the
// reference procedure (ReferenceLabel): in its numbering, or, where the answer has no numbers, in
// its pieces.
void CompareWithReference(const TilingAnswer& answer, bool has_numbers, Verdict& verdict);

// Rejects what is right and not what was expected, each answer at the first entry that differs, and
// a file that holds another number of answers.
void Compare(const JudgedAnswers<TilingAnswer>& expected, JudgedAnswers<TilingAnswer>& judged);
void Compare(const JudgedAnswers<TourAnswer>& expected, JudgedAnswers<TourAnswer>& judged);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_COMPARE_H_
