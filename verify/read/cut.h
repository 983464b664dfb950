// Cutting a board into L pieces where the text tells of each square only its colour, or the shape
// of its piece.
#ifndef ONCEOVER_READ_CUT_H_
#define ONCEOVER_READ_CUT_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"

namespace onceover::read {

// How many cuts a board has.
enum class CutCount : std::uint8_t {
  kNone,
  kUnique,
  kSeveral,
  kUndecided,  // the search was given up; where Cut::labels are there, one cut was found
};

// A cut of a board into pieces of three squares.
struct Cut {
  CutCount count = CutCount::kNone;
  // Row-major: 0 where the board has 0, else the number of the piece, from 1 in the order of first
  // squares. Empty if no cut was found.
  std::vector<std::int64_t> labels = {};
  // Where there is no cut: the first square of the first part of the board that has none.
  std::int64_t uncut = -1;
  // Do two pieces of one colour share an edge?
  bool colours_touch = false;
};

// A cut into pieces each of which is of one colour; 0 is a square of no piece. `colours` holds
// rows * cols entries. Squares of one colour that are connected by edges are cut on their own:
// first where only one piece fits, then by a search of bounded size. O(squares) but for the search.
Cut CutIntoPieces(std::span<const std::int64_t> colours, const BoardSize& size);

// The cut in which each square carries the shape of its piece: `codes` holds 0, or 1 + an index
// into `missing`, the corner of its 2x2 box that a piece of this shape does not cover. The first
// free square in row-major order fixes its piece, so that there is at most one cut. O(squares).
Cut CutByShapes(std::span<const std::int64_t> codes, const BoardSize& size,
                std::span<const std::optional<Corner>> missing);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_CUT_H_
