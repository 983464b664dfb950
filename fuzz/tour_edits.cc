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

#include "edits.h"
#include "onceover/solve.h"
#include "path_edits.h"

namespace onceover::fuzz {
namespace {

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

void ChangeQuestion(TourInput& input, Dice& dice) {
  TourProblem& problem = input.problem;
  switch (dice.Below(5)) {
    case 0:
      std::swap(problem.rows, problem.cols);
      return;
    case 1:
      ChangeSide(problem, dice);
      return;
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

void EditAsPath(TourInput& input, Dice& dice) {
  const bool is_grid = std::holds_alternative<StepGrid>(input.certificate);
  if (is_grid) ChangeForm(input);
  auto* path = std::get_if<TourPath>(&input.certificate);
  if (path != nullptr && !path->squares.empty()) {
    EditPath(input.problem, path->squares, dice);
  }
  if (is_grid) ChangeForm(input);
}

void EditSteps(TourInput& input, Dice& dice) {
  auto* grid = std::get_if<StepGrid>(&input.certificate);
  if (grid == nullptr) return EditAsPath(input, dice);
  if (!grid->steps.empty()) dice.OneOf(kStepEdits)(input.problem, *grid, dice);
}

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
      return EditAsPath(input, dice);
  }
}

void Splice(TourInput& input, const TourInput& other, Dice& dice) {
  const bool is_alike = other.problem.rows == input.problem.rows &&
                        other.problem.cols == input.problem.cols &&
                        other.certificate.index() == input.certificate.index();
  TourInput solved{.problem = input.problem, .certificate = TourOn(input.problem, dice)};
  if (std::holds_alternative<StepGrid>(input.certificate)) ChangeForm(solved);
  const TourInput& rest = is_alike && other.certificate != input.certificate ? other : solved;
  if (auto* path = std::get_if<TourPath>(&input.certificate)) {
    JoinWith(path->squares, std::get<TourPath>(rest.certificate).squares, dice);
  } else if (const auto* steps = std::get_if<StepGrid>(&rest.certificate)) {
    JoinWith(std::get<StepGrid>(input.certificate).steps, steps->steps, dice);
  }
}

}  // namespace onceover::fuzz
