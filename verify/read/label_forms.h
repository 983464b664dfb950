// What the words of a board of labels mean, worked out from the boards of a text.
#ifndef ONCEOVER_READ_LABEL_FORMS_H_
#define ONCEOVER_READ_LABEL_FORMS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/tiling_boards.h"

namespace onceover::read {

// The form in which most likely all boards of a text are written: the mark of the missing square,
// the base of the labels, and, where there are at most four of them, the corners that they may
// stand for as codes of shapes.
TilingForm FormOf(const TilingBoards& found, const TilingRequest& request);

// A number that is no label but stands on a square that is not covered, besides the mark.
bool IsFreeNumber(std::string_view word, std::int64_t base);

// The corner that a code of a shape is usually the name of, as a missing corner: 1 2 3 4 from left
// to right and top to bottom, and the letters d c b a likewise.
std::optional<Corner> UsualCorner(std::string_view code);

// The usual shapes: those of UsualCorner.
std::vector<Shape> UsualShapes();

// All ways to give the four corners to up to four codes.
std::vector<std::vector<Shape>> AllShapeTables(std::span<const std::string_view> codes);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LABEL_FORMS_H_
