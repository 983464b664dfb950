// Right tours, and edits of any tour, for the mutators of tour_certificate_fuzzer.cc.
#ifndef ONCEOVER_FUZZ_TOUR_EDITS_H_
#define ONCEOVER_FUZZ_TOUR_EDITS_H_

#include "certificate_mutator.h"
#include "dice.h"
#include "tour_input.h"

namespace onceover::fuzz {

// A tour by the solver, open or closed, path or step grid, on a board of up to 8 x 8 squares.
template <>
TourInput RightInput<TourInput>(Dice& dice);

// One edit, of one of these kinds. That keep a right tour right: the path backwards, from another
// square on (if closed), from a segment reversed so that all moves are knight's moves still (Posa
// 1976), the board turned, the last square blocked instead, the other form. That may break it: two
// steps exchanged, a segment reversed, moved or rotated, a square changed, squares dropped or
// doubled, a row of steps shifted, a step changed, ends or a board other than asked for.
void Edit(TourInput& input, Dice& dice);

// Replaces the last part of the answer by that of another, or, where they are not alike, by that of
// a tour by the solver on the same board.
void Splice(TourInput& input, const TourInput& other, Dice& dice);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TOUR_EDITS_H_
