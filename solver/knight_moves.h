// The eight moves of a knight.
#ifndef ONCEOVER_SOLVER_KNIGHT_MOVES_H_
#define ONCEOVER_SOLVER_KNIGHT_MOVES_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "onceover/certificate.h"

namespace onceover::solver {

struct Move {
  std::int32_t rows;
  std::int32_t cols;
};

// Clockwise, in the order in which the reference program generates them.
inline constexpr std::array<Move, 8> kMoves = {
    {{-2, -1}, {-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}}};

// The move back.
constexpr unsigned Opposite(unsigned move) { return move ^ 4U; }

// The number of the move between two squares a move apart; 8 if they are not.
constexpr unsigned MoveBetween(Cell from, Cell to) {
  unsigned move = 0;
  while (move < kMoves.size() &&
         (to.row - from.row != kMoves[move].rows || to.col - from.col != kMoves[move].cols)) {
    ++move;
  }
  return move;
}

// The square that a move leads to.
constexpr Cell After(Cell from, unsigned move) {
  return {from.row + kMoves[move].rows, from.col + kMoves[move].cols};
}

// The colour of a square that is not that of the top left one; every move changes it.
constexpr bool IsDark(Cell cell) { return cell.row % 2 != cell.col % 2; }

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_KNIGHT_MOVES_H_
