#include "read/reference_labels.h"

#include <cstdint>

namespace onceover::read {
namespace {

// The quadrant of a block of two halves in which a square is: 0 top left, 1 top right, 2 bottom
// left, 3 bottom right.
std::int64_t QuadrantOf(const Cell& cell, std::int64_t half) {
  return (cell.row >= half ? 2 : 0) + (cell.col >= half ? 1 : 0);
}

// The square of a quadrant that lies at the centre of its block, counted from the quadrant's own
// top left square.
Cell CentralSquare(std::int64_t quadrant, std::int64_t half) {
  return {quadrant < 2 ? half - 1 : 0, quadrant % 2 == 0 ? half - 1 : 0};
}

// A square counted from the top left square of the quadrant that holds it.
Cell Within(const Cell& cell, std::int64_t half) { return {cell.row % half, cell.col % half}; }

}  // namespace

std::int64_t ReferenceLabel(std::int64_t side, const Cell& missing, const Cell& cell) {
  Cell hole = missing;
  Cell square = cell;
  std::int64_t label = 1;  // of the piece at the centre of the block
  for (std::int64_t half = side / 2; square != hole; half /= 2) {
    const std::int64_t quadrant = QuadrantOf(square, half);
    const bool holds_hole = quadrant == QuadrantOf(hole, half);
    hole = holds_hole ? Within(hole, half) : CentralSquare(quadrant, half);
    square = Within(square, half);
    if (!holds_hole && square == hole) return label;
    const std::int64_t pieces_each = (half * half - 1) / 3;
    label += 1 + quadrant * pieces_each;
  }
  return 0;
}

}  // namespace onceover::read
