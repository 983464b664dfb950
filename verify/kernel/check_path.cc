// A path is a tour if its squares are on the board, none is blocked, none comes twice, none is
// left, each is a knight's move from the one before, and the ends are as asked for.
#include <cstddef>
#include <cstdint>
#include <utility>

#include "kernel/fault_log.h"
#include "kernel/geometry.h"
#include "kernel/square_slots.h"
#include "kernel/tour_problem.h"
#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

using kernel::FaultLog;
using kernel::SquareSlots;

// Judges every square of the path by itself; `first_visit` holds the position of each square's
// first visit. Returns how many different squares are visited, blocked ones not counted.
std::int64_t JudgeSquares(const TourProblem& problem, const TourPath& path,
                          SquareSlots& first_visit, FaultLog& log) {
  std::int64_t visited = 0;
  for (std::int64_t index = 0; index < std::ssize(path.squares); ++index) {
    const Cell cell = path.squares[static_cast<std::size_t>(index)];
    if (!kernel::IsOnBoard(problem.rows, problem.cols, cell)) {
      log.Add({.rule = Rule::kOffBoard, .index = index, .cell = cell});
      continue;
    }
    if (kernel::IsBlocked(problem, cell)) {
      log.Add({.rule = Rule::kBlockedSquare, .index = index, .cell = cell});
      continue;
    }
    std::int64_t& visit = first_visit[kernel::SquareOf(problem.cols, cell)];
    if (visit == -1) {
      visit = index;
      ++visited;
    } else {
      log.Add({.rule = Rule::kRevisited, .index = index, .cell = cell, .found = visit});
    }
  }
  return visited;
}

// Reports the squares that are not visited: `unvisited` many.
void ReportUnvisited(const TourProblem& problem, std::int64_t unvisited, SquareSlots& first_visit,
                     FaultLog& log) {
  for (std::int64_t square = 0; unvisited > 0 && log.HasRoom(); ++square) {
    const Cell cell = kernel::CellOf(problem.cols, square);
    if (first_visit[square] != -1 || kernel::IsBlocked(problem, cell)) continue;
    log.Add({.rule = Rule::kUnvisited, .cell = cell});
    --unvisited;
  }
  log.Count(Rule::kUnvisited, unvisited);
}

// Judges every move between two squares of the board.
void JudgeMoves(const TourProblem& problem, const TourPath& path, FaultLog& log) {
  for (std::int64_t index = 1; index < std::ssize(path.squares); ++index) {
    const Cell from = path.squares[static_cast<std::size_t>(index - 1)];
    const Cell to = path.squares[static_cast<std::size_t>(index)];
    if (!kernel::IsOnBoard(problem.rows, problem.cols, from)) continue;
    if (!kernel::IsOnBoard(problem.rows, problem.cols, to)) continue;
    if (kernel::IsKnightMove(from, to)) continue;
    log.Add({.rule = Rule::kNotAKnightMove, .index = index, .cell = to, .other_cell = from});
  }
}

}  // namespace

Verdict CheckTour(const TourProblem& problem, const TourPath& path, std::int64_t max_faults) {
  FaultLog log(max_faults);
  if (!kernel::IsMeaningful(problem)) return std::move(log).Unchecked();
  const std::int64_t to_visit = kernel::SquaresToVisit(problem);
  const std::int64_t length = std::ssize(path.squares);

  SquareSlots first_visit(problem.rows * problem.cols, length);
  const std::int64_t visited = JudgeSquares(problem, path, first_visit, log);
  ReportUnvisited(problem, to_visit - visited, first_visit, log);
  JudgeMoves(problem, path, log);
  if (length > 0) {
    const kernel::End first{path.squares.front(), 0};
    const kernel::End last{path.squares.back(), length - 1};
    kernel::JudgeStart(problem, first, log);
    kernel::JudgeFinish(problem, last, log);
    kernel::JudgeClosing(problem, first, last, length, log);
  }
  if (length != to_visit) {
    log.Add({.rule = length < to_visit ? Rule::kTooShort : Rule::kTooLong,
             .expected = to_visit,
             .found = length});
  }
  return std::move(log).Close(visited, to_visit);
}

}  // namespace onceover
