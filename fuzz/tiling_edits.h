// Right tilings, and edits of any tiling, for the mutators of tiling_certificate_fuzzer.cc.
#ifndef ONCEOVER_FUZZ_TILING_EDITS_H_
#define ONCEOVER_FUZZ_TILING_EDITS_H_

#include "certificate_mutator.h"
#include "dice.h"
#include "tiling_input.h"

namespace onceover::fuzz {

// A tiling by the solver, labels or pieces: a deficient board of side 2..16, or a rectangle.
template <>
TilingInput RightInput<TilingInput>(Dice& dice);

// One edit, of one of these kinds. That keep a right tiling right: exchanging two labels, mirroring
// two pieces that fill a 2x3 block, turning the board with its missing square, the other form,
// other orders of pieces and their squares. That break it: two squares exchanged, one moved to the
// piece beside it, a row shifted, a block turned, one value changed, values dropped or doubled, a
// missing square or a board other than asked for.
void Edit(TilingInput& input, Dice& dice);

// Replaces the last part of the answer by that of another, or, where they are not alike, by that of
// the solver's answer to the same question.
void Splice(TilingInput& input, const TilingInput& other, Dice& dice);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TILING_EDITS_H_
