// Cutting colours into pieces, held to a search that knows nothing of forced moves: every colouring
// of small boards.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "read/cut.h"

namespace onceover::read {
namespace {

using Labels = std::vector<std::int64_t>;

// All cuts, by covering the first free square in every way.
void Search(const Labels& colours, const BoardSize& size, Labels& labels, std::int64_t piece,
            std::set<Labels>& cuts) {
  std::size_t first = 0;
  while (first < colours.size() && (colours[first] == 0 || labels[first] != 0)) ++first;
  if (first == colours.size()) {
    cuts.insert(labels);
    return;
  }
  const auto row = static_cast<std::int64_t>(first) / size.cols;
  const auto col = static_cast<std::int64_t>(first) % size.cols;
  for (std::int64_t left = col - 1; left <= col; ++left) {
    for (std::int64_t uncovered = 0; uncovered < 4; ++uncovered) {
      if (left < 0 || left + 1 >= size.cols || row + 1 >= size.rows) continue;
      Labels with = labels;
      bool fits = true;
      for (std::int64_t corner = 0; corner < 4; ++corner) {
        if (corner == uncovered) continue;
        const auto square =
            static_cast<std::size_t>((row + corner / 2) * size.cols + left + corner % 2);
        fits = fits && with[square] == 0 && colours[square] == colours[first];
        with[square] = piece;
      }
      if (fits && with[first] == piece) Search(colours, size, with, piece + 1, cuts);
    }
  }
}

void ExpectSame(const Labels& colours, const BoardSize& size) {
  std::set<Labels> cuts;
  Labels labels(colours.size(), 0);
  Search(colours, size, labels, 1, cuts);
  const Cut cut = CutIntoPieces(colours, size);
  const CutCount expected = cuts.empty()       ? CutCount::kNone
                            : cuts.size() == 1 ? CutCount::kUnique
                                               : CutCount::kSeveral;
  ASSERT_EQ(cut.count, expected);
  ASSERT_EQ(cut.labels.empty(), cuts.empty());
  if (cuts.empty()) {
    ASSERT_NE(colours[static_cast<std::size_t>(cut.uncut)], 0);
  } else {
    ASSERT_TRUE(cuts.contains(cut.labels));
  }
}

// Every board of this size with 0 and `colours` colours.
std::int64_t CheckAll(const BoardSize& size, std::int64_t colours) {
  Labels board(static_cast<std::size_t>(size.rows * size.cols), 0);
  std::int64_t boards = 0;
  for (;;) {
    ExpectSame(board, size);
    if (testing::Test::HasFatalFailure()) return 0;
    ++boards;
    std::size_t square = 0;
    while (square < board.size() && board[square] == colours) board[square++] = 0;
    if (square == board.size()) return boards;
    ++board[square];
  }
}

TEST(Cut, IsThatOfASlowSearchOnEveryColouringOfSmallBoards) {
  EXPECT_EQ(CheckAll({2, 2}, 3), 256);
  EXPECT_EQ(CheckAll({2, 3}, 3), 4096);
  EXPECT_EQ(CheckAll({3, 3}, 2), 19683);
  EXPECT_EQ(CheckAll({2, 5}, 2), 59049);
  EXPECT_EQ(CheckAll({3, 5}, 1), 32768);
  EXPECT_EQ(CheckAll({4, 4}, 1), 65536);
}

TEST(Cut, OfOneColourOnALargeBoardIsBounded) {
  Labels board(64 * 64, 1);
  board[1000] = 0;
  const Cut cut = CutIntoPieces(board, {64, 64});
  EXPECT_NE(cut.count, CutCount::kUnique);
  EXPECT_NE(cut.count, CutCount::kNone);
}

TEST(Cut, SaysWhetherPiecesOfOneColourTouch) {
  EXPECT_TRUE(CutIntoPieces(Labels{1, 1, 1, 1, 1, 1}, {2, 3}).colours_touch);
  EXPECT_FALSE(CutIntoPieces(Labels{1, 1, 2, 1, 2, 2}, {2, 3}).colours_touch);
}

TEST(Cut, ByShapesIsFixedByTheFirstFreeSquare) {
  using enum Corner;
  const std::vector<std::optional<Corner>> missing = {kTopLeft, kTopRight, kBottomLeft,
                                                      kBottomRight};
  EXPECT_EQ(CutByShapes(Labels{4, 4, 1, 4, 1, 1}, {2, 3}, missing).labels,
            (Labels{1, 1, 2, 1, 2, 2}));
  EXPECT_EQ(CutByShapes(Labels{4, 4, 1, 4, 1, 0}, {2, 3}, missing).uncut, 2);
  EXPECT_EQ(CutByShapes(Labels{1, 4, 1, 4, 1, 1}, {2, 3}, missing).uncut, 0);
  EXPECT_EQ(CutByShapes(Labels{4, 4, 5, 4, 5, 5}, {2, 3},
                        std::array<std::optional<Corner>, 5>{kTopLeft, kTopRight, kBottomLeft,
                                                             kBottomRight, std::nullopt})
                .uncut,
            2);
}

// Three rows of an odd length have no cut, and every way to begin has to be tried to know.
TEST(CutIntoPieces, GivesUpASearchThatIsTooLong) {
  constexpr std::int64_t kCols = 45;
  Labels colours(3 * kCols, 1);
  Cut cut = CutIntoPieces(colours, {3, kCols});
  EXPECT_EQ(cut.count, CutCount::kUndecided);
  EXPECT_EQ(cut.uncut, 0);
  EXPECT_TRUE(cut.labels.empty());
  // Below it, a piece, and another such part.
  colours.insert(colours.end(), kCols, 0);
  Labels piece(2 * kCols, 0);
  piece[0] = piece[1] = piece[kCols] = 2;
  colours.insert(colours.end(), piece.begin(), piece.end());
  colours.insert(colours.end(), kCols, 0);
  colours.insert(colours.end(), 3 * kCols, 3);
  cut = CutIntoPieces(colours, {10, kCols});
  EXPECT_EQ(cut.count, CutCount::kUndecided);
  EXPECT_EQ(cut.uncut, 0);
  EXPECT_TRUE(cut.labels.empty());
}

}  // namespace
}  // namespace onceover::read
