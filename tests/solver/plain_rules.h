// Plain checks of the solvers' answers, for the solver's own tests: quick to read, no diagnosis.
// The checker proper is tried against the solvers elsewhere; here nothing of it is linked.
#ifndef ONCEOVER_TESTS_SOLVER_PLAIN_RULES_H_
#define ONCEOVER_TESTS_SOLVER_PLAIN_RULES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "onceover/solve.h"

namespace onceover::plain {

inline bool IsKnightMove(std::int64_t cols, std::int64_t from, std::int64_t to) {
  const std::int64_t down = to / cols - from / cols;
  const std::int64_t right = to % cols - from % cols;
  return down * down + right * right == 5;
}

inline bool IsTour(std::int64_t rows, std::int64_t cols, bool closed,
                   const std::vector<std::int32_t>& squares) {
  const std::set<std::int32_t> visited(squares.begin(), squares.end());
  if (std::ssize(squares) != rows * cols || visited.size() != squares.size()) return false;
  if (*visited.begin() < 0 || *visited.rbegin() >= rows * cols) return false;
  for (std::size_t i = 1; i < squares.size(); ++i) {
    if (!IsKnightMove(cols, squares[i - 1], squares[i])) return false;
  }
  return !closed || IsKnightMove(cols, squares.back(), squares.front());
}

// Three squares of one 2x2 box are an L: neither their rows nor their columns span more than 1.
inline bool IsL(const std::vector<std::int64_t>& squares, std::int64_t cols) {
  if (squares.size() != 3) return false;
  const auto by_col = [cols](std::int64_t a, std::int64_t b) { return a % cols < b % cols; };
  const auto [top, bottom] = std::ranges::minmax(squares);
  const auto [left, right] = std::ranges::minmax_element(squares, by_col);
  return bottom / cols - top / cols == 1 && *right % cols - *left % cols == 1;
}

inline bool IsTiling(const Tiling& tiling) {
  const std::int64_t cols = tiling.cols;
  const std::int64_t squares = tiling.rows * cols;
  if (std::ssize(tiling.labels) != squares) return false;
  std::map<std::int32_t, std::vector<std::int64_t>> pieces;
  for (std::int64_t square = 0; square < squares; ++square) {
    pieces[tiling.labels[static_cast<std::size_t>(square)]].push_back(square);
  }
  std::vector<std::int64_t> hole;
  if (tiling.missing) hole.push_back(tiling.missing->row * cols + tiling.missing->col);
  if (pieces[0] != hole) return false;
  pieces.erase(0);
  if (std::ssize(pieces) * 3 + std::ssize(hole) != squares) return false;
  if (!pieces.empty() && pieces.rbegin()->first != std::ssize(pieces)) return false;
  return std::ranges::all_of(pieces, [cols](const auto& entry) { return IsL(entry.second, cols); });
}

}  // namespace onceover::plain

#endif  // ONCEOVER_TESTS_SOLVER_PLAIN_RULES_H_
