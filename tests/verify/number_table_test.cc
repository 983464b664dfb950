// How the lines of a text of numbers make up answers.
#include "read/number_table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "read_table.h"

namespace onceover::read {

// How GoogleTest shows and compares blocks.
bool operator==(const Block& a, const Block& b) {
  return a.first_value == b.first_value && a.values == b.values && a.board == b.board &&
         a.ragged == b.ragged;
}
void PrintTo(const Block& block, std::ostream* out) {
  *out << block.values << " from " << block.first_value << " on " << block.board.rows << 'x'
       << block.board.cols << ", " << block.ragged.size() << " ragged";
}

namespace {

using Blocks = std::vector<Block>;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

NumberTable TableOf(const std::string& text) {
  std::istringstream in(text);
  return ReadNumbers(in);
}

Fault Ragged(std::int64_t index, std::int64_t expected, std::int64_t found) {
  return {.rule = Rule::kRaggedRow, .index = index, .expected = expected, .found = found};
}

TEST(ReadNumbers, KeepsValuesAndPlacesAndPutsZeroForABadWord) {
  const NumberTable table = TableOf("1 -2\n\n x +3\n");
  EXPECT_EQ(table.values, (std::vector<std::int64_t>{1, -2, 0, 3}));
  ASSERT_EQ(table.places.Count(), 4);
  EXPECT_EQ(table.places.At(0), (Position{0, 1, 1}));
  EXPECT_EQ(table.places.At(1), (Position{2, 1, 3}));
  EXPECT_EQ(table.places.At(2), (Position{7, 3, 2}));
  EXPECT_EQ(table.places.At(3), (Position{9, 3, 4}));
  EXPECT_EQ(table.places.After(0), (Position{0, 1, 1}));
  EXPECT_EQ(table.places.After(1), (Position{4, 1, 5}));
  EXPECT_EQ(table.places.After(3), (Position{11, 3, 6}));
  EXPECT_EQ(table.end, (Position{11, 3, 6}));
  ASSERT_EQ(table.faults.listed.size(), 1U);
  EXPECT_EQ(table.faults.listed[0].fault, (Fault{.rule = Rule::kNotANumber, .index = 2}));
}

TEST(ReadNumbers, GivesUpAfterAThousandBadWords) {
  for (const std::int64_t bad_words : {kMaxBadWords, kMaxBadWords + 1, 3 * kMaxBadWords}) {
    std::string text;
    for (std::int64_t i = 0; i < bad_words; ++i) text += "x 1\n";
    const NumberTable table = TableOf(text);
    EXPECT_EQ(IsHopeless(table), bad_words > kMaxBadWords);
    EXPECT_EQ(table.faults.Count(Rule::kNotANumber), bad_words);
    EXPECT_EQ(std::ssize(table.faults.listed), kMaxBadWords);
    EXPECT_EQ(std::ssize(table.values), 2 * kMaxBadWords);
    EXPECT_EQ(table.places.Count(), std::ssize(table.values));
    EXPECT_EQ(table.end.byte, 4 * bad_words - 1);
  }
}

TEST(ReadNumbers, AllRulesCountTowardsGivingUp) {
  std::string text;
  for (std::int64_t i = 0; i < 334; ++i) text += "x \x80 9223372036854775808\n";
  EXPECT_TRUE(IsHopeless(TableOf(text)));
  EXPECT_FALSE(IsHopeless(TableOf(text.substr(text.find('\n') + 1))));
}

TEST(SquaresOf, CountsOrGivesTheGreatestNumber) {
  EXPECT_EQ(SquaresOf({8, 8}), 64);
  EXPECT_EQ(SquaresOf({1, 1}), 1);
  EXPECT_EQ(SquaresOf({kHighest, 1}), kHighest);
  EXPECT_EQ(SquaresOf({4'000'000'000, 2'000'000'000}), 8'000'000'000'000'000'000);
  for (const BoardSize& none :
       {BoardSize{0, 0}, BoardSize{0, 8}, BoardSize{8, 0}, BoardSize{-8, 8}, BoardSize{8, -8},
        BoardSize{-8, -8}, BoardSize{kLowest, -1}, BoardSize{-1, kLowest}, BoardSize{kHighest, 2},
        BoardSize{2, kHighest}, BoardSize{kHighest, kHighest}}) {
    EXPECT_EQ(SquaresOf(none), kHighest);
  }
}

TEST(SplitIntoMatrices, ByTheBoard) {
  const NumberTable table = TableOf("1 2\n3 4\n\n5 6\n");
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{2, 2}),
            (Blocks{{.first_value = 0, .values = 4, .board = {2, 2}},
                    {.first_value = 4, .values = 2, .board = {2, 2}}}));
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{3, 2}),
            (Blocks{{.first_value = 0, .values = 6, .board = {3, 2}}}));
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{1, 2}),
            (Blocks{{.first_value = 0, .values = 2, .board = {1, 2}},
                    {.first_value = 2, .values = 2, .board = {1, 2}},
                    {.first_value = 4, .values = 2, .board = {1, 2}}}));
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{kHighest, 2}),
            (Blocks{{.first_value = 0, .values = 6, .board = {kHighest, 2}}}));
}

