// What the checker of paths says, in full, of one answer for each way to be wrong.
//
// Most rows walk the ring: the eight squares around the blocked centre of 3x3, which a knight goes
// round in one closed tour.
#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"
#include "verdict_table.h"

namespace onceover {
namespace {

using verdict_table::kHighest;
using verdict_table::kLowest;
using Row = verdict_table::Case<TourProblem, TourPath>;
using Rows = std::vector<Row>;

const TourProblem kRing{.rows = 3, .cols = 3, .blocked = {{1, 1}}};
const TourProblem kClosedRing{.rows = 3, .cols = 3, .closed = true, .blocked = {{1, 1}}};
const TourPath kRound{{{0, 0}, {1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}, {2, 1}}};

// The ring's tour with one visit replaced.
TourPath RoundBut(std::size_t index, Cell cell) {
  TourPath path = kRound;
  path.squares[index] = cell;
  return path;
}

TourProblem RingFrom(Cell start) {
  TourProblem problem = kRing;
  problem.start = start;
  return problem;
}

TourProblem RingTo(Cell finish) {
  TourProblem problem = kRing;
  problem.finish = finish;
  return problem;
}

Fault OffBoard(std::int64_t index, Cell cell) {
  return {.rule = Rule::kOffBoard, .index = index, .cell = cell};
}

Fault Unvisited(Cell cell) { return {.rule = Rule::kUnvisited, .cell = cell}; }

Fault Revisited(std::int64_t index, Cell cell, std::int64_t first_visit) {
  return {.rule = Rule::kRevisited, .index = index, .cell = cell, .found = first_visit};
}

Fault Blocked(std::int64_t index, Cell cell) {
  return {.rule = Rule::kBlockedSquare, .index = index, .cell = cell};
}

Fault NotAMove(std::int64_t index, Cell to, Cell from) {
  return {.rule = Rule::kNotAKnightMove, .index = index, .cell = to, .other_cell = from};
}

Fault WrongStart(Cell cell, Cell expected) {
  return {.rule = Rule::kWrongStart, .index = 0, .cell = cell, .other_cell = expected};
}

Fault WrongFinish(std::int64_t index, Cell cell, Cell expected) {
  return {.rule = Rule::kWrongFinish, .index = index, .cell = cell, .other_cell = expected};
}

Fault NotClosed(std::int64_t index, Cell last, Cell first) {
  return {.rule = Rule::kNotClosed, .index = index, .cell = last, .other_cell = first};
}

Fault TooShort(std::int64_t expected, std::int64_t found) {
  return {.rule = Rule::kTooShort, .expected = expected, .found = found};
}

Fault TooLong(std::int64_t expected, std::int64_t found) {
  return {.rule = Rule::kTooLong, .expected = expected, .found = found};
}

Rows AcceptedRows() {
  const TourPath three_by_four{{{0, 0},
                                {1, 2},
                                {2, 0},
                                {0, 1},
                                {1, 3},
                                {2, 1},
                                {0, 2},
                                {1, 0},
                                {2, 2},
                                {0, 3},
                                {1, 1},
                                {2, 3}}};
  const TourProblem ends{.rows = 3,
                         .cols = 3,
                         .start = Cell{0, 0},
                         .finish = Cell{2, 1},
                         .closed = true,
                         .blocked = {{1, 1}}};
  return {
      {"AcceptsOpenTour", {3, 4}, three_by_four, {}, 12, 12},
      {"AcceptsTourAroundABlockedSquare", kRing, kRound, {}, 8, 8},
      {"AcceptsClosedTour", kClosedRing, kRound, {}, 8, 8},
      {"AcceptsTourBetweenGivenEnds", ends, kRound, {}, 8, 8},
      {"AcceptsOneSquare", {1, 1}, {{{0, 0}}}, {}, 1, 1},
      {"AcceptsOneSquareFromItselfToItself",
       {.rows = 1, .cols = 1, .start = Cell{0, 0}, .finish = Cell{0, 0}},
       {{{0, 0}}},
       {},
       1,
       1},
      {"AcceptsOneMove",
       {.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}},
       {{{1, 2}, {0, 0}}},
       {},
       2,
       2},
  };
}

// The fourth visit, of (0, 1), is replaced by a square off the board: no move to it or from it is
// judged.
Row OffBoardRow(const char* name, Cell cell) {
  return {name, kRing, RoundBut(3, cell), {OffBoard(3, cell), Unvisited({0, 1})}, 7, 8};
}

Rows OffBoardRows() {
  return {
      OffBoardRow("SquareAboveTheBoard", {-1, 1}),
      OffBoardRow("SquareBelowTheBoard", {3, 0}),
      OffBoardRow("SquareLeftOfTheBoard", {0, -1}),
      OffBoardRow("SquareRightOfTheBoard", {0, 3}),
      OffBoardRow("SquareAtTheLowestNumbers", {kLowest, kLowest}),
      OffBoardRow("SquareAtTheHighestNumbers", {kHighest, kHighest}),
      {"FirstAndLastSquareOffTheBoard",
       {.rows = 1, .cols = 1, .closed = true},
       {{{-1, 0}, {0, 0}, {1, 1}}},
       {OffBoard(0, {-1, 0}), OffBoard(2, {1, 1}), NotClosed(2, {1, 1}, {-1, 0}), TooLong(1, 3)},
       1,
       1},
      {"NoMoveFromJustBelowOrJustRightOfTheBoardIsJudged",
       {2, 3},
       {{{2, 0}, {0, 0}, {0, 3}, {1, 2}}},
       {OffBoard(0, {2, 0}), OffBoard(2, {0, 3}), Unvisited({0, 1}), Unvisited({0, 2}),
        Unvisited({1, 0}), Unvisited({1, 1}), TooShort(6, 4)},
       2,
       6},
      {"FirstSquareOffTheBoardDoesNotClose",
       kClosedRing,
       RoundBut(0, {3, 3}),
       {OffBoard(0, {3, 3}), Unvisited({0, 0}), NotClosed(7, {2, 1}, {3, 3})},
       7,
       8},
      {"LastSquareOffTheBoardDoesNotClose",
       kClosedRing,
       RoundBut(7, {-2, 1}),
       {OffBoard(7, {-2, 1}), Unvisited({2, 1}), NotClosed(7, {-2, 1}, {0, 0})},
       7,
       8},
  };
}

Rows SquareRows() {
  return {
      {"BlockedSquareVisitedFirst",
       kRing,
       RoundBut(0, {1, 1}),
       {Blocked(0, {1, 1}), Unvisited({0, 0}), NotAMove(1, {1, 2}, {1, 1})},
       7,
       8},
      {"BlockedSquareVisitedLast",
       kRing,
       RoundBut(7, {1, 1}),
       {Blocked(7, {1, 1}), Unvisited({2, 1}), NotAMove(7, {1, 1}, {0, 2})},
       7,
       8},
  };
}

Rows VisitRows() {
  return {
      {"SecondSquareRevisitedLast",
       kRing,
       RoundBut(7, {1, 2}),
       {Revisited(7, {1, 2}, 1), Unvisited({2, 1}), NotAMove(7, {1, 2}, {0, 2})},
       7,
       8},
      {"StartRevisited",
       kRing,
       RoundBut(2, {0, 0}),
       {Revisited(2, {0, 0}, 0), Unvisited({2, 0}), NotAMove(3, {0, 1}, {0, 0})},
       7,
       8},
      {"SquareRevisitedTwice",
       {.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}},
       {{{0, 0}, {1, 2}, {0, 0}, {1, 2}, {0, 0}}},
       {Revisited(2, {0, 0}, 0), Revisited(3, {1, 2}, 1), Revisited(4, {0, 0}, 0), TooLong(2, 5)},
       2,
       2},
      {"SeveralSquaresBlocked",
       {.rows = 3, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}},
       {{{0, 0}, {1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}}},
       {Blocked(3, {0, 1}), Blocked(4, {2, 2}), Blocked(5, {1, 0}), TooLong(3, 6)},
       3,
       3},
      {"FirstAndLastSquareUnvisited",
       {.rows = 3, .cols = 3, .blocked = {{0, 1}, {1, 1}}},
       {{{2, 0}, {1, 2}}},
       {Unvisited({0, 0}), Unvisited({0, 2}), Unvisited({1, 0}), Unvisited({2, 1}),
        Unvisited({2, 2}), TooShort(7, 2)},
       2,
       7},
  };
}

