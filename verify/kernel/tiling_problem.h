// What both tiling checkers need to know of the question.
#ifndef ONCEOVER_KERNEL_TILING_PROBLEM_H_
#define ONCEOVER_KERNEL_TILING_PROBLEM_H_

#include <cstdint>
#include <optional>
#include <variant>

#include "kernel/geometry.h"
#include "onceover/certificate.h"

namespace onceover::kernel {

// Can any answer be judged against this question?
inline bool IsMeaningful(const TilingProblem& problem) {
  if (!IsBoard(problem.rows, problem.cols)) return false;
  const Cell* missing = std::get_if<Cell>(&problem.missing);
  return missing == nullptr || IsOnBoard(problem.rows, problem.cols, *missing);
}

inline bool IsMissingAnywhere(const TilingProblem& problem) {
  return std::holds_alternative<MissingAnywhere>(problem.missing);
}

// The number of the missing square, where the question fixes it.
inline std::optional<std::int64_t> MissingSquare(const TilingProblem& problem) {
  const Cell* missing = std::get_if<Cell>(&problem.missing);
  if (missing == nullptr) return std::nullopt;
  return SquareOf(problem.cols, *missing);
}

// How many squares are to be covered. Where that is no multiple of three there is no tiling.
inline std::int64_t SquaresToCover(const TilingProblem& problem) {
  const bool one_is_missing = !std::holds_alternative<NoneMissing>(problem.missing);
  return problem.rows * problem.cols - (one_is_missing ? 1 : 0);
}

}  // namespace onceover::kernel

#endif  // ONCEOVER_KERNEL_TILING_PROBLEM_H_
