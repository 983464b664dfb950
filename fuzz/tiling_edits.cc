#include "tiling_edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "certificate_bytes.h"
#include "onceover/solve.h"

namespace onceover::fuzz {
namespace {

// A whole board of labels, to be edited.
struct Board {
  TilingProblem& problem;
  std::vector<std::int64_t>& labels;

  std::int64_t& At(std::int64_t row, std::int64_t col) const {
    return labels[static_cast<std::size_t>(row * problem.cols + col)];
  }
  std::int64_t& AnySquare(Dice& dice) const { return dice.OneOf(labels); }
};

constexpr std::int64_t kMostSide = 16;

Cell AnyCell(const TilingProblem& problem, Dice& dice) {
  if (dice.OneIn(16)) return {OddNumber(dice), dice.Below(problem.cols)};
  return {dice.Below(problem.rows), dice.Below(problem.cols)};
}

// ---- Edits of a board of labels
// ---------------------------------------------------------------------------

void ExchangeSquares(Board board, Dice& dice) {
  std::swap(board.AnySquare(dice), board.AnySquare(dice));
}

// A square goes over to the piece beside it; or takes its square in exchange.
void MoveSquare(Board board, Dice& dice) {
  const auto [rows, cols, missing] = board.problem;
  const bool down = cols < 2 || (rows > 1 && dice.OneIn(2));
  if (down && rows < 2) return;
  const std::int64_t row = dice.Below(rows - (down ? 1 : 0));
  const std::int64_t col = dice.Below(cols - (down ? 0 : 1));
  std::int64_t& from = board.At(row, col);
  std::int64_t& to = board.At(row + (down ? 1 : 0), col + (down ? 0 : 1));
  if (dice.OneIn(3)) {
    std::swap(from, to);
  } else if (dice.OneIn(2)) {
    from = to;
  } else {
    to = from;
  }
}

void ShiftRow(Board board, Dice& dice) {
  const auto row = board.labels.begin() + dice.Below(board.problem.rows) * board.problem.cols;
  std::rotate(row, row + dice.Below(board.problem.cols), row + board.problem.cols);
}

// Turns or mirrors a square block, a quadrant or the whole board often: rows and columns exchanged,
// and backwards or not.
void TurnBlock(Board board, Dice& dice) {
  const auto [rows, cols, missing] = board.problem;
  const std::int64_t most = std::min(rows, cols);
  const std::array sides = {most, std::max<std::int64_t>(1, most / 2), dice.Between(1, most)};
  const std::int64_t side = dice.OneOf(sides);
  const std::int64_t top = dice.Below(rows / side) * side;
  const std::int64_t left = dice.Below(cols / side) * side;
  const bool is_transposed = dice.OneIn(2);
  const bool is_upside_down = dice.OneIn(2);
  const bool is_mirrored = dice.OneIn(2);
  const std::vector<std::int64_t> before = board.labels;
  for (std::int64_t row = 0; row < side; ++row) {
    for (std::int64_t col = 0; col < side; ++col) {
      std::int64_t from_row = is_upside_down ? side - 1 - row : row;
      std::int64_t from_col = is_mirrored ? side - 1 - col : col;
      if (is_transposed) std::swap(from_row, from_col);
      board.At(top + row, left + col) =
          before[static_cast<std::size_t>((top + from_row) * cols + left + from_col)];
    }
  }
}

// The missing square, where it is one of the board.
Cell* MissingOnBoard(TilingProblem& problem) {
  auto* cell = std::get_if<Cell>(&problem.missing);
  if (cell == nullptr || cell->row < 0 || cell->row >= problem.rows) return nullptr;
  return cell->col >= 0 && cell->col < problem.cols ? cell : nullptr;
}

// All rows backwards, or from bottom to top, and the missing square with them: stays right.
void MirrorBoard(Board board, Dice& dice) {
  const auto [rows, cols, missing] = board.problem;
  const bool is_upside_down = dice.OneIn(2);
  Cell* cell = MissingOnBoard(board.problem);
  if (is_upside_down) {
    for (std::int64_t row = 0; row < rows / 2; ++row) {
      for (std::int64_t col = 0; col < cols; ++col) {
        std::swap(board.At(row, col), board.At(rows - 1 - row, col));
      }
    }
    if (cell != nullptr) cell->row = rows - 1 - cell->row;
  } else {
    for (std::int64_t row = 0; row < rows; ++row) {
      const auto begin = board.labels.begin() + row * cols;
      std::reverse(begin, begin + cols);
    }
    if (cell != nullptr) cell->col = cols - 1 - cell->col;
  }
}

// Rows become columns, and the missing square with them: stays right.
void TransposeBoard(Board board, Dice&) {
  const auto [rows, cols, missing] = board.problem;
  const std::vector<std::int64_t> before = board.labels;
  std::swap(board.problem.rows, board.problem.cols);
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) {
      board.At(col, row) = before[static_cast<std::size_t>(row * cols + col)];
    }
  }
  auto* cell = std::get_if<Cell>(&board.problem.missing);
  if (cell != nullptr) std::swap(cell->row, cell->col);
}

