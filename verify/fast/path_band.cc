#include "fast/path_band.h"

#include <cstdint>
#include <span>

#include "kernel/geometry.h"

namespace onceover::fast {

PathBand::PathBand(std::int64_t rows, std::int64_t cols)
    : rows_(rows), cols_(cols), seen_(rows * cols) {}

void PathBand::AddSquares(std::span<const Number> squares) {
  const auto cols = static_cast<Number>(cols_);
  for (const Number number : squares) {
    if (number < 1 || number > rows_ * cols_ || !seen_.Add(number - 1)) {
      is_hopeful_ = false;
      return;
    }
    const Cell cell{(number - 1) / cols, (number - 1) % cols};
    if (last_ && !kernel::IsKnightMove(*last_, cell)) is_hopeful_ = false;
    if (!first_) first_ = cell;
    last_ = cell;
  }
  length_ += std::ssize(squares);
}

void PathBand::Append(const PathBand& next) {
  is_hopeful_ = is_hopeful_ && next.is_hopeful_;
  if (next.length_ == 0) return;
  if (!seen_.AddAll(next.seen_)) is_hopeful_ = false;
  if (last_ && !kernel::IsKnightMove(*last_, *next.first_)) is_hopeful_ = false;
  if (!first_) first_ = next.first_;
  last_ = next.last_;
  length_ += next.length_;
}

bool PathBand::IsTour(const TourProblem& problem) const {
  if (!is_hopeful_ || rows_ != problem.rows || cols_ != problem.cols) return false;
  if (length_ != rows_ * cols_ || !problem.blocked.empty()) return false;
  if (problem.start && *problem.start != *first_) return false;
  if (problem.finish && *problem.finish != *last_) return false;
  return !problem.closed || kernel::IsKnightMove(*last_, *first_);
}

}  // namespace onceover::fast
