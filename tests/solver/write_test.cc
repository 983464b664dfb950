#include "onceover/write.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "onceover/solve.h"

namespace onceover {
namespace {

std::string Text(const Tiling& tiling, TilingOutput format, Colours colours = Colours::kNone) {
  std::string text;
  const Drain drain = [&](std::string_view bytes) {
    text += bytes;
    return true;
  };
  EXPECT_TRUE(WriteTiling(tiling, format, colours, drain));
  return text;
}

std::string Text(const Tour& tour, TourOutput format, Colours colours = Colours::kNone) {
  std::string text;
  const Drain drain = [&](std::string_view bytes) {
    text += bytes;
    return true;
  };
  EXPECT_TRUE(WriteTour(tour, format, colours, drain));
  return text;
}

Tiling Solved(std::int64_t side, Cell missing) {
  return std::get<Tiling>(SolveTiling({side, side, missing}));
}

// Not a tour of anything: the writers do not care, and small boards have none.
Tour Squares(std::int64_t rows, std::int64_t cols) {
  Tour tour{rows, cols, false, {}};
  for (std::int32_t square = 0; square < rows * cols; ++square) {
    tour.squares.push_back(static_cast<std::int32_t>(rows * cols) - 1 - square);
  }
  return tour;
}

TEST(WriteTiling, WritesLabelsAsTheReferenceProgramDoes) {
  EXPECT_EQ(Text(Solved(1, {0, 0}), TilingOutput::kLabels), " 0 \n");
  EXPECT_EQ(Text(Solved(2, {1, 0}), TilingOutput::kLabels), " 1  1 \n 0  1 \n");
  EXPECT_EQ(Text({2, 2, Cell{0, 0}, {0, 7, 10, 123}}, TilingOutput::kLabels), " 0  7 \n10 123 \n");
}

TEST(WriteTiling, WritesOnePieceALineInOrder) {
  EXPECT_EQ(Text(Solved(1, {0, 0}), TilingOutput::kPieces), "");
  EXPECT_EQ(Text(Solved(2, {0, 0}), TilingOutput::kPieces), "1 2 2 1 2 2\n");
  EXPECT_EQ(Text(Solved(4, {0, 0}), TilingOutput::kPieces),
            "2 3 3 2 3 3\n1 2 2 1 2 2\n1 3 1 4 2 4\n3 1 4 1 4 2\n3 4 4 3 4 4\n");
}

TEST(WriteTiling, WritesJsonOnOneLine) {
  EXPECT_EQ(Text(Solved(1, {0, 0}), TilingOutput::kJson),
            "{\"board\":[1,1],\"missing\":[1,1],\"labels\":[[0]]}\n");
  EXPECT_EQ(Text(Solved(2, {1, 0}), TilingOutput::kJson),
            "{\"board\":[2,2],\"missing\":[2,1],\"labels\":[[1,1],[0,1]]}\n");
}

TEST(WriteTiling, WritesNullWhereNoSquareIsMissing) {
  EXPECT_EQ(Text({2, 3, std::nullopt, {1, 1, 2, 1, 2, 2}}, TilingOutput::kJson),
            "{\"board\":[2,3],\"missing\":null,\"labels\":[[1,1,2],[1,2,2]]}\n");
}

TEST(WriteTiling, WritesAHeaderAndLittleEndianLabels) {
  const std::string expected(
      "\x89OOT\r\n\x1a\n"
      "\1\0\0\0\4\0\0\0"
      "\2\0\0\0\0\0\0\0"
      "\3\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\1\0\0\0\1\0\0\0\2\1\0\0"
      "\1\0\0\0\2\1\0\0\2\1\0\0",
      64 + 24);
  EXPECT_EQ(Text({2, 3, std::nullopt, {1, 1, 258, 1, 258, 258}}, TilingOutput::kBinary), expected);
}

TEST(WriteTiling, WritesOneLetterAColour) {
  EXPECT_EQ(Text({2, 2, Cell{0, 1}, {1, 0, 1, 1}}, TilingOutput::kColours), "A .\nA A\n");
  EXPECT_EQ(Text({1, 1, Cell{0, 0}, {0}}, TilingOutput::kColours), ".\n");
}

TEST(WriteTiling, DrawsTheOutlinesOfThePieces) {
  EXPECT_EQ(Text(Solved(1, {0, 0}), TilingOutput::kDrawing), "┌───┐\n│▒▒▒│\n└───┘\n");
  EXPECT_EQ(Text(Solved(4, {0, 0}), TilingOutput::kDrawing),
            "┌───┬───┬───────┐\n"
            "│▒▒▒│   │       │\n"
            "├───┘   ├───┐   │\n"
            "│       │   │   │\n"
            "├───┬───┘   ├───┤\n"
            "│   │       │   │\n"
            "│   └───┬───┘   │\n"
            "│       │       │\n"
            "└───────┴───────┘\n");
}

// The drawing without its colours.
std::string WithoutColours(std::string text) {
  for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b', at)) {
    text.erase(at, text.find('m', at) - at + 1);
  }
  return text;
}

TEST(WriteTiling, OnlyAddsColoursToTheDrawing) {
  const Tiling tiling = Solved(16, {4, 11});
  const std::string plain = Text(tiling, TilingOutput::kDrawing);
  const std::string coloured = Text(tiling, TilingOutput::kDrawing, Colours::kAnsi);
  EXPECT_NE(coloured, plain);
  EXPECT_EQ(WithoutColours(coloured), plain);
  EXPECT_EQ(Text(tiling, TilingOutput::kLabels, Colours::kAnsi),
            Text(tiling, TilingOutput::kLabels));
}

TEST(WriteTour, WritesCellsOnOneLine) {
  EXPECT_EQ(Text({1, 1, false, {0}}, TourOutput::kCells), "1\n");
  EXPECT_EQ(Text(Squares(2, 3), TourOutput::kCells), "6 5 4 3 2 1\n");
}

TEST(WriteTour, WritesOnePairALine) {
  EXPECT_EQ(Text(Squares(2, 3), TourOutput::kPairs), "2 3\n2 2\n2 1\n1 3\n1 2\n1 1\n");
}

TEST(WriteTour, AlignsTheStepsOfAGrid) {
  EXPECT_EQ(Text({1, 1, false, {0}}, TourOutput::kGrid), "1\n");
  EXPECT_EQ(Text(Squares(2, 3), TourOutput::kGrid), "6 5 4\n3 2 1\n");
  EXPECT_EQ(Text(Squares(3, 4), TourOutput::kGrid), "12 11 10  9\n 8  7  6  5\n 4  3  2  1\n");
}

TEST(WriteTour, WritesJsonOnOneLine) {
  EXPECT_EQ(Text(Squares(1, 2), TourOutput::kJson),
            "{\"board\":[1,2],\"closed\":false,\"path\":[[1,2],[1,1]]}\n");
  Tour closed = Squares(2, 1);
  closed.closed = true;
  EXPECT_EQ(Text(closed, TourOutput::kJson),
            "{\"board\":[2,1],\"closed\":true,\"path\":[[2,1],[1,1]]}\n");
}

TEST(WriteTour, DrawsStartAndFinishApart) {
  EXPECT_EQ(Text({1, 1, false, {0}}, TourOutput::kDrawing), "┌───┐\n│(1)│\n└───┘\n");
  EXPECT_EQ(Text(Squares(2, 5), TourOutput::kDrawing),
            "┌────┬────┬────┬────┬────┐\n"
            "│[10]│  9 │  8 │  7 │  6 │\n"
            "├────┼────┼────┼────┼────┤\n"
            "│  5 │  4 │  3 │  2 │( 1)│\n"
            "└────┴────┴────┴────┴────┘\n");
}

TEST(WriteTour, OnlyAddsColoursToTheDrawing) {
  const Tour tour = std::get<Tour>(SolveTour({.rows = 5, .cols = 6}));
  const std::string plain = Text(tour, TourOutput::kDrawing);
  const std::string coloured = Text(tour, TourOutput::kDrawing, Colours::kAnsi);
  EXPECT_NE(coloured, plain);
  EXPECT_EQ(WithoutColours(coloured), plain);
}

TEST(Write, StopsWhenTheDrainFails) {
  const Tiling tiling = Solved(512, {0, 0});
  const Tour tour = Squares(300, 300);
  for (int accepted = 0; accepted < 3; ++accepted) {
    int calls = 0;
    const Drain drain = [&](std::string_view) { return calls++ < accepted; };
    EXPECT_FALSE(WriteTiling(tiling, TilingOutput::kLabels, Colours::kNone, drain));
    EXPECT_EQ(calls, accepted + 1);
    calls = 0;
    EXPECT_FALSE(WriteTour(tour, TourOutput::kPairs, Colours::kNone, drain));
    EXPECT_EQ(calls, accepted + 1);
  }
}

TEST(Write, EstimatesTheMemoryOfPieces) {
  EXPECT_EQ(TilingWriteMemory(8, 8, TilingOutput::kLabels), 0);
  EXPECT_EQ(TilingWriteMemory(8, 8, TilingOutput::kPieces), 4 * 22);
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(TilingWriteMemory(kMost, kMost, TilingOutput::kPieces), kMost);
  EXPECT_EQ(TilingWriteMemory(-kMost, 8, TilingOutput::kPieces), 0);
}

}  // namespace
}  // namespace onceover
