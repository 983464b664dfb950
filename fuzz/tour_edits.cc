#include "tour_edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "certificate_bytes.h"
#include "onceover/solve.h"

namespace onceover::fuzz {
namespace {

using Squares = std::vector<Cell>;

Cell AnyCell(const TourProblem& problem, Dice& dice) {
  if (dice.OneIn(16)) return {OddNumber(dice), dice.Below(problem.cols)};
  return {dice.Below(problem.rows), dice.Below(problem.cols)};
}

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

// ---- Edits of a path that is not empty
// ---------------------------------------------------------------------------

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

// From a square that is a move away from the last one, all after it is reversed.
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

void ReverseAll(TourProblem& problem, Squares& path, Dice&) {
  std::ranges::reverse(path);
  std::swap(problem.start, problem.finish);
}

void ChangeSquare(TourProblem& problem, Squares& path, Dice& dice) {
  dice.OneOf(path) = AnyCell(problem, dice);
}

void StepAside(TourProblem&, Squares& path, Dice& dice) {
  Cell& cell = dice.OneOf(path);
  std::int64_t& coordinate = dice.OneIn(2) ? cell.row : cell.col;
  if (coordinate >= 0 && coordinate < 200) coordinate += dice.OneIn(2) ? 1 : -1;
}

void ChangeLength(TourProblem&, Squares& path, Dice& dice) {
  const std::int64_t at = dice.OneIn(2) ? std::ssize(path) - 1 : dice.Below(std::ssize(path));
  if (dice.OneIn(2)) {
    path.erase(path.begin() + at);
  } else {
    path.insert(path.begin() + at, dice.OneOf(path));
  }
}

// The last square is left out, and the question does not ask for it any more.
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

// Mirrors the board, or makes its rows columns, with all squares of question and answer.
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

constexpr std::array<void (*)(TourProblem&, Squares&, Dice&), 11> kPathEdits = {
    ExchangeSteps, ReverseSegment, RotateSegment, ReverseTail, ReverseAll, ChangeSquare,
    StepAside,     ChangeLength,   BlockLast,     TurnBoard,   AskForEnds};

// ---- Edits of a board of steps that is not empty
// ---------------------------------------------------------------------------

void ExchangeSquares(TourProblem&, StepGrid& grid, Dice& dice) {
  std::swap(dice.OneOf(grid.steps), dice.OneOf(grid.steps));
}

void ChangeStep(TourProblem&, StepGrid& grid, Dice& dice) {
  std::int64_t& step = dice.OneOf(grid.steps);
  step = dice.OneIn(8) ? OddNumber(dice) : dice.Below(std::ssize(grid.steps) + 2);
}

void ShiftRow(TourProblem& problem, StepGrid& grid, Dice& dice) {
  const std::int64_t squares = std::ssize(grid.steps);
  if (problem.cols < 1 || problem.cols > squares) return;
  const auto row = grid.steps.begin() + dice.Below(squares / problem.cols) * problem.cols;
  std::rotate(row, row + dice.Below(problem.cols), row + problem.cols);
}

void CountFromElsewhere(TourProblem&, StepGrid& grid, Dice& dice) {
  const std::int64_t more = dice.OneIn(2) ? 1 : -1;
  for (std::int64_t& step : grid.steps) {
    if (step >= 0 && step < 200) step += more;
  }
}

void ChangeLength(TourProblem&, StepGrid& grid, Dice& dice) {
  if (dice.OneIn(2)) {
    grid.steps.pop_back();
  } else {
    grid.steps.push_back(dice.OneOf(grid.steps));
  }
}

constexpr std::array<void (*)(TourProblem&, StepGrid&, Dice&), 5> kStepEdits = {
    ExchangeSquares, ChangeStep, ShiftRow, CountFromElsewhere, ChangeLength};

// ---- Edits of the question and of the form
// ---------------------------------------------------------------------------

void ChangeQuestion(TourInput& input, Dice& dice) {
  TourProblem& problem = input.problem;
  switch (dice.Below(5)) {
    case 0:
      std::swap(problem.rows, problem.cols);
      return;
    case 1: {
      std::int64_t& side = dice.OneIn(2) ? problem.rows : problem.cols;
      if (side > 0 && side < 200) side += dice.OneIn(2) ? 1 : -1;
      return;
    }
    case 2:
      problem.blocked.clear();
      if (dice.OneIn(2)) problem.blocked.push_back(AnyCell(problem, dice));
      return;
    default:
      problem.closed = !problem.closed;
  }
}

void ChangeForm(TourInput& input) {
  if (auto* grid = std::get_if<StepGrid>(&input.certificate)) {
    if (auto path = ToPath(input.problem, *grid)) input.certificate = std::move(*path);
  } else if (auto steps = ToSteps(input.problem, std::get<TourPath>(input.certificate))) {
    input.certificate = std::move(*steps);
  }
}

void EditPath(TourInput& input, Dice& dice) {
  const bool is_grid = std::holds_alternative<StepGrid>(input.certificate);
  if (is_grid) ChangeForm(input);
  auto* path = std::get_if<TourPath>(&input.certificate);
  if (path != nullptr && !path->squares.empty()) {
    dice.OneOf(kPathEdits)(input.problem, path->squares, dice);
  }
  if (is_grid) ChangeForm(input);
}

void EditSteps(TourInput& input, Dice& dice) {
  auto* grid = std::get_if<StepGrid>(&input.certificate);
  if (grid == nullptr) return EditPath(input, dice);
  if (!grid->steps.empty()) dice.OneOf(kStepEdits)(input.problem, *grid, dice);
}

// ---- Right tours
// ---------------------------------------------------------------------------

// Tours by the solver on small boards, from some squares, and closed ones. Made once.
const std::vector<Tour>& Tours() {
  static const std::vector<Tour> kTours = [] {
    constexpr std::array<Cell, 11> kBoards = {
        {{1, 1}, {3, 4}, {3, 7}, {4, 5}, {5, 5}, {5, 6}, {6, 6}, {3, 10}, {4, 7}, {7, 7}, {8, 8}}};
    std::vector<Tour> tours;
    for (const Cell board : kBoards) {
      const auto add = [&](std::optional<Cell> start, bool closed) {
        const auto result =
            SolveTour({.rows = board.row, .cols = board.col, .start = start, .closed = closed},
                      {.max_nodes = 50'000});
        if (const auto* tour = std::get_if<Tour>(&result)) tours.push_back(*tour);
      };
      add(std::nullopt, false);
      add(std::nullopt, true);
      for (const Cell start : {Cell{0, 0}, Cell{0, 2}, Cell{2, 2}, Cell{1, 3}}) add(start, false);
    }
    return tours;
  }();
  return kTours;
}

// A tour on the board of the problem, if there is one among those; none else.
TourPath TourOn(const TourProblem& problem, Dice& dice) {
  const std::vector<Tour>& tours = Tours();
  const std::int64_t begin = dice.Below(std::ssize(tours));
  for (std::int64_t i = 0; i < std::ssize(tours); ++i) {
    const Tour& tour = tours[static_cast<std::size_t>((begin + i) % std::ssize(tours))];
    if (tour.rows == problem.rows && tour.cols == problem.cols) return ToTourPath(tour);
  }
  return {};
}

}  // namespace

template <>
TourInput RightInput<TourInput>(Dice& dice) {
  const Tour& tour = dice.OneOf(Tours());
  TourInput input{.problem = {.rows = tour.rows, .cols = tour.cols, .closed = tour.closed},
                  .certificate = ToTourPath(tour)};
  auto& path = std::get<TourPath>(input.certificate).squares;
  if (!tour.closed && dice.OneIn(2)) ReverseTail(input.problem, path, dice);
  if (tour.closed)
    std::rotate(path.begin(), path.begin() + dice.Below(std::ssize(path)), path.end());
  if (dice.OneIn(2)) TurnBoard(input.problem, path, dice);
  if (dice.OneIn(3)) input.problem.start = path.front();
  if (dice.OneIn(3)) input.problem.finish = path.back();
  if (dice.OneIn(8)) BlockLast(input.problem, path, dice);
  for (std::int64_t& cut : input.cuts) cut = dice.Below(input.problem.rows + 1);
  if (dice.OneIn(2)) ChangeForm(input);
  return input;
}

void Edit(TourInput& input, Dice& dice) {
  switch (dice.Below(12)) {
    case 0:
      return ChangeQuestion(input, dice);
    case 1:
      return ChangeForm(input);
    case 2:
      dice.OneOf(input.cuts) = dice.Below(10);
      return;
    case 3:
    case 4:
    case 5:
      return EditSteps(input, dice);
    default:
      return EditPath(input, dice);
  }
}

void Splice(TourInput& input, const TourInput& other, Dice& dice) {
  const auto join = [&](auto& values, const auto& rest) {
    const std::int64_t at = dice.Below(std::min(std::ssize(values), std::ssize(rest)) + 1);
    values.resize(static_cast<std::size_t>(at));
    values.insert(values.end(), rest.begin() + at, rest.end());
  };
  const bool is_alike = other.problem.rows == input.problem.rows &&
                        other.problem.cols == input.problem.cols &&
                        other.certificate.index() == input.certificate.index();
  TourInput solved{.problem = input.problem, .certificate = TourOn(input.problem, dice)};
  if (std::holds_alternative<StepGrid>(input.certificate)) ChangeForm(solved);
  const TourInput& rest = is_alike && other.certificate != input.certificate ? other : solved;
  if (auto* path = std::get_if<TourPath>(&input.certificate)) {
    join(path->squares, std::get<TourPath>(rest.certificate).squares);
  } else if (const auto* steps = std::get_if<StepGrid>(&rest.certificate)) {
    join(std::get<StepGrid>(input.certificate).steps, steps->steps);
  }
}

}  // namespace onceover::fuzz
