// Boards of step numbers that are cut short, wrapped, labelled or glued: what is read, and which
// fault is named where.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/board_labels.h"
#include "read/column_boards.h"
#include "read/families.h"
#include "read/matrix.h"
#include "read/step_boards.h"
#include "read/text.h"
#include "read/tour_answers.h"
#include "tour_reading.h"

namespace onceover::read {
namespace {

TourRequest Asked(std::int64_t rows, std::int64_t cols, std::vector<Cell> blocked = {}) {
  return {.board = BoardSize{rows, cols}, .blocked = std::move(blocked)};
}

constexpr std::string_view k3x4 = "1 4 7 10\n8 11 2 5\n3 6 9 12\n";
constexpr std::string_view k5x5 =
    "21 2 7 12 23\n8 13 22 17 6\n3 20 1 24 11\n14 9 18 5 16\n19 4 15 10 25\n";
constexpr std::string_view kSmallNumbers = "1 4 7 10 13\n8 11 2 5 14\n3 6 9 12 15\n";

struct BoardCase {
  TourRequest request;
  std::string_view bytes;
  std::string_view said;
};

void ExpectAll(const std::vector<BoardCase>& cases) {
  for (const BoardCase& row : cases)
    EXPECT_EQ(tour_reading::SayFirst(row.bytes, row.request), row.said) << row.bytes;
}

TEST(StepBoards, HoldNumbers) {
  ExpectAll({
      {{}, ". . .\n. . .\n. . .\n", "none:"},
      {{}, "1 1 1\n1 1 1\n1 1 1\n", "none:"},
      {{}, "1 1 1\n1 1 1\n1 1 ...\n", "step-matrix: truncated at 3:5;"},
      {Asked(5, 5), "1 ...\n", "none:"},
      {Asked(5, 5), "1 1 1\n1 1 1\n1 1 ...\n", "step-matrix: truncated at 3:5;"},
      {Asked(1, 1), "1\n", "step-matrix: accepted;"},
      {Asked(1, 1), "1\n\n0\n", "step-matrix: accepted; unvisited 0,0 at 3:1;"},
      {Asked(1, 1), "1\n7\n", "none:"},
      {Asked(0, 5), k5x5, "step-matrix: board-size at 1:1;"},
      {Asked(5, 0), k5x5, "step-matrix: board-size at 1:1;"},
  });
}

TEST(StepBoards, AreCutWhereDotsSaySo) {
  const std::string dots = std::string(kSmallNumbers) + "...\n";
  const std::string ellipsis = std::string(kSmallNumbers) + "\u2026\n";
  const std::string dots_between = std::string(kSmallNumbers) + "\n...\n\n" + std::string(k5x5);
  const std::string whole_and_short = std::string(k5x5) + "\n" + std::string(kSmallNumbers);
  ExpectAll({
      {{}, kSmallNumbers, "step-matrix: not-a-knight-move 1,4 at 2:10;"},
      {{}, dots, "step-matrix: truncated at 4:1;"},
      {{}, ellipsis, "step-matrix: truncated at 4:1;"},
      {Asked(5, 5), kSmallNumbers, "step-matrix: board-size at 1:1;"},
      {Asked(5, 5), dots, "step-matrix: truncated at 4:1;"},
      {Asked(5, 5), ellipsis, "step-matrix: truncated at 4:1;"},
      {Asked(5, 5), dots_between, "step-matrix: truncated at 5:1; accepted;"},
      {Asked(5, 5), whole_and_short, "step-matrix: accepted; truncated at 9:12;"},
  });
  EXPECT_TRUE(IsDots("..."));
  EXPECT_TRUE(IsDots("\u2026"));
  EXPECT_FALSE(IsDots(".."));
}

TEST(StepBoards, AreFoundWhereTheyAreWrapped) {
  constexpr std::string_view k10x3 =
      "1 14 29\n20 3 12\n28 21 2\n13 30 19\n15 8 17\n24 11 4\n22 27 6\n9 18 25\n7 16 23\n26 5 10\n";
  constexpr std::string_view k3x10 =
      "1 28 15 22 7 14 21 8 27 16\n29 2 17 6 23 20 13 24 9 26\n3 30 11 18 5 12 19 4 25 10\n";
  constexpr std::string_view k5x6 =
      "1 14 29 20 3 12\n28 21 2 13 30 19\n15 8 17 24 11 4\n22 27 6 9 18 25\n7 16 23 26 5 10\n";
  ExpectAll({
      {Asked(5, 6), k5x6, "step-matrix: accepted;"},
      {Asked(5, 6), k10x3, "step-matrix: accepted;"},
      {Asked(6, 5), k3x10, "step-matrix: accepted;"},
      {Asked(3, 4), "1 4 6 12 5 11 2 8 3 10 9 7\n",
       "square-numbers: not-a-knight-move 0,3 at 1:3;"},
      {Asked(4, 3), k3x4, "step-matrix: board-size at 1:1;"},
  });
}

TEST(StepBoards, HoldWordsThatAreNoSteps) {
  const auto with = [](const std::string& word) {
    return tour_reading::SayFirst("1 4 7 10\n8 " + word + " 2 5\n3 6 9 12\n", Asked(3, 4));
  };
  EXPECT_EQ(with("11"), "step-matrix: accepted;");
  EXPECT_EQ(with("eleven"), "step-matrix: not-a-number at 2:3;");
  EXPECT_EQ(with(std::string(256, 'x')), "step-matrix: not-a-number at 2:3;");
  EXPECT_EQ(with(std::string(257, 'x')), "step-matrix: not-a-number at 2:3;");
}

TEST(StepBoards, CarryWordsOnBlockedSquares) {
  ExpectAll({
      {Asked(3, 4, {{2, 3}}), "1 4 7 10\n8 11 2 5\n3 6 9 X\n", "step-matrix: accepted;"},
      {Asked(3, 4, {{2, 3}}), "1 4 7 10\n8 11 2 5\n3 6 9 12\n",
       "step-matrix: blocked-square 2,3 at 3:7;"},
      {Asked(3, 4, {{2, 2}, {2, 3}}), "1 4 7 10\n8 . 2 5\n3 6 9 X\n",
       "step-matrix: unvisited 1,1 at 2:3;"},
      {Asked(3, 4, {{-1, 0}}), k3x4, "step-matrix: bad-request at 3:9;"},
      {Asked(3, 4, {{3, 0}}), k3x4, "step-matrix: bad-request at 3:9;"},
  });
}

std::string Dropped(std::string_view bytes, std::optional<BoardSize> asked = std::nullopt) {
  const Text text(bytes);
  std::vector<Matrix> boards = FindMatrices(text, {}, std::nullopt);
  if (boards.size() != 1) return "several";
  DropLabels(asked, boards.front());
  std::string said =
      std::to_string(boards.front().size.rows) + "x" + std::to_string(boards.front().size.cols);
  for (const std::string_view word : boards.front().words) said += " " + std::string(word);
  return said;
}

TEST(BoardLabels, CountTheRowsOrTheColumns) {
  EXPECT_EQ(Dropped("1 7 8 9\n2 7 8 9\n3 7 8 9\n"), "3x3 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("7 8 9 3\n7 8 9 2\n7 8 9 1\n"), "3x3 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("7 8 9 0\n7 8 9 1\n7 8 9 2\n"), "3x3 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("0 1 2\n7 8 9\n7 8 9\n7 8 9\n"), "3x3 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("-1 0 1\n7 8 9\n7 8 9\n7 8 9\n"), "4x3 -1 0 1 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("2 3 4\n7 8 9\n7 8 9\n7 8 9\n"), "4x3 2 3 4 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("1 2 4\n7 8 9\n7 8 9\n7 8 9\n"), "4x3 1 2 4 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("1 3 5\n7 8 9\n7 8 9\n7 8 9\n"), "4x3 1 3 5 7 8 9 7 8 9 7 8 9");
  EXPECT_EQ(Dropped("1 7 8\n2 7 8\n"), "2x3 1 7 8 2 7 8") << "two are no count";
  EXPECT_EQ(Dropped("1 7 8 9\n2 7 8 9\n3 7 8 9\n", BoardSize{3, 4}), "3x4 1 7 8 9 2 7 8 9 3 7 8 9");
}

std::string Columns(std::string_view bytes, std::int64_t width, std::optional<BoardSize> asked) {
  const Text text(bytes);
  std::string said;
  for (const Matrix& board : FindColumnBoards(text, width, asked)) {
    said += std::to_string(board.size.rows) + "x" + std::to_string(board.size.cols);
    for (const std::string_view word : board.words) said += " " + std::string(word);
  }
  return said;
}

TEST(ColumnBoards, AreOfAReasonableWidth) {
  constexpr std::string_view kGlued = "211\n 38\n745\n";
  const std::string whole = "3x3 2 1 1  3 8 7 4 5";
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 3}), whole);
  EXPECT_EQ(Columns(kGlued, 0, BoardSize{3, 3}), "");
  EXPECT_EQ(Columns(kGlued, 9, BoardSize{3, 3}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{0, 3}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 0}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 1'000'001}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 1'000'000}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 28}), "");
  EXPECT_EQ(Columns(kGlued, 1, BoardSize{3, 29}), "");
  EXPECT_EQ(Columns(kGlued, 1, std::nullopt), whole);
  EXPECT_EQ(FindColumnWidth(Text("21 1 1\n   3 8\n 7 4 5\n"), BoardSize{3, 3}), 2);
  EXPECT_EQ(FindColumnWidth(Text("21 1 1\n   3 8\n 7 4 5\n"), BoardSize{3, 0}), 0);
  EXPECT_EQ(FindColumnWidth(Text("21 1 1\n   3 8\n"), BoardSize{2, 3}), 0) << "two lines";
}

