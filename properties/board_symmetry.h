// The eight symmetries of a rectangle's grid, on questions and answers: they change no verdict.
#ifndef ONCEOVER_PROPERTIES_BOARD_SYMMETRY_H_
#define ONCEOVER_PROPERTIES_BOARD_SYMMETRY_H_

#include <cstdint>

#include "cases.h"

namespace onceover::properties {

inline constexpr std::int64_t kSymmetries = 8;

// Transposes where bit 2 of `symmetry` is set, after turning the rows (bit 0) and the columns
// (bit 1) around. A grid whose length is not that of the board has no image and is left as it is.
LabelCase Transform(const LabelCase& it, std::int64_t symmetry);
PieceCase Transform(const PieceCase& it, std::int64_t symmetry);
PathCase Transform(const PathCase& it, std::int64_t symmetry);
StepCase Transform(const StepCase& it, std::int64_t symmetry);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_BOARD_SYMMETRY_H_
