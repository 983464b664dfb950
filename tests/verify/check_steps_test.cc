// What the checker of step grids says, in full, of one answer for each way to be wrong.
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
using Row = verdict_table::Case<TourProblem, StepGrid>;
using Rows = std::vector<Row>;

const TourProblem kRing{.rows = 3, .cols = 3, .blocked = {{1, 1}}};
const TourProblem kClosedRing{.rows = 3, .cols = 3, .closed = true, .blocked = {{1, 1}}};
const StepGrid kRound{{1, 4, 7, 6, 0, 2, 3, 8, 5}};
const TourProblem kTwo{.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}};

// The ring's tour with the steps of one or two squares replaced.
StepGrid RoundBut(std::size_t square, std::int64_t step) {
  StepGrid grid = kRound;
  grid.steps[square] = step;
  return grid;
}
StepGrid RoundSwapping(std::size_t square, std::size_t other) {
  StepGrid grid = kRound;
  std::swap(grid.steps[square], grid.steps[other]);
  return grid;
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

Fault Unvisited(std::int64_t square, Cell cell) {
  return {.rule = Rule::kUnvisited, .index = square, .cell = cell};
}

Fault Blocked(std::int64_t square, Cell cell, std::int64_t step) {
  return {.rule = Rule::kBlockedSquare, .index = square, .cell = cell, .found = step};
}

Fault OutOfRange(std::int64_t square, Cell cell, std::int64_t last_step, std::int64_t step) {
  return {.rule = Rule::kStepOutOfRange,
          .index = square,
          .cell = cell,
          .expected = last_step,
          .found = step};
}

Fault Repeated(std::int64_t square, Cell cell, Cell first, std::int64_t step) {
  return {.rule = Rule::kStepRepeated,
          .index = square,
          .cell = cell,
          .other_cell = first,
          .found = step};
}

Fault Missing(std::int64_t step) { return {.rule = Rule::kStepMissing, .expected = step}; }

Fault NotAMove(std::int64_t square, Cell to, Cell from, std::int64_t step) {
  return {.rule = Rule::kNotAKnightMove,
          .index = square,
          .cell = to,
          .other_cell = from,
          .found = step};
}

Fault WrongStart(std::int64_t square, Cell cell, Cell expected) {
  return {.rule = Rule::kWrongStart, .index = square, .cell = cell, .other_cell = expected};
}

Fault WrongFinish(std::int64_t square, Cell cell, Cell expected) {
  return {.rule = Rule::kWrongFinish, .index = square, .cell = cell, .other_cell = expected};
}

Fault NotClosed(std::int64_t square, Cell last, Cell first) {
  return {.rule = Rule::kNotClosed, .index = square, .cell = last, .other_cell = first};
}

Rows AcceptedRows() {
  const StepGrid three_by_four{{1, 4, 7, 10, 8, 11, 2, 5, 3, 6, 9, 12}};
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
      {"AcceptsOneSquare", {1, 1}, {{1}}, {}, 1, 1},
      {"AcceptsOneMove", kTwo, {{2, 0, 0, 0, 0, 1}}, {}, 2, 2},
  };
}

Rows SizeRows() {
  const std::int64_t squares = 9'000'000'000'000'000'000;
  const TourProblem huge{.rows = 3'000'000'000, .cols = 3'000'000'000, .blocked = {{0, 0}}};
  return {
      {"NoSteps", {1, 1}, {}, {{.rule = Rule::kTooFew, .expected = 1, .found = 0}}, 0, 1},
      {"OneStepTooFew",
       kTwo,
       {{1, 0, 0, 0, 2}},
       {{.rule = Rule::kTooFew, .expected = 6, .found = 5}},
       0,
       2},
      {"OneStepTooMany",
       kTwo,
       {{1, 0, 0, 0, 0, 2, 3}},
       {{.rule = Rule::kTooMany, .expected = 6, .found = 7}},
       0,
       2},
      {"TooFewForABoardBeyondMemory",
       huge,
       {{1}},
       {{.rule = Rule::kTooFew, .expected = squares, .found = 1}},
       0,
       squares - 1},
      {"BoardThatCannotBeCounted",
       {4'000'000'000, 4'000'000'000},
       {{1}},
       {{.rule = Rule::kBadRequest}}},
      {"NothingToVisit",
       {.rows = 1, .cols = 1, .blocked = {{0, 0}}},
       {{0}},
       {{.rule = Rule::kBadRequest}}},
  };
}

