// What the checker of piece lists says, in full, of one answer for each way to be wrong.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"
#include "verdict_table.h"

namespace onceover {
namespace {

using verdict_table::kHighest;
using verdict_table::kLowest;
using Row = verdict_table::Case<TilingProblem, PieceList>;
using Rows = std::vector<Row>;
using Piece = std::array<Cell, 3>;

const TilingProblem k2x2{2, 2, Cell{0, 0}};
const TilingProblem k2x3{2, 3, NoneMissing{}};
const TilingProblem k3x2{3, 2, NoneMissing{}};
const TilingProblem kAnywhere{2, 2, MissingAnywhere{}};

// The L of 2x2 that leaves the first square, and the two pieces of the 2x3 board.
const Piece kCorner{{{0, 1}, {1, 0}, {1, 1}}};
const Piece kLeft{{{0, 0}, {0, 1}, {1, 0}}};
const Piece kRight{{{0, 2}, {1, 1}, {1, 2}}};

Fault OffBoard(std::int64_t piece, Cell cell) {
  return {.rule = Rule::kOffBoard, .index = piece, .cell = cell};
}

Fault Uncovered(Cell cell) { return {.rule = Rule::kUncovered, .cell = cell}; }

Fault CoveredTwice(std::int64_t piece, Cell cell, std::int64_t owner) {
  return {.rule = Rule::kCoveredTwice, .index = piece, .cell = cell, .found = owner};
}

Fault NotAnL(std::int64_t piece, Cell first, Cell last) {
  return {.rule = Rule::kNotAnL, .index = piece, .cell = first, .other_cell = last};
}

Fault PieceSize(std::int64_t piece, Cell first, std::int64_t squares) {
  return {.rule = Rule::kPieceSize, .index = piece, .cell = first, .expected = 3, .found = squares};
}

Fault MissingCovered(std::int64_t piece, Cell cell) {
  return {.rule = Rule::kMissingCovered, .index = piece, .cell = cell};
}

Fault TileCount(std::int64_t expected, std::int64_t found) {
  return {.rule = Rule::kTileCount, .expected = expected, .found = found};
}

Rows AcceptedRows() {
  const Piece other_order{{{1, 1}, {0, 1}, {1, 0}}};
  const Piece first_squares{{{0, 0}, {0, 1}, {1, 0}}};
  const PieceList four_by_four{{{{{0, 1}, {1, 0}, {1, 1}}},
                                {{{0, 2}, {0, 3}, {1, 3}}},
                                {{{1, 2}, {2, 1}, {2, 2}}},
                                {{{2, 0}, {3, 0}, {3, 1}}},
                                {{{2, 3}, {3, 2}, {3, 3}}}}};
  const PieceList two_by_five{{kLeft, kRight, {{{0, 3}, {0, 4}, {1, 3}}}}};
  return {
      {"AcceptsMissingSquareAtTheFirstCorner", k2x2, {{kCorner}}, {}, 3, 3},
      {"AcceptsSquaresOfAPieceInAnyOrder", k2x2, {{other_order}}, {}, 3, 3},
      {"AcceptsMissingSquareAtTheLastCorner", {2, 2, Cell{1, 1}}, {{first_squares}}, {}, 3, 3},
      {"AcceptsWhicheverSquareIsMissing", kAnywhere, {{kLeft}}, {}, 3, 3},
      {"AcceptsFirstSquareMissingWhereAnyMayBe", kAnywhere, {{kCorner}}, {}, 3, 3},
      {"AcceptsWholeBoard", k2x3, {{kLeft, kRight}}, {}, 6, 6},
      {"AcceptsPiecesInAnyOrder", k2x3, {{kRight, kLeft}}, {}, 6, 6},
      {"AcceptsFivePieces", {4, 4, Cell{0, 0}}, four_by_four, {}, 15, 15},
      {"AcceptsMissingSquareAtTheLastCornerOfAWideBoard",
       {2, 5, Cell{1, 4}},
       two_by_five,
       {},
       9,
       9},
      {"AcceptsNothingToCover", {1, 1, Cell{0, 0}}, {}, {}, 0, 0},
      {"AcceptsNothingToCoverWhicheverSquareIsMissing", {1, 1, MissingAnywhere{}}, {}, {}, 0, 0},
  };
}

// One square of the only piece is moved off the board, so that (1, 1) is left.
Row OffBoardRow(const char* name, Cell cell) {
  return {name, k2x2, {{{{{0, 1}, cell, {1, 0}}}}}, {OffBoard(0, cell), Uncovered({1, 1})}, 2, 3};
}

Rows OffBoardRows() {
  return {
      OffBoardRow("SquareAboveTheBoard", {-1, 0}),
      OffBoardRow("SquareBelowTheBoard", {2, 0}),
      OffBoardRow("SquareLeftOfTheBoard", {0, -1}),
      OffBoardRow("SquareRightOfTheBoard", {0, 2}),
      OffBoardRow("SquareAtTheLowestNumbers", {kLowest, kLowest}),
      OffBoardRow("SquareAtTheHighestNumbers", {kHighest, kHighest}),
      {"WholePieceOffTheBoard",
       k2x2,
       {{{{{2, 2}, {2, 2}, {-1, -1}}}}},
       {
           OffBoard(0, {2, 2}),
           OffBoard(0, {2, 2}),
           OffBoard(0, {-1, -1}),
           Uncovered({0, 1}),
           Uncovered({1, 0}),
           Uncovered({1, 1}),
       },
       0,
       3},
      {"OnlyTheSecondPieceOffTheBoard",
       k2x3,
       {{kLeft, {{{0, 2}, {1, 2}, {2, 2}}}}},
       {OffBoard(1, {2, 2}), Uncovered({1, 1})},
       5,
       6},
  };
}

Rows CoverRows() {
  return {
      {"FirstSquareOfAPieceCoversTheMissingOne",
       k2x2,
       {{kLeft}},
       {MissingCovered(0, {0, 0}), Uncovered({1, 1})},
       2,
       3},
      {"LastSquareOfAPieceCoversTheMissingOne",
       {2, 2, Cell{1, 1}},
       {{kCorner}},
       {MissingCovered(0, {1, 1}), Uncovered({0, 0})},
       2,
       3},
      {"TwoPiecesCoverTheMissingSquare",
       k2x2,
       {{kLeft, {{{0, 0}, {1, 1}, {1, 0}}}}},
       {MissingCovered(0, {0, 0}), MissingCovered(1, {0, 0}), CoveredTwice(1, {1, 0}, 0),
        TileCount(1, 2)},
       3,
       3},
  };
}

Rows OverlapRows() {
  return {
      {"PieceLaidTwice",
       k2x3,
       {{kLeft, kLeft}},
       {CoveredTwice(1, {0, 0}, 0), CoveredTwice(1, {0, 1}, 0), CoveredTwice(1, {1, 0}, 0),
        Uncovered({0, 2}), Uncovered({1, 1}), Uncovered({1, 2})},
       3,
       6},
      {"LastSquareCoveredByTheFirstAndTheThirdPiece",
       k2x3,
       {{kRight, kLeft, {{{0, 1}, {0, 2}, {1, 2}}}}},
       {CoveredTwice(2, {0, 1}, 1), CoveredTwice(2, {0, 2}, 0), CoveredTwice(2, {1, 2}, 0),
        TileCount(2, 3)},
       6,
       6},
  };
}

Rows UncoveredRows() {
  return {
      {"NothingCovered",
       k2x2,
       {},
       {Uncovered({0, 1}), Uncovered({1, 0}), Uncovered({1, 1}), TileCount(1, 0)},
       0,
       3},
      {"NothingCoveredBeforeAMissingSquareInTheMiddle",
       {2, 2, Cell{0, 1}},
       {},
       {Uncovered({0, 0}), Uncovered({1, 0}), Uncovered({1, 1}), TileCount(1, 0)},
       0,
       3},
      {"FirstUncoveredSquareIsTheMissingOneWhereAnyMayBe",
       kAnywhere,
       {},
       {Uncovered({0, 1}), Uncovered({1, 0}), Uncovered({1, 1}), TileCount(1, 0)},
       0,
       3},
      {"OnlyTheFirstUncoveredSquareMayBeMissing",
       {2, 3, MissingAnywhere{}},
       {{{{{0, 0}, {0, 1}, {1, 1}}}}},
       {Uncovered({1, 0}), Uncovered({1, 2})},
       3,
       5},
      {"NoSquareMissing",
       {2, 3, MissingAnywhere{}},
       {{kLeft, kRight}},
       {{.rule = Rule::kMissingUnmarked}, TileCount(1, 2)},
       6,
       5},
  };
}

// The first piece of the 2x3 board has this shape; the second covers the rest as an L, if it can.
Rows ShapeRows() {
  const Piece row{{{0, 0}, {0, 1}, {0, 2}}};
  const Piece other_row{{{1, 2}, {1, 0}, {1, 1}}};
  const Piece column{{{0, 0}, {1, 0}, {2, 0}}};
  const Piece other_column{{{2, 1}, {0, 1}, {1, 1}}};
  const Piece apart{{{0, 0}, {0, 1}, {1, 2}}};
  const Piece beside{{{1, 0}, {1, 1}, {0, 2}}};
  return {
      {"PiecesInARow",
       k2x3,
       {{row, other_row}},
       {NotAnL(0, {0, 0}, {0, 2}), NotAnL(1, {1, 2}, {1, 1})},
       6,
       6},
      {"PiecesInAColumn",
       k3x2,
       {{column, other_column}},
       {NotAnL(0, {0, 0}, {2, 0}), NotAnL(1, {2, 1}, {1, 1})},
       6,
       6},
      {"PiecesWithASquareApart",
       k2x3,
       {{apart, beside}},
       {NotAnL(0, {0, 0}, {1, 2}), NotAnL(1, {1, 0}, {0, 2})},
       6,
       6},
  };
}

// A piece that names a square twice is one of two squares, or of one.
Row RepeatRow(const char* name, Piece piece, std::int64_t squares) {
  Row row{name, {1, 3, NoneMissing{}}, {{piece}}, {PieceSize(0, piece[0], squares)}, squares, 3};
  for (std::int64_t col = squares; col < 3; ++col) row.faults.push_back(Uncovered({0, col}));
  return row;
}

Rows SizeRows() {
  return {
      RepeatRow("FirstSquareNamedAgainAtOnce", {{{0, 0}, {0, 0}, {0, 1}}}, 2),
      RepeatRow("FirstSquareNamedAgainAtTheEnd", {{{0, 0}, {0, 1}, {0, 0}}}, 2),
      RepeatRow("SecondSquareNamedAgain", {{{0, 0}, {0, 1}, {0, 1}}}, 2),
      RepeatRow("OneSquareNamedThreeTimes", {{{0, 0}, {0, 0}, {0, 0}}}, 1),
      {"RepeatedSquareOfAnotherPiece",
       k2x3,
       {{kLeft, {{{0, 0}, {0, 0}, {1, 1}}}}},
       {CoveredTwice(1, {0, 0}, 0), CoveredTwice(1, {0, 0}, 0), PieceSize(1, {0, 0}, 2),
        Uncovered({0, 2}), Uncovered({1, 2})},
       4,
       6},
      {"RepeatedMissingSquare",
       k2x2,
       {{{{{0, 1}, {0, 0}, {0, 0}}}}},
       {MissingCovered(0, {0, 0}), MissingCovered(0, {0, 0}), PieceSize(0, {0, 1}, 2),
        Uncovered({1, 0}), Uncovered({1, 1})},
       1,
       3},
  };
}

// Boards whose squares are no multiple of three: every answer has a fault.
Rows IndivisibleRows() {
  return {
      {"OneSquareLeftOver", {2, 2, NoneMissing{}}, {{kCorner}}, {Uncovered({0, 0})}, 3, 4},
      {"OneSquareToCover", {1, 1, NoneMissing{}}, {}, {Uncovered({0, 0})}, 0, 1},
      {"TwoSquaresBesideAMissingOne",
       {1, 3, MissingAnywhere{}},
       {},
       {Uncovered({0, 1}), Uncovered({0, 2})},
       0,
       2},
      {"PieceWhereThereIsNothingToCover",
       {1, 1, Cell{0, 0}},
       {{{{{0, 0}, {0, 0}, {0, 0}}}}},
       {MissingCovered(0, {0, 0}), MissingCovered(0, {0, 0}), MissingCovered(0, {0, 0}),
        PieceSize(0, {0, 0}, 1), TileCount(0, 1)},
       0,
       0},
  };
}

Rows RequestRows() {
  return {
      {"MissingSquareOffTheBoard", {2, 2, Cell{0, 2}}, {{kCorner}}, {{.rule = Rule::kBadRequest}}},
      {"BoardThatCannotBeCounted",
       {4'000'000'000, 4'000'000'000, MissingAnywhere{}},
       {},
       {{.rule = Rule::kBadRequest}}},
  };
}

const Rows& Table() {
  static const Rows table = [] {
    Rows rows;
    for (const auto& more :
         {AcceptedRows(), OffBoardRows(), CoverRows(), OverlapRows(), UncoveredRows(), ShapeRows(),
          SizeRows(), IndivisibleRows(), RequestRows()}) {
      verdict_table::Append(rows, more);
    }
    return rows;
  }();
  return table;
}

class CheckPieces : public testing::TestWithParam<Row> {};

TEST_P(CheckPieces, SaysExactlyWhatIsWrong) { verdict_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, CheckPieces, testing::ValuesIn(Table()), verdict_table::RowName{});

TEST(CheckPiecesTable, ReachesEveryRuleOfTheChecker) {
  EXPECT_EQ(verdict_table::RulesOf(Table()), verdict_table::kPieceRules);
}

// 9e18 squares can be counted, but not walked and not kept.
TEST(CheckPiecesHugeBoard, ListsTheFirstUncoveredSquaresAndCountsAll) {
  const std::int64_t side = 3'000'000'000;
  const PieceList list{{kCorner}};
  const Verdict verdict = CheckTiling({side, side, Cell{0, 3}}, list, 4);
  EXPECT_EQ(verdict.outcome, Outcome::kRejected);
  EXPECT_EQ(verdict.faults, (std::vector<Fault>{Uncovered({0, 0}), Uncovered({0, 2}),
                                                Uncovered({0, 4}), Uncovered({0, 5})}));
  verdict_table::Counts counts{};
  counts[static_cast<std::size_t>(Rule::kUncovered)] = side * side - 4;
  counts[static_cast<std::size_t>(Rule::kTileCount)] = 1;
  EXPECT_EQ(verdict.counts, counts);
  EXPECT_EQ(verdict.squares_done, 3);
  EXPECT_EQ(verdict.squares_total, side * side - 1);
}

TEST(CheckPiecesDefaults, ListTwentyFaultsAndCountAll) {
  const Verdict verdict = CheckTiling({8, 8, MissingAnywhere{}}, PieceList{});
  ASSERT_EQ(verdict.faults.size(), 20U);
  EXPECT_EQ(verdict.faults.back(), Uncovered({2, 4}));
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kUncovered)], 63);
}

}  // namespace
}  // namespace onceover
