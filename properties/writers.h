// Answers, right or wrong, as the words of each format (docs/formats.md).
//
// The first word of each has the gap that must precede it where another answer comes before.
#ifndef ONCEOVER_PROPERTIES_WRITERS_H_
#define ONCEOVER_PROPERTIES_WRITERS_H_

#include <vector>

#include "cases.h"
#include "text.h"

namespace onceover::properties {

// As many labels as the board has squares.
std::vector<Word> WriteLabels(const LabelCase& it);
std::vector<Word> WritePieces(const PieceCase& it);
std::vector<Word> WriteJson(const LabelCase& it);
std::vector<Word> WriteJson(const PieceCase& it);

// Every square on the board.
std::vector<Word> WriteCells(const PathCase& it);
std::vector<Word> WritePairs(const PathCase& it);
// As many steps as the board has squares.
std::vector<Word> WriteGrid(const StepCase& it);
std::vector<Word> WriteJson(const PathCase& it);
std::vector<Word> WriteJson(const StepCase& it);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_WRITERS_H_