// The ring's tour with its last visits changed so that no square is named twice, or left, but a
// move is wrong.
Rows MoveRows() {
  TourPath swapped_first = kRound;
  std::swap(swapped_first.squares[0], swapped_first.squares[1]);
  TourPath swapped_last = kRound;
  std::swap(swapped_last.squares[6], swapped_last.squares[7]);
  TourPath swapped_middle = kRound;
  std::swap(swapped_middle.squares[3], swapped_middle.squares[4]);
  return {
      {"FirstMovesWrong", kRing, swapped_first, {NotAMove(2, {2, 0}, {0, 0})}, 8, 8},
      {"LastMovesWrong", kRing, swapped_last, {NotAMove(6, {2, 1}, {1, 0})}, 8, 8},
      {"MovesInTheMiddleWrong",
       kRing,
       swapped_middle,
       {NotAMove(3, {2, 2}, {2, 0}), NotAMove(5, {1, 0}, {0, 1})},
       8,
       8},
      {"RowWalkedSquareBySquare",
       {1, 3},
       {{{0, 0}, {0, 1}, {0, 2}}},
       {NotAMove(1, {0, 1}, {0, 0}), NotAMove(2, {0, 2}, {0, 1})},
       3,
       3},
  };
}

Rows EndRows() {
  const TourProblem both{.rows = 3,
                         .cols = 3,
                         .start = Cell{2, 1},
                         .finish = Cell{0, 0},
                         .closed = true,
                         .blocked = {{1, 1}}};
  return {
      {"StartInTheWrongRow", RingFrom({2, 0}), kRound, {WrongStart({0, 0}, {2, 0})}, 8, 8},
      {"StartInTheWrongColumn", RingFrom({0, 2}), kRound, {WrongStart({0, 0}, {0, 2})}, 8, 8},
      {"FinishInTheWrongRow", RingTo({0, 1}), kRound, {WrongFinish(7, {2, 1}, {0, 1})}, 8, 8},
      {"FinishInTheWrongColumn", RingTo({2, 0}), kRound, {WrongFinish(7, {2, 1}, {2, 0})}, 8, 8},
      {"TourTheWrongWayRound",
       both,
       kRound,
       {WrongStart({0, 0}, {2, 1}), WrongFinish(7, {2, 1}, {0, 0})},
       8,
       8},
  };
}

