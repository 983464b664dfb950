#include "edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "draw.h"
#include "tiling_generators.h"
#include "tour_generators.h"

namespace onceover::properties {
namespace {

// On the board, or at times a row or a column off it.
Cell DrawCell(std::int64_t rows, std::int64_t cols) {
  const std::int64_t margin = Draw(0, 7) == 7 ? 1 : 0;
  return {Draw(-margin, std::max(-margin, rows - 1 + margin)),
          Draw(-margin, std::max(-margin, cols - 1 + margin))};
}

Missing DrawMissing(std::int64_t rows, std::int64_t cols) {
  switch (Draw(0, 2)) {
    case 0:
      return MissingAnywhere{};
    case 1:
      return NoneMissing{};
    default:
      return DrawCell(rows, cols);
  }
}

TilingProblem DrawTilingProblem() {
  const std::int64_t lowest = Draw(0, 19) == 19 ? 0 : 1;
  const std::int64_t rows = Draw(lowest, 4);
  const std::int64_t cols = Draw(lowest, 4);
  return {rows, cols, DrawMissing(rows, cols)};
}

std::optional<Cell> DrawEnd(const TourProblem& problem) {
  if (Draw(0, 2) != 2) return std::nullopt;
  return DrawCell(problem.rows, problem.cols);
}

// Maybe a few blocked squares, in the order that the question must have, or in any.
std::vector<Cell> DrawBlocked(const TourProblem& problem, bool in_order) {
  std::vector<Cell> blocked;
  if (Draw(0, 2) != 2) return blocked;
  for (std::int64_t i = Draw(1, 3); i > 0; --i) {
    blocked.push_back(DrawCell(problem.rows, problem.cols));
  }
  if (!in_order) return blocked;
  const auto key = [](const Cell& cell) { return std::tuple(cell.row, cell.col); };
  std::ranges::sort(blocked, {}, key);
  blocked.erase(std::unique(blocked.begin(), blocked.end()), blocked.end());
  return blocked;
}

TourProblem DrawTourProblem() {
  const std::int64_t lowest = Draw(0, 19) == 19 ? 0 : 1;
  TourProblem problem{.rows = Draw(lowest, 4), .cols = Draw(lowest, 4)};
  problem.start = DrawEnd(problem);
  problem.finish = DrawEnd(problem);
  problem.closed = DrawBool();
  problem.blocked = DrawBlocked(problem, Draw(0, 7) != 7);
  return problem;
}

// One thing that was asked is asked otherwise.
void EditQuestion(TilingProblem& problem) {
  problem.missing = DrawMissing(problem.rows, problem.cols);
}

void EditQuestion(TourProblem& problem) {
  switch (Draw(0, 3)) {
    case 0:
      problem.closed = !problem.closed;
      return;
    case 1:
      problem.start = DrawEnd(problem);
      return;
    case 2:
      problem.finish = DrawEnd(problem);
      return;
    default:
      problem.blocked = DrawBlocked(problem, true);
  }
}

// Replaces or exchanges up to two values, and once in a while drops or repeats the last.
template <typename Value, typename DrawValue>
void EditValues(std::vector<Value>& values, const DrawValue& draw_value) {
  for (std::int64_t edits = Draw(0, 2); edits > 0 && !values.empty(); --edits) {
    const auto at = static_cast<std::size_t>(Draw(0, std::ssize(values) - 1));
    switch (Draw(0, 8)) {
      case 0:
        values.pop_back();
        break;
      case 1:
        values.push_back(values[at]);
        break;
      case 2:
      case 3:
      case 4:
        values[at] = draw_value();
        break;
      default:
        std::swap(values[at], values[static_cast<std::size_t>(Draw(0, std::ssize(values) - 1))]);
    }
  }
}

template <typename Problem>
void MaybeEditQuestion(Problem& problem) {
  if (Draw(0, 3) == 3) EditQuestion(problem);
}

// Any number of values, but mostly as many as asked for.
std::int64_t DrawLength(std::int64_t wanted) {
  return std::max<std::int64_t>(0, Draw(0, 9) == 9 ? wanted + Draw(-1, 1) : wanted);
}

template <typename DrawValue>
auto DrawValues(std::int64_t wanted, const DrawValue& draw_value) {
  std::vector<decltype(draw_value())> values(static_cast<std::size_t>(DrawLength(wanted)));
  for (auto& value : values) value = draw_value();
  return values;
}

// One of the Ls of a 2x2 box, or any three squares.
std::array<Cell, 3> DrawPiece(const TilingProblem& problem) {
  const auto draw_cell = [&] { return DrawCell(problem.rows, problem.cols); };
  if (Draw(0, 3) == 3) return {draw_cell(), draw_cell(), draw_cell()};
  const Cell cell = draw_cell();
  const std::int64_t down = DrawBool() ? 1 : -1;
  const std::int64_t right = DrawBool() ? 1 : -1;
  return {cell, Cell{cell.row + down, cell.col}, Cell{cell.row, cell.col + right}};
}

}  // namespace

rc::Gen<LabelCase> EditedLabels() {
  return rc::gen::exec([] {
    LabelCase it = *AnyTiling();
    const std::int64_t pieces = std::ssize(it.certificate.labels) / 3;
    EditValues(it.certificate.labels, [&] { return Draw(-1, pieces + 1); });
    MaybeEditQuestion(it.problem);
    return it;
  });
}

rc::Gen<PieceCase> EditedPieces() {
  return rc::gen::exec([] {
    PieceCase it = ToPieces(*AnyTiling());
    const TilingProblem problem = it.problem;
    EditValues(it.certificate.pieces, [&] { return DrawPiece(problem); });
    MaybeEditQuestion(it.problem);
    return it;
  });
}

rc::Gen<PathCase> EditedPath() {
  return rc::gen::exec([] {
    PathCase it = *AnyTour();
    EditValues(it.certificate.squares, [&] { return DrawCell(it.problem.rows, it.problem.cols); });
    MaybeEditQuestion(it.problem);
    return it;
  });
}

rc::Gen<StepCase> EditedSteps() {
  return rc::gen::exec([] {
    StepCase it = ToSteps(*AnyTour());
    const std::int64_t squares = std::ssize(it.certificate.steps);
    EditValues(it.certificate.steps, [&] { return Draw(-1, squares + 1); });
    MaybeEditQuestion(it.problem);
    return it;
  });
}

rc::Gen<LabelCase> RandomLabels() {
  return rc::gen::exec([] {
    const TilingProblem problem = DrawTilingProblem();
    const std::int64_t squares = problem.rows * problem.cols;
    const std::int64_t highest = std::min<std::int64_t>(squares / 3 + 1, Draw(1, 6));
    return LabelCase{problem, {DrawValues(squares, [&] { return Draw(0, highest); })}};
  });
}

rc::Gen<PieceCase> RandomPieces() {
  return rc::gen::exec([] {
    const TilingProblem problem = DrawTilingProblem();
    const std::int64_t pieces = problem.rows * problem.cols / 3;
    return PieceCase{problem, {DrawValues(pieces, [&] { return DrawPiece(problem); })}};
  });
}

rc::Gen<PathCase> RandomPath() {
  return rc::gen::exec([] {
    const TourProblem problem = DrawTourProblem();
    const std::int64_t squares = problem.rows * problem.cols - std::ssize(problem.blocked);
    const auto draw_cell = [&] { return DrawCell(problem.rows, problem.cols); };
    return PathCase{problem, {DrawValues(squares, draw_cell)}};
  });
}

rc::Gen<StepCase> RandomSteps() {
  return rc::gen::exec([] {
    const TourProblem problem = DrawTourProblem();
    const std::int64_t squares = problem.rows * problem.cols;
    return StepCase{problem, {DrawValues(squares, [&] { return Draw(0, squares); })}};
  });
}

}  // namespace onceover::properties
