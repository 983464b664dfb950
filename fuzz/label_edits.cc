#include "label_edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "certificate_bytes.h"

namespace onceover::fuzz {
namespace {

void ExchangeSquares(LabelBoard board, Dice& dice) {
  std::swap(board.AnySquare(dice), board.AnySquare(dice));
}

// A square goes over to the piece beside it; or takes its square in exchange.
void MoveSquare(LabelBoard board, Dice& dice) {
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

void ShiftRow(LabelBoard board, Dice& dice) {
  const auto row = board.labels.begin() + dice.Below(board.problem.rows) * board.problem.cols;
  std::rotate(row, row + dice.Below(board.problem.cols), row + board.problem.cols);
}

// Turns or mirrors a square block, a quadrant or the whole board often: rows and columns exchanged,
// and backwards or not.
void TurnBlock(LabelBoard board, Dice& dice) {
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
void MirrorBoard(LabelBoard board, Dice& dice) {
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
void TransposeBoard(LabelBoard board, Dice&) {
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
void Renumber(LabelBoard board, Dice& dice) {
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
void CountFromElsewhere(LabelBoard board, Dice& dice) {
  const std::int64_t step = dice.OneIn(2) ? 1 : -1;
  for (std::int64_t& label : board.labels) {
    if (label > 0 && label < 200) label += step;
  }
}

void ChangeLabel(LabelBoard board, Dice& dice) {
  std::int64_t& label = board.AnySquare(dice);
  label = dice.OneIn(8) ? OddNumber(dice) : dice.Below(std::ssize(board.labels) / 3 + 2);
}

// Two pieces that fill a block of 2x3 squares are mirrored: stays right. From a square on, in
// row-major order, the first such block lying flat.
void FlipPair(LabelBoard board, Dice& dice) {
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

constexpr std::array<void (*)(LabelBoard, Dice&), 10> kBoardEdits = {
    ExchangeSquares, MoveSquare, ShiftRow,           TurnBlock,   MirrorBoard,
    TransposeBoard,  Renumber,   CountFromElsewhere, ChangeLabel, FlipPair};

}  // namespace

void EditLabels(LabelBoard board, Dice& dice) { dice.OneOf(kBoardEdits)(board, dice); }

}  // namespace onceover::fuzz
