// Tilings that are right by construction.
#ifndef ONCEOVER_PROPERTIES_TILING_GENERATORS_H_
#define ONCEOVER_PROPERTIES_TILING_GENERATORS_H_

#include <rapidcheck.h>

#include "cases.h"

namespace onceover::properties {

// What the solver makes of a side of 1..32 and any missing square.
rc::Gen<LabelCase> SolvedTiling();

// A board without a missing square: bands of 2x3 blocks and bands of 3x2 blocks, each block cut
// into two pieces in one of two ways. Owes nothing to the solver.
rc::Gen<LabelCase> BlockTiling();

// Any of the above; or a solved square board with blocks beside it, so that a rectangle has a
// missing square; turned and mirrored, its pieces numbered anyhow, and with the missing square
// asked for or left open.
rc::Gen<LabelCase> AnyTiling();

// The same answer with its labels in another order.
LabelCase Relabel(LabelCase it, const std::vector<std::int64_t>& new_labels);

// The labels 1..N of N pieces in a random order, after 0 for the missing square.
std::vector<std::int64_t> DrawNewLabels(const LabelCase& it);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_TILING_GENERATORS_H_
