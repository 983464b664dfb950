// S. W. Golomb, Checker boards and polyominoes, American Mathematical Monthly 61 (1954): a piece at
// the centre of the block covers one square of each quadrant but the one with the hole, so that
// every quadrant is the same problem again.
#include "tromino_recursion.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "check.h"

namespace onceover::solver {
namespace {

struct Square {
  std::int32_t row;
  std::int32_t col;
};

// Where the quadrants are, in units of half the block: top left, top right, bottom left, bottom
// right. This order is the numbering.
constexpr std::array<Square, 4> kQuadrants = {{{0, 0}, {0, 1}, {1, 0}, {1, 1}}};

// The square of each quadrant that touches the block's centre, as seen from the square below and to
// the right of the centre. An L is any three of the four.
constexpr std::array<Square, 4> kCentre = {{{-1, -1}, {-1, 0}, {0, -1}, {0, 0}}};

class Filler {
 public:
  Filler(std::int32_t side, std::span<std::int32_t> labels) : side_(side), labels_(labels) {}

  // Tiles the block of the given side at `corner` around `hole`. The depth is k.
  void Fill(Square corner, std::int32_t side, Square hole) {
    if (side == 1) return;
    const std::int32_t half = side / 2;
    const Square middle{corner.row + half, corner.col + half};
    const std::size_t with_hole =
        2 * std::size_t{hole.row >= middle.row} + std::size_t{hole.col >= middle.col};
    const std::int32_t piece = next_piece_++;
    for (std::size_t i = 0; i < kQuadrants.size(); ++i) {
      if (i != with_hole) At({middle.row + kCentre[i].row, middle.col + kCentre[i].col}) = piece;
    }
    if (half == 1) return;  // every quadrant is a single square
    for (std::size_t i = 0; i < kQuadrants.size(); ++i) {
      const Square quadrant{corner.row + kQuadrants[i].row * half,
                            corner.col + kQuadrants[i].col * half};
      const Square covered{middle.row + kCentre[i].row, middle.col + kCentre[i].col};
      Fill(quadrant, half, i == with_hole ? hole : covered);
    }
  }

  std::int32_t& At(Square square) {
    return labels_[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(side_) +
                   static_cast<std::size_t>(square.col)];
  }

 private:
  std::int32_t side_;
  std::int32_t next_piece_ = 1;
  std::span<std::int32_t> labels_;
};

}  // namespace

void FillByRecursion(std::int32_t side, std::int32_t missing_row, std::int32_t missing_col,
                     std::span<std::int32_t> labels) {
  ONCEOVER_CHECK(side >= 1 && side <= 1 << 15 &&
                 std::has_single_bit(static_cast<std::uint32_t>(side)));
  ONCEOVER_CHECK(0 <= missing_row && missing_row < side);
  ONCEOVER_CHECK(0 <= missing_col && missing_col < side);
  ONCEOVER_CHECK(labels.size() == static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  Filler filler(side, labels);
  const Square missing{missing_row, missing_col};
  filler.At(missing) = 0;
  filler.Fill({0, 0}, side, missing);
}

}  // namespace onceover::solver
