// Which boards L-trominoes cover. docs/theory.md proves each line.
#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include "kernel/tiling_problem.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover {
namespace {

constexpr Existence Decide(bool exists, Theorem theorem) {
  return {.decision = exists ? Decision::kExists : Decision::kNone, .theorem = theorem};
}

// A board at least two squares wide, of which 3 divides the squares.
bool IsFullBoardTiled(std::int64_t rows, std::int64_t cols) { return rows != 3 || cols % 2 == 0; }

// A board at least two squares wide, of which 3 divides the squares but one, and that one.
bool IsDeficientBoardTiled(std::int64_t rows, std::int64_t cols, Cell missing) {
  if (rows == 2) return missing.col % 3 != 2;
  if (rows == 5 && cols == 5) return missing.row % 2 == 0 && missing.col % 2 == 0;
  if (rows == 5) return missing.row != 2 || (missing.col != 1 && missing.col != cols - 2);
  return true;
}

}  // namespace

Existence DecideTiling(const TilingProblem& problem) {
  if (!kernel::IsMeaningful(problem)) return {.decision = Decision::kMakesNoSense};
  const std::int64_t to_cover = kernel::SquaresToCover(problem);
  if (to_cover == 0) return Decide(true, Theorem::kNothingToCover);
  if (to_cover % 3 != 0) return Decide(false, Theorem::kThreeSquaresAPiece);

  const bool is_lying = problem.rows <= problem.cols;
  const auto [rows, cols] = std::minmax(problem.rows, problem.cols);
  if (rows == 1) return Decide(false, Theorem::kOneRow);
  if (std::holds_alternative<NoneMissing>(problem.missing)) {
    return Decide(IsFullBoardTiled(rows, cols), Theorem::kFullRectangle);
  }
  // With any square missing, one in a corner is as good as any.
  const Cell* given = std::get_if<Cell>(&problem.missing);
  Cell missing = given == nullptr ? Cell{0, 0} : *given;
  if (!is_lying) std::swap(missing.row, missing.col);
  return Decide(IsDeficientBoardTiled(rows, cols, missing), Theorem::kDeficientRectangle);
}

}  // namespace onceover
