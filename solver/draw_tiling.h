// Tilings for people.
#ifndef ONCEOVER_SOLVER_DRAW_TILING_H_
#define ONCEOVER_SOLVER_DRAW_TILING_H_

#include "onceover/solve.h"
#include "onceover/write.h"
#include "text_buffer.h"

namespace onceover::solver {

// Draws the outlines of the pieces in box lines (UTF-8), the missing square filled. With colours,
// the pieces are coloured so that neighbours differ.
void DrawTiling(const Tiling& tiling, Colours colours, TextBuffer& out);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_DRAW_TILING_H_
