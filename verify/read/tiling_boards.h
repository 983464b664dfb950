// The boards of labels in a text, whatever the labels are.
#ifndef ONCEOVER_READ_TILING_BOARDS_H_
#define ONCEOVER_READ_TILING_BOARDS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "onceover/read.h"
#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

struct TilingBoards {
  bool numbers = true;  // most squares carry a number; else words or characters
  std::vector<Matrix> boards = {};
};

// The boards of a text, in its order: those of numbers, with any other word as a mark, or where
// there are none those of FindWordBoards. Lists of squares or of shapes are no boards. `width` is
// that of columns without blanks between; 0: none.
TilingBoards FindTilingBoards(const Text& text, const TilingRequest& request, std::int64_t width);

// The square that is asked to be the missing one.
std::optional<Cell> AskedSquare(const TilingRequest& request);

// How many pieces the board that is asked for needs; 0 if there is none, or none that makes sense.
std::int64_t PiecesAsked(const TilingRequest& request);

// Is a board that the text shows another than was asked for? Then that is the answer's fault. One
// with as many columns is not: it has too few rows, or too many, as the checker will find.
bool IsOtherBoard(const TilingRequest& request, const BoardSize& shown, const Position& at,
                  TilingAnswer& answer);

// k where `pieces` pieces cover a board of side 2^k but for one square.
std::optional<std::int64_t> PowerOfPieces(std::int64_t pieces);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TILING_BOARDS_H_
