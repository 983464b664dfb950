// Numbers beside a board that count its rows and columns.
#ifndef ONCEOVER_READ_BOARD_LABELS_H_
#define ONCEOVER_READ_BOARD_LABELS_H_

#include <optional>

#include "onceover/read.h"
#include "read/matrix.h"

namespace onceover::read {

// Drops a first row that counts the columns, and a first or last column that counts the rows, up or
// down, where the board asked for, or a square one, is left.
void DropLabels(const std::optional<BoardSize>& asked, Matrix& matrix);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_BOARD_LABELS_H_
