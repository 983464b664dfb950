// Some rows of a board of labels: what has to be known of them to accept the board, in memory of a
// row and a bit a piece.
//
// A board of rows x cols labels is a tiling by N pieces if the missing square, and no other,
// carries 0, and exactly N of its 2x2 windows hold three equal labels and a fourth that differs, N
// different labels in 1..N. For then each of 1..N stands on three squares at least; together that
// is all squares but the missing one, so that each stands on exactly the three of its window, and
// these are an L-tromino. Nothing is said of a board that fails: the kernel says what is wrong with
// it.
#ifndef ONCEOVER_FAST_LABEL_BAND_H_
#define ONCEOVER_FAST_LABEL_BAND_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fast/bit_set.h"
#include "onceover/certificate.h"

namespace onceover::fast {

class LabelBand {
 public:
  using Number = std::uint32_t;

  // Of a board of `cols` columns, at least 1, and `pieces` pieces, fewer than 2^32.
  LabelBand(std::int64_t cols, std::int64_t pieces);

  // Adds the row below. It holds `cols` labels.
  void AddRow(std::span<const Number> row);

  // Adds the rows of a band of the same board that lies just below.
  void Append(const LabelBand& below);

  // False as soon as it is certain that the board is not to be accepted.
  bool IsHopeful() const { return is_hopeful_; }

  // Is this, which must be all rows there are, a tiling of the board?
  bool IsTiling(const TilingProblem& problem) const;

 private:
  void AddZeros(std::span<const Number> row);
  void AddWindows(std::span<const Number> above, std::span<const Number> below);

  std::int64_t cols_;
  std::int64_t pieces_;
  std::int64_t rows_ = 0;
  std::int64_t windows_ = 0;
  std::optional<Cell> missing_;  // the square that carries 0, counted from the band's first row
  bool is_hopeful_ = true;
  BitSet seen_;  // label - 1 of every window
  std::vector<Number> first_row_;
  std::vector<Number> last_row_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_LABEL_BAND_H_
