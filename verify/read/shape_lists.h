// Lists of `x y c`: a square of a piece, and the shape of the piece.
#ifndef ONCEOVER_READ_SHAPE_LISTS_H_
#define ONCEOVER_READ_SHAPE_LISTS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

// A line of a list: three words if it is what it should be.
struct ShapeLine {
  std::vector<std::string_view> words;
  bool is_entry = false;  // two numbers and a short word
};

using ShapeList = std::vector<ShapeLine>;

// The lists of a text, of which there are as many as have the length that is asked for. Lines
// among the entries of a list that are none, but look like it, belong to it.
std::vector<ShapeList> FindShapeLists(const Text& text, const TilingRequest& request);

// The board that the list is for: that which was asked for, else one of side 2^k for its length, or
// for its greatest coordinate.
BoardSize BoardOf(const ShapeList& list, const TilingRequest& request);

// The piece of an entry; nothing if its shape is not one of the form's. The square that the text
// names comes first where it is the inner corner.
std::optional<std::array<Cell, 3>> PieceOf(const Cell& square, std::string_view code,
                                           const TilingForm& form, const BoardSize& board);

// The corner that a word such as UL, NE or BR names.
std::optional<Corner> NamedCorner(std::string_view word);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SHAPE_LISTS_H_
