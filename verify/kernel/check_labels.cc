// A label grid is a tiling if the missing square and no other carries 0, and each label 1..N is
// carried by exactly three squares of one 2x2 box, where 3N squares are to be covered.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "kernel/fault_log.h"
#include "kernel/geometry.h"
#include "kernel/tiling_problem.h"
#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

using kernel::CellOf;
using kernel::FaultLog;

// The squares of one label, as far as the rules ask: how many, the first, the last (row-major), and
// the columns between which they lie. Their rows lie between the first's and the last's.
struct LabelSquares {
  std::int64_t count = 0;
  std::int64_t first = -1;
  std::int64_t last = -1;
  std::int64_t left = 0;
  std::int64_t right = 0;
};

// Slot L holds the squares of label L; slot 0 and labels out of 1..pieces are left alone.
std::vector<LabelSquares> GatherLabels(const LabelGrid& grid, std::int64_t cols,
                                       std::int64_t pieces) {
  std::vector<LabelSquares> labels(static_cast<std::size_t>(pieces) + 1);
  for (std::int64_t square = 0; square < std::ssize(grid.labels); ++square) {
    const std::int64_t label = grid.labels[static_cast<std::size_t>(square)];
    if (label < 1 || label > pieces) continue;
    const std::int64_t col = CellOf(cols, square).col;
    LabelSquares& squares = labels[static_cast<std::size_t>(label)];
    if (squares.count == 0) squares = {0, square, square, col, col};
    ++squares.count;
    squares.last = square;
    squares.left = std::min(squares.left, col);
    squares.right = std::max(squares.right, col);
  }
  return labels;
}

// The fault of the piece that has this label, if any, at its first square.
std::optional<Fault> JudgePiece(const LabelSquares& squares, std::int64_t label,
                                std::int64_t cols) {
  const Cell first = CellOf(cols, squares.first);
  const Cell last = CellOf(cols, squares.last);
  Fault fault{.index = squares.first, .cell = first, .other_cell = last, .found = label};
  if (squares.count != 3) {
    fault.rule = squares.count % 3 == 0 ? Rule::kLabelReused : Rule::kPieceSize;
    fault.expected = 3;
    fault.found = squares.count;
    return fault;
  }
  if (last.row - first.row <= 1 && squares.right - squares.left <= 1) return std::nullopt;
  fault.rule = Rule::kNotAnL;
  return fault;
}

// The fault of one square's own value, if any. `missing` is the missing square: the one asked for,
// or the first that is marked, or -1.
std::optional<Fault> JudgeValue(const LabelGrid& grid, std::int64_t square, std::int64_t missing,
                                std::int64_t pieces) {
  const std::int64_t label = grid.labels[static_cast<std::size_t>(square)];
  Fault fault{.index = square, .found = label};
  if (square == missing) {
    if (label == 0) return std::nullopt;
    fault.rule = Rule::kMissingCovered;
    return fault;
  }
  if (label >= 1 && label <= pieces) return std::nullopt;
  fault.rule = label == 0 ? Rule::kUncovered : Rule::kLabelOutOfRange;
  fault.expected = label == 0 ? 0 : pieces;
  return fault;
}

std::int64_t FirstMarked(const LabelGrid& grid) {
  const auto found = std::ranges::find(grid.labels, 0);
  return found == grid.labels.end() ? -1 : found - grid.labels.begin();
}

}  // namespace

Verdict CheckTiling(const TilingProblem& problem, const LabelGrid& grid, std::int64_t max_faults) {
  FaultLog log(max_faults);
  if (!kernel::IsMeaningful(problem)) return std::move(log).Unchecked();
  const std::int64_t squares = problem.rows * problem.cols;
  const std::int64_t to_cover = kernel::SquaresToCover(problem);
  if (std::ssize(grid.labels) != squares) {
    const bool few = std::ssize(grid.labels) < squares;
    log.Add({.rule = few ? Rule::kTooFew : Rule::kTooMany,
             .expected = squares,
             .found = std::ssize(grid.labels)});
    return std::move(log).Close(0, to_cover);
  }

  const std::int64_t pieces = to_cover / 3;
  const bool anywhere = kernel::IsMissingAnywhere(problem);
  const std::int64_t missing =
      anywhere ? FirstMarked(grid) : kernel::MissingSquare(problem).value_or(-1);
  const std::vector<LabelSquares> labels = GatherLabels(grid, problem.cols, pieces);

  std::int64_t covered = 0;
  for (std::int64_t square = 0; square < squares; ++square) {
    const std::int64_t label = grid.labels[static_cast<std::size_t>(square)];
    if (auto fault = JudgeValue(grid, square, missing, pieces)) {
      fault->cell = CellOf(problem.cols, square);
      log.Add(*fault);
    }
    if (label < 1 || label > pieces) continue;
    if (square != missing) ++covered;
    const LabelSquares& piece = labels[static_cast<std::size_t>(label)];
    if (piece.first != square) continue;  // a piece is judged once, at its first square
    if (const auto fault = JudgePiece(piece, label, problem.cols)) log.Add(*fault);
  }
  if (anywhere && missing == -1) log.Add({.rule = Rule::kMissingUnmarked});

  std::int64_t labels_in_use = 0;
  for (std::int64_t label = 1; label <= pieces; ++label) {
    if (labels[static_cast<std::size_t>(label)].count != 0) {
      ++labels_in_use;
    } else {
      log.Add({.rule = Rule::kLabelMissing, .expected = label});
    }
  }
  if (labels_in_use != pieces) {
    log.Add({.rule = Rule::kTileCount, .expected = pieces, .found = labels_in_use});
  }
  return std::move(log).Close(covered, to_cover);
}

}  // namespace onceover
