// Where in the input each fault of a verdict is: the whole verdict on what was read, by rule,
// index, line and column.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read_table.h"

namespace onceover {
namespace {

using read_table::PlacedFault;
using read_table::PlacedFaults;

// The faults of one answer of an input.
template <typename Format, typename Request>
struct Row {
  std::string name;
  Format format;
  Request request;
  std::string bytes;
  PlacedFaults faults;
  std::size_t answer = 0;
};

template <typename Format, typename Request>
void PrintTo(const Row<Format, Request>& row, std::ostream* out) {
  *out << row.name;
}

using TilingRow = Row<TilingFormat, TilingRequest>;
using TourRow = Row<TourFormat, TourRequest>;

constexpr auto kLabels = TilingFormat::kLabels;
constexpr auto kPieces = TilingFormat::kPieces;
constexpr auto kCells = TourFormat::kCells;
constexpr auto kPairs = TourFormat::kPairs;
constexpr auto kGrid = TourFormat::kGrid;

const TilingRequest k2x2{.board = BoardSize{2, 2}};
const TilingRequest kCorner{.board = BoardSize{2, 2}, .missing = Cell{0, 0}};
const TilingRequest kFull2x3{.board = BoardSize{2, 3}, .missing = NoneMissing{}};
const TourRequest k1x2{.board = BoardSize{1, 2}};
const TourRequest k1x3{.board = BoardSize{1, 3}};
const TourRequest kEnds{.board = BoardSize{1, 2}, .start = Cell{0, 1}, .finish = Cell{0, 0}};

const std::vector<TilingRow> kTilings = {
    {"AValueIsWhereItStands",
     kLabels,
     kCorner,
     "0  1\n 1 22\n",
     {{Rule::kPieceSize, 1, 1, 4}, {Rule::kLabelOutOfRange, 3, 2, 4}}},
    {"AnUncoveredSquareIsItsValue",
     kLabels,
     kCorner,
     "0 1\n1 0\n",
     {{Rule::kPieceSize, 1, 1, 3}, {Rule::kUncovered, 3, 2, 3}}},
    {"TheMissingSquareIsItsValue",
     kLabels,
     kCorner,
     "\n\n 1 1\n1 1\n",
     {{Rule::kMissingCovered, 0, 3, 2}, {Rule::kPieceSize, 0, 3, 2}}},
    {"APieceIsAtItsFirstSquare",
     kLabels,
     {.missing = NoneMissing{}},
     "\t1 1 1",
     {{Rule::kNotAnL, 0, 1, 2}}},
    {"AbsentLabelsAreAtTheEnd",
     kLabels,
     kFull2x3,
     "1 1 1\n1 1 11\n\n",
     {{Rule::kPieceSize, 0, 1, 1},
      {Rule::kLabelOutOfRange, 5, 2, 5},
      {Rule::kLabelMissing, -1, 2, 7},
      {Rule::kTileCount, -1, 2, 7}}},
    {"AReusedLabelIsAtItsFirstSquare",
     kLabels,
     kFull2x3,
     "1 1 1\n1 1 1",
     {{Rule::kLabelReused, 0, 1, 1},
      {Rule::kLabelMissing, -1, 2, 6},
      {Rule::kTileCount, -1, 2, 6}}},
    {"AnAbsentMarkIsAtTheEndOfTheLastAnswer",
     kLabels,
     k2x2,
     "0 1\n1 1\n1 1\n1 1\n",
     {{Rule::kPieceSize, 0, 3, 1}, {Rule::kMissingUnmarked, -1, 4, 4}},
     1},
    {"AnAbsentMarkIsAtTheEndOfItsAnswerAmongOthers",
     kLabels,
     k2x2,
     "0 1\n1 1\n\n1 1\n1 1\n\n0 1\n1 1\n",
     {{Rule::kPieceSize, 0, 4, 1}, {Rule::kMissingUnmarked, -1, 5, 4}},
     1},
    {"OnOneLineTheEndOfAnAnswerIsItsLastValue",
     kLabels,
     k2x2,
     "1 1 1 1  0 1 1 1",
     {{Rule::kPieceSize, 0, 1, 1}, {Rule::kMissingUnmarked, -1, 1, 7}}},
    {"TooFewValuesAreMissedAtTheEnd", kLabels, k2x2, "0 1 1\n", {{Rule::kTooFew, -1, 1, 6}}},
    {"TooFewRowsAreMissedAtTheEndOfTheLastAnswer",
     kLabels,
     k2x2,
     "0 1\n1 1\n0 1\n",
     {{Rule::kTooFew, -1, 3, 4}},
     1},
    {"TooManyValuesAreAtTheFirstTooMany",
     kLabels,
     k2x2,
     "0 1 1 1  5 6\n",
     {{Rule::kTooMany, -1, 1, 10}}},
    {"AHugeBoardMissesItsValuesAtTheEnd",
     kLabels,
     {.board = BoardSize{4'000'000'000, 2'000'000'000}},
     "1 2 3",
     {{Rule::kTooFew, -1, 1, 6}}},
    {"AQuestionWithoutSenseIsAtTheEnd",
     kLabels,
     {.board = BoardSize{2, 2}, .missing = Cell{5, 5}},
     "0 1\n1 1\n",
     {{Rule::kBadRequest, -1, 2, 4}}},
    {"AFaultOfReadingHasItsOwnPlace", kLabels, k2x2, "0 1\n1 \x80\n", {{Rule::kOddByte, 3, 2, 3}}},
    {"ASquareOfAPieceIsWhereItStands",
     kPieces,
     k2x2,
     "1 2 2 1 2 33\n",
     {{Rule::kOffBoard, 0, 1, 9}, {Rule::kUncovered, -1, 1, 13}}},
    {"ASquareCoveredTwiceIsTheVerySquare",
     kPieces,
     kFull2x3,
     "1 1 1 2 2 1\n1 3 1 2 2 3\n",
     {{Rule::kCoveredTwice, 1, 2, 5}, {Rule::kUncovered, -1, 2, 12}}},
    {"TheMissingSquareIsTheVerySquare",
     kPieces,
     kCorner,
     "1 2 1 1 2 2\n",
     {{Rule::kMissingCovered, 0, 1, 5}, {Rule::kUncovered, -1, 1, 12}}},
    {"APieceThatIsNoLIsAtItsFirstSquare",
     kPieces,
     {.board = BoardSize{1, 3}, .missing = NoneMissing{}},
     "\n 1 3 1 2 1 1\n",
     {{Rule::kNotAnL, 0, 2, 2}}},
    {"APieceThatRepeatsASquareIsAtItsFirstSquare",
     kPieces,
     kFull2x3,
     "1 1 1 2 2 1\n2 2 2 2 2 3\n",
     {{Rule::kPieceSize, 1, 2, 1}, {Rule::kUncovered, -1, 2, 12}}},
    {"PiecesTooManyAreMissedNowhere",
     kPieces,
     k2x2,
     "1 2 2 1 2 2\n1 2 2 1 1 1\n",
     {{Rule::kCoveredTwice, 1, 2, 1},
      {Rule::kCoveredTwice, 1, 2, 5},
      {Rule::kMissingUnmarked, -1, 2, 12},
      {Rule::kTileCount, -1, 2, 12}}},
    {"ALabelInJson",
     TilingFormat::kJson,
     kCorner,
     "{\"labels\":[[0,1],\n[1,7]]}\n",
     {{Rule::kPieceSize, 1, 1, 15}, {Rule::kLabelOutOfRange, 3, 2, 4}}},
    {"AnAbsentLabelInJsonIsAtTheEndOfItsObject",
     TilingFormat::kJson,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}\n{\"labels\":[[1,1],[1,1]]\n} {\"labels\":[[0,1],[1,1]]}",
     {{Rule::kPieceSize, 0, 2, 13}, {Rule::kMissingUnmarked, -1, 3, 2}},
     1},
    {"ASquareOfAPieceInJson",
     TilingFormat::kJson,
     k2x2,
     "{\"labels\":[[0,1],[1,1]]}{\"pieces\":[[1,2,\n2,1,2,3]]}",
     {{Rule::kOffBoard, 0, 2, 5}, {Rule::kUncovered, -1, 2, 11}},
     1},
};

const std::vector<TourRow> kTours = {
    {"ASquareIsWhereItStands",
     kCells,
     k1x2,
     "1 33\n",
     {{Rule::kOffBoard, 1, 1, 3}, {Rule::kUnvisited, -1, 1, 5}}},
    {"ASquareVisitedAgainIsWhereItStandsAgain",
     kCells,
     k1x2,
     "\n 2 2\n",
     {{Rule::kRevisited, 1, 2, 4}, {Rule::kUnvisited, -1, 2, 5}, {Rule::kNotAKnightMove, 1, 2, 4}}},
    {"AMoveIsAtTheSquareItLeadsTo", kCells, k1x2, "1 2\n", {{Rule::kNotAKnightMove, 1, 1, 3}}},
    {"TheEndsAreTheirSquares",
     kCells,
     kEnds,
     "1 2\n",
     {{Rule::kNotAKnightMove, 1, 1, 3},
      {Rule::kWrongStart, 0, 1, 1},
      {Rule::kWrongFinish, 1, 1, 3}}},
    {"ATourThatDoesNotCloseIsAtItsLastSquare",
     kCells,
     {.board = BoardSize{1, 1}, .closed = true},
     " 1\n",
     {{Rule::kNotClosed, 0, 1, 2}}},
    {"WhatIsNotVisitedIsAtTheEndOfItsAnswer",
     kCells,
     k1x2,
     "1\n2\n1 \n",
     {{Rule::kUnvisited, -1, 2, 2}, {Rule::kTooShort, -1, 2, 2}},
     1},
    {"SquaresTooManyAreCountedAtTheEnd",
     kCells,
     {.board = BoardSize{1, 1}},
     "1 1 \n",
     {{Rule::kRevisited, 1, 1, 3}, {Rule::kNotAKnightMove, 1, 1, 3}, {Rule::kTooLong, -1, 1, 4}}},
    {"APairIsItsFirstNumber",
     kPairs,
     k1x2,
     " 1 1\n\t3 2\n",
     {{Rule::kOffBoard, 1, 2, 2}, {Rule::kUnvisited, -1, 2, 5}}},
    {"APairOfTheSecondList",
     kPairs,
     k1x2,
     "1 1\n1 2\n\n1 2\n1 1\n",
     {{Rule::kNotAKnightMove, 1, 5, 1}},
     1},
    {"WhatIsNotVisitedIsAtTheEndOfItsList",
     kPairs,
     k1x2,
     "1 1\n\n1 2\n1 1\n",
     {{Rule::kUnvisited, -1, 1, 4}, {Rule::kTooShort, -1, 1, 4}}},
    {"AStepIsWhereItStands",
     kGrid,
     k1x3,
     "0 9 1\n",
     {{Rule::kUnvisited, 0, 1, 1},
      {Rule::kStepOutOfRange, 1, 1, 3},
      {Rule::kStepMissing, -1, 1, 6},
      {Rule::kStepMissing, -1, 1, 6}}},
    {"AStepRepeatedIsWhereItStandsAgain",
     kGrid,
     k1x3,
     "1 1 2\n",
     {{Rule::kStepRepeated, 1, 1, 3},
      {Rule::kStepMissing, -1, 1, 6},
      {Rule::kNotAKnightMove, 2, 1, 5}}},
    {"TheEndsOfAGridAreTheirSteps",
     kGrid,
     {.board = BoardSize{1, 2}, .start = Cell{0, 0}, .finish = Cell{0, 1}, .closed = true},
     "2 1\n",
     {{Rule::kNotAKnightMove, 0, 1, 1},
      {Rule::kWrongStart, 1, 1, 3},
      {Rule::kWrongFinish, 0, 1, 1},
      {Rule::kNotClosed, 0, 1, 1}}},
    {"StepsOfTheSecondGrid",
     kGrid,
     {.board = BoardSize{2, 1}},
     "1\n2\n\n5\n2\n",
     {{Rule::kStepOutOfRange, 0, 4, 1}, {Rule::kStepMissing, -1, 5, 2}},
     1},
    {"TooFewSteps", kGrid, {.board = BoardSize{2, 2}}, "1 2 3", {{Rule::kTooFew, -1, 1, 6}}},
    {"TooManySteps", kGrid, {.board = BoardSize{2, 2}}, "1 2 3 4 5", {{Rule::kTooMany, -1, 1, 9}}},
    {"AQuestionWithoutSenseIsAtTheEnd",
     kCells,
     {.board = BoardSize{1, 2}, .start = Cell{5, 5}},
     "1 2\n",
     {{Rule::kBadRequest, -1, 1, 4}}},
    {"APathInJson",
     TourFormat::kJson,
     k1x2,
     "{\"path\":[[1,1],\n[1,2]]}",
     {{Rule::kNotAKnightMove, 1, 2, 2}}},
    {"StepsInJson",
     TourFormat::kJson,
     k1x2,
     "{\"steps\":[[1,5]]} ",
     {{Rule::kStepOutOfRange, 1, 1, 14}, {Rule::kStepMissing, -1, 1, 18}}},
};

Reading<TilingAnswer> Read(const TilingRow& row) {
  std::istringstream in(row.bytes);
  return ReadTilings(in, row.format, row.request);
}

Reading<TourAnswer> Read(const TourRow& row) {
  std::istringstream in(row.bytes);
  return ReadTours(in, row.format, row.request);
}

void ExpectPlaces(const auto& row) {
  const auto reading = Read(row);
  ASSERT_LT(row.answer, reading.answers.size());
  const auto& answer = reading.answers[row.answer];
  const Verdict verdict = Judge(answer);
  PlacedFaults faults;
  for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
    const Position at = PlaceOf(reading, answer, verdict.faults[i], i);
    EXPECT_EQ(at, read_table::PlaceOfByte(row.bytes, at.byte));
    faults.push_back({verdict.faults[i].rule, verdict.faults[i].index, at.line, at.column});
  }
  EXPECT_EQ(faults, row.faults);
}

class TilingPlaces : public testing::TestWithParam<TilingRow> {};
TEST_P(TilingPlaces, AreExactlyThese) { ExpectPlaces(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Rows, TilingPlaces, testing::ValuesIn(kTilings), read_table::RowName());

class TourPlaces : public testing::TestWithParam<TourRow> {};
TEST_P(TourPlaces, AreExactlyThese) { ExpectPlaces(GetParam()); }
INSTANTIATE_TEST_SUITE_P(Rows, TourPlaces, testing::ValuesIn(kTours), read_table::RowName());

TEST(Places, OfEveryRuleOfACheckerAreInTheTables) {
  std::set<Rule> expected = read_table::kJudgeRules;
  const auto last = static_cast<std::size_t>(Rule::kTooLong);
  for (auto rule = static_cast<std::size_t>(Rule::kBadRequest); rule <= last; ++rule) {
    expected.insert(static_cast<Rule>(rule));
  }
  expected.erase(Rule::kBlockedSquare);  // below: no request names blocked squares yet
  std::set<Rule> reached;
  for (const TilingRow& row : kTilings) {
    for (const PlacedFault& fault : row.faults) reached.insert(fault.rule);
  }
  for (const TourRow& row : kTours) {
    for (const PlacedFault& fault : row.faults) reached.insert(fault.rule);
  }
  reached.erase(Rule::kOddByte);
  EXPECT_EQ(reached, expected);
}

TEST(Places, ABlockedSquareIsWhereItStands) {
  std::istringstream in("1 3 2\n");
  auto reading = ReadTours(in, kCells, k1x3);
  reading.answers.front().problem.blocked = {{0, 2}};
  const Verdict verdict = Judge(reading.answers.front());
  ASSERT_FALSE(verdict.faults.empty());
  ASSERT_EQ(verdict.faults.front().rule, Rule::kBlockedSquare);
  EXPECT_EQ(PlaceOf(reading, reading.answers.front(), verdict.faults.front(), 0),
            (Position{2, 1, 3}));
}

TEST(Places, OfAnAnswerMadeByHandAreAtItsEnd) {
  Reading<TourAnswer> reading;
  reading.answers.push_back({.problem = {.rows = 1, .cols = 1},
                             .certificate = TourPath{{{5, 5}}},
                             .faults = {},
                             .end = {70, 8, 9}});
  const Verdict verdict = Judge(reading.answers.front());
  ASSERT_FALSE(verdict.faults.empty());
  EXPECT_EQ(PlaceOf(reading, reading.answers.front(), verdict.faults.front(), 0),
            (Position{70, 8, 9}));
}

TEST(Judge, PassesTheFaultsOfReadingOnAndLeavesTheRest) {
  std::istringstream in("0 x\n1 y\n");
  const auto reading = ReadTilings(in, kLabels, k2x2);
  const Verdict verdict = Judge(reading.answers.front());
  Verdict expected;
  expected.faults = {{.rule = Rule::kNotANumber, .index = 1},
                     {.rule = Rule::kNotANumber, .index = 3}};
  expected.counts[static_cast<std::size_t>(Rule::kNotANumber)] = 2;
  EXPECT_EQ(verdict, expected);
}

TEST(Judge, ListsNoMoreFaultsOfReadingThanItMay) {
  std::istringstream in("0 x\n1 y\n");
  const auto reading = ReadTilings(in, kLabels, k2x2);
  for (const std::int64_t max_faults : {-1, 0, 1, 2, 3}) {
    const Verdict verdict = Judge(reading.answers.front(), max_faults);
    EXPECT_EQ(std::ssize(verdict.faults), std::clamp<std::int64_t>(max_faults, 0, 2));
    EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kNotANumber)], 2);
  }
}

TEST(Judge, ListsNoMoreFaultsOfTheCheckerThanItMay) {
  std::istringstream in("5 6 7 8\n");
  const auto reading = ReadTours(in, kGrid, {.board = BoardSize{1, 4}});
  for (const std::int64_t max_faults : {-1, 0, 1, 5}) {
    const Verdict verdict = Judge(reading.answers.front(), max_faults);
    EXPECT_EQ(std::ssize(verdict.faults), std::max<std::int64_t>(max_faults, 0));
    EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kStepOutOfRange)], 4);
  }
}

}  // namespace
}  // namespace onceover
