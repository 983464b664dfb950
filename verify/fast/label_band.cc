#include "fast/label_band.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "fast/row_scan.h"

namespace onceover::fast {

LabelBand::LabelBand(std::int64_t cols, std::int64_t pieces)
    : cols_(cols), pieces_(pieces), seen_(pieces) {}

void LabelBand::AddRow(std::span<const Number> row) {
  AddZeros(row);
  if (rows_ == 0) {
    first_row_.assign(row.begin(), row.end());
  } else {
    AddWindows(last_row_, row);
  }
  last_row_.assign(row.begin(), row.end());
  ++rows_;
}

void LabelBand::AddZeros(std::span<const Number> row) {
  if (!HoldsZero(row)) return;
  const auto zeros = std::ranges::count(row, Number{0});
  is_hopeful_ = is_hopeful_ && zeros == 1 && !missing_;
  missing_ = Cell{rows_, std::ranges::find(row, Number{0}) - row.begin()};
}

void LabelBand::AddWindows(std::span<const Number> above, std::span<const Number> below) {
  const std::size_t windows = above.size() - 1;
  for (std::size_t from = 0; from < windows; from += kWindowsAtOnce) {
    std::uint64_t bits = FindWindows(above.data() + from, below.data() + from,
                                     std::min(kWindowsAtOnce, windows - from));
    windows_ += std::popcount(bits);
    for (; bits != 0; bits &= bits - 1) {
      const std::size_t col = from + static_cast<std::size_t>(std::countr_zero(bits));
      const Number label = above[col] == above[col + 1] ? above[col] : below[col];
      if (label < 1 || label > pieces_ || !seen_.Add(label - 1)) is_hopeful_ = false;
    }
  }
}

void LabelBand::Append(const LabelBand& below) {
  is_hopeful_ = is_hopeful_ && below.is_hopeful_;
  if (below.rows_ == 0) return;
  if (rows_ == 0) {
    first_row_ = below.first_row_;
  } else {
    AddWindows(last_row_, below.first_row_);
  }
  last_row_ = below.last_row_;
  if (!seen_.AddAll(below.seen_)) is_hopeful_ = false;
  if (below.missing_) {
    if (missing_) is_hopeful_ = false;
    missing_ = Cell{rows_ + below.missing_->row, below.missing_->col};
  }
  windows_ += below.windows_;
  rows_ += below.rows_;
}

bool LabelBand::IsTiling(const TilingProblem& problem) const {
  const bool lacks_square = !std::holds_alternative<NoneMissing>(problem.missing);
  const auto* asked = std::get_if<Cell>(&problem.missing);
  if (!is_hopeful_ || rows_ != problem.rows || cols_ != problem.cols) return false;
  if (missing_.has_value() != lacks_square || (asked != nullptr && *asked != *missing_)) {
    return false;
  }
  return windows_ == pieces_ && 3 * pieces_ + (lacks_square ? 1 : 0) == rows_ * cols_;
}

}  // namespace onceover::fast
