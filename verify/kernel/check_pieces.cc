// A piece list is a tiling if every square of every piece is on the board, the three are different
// and lie in one 2x2 box, none is the missing square, none is covered twice, and none is left.
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "kernel/fault_log.h"
#include "kernel/geometry.h"
#include "kernel/square_slots.h"
#include "kernel/tiling_problem.h"
#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

using kernel::FaultLog;
using kernel::SquareSlots;

// How many different squares a piece names.
std::int64_t CountDifferent(const std::array<Cell, 3>& piece) {
  if (piece[0] == piece[1]) return piece[1] == piece[2] ? 1 : 2;
  return piece[2] == piece[0] || piece[2] == piece[1] ? 2 : 3;
}

// Judges the shape of a piece that lies on the board.
void JudgeShape(const std::array<Cell, 3>& piece, std::int64_t index, FaultLog& log) {
  const std::int64_t different = CountDifferent(piece);
  if (different != 3) {
    log.Add({.rule = Rule::kPieceSize,
             .index = index,
             .cell = piece[0],
             .expected = 3,
             .found = different});
  } else if (!kernel::AreInOneBox(piece)) {
    log.Add({.rule = Rule::kNotAnL, .index = index, .cell = piece[0], .other_cell = piece[2]});
  }
}

// Lays one piece on the board: `owner` holds the number of the piece on each square. Returns how
// many squares it newly covers, the missing square (-1: none asked for) not counted.
std::int64_t LayPiece(const TilingProblem& problem, const std::array<Cell, 3>& piece,
                      std::int64_t index, SquareSlots& owner, FaultLog& log) {
  const std::int64_t missing = kernel::MissingSquare(problem).value_or(-1);
  std::int64_t newly_covered = 0;
  bool on_board = true;
  for (const Cell cell : piece) {
    if (!kernel::IsOnBoard(problem.rows, problem.cols, cell)) {
      log.Add({.rule = Rule::kOffBoard, .index = index, .cell = cell});
      on_board = false;
      continue;
    }
    const std::int64_t square = kernel::SquareOf(problem.cols, cell);
    if (square == missing) {
      log.Add({.rule = Rule::kMissingCovered, .index = index, .cell = cell});
      continue;
    }
    std::int64_t& owner_of_square = owner[square];
    if (owner_of_square == -1) {
      owner_of_square = index;
      ++newly_covered;
    } else if (owner_of_square != index) {  // a piece that repeats a square is a matter of its size
      log.Add(
          {.rule = Rule::kCoveredTwice, .index = index, .cell = cell, .found = owner_of_square});
    }
  }
  if (on_board) JudgeShape(piece, index, log);
  return newly_covered;
}

// Reports the squares that no piece covers: `uncovered` many. Where any one square may be missing,
// the first of them is that one.
void ReportUncovered(const TilingProblem& problem, std::int64_t uncovered, SquareSlots& owner,
                     FaultLog& log) {
  const bool anywhere = kernel::IsMissingAnywhere(problem);
  if (anywhere && uncovered == 0) log.Add({.rule = Rule::kMissingUnmarked});
  bool missing_seen = !anywhere;
  const std::int64_t missing = kernel::MissingSquare(problem).value_or(-1);
  std::int64_t to_report = anywhere && uncovered > 0 ? uncovered - 1 : uncovered;
  for (std::int64_t square = 0; to_report > 0 && log.HasRoom(); ++square) {
    if (square == missing || owner[square] != -1) continue;
    if (!missing_seen) {
      missing_seen = true;
      continue;
    }
    log.Add({.rule = Rule::kUncovered, .cell = kernel::CellOf(problem.cols, square)});
    --to_report;
  }
  log.Count(Rule::kUncovered, to_report);
}

}  // namespace

Verdict CheckTiling(const TilingProblem& problem, const PieceList& list, std::int64_t max_faults) {
  FaultLog log(max_faults);
  if (!kernel::IsMeaningful(problem)) return std::move(log).Unchecked();
  const std::int64_t squares = problem.rows * problem.cols;
  const std::int64_t to_cover = kernel::SquaresToCover(problem);

  SquareSlots owner(squares, std::ssize(list.pieces));
  std::int64_t covered = 0;
  for (std::int64_t index = 0; index < std::ssize(list.pieces); ++index) {
    covered += LayPiece(problem, list.pieces[static_cast<std::size_t>(index)], index, owner, log);
  }
  const bool one_is_fixed = kernel::MissingSquare(problem).has_value();
  ReportUncovered(problem, squares - covered - (one_is_fixed ? 1 : 0), owner, log);
  if (std::ssize(list.pieces) != to_cover / 3) {
    log.Add({.rule = Rule::kTileCount, .expected = to_cover / 3, .found = std::ssize(list.pieces)});
  }
  return std::move(log).Close(covered, to_cover);
}

}  // namespace onceover
