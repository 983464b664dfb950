// What reading a text of labels or pieces gives, in full, for each way to write one and to spoil
// it.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read_table.h"

namespace onceover {
namespace {

using read_table::Bytes;
using read_table::PlacedFaults;
using Row = read_table::TilingCase;
using Rows = std::vector<Row>;
using Answers = std::vector<read_table::Expected<TilingAnswer>>;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr auto kLabels = TilingFormat::kLabels;
constexpr auto kPieces = TilingFormat::kPieces;

const TilingRequest kOpen;
const TilingRequest k2x2{.board = BoardSize{2, 2}};
const TilingRequest kHuge{.board = BoardSize{4'000'000'000, 2'000'000'000}};

TilingProblem Any(std::int64_t rows, std::int64_t cols) { return {rows, cols, MissingAnywhere{}}; }

read_table::Expected<TilingAnswer> Labels(TilingProblem problem, std::vector<std::int64_t> labels) {
  return {problem, LabelGrid{std::move(labels)}};
}

read_table::Expected<TilingAnswer> Faulty(TilingProblem problem, PlacedFaults faults) {
  return {problem, LabelGrid{}, std::move(faults)};
}

// The table: labels, and how they are split into answers.
const Rows kRight = {
    {"AMatrixShowsItsBoard", kLabels, kOpen, "0 1\n1 1\n", {Labels(Any(2, 2), {0, 1, 1, 1})}},
    {"AMatrixWithoutAFinalNewline", kLabels, kOpen, "0 1\n1 1", {Labels(Any(2, 2), {0, 1, 1, 1})}},
    {"TheRequestNamesTheMissingSquare",
     kLabels,
     {.board = BoardSize{2, 2}, .missing = Cell{1, 0}},
     "1 1\n0 1\n",
     {Labels({2, 2, Cell{1, 0}}, {1, 1, 0, 1})}},
    {"TheRequestWantsNoMissingSquare",
     kLabels,
     {.missing = NoneMissing{}},
     "1 1 2\n1 2 2\n",
     {Labels({2, 3, NoneMissing{}}, {1, 1, 2, 1, 2, 2})}},
    {"AnyBlanksSeparate",
     kLabels,
     kOpen,
     "\n\v 0\t\f1 \r\n\r\n \n\t1  1\v",
     {Labels(Any(2, 2), {0, 1, 1, 1})}},
    {"ValuesMayBeAnyWholeNumbers",
     kLabels,
     kOpen,
     "+1 -0\n007 -9223372036854775808\n9223372036854775807 -000000000000000000000000001\n",
     {Labels(Any(3, 2), {1, 0, 7, kLowest, kHighest, -1})}},
    {"OneLineIsABoardOfTheRequest", kLabels, k2x2, "0 1 1 1\n", {Labels(Any(2, 2), {0, 1, 1, 1})}},
    {"OneLineWithoutABoardIsOneRow",
     kLabels,
     kOpen,
     "0 1 1 1\n",
     {Labels(Any(1, 4), {0, 1, 1, 1})}},
    {"OneLineHoldsSeveralBoards",
     kLabels,
     k2x2,
     "0 1 1 1  1 0 1 1  1 1 1 0\n",
     {Labels(Any(2, 2), {0, 1, 1, 1}), Labels(Any(2, 2), {1, 0, 1, 1}),
      Labels(Any(2, 2), {1, 1, 1, 0})}},
    {"OneLineThatIsNoNumberOfBoardsIsOneAnswer",
     kLabels,
     k2x2,
     "0 1 1 1 1 0\n",
     {Labels(Any(2, 2), {0, 1, 1, 1, 1, 0})}},
    {"TheBoardSplitsAMatrix",
     kLabels,
     k2x2,
     "0 1\n1 1\n1 1\n\n1 0\n",
     {Labels(Any(2, 2), {0, 1, 1, 1}), Labels(Any(2, 2), {1, 1, 1, 0})}},
    {"WithoutABoardAMatrixIsOneAnswer",
     kLabels,
     kOpen,
     "0 1\n1 1\n\n1 1\n1 0\n",
     {Labels(Any(4, 2), {0, 1, 1, 1, 1, 1, 1, 0})}},
    {"TheLastAnswerMayBeCutShort",
     kLabels,
     k2x2,
     "0 1\n1 1\n1 1\n",
     {Labels(Any(2, 2), {0, 1, 1, 1}), Labels(Any(2, 2), {1, 1})}},
    {"BoardsOfOneRowAreLines",
     kLabels,
     {.board = BoardSize{1, 3}},
     "1 1 1\n0 0 0\n",
     {Labels(Any(1, 3), {1, 1, 1}), Labels(Any(1, 3), {0, 0, 0})}},
    {"BoardsOfOneSquareAreLines",
     kLabels,
     {.board = BoardSize{1, 1}},
     "0\n0\n",
     {Labels(Any(1, 1), {0}), Labels(Any(1, 1), {0})}},
    {"AHugeBoardDoesNotMakeAnAnswerHuge",
     kLabels,
     kHuge,
     "1 2 3\n",
     {Labels(Any(4'000'000'000, 2'000'000'000), {1, 2, 3})}},
};

// The table: what is no text of labels.
const Rows kWrong = {
    {"NothingIsNoAnswer", kLabels, kOpen, "", {Faulty(Any(0, 0), {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"BlanksAreNoAnswer",
     kLabels,
     k2x2,
     "\n \t\r\n",
     {Faulty(Any(2, 2), {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"AWordIsNoNumber",
     kLabels,
     k2x2,
     "0 1\n one 1\n",
     {Faulty(Any(2, 2), {{Rule::kNotANumber, 2, 2, 2}})}},
    {"AFractionIsNoWholeNumber",
     kLabels,
     k2x2,
     "0 1\n1 1.0\n",
     {Faulty(Any(2, 2), {{Rule::kNotANumber, 3, 2, 3}})}},
    {"AnOddByteIsNamedWhereItStands",
     kLabels,
     k2x2,
     Bytes("0 1\n1\0 1\n"),
     {Faulty(Any(2, 2), {{Rule::kOddByte, 2, 2, 2}})}},
    {"AByteOrderMarkInsideIsOdd",
     kLabels,
     k2x2,
     "0 1\n\xEF\xBB\xBF"
     "1 1\n",
     {Faulty(Any(2, 2), {{Rule::kOddByte, 2, 2, 1}})}},
    {"ANumberOverflows",
     kLabels,
     k2x2,
     "0 9223372036854775808\n-9223372036854775809 1\n",
     {Faulty(Any(2, 2), {{Rule::kNumberOverflow, 1, 1, 3}, {Rule::kNumberOverflow, 2, 2, 1}})}},
    {"EveryBadWordIsListedInTheOrderOfTheInput",
     kLabels,
     k2x2,
     "x 18446744073709551616\n\x7F -\n",
     {Faulty(Any(2, 2), {{Rule::kNotANumber, 0, 1, 1},
                         {Rule::kNumberOverflow, 1, 1, 3},
                         {Rule::kOddByte, 2, 2, 1},
                         {Rule::kNotANumber, 3, 2, 3}})}},
    {"AFaultBelongsToItsAnswer",
     kLabels,
     k2x2,
     "0 1\n1 1\n1 x\n1 0\n0 1\n1 1\n",
     {Labels(Any(2, 2), {0, 1, 1, 1}), Faulty(Any(2, 2), {{Rule::kNotANumber, 5, 3, 3}}),
      Labels(Any(2, 2), {0, 1, 1, 1})}},
    {"AFaultBelongsToItsAnswerOnOneLine",
     kLabels,
     k2x2,
     "0 1 1 1 1 1 1 x",
     {Labels(Any(2, 2), {0, 1, 1, 1}), Faulty(Any(2, 2), {{Rule::kNotANumber, 7, 1, 15}})}},
};

const Rows kRagged = {
    {"ALongFirstLineMakesTheNextShort",
     kLabels,
     kOpen,
     "0 1 2\n1 1\n",
     {Faulty(Any(2, 3), {{Rule::kRaggedRow, 4, 2, 4}})}},
    {"ALineIsTooLongByTwo",
     kLabels,
     k2x2,
     "0 1 2 3\n1 1\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 2, 1, 5}})}},
    {"TheLastLineIsShort",
     kLabels,
     k2x2,
     "0 1\n1\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 2, 2, 2}})}},
    {"TheFirstLineIsTooLongByOne",
     kLabels,
     k2x2,
     "0 1 22\n1 1\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 2, 1, 5}})}},
    {"AShortFirstLineMakesTheNextTooLong",
     kLabels,
     kOpen,
     "0\n1 11\n",
     {Faulty(Any(2, 1), {{Rule::kRaggedRow, 2, 2, 3}})}},
    {"TheLastLineIsTooLongByOne",
     kLabels,
     k2x2,
     "0 1\n1 1 11",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 4, 2, 5}})}},
    {"EveryRaggedLineIsListed",
     kLabels,
     k2x2,
     "0\n1\n1 1 0 0\n1\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 0, 1, 2}, {Rule::kRaggedRow, 1, 2, 2}}),
      Faulty(Any(2, 2), {{Rule::kRaggedRow, 4, 3, 5}, {Rule::kRaggedRow, 6, 4, 2}})}},
    {"TheSameNumberOfSquaresInAnotherShape",
     kLabels,
     {.board = BoardSize{4, 4}},
     "0 1 2 3 4 5 6 7\n8 9 10 11 12 13 14 15\n",
     {Faulty(Any(4, 4), {{Rule::kRaggedRow, 4, 1, 9}, {Rule::kRaggedRow, 12, 2, 11}})}},
    {"BadWordsComeBeforeRaggedLines",
     kLabels,
     k2x2,
     "0\nx 1\n",
     {Faulty(Any(2, 2), {{Rule::kNotANumber, 1, 2, 1}, {Rule::kRaggedRow, 0, 1, 2}})}},
    {"TheLinesOfAHugeBoard",
     kLabels,
     kHuge,
     "1\n2\n3\n",
     {Faulty(
         Any(4'000'000'000, 2'000'000'000),
         {{Rule::kRaggedRow, 0, 1, 2}, {Rule::kRaggedRow, 1, 2, 2}, {Rule::kRaggedRow, 2, 3, 2}})}},
};

// A board that the answer shows, and on which the question makes no sense.
const Rows kOtherBoard = {
    {"TheMissingSquareIsOffTheBoardThatTheAnswerShows",
     kLabels,
     {.missing = Cell{2, 0}},
     "0 1\n1 1\n",
     {Faulty({2, 2, Cell{2, 0}}, {{Rule::kOtherRequest, -1, 2, 4}})}},
    {"TheMissingSquareIsOffTheRaggedBoardThatTheAnswerShows",
     kLabels,
     {.missing = Cell{0, 2}},
     "0 1\n1\n",
     {Faulty({2, 2, Cell{0, 2}}, {{Rule::kRaggedRow, 2, 2, 2}, {Rule::kOtherRequest, -1, 2, 2}})}},
    {"AQuestionThatMakesNoSenseByItselfIsLeftToTheChecker",
     kLabels,
     {.board = BoardSize{2, 2}, .missing = Cell{2, 0}},
     "0 1\n1 1\n",
     {Labels({2, 2, Cell{2, 0}}, {0, 1, 1, 1})}},
};

// Boards that are none. The checker finds the question senseless, if the bytes can be read.
const Rows kNoBoard = {
    {"ABoardWithoutRows",
     kLabels,
     {.board = BoardSize{0, 2}},
     "0 1\n1 1\n",
     {Labels(Any(0, 2), {0, 1, 1, 1})}},
    {"ABoardWithoutColumns",
     kLabels,
     {.board = BoardSize{2, 0}},
     "0 1\n1 1\n",
     {Labels(Any(2, 0), {0, 1, 1, 1})}},
    {"ABoardOfNegativeSides",
     kLabels,
     {.board = BoardSize{2, -5}},
     "0 1\n1 1\n1 1\n",
     {Labels(Any(2, -5), {0, 1, 1, 1, 1, 1})}},
    {"ABoardOfTheLeastSides",
     kLabels,
     {.board = BoardSize{kLowest, kLowest}},
     "0 1 1 1\n",
     {Labels(Any(kLowest, kLowest), {0, 1, 1, 1})}},
    {"ABoardOfTheGreatestSides",
     kLabels,
     {.board = BoardSize{kHighest, kHighest}},
     "0 1 1 1\n",
     {Labels(Any(kHighest, kHighest), {0, 1, 1, 1})}},
};

const PieceList kOnePiece{{{Cell{0, 1}, Cell{1, 0}, Cell{1, 1}}}};
const PieceList kTwoPieces{
    {{Cell{0, 0}, Cell{0, 1}, Cell{1, 0}}, {Cell{0, 2}, Cell{1, 1}, Cell{1, 2}}}};

// The table: pieces.
const Rows kPieceRows = {
    {"APieceALine", kPieces, k2x2, "1 2 2 1 2 2\n", {{Any(2, 2), kOnePiece}}},
    {"PiecesAmongBlankLines",
     kPieces,
     {.board = BoardSize{2, 3}, .missing = NoneMissing{}},
     "\n1 1 1 2 2 1\n\n1 3 2 2 2 3",
     {{{2, 3, NoneMissing{}}, kTwoPieces}}},
    {"PiecesOffTheBoardAreRepresented",
     kPieces,
     k2x2,
     "0 -1 9223372036854775807 1 -9223372036854775808 1\n",
     {{Any(2, 2), PieceList{{{Cell{-1, -2}, Cell{kHighest - 1, 0}, Cell{kLowest, 0}}}}}}},
    {"PiecesDoNotShowTheBoard", kPieces, kOpen, "1 2 2 1 2 2\n", {{Any(0, 0), kOnePiece}}},
    {"NoPieceCoversABoardOfOneMissingSquare",
     kPieces,
     {.board = BoardSize{1, 1}},
     "\n",
     {{Any(1, 1), PieceList{}}}},
    {"NoPieceCoversABoardOfOneNamedMissingSquare",
     kPieces,
     {.board = BoardSize{1, 1}, .missing = Cell{0, 0}},
     "",
     {{{1, 1, Cell{0, 0}}, PieceList{}}}},
    {"NoPieceIsNoAnswerWhereNoSquareIsMissing",
     kPieces,
     {.board = BoardSize{1, 1}, .missing = NoneMissing{}},
     "",
     {Faulty({1, 1, NoneMissing{}}, {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"NoPieceIsNoAnswerOnAnyOtherBoard",
     kPieces,
     k2x2,
     "",
     {Faulty(Any(2, 2), {{Rule::kNoAnswer, -1, 1, 1}})}},
    {"APieceOfTwoSquares",
     kPieces,
     k2x2,
     "1 2 2 1\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 3, 1, 8}})}},
    {"APieceOfFourSquares",
     kPieces,
     k2x2,
     "1 1 1 2 2 1 2 2\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 6, 1, 13}})}},
    {"APieceOfOneNumberTooMany",
     kPieces,
     k2x2,
     "1 2 2 1 2 2 12\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 6, 1, 13}})}},
    {"SixNumbersOnTwoLinesAreNoPiece",
     kPieces,
     k2x2,
     "1 2 2\n1 2 2\n",
     {Faulty(Any(2, 2), {{Rule::kRaggedRow, 2, 1, 6}, {Rule::kRaggedRow, 5, 2, 6}})}},
    {"PiecesWithBadWords",
     kPieces,
     k2x2,
     "1 2 2 1 2 (2)\n1,2 1 1 1 1 1e9\n",
     {Faulty(Any(2, 2), {{Rule::kNotANumber, 5, 1, 11},
                         {Rule::kNotANumber, 6, 2, 1},
                         {Rule::kNotANumber, 11, 2, 13}})}},
};

class ReadTilingsTable : public testing::TestWithParam<Row> {};

TEST_P(ReadTilingsTable, GivesExactlyThis) { read_table::ExpectRow(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Right, ReadTilingsTable, testing::ValuesIn(kRight), read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Wrong, ReadTilingsTable, testing::ValuesIn(kWrong), read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Ragged, ReadTilingsTable, testing::ValuesIn(kRagged),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(OtherBoard, ReadTilingsTable, testing::ValuesIn(kOtherBoard),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(NoBoard, ReadTilingsTable, testing::ValuesIn(kNoBoard),
                         read_table::RowName());
INSTANTIATE_TEST_SUITE_P(Pieces, ReadTilingsTable, testing::ValuesIn(kPieceRows),
                         read_table::RowName());

TEST(ReadTilings, TheTableReachesEveryRuleOfReadingText) {
  std::set<Rule> reached;
  for (const Rows* rows : {&kRight, &kWrong, &kRagged, &kPieceRows, &kOtherBoard}) {
    reached.merge(read_table::RulesOf(*rows));
  }
  EXPECT_EQ(reached, read_table::kTextRules);
}

TEST(ReadTilings, KnowWhereEachAnswerBeginsAndEnds) {
  std::istringstream in("0 1\n1 1\n\n1 1\n1 0\n");
  const auto reading = ReadTilings(in, kLabels, k2x2);
  ASSERT_EQ(reading.answers.size(), 2U);
  EXPECT_EQ(reading.answers[0].first_value, 0);
  EXPECT_EQ(reading.answers[0].end, (Position{7, 2, 4}));
  EXPECT_EQ(reading.answers[1].first_value, 4);
  EXPECT_EQ(reading.answers[1].end, (Position{16, 5, 4}));
  EXPECT_EQ(reading.answers[1].values_per_entry, 1);
}

TEST(ReadTilings, SaysHowLongARowIsAndShouldBe) {
  std::istringstream in("0 1\n1 1 1 1 1\n");
  const auto reading = ReadTilings(in, kLabels, k2x2);
  ASSERT_EQ(reading.answers.front().faults.listed.size(), 1U);
  const Fault& ragged = reading.answers.front().faults.listed.front().fault;
  EXPECT_EQ(ragged.expected, 2);
  EXPECT_EQ(ragged.found, 5);
}

// A text of this many good rows `0 1` and, after them, bad words, each on a line of its own.
std::string Garbage(std::int64_t rows, std::int64_t bad_words) {
  std::string text;
  for (std::int64_t i = 0; i < rows; ++i) text += "0 1\n";
  for (std::int64_t i = 0; i < bad_words; ++i) text += " ?\n";
  return text;
}

TEST(ReadTilings, CountAFloodOfGarbageAndListItsBeginning) {
  constexpr std::int64_t kBadWords = 70'000;
  for (const std::int64_t max_faults : {0, 1, 20, 5'000}) {
    std::istringstream in(Garbage(2, kBadWords));
    const auto reading = ReadTilings(in, kLabels, k2x2, max_faults);
    ASSERT_EQ(reading.answers.size(), 1U);
    const TilingAnswer& answer = reading.answers.front();
    EXPECT_EQ(answer.problem, Any(2, 2));
    EXPECT_EQ(answer.end, (Position{16 - 8 + 3 * kBadWords - 1, 2 + kBadWords, 3}));
    EXPECT_EQ(answer.faults.Count(Rule::kNotANumber), kBadWords);
    const std::int64_t listed = std::min<std::int64_t>(max_faults, 1000);
    ASSERT_EQ(std::ssize(answer.faults.listed), listed);
    for (std::int64_t i = 0; i < listed; ++i) {
      const ReadFault& fault = answer.faults.listed[static_cast<std::size_t>(i)];
      EXPECT_EQ(fault.fault, (Fault{.rule = Rule::kNotANumber, .index = 4 + i}));
      EXPECT_EQ(fault.at, (Position{8 + 3 * i + 1, 3 + i, 2}));
      EXPECT_EQ(fault.shown, "?");
    }
  }
}

TEST(ReadTilings, SortAThousandBadWordsIntoTheirAnswers) {
  std::istringstream in(Garbage(2, 1000));
  const auto reading = ReadTilings(in, kLabels, k2x2, 3);
  ASSERT_EQ(reading.answers.size(), 501U);
  EXPECT_TRUE(reading.answers[0].faults.Empty());
  EXPECT_EQ(reading.answers[500].faults.Count(Rule::kNotANumber), 2);
  EXPECT_EQ(reading.answers[500].faults.Count(Rule::kRaggedRow), 2);
  EXPECT_EQ(reading.answers[500].faults.listed.size(), 3U);
}

}  // namespace
}  // namespace onceover
