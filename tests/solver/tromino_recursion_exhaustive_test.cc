// Every missing square of the small boards, against a formula that knows no recursion.
#include <gtest/gtest.h>

#include <bit>
#include <cstddef>
#include <cstdint>

#include "onceover/solve.h"
#include "plain_rules.h"
#include "tromino_recursion.h"

namespace onceover {
namespace {

constexpr int kMaxK = 5;
constexpr int kCases = 1 + 4 + 16 + 64 + 256 + 1024;

std::uint32_t Bit(std::uint32_t value, int index) { return (value >> index) & 1; }

// Rows in the odd bits, columns in the even ones.
std::uint32_t Morton(std::uint32_t row, std::uint32_t col) {
  std::uint32_t result = 0;
  for (int i = 0; i < 15; ++i) result |= Bit(row, i) << (2 * i + 1) | Bit(col, i) << (2 * i);
  return result;
}

// The number of the piece on (row, col) of the 2^k board with the given square missing, straight
// from the bits of the coordinates: the closed form of docs/ (theory of the tilings).
std::int32_t PieceAt(int k, std::uint32_t missing_row, std::uint32_t missing_col, std::uint32_t row,
                     std::uint32_t col) {
  const std::uint32_t apart = (row ^ missing_row) | (col ^ missing_col);
  if (apart == 0) return 0;
  const int d = static_cast<int>(std::bit_width(apart)) - 1;
  int b = 0;
  if (d > 0) {
    const std::uint32_t t = row ^ col;
    const std::uint32_t below = (1U << d) - 1;
    const std::uint32_t e = ((t ^ (t >> 1)) & below) | 1U << d;
    const int p = std::countr_zero(e & ~1U);
    const bool is_left_out = Bit(row, 0) != Bit(row, p) && Bit(col, 0) != Bit(col, p);
    if (is_left_out) {
      while (Bit(row, b + 1) == Bit(row, 0)) ++b;
      ++b;
    }
  }
  const std::uint32_t block_row = row >> (b + 1) << (b + 1);
  const std::uint32_t block_col = col >> (b + 1) << (b + 1);
  const auto twice_rows = 2 * static_cast<std::uint32_t>(std::popcount(block_row));
  const auto cols = static_cast<std::uint32_t>(std::popcount(block_col));
  const std::uint32_t before = (Morton(block_row, block_col) - twice_rows - cols) / 3;
  return 1 + (k - 1 - b) + static_cast<std::int32_t>(before);
}

void ExpectEqualsClosedForm(int k, const Tiling& tiling) {
  const auto missing_row = static_cast<std::uint32_t>(tiling.missing->row);
  const auto missing_col = static_cast<std::uint32_t>(tiling.missing->col);
  std::size_t square = 0;
  for (std::uint32_t row = 0; row < 1U << k; ++row) {
    for (std::uint32_t col = 0; col < 1U << k; ++col) {
      ASSERT_EQ(tiling.labels[square++], PieceAt(k, missing_row, missing_col, row, col))
          << "k " << k << ", missing " << missing_row << "," << missing_col << ", square " << row
          << "," << col;
    }
  }
}

TEST(TrominoRecursion, TilesEverySmallBoardInTheNumberingOfTheClosedForm) {
  int cases = 0;
  for (int k = 0; k <= kMaxK; ++k) {
    const std::int64_t side = std::int64_t{1} << k;
    for (std::int64_t square = 0; square < side * side; ++square) {
      const Cell missing{square / side, square % side};
      Tiling tiling{side, side, missing, {}};
      tiling.labels.resize(static_cast<std::size_t>(side * side));
      solver::FillByRecursion(static_cast<std::int32_t>(side),
                              static_cast<std::int32_t>(missing.row),
                              static_cast<std::int32_t>(missing.col), tiling.labels);
      ASSERT_TRUE(plain::IsTiling(tiling));
      ExpectEqualsClosedForm(k, tiling);
      ++cases;
    }
  }
  EXPECT_EQ(cases, kCases);
}

}  // namespace
}  // namespace onceover
