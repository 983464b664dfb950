#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mutators.h"

namespace onceover::properties {
namespace {

using PathMutation = Mutation<PathCase>;
using Result = std::optional<PathMutation>;

std::vector<Cell>& SquaresOf(PathCase& it) { return it.certificate.squares; }

std::int64_t Length(const PathCase& it) { return std::ssize(it.certificate.squares); }

Cell& At(PathCase& it, std::int64_t index) {
  return SquaresOf(it)[static_cast<std::size_t>(index)];
}

Result Finish(std::string name, PathCase broken, Rule rule, std::int64_t index) {
  return PathMutation{std::move(name), std::move(broken), rule, index};
}

Result Lengthen(const PathCase& it) {
  PathCase broken = it;
  const std::int64_t index = Draw(0, Length(it) - 1);
  SquaresOf(broken).push_back(At(broken, index));
  return Finish("a square is appended", broken, Rule::kRevisited, Length(it));
}

Result Append(const PathCase& it) {
  PathCase broken = it;
  SquaresOf(broken).push_back(At(broken, 0));
  return Finish("the start is appended", broken, Rule::kTooLong, -1);
}

Result Shorten(const PathCase& it) {
  PathCase broken = it;
  SquaresOf(broken).erase(SquaresOf(broken).begin() + Draw(0, Length(it) - 1));
  return Finish("a square is dropped", broken, Rule::kTooShort, -1);
}

Result Miss(const PathCase& it) {
  PathCase broken = it;
  SquaresOf(broken).pop_back();
  return Finish("the last square is dropped", broken, Rule::kUnvisited, -1);
}

Result Revisit(const PathCase& it) {
  if (Length(it) < 2) return std::nullopt;
  const std::int64_t index = Draw(1, Length(it) - 1);
  PathCase broken = it;
  At(broken, index) = At(broken, Draw(0, index - 1));
  return Finish("a square is visited again", broken, Rule::kRevisited, index);
}

Result LeaveBoard(const PathCase& it) {
  const std::int64_t index = Draw(0, Length(it) - 1);
  PathCase broken = it;
  const std::vector<Cell> outside = {
      {-1, 0}, {0, -1}, {it.problem.rows, 0}, {0, it.problem.cols}, {1 << 30, 1 << 30}};
  At(broken, index) = DrawOf(outside);
  return Finish("a square leaves the board", broken, Rule::kOffBoard, index);
}

// The squares before and after any square have one colour, so that no knight's move joins them.
Result SwapNeighbours(const PathCase& it) {
  if (Length(it) < 3) return std::nullopt;
  const std::int64_t index = Draw(1, Length(it) - 2);
  PathCase broken = it;
  std::swap(At(broken, index), At(broken, index + 1));
  return Finish("two neighbours change places", broken, Rule::kNotAKnightMove, index);
}

Result AskOtherStart(const PathCase& it) {
  if (Length(it) < 2) return std::nullopt;
  PathCase broken = it;
  broken.problem.start = At(broken, Draw(1, Length(it) - 1));
  return Finish("another start is asked for", broken, Rule::kWrongStart, 0);
}

Result AskOtherFinish(const PathCase& it) {
  if (Length(it) < 2) return std::nullopt;
  PathCase broken = it;
  broken.problem.finish = At(broken, Draw(0, Length(it) - 2));
  return Finish("another finish is asked for", broken, Rule::kWrongFinish, Length(it) - 1);
}

Result AskClosed(const PathCase& it) {
  PathCase broken = it;
  const Cell first = At(broken, 0);
  const Cell last = At(broken, Length(it) - 1);
  const std::int64_t distance =
      std::abs(first.row - last.row) * std::abs(first.col - last.col);  // 2: a knight's move
  if (it.problem.closed || distance == 2) return std::nullopt;
  broken.problem.closed = true;
  return Finish("a closed tour is asked for", broken, Rule::kNotClosed, Length(it) - 1);
}

Result BlockVisited(const PathCase& it) {
  if (Length(it) < 2 || !it.problem.blocked.empty()) return std::nullopt;
  const std::int64_t index = Draw(0, Length(it) - 1);
  PathCase broken = it;
  broken.problem.start.reset();
  broken.problem.finish.reset();
  broken.problem.blocked = {At(broken, index)};
  return Finish("a visited square is blocked", broken, Rule::kBlockedSquare, index);
}

}  // namespace

const std::vector<Mutator<PathCase>>& PathMutators() {
  static const std::vector<Mutator<PathCase>> mutators = {
      Lengthen,       Append,        Shorten,        Miss,      Revisit,     LeaveBoard,
      SwapNeighbours, AskOtherStart, AskOtherFinish, AskClosed, BlockVisited};
  return mutators;
}

}  // namespace onceover::properties
