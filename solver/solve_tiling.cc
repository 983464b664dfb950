// From a tiling problem to its answer: what can be handled, what has no solution, and the rest.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "tromino_templates.h"

namespace onceover {
namespace {

constexpr std::int64_t kMaxSide = std::int64_t{1} << kMaxTilingK;

std::optional<Refusal> RefuseBoard(const TilingProblem& problem) {
  if (problem.rows < 1 || problem.cols < 1) return Refusal::kBoardEmpty;
  if (problem.rows != problem.cols) return Refusal::kSideNotPowerOfTwo;
  if (!std::has_single_bit(static_cast<std::uint64_t>(problem.rows))) {
    return Refusal::kSideNotPowerOfTwo;
  }
  if (problem.rows > kMaxSide) return Refusal::kSideTooLarge;
  return std::nullopt;
}

bool IsOnBoard(const TilingProblem& problem, Cell cell) {
  return 0 <= cell.row && cell.row < problem.rows && 0 <= cell.col && cell.col < problem.cols;
}

}  // namespace

std::int64_t TilingMemory(std::int64_t side) {
  if (side < 1) return 0;
  if (side > std::int64_t{1} << 30) return std::numeric_limits<std::int64_t>::max();
  return side * side * std::int64_t{sizeof(std::int32_t)};
}

TilingResult SolveTiling(const TilingProblem& problem, const Limits& limits) {
  if (const auto refusal = RefuseBoard(problem)) return *refusal;
  if (std::holds_alternative<NoneMissing>(problem.missing)) {
    return Impossible{Reason::kAreaNotDivisibleByThree};  // 4^k = 1 modulo 3
  }
  const Cell* asked = std::get_if<Cell>(&problem.missing);
  const Cell missing = asked != nullptr ? *asked : Cell{0, 0};
  if (!IsOnBoard(problem, missing)) return Refusal::kMissingOffBoard;
  if (TilingMemory(problem.rows) > limits.max_memory) return Refusal::kMemory;

  Tiling tiling{problem.rows, problem.cols, missing, {}};
  tiling.labels.resize(static_cast<std::size_t>(problem.rows * problem.cols));
  const int k = std::countr_zero(static_cast<std::uint64_t>(problem.rows));
  solver::FillByTemplates(k, missing, tiling.labels, limits.max_threads);
  return tiling;
}

LabelGrid ToLabelGrid(const Tiling& tiling) {
  return {std::vector<std::int64_t>(tiling.labels.begin(), tiling.labels.end())};
}

}  // namespace onceover
