// What the checker of label grids says, in full, of one answer for each way to be wrong.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"
#include "verdict_table.h"

namespace onceover {
namespace {

using verdict_table::kHighest;
using verdict_table::kLowest;
using Row = verdict_table::Case<TilingProblem, LabelGrid>;
using Rows = std::vector<Row>;

const TilingProblem k2x2{2, 2, Cell{0, 0}};
const TilingProblem k2x3{2, 3, NoneMissing{}};
const TilingProblem k3x2{3, 2, NoneMissing{}};
const TilingProblem k4x4{4, 4, Cell{0, 0}};
const TilingProblem kAnywhere{2, 2, MissingAnywhere{}};

Fault Uncovered(std::int64_t index, Cell cell) {
  return {.rule = Rule::kUncovered, .index = index, .cell = cell};
}

Fault OutOfRange(std::int64_t index, Cell cell, std::int64_t pieces, std::int64_t label) {
  return {.rule = Rule::kLabelOutOfRange,
          .index = index,
          .cell = cell,
          .expected = pieces,
          .found = label};
}

Fault MissingCovered(std::int64_t index, Cell cell, std::int64_t label) {
  return {.rule = Rule::kMissingCovered, .index = index, .cell = cell, .found = label};
}

Fault PieceSize(std::int64_t index, Cell first, Cell last, std::int64_t squares) {
  return {.rule = Rule::kPieceSize,
          .index = index,
          .cell = first,
          .other_cell = last,
          .expected = 3,
          .found = squares};
}

Fault LabelReused(std::int64_t index, Cell first, Cell last, std::int64_t squares) {
  Fault fault = PieceSize(index, first, last, squares);
  fault.rule = Rule::kLabelReused;
  return fault;
}

Fault NotAnL(std::int64_t label, std::int64_t index, Cell first, Cell last) {
  return {.rule = Rule::kNotAnL, .index = index, .cell = first, .other_cell = last, .found = label};
}

Fault LabelMissing(std::int64_t label) { return {.rule = Rule::kLabelMissing, .expected = label}; }

Fault TileCount(std::int64_t pieces, std::int64_t labels) {
  return {.rule = Rule::kTileCount, .expected = pieces, .found = labels};
}

Rows AcceptedRows() {
  return {
      {"AcceptsMissingSquareAtTheFirstCorner", k2x2, {{0, 1, 1, 1}}, {}, 3, 3},
      {"AcceptsMissingSquareAtTheLastCorner", {2, 2, Cell{1, 1}}, {{1, 1, 1, 0}}, {}, 3, 3},
      {"AcceptsMissingSquareInTheFirstRow", {2, 2, Cell{0, 1}}, {{1, 0, 1, 1}}, {}, 3, 3},
      {"AcceptsMissingSquareInTheLastRow", {2, 2, Cell{1, 0}}, {{1, 1, 0, 1}}, {}, 3, 3},
      {"AcceptsWhicheverSquareIsMissing", kAnywhere, {{1, 0, 1, 1}}, {}, 3, 3},
      {"AcceptsWholeBoard", k2x3, {{1, 1, 2, 1, 2, 2}}, {}, 6, 6},
      {"AcceptsLabelsInAnyOrder", k2x3, {{2, 2, 1, 2, 1, 1}}, {}, 6, 6},
      {"AcceptsUprightBoard", k3x2, {{1, 1, 1, 2, 2, 2}}, {}, 6, 6},
      {"AcceptsFivePieces", k4x4, {{0, 1, 2, 2, 1, 1, 3, 2, 4, 3, 3, 5, 4, 4, 5, 5}}, {}, 15, 15},
      {"AcceptsMissingSquareAtTheLastCornerOfAWideBoard",
       {2, 5, Cell{1, 4}},
       {{1, 1, 2, 3, 3, 1, 2, 2, 3, 0}},
       {},
       9,
       9},
      {"AcceptsNothingToCover", {1, 1, Cell{0, 0}}, {{0}}, {}, 0, 0},
      {"AcceptsNothingToCoverWhicheverSquareIsMissing", {1, 1, MissingAnywhere{}}, {{0}}, {}, 0, 0},
  };
}

Rows SizeRows() {
  const TilingProblem huge{3'000'000'000, 3'000'000'000, MissingAnywhere{}};
  const std::int64_t squares = 9'000'000'000'000'000'000;
  const TilingProblem longest{kHighest, 1, NoneMissing{}};
  return {
      {"NoLabels", k2x2, {}, {{.rule = Rule::kTooFew, .expected = 4, .found = 0}}, 0, 3},
      {"OneLabelTooFew",
       k2x2,
       {{0, 1, 1}},
       {{.rule = Rule::kTooFew, .expected = 4, .found = 3}},
       0,
       3},
      {"OneLabelTooMany",
       k2x2,
       {{0, 1, 1, 1, 1}},
       {{.rule = Rule::kTooMany, .expected = 4, .found = 5}},
       0,
       3},
      {"TooFewForABoardBeyondMemory",
       huge,
       {{0, 1, 1, 1}},
       {{.rule = Rule::kTooFew, .expected = squares, .found = 4}},
       0,
       squares - 1},
      {"TooFewForTheLongestBoard",
       longest,
       {{1}},
       {{.rule = Rule::kTooFew, .expected = kHighest, .found = 1}},
       0,
       kHighest},
      {"BoardThatCannotBeCounted",
       {4'000'000'000, 4'000'000'000, NoneMissing{}},
       {{1}},
       {{.rule = Rule::kBadRequest}}},
      {"MissingSquareOffTheBoard",
       {2, 2, Cell{2, 0}},
       {{1, 1, 1, 0}},
       {{.rule = Rule::kBadRequest}}},
  };
}

Rows ValueRows() {
  return {
      {"UncoveredSquareAtTheEnd",
       k2x2,
       {{0, 1, 1, 0}},
       {PieceSize(1, {0, 1}, {1, 0}, 2), Uncovered(3, {1, 1})},
       2,
       3},
      {"UncoveredFirstSquare",
       k2x3,
       {{0, 1, 2, 1, 2, 2}},
       {Uncovered(0, {0, 0}), PieceSize(1, {0, 1}, {1, 0}, 2)},
       5,
       6},
      {"SecondMissingSquareIsUncovered",
       kAnywhere,
       {{0, 1, 1, 0}},
       {PieceSize(1, {0, 1}, {1, 0}, 2), Uncovered(3, {1, 1})},
       2,
       3},
  };
}

Rows MissingRows() {
  return {
      {"MissingSquareElsewhere",
       k2x2,
       {{1, 0, 1, 1}},
       {MissingCovered(0, {0, 0}, 1), Uncovered(1, {0, 1})},
       2,
       3},
      {"MissingSquareCoveredByItsNeighbour",
       k2x2,
       {{1, 1, 1, 1}},
       {MissingCovered(0, {0, 0}, 1), PieceSize(0, {0, 0}, {1, 1}, 4)},
       3,
       3},
      {"MissingSquareCoveredByALabelOutOfRange",
       {2, 2, Cell{1, 1}},
       {{1, 1, 1, kHighest}},
       {MissingCovered(3, {1, 1}, kHighest)},
       3,
       3},
      {"MissingSquareCoveredByANegativeLabel",
       {2, 2, Cell{1, 1}},
       {{1, 1, 1, -1}},
       {MissingCovered(3, {1, 1}, -1)},
       3,
       3},
      {"NoMissingSquareMarked",
       kAnywhere,
       {{1, 1, 1, 1}},
       {PieceSize(0, {0, 0}, {1, 1}, 4), {.rule = Rule::kMissingUnmarked}},
       4,
       3},
  };
}

// One label of the 2x3 board [1 1 2 / 1 2 2] is replaced by a label that no piece may have.
Row OutOfRangeRow(const char* name, std::int64_t label) {
  return {name,
          k2x3,
          {{1, 1, 2, 1, 2, label}},
          {PieceSize(2, {0, 2}, {1, 1}, 2), OutOfRange(5, {1, 2}, 2, label)},
          5,
          6};
}

Rows RangeRows() {
  return {
      OutOfRangeRow("LabelOneTooHigh", 3),
      OutOfRangeRow("NegativeLabel", -1),
      OutOfRangeRow("VeryNegativeLabel", -1'000'000'000'000),
      OutOfRangeRow("VeryHighLabel", 1'000'000'000'000),
      OutOfRangeRow("LowestLabel", kLowest),
      OutOfRangeRow("HighestLabel", kHighest),
      {"LabelOutOfRangeInTheFirstSquare",
       k2x3,
       {{-1, 1, 2, 1, 2, 2}},
       {OutOfRange(0, {0, 0}, 2, -1), PieceSize(1, {0, 1}, {1, 0}, 2)},
       5,
       6},
      {"NoMissingSquareMarkedButALabelTooHigh",
       kAnywhere,
       {{1, 1, 1, 2}},
       {OutOfRange(3, {1, 1}, 1, 2), {.rule = Rule::kMissingUnmarked}},
       3,
       3},
  };
}

// Two pieces of three squares each on a board of two rows or of two columns: the first is an L,
// the second is not, or neither is.
Rows ShapeRows() {
  const TilingProblem wide{2, 4, NoneMissing{}};
  return {
      {"PiecesInARow",
       k2x3,
       {{1, 1, 1, 2, 2, 2}},
       {NotAnL(1, 0, {0, 0}, {0, 2}), NotAnL(2, 3, {1, 0}, {1, 2})},
       6,
       6},
      {"PiecesInAColumn",
       k3x2,
       {{1, 2, 1, 2, 1, 2}},
       {NotAnL(1, 0, {0, 0}, {2, 0}), NotAnL(2, 1, {0, 1}, {2, 1})},
       6,
       6},
      {"PiecesWithASquareApartInARow",
       k2x3,
       {{1, 2, 1, 2, 2, 1}},
       {NotAnL(1, 0, {0, 0}, {1, 2})},
       6,
       6},
      {"PiecesWithASquareApartInAColumn",
       k3x2,
       {{1, 1, 2, 2, 2, 1}},
       {NotAnL(1, 0, {0, 0}, {2, 1})},
       6,
       6},
      {"PieceThatReachesLeftOfItsFirstSquare",
       wide,
       {{0, 2, 1, 2, 1, 1, 0, 2}},
       {Uncovered(0, {0, 0}), NotAnL(2, 1, {0, 1}, {1, 3}), NotAnL(1, 2, {0, 2}, {1, 1}),
        Uncovered(6, {1, 2})},
       6,
       8},
      {"DiagonalPieces",
       {3, 3, Cell{2, 0}},
       {{1, 2, 2, 2, 1, 0, 0, 0, 1}},
       {NotAnL(1, 0, {0, 0}, {2, 2}), NotAnL(2, 1, {0, 1}, {1, 0}), Uncovered(5, {1, 2}),
        Uncovered(7, {2, 1})},
       6,
       8},
  };
}

Rows PieceRows() {
  return {
      {"TwoPiecesOfOneLabel",
       k4x4,
       {{0, 1, 2, 2, 1, 1, 3, 2, 4, 3, 3, 1, 4, 4, 1, 1}},
       {LabelReused(1, {0, 1}, {3, 3}, 6), LabelMissing(5), TileCount(5, 4)},
       15,
       15},
      {"OneLabelForAll",
       k2x3,
       {{2, 2, 2, 2, 2, 2}},
       {LabelReused(0, {0, 0}, {1, 2}, 6), LabelMissing(1), TileCount(2, 1)},
       6,
       6},
      {"PiecesOfTwoAndOfFour",
       k2x3,
       {{1, 1, 2, 2, 2, 2}},
       {PieceSize(0, {0, 0}, {0, 1}, 2), PieceSize(2, {0, 2}, {1, 2}, 4)},
       6,
       6},
      {"PiecesOfOneAndOfFive",
       k2x3,
       {{1, 1, 1, 1, 1, 2}},
       {PieceSize(0, {0, 0}, {1, 1}, 5), PieceSize(5, {1, 2}, {1, 2}, 1)},
       6,
       6},
      {"NothingCovered",
       k2x2,
       {{0, 0, 0, 0}},
       {Uncovered(1, {0, 1}), Uncovered(2, {1, 0}), Uncovered(3, {1, 1}), LabelMissing(1),
        TileCount(1, 0)},
       0,
       3},
  };
}

// Boards whose squares are no multiple of three: every answer has a fault.
Rows IndivisibleRows() {
  return {
      {"OneSquareTooManyLeftOver",
       {2, 2, NoneMissing{}},
       {{1, 1, 1, 0}},
       {Uncovered(3, {1, 1})},
       3,
       4},
      {"OneSquareTooManyInAPiece",
       {2, 2, NoneMissing{}},
       {{1, 1, 1, 1}},
       {PieceSize(0, {0, 0}, {1, 1}, 4)},
       4,
       4},
      {"OneSquareLeftOver", {1, 1, NoneMissing{}}, {{0}}, {Uncovered(0, {0, 0})}, 0, 1},
      {"OneSquareLabelled", {1, 1, NoneMissing{}}, {{1}}, {OutOfRange(0, {0, 0}, 0, 1)}, 0, 1},
      {"TwoSquaresBesideAMissingOne",
       {1, 3, MissingAnywhere{}},
       {{0, 0, 0}},
       {Uncovered(1, {0, 1}), Uncovered(2, {0, 2})},
       0,
       2},
      {"OnlySquareUnmarked",
       {1, 1, MissingAnywhere{}},
       {{7}},
       {OutOfRange(0, {0, 0}, 0, 7), {.rule = Rule::kMissingUnmarked}},
       0,
       0},
  };
}

const Rows& Table() {
  static const Rows table = [] {
    Rows rows;
    for (const auto& more : {AcceptedRows(), SizeRows(), ValueRows(), MissingRows(), RangeRows(),
                             ShapeRows(), PieceRows(), IndivisibleRows()}) {
      verdict_table::Append(rows, more);
    }
    return rows;
  }();
  return table;
}

class CheckLabels : public testing::TestWithParam<Row> {};

TEST_P(CheckLabels, SaysExactlyWhatIsWrong) { verdict_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, CheckLabels, testing::ValuesIn(Table()), verdict_table::RowName{});

TEST(CheckLabelsTable, ReachesEveryRuleOfTheChecker) {
  EXPECT_EQ(verdict_table::RulesOf(Table()), verdict_table::kLabelRules);
}

TEST(CheckLabelsDefaults, ListTwentyFaultsAndCountAll) {
  const LabelGrid nothing{std::vector<std::int64_t>(64, 0)};
  const Verdict verdict = CheckTiling({8, 8, Cell{7, 7}}, nothing);
  EXPECT_EQ(verdict.outcome, Outcome::kRejected);
  ASSERT_EQ(verdict.faults.size(), 20U);
  EXPECT_EQ(verdict.faults.back(), Uncovered(19, {2, 3}));
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kUncovered)], 63);
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kLabelMissing)], 21);
}

TEST(Verdicts, RejectUnlessSomebodySaysOtherwise) {
  EXPECT_EQ(Verdict{}.outcome, Outcome::kRejected);
}

}  // namespace
}  // namespace onceover
