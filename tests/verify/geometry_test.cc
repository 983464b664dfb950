// The kernel's arithmetic against tables of what it is to find.
#include "kernel/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::kernel {
namespace {

constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

std::vector<Cell> SquaresOf(std::int64_t rows, std::int64_t cols) {
  std::vector<Cell> squares;
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) squares.push_back({row, col});
  }
  return squares;
}

TEST(IsKnightMove, HoldsForTheEightMovesAndNoOther) {
  const std::vector<Cell> moves = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2},
                                   {1, -2},  {1, 2},  {2, -1},  {2, 1}};
  int found = 0;
  for (const Cell from : SquaresOf(7, 7)) {
    for (const Cell to : SquaresOf(7, 7)) {
      const Cell move{to.row - from.row, to.col - from.col};
      const bool expected = std::ranges::find(moves, move) != moves.end();
      EXPECT_EQ(IsKnightMove(from, to), expected) << move.row << ',' << move.col;
      if (expected) ++found;
    }
  }
  EXPECT_EQ(found, 240);  // 4 (n - 1) (n - 2) moves and back on an n x n board
}

TEST(IsKnightMove, HoldsAtTheFarCornerOfTheLargestBoards) {
  EXPECT_TRUE(IsKnightMove({kHighest - 1, 1}, {kHighest - 3, 0}));
  EXPECT_FALSE(IsKnightMove({kHighest - 1, 0}, {0, 0}));
  EXPECT_FALSE(IsKnightMove({0, 0}, {0, kHighest - 1}));
}

TEST(AreInOneBox, HoldsForTriplesThatOneOfTheBoxesHolds) {
  const std::vector<Cell> board = SquaresOf(4, 4);
  int found = 0;
  for (const Cell a : board) {
    for (const Cell b : board) {
      for (const Cell c : board) {
        const auto box_holds_all = [&](Cell box) {
          return std::ranges::all_of(std::array{a, b, c}, [&](Cell cell) {
            return (cell.row == box.row || cell.row == box.row + 1) &&
                   (cell.col == box.col || cell.col == box.col + 1);
          });
        };
        const bool expected = std::ranges::any_of(SquaresOf(3, 3), box_holds_all);
        EXPECT_EQ(AreInOneBox({a, b, c}), expected);
        if (expected) ++found;
      }
    }
  }
  EXPECT_EQ(found, 16 + 24 * 6 + 18 * 6 + 9 * 24);  // the same square, two neighbours, corners, Ls
}

TEST(IsOnBoard, HoldsForEverySquareAndNoneAround) {
  const std::vector<Cell> board = SquaresOf(3, 4);
  for (std::int64_t row = -2; row <= 5; ++row) {
    for (std::int64_t col = -2; col <= 6; ++col) {
      const bool expected = std::ranges::find(board, Cell{row, col}) != board.end();
      EXPECT_EQ(IsOnBoard(3, 4, {row, col}), expected) << row << ',' << col;
    }
  }
}

TEST(SquareOf, CountsSquaresRowByRowAndCellOfCountsBack) {
  std::int64_t expected = 0;
  for (const Cell cell : SquaresOf(3, 4)) {
    EXPECT_EQ(SquareOf(4, cell), expected);
    EXPECT_EQ(CellOf(4, expected), cell);
    ++expected;
  }
}

TEST(IsBoard, HoldsIfTheSquaresCanBeCounted) {
  EXPECT_TRUE(IsBoard(1, 1));
  EXPECT_TRUE(IsBoard(7, kHighest / 7));
  EXPECT_TRUE(IsBoard(1, kHighest));
  EXPECT_FALSE(IsBoard(8, kHighest / 7));
  EXPECT_FALSE(IsBoard(2, kHighest));
  EXPECT_FALSE(IsBoard(0, 1));
  EXPECT_FALSE(IsBoard(1, 0));
}

}  // namespace
}  // namespace onceover::kernel
