#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "knight_moves.h"
#include "onceover/certificate.h"
#include "onceover/heuristics.h"
#include "onceover/solve.h"
#include "tour_existence.h"

namespace onceover {
namespace {

using solver::kMoves;

// The board with a border of two squares that are never free.
class Walk {
 public:
  Walk(std::int64_t rows, std::int64_t cols, TieBreak ties)
      : rows_(rows), cols_(cols), stride_(cols + 2 * kBorder), ties_(ties) {
    free_.assign(static_cast<std::size_t>((rows + 2 * kBorder) * stride_), 0);
    for (std::int64_t row = 0; row < rows; ++row) {
      const auto begin = free_.begin() + PlaceOf({row, 0});
      std::fill(begin, begin + cols, std::uint8_t{1});
    }
    for (std::size_t i = 0; i < kMoves.size(); ++i) {
      offsets_[i] = kMoves[i].rows * stride_ + kMoves[i].cols;
    }
  }

  // The squares, in order, until there is none to go to.
  std::vector<std::int32_t> Run(Cell start) {
    std::vector<std::int32_t> squares;
    squares.reserve(static_cast<std::size_t>(rows_ * cols_));
    std::optional<std::int64_t> place = PlaceOf(start);
    while (place) {
      free_[static_cast<std::size_t>(*place)] = 0;
      const Cell cell = CellOf(*place);
      squares.push_back(static_cast<std::int32_t>(cell.row * cols_ + cell.col));
      place = Next(*place);
    }
    return squares;
  }

 private:
  static constexpr std::int64_t kBorder = 2;

  std::int64_t PlaceOf(Cell cell) const {
    return (cell.row + kBorder) * stride_ + cell.col + kBorder;
  }
  Cell CellOf(std::int64_t place) const {
    return {place / stride_ - kBorder, place % stride_ - kBorder};
  }
  bool IsFree(std::int64_t place) const { return free_[static_cast<std::size_t>(place)] != 0; }

  std::int64_t Ways(std::int64_t place) const {
    return std::ranges::count_if(offsets_,
                                 [&](std::int64_t offset) { return IsFree(place + offset); });
  }

  // Less is better.
  std::int64_t TieKey(std::int64_t place) const {
    switch (ties_) {
      case TieBreak::kFixedOrder:
        break;
      case TieBreak::kPohl: {
        std::int64_t sum = 0;
        for (const std::int64_t offset : offsets_) {
          if (IsFree(place + offset)) sum += Ways(place + offset);
        }
        return sum;
      }
      case TieBreak::kRoth: {
        const Cell cell = CellOf(place);
        const std::int64_t down = 2 * cell.row - rows_ + 1;
        const std::int64_t right = 2 * cell.col - cols_ + 1;
        return -(down * down + right * right);
      }
    }
    return 0;
  }

  std::optional<std::int64_t> Next(std::int64_t place) const {
    std::optional<std::int64_t> best;
    std::pair<std::int64_t, std::int64_t> best_key;
    for (const std::int64_t offset : offsets_) {
      const std::int64_t next = place + offset;
      if (!IsFree(next)) continue;
      const std::pair key(Ways(next), TieKey(next));
      if (best && key >= best_key) continue;
      best = next;
      best_key = key;
    }
    return best;
  }

  const std::int64_t rows_;
  const std::int64_t cols_;
  const std::int64_t stride_;
  const TieBreak ties_;
  std::array<std::int64_t, kMoves.size()> offsets_{};
  std::vector<std::uint8_t> free_;
};

}  // namespace

TourResult FollowWarnsdorff(const TourProblem& problem, TieBreak ties, const Limits& limits) {
  if (const auto refusal = solver::RefuseTour(problem)) return *refusal;
  if (problem.finish || !problem.blocked.empty() || problem.closed) {
    return Refusal::kFinishOrBlocked;
  }
  if (const auto reason = solver::ProveNoTour(problem)) return Impossible{*reason};
  if (TourMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;
  Walk walk(problem.rows, problem.cols, ties);
  std::vector<std::int32_t> squares = walk.Run(problem.start.value_or(Cell{}));
  const std::int64_t visited = std::ssize(squares);
  if (visited < problem.rows * problem.cols) return GaveUp{visited};
  return Tour{problem.rows, problem.cols, false, std::move(squares)};
}

}  // namespace onceover
