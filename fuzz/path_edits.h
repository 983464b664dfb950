// Edits of a tour as a path that is not empty, for tour_edits.cc.
#ifndef ONCEOVER_FUZZ_PATH_EDITS_H_
#define ONCEOVER_FUZZ_PATH_EDITS_H_

#include <vector>

#include "dice.h"
#include "onceover/certificate.h"

namespace onceover::fuzz {

using Squares = std::vector<Cell>;

// From a square that is a move away from the last one, all after it is reversed.
void ReverseTail(TourProblem& problem, Squares& path, Dice& dice);

// The last square is left out, and the question does not ask for it any more.
void BlockLast(TourProblem& problem, Squares& path, Dice& dice);

// Mirrors the board, or makes its rows columns, with all squares of question and answer.
void TurnBoard(TourProblem& problem, Squares& path, Dice& dice);

// One edit: one of these, or one that may break the tour.
void EditPath(TourProblem& problem, Squares& path, Dice& dice);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_PATH_EDITS_H_
