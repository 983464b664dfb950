#include "tour_trial.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onceover::fuzz {
namespace {

constexpr std::int64_t kMaxPaths = 20'000;

class Trial {
 public:
  explicit Trial(const TourProblem& problem)
      : problem_(problem),
        squares_(problem.rows * problem.cols),
        is_visited_(static_cast<std::size_t>(squares_)) {}

  bool From(Cell start) {
    start_ = start;
    return Visit(start, 1);
  }

 private:
  // As deep as the board has squares.
  bool Visit(Cell cell, std::int64_t visited) {
    if (++paths_ > kMaxPaths) return false;
    if (visited == squares_) {
      return !problem_.closed || (squares_ > 2 && IsMove(cell, start_));
    }
    is_visited_[SquareOf(cell)] = true;
    for (std::int64_t row = cell.row - 2; row <= cell.row + 2; ++row) {
      for (std::int64_t col = cell.col - 2; col <= cell.col + 2; ++col) {
        const Cell next{row, col};
        if (IsMove(cell, next) && IsFree(next) && Visit(next, visited + 1)) return true;
      }
    }
    is_visited_[SquareOf(cell)] = false;
    return false;
  }

  std::size_t SquareOf(Cell cell) const {
    return static_cast<std::size_t>(cell.row * problem_.cols + cell.col);
  }

  bool IsFree(Cell cell) const {
    if (cell.row < 0 || cell.row >= problem_.rows) return false;
    if (cell.col < 0 || cell.col >= problem_.cols) return false;
    return !is_visited_[SquareOf(cell)];
  }

  // The squared length of a knight's move is 5, and of no other move.
  static bool IsMove(Cell from, Cell to) {
    const std::int64_t down = to.row - from.row;
    const std::int64_t right = to.col - from.col;
    return down * down + right * right == 5;
  }

  const TourProblem& problem_;
  std::int64_t squares_;
  std::vector<bool> is_visited_;
  std::int64_t paths_ = 0;
  Cell start_;
};

}  // namespace

bool FindsTour(const TourProblem& problem) {
  Trial trial(problem);
  if (problem.start) return trial.From(*problem.start);
  for (std::int64_t row = 0; row < problem.rows; ++row) {
    for (std::int64_t col = 0; col < problem.cols; ++col) {
      if (trial.From({row, col})) return true;
    }
  }
  return false;
}

}  // namespace onceover::fuzz
