// Answers that may be right or wrong: anything, and what is a few changes away from a right one.
#ifndef ONCEOVER_PROPERTIES_EDITS_H_
#define ONCEOVER_PROPERTIES_EDITS_H_

#include <rapidcheck.h>

#include "cases.h"

namespace onceover::properties {

// A right answer, some of whose values are replaced or exchanged, and maybe another question: at
// times still a right one.
rc::Gen<LabelCase> EditedLabels();
rc::Gen<PieceCase> EditedPieces();
rc::Gen<PathCase> EditedPath();
rc::Gen<StepCase> EditedSteps();

// Any values on a small board; at times not as many as there are squares, or a question that makes
// no sense.
rc::Gen<LabelCase> RandomLabels();
rc::Gen<PieceCase> RandomPieces();
rc::Gen<PathCase> RandomPath();
rc::Gen<StepCase> RandomSteps();

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_EDITS_H_
