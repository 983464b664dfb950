#include "fast/step_band.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "kernel/geometry.h"

namespace onceover::fast {
namespace {

using Number = StepBand::Number;

// Rows r-2 .. r+2 of a board, each from its first square on; two squares on either side of a row
// may be looked at.
struct Window {
  const Number* up2;
  const Number* up1;
  const Number* here;
  const Number* down1;
  const Number* down2;
};

std::int64_t CountLostIn(const Window& w, std::int64_t cols) {
  std::uint32_t found = 0;
  for (std::int64_t col = 0; col < cols; ++col) {
    const Number next = w.here[col] + 1;
    const bool is_near = (w.up2[col - 1] == next) | (w.up2[col + 1] == next) |
                         (w.up1[col - 2] == next) | (w.up1[col + 2] == next) |
                         (w.down1[col - 2] == next) | (w.down1[col + 2] == next) |
                         (w.down2[col - 1] == next) | (w.down2[col + 1] == next);
    found += is_near ? 1 : 0;
  }
  return cols - found;
}

// Where a number stands in a row, if it does.
std::optional<std::int64_t> Find(std::span<const Number> row, std::int64_t number) {
  const auto found = std::ranges::find(row, static_cast<Number>(number));
  if (found == row.end()) return std::nullopt;
  return found - row.begin();
}

}  // namespace

StepBand::StepBand(std::int64_t cols, std::int64_t squares)
    : cols_(cols),
      squares_(squares),
      seen_(squares),
      nothing_(static_cast<std::size_t>(cols + 2 * kReach)) {}

void StepBand::AddRow(std::span<const Number> row) {
  AddSteps(row);
  Row kept;
  if (std::ssize(tail_) > kKept) {  // the row that leaves lends its memory
    kept = std::move(tail_.front());
    tail_.pop_front();
  } else {
    kept = nothing_;
  }
  std::ranges::copy(row, kept.begin() + kReach);
  if (std::ssize(head_) < kKept) head_.push_back(kept);
  tail_.push_back(std::move(kept));
  ++rows_;
  if (rows_ > kKept) lost_ += CountLost(rows_ - 1 - kReach);
}

void StepBand::AddSteps(std::span<const Number> row) {
  for (const Number step : row) {
    if (step < 1 || step > squares_ || !seen_.Add(step - 1)) is_hopeful_ = false;
  }
  if (const auto col = Find(row, 1)) first_ = Cell{rows_, *col};
  if (const auto col = Find(row, squares_)) last_ = Cell{rows_, *col};
}

const StepBand::Row& StepBand::Kept(std::int64_t row) const {
  if (row < 0 || row >= rows_) return nothing_;
  if (row < std::ssize(head_)) return head_[static_cast<std::size_t>(row)];
  return tail_[static_cast<std::size_t>(row - (rows_ - std::ssize(tail_)))];
}

std::int64_t StepBand::CountLost(std::int64_t row) const {
  const auto from = [&](std::int64_t down) { return Kept(row + down).data() + kReach; };
  return CountLostIn({from(-2), from(-1), from(0), from(1), from(2)}, cols_);
}

void StepBand::Append(const StepBand& below) {
  is_hopeful_ = is_hopeful_ && below.is_hopeful_;
  if (!seen_.AddAll(below.seen_)) is_hopeful_ = false;
  const auto moved = [&](const Cell& cell) { return Cell{rows_ + cell.row, cell.col}; };
  if (below.first_) first_ = moved(*below.first_);
  if (below.last_) last_ = moved(*below.last_);

  // The rows at the seam have their neighbours now, but for those at the ends of the whole.
  std::vector<Row> seam(tail_.begin(), tail_.end());
  seam.insert(seam.end(), below.head_.begin(), below.head_.end());
  const std::int64_t seam_begin = rows_ - std::ssize(tail_);
  const std::int64_t all = rows_ + below.rows_;
  const std::int64_t from = std::max(kReach, rows_ - kReach);
  const std::int64_t to = std::min(rows_ + kReach, all - kReach);
  for (std::int64_t row = from; row < to; ++row) {
    const auto at = [&](std::int64_t down) {
      return seam[static_cast<std::size_t>(row + down - seam_begin)].data() + kReach;
    };
    lost_ += CountLostIn({at(-2), at(-1), at(0), at(1), at(2)}, cols_);
  }
  lost_ += below.lost_;

  for (const Row& row : below.head_) {
    if (std::ssize(head_) < kKept) head_.push_back(row);
  }
  tail_.insert(tail_.end(), below.tail_.begin(), below.tail_.end());
  while (std::ssize(tail_) > kKept) tail_.pop_front();
  rows_ = all;
}

bool StepBand::IsTour(const TourProblem& problem) const {
  if (!is_hopeful_ || rows_ != problem.rows || cols_ != problem.cols) return false;
  if (squares_ != rows_ * cols_ || !problem.blocked.empty()) return false;
  if (!first_) return false;  // no squares; else the steps are 1..N, each once, and N is there, too
  std::int64_t lost = lost_;
  for (std::int64_t row = 0; row < rows_; ++row) {
    if (row == kReach) row = std::max(kReach, rows_ - kReach);
    lost += CountLost(row);
  }
  if (problem.start && *problem.start != *first_) return false;
  if (problem.finish && *problem.finish != *last_) return false;
  if (problem.closed && !kernel::IsKnightMove(*last_, *first_)) return false;
  return lost == 1;
}

}  // namespace onceover::fast
