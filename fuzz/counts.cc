#include "counts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "require.h"

namespace onceover::fuzz {
namespace {

std::int64_t CountOf(const Verdict& verdict, Rule rule) {
  return verdict.counts[static_cast<std::size_t>(rule)];
}

bool HasOtherLength(const Verdict& verdict) {
  return CountOf(verdict, Rule::kTooFew) + CountOf(verdict, Rule::kTooMany) > 0;
}

bool NamesSquareTwice(const std::array<Cell, 3>& piece) {
  return piece[0] == piece[1] || piece[1] == piece[2] || piece[2] == piece[0];
}

}  // namespace

void RequireSums(const TilingProblem& problem, const LabelGrid& grid, const Verdict& verdict) {
  if (HasOtherLength(verdict)) return;
  std::int64_t missing = std::holds_alternative<NoneMissing>(problem.missing) ? 0 : 1;
  missing -= CountOf(verdict, Rule::kMissingUnmarked);
  const std::int64_t sum = verdict.squares_done + CountOf(verdict, Rule::kUncovered) +
                           CountOf(verdict, Rule::kLabelOutOfRange) + missing;
  Require(sum == std::ssize(grid.labels), "every square of a label grid is counted once");
}

void RequireSums(const TilingProblem&, const PieceList& list, const Verdict& verdict) {
  const std::int64_t squares = verdict.squares_done + CountOf(verdict, Rule::kUncovered) -
                               CountOf(verdict, Rule::kMissingUnmarked);
  Require(squares == verdict.squares_total, "every square is covered or uncovered");
  const std::int64_t sum = verdict.squares_done + CountOf(verdict, Rule::kCoveredTwice) +
                           CountOf(verdict, Rule::kOffBoard) +
                           CountOf(verdict, Rule::kMissingCovered);
  const std::int64_t named = 3 * std::ssize(list.pieces);
  Require(sum <= named, "no square of a piece is counted twice");
  if (std::ranges::any_of(list.pieces, NamesSquareTwice)) return;
  Require(sum == named, "every square of a piece is counted once");
}

void RequireSums(const TourProblem&, const TourPath& path, const Verdict& verdict) {
  const std::int64_t squares = verdict.squares_done + CountOf(verdict, Rule::kUnvisited);
  Require(squares == verdict.squares_total, "every square is visited or unvisited");
  const std::int64_t sum = verdict.squares_done + CountOf(verdict, Rule::kRevisited) +
                           CountOf(verdict, Rule::kOffBoard) +
                           CountOf(verdict, Rule::kBlockedSquare);
  Require(sum == std::ssize(path.squares), "every square of a path is counted once");
}

void RequireSums(const TourProblem&, const StepGrid&, const Verdict& verdict) {
  if (HasOtherLength(verdict)) return;
  const std::int64_t steps = verdict.squares_done + CountOf(verdict, Rule::kStepMissing);
  Require(steps == verdict.squares_total, "every step stands somewhere or is missing");
  const std::int64_t sum = verdict.squares_done + CountOf(verdict, Rule::kUnvisited) +
                           CountOf(verdict, Rule::kStepRepeated) +
                           CountOf(verdict, Rule::kStepOutOfRange);
  Require(sum == verdict.squares_total, "every square of a step grid is counted once");
}

}  // namespace onceover::fuzz
