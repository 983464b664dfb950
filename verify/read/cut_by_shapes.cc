#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "onceover/read.h"
#include "read/cut.h"
#include "read/form.h"

namespace onceover::read {
namespace {

using Piece = std::array<std::int64_t, 3>;

// The squares of the piece whose first square in row-major order is this one.
Piece PieceFrom(std::int64_t square, Corner missing, std::int64_t cols) {
  switch (missing) {
    case Corner::kTopLeft:
      return {square, square + cols - 1, square + cols};
    case Corner::kTopRight:
      return {square, square + cols, square + cols + 1};
    case Corner::kBottomLeft:
      return {square, square + 1, square + cols + 1};
    case Corner::kBottomRight:
      return {square, square + 1, square + cols};
  }
  return {square, square, square};  // not reached: -Wswitch names a corner that is forgotten above
}

bool FitsOnBoard(std::int64_t square, Corner missing, const BoardSize& size) {
  const std::int64_t col = square % size.cols;
  const bool to_the_left = missing == Corner::kTopLeft;
  return square / size.cols + 1 < size.rows && (to_the_left ? col > 0 : col + 1 < size.cols);
}

}  // namespace

Cut CutByShapes(std::span<const std::int64_t> codes, const BoardSize& size,
                std::span<const std::optional<Corner>> missing) {
  Cut cut{.count = CutCount::kUnique, .labels = std::vector<std::int64_t>(codes.size(), 0)};
  std::int64_t pieces = 0;
  for (std::int64_t square = 0; square < std::ssize(codes); ++square) {
    const auto index = static_cast<std::size_t>(square);
    const std::int64_t code = codes[index];
    if (code == 0 || cut.labels[index] != 0) continue;
    const std::optional<Corner> corner = missing[static_cast<std::size_t>(code - 1)];
    bool fits = corner && FitsOnBoard(square, *corner, size);
    const Piece piece = fits ? PieceFrom(square, *corner, size.cols) : Piece{};
    for (const std::int64_t covered : piece) {
      const auto at = static_cast<std::size_t>(covered);
      fits = fits && codes[at] == code && cut.labels[at] == 0;
    }
    if (!fits) return {.count = CutCount::kNone, .uncut = square};
    ++pieces;
    for (const std::int64_t covered : piece) cut.labels[static_cast<std::size_t>(covered)] = pieces;
  }
  return cut;
}

}  // namespace onceover::read
