// Tours for people.
#ifndef ONCEOVER_SOLVER_DRAW_TOUR_H_
#define ONCEOVER_SOLVER_DRAW_TOUR_H_

#include "onceover/solve.h"
#include "onceover/write.h"
#include "text_buffer.h"

namespace onceover::solver {

// Draws the board in box lines (UTF-8) with the step numbers, (n) at the start and [n] at the
// finish. With colours, the lines are grey, start and finish highlighted.
void DrawTour(const Tour& tour, Colours colours, TextBuffer& out);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_DRAW_TOUR_H_
