#include "path_edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

#include "edits.h"
#include "tour_input.h"

namespace onceover::fuzz {
namespace {

bool IsOnBoard(const TourProblem& problem, Cell cell) {
  return cell.row >= 0 && cell.row < problem.rows && cell.col >= 0 && cell.col < problem.cols;
}

// The squared length of a knight's move is 5, and of no other move.
bool IsMove(const TourProblem& problem, Cell from, Cell to) {
  if (!IsOnBoard(problem, from) || !IsOnBoard(problem, to)) return false;
  const std::int64_t down = to.row - from.row;
  const std::int64_t right = to.col - from.col;
  if (down < -2 || down > 2 || right < -2 || right > 2) return false;
  return down * down + right * right == 5;
}

void ExchangeSteps(TourProblem&, Squares& path, Dice& dice) {
  std::swap(dice.OneOf(path), dice.OneOf(path));
}

void ReverseSegment(TourProblem&, Squares& path, Dice& dice) {
  const std::int64_t first = dice.Below(std::ssize(path));
  const std::int64_t last = dice.Between(first, std::ssize(path) - 1);
  std::reverse(path.begin() + first, path.begin() + last + 1);
}

// A segment goes to another place; the whole of it may be a closed tour's other start.
void RotateSegment(TourProblem&, Squares& path, Dice& dice) {
  std::array<std::int64_t, 3> at{};
  for (std::int64_t& place : at) place = dice.Below(std::ssize(path) + 1);
  if (dice.OneIn(2)) at = {0, dice.Below(std::ssize(path)), std::ssize(path)};
  std::ranges::sort(at);
  std::rotate(path.begin() + at[0], path.begin() + at[1], path.begin() + at[2]);
}

void ReverseAll(TourProblem& problem, Squares& path, Dice&) {
  std::ranges::reverse(path);
  std::swap(problem.start, problem.finish);
}

void ChangeSquare(TourProblem& problem, Squares& path, Dice& dice) {
  dice.OneOf(path) = AnyCell(problem, dice);
}

void MoveSquare(TourProblem&, Squares& path, Dice& dice) { StepAside(dice.OneOf(path), dice); }

void ChangeLength(TourProblem&, Squares& path, Dice& dice) {
  const std::int64_t at = dice.OneIn(2) ? std::ssize(path) - 1 : dice.Below(std::ssize(path));
  if (dice.OneIn(2)) {
    path.erase(path.begin() + at);
  } else {
    path.insert(path.begin() + at, dice.OneOf(path));
  }
}

// Asks for the ends that are there, or for others.
void AskForEnds(TourProblem& problem, Squares& path, Dice& dice) {
  const bool is_start = dice.OneIn(2);
  std::optional<Cell>& end = is_start ? problem.start : problem.finish;
  if (end && dice.OneIn(2)) {
    end.reset();
  } else if (dice.OneIn(3)) {
    end = AnyCell(problem, dice);
  } else {
    end = is_start ? path.front() : path.back();
  }
}

}  // namespace

void ReverseTail(TourProblem& problem, Squares& path, Dice& dice) {
  const std::int64_t begin = dice.Below(std::ssize(path));
  for (std::int64_t i = 0; i < std::ssize(path); ++i) {
    const std::int64_t at = (begin + i) % std::ssize(path);
    if (at + 2 >= std::ssize(path)) continue;
    if (!IsMove(problem, path[static_cast<std::size_t>(at)], path.back())) continue;
    std::reverse(path.begin() + at + 1, path.end());
    if (problem.finish) problem.finish = path.back();
    return;
  }
}

void BlockLast(TourProblem& problem, Squares& path, Dice&) {
  if (std::ssize(problem.blocked) == kMostBlocked || problem.closed) return;
  const auto is_before = [](Cell a, Cell b) {
    return a.row < b.row || (a.row == b.row && a.col < b.col);
  };
  auto& blocked = problem.blocked;
  blocked.insert(std::ranges::lower_bound(blocked, path.back(), is_before), path.back());
  path.pop_back();
  if (problem.finish && !path.empty()) problem.finish = path.back();
}

void TurnBoard(TourProblem& problem, Squares& path, Dice& dice) {
  const bool is_transposed = dice.OneIn(2);
  const std::int64_t rows = problem.rows;
  const auto turn = [&](Cell& cell) {
    if (is_transposed) {
      std::swap(cell.row, cell.col);
    } else if (cell.row >= 0 && cell.row < rows) {
      cell.row = rows - 1 - cell.row;
    }
  };
  if (is_transposed) std::swap(problem.rows, problem.cols);
  std::ranges::for_each(path, turn);
  std::ranges::for_each(problem.blocked, turn);
  const auto row_major = [](Cell cell) { return std::pair(cell.row, cell.col); };
  std::ranges::sort(problem.blocked, {}, row_major);
  if (problem.start) turn(*problem.start);
  if (problem.finish) turn(*problem.finish);
}

void EditPath(TourProblem& problem, Squares& path, Dice& dice) {
  constexpr std::array<void (*)(TourProblem&, Squares&, Dice&), 11> kEdits = {
      ExchangeSteps, ReverseSegment, RotateSegment, ReverseTail, ReverseAll, ChangeSquare,
      MoveSquare,    ChangeLength,   BlockLast,     TurnBoard,   AskForEnds};
  dice.OneOf(kEdits)(problem, path, dice);
}

}  // namespace onceover::fuzz