// Two labels are exchanged, or one becomes the other.
void Renumber(Board board, Dice& dice) {
  const std::int64_t first = board.AnySquare(dice);
  const std::int64_t second = board.AnySquare(dice);
  const bool is_merged = dice.OneIn(4);
  for (std::int64_t& label : board.labels) {
    if (label == second) {
      label = first;
    } else if (label == first && !is_merged) {
      label = second;
    }
  }
}

// All labels but 0 become one more or less.
void CountFromElsewhere(Board board, Dice& dice) {
  const std::int64_t step = dice.OneIn(2) ? 1 : -1;
  for (std::int64_t& label : board.labels) {
    if (label > 0 && label < 200) label += step;
  }
}

void ChangeLabel(Board board, Dice& dice) {
  std::int64_t& label = board.AnySquare(dice);
  label = dice.OneIn(8) ? OddNumber(dice) : dice.Below(std::ssize(board.labels) / 3 + 2);
}

// Two pieces that fill a block of 2x3 squares are mirrored: stays right. From a square on, in
// row-major order, the first such block lying flat.
void FlipPair(Board board, Dice& dice) {
  const auto [rows, cols, missing] = board.problem;
  if (rows < 2 || cols < 3) return;
  const std::int64_t blocks = (rows - 1) * (cols - 2);
  const std::int64_t begin = dice.Below(blocks);
  for (std::int64_t i = 0; i < blocks; ++i) {
    const std::int64_t block = (begin + i) % blocks;
    const std::int64_t row = block / (cols - 2);
    const std::int64_t col = block % (cols - 2);
    const auto at = [&](std::int64_t down, std::int64_t right) -> std::int64_t& {
      return board.At(row + down, col + right);
    };
    const bool has_ends = at(0, 0) == at(1, 0) && at(0, 2) == at(1, 2) && at(0, 0) != at(0, 2);
    if (!has_ends || at(0, 1) == at(1, 1)) continue;
    const auto is_end = [&](std::int64_t label) { return label == at(0, 0) || label == at(0, 2); };
    if (!is_end(at(0, 1)) || !is_end(at(1, 1))) continue;
    std::swap(at(0, 1), at(1, 1));
    return;
  }
}

constexpr std::array<void (*)(Board, Dice&), 10> kBoardEdits = {
    ExchangeSquares, MoveSquare, ShiftRow,           TurnBlock,   MirrorBoard,
    TransposeBoard,  Renumber,   CountFromElsewhere, ChangeLabel, FlipPair};

// ---- Edits of a list of pieces
// ---------------------------------------------------------------------------

void ExchangeSquares(TilingProblem&, PieceList& list, Dice& dice) {
  std::swap(dice.OneOf(dice.OneOf(list.pieces)), dice.OneOf(dice.OneOf(list.pieces)));
}

void ChangeSquare(TilingProblem& problem, PieceList& list, Dice& dice) {
  dice.OneOf(dice.OneOf(list.pieces)) = AnyCell(problem, dice);
}

void StepAside(TilingProblem&, PieceList& list, Dice& dice) {
  Cell& cell = dice.OneOf(dice.OneOf(list.pieces));
  std::int64_t& coordinate = dice.OneIn(2) ? cell.row : cell.col;
  if (coordinate >= 0 && coordinate < 200) coordinate += dice.OneIn(2) ? 1 : -1;
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
    ExchangeSquares, ChangeSquare, StepAside, ReorderSquares, ReorderPieces, RepeatPiece};

// ---- Edits of the question, of the form, of the length
// ---------------------------------------------------------------------------

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
    case 3: {
      std::int64_t& side = dice.OneIn(2) ? problem.rows : problem.cols;
      if (side > 0 && side < 200) side += dice.OneIn(2) ? 1 : -1;
      return;
    }
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
    dice.OneOf(kBoardEdits)({input.problem, grid->labels}, dice);
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
  const auto join = [&](auto& values, const auto& rest) {
    const std::int64_t at = dice.Below(std::min(std::ssize(values), std::ssize(rest)) + 1);
    values.resize(static_cast<std::size_t>(at));
    values.insert(values.end(), rest.begin() + at, rest.end());
  };
  if (auto* grid = std::get_if<LabelGrid>(&input.certificate)) {
    const auto* rest = std::get_if<LabelGrid>(&other.certificate);
    const bool is_alike =
        rest != nullptr && grid->labels != rest->labels && input.problem.cols == other.problem.cols;
    join(grid->labels, is_alike ? rest->labels : Solved(input.problem).labels);
  } else if (const auto* rest = std::get_if<PieceList>(&other.certificate)) {
    join(std::get<PieceList>(input.certificate).pieces, rest->pieces);
  }
}

}  // namespace onceover::fuzz
