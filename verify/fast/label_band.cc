#include "fast/label_band.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

namespace onceover::fast {
namespace {

using Number = LabelBand::Number;

constexpr std::size_t kStep = 64;  // windows that are looked at together

// Which windows between two rows hold three equal numbers and a fourth that differs. Going around
// the window there are then two pairs of equal neighbours, one along a row and one along a column.
void MarkWindows(const Number* above, const Number* below, std::size_t windows,
                 std::uint8_t* marks) {
  for (std::size_t col = 0; col < windows; ++col) {
    const bool top = above[col] == above[col + 1];
    const bool bottom = below[col] == below[col + 1];
    const bool left = above[col] == below[col];
    const bool right = above[col + 1] == below[col + 1];
    marks[col] = static_cast<std::uint8_t>((top != bottom) & (left != right));
  }
}

// Which of 64 bytes are 1, the others being 0: bit i for byte i.
std::uint64_t BitsOf(const std::uint8_t* marks) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < kStep; i += 8) {
    std::uint64_t bytes = 0;
    for (std::size_t byte = 0; byte < 8; ++byte)
      bytes |= std::uint64_t{marks[i + byte]} << 8 * byte;
    bits |= (bytes * 0x0102040810204080) >> 56 << i;
  }
  return bits;
}

}  // namespace

LabelBand::LabelBand(std::int64_t cols, std::int64_t pieces)
    : cols_(cols),
      pieces_(pieces),
      seen_(pieces),
      is_window_(static_cast<std::size_t>(cols) + kStep) {}

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
  const auto zeros = std::count(row.begin(), row.end(), Number{0});
  if (zeros == 0) return;
  is_hopeful_ = is_hopeful_ && zeros == 1 && !missing_;
  missing_ = Cell{rows_, std::ranges::find(row, Number{0}) - row.begin()};
}

void LabelBand::AddWindows(std::span<const Number> above, std::span<const Number> below) {
  const std::size_t windows = above.size() - 1;
  MarkWindows(above.data(), below.data(), windows, is_window_.data());
  std::fill_n(is_window_.begin() + static_cast<std::ptrdiff_t>(windows), kStep, std::uint8_t{0});
  for (std::size_t from = 0; from < windows; from += kStep) {
    std::uint64_t bits = BitsOf(is_window_.data() + from);
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
