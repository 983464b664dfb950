#include "tromino_search.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "check.h"
#include "onceover/certificate.h"

namespace onceover::solver {
namespace {

// The pieces whose first square in row-major order is a given one: where their box begins, seen
// from there, and what they leave out.
struct Shape {
  std::int64_t col = 0;
  int left_out = 0;
};
constexpr std::array<Shape, 4> kShapes = {{{0, 3}, {0, 2}, {0, 1}, {-1, 0}}};

class Search {
 public:
  Search(std::int64_t rows, std::int64_t cols, std::optional<Cell> missing)
      : rows_(rows),
        cols_(cols),
        missing_(missing ? missing->row * cols + missing->col : -1),
        is_dead_(static_cast<std::size_t>(rows * cols) << (cols + 2)) {}

  // Covers the squares from `square` on; of these, bit i of `covered` tells of square + i.
  bool Cover(std::int64_t square, std::uint32_t covered) {
    while ((covered & 1) != 0 || square == missing_) {
      ++square;
      covered >>= 1;
    }
    if (square >= rows_ * cols_) return true;
    const std::size_t place = static_cast<std::size_t>(square) << (cols_ + 2) | covered;
    if (is_dead_[place]) return false;
    for (const Shape& shape : kShapes) {
      const LPiece piece{{square / cols_, square % cols_ + shape.col}, shape.left_out};
      const auto bits = BitsOf(piece, square);
      if (!bits || (covered & *bits) != 0) continue;
      pieces_.push_back(piece);
      if (Cover(square, covered | *bits)) return true;
      pieces_.pop_back();
    }
    is_dead_[place] = true;
    return false;
  }

  std::vector<LPiece> TakePieces() { return std::move(pieces_); }

 private:
  // The squares of a piece, seen from its first one; nullopt if one cannot be covered at all.
  std::optional<std::uint32_t> BitsOf(const LPiece& piece, std::int64_t first) const {
    if (piece.corner.row + 1 >= rows_ || piece.corner.col < 0 || piece.corner.col + 1 >= cols_) {
      return std::nullopt;
    }
    std::uint32_t bits = 0;
    for (int i = 0; i < 4; ++i) {
      if (i == piece.left_out) continue;
      const std::int64_t square = (piece.corner.row + i / 2) * cols_ + piece.corner.col + i % 2;
      if (square == missing_) return std::nullopt;
      bits |= 1U << (square - first);
    }
    return bits;
  }

  std::int64_t rows_;
  std::int64_t cols_;
  std::int64_t missing_;
  std::vector<bool> is_dead_;
  std::vector<LPiece> pieces_;
};

}  // namespace

std::optional<std::vector<LPiece>> SearchTiling(std::int64_t rows, std::int64_t cols,
                                                std::optional<Cell> missing) {
  ONCEOVER_CHECK(1 <= rows && rows <= kMaxSearchSide && 1 <= cols && cols <= kMaxSearchSide);
  Search search(rows, cols, missing);
  if (!search.Cover(0, 0)) return std::nullopt;
  return search.TakePieces();
}

}  // namespace onceover::solver
