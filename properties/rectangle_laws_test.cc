// Laws of the solver's tilings: of rectangles, judged by the checker's kernel and its theorems, and
// of 2^k boards whose rows are written without the board.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "draw.h"
#include "onceover/claims.h"
#include "onceover/deficient_board.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/write.h"

namespace onceover::properties {
namespace {

// Mostly what leaves a multiple of three squares to cover.
Missing DrawMissing(std::int64_t rows, std::int64_t cols) {
  const bool is_full = rows * cols % 3 == 0;
  const bool as_it_should = Draw(0, 9) > 0;
  if (is_full == as_it_should) return NoneMissing{};
  if (Draw(0, 9) == 0) return MissingAnywhere{};
  return Cell{Draw(0, rows - 1), Draw(0, cols - 1)};
}

// Any rectangle; half of them have a short side.
TilingProblem DrawProblem() {
  const std::int64_t rows = Draw(1, DrawBool() ? 8 : 70);
  const std::int64_t cols = Draw(1, 70);
  const TilingProblem problem{rows, cols, DrawMissing(rows, cols)};
  if (DrawBool()) return problem;
  const auto* cell = std::get_if<Cell>(&problem.missing);
  return {cols, rows, cell != nullptr ? Missing{Cell{cell->col, cell->row}} : problem.missing};
}

RC_GTEST_PROP(RectangleLaws, ATilingIsAcceptedOrTheoremsSayThereIsNone, ()) {
  const TilingProblem problem = DrawProblem();
  const TilingResult result = SolveTiling(problem);
  const Decision decision = DecideTiling(problem).decision;
  RC_TAG(result.index());
  if (std::holds_alternative<Impossible>(result)) {
    RC_ASSERT(decision == Decision::kNone);
    return;
  }
  RC_ASSERT(decision == Decision::kExists);
  const auto& tiling = std::get<Tiling>(result);
  RC_ASSERT(CheckTiling(problem, ToLabelGrid(tiling)).outcome == Outcome::kAccepted);
}

RC_GTEST_PROP(RectangleLaws, ASquareOffTheBoardIsRefused, ()) {
  const std::int64_t rows = Draw(1, 40);
  const std::int64_t cols = Draw(1, 40);
  Cell missing{Draw(-3, rows + 2), Draw(-3, cols + 2)};
  const bool on_board =
      0 <= missing.row && missing.row < rows && 0 <= missing.col && missing.col < cols;
  RC_PRE(!on_board);
  const TilingResult result = SolveTiling({rows, cols, missing});
  RC_ASSERT(std::holds_alternative<Refusal>(result));
  RC_ASSERT(std::get<Refusal>(result) == Refusal::kMissingOffBoard);
}

DeficientBoard DrawBoard(int max_k) {
  const std::int64_t side = std::int64_t{1} << Draw(0, max_k);
  return std::get<DeficientBoard>(DeficientBoard::Of(side, {Draw(0, side - 1), Draw(0, side - 1)}));
}

Tiling TilingOf(const DeficientBoard& board) {
  return std::get<Tiling>(
      SolveTiling({board.side(), board.side(), board.missing()}, {}, TilingAlgorithm::kReference));
}

std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Any rows, as text and as labels, are those of the board that the recursion fills.
RC_GTEST_PROP(RowLaws, RowsAreThoseOfTheBoard, ()) {
  const DeficientBoard board = DrawBoard(8);
  const Tiling tiling = TilingOf(board);
  const auto format = DrawOf<TilingOutput>({TilingOutput::kLabels, TilingOutput::kColours});
  const std::int64_t first = Draw(0, board.side() - 1);
  const std::int64_t last = Draw(first + 1, board.side());
  std::string part;
  const Drain to_part = [&](std::string_view bytes) {
    part += bytes;
    return true;
  };
  RC_ASSERT(WriteTiling(board, format, {first, last}, to_part));
  const std::vector<std::string> lines = LinesOf(part);
  RC_ASSERT(std::ssize(lines) == last - first);
  std::string whole;
  const Drain to_whole = [&](std::string_view bytes) {
    whole += bytes;
    return true;
  };
  // The colours of a board in memory are others: the whole is then that of the rows.
  const bool written = format == TilingOutput::kLabels
                           ? WriteTiling(tiling, format, Colours::kNone, to_whole)
                           : WriteTiling(board, format, {0, board.side()}, to_whole);
  RC_ASSERT(written);
  const std::vector<std::string> all = LinesOf(whole);
  for (std::int64_t row = first; row < last; ++row) {
    RC_ASSERT(lines[static_cast<std::size_t>(row - first)] == all[static_cast<std::size_t>(row)]);
  }
}

// Rows in any order, at either width, and cell by cell.
RC_GTEST_PROP(RowLaws, AFilledRowIsThatOfTheBoard, ()) {
  const DeficientBoard board = DrawBoard(8);
  const Tiling tiling = TilingOf(board);
  TilingRows rows(board);
  const auto side = static_cast<std::size_t>(board.side());
  std::vector<std::int32_t> narrow(side);
  std::vector<std::int64_t> wide(side);
  for (std::int64_t left = Draw(1, 5); left > 0; --left) {
    const std::int64_t row = Draw(0, board.side() - 1);
    rows.Fill(row, narrow);
    rows.Fill(row, wide);
    for (std::size_t col = 0; col < side; ++col) {
      const std::int64_t label = tiling.labels[static_cast<std::size_t>(row) * side + col];
      RC_ASSERT(narrow[col] == label);
      RC_ASSERT(wide[col] == label);
      RC_ASSERT(board.PieceAt({row, static_cast<std::int64_t>(col)}) == label);
    }
  }
}

// On boards that nobody could fill, a piece covers the squares that are said to be its own.
RC_GTEST_PROP(RowLaws, ThePieceOfASquareCoversIt, ()) {
  const DeficientBoard board = DrawBoard(kMaxDeficientK);
  const Cell cell{Draw(0, board.side() - 1), Draw(0, board.side() - 1)};
  const auto piece = board.PieceAt(cell);
  RC_ASSERT(piece.has_value());
  RC_ASSERT((*piece == 0) == (cell == board.missing()));
  if (*piece == 0) return;
  const auto squares = board.SquaresOf(*piece);
  RC_ASSERT(squares.has_value());
  RC_ASSERT(std::ranges::count(*squares, cell) == 1);
  for (const Cell square : *squares) RC_ASSERT(board.PieceAt(square) == piece);
}

}  // namespace
}  // namespace onceover::properties