// The ring in the last three columns of a wide board, and what lies just off that board: a knight's
// move from the other end, which does not close.
Rows WideClosingRows() {
  const TourProblem wide{
      .rows = 3, .cols = 4, .closed = true, .blocked = {{0, 0}, {1, 0}, {1, 2}, {2, 0}}};
  const TourPath from_last{{{2, 3}, {1, 1}, {0, 3}, {2, 2}, {0, 1}, {1, 3}, {2, 1}, {0, 2}}};
  const TourPath to_last{{{1, 1}, {0, 3}, {2, 2}, {0, 1}, {1, 3}, {2, 1}, {0, 2}, {2, 3}}};
  const auto replaced = [](TourPath path, std::size_t index, Cell cell) {
    path.squares[index] = cell;
    return path;
  };
  return {
      {"AcceptsClosedTourFromTheLastSquare", wide, from_last, {}, 8, 8},
      {"AcceptsClosedTourToTheLastSquare", wide, to_last, {}, 8, 8},
      {"FirstSquareJustBelowTheBoardDoesNotClose",
       wide,
       replaced(to_last, 0, {3, 1}),
       {OffBoard(0, {3, 1}), Unvisited({1, 1}), NotClosed(7, {2, 3}, {3, 1})},
       7,
       8},
      {"FirstSquareJustRightOfTheBoardDoesNotClose",
       wide,
       replaced(to_last, 0, {0, 4}),
       {OffBoard(0, {0, 4}), Unvisited({1, 1}), NotClosed(7, {2, 3}, {0, 4})},
       7,
       8},
      {"LastSquareJustBelowTheBoardDoesNotClose",
       wide,
       replaced(to_last, 7, {3, 2}),
       {OffBoard(7, {3, 2}), Unvisited({2, 3}), NotClosed(7, {3, 2}, {1, 1})},
       7,
       8},
      {"LastSquareJustRightOfTheBoardDoesNotClose",
       wide,
       replaced(from_last, 7, {0, 4}),
       {OffBoard(7, {0, 4}), Unvisited({0, 2}), NotClosed(7, {0, 4}, {2, 3})},
       7,
       8},
  };
}

Rows ClosingRows() {
  TourPath swapped_last = kRound;
  std::swap(swapped_last.squares[6], swapped_last.squares[7]);
  const TourProblem two{
      .rows = 2, .cols = 3, .closed = true, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}};
  const TourProblem three{.rows = 3,
                          .cols = 3,
                          .closed = true,
                          .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}, {2, 2}}};
  return {
      {"LastSquareDoesNotLeadToTheFirst",
       kClosedRing,
       swapped_last,
       {NotAMove(6, {2, 1}, {1, 0}), NotClosed(7, {0, 2}, {0, 0})},
       8,
       8},
      {"OneSquareDoesNotClose",
       {.rows = 1, .cols = 1, .closed = true},
       {{{0, 0}}},
       {NotClosed(0, {0, 0}, {0, 0})},
       1,
       1},
      {"TwoSquaresDoNotClose", two, {{{0, 0}, {1, 2}}}, {NotClosed(1, {1, 2}, {0, 0})}, 2, 2},
      {"ThreeSquaresCouldClose",
       three,
       {{{0, 0}, {1, 2}, {2, 1}}},
       {NotAMove(2, {2, 1}, {1, 2})},
       3,
       3},
      {"StartRepeatedAtTheEndOfAClosedTour",
       kClosedRing,
       [] {
         TourPath path = kRound;
         path.squares.push_back({0, 0});
         return path;
       }(),
       {Revisited(8, {0, 0}, 0), NotClosed(8, {0, 0}, {0, 0}), TooLong(8, 9)},
       8,
       8},
  };
}

