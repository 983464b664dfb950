#include "tromino_closed_form.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/deficient_board.h"
#include "onceover/solve.h"

namespace onceover {
namespace solver {
namespace {

// The bits of a number at the even places. (H. S. Warren, Hacker's Delight, 7-2: outer shuffle.)
constexpr std::uint64_t Spread(std::uint64_t x) {
  x = (x | x << 16) & 0x0000FFFF0000FFFF;
  x = (x | x << 8) & 0x00FF00FF00FF00FF;
  x = (x | x << 4) & 0x0F0F0F0F0F0F0F0F;
  x = (x | x << 2) & 0x3333333333333333;
  x = (x | x << 1) & 0x5555555555555555;
  return x;
}

// The number of squares before an aligned block's corner when all blocks are visited in the order
// of the quadrants.
constexpr std::uint64_t Morton(std::uint32_t row, std::uint32_t col) {
  return Spread(row) << 1 | Spread(col);
}

constexpr std::uint32_t Bit(std::uint32_t value, int index) { return value >> index & 1; }

// log2 of half the side of the block at whose centre the piece on the square lies. `d` is the
// highest bit in which the square differs from the missing one: the square is in a block of side
// 2^d whose hole is a corner.
int CentreLevel(std::uint32_t row, std::uint32_t col, int d) {
  if (d == 0) return 0;
  const std::uint32_t t = row ^ col;
  const std::uint32_t turns = ((t ^ t >> 1) & ((1U << d) - 1)) | 1U << d;
  const int p = std::countr_zero(turns & ~1U);
  // In its 2x2 block, is it the corner that the block's own piece leaves out?
  const bool is_left_out = Bit(row, 0) != Bit(row, p) && Bit(col, 0) != Bit(col, p);
  if (!is_left_out) return 0;
  return std::countr_zero(Bit(row, 0) == 1 ? ~row : row);  // the trailing run of equal bits
}

}  // namespace

std::int64_t PieceAt(int k, Cell missing, Cell cell) {
  const auto row = static_cast<std::uint32_t>(cell.row);
  const auto col = static_cast<std::uint32_t>(cell.col);
  const std::uint32_t apart = (row ^ static_cast<std::uint32_t>(missing.row)) |
                              (col ^ static_cast<std::uint32_t>(missing.col));
  if (apart == 0) return 0;
  const int level = CentreLevel(row, col, static_cast<int>(std::bit_width(apart)) - 1);
  const std::uint32_t mask = ~((2U << level) - 1);
  const std::uint32_t top = row & mask;
  const std::uint32_t left = col & mask;
  // Of a block before this one, all pieces; of a block around it, that at its centre.
  const auto skipped = static_cast<std::uint64_t>(2 * std::popcount(top) + std::popcount(left));
  return k - level + static_cast<std::int64_t>((Morton(top, left) - skipped) / 3);
}

std::array<Cell, 3> SquaresOf(int k, Cell missing, std::int64_t piece) {
  Cell corner{0, 0};
  Cell hole = missing;
  for (int m = k - 1;; --m) {
    const std::int64_t half = std::int64_t{1} << m;
    const Cell middle{corner.row + half, corner.col + half};
    const int with_hole = 2 * int{hole.row >= middle.row} + int{hole.col >= middle.col};
    --piece;  // the one at the centre
    const std::int64_t in_quadrant = PiecesOf(m);
    const int quadrant = piece == 0 ? -1 : static_cast<int>((piece - 1) / in_quadrant);
    std::array<Cell, 3> squares{};
    std::size_t count = 0;
    for (int i = 0; i < 4; ++i) {
      const Cell covered{middle.row - 1 + i / 2, middle.col - 1 + i % 2};
      if (quadrant == i && i != with_hole) hole = covered;
      if (quadrant == -1 && i != with_hole) squares[count++] = covered;
    }
    if (quadrant == -1) return squares;
    piece -= quadrant * in_quadrant;
    corner = {corner.row + quadrant / 2 * half, corner.col + quadrant % 2 * half};
  }
}

}  // namespace solver

std::variant<Refusal, DeficientBoard> DeficientBoard::Of(std::int64_t side, Cell missing) {
  if (side < 1) return Refusal::kBoardEmpty;
  if (!std::has_single_bit(static_cast<std::uint64_t>(side))) return Refusal::kSideNotPowerOfTwo;
  if (side > std::int64_t{1} << kMaxDeficientK) return Refusal::kSideTooLarge;
  const bool is_on_board =
      0 <= missing.row && missing.row < side && 0 <= missing.col && missing.col < side;
  if (!is_on_board) return Refusal::kMissingOffBoard;
  return DeficientBoard(std::countr_zero(static_cast<std::uint64_t>(side)), missing);
}

std::int64_t DeficientBoard::PieceCount() const { return solver::PiecesOf(k_); }

std::optional<std::int64_t> DeficientBoard::PieceAt(Cell cell) const {
  const bool is_on_board = 0 <= cell.row && cell.row < side() && 0 <= cell.col && cell.col < side();
  if (!is_on_board) return std::nullopt;
  return solver::PieceAt(k_, missing_, cell);
}

std::optional<std::array<Cell, 3>> DeficientBoard::SquaresOf(std::int64_t piece) const {
  if (piece < 1 || piece > PieceCount()) return std::nullopt;
  return solver::SquaresOf(k_, missing_, piece);
}

}  // namespace onceover