// Step 4, at (0, 1), is replaced: nothing leads to it, and nothing from it.
Row OutOfRangeRow(const char* name, std::int64_t step) {
  return {name, kRing, RoundBut(1, step), {OutOfRange(1, {0, 1}, 8, step), Missing(4)}, 7, 8};
}

Rows RangeRows() {
  return {
      OutOfRangeRow("StepOneTooHigh", 9),
      OutOfRangeRow("NegativeStep", -1),
      OutOfRangeRow("VeryNegativeStep", -1'000'000'000'000),
      OutOfRangeRow("VeryHighStep", 1'000'000'000'000),
      OutOfRangeRow("LowestStep", kLowest),
      OutOfRangeRow("HighestStep", kHighest),
  };
}

Rows ValueRows() {
  return {
      {"FirstSquareUnvisited", kRing, RoundBut(0, 0), {Unvisited(0, {0, 0}), Missing(1)}, 7, 8},
      {"LastSquareUnvisited", kRing, RoundBut(8, 0), {Unvisited(8, {2, 2}), Missing(5)}, 7, 8},
      {"NothingVisited",
       kTwo,
       {{0, 0, 0, 0, 0, 0}},
       {Unvisited(0, {0, 0}), Unvisited(5, {1, 2}), Missing(1), Missing(2)},
       0,
       2},
      {"BlockedSquareVisited", kRing, RoundBut(4, 9), {Blocked(4, {1, 1}, 9)}, 8, 8},
      {"BlockedSquareVisitedByAStepOfTheTour",
       kRing,
       RoundBut(4, 1),
       {Blocked(4, {1, 1}, 1)},
       8,
       8},
      {"BlockedSquareVisitedByANegativeStep",
       kRing,
       RoundBut(4, -1),
       {Blocked(4, {1, 1}, -1)},
       8,
       8},
      {"StepRepeatedLater",
       kRing,
       RoundBut(8, 1),
       {Repeated(8, {2, 2}, {0, 0}, 1), Missing(5)},
       7,
       8},
      {"StepRepeatedEarlier",
       kRing,
       RoundBut(0, 8),
       {Repeated(7, {2, 1}, {0, 0}, 8), Missing(1), NotAMove(0, {0, 0}, {0, 2}, 8)},
       7,
       8},
      {"StepRepeatedTwice",
       {.rows = 3, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}},
       {{2, 0, 0, 0, 0, 2, 2, 0, 0}},
       {Repeated(5, {1, 2}, {0, 0}, 2), Repeated(6, {2, 0}, {0, 0}, 2), Missing(1), Missing(3)},
       1,
       3},
      {"StepRepeatedInTheSecondRowOfAWideBoard",
       {2, 3},
       {{1, 2, 3, 4, 4, 0}},
       {Repeated(4, {1, 1}, {1, 0}, 4), Unvisited(5, {1, 2}), Missing(5), Missing(6),
        NotAMove(1, {0, 1}, {0, 0}, 2), NotAMove(2, {0, 2}, {0, 1}, 3)},
       4,
       6},
  };
}

Rows MoveRows() {
  return {
      {"FirstMovesWrong", kRing, RoundSwapping(0, 5), {NotAMove(6, {2, 0}, {0, 0}, 3)}, 8, 8},
      {"LastMovesWrong", kRing, RoundSwapping(2, 7), {NotAMove(7, {2, 1}, {1, 0}, 7)}, 8, 8},
      {"MovesInTheMiddleWrong",
       kRing,
       RoundSwapping(1, 8),
       {NotAMove(8, {2, 2}, {2, 0}, 4), NotAMove(3, {1, 0}, {0, 1}, 6)},
       8,
       8},
      {"OnlyTheLastMoveWrong",
       {.rows = 3, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}, {2, 2}}},
       {{1, 0, 0, 0, 0, 2, 0, 3, 0}},
       {NotAMove(7, {2, 1}, {1, 2}, 3)},
       3,
       3},
      {"OnlyMoveWrong", {1, 2}, {{2, 1}}, {NotAMove(0, {0, 0}, {0, 1}, 2)}, 2, 2},
  };
}

