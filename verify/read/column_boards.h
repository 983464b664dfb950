// Boards whose columns have a fixed width, so that numbers may touch and squares may be blank.
#ifndef ONCEOVER_READ_COLUMN_BOARDS_H_
#define ONCEOVER_READ_COLUMN_BOARDS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "onceover/read.h"
#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

// The boards whose columns are `width` bytes wide, behind a row label or none. The board is the one
// asked for, or square. A blank square is an empty word.
std::vector<Matrix> FindColumnBoards(const Text& text, std::int64_t width,
                                     const std::optional<BoardSize>& asked);

// The width at which most numbers of a board come to light; 0 if there is none.
std::int64_t FindColumnWidth(const Text& text, const std::optional<BoardSize>& asked);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_COLUMN_BOARDS_H_