TEST(SplitIntoMatrices, WithoutABoardAllIsOne) {
  EXPECT_EQ(SplitIntoMatrices(TableOf("1 2\n3 4\n\n5 6\n"), std::nullopt),
            (Blocks{{.first_value = 0, .values = 6, .board = {3, 2}}}));
  EXPECT_EQ(SplitIntoMatrices(TableOf("1 2 3"), std::nullopt),
            (Blocks{{.first_value = 0, .values = 3, .board = {1, 3}}}));
  EXPECT_EQ(SplitIntoMatrices(TableOf("1 2 3\n4\n5 6 7 8"), std::nullopt),
            (Blocks{{.first_value = 0,
                     .values = 8,
                     .board = {3, 3},
                     .ragged = {Ragged(3, 3, 1), Ragged(7, 3, 4)}}}));
}

TEST(SplitIntoMatrices, OneLineByTheNumberOfSquares) {
  const NumberTable table = TableOf("1 2 3 4 5 6 7 8");
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{2, 2}),
            (Blocks{{.first_value = 0, .values = 4, .board = {2, 2}},
                    {.first_value = 4, .values = 4, .board = {2, 2}}}));
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{8, 1}),
            (Blocks{{.first_value = 0, .values = 8, .board = {8, 1}}}));
  EXPECT_EQ(SplitIntoMatrices(table, BoardSize{3, 1}),
            (Blocks{{.first_value = 0, .values = 8, .board = {3, 1}}}));
  EXPECT_EQ(
      SplitIntoMatrices(table, BoardSize{1, 4}),
      (Blocks{{.first_value = 0, .values = 8, .board = {1, 4}, .ragged = {Ragged(4, 4, 8)}}}));
}

TEST(SplitIntoMatrices, ABoardThatIsNoneSplitsNothing) {
  for (const BoardSize& none : {BoardSize{0, 2}, BoardSize{2, 0}, BoardSize{-1, 2},
                                BoardSize{2, -1}, BoardSize{kLowest, kLowest}}) {
    EXPECT_EQ(SplitIntoMatrices(TableOf("1 2\n3 4\n5 6"), none),
              (Blocks{{.first_value = 0, .values = 6, .board = {3, 2}}}));
    EXPECT_EQ(SplitIntoMatrices(TableOf("1 2 3"), none),
              (Blocks{{.first_value = 0, .values = 3, .board = {1, 3}}}));
  }
}

TEST(SplitIntoLines, OneALineUnlessTheLengthIsRight) {
  const NumberTable table = TableOf("1 2\n3\n\n4 5 6\n");
  EXPECT_EQ(SplitIntoLines(table, 6), (Blocks{{.first_value = 0, .values = 6, .board = {}}}));
  EXPECT_EQ(SplitIntoLines(table, 3), (Blocks{{.first_value = 0, .values = 2, .board = {}},
                                              {.first_value = 2, .values = 1, .board = {}},
                                              {.first_value = 3, .values = 3, .board = {}}}));
}

TEST(SplitIntoRuns, AtBlankLinesAndByLength) {
  const NumberTable table = TableOf("1 1\n2 2\n\n3 3\n \n4 4\n5 5\n6 6\n7 7\n");
  EXPECT_EQ(SplitIntoRuns(table, 2, 7),
            (Blocks{{.first_value = 0, .values = 14, .board = {7, 2}}}));
  EXPECT_EQ(SplitIntoRuns(table, 2, 2),
            (Blocks{{.first_value = 0, .values = 4, .board = {2, 2}},
                    {.first_value = 4, .values = 2, .board = {1, 2}},
                    {.first_value = 6, .values = 4, .board = {2, 2}},
                    {.first_value = 10, .values = 4, .board = {2, 2}}}));
  EXPECT_EQ(SplitIntoRuns(table, 2, kHighest),
            (Blocks{{.first_value = 0, .values = 4, .board = {2, 2}},
                    {.first_value = 4, .values = 2, .board = {1, 2}},
                    {.first_value = 6, .values = 8, .board = {4, 2}}}));
}

TEST(BlockOfAllLines, NamesEveryLineOfTheWrongLength) {
  EXPECT_EQ(BlockOfAllLines(TableOf(""), 6), (Block{.board = {0, 6}}));
  EXPECT_EQ(BlockOfAllLines(TableOf("1\n2 3\n4 5 6\n7 8 9 10"), 2),
            (Block{.first_value = 0,
                   .values = 10,
                   .board = {4, 2},
                   .ragged = {Ragged(0, 2, 1), Ragged(5, 2, 3), Ragged(8, 2, 4)}}));
}

}  // namespace
}  // namespace onceover::read
