#include "tiling_edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "edits.h"
#include "label_edits.h"
#include "onceover/solve.h"

namespace onceover::fuzz {
namespace {

constexpr std::int64_t kMostSide = 16;

void ExchangeSquares(TilingProblem&, PieceList& list, Dice& dice) {
  std::swap(dice.OneOf(dice.OneOf(list.pieces)), dice.OneOf(dice.OneOf(list.pieces)));
}

void ChangeSquare(TilingProblem& problem, PieceList& list, Dice& dice) {
  dice.OneOf(dice.OneOf(list.pieces)) = AnyCell(problem, dice);
}

void MoveSquare(TilingProblem&, PieceList& list, Dice& dice) {
  StepAside(dice.OneOf(dice.OneOf(list.pieces)), dice);
}

void ReorderSquares(TilingProblem&, PieceList& list, Dice& dice) {
  auto& piece = dice.OneOf(list.pieces);
  std::swap(piece[0], dice.OneOf(piece));
}

void ReorderPieces(TilingProblem&, PieceList& list, Dice& dice) {
  std::swap(dice.OneOf(list.pieces), dice.OneOf(list.pieces));
}

void RepeatPiece(TilingProblem&, PieceList& list, Dice& dice) {
  const auto piece = dice.OneOf(list.pieces);
  if (dice.OneIn(2)) {
    list.pieces.push_back(piece);
  } else {
    dice.OneOf(list.pieces) = piece;
  }
}

constexpr std::array<void (*)(TilingProblem&, PieceList&, Dice&), 6> kListEdits = {
    ExchangeSquares, ChangeSquare, MoveSquare, ReorderSquares, ReorderPieces, RepeatPiece};

// Gives all squares that are left any label of the board.
void CoverMissing(std::variant<LabelGrid, PieceList>& certificate, Dice& dice) {
  auto* grid = std::get_if<LabelGrid>(&certificate);
  if (grid == nullptr || grid->labels.empty()) return;
  const std::int64_t label = dice.OneOf(grid->labels);
  std::ranges::replace(grid->labels, std::int64_t{0}, label);
}

void ChangeQuestion(TilingInput& input, Dice& dice) {
  TilingProblem& problem = input.problem;
  switch (dice.Below(6)) {
    case 0:
      problem.missing = NoneMissing{};
      if (dice.OneIn(2)) CoverMissing(input.certificate, dice);
      return;
    case 1:
      problem.missing = MissingAnywhere{};
      return;
    case 2:
      std::swap(problem.rows, problem.cols);
      return;
    case 3:
      ChangeSide(problem, dice);
      return;
    default:
      problem.missing = AnyCell(problem, dice);
  }
}

void ChangeForm(TilingInput& input, Dice&) {
  if (auto* grid = std::get_if<LabelGrid>(&input.certificate)) {
    if (auto pieces = ToPieces(input.problem, *grid)) input.certificate = std::move(*pieces);
  } else if (auto labels = ToLabels(input.problem, std::get<PieceList>(input.certificate))) {
    input.certificate = std::move(*labels);
  }
}

// Drops or doubles some values, at the end mostly.
template <typename Element>
void ChangeLength(std::vector<Element>& values, std::int64_t most, Dice& dice) {
  if (values.empty()) return;
  const std::int64_t at = dice.OneIn(2) ? std::ssize(values) - 1 : dice.Below(std::ssize(values));
  const std::int64_t count = dice.Between(1, std::min(most, std::ssize(values) - at));
  const auto begin = values.begin() + at;
  if (dice.OneIn(2)) {
    values.erase(begin, begin + count);
  } else {
    const std::vector<Element> again(begin, begin + count);
    values.insert(values.end(), again.begin(), again.end());
  }
}

void ChangeLength(TilingInput& input, Dice& dice) {
  if (auto* grid = std::get_if<LabelGrid>(&input.certificate)) {
    ChangeLength(grid->labels, std::max<std::int64_t>(1, input.problem.cols), dice);
  } else {
    ChangeLength(std::get<PieceList>(input.certificate).pieces, 2, dice);
  }
}

// A tiling by the solver; no labels where there is none, or on a larger board than inputs have.
LabelGrid Solved(const TilingProblem& problem) {
  if (problem.rows > kMostSide || problem.cols > kMostSide) return {};
  const auto result = SolveTiling(problem, {.max_threads = 1});
  const auto* tiling = std::get_if<Tiling>(&result);
  return tiling != nullptr ? ToLabelGrid(*tiling) : LabelGrid{};
}

bool IsWholeBoard(const TilingProblem& problem, const LabelGrid& grid) {
  const std::int64_t squares = std::ssize(grid.labels);
  return problem.cols > 0 && squares > 0 && squares % problem.cols == 0 &&
         squares / problem.cols == problem.rows;
}

void EditBoard(TilingInput& input, Dice& dice) {
  const bool is_list = std::holds_alternative<PieceList>(input.certificate);
  if (is_list) ChangeForm(input, dice);
  auto* grid = std::get_if<LabelGrid>(&input.certificate);
  if (grid != nullptr && IsWholeBoard(input.problem, *grid)) {
    EditLabels({input.problem, grid->labels}, dice);
  }
  if (is_list) ChangeForm(input, dice);
}

void EditList(TilingInput& input, Dice& dice) {
  auto* list = std::get_if<PieceList>(&input.certificate);
  if (list == nullptr) return EditBoard(input, dice);
  if (!list->pieces.empty()) dice.OneOf(kListEdits)(input.problem, *list, dice);
}

}  // namespace

template <>
TilingInput RightInput<TilingInput>(Dice& dice) {
  constexpr std::array<std::int64_t, 10> kSides = {2, 2, 4, 4, 4, 4, 8, 8, 8, 16};
  constexpr std::array<Cell, 6> kRectangles = {{{2, 3}, {3, 4}, {5, 6}, {4, 6}, {9, 5}, {6, 8}}};
  TilingProblem problem;
  if (dice.OneIn(4)) {
    const Cell sides = dice.OneOf(kRectangles);
    problem = {.rows = sides.row, .cols = sides.col};
  } else {
    problem.rows = problem.cols = dice.OneOf(kSides);
    problem.missing = Cell{dice.Below(problem.rows), dice.Below(problem.cols)};
  }
  TilingInput input{.problem = problem, .certificate = Solved(problem)};
  if (dice.OneIn(8) && problem.rows == problem.cols) input.problem.missing = MissingAnywhere{};
  if (dice.OneIn(3)) ChangeForm(input, dice);
  for (std::int64_t& cut : input.cuts) cut = dice.Below(problem.rows + 1);
  return input;
}

void Edit(TilingInput& input, Dice& dice) {
  switch (dice.Below(12)) {
    case 0:
      return ChangeQuestion(input, dice);
    case 1:
      return ChangeForm(input, dice);
    case 2:
      return ChangeLength(input, dice);
    case 3:
      dice.OneOf(input.cuts) = dice.Below(kMostSide + 1);
      return;
    case 4:
    case 5:
    case 6:
      return EditList(input, dice);
    default:
      return EditBoard(input, dice);
  }
}

void Splice(TilingInput& input, const TilingInput& other, Dice& dice) {
  if (auto* grid = std::get_if<LabelGrid>(&input.certificate)) {
    const auto* rest = std::get_if<LabelGrid>(&other.certificate);
    const bool is_alike =
        rest != nullptr && grid->labels != rest->labels && input.problem.cols == other.problem.cols;
    JoinWith(grid->labels, is_alike ? rest->labels : Solved(input.problem).labels, dice);
  } else if (const auto* rest = std::get_if<PieceList>(&other.certificate)) {
    JoinWith(std::get<PieceList>(input.certificate).pieces, rest->pieces, dice);
  }
}

}  // namespace onceover::fuzz
