// What reading a text of square numbers, of pairs or of steps gives, in full, for each way to write
// one and to spoil it.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read_table.h"

namespace onceover {
namespace {

using read_table::Bytes;
using read_table::PlacedFaults;
using Row = read_table::TourCase;
using Rows = std::vector<Row>;
using Answer = read_table::Expected<TourAnswer>;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr auto kCells = TourFormat::kCells;
constexpr auto kPairs = TourFormat::kPairs;
constexpr auto kGrid = TourFormat::kGrid;

const TourRequest kOpen;
const TourRequest k1x2{.board = BoardSize{1, 2}};
const TourRequest k2x3{.board = BoardSize{2, 3}};
const TourProblem kStatement{.rows = 8, .cols = 8};
const TourProblem kProblem1x2{.rows = 1, .cols = 2};
const TourProblem kProblem2x3{.rows = 2, .cols = 3};

Answer Path(TourProblem problem, std::vector<Cell> squares) {
  return {std::move(problem), TourPath{std::move(squares)}};
}

Answer Steps(TourProblem problem, std::vector<std::int64_t> steps) {
  return {std::move(problem), StepGrid{std::move(steps)}};
}

Answer Faulty(TourProblem problem, PlacedFaults faults) {
  return {std::move(problem), TourPath{}, std::move(faults)};
}

// The numbers 1..64, a row of the board on each line, and the squares they mean.
std::string AllNumbers() {
  std::string text;
  for (int number = 1; number <= 64; ++number) {
    text += std::to_string(number) + (number % 8 == 0 ? "\n" : " ");
  }
  return text;
}

std::vector<Cell> AllSquares() {
  std::vector<Cell> squares;
  for (std::int64_t square = 0; square < 64; ++square) squares.push_back({square / 8, square % 8});
  return squares;
}

// The table: square numbers.
const Rows kCellRows = {
    {"ATourALine",
     kCells,
     k2x3,
     "1 6\n3 4 5\n",
     {Path(kProblem2x3, {{0, 0}, {1, 2}}), Path(kProblem2x3, {{0, 2}, {1, 0}, {1, 1}})}},
    {"TheBoardOfTheStatementIsTheDefault",
     kCells,
     kOpen,
     "64 1",
     {Path(kStatement, {{7, 7}, {0, 0}})}},
    {"ATourOnSeveralLines", kCells, kOpen, AllNumbers(), {Path(kStatement, AllSquares())}},
    {"TwoToursOnSeveralLinesAreNotJoined",
     kCells,
     k1x2,
     "1\n2\n1\n2\n",
     {Path(kProblem1x2, {{0, 0}}), Path(kProblem1x2, {{0, 1}}), Path(kProblem1x2, {{0, 0}}),
      Path(kProblem1x2, {{0, 1}})}},
    {"NumbersOffTheBoardAreRepresented",
     kCells,
     k2x3,
     "0 -1 -2 -3 7 9223372036854775807 -9223372036854775808\n",
     {Path(kProblem2x3,
           {{-1, 2}, {-1, 1}, {-1, 0}, {-2, 2}, {2, 0}, {kHighest / 3, 0}, {kLowest / 3 - 1, 1}})}},
    {"TheRequestFixesTheEnds",
     kCells,
     {.board = BoardSize{1, 2}, .start = Cell{0, 0}, .finish = Cell{0, 1}, .closed = true},
     "1 2",
     {Path({.rows = 1, .cols = 2, .start = Cell{0, 0}, .finish = Cell{0, 1}, .closed = true},
           {{0, 0}, {0, 1}})}},
    {"EachAnswerHasItsOwnStart",
     kCells,
     {.board = BoardSize{2, 3}, .starts = {{0, 0}, {1, 2}}},
     "1\n6\n2\n",
     {Path({.rows = 2, .cols = 3, .start = Cell{0, 0}}, {{0, 0}}),
      Path({.rows = 2, .cols = 3, .start = Cell{1, 2}}, {{1, 2}}), Path(kProblem2x3, {{0, 1}})}},
    {"AFaultBelongsToItsLine",
     kCells,
     k2x3,
     "1 two\n3 5\n \x80\x81 4 99999999999999999999\n",
     {Faulty(kProblem2x3, {{Rule::kNotANumber, 1, 1, 3}}), Path(kProblem2x3, {{0, 2}, {1, 1}}),
      Faulty(kProblem2x3, {{Rule::kOddByte, 4, 3, 2}, {Rule::kNumberOverflow, 6, 3, 7}})}},
    {"NothingIsNoAnswer", kCells, kOpen, "", {Faulty(kStatement, {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"NothingIsNoAnswerToTheFirstStart",
     kCells,
     {.board = BoardSize{2, 3}, .starts = {{0, 1}, {1, 2}}},
     " \n",
     {Faulty({.rows = 2, .cols = 3, .start = Cell{0, 1}}, {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"ABoardThatIsNoneHasNoSquareNumbers",
     kCells,
     {.board = BoardSize{8, 0}},
     "1 2\n",
     {Path({.rows = 8, .cols = 0}, {})}},
    {"ABoardOfNegativeSidesHasNoSquareNumbers",
     kCells,
     {.board = BoardSize{kLowest, kLowest}},
     "1 2\n",
     {Path({.rows = kLowest, .cols = kLowest}, {})}},
    {"AHugeBoard",
     kCells,
     {.board = BoardSize{4'000'000'000, 2'000'000'000}},
     "1 8000000000000000000\n",
     {Path({.rows = 4'000'000'000, .cols = 2'000'000'000},
           {{0, 0}, {3'999'999'999, 1'999'999'999}})}},
};

// The table: pairs.
const Rows kPairRows = {
    {"APairALine", kPairs, k1x2, "1 1\n2 3\n", {Path(kProblem1x2, {{0, 0}, {1, 2}})}},
    {"BlankLinesAreIgnoredWhereTheLengthFits",
     kPairs,
     k1x2,
     "1 1\n\n\n2 3\n",
     {Path(kProblem1x2, {{0, 0}, {1, 2}})}},
    {"ListsAreSplitAtBlankLines",
     kPairs,
     k1x2,
     "1 1\n\n2 3\n3 1\n2 1\n \n1 2\n",
     {Path(kProblem1x2, {{0, 0}}), Path(kProblem1x2, {{1, 2}, {2, 0}, {1, 0}}),
      Path(kProblem1x2, {{0, 1}})}},
    {"ListsAreSplitByTheirLength",
     kPairs,
     k1x2,
     "1 1\n2 3\n3 1\n4 3\n",
     {Path(kProblem1x2, {{0, 0}, {1, 2}}), Path(kProblem1x2, {{2, 0}, {3, 2}})}},
    {"ListsAreSplitByBoth",
     kPairs,
     k1x2,
     "1 1\n2 3\n\n3 1\n4 3\n5 1\n6 3\n",
     {Path(kProblem1x2, {{0, 0}, {1, 2}}), Path(kProblem1x2, {{2, 0}, {3, 2}}),
      Path(kProblem1x2, {{4, 0}, {5, 2}})}},
    {"AListThatIsNoMultipleOfTheLengthIsOne",
     kPairs,
     k1x2,
     "1 1\n2 3\n3 1\n",
     {Path(kProblem1x2, {{0, 0}, {1, 2}, {2, 0}})}},
    {"PairsOffTheBoardAreRepresented",
     kPairs,
     k1x2,
     "0 -1\n9223372036854775807 -9223372036854775808\n",
     {Path(kProblem1x2, {{-1, -2}, {kHighest - 1, kLowest}})}},
    {"ALineOfOneNumber",
     kPairs,
     k1x2,
     "1\n2 3\n",
     {Faulty(kProblem1x2, {{Rule::kRaggedRow, 0, 1, 2}})}},
    {"ALineOfTwoPairs",
     kPairs,
     k1x2,
     "1 1 2 3\n",
     {Faulty(kProblem1x2, {{Rule::kRaggedRow, 2, 1, 5}})}},
    {"ALineOfThreeNumbers",
     kPairs,
     k1x2,
     "1 1\n2 3 10\n",
     {Faulty(kProblem1x2, {{Rule::kRaggedRow, 4, 2, 5}})}},
    {"BracketsAndCommasAreNoNumbers",
     kPairs,
     k1x2,
     "(1, 1)\n2 3\n",
     {Faulty(kProblem1x2, {{Rule::kNotANumber, 0, 1, 1}, {Rule::kNotANumber, 1, 1, 5}})}},
    {"AFaultBelongsToItsList",
     kPairs,
     k1x2,
     Bytes("1 1\n2 3\n\n1 \x1B[1m\n2 3\n"),
     {Path(kProblem1x2, {{0, 0}, {1, 2}}), Faulty(kProblem1x2, {{Rule::kOddByte, 5, 4, 3}})}},
    {"NothingIsNoAnswer", kPairs, kOpen, "\n", {Faulty(kStatement, {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"AHugeBoard",
     kPairs,
     {.board = BoardSize{4'000'000'000, 2'000'000'000}},
     "1 1\n",
     {Path({.rows = 4'000'000'000, .cols = 2'000'000'000}, {{0, 0}})}},
};

// The table: step grids.
const Rows kGridRows = {
    {"AGridShowsItsBoard",
     kGrid,
     kOpen,
     "1 4 3\n0 6 -5\n",
     {Steps(kProblem2x3, {1, 4, 3, 0, 6, -5})}},
    {"OneLineIsABoardOfTheRequest",
     kGrid,
     k2x3,
     "1 2 3 4 5 6",
     {Steps(kProblem2x3, {1, 2, 3, 4, 5, 6})}},
    {"OneLineOfABoardOfOneRow", kGrid, k1x2, "1 2", {Steps(kProblem1x2, {1, 2})}},
    {"TheBoardSplitsAMatrix",
     kGrid,
     {.board = BoardSize{1, 2}, .starts = {{0, 1}}},
     "1 2\n2 1\n",
     {Steps({.rows = 1, .cols = 2, .start = Cell{0, 1}}, {1, 2}), Steps(kProblem1x2, {2, 1})}},
    {"AShortRow",
     kGrid,
     k2x3,
     "1 2 3\n4 5\n",
     {Faulty(kProblem2x3, {{Rule::kRaggedRow, 4, 2, 4}})}},
    {"AStepThatIsNoNumber",
     kGrid,
     k1x2,
     "1 **\n",
     {Faulty(kProblem1x2, {{Rule::kNotANumber, 1, 1, 3}})}},
    {"NothingShowsNoBoard",
     kGrid,
     kOpen,
     "",
     {Faulty({.rows = 0, .cols = 0}, {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"TheStartIsOffTheBoardThatTheAnswerShows",
     kGrid,
     {.start = Cell{2, 0}},
     "1 2 3\n4 5 6\n",
     {Faulty({.rows = 2, .cols = 3, .start = Cell{2, 0}}, {{Rule::kOtherRequest, -1, 2, 6}})}},
    {"TheFinishIsOffTheBoardThatTheAnswerShows",
     kGrid,
     {.finish = Cell{0, 3}},
     "1 2 3\n4 5 6\n",
     {Faulty({.rows = 2, .cols = 3, .finish = Cell{0, 3}}, {{Rule::kOtherRequest, -1, 2, 6}})}},
    {"AQuestionThatMakesNoSenseByItselfIsLeftToTheChecker",
     kGrid,
     {.board = BoardSize{1, 2}, .start = Cell{2, 0}},
     "1 2\n",
     {Steps({.rows = 1, .cols = 2, .start = Cell{2, 0}}, {1, 2})}},
};

class ReadToursTable : public testing::TestWithParam<Row> {};

TEST_P(ReadToursTable, GivesExactlyThis) { read_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Cells, ReadToursTable, testing::ValuesIn(kCellRows),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Pairs, ReadToursTable, testing::ValuesIn(kPairRows),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Grids, ReadToursTable, testing::ValuesIn(kGridRows),
                         read_table::RowName());

TEST(ReadTours, TheTableReachesEveryRuleOfReadingText) {
  std::set<Rule> reached;
  for (const Rows* rows : {&kCellRows, &kPairRows, &kGridRows}) {
    reached.merge(read_table::RulesOf(*rows));
  }
  EXPECT_EQ(reached, read_table::kTextRules);
}

TEST(ReadTours, KnowHowManyValuesMakeASquare) {
  for (const auto& [format, values] : {std::pair{kCells, 1}, {kPairs, 2}, {kGrid, 1}}) {
    std::istringstream in("1 1\n");
    const auto reading = ReadTours(in, format, k1x2);
    EXPECT_EQ(reading.answers.front().values_per_entry, values);
  }
}

TEST(ReadTours, CountAFloodOfGarbageAsOneAnswer) {
  for (const TourFormat format : {kCells, kPairs, kGrid}) {
    for (const std::int64_t max_faults : {0, 1, 20}) {
      std::string text = "1 2\n";
      for (int i = 0; i < 1001; ++i) text += "x\n";
      std::istringstream in(text);
      const auto reading = ReadTours(in, format, k1x2, max_faults);
      ASSERT_EQ(reading.answers.size(), 1U);
      const ReadFaults& faults = reading.answers.front().faults;
      EXPECT_EQ(faults.Count(Rule::kNotANumber), 1001);
      EXPECT_EQ(std::ssize(faults.listed), max_faults);
      EXPECT_EQ(reading.answers.front().end, (Position{2005, 1002, 2}));
    }
  }
}

}  // namespace
}  // namespace onceover
