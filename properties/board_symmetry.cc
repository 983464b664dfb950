#include "board_symmetry.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace onceover::properties {
namespace {

struct Symmetry {
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t number;

  Cell Image(Cell cell) const {
    if ((number & 1) != 0) cell.row = rows - 1 - cell.row;
    if ((number & 2) != 0) cell.col = cols - 1 - cell.col;
    if ((number & 4) != 0) std::swap(cell.row, cell.col);
    return cell;
  }

  std::vector<std::int64_t> Image(const std::vector<std::int64_t>& values) const {
    if (std::ssize(values) != rows * cols) return values;
    const std::int64_t new_cols = (number & 4) != 0 ? rows : cols;
    std::vector<std::int64_t> image(values.size());
    for (std::int64_t square = 0; square < std::ssize(values); ++square) {
      const Cell cell = Image(Cell{square / cols, square % cols});
      image[static_cast<std::size_t>(cell.row * new_cols + cell.col)] =
          values[static_cast<std::size_t>(square)];
    }
    return image;
  }

  void TransformBoard(auto& problem) const {
    if ((number & 4) != 0) std::swap(problem.rows, problem.cols);
  }
};

Symmetry SymmetryOf(const auto& problem, std::int64_t number) {
  return {problem.rows, problem.cols, number};
}

TilingProblem Transform(TilingProblem problem, std::int64_t number) {
  const Symmetry symmetry = SymmetryOf(problem, number);
  if (Cell* cell = std::get_if<Cell>(&problem.missing)) *cell = symmetry.Image(*cell);
  symmetry.TransformBoard(problem);
  return problem;
}

TourProblem Transform(TourProblem problem, std::int64_t number) {
  const Symmetry symmetry = SymmetryOf(problem, number);
  if (problem.start) problem.start = symmetry.Image(*problem.start);
  if (problem.finish) problem.finish = symmetry.Image(*problem.finish);
  for (Cell& cell : problem.blocked) cell = symmetry.Image(cell);
  std::ranges::sort(problem.blocked, {},
                    [](const Cell& cell) { return std::tuple(cell.row, cell.col); });
  symmetry.TransformBoard(problem);
  return problem;
}

}  // namespace

LabelCase Transform(const LabelCase& it, std::int64_t symmetry) {
  return {Transform(it.problem, symmetry),
          {SymmetryOf(it.problem, symmetry).Image(it.certificate.labels)}};
}

PieceCase Transform(const PieceCase& it, std::int64_t symmetry) {
  PieceCase image{Transform(it.problem, symmetry), it.certificate};
  for (auto& piece : image.certificate.pieces) {
    for (Cell& cell : piece) cell = SymmetryOf(it.problem, symmetry).Image(cell);
  }
  return image;
}

PathCase Transform(const PathCase& it, std::int64_t symmetry) {
  PathCase image{Transform(it.problem, symmetry), it.certificate};
  for (Cell& cell : image.certificate.squares) {
    cell = SymmetryOf(it.problem, symmetry).Image(cell);
  }
  return image;
}

StepCase Transform(const StepCase& it, std::int64_t symmetry) {
  return {Transform(it.problem, symmetry),
          {SymmetryOf(it.problem, symmetry).Image(it.certificate.steps)}};
}

}  // namespace onceover::properties