TEST(TourAnswers, ReadWords) {
  EXPECT_EQ(ToCoordinate("9223372036854775808"), 1'000'000'000'000'000);
  EXPECT_EQ(ToCoordinate("-9223372036854775808"), -1'000'000'000'000'000);
  EXPECT_EQ(ToCoordinate("922337203685477580x"), std::nullopt);
  EXPECT_EQ(ToCoordinate("x"), std::nullopt);
  EXPECT_EQ(ToNumber("+7"), 7);
  EXPECT_EQ(ToNumber("++7"), std::nullopt);
  EXPECT_EQ(ToNumber("7.0"), 7);
  EXPECT_EQ(ToNumber("7."), 7);
  EXPECT_EQ(ToNumber(""), std::nullopt);
  EXPECT_EQ(ToNumber("7a"), std::nullopt);
  EXPECT_TRUE(IsKnightGlyph("\u265E"));
  EXPECT_TRUE(IsKnightGlyph("\u265E\uFE0F"));
  EXPECT_FALSE(IsKnightGlyph("N"));
  EXPECT_EQ(ToStep(0, 0), 1);
  EXPECT_EQ(ToStep(-1, 0), 0);
  EXPECT_EQ(ToStep(std::numeric_limits<std::int64_t>::max(), 0),
            std::numeric_limits<std::int64_t>::max());
}

TEST(TourAnswers, GuessTheBoardOfAList) {
  EXPECT_EQ(SizeOfList(std::vector<Cell>{{0, 0}, {1, 2}}), (BoardSize{2, 3}));
  const auto square_of = [](std::int64_t side, std::int64_t less) {
    std::vector<Cell> squares;
    for (std::int64_t i = 0; i < side * side - less; ++i) squares.push_back({i / side, i % side});
    return squares;
  };
  EXPECT_EQ(SizeOfList(square_of(5, 0)), (BoardSize{5, 5}));
  EXPECT_EQ(SizeOfList(square_of(5, 1)), (BoardSize{5, 5}));
  std::vector<Cell> stray = square_of(5, 1);
  stray.push_back({9, 9});
  EXPECT_EQ(SizeOfList(stray), (BoardSize{5, 5})) << "one of 25 is off the board";
  stray.push_back({9, 8});
  stray.push_back({8, 9});
  EXPECT_EQ(SizeOfList(stray), (BoardSize{10, 10})) << "three of 27 are";
  EXPECT_EQ(SizeOfList(std::vector<Cell>{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 1}}),
            (BoardSize{2, 2}));
  EXPECT_EQ(SquareRoot(24), 4);
  EXPECT_EQ(SquareRoot(25), 5);
  EXPECT_EQ(SquareRoot(9007198187187599), 94906259) << "rounded up as a double";
}

}  // namespace
}  // namespace onceover::read
