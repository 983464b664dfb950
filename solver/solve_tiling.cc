// From a tiling problem to its answer: what can be handled, what has no solution, and the rest.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "tiling_existence.h"
#include "tromino_rectangles.h"
#include "tromino_recursion.h"
#include "tromino_templates.h"

namespace onceover {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kMaxSquares = std::numeric_limits<std::int32_t>::max();

bool IsOnBoard(const TilingProblem& problem, Cell cell) {
  return 0 <= cell.row && cell.row < problem.rows && 0 <= cell.col && cell.col < problem.cols;
}

// Is it the reference's problem, and so numbered in its order?
bool IsDeficientSquare(const Tiling& tiling) {
  return tiling.rows == tiling.cols && tiling.missing &&
         std::has_single_bit(static_cast<std::uint64_t>(tiling.rows));
}

void Fill(Tiling& tiling, TilingAlgorithm algorithm, int threads) {
  if (!IsDeficientSquare(tiling)) {
    solver::FillRectangle(tiling.rows, tiling.cols, tiling.missing, tiling.labels);
  } else if (algorithm == TilingAlgorithm::kReference) {
    solver::FillByRecursion(static_cast<std::int32_t>(tiling.rows),
                            static_cast<std::int32_t>(tiling.missing->row),
                            static_cast<std::int32_t>(tiling.missing->col), tiling.labels);
  } else {
    const int k = std::countr_zero(static_cast<std::uint64_t>(tiling.rows));
    solver::FillByTemplates(k, *tiling.missing, tiling.labels, threads);
  }
}

}  // namespace

std::int64_t TilingMemory(std::int64_t rows, std::int64_t cols) {
  if (rows < 1 || cols < 1) return 0;
  constexpr std::int64_t kLabelBytes = sizeof(std::int32_t);
  if (rows > kMost / kLabelBytes / cols) return kMost;
  return rows * cols * kLabelBytes;
}

TilingResult SolveTiling(const TilingProblem& problem, const Limits& limits,
                         TilingAlgorithm algorithm) {
  if (problem.rows < 1 || problem.cols < 1) return Refusal::kBoardEmpty;
  const Cell* asked = std::get_if<Cell>(&problem.missing);
  if (asked != nullptr && !IsOnBoard(problem, *asked)) return Refusal::kMissingOffBoard;
  if (const auto reason = solver::ProveNoTiling(problem)) return Impossible{*reason};
  if (problem.rows > kMaxSquares / problem.cols) return Refusal::kSideTooLarge;
  if (TilingMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;

  Tiling tiling{problem.rows, problem.cols, Cell{0, 0}, {}};
  if (asked != nullptr) tiling.missing = *asked;
  if (std::holds_alternative<NoneMissing>(problem.missing)) tiling.missing = std::nullopt;
  tiling.labels.resize(static_cast<std::size_t>(problem.rows * problem.cols));
  Fill(tiling, algorithm, limits.max_threads);
  return tiling;
}

LabelGrid ToLabelGrid(const Tiling& tiling) {
  return {std::vector<std::int64_t>(tiling.labels.begin(), tiling.labels.end())};
}

}  // namespace onceover
