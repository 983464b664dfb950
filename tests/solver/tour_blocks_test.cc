// The data: every block is a tour, with the edges that its joins need.
#include "tour_blocks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "plain_rules.h"

namespace onceover::solver {
namespace {

std::string NameOf(const TourBlock& block) {
  return std::to_string(block.rows) + "x" + std::to_string(block.cols) + " from " +
         std::to_string(block.start_row) + "," + std::to_string(block.start_col);
}

bool IsTour(const TourBlock& block, bool closed) {
  std::vector<std::int32_t> numbers;
  for (const Cell cell : SquaresOf(block)) {
    if (cell.col < 0 || cell.col >= block.cols) return false;
    numbers.push_back(static_cast<std::int32_t>(cell.row * block.cols + cell.col));
  }
  return plain::IsTour(block.rows, block.cols, closed, numbers);
}

bool HasEdge(const TourBlock& block, bool closed, Cell a, Cell b) {
  std::vector<Cell> squares = SquaresOf(block);
  if (closed) squares.push_back(squares.front());
  for (std::size_t i = 1; i < squares.size(); ++i) {
    if (squares[i - 1] == a && squares[i] == b) return true;
    if (squares[i - 1] == b && squares[i] == a) return true;
  }
  return false;
}

TEST(TourBlocks, ClosedOnesHaveTheEdgesToBeMerged) {
  std::set<std::pair<int, int>> sizes;
  for (const TourBlock& block : ClosedBlocks()) {
    EXPECT_TRUE(IsTour(block, true)) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, true, {1, 1}, {3, 0})) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, true, {1, 1}, {0, 3})) << NameOf(block);
    sizes.emplace(block.rows, block.cols);
  }
  // 5..11 twice with an even product: of 28 pairs, 10 are odd.
  EXPECT_EQ(sizes.size(), 18U);
  EXPECT_EQ(ClosedBlocks().size(), 18U);
}

TEST(TourBlocks, OddOnesLeaveThreeCornersToBeMerged) {
  for (const TourBlock& block : OddBlocks()) {
    const Cell last_row{block.rows - 1, 0};
    EXPECT_TRUE(IsTour(block, false)) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, {0, block.cols - 1}, {2, block.cols - 2})) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, {0, 0}, {2, 1})) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, {0, 0}, {1, 2})) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, last_row, {block.rows - 2, 2})) << NameOf(block);
  }
  EXPECT_EQ(OddBlocks().size(), 56U);
}

TEST(TourBlocks, OfThreeRowsCanBeExtended) {
  for (const TourBlock& block : ThreeRowClosedBlocks()) {
    EXPECT_TRUE(IsTour(block, true)) << NameOf(block);
  }
  EXPECT_EQ(ThreeRowClosedBlocks().size(), 2U);
  EXPECT_TRUE(IsTour(ThreeRowExtension(), false));
  EXPECT_EQ(SquaresOf(ThreeRowExtension()).back(), (Cell{1, 0}));
  EXPECT_TRUE(HasEdge(ThreeRowExtension(), false, {2, 3}, {0, 2}));
  for (const TourBlock& block : ThreeRowBlocks()) {
    EXPECT_TRUE(IsTour(block, false)) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, {2, block.cols - 1}, {0, block.cols - 2})) << NameOf(block);
    EXPECT_TRUE(HasEdge(block, false, {2, 0}, {0, 1})) << NameOf(block);
  }
  EXPECT_EQ(ThreeRowBlocks().size(), 44U);
}

TEST(TourBlocks, OfFourRowsCanBeExtended) {
  for (const TourBlock& block : FourRowBlocks()) {
    EXPECT_TRUE(IsTour(block, false)) << NameOf(block);
    const int last = block.cols - 1;
    for (const int col : {0, last}) {
      const int next = col == 0 ? 1 : last - 1;
      // The moves between the outer squares of one column and the inner ones of the other.
      for (const int row : {0, 3}) {
        EXPECT_TRUE(HasEdge(block, false, {row, col}, {row == 0 ? 2 : 1, next})) << NameOf(block);
        EXPECT_TRUE(HasEdge(block, false, {row, next}, {row == 0 ? 2 : 1, col})) << NameOf(block);
      }
    }
  }
  EXPECT_EQ(FourRowBlocks().size(), 11U);
}

}  // namespace
}  // namespace onceover::solver
