#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mutators.h"

namespace onceover::properties {
namespace {

using StepMutation = Mutation<StepCase>;
using Result = std::optional<StepMutation>;

std::vector<std::int64_t>& StepsOf(StepCase& it) { return it.certificate.steps; }

std::int64_t& At(StepCase& it, std::int64_t square) {
  return StepsOf(it)[static_cast<std::size_t>(square)];
}

std::int64_t Length(const StepCase& it) {
  return std::ssize(it.certificate.steps) - std::ssize(it.problem.blocked);
}

std::int64_t SquareOf(const StepCase& it, std::int64_t step) {
  const auto& steps = it.certificate.steps;
  return std::ranges::find(steps, step) - steps.begin();
}

Cell CellOf(const StepCase& it, std::int64_t square) {
  return {square / it.problem.cols, square % it.problem.cols};
}

Result Finish(std::string name, StepCase broken, Rule rule, std::int64_t index) {
  return StepMutation{std::move(name), std::move(broken), rule, index};
}

Result DropLast(const StepCase& it) {
  StepCase broken = it;
  StepsOf(broken).pop_back();
  return Finish("the last number is dropped", broken, Rule::kTooFew, -1);
}

Result Append(const StepCase& it) {
  StepCase broken = it;
  StepsOf(broken).push_back(Draw(0, 9));
  return Finish("a number is appended", broken, Rule::kTooMany, -1);
}

Result Unvisit(const StepCase& it) {
  const std::int64_t square = SquareOf(it, Draw(1, Length(it)));
  StepCase broken = it;
  At(broken, square) = 0;
  return Finish("a square is not visited", broken, Rule::kUnvisited, square);
}

Result LoseStep(const StepCase& it) {
  StepCase broken = it;
  At(broken, SquareOf(it, Draw(1, Length(it)))) = 0;
  return Finish("a step stands nowhere", broken, Rule::kStepMissing, -1);
}

Result Repeat(const StepCase& it) {
  if (Length(it) < 2) return std::nullopt;
  const std::int64_t step = Draw(1, Length(it) - 1);
  const std::int64_t from = SquareOf(it, step);
  const std::int64_t to = SquareOf(it, step + 1);
  StepCase broken = it;
  At(broken, to) = step;
  return Finish("a step is repeated", broken, Rule::kStepRepeated, std::max(from, to));
}

Result LeaveRange(const StepCase& it) {
  const std::int64_t square = SquareOf(it, Draw(1, Length(it)));
  StepCase broken = it;
  At(broken, square) = DrawBool() ? Length(it) + Draw(1, 1'000'000'000'000) : -Draw(1, 9);
  return Finish("a step leaves its range", broken, Rule::kStepOutOfRange, square);
}

// The squares before and after any square have one colour, so that no knight's move joins them.
Result SwapNeighbours(const StepCase& it) {
  if (Length(it) < 3) return std::nullopt;
  const std::int64_t step = Draw(2, Length(it) - 1);
  const std::int64_t other = SquareOf(it, step + 1);
  StepCase broken = it;
  std::swap(At(broken, SquareOf(it, step)), At(broken, other));
  return Finish("two steps change places", broken, Rule::kNotAKnightMove, other);
}

Result StepOnBlocked(const StepCase& it) {
  if (it.problem.blocked.empty()) return std::nullopt;
  const Cell cell = DrawOf(it.problem.blocked);
  const std::int64_t square = cell.row * it.problem.cols + cell.col;
  StepCase broken = it;
  At(broken, square) = Draw(1, Length(it) + 1);
  return Finish("a blocked square is visited", broken, Rule::kBlockedSquare, square);
}

Result AskOtherStart(const StepCase& it) {
  if (Length(it) < 2) return std::nullopt;
  StepCase broken = it;
  broken.problem.start = CellOf(it, SquareOf(it, Draw(2, Length(it))));
  return Finish("another start is asked for", broken, Rule::kWrongStart, SquareOf(it, 1));
}

Result AskOtherFinish(const StepCase& it) {
  if (Length(it) < 2) return std::nullopt;
  StepCase broken = it;
  broken.problem.finish = CellOf(it, SquareOf(it, Draw(1, Length(it) - 1)));
  return Finish("another finish is asked for", broken, Rule::kWrongFinish,
                SquareOf(it, Length(it)));
}

// The first two steps change places in a closed tour: the last has the wrong colour to close it.
Result Open(const StepCase& it) {
  if (!it.problem.closed) return std::nullopt;
  const std::int64_t last = Length(it);
  StepCase broken = it;
  broken.problem.start.reset();
  std::swap(At(broken, SquareOf(it, 1)), At(broken, SquareOf(it, 2)));
  return Finish("a closed tour is opened", broken, Rule::kNotClosed, SquareOf(it, last));
}

}  // namespace

const std::vector<Mutator<StepCase>>& StepMutators() {
  static const std::vector<Mutator<StepCase>> mutators = {
      DropLast,       Append,        Unvisit,       LoseStep,       Repeat, LeaveRange,
      SwapNeighbours, StepOnBlocked, AskOtherStart, AskOtherFinish, Open};
  return mutators;
}

}  // namespace onceover::properties