Rows EndRows() {
  TourProblem closed_two = kTwo;
  closed_two.closed = true;
  TourProblem two_from_corner = kTwo;
  two_from_corner.start = Cell{0, 0};
  TourProblem all = kClosedRing;
  all.start = Cell{2, 2};
  all.finish = Cell{1, 0};
  return {
      {"StartInTheWrongRow", RingFrom({2, 0}), kRound, {WrongStart(0, {0, 0}, {2, 0})}, 8, 8},
      {"StartInTheWrongColumn", RingFrom({0, 2}), kRound, {WrongStart(0, {0, 0}, {0, 2})}, 8, 8},
      {"FinishInTheWrongRow", RingTo({0, 1}), kRound, {WrongFinish(7, {2, 1}, {0, 1})}, 8, 8},
      {"FinishInTheWrongColumn", RingTo({2, 0}), kRound, {WrongFinish(7, {2, 1}, {2, 0})}, 8, 8},
      {"StartInTheLastSquareOfAWideBoard",
       two_from_corner,
       {{2, 0, 0, 0, 0, 1}},
       {WrongStart(5, {1, 2}, {0, 0})},
       2,
       2},
      {"StartMissing",
       all,
       RoundBut(0, 0),
       {Unvisited(0, {0, 0}), Missing(1), WrongFinish(7, {2, 1}, {1, 0})},
       7,
       8},
      {"FinishMissing",
       all,
       RoundBut(7, 0),
       {Unvisited(7, {2, 1}), Missing(8), WrongStart(0, {0, 0}, {2, 2})},
       7,
       8},
      {"BothEndsMissing",
       closed_two,
       {{0, 0, 0, 0, 0, 3}},
       {Unvisited(0, {0, 0}), OutOfRange(5, {1, 2}, 2, 3), Missing(1), Missing(2)},
       0,
       2},
  };
}

Rows ClosingRows() {
  TourProblem closed_two = kTwo;
  closed_two.closed = true;
  return {
      {"LastSquareDoesNotLeadToTheFirst",
       kClosedRing,
       RoundSwapping(2, 7),
       {NotAMove(7, {2, 1}, {1, 0}, 7), NotClosed(2, {0, 2}, {0, 0})},
       8,
       8},
      {"OneSquareDoesNotClose",
       {.rows = 1, .cols = 1, .closed = true},
       {{1}},
       {NotClosed(0, {0, 0}, {0, 0})},
       1,
       1},
      {"TwoSquaresDoNotClose",
       closed_two,
       {{1, 0, 0, 0, 0, 2}},
       {NotClosed(5, {1, 2}, {0, 0})},
       2,
       2},
      {"ThreeSquaresCouldClose",
       {.rows = 3,
        .cols = 3,
        .closed = true,
        .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}, {2, 2}}},
       {{1, 0, 0, 0, 0, 2, 0, 3, 0}},
       {NotAMove(7, {2, 1}, {1, 2}, 3)},
       3,
       3},
  };
}

const Rows& Table() {
  static const Rows table = [] {
    Rows rows;
    for (const auto& more : {AcceptedRows(), SizeRows(), RangeRows(), ValueRows(), MoveRows(),
                             EndRows(), ClosingRows()}) {
      verdict_table::Append(rows, more);
    }
    return rows;
  }();
  return table;
}

class CheckSteps : public testing::TestWithParam<Row> {};

TEST_P(CheckSteps, SaysExactlyWhatIsWrong) { verdict_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, CheckSteps, testing::ValuesIn(Table()), verdict_table::RowName{});

TEST(CheckStepsTable, ReachesEveryRuleOfTheChecker) {
  EXPECT_EQ(verdict_table::RulesOf(Table()), verdict_table::kStepRules);
}

TEST(CheckStepsDefaults, ListTwentyFaultsAndCountAll) {
  const StepGrid nothing{std::vector<std::int64_t>(64, 0)};
  const Verdict verdict = CheckTour({8, 8}, nothing);
  ASSERT_EQ(verdict.faults.size(), 20U);
  EXPECT_EQ(verdict.faults.back(), Unvisited(19, {2, 3}));
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kUnvisited)], 64);
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kStepMissing)], 64);
}

}  // namespace
}  // namespace onceover
