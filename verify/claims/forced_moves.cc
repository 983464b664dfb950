#include "claims/forced_moves.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "claims/tour_board.h"
#include "claims/tour_ends.h"
#include "kernel/geometry.h"
#include "onceover/certificate.h"

namespace onceover::claims {
namespace {

// The squares a knight's move away, at most eight. With three rows or more nothing overflows.
class Neighbours {
 public:
  Neighbours(const Board& board, Cell square) {
    for (std::int64_t down = -2; down <= 2; ++down) {
      for (std::int64_t right = -2; right <= 2; ++right) {
        if (down * right != 2 && down * right != -2) continue;
        const Cell there{square.row + down, square.col + right};
        if (kernel::IsOnBoard(board.rows, board.cols, there)) cells_[count_++] = there;
      }
    }
  }

  std::span<const Cell> Cells() const { return std::span(cells_).first(count_); }

 private:
  std::array<Cell, 8> cells_{};
  std::size_t count_ = 0;
};

// How many moves of `square` are forced by narrow neighbours, the one at `end` not counted.
std::ptrdiff_t ForcedMoves(const Board& board, Cell square, Cell end) {
  const Neighbours neighbours(board, square);
  return std::ranges::count_if(neighbours.Cells(),
                               [&](Cell cell) { return cell != end && IsNarrow(board, cell); });
}

// Is there a narrow square whose two neighbours are the two ends?
bool IsNarrowBetween(const Board& board, const Ends& ends) {
  const Neighbours neighbours(board, ends.one);
  return std::ranges::any_of(neighbours.Cells(), [&](Cell cell) {
    return cell != ends.other && IsNarrow(board, cell) && kernel::IsKnightMove(cell, ends.other);
  });
}

// Three rows: is one end in column 2 of an outer row and the other in column 3 of the middle row?
// Then (say the outer row is the first; columns from either edge) 1,0 forces 0,2 - 1,0 - 2,2; for
// 2,1 there are only 0,0 and 1,3 left; 1,3, an end, takes no second move, so that 0,1 goes to 2,0
// and 2,2; and the ends are joined after nine squares.
bool IsNineSquareLoop(const Board& board, Cell outer, Cell middle) {
  if (board.rows != 3 || outer.row == 1 || middle.row != 1) return false;
  return (outer.col == 2 && middle.col == 3) ||
         (outer.col == board.cols - 3 && middle.col == board.cols - 4);
}

}  // namespace

bool IsNarrow(const Board& board, Cell square) {
  return Neighbours(board, square).Cells().size() == 2;
}

bool IsOpenRefuted(const Board& board, const Ends& ends) {
  // An end has one move, so it cannot have two that are forced.
  if (ForcedMoves(board, ends.one, ends.other) >= 2) return true;
  if (ForcedMoves(board, ends.other, ends.one) >= 2) return true;
  // The ends joined over one square make a tour of three.
  if (IsNarrowBetween(board, ends)) return true;
  return IsNineSquareLoop(board, ends.one, ends.other) ||
         IsNineSquareLoop(board, ends.other, ends.one);
}

bool IsClosedRefuted(const Board& board, const Ends& ends) {
  // A square has two moves, so with two forced ones it cannot have a third.
  return ForcedMoves(board, ends.one, ends.other) >= 2 ||
         ForcedMoves(board, ends.other, ends.one) >= 2;
}

}  // namespace onceover::claims