Rows LengthRows() {
  const TourProblem two{.rows = 2,
                        .cols = 3,
                        .start = Cell{0, 0},
                        .finish = Cell{1, 2},
                        .closed = true,
                        .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}};
  return {
      {"NoSquares", two, {}, {Unvisited({0, 0}), Unvisited({1, 2}), TooShort(2, 0)}, 0, 2},
      {"OneSquareTooFew",
       {.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}},
       {{{0, 0}}},
       {Unvisited({1, 2}), TooShort(2, 1)},
       1,
       2},
      {"OneSquareTooMany",
       {1, 1},
       {{{0, 0}, {0, 0}}},
       {Revisited(1, {0, 0}, 0), NotAMove(1, {0, 0}, {0, 0}), TooLong(1, 2)},
       1,
       1},
      {"BoardThatCannotBeCounted",
       {4'000'000'000, 4'000'000'000},
       {{{0, 0}}},
       {{.rule = Rule::kBadRequest}}},
      {"NothingToVisit",
       {.rows = 1, .cols = 1, .blocked = {{0, 0}}},
       {},
       {{.rule = Rule::kBadRequest}}},
  };
}

const Rows& Table() {
  static const Rows table = [] {
    Rows rows;
    for (const auto& more : {AcceptedRows(), OffBoardRows(), SquareRows(), VisitRows(), MoveRows(),
                             EndRows(), ClosingRows(), WideClosingRows(), LengthRows()}) {
      verdict_table::Append(rows, more);
    }
    return rows;
  }();
  return table;
}

class CheckPath : public testing::TestWithParam<Row> {};

TEST_P(CheckPath, SaysExactlyWhatIsWrong) { verdict_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, CheckPath, testing::ValuesIn(Table()), verdict_table::RowName{});

TEST(CheckPathTable, ReachesEveryRuleOfTheChecker) {
  EXPECT_EQ(verdict_table::RulesOf(Table()), verdict_table::kPathRules);
}

// 4e9 squares, and 9e18, can be counted, but neither walked nor kept for an answer of three.
TEST(CheckPathHugeBoard, ListsTheFirstUnvisitedSquaresAndCountsAll) {
  const std::int64_t side = 3'000'000'000;
  const TourPath path{{{0, 0}, {1, 2}, {side - 1, side - 1}}};
  const Verdict verdict = CheckTour({.rows = side, .cols = side, .blocked = {{0, 2}}}, path, 4);
  EXPECT_EQ(verdict.outcome, Outcome::kRejected);
  EXPECT_EQ(verdict.faults, (std::vector<Fault>{Unvisited({0, 1}), Unvisited({0, 3}),
                                                Unvisited({0, 4}), Unvisited({0, 5})}));
  verdict_table::Counts counts{};
  counts[static_cast<std::size_t>(Rule::kUnvisited)] = side * side - 4;
  counts[static_cast<std::size_t>(Rule::kNotAKnightMove)] = 1;
  counts[static_cast<std::size_t>(Rule::kTooShort)] = 1;
  EXPECT_EQ(verdict.counts, counts);
  EXPECT_EQ(verdict.squares_done, 3);
  EXPECT_EQ(verdict.squares_total, side * side - 1);
}

TEST(CheckPathHugeBoard, JudgesAPathOfThreeInALongColumn) {
  const TourPath path{{{0, 0}, {3'999'999'999, 0}, {4'000'000'000, 0}}};
  const Verdict verdict = CheckTour({4'000'000'000, 1}, path, 3);
  EXPECT_EQ(verdict.faults, (std::vector<Fault>{OffBoard(2, {4'000'000'000, 0}), Unvisited({1, 0}),
                                                Unvisited({2, 0})}));
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kUnvisited)], 3'999'999'998);
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kNotAKnightMove)], 1);
  EXPECT_EQ(verdict.squares_done, 2);
  EXPECT_EQ(verdict.squares_total, 4'000'000'000);
}

TEST(CheckPathDefaults, ListTwentyFaultsAndCountAll) {
  const Verdict verdict = CheckTour({8, 8}, TourPath{});
  ASSERT_EQ(verdict.faults.size(), 20U);
  EXPECT_EQ(verdict.faults.back(), Unvisited({2, 3}));
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kUnvisited)], 64);
}

}  // namespace
}  // namespace onceover
