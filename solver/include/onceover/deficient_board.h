// The tiling of a 2^k x 2^k board with one missing square (a deficient board), without the board:
// which piece covers a square, which squares a piece covers, and row after row, for k up to 31.
//
// The numbering is SolveTiling's: preorder, the piece at the centre of a block, then the quadrants
// top left, top right, bottom left, bottom right. Squares are 0-based, row 0 at the top.
#ifndef ONCEOVER_DEFICIENT_BOARD_H_
#define ONCEOVER_DEFICIENT_BOARD_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover {

namespace solver {
class TemplateRows;
}  // namespace solver

// The largest k of a board whose tiling is known without keeping it.
inline constexpr int kMaxDeficientK = 31;

// A 2^k x 2^k board, 0 <= k <= kMaxDeficientK, and a missing square on it.
class DeficientBoard {
 public:
  // Refusals in the order kBoardEmpty, kSideNotPowerOfTwo, kSideTooLarge, kMissingOffBoard.
  static std::variant<Refusal, DeficientBoard> Of(std::int64_t side, Cell missing);

  int k() const { return k_; }
  std::int64_t side() const { return std::int64_t{1} << k_; }
  Cell missing() const { return missing_; }

  // (4^k - 1) / 3 pieces.
  std::int64_t PieceCount() const;

  // The number of the piece that covers a square, 0 for the missing one, nullopt off the board.
  // O(1).
  std::optional<std::int64_t> PieceAt(Cell cell) const;

  // The squares of a piece in row-major order; nullopt unless 1 <= piece <= PieceCount(). O(k).
  std::optional<std::array<Cell, 3>> SquaresOf(std::int64_t piece) const;

 private:
  DeficientBoard(int k, Cell missing) : k_(k), missing_(missing) {}

  int k_;
  Cell missing_;
};

// The labels of a deficient board, row by row, in O(2^k / 64) memory.
class TilingRows {
 public:
  explicit TilingRows(const DeficientBoard& board);
  TilingRows(TilingRows&&) noexcept;
  TilingRows& operator=(TilingRows&&) noexcept;
  ~TilingRows();

  // Writes the labels of a row on the board, 2^k of them; the narrow ones hold those of k <= 16.
  // Rows may come in any order, and best from one band of 64 rows after the other.
  // O(2^k).
  void Fill(std::int64_t row, std::span<std::int64_t> labels);
  void Fill(std::int64_t row, std::span<std::int32_t> labels);

  // Bytes that the rows of a board take, besides a constant.
  static std::int64_t Memory(const DeficientBoard& board);

 private:
  std::int64_t side_;
  std::unique_ptr<solver::TemplateRows> rows_;
};

}  // namespace onceover

#endif  // ONCEOVER_DEFICIENT_BOARD_H_
