#include "tiling_existence.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/solve.h"

namespace onceover::solver {
namespace {

// Chu and Johnsonbaugh 1986. m <= n, m > 1, 3 | mn.
std::optional<Reason> ProveNoneOfFull(std::int64_t m, std::int64_t n) {
  const bool is_three_by_odd = (m == 3 && n % 2 == 1) || (n == 3 && m % 2 == 1);
  if (is_three_by_odd) return Reason::kTilingThreeByOdd;
  return std::nullopt;
}

// Ash and Golomb 2004. m rows, n columns, 1 < m <= n, 3 | mn - 1.
std::optional<Reason> ProveNoneOfDeficient(std::int64_t m, std::int64_t n, Cell missing) {
  if (m == 2 && missing.col % 3 == 2) return Reason::kTilingTwoRows;
  if (m != 5) return std::nullopt;
  if (n == 5) {
    const bool is_even = missing.row % 2 == 0 && missing.col % 2 == 0;
    return is_even ? std::nullopt : std::optional(Reason::kTilingFiveByFive);
  }
  const bool is_exception = missing.row == 2 && (missing.col == 1 || missing.col == n - 2);
  return is_exception ? std::optional(Reason::kTilingFiveRows) : std::nullopt;
}

}  // namespace

std::optional<Reason> ProveNoTiling(const TilingProblem& problem) {
  std::int64_t m = problem.rows;
  std::int64_t n = problem.cols;
  const bool is_full = std::holds_alternative<NoneMissing>(problem.missing);
  if ((m % 3) * (n % 3) % 3 != (is_full ? 0 : 1)) return Reason::kAreaNotDivisibleByThree;
  if (m == 1 && n == 1) return std::nullopt;
  if (std::min(m, n) == 1) return Reason::kTilingOneRow;
  if (is_full) return ProveNoneOfFull(m, n);
  const Cell* asked = std::get_if<Cell>(&problem.missing);
  if (asked == nullptr) return std::nullopt;  // a corner will do
  Cell missing = *asked;
  if (m > n) {
    std::swap(m, n);
    std::swap(missing.row, missing.col);
  }
  return ProveNoneOfDeficient(m, n, missing);
}

}  // namespace onceover::solver
