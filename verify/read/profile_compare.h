// Answers that are right, against those that are expected.
#ifndef ONCEOVER_READ_PROFILE_COMPARE_H_
#define ONCEOVER_READ_PROFILE_COMPARE_H_

#include <cstdint>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/profile_judge.h"

namespace onceover::read {

// Rejects an answer that is right and not the one that is due.
void RejectAsUnexpected(Verdict& verdict, std::int64_t index);

// Rejects a tiling in which two pieces of one colour share an edge: rule label-reused, at the first
// square beside one of another piece of its colour. A colour is what the answer calls the pieces.
void RejectTouchingColours(const TilingAnswer& answer, Verdict& verdict);

// Rejects what is right and not what was expected, each answer at the first entry that differs, and
// a file that holds another number of answers.
void Compare(const JudgedAnswers<TilingAnswer>& expected, JudgedAnswers<TilingAnswer>& judged);
void Compare(const JudgedAnswers<TourAnswer>& expected, JudgedAnswers<TourAnswer>& judged);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_COMPARE_H_
