#include "read/certificates.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace onceover::read {

std::int64_t ZeroBased(std::int64_t number) {
  return number == std::numeric_limits<std::int64_t>::min() ? number : number - 1;
}

TourPath PathOfPairs(std::span<const std::int64_t> values) {
  TourPath path;
  path.squares.reserve(values.size() / 2);
  for (std::size_t i = 0; i + 2 <= values.size(); i += 2) {
    path.squares.push_back({ZeroBased(values[i]), ZeroBased(values[i + 1])});
  }
  return path;
}

TourPath PathOfSquareNumbers(std::span<const std::int64_t> values, std::int64_t cols) {
  TourPath path;
  path.squares.reserve(values.size());
  for (const std::int64_t value : values) {
    const std::int64_t square = ZeroBased(value);
    Cell cell{square / cols, square % cols};
    if (cell.col < 0)
      cell = {cell.row - 1, cell.col + cols};  // a negative number is above the board
    path.squares.push_back(cell);
  }
  return path;
}

PieceList PiecesOfSextuples(std::span<const std::int64_t> values) {
  PieceList list;
  list.pieces.reserve(values.size() / 6);
  for (std::size_t i = 0; i + 6 <= values.size(); i += 6) {
    std::array<Cell, 3> piece;
    for (std::size_t square = 0; square < piece.size(); ++square) {
      piece[square] = {ZeroBased(values[i + 2 * square]), ZeroBased(values[i + 2 * square + 1])};
    }
    list.pieces.push_back(piece);
  }
  return list;
}

}  // namespace onceover::read
