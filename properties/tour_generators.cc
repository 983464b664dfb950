#include "tour_generators.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "draw.h"
#include "onceover/solve.h"

namespace onceover::properties {
namespace {

struct Size {
  std::int64_t rows;
  std::int64_t cols;
};

// Boards on which the search is quick from every start that has a tour.
const std::vector<Size> kOpenBoards = {{1, 1}, {3, 4}, {5, 4}, {5, 5},  {5, 6},
                                       {6, 6}, {7, 6}, {8, 8}, {3, 10}, {10, 10}};
const std::vector<Size> kClosedBoards = {{5, 6}, {6, 6}, {7, 6}, {8, 8}, {3, 10}};

// From a start that may have no tour; then from any.
PathCase Solve(TourProblem problem) {
  auto result = SolveTour(problem, {.max_nodes = 100'000});
  if (!std::holds_alternative<Tour>(result)) {
    problem.start.reset();
    result = SolveTour(problem, {.max_nodes = 10'000'000});
  }
  return {problem, ToTourPath(std::get<Tour>(result))};
}

PathCase DrawSolved(const std::vector<Size>& boards, bool closed) {
  const Size size = DrawOf(boards);
  TourProblem problem{.rows = size.rows, .cols = size.cols, .closed = closed};
  problem.start = Cell{Draw(0, size.rows - 1), Draw(0, size.cols - 1)};
  PathCase it = Transform(Solve(problem), Draw(0, kSymmetries - 1));
  return DrawBool() ? Reverse(it) : it;
}

// Blocks what the tour visits last.
void CutOff(PathCase& it, std::int64_t squares) {
  auto& path = it.certificate.squares;
  auto& blocked = it.problem.blocked;
  blocked.assign(path.end() - squares, path.end());
  path.resize(path.size() - static_cast<std::size_t>(squares));
  std::ranges::sort(blocked, {}, [](const Cell& cell) { return std::tuple(cell.row, cell.col); });
}

void DrawEnds(PathCase& it) {
  const auto& path = it.certificate.squares;
  it.problem.start = DrawBool() ? std::optional(path.front()) : std::nullopt;
  it.problem.finish = DrawBool() ? std::optional(path.back()) : std::nullopt;
}

PathCase DrawOpen() {
  PathCase it = DrawSolved(kOpenBoards, false);
  if (DrawBool()) CutOff(it, Draw(0, std::ssize(it.certificate.squares) - 1));
  DrawEnds(it);
  return it;
}

PathCase DrawClosed() {
  PathCase it = DrawSolved(kClosedBoards, true);
  it = Rotate(it, Draw(0, std::ssize(it.certificate.squares) - 1));
  DrawEnds(it);
  return it;
}

}  // namespace

rc::Gen<PathCase> OpenTour() {
  return rc::gen::exec([] { return DrawOpen(); });
}

rc::Gen<PathCase> ClosedTour() {
  return rc::gen::exec([] { return DrawClosed(); });
}

rc::Gen<PathCase> AnyTour() {
  return rc::gen::exec([] { return DrawBool() ? DrawClosed() : DrawOpen(); });
}

PathCase Reverse(PathCase it) {
  std::ranges::reverse(it.certificate.squares);
  std::swap(it.problem.start, it.problem.finish);
  return it;
}

PathCase Rotate(PathCase it, std::int64_t shift) {
  auto& squares = it.certificate.squares;
  std::rotate(squares.begin(), squares.begin() + shift, squares.end());
  it.problem.start.reset();
  it.problem.finish.reset();
  return it;
}

}  // namespace onceover::properties
