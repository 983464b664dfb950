// The closed form against the recursion on every small board, and against itself on large ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <variant>
#include <vector>

#include "onceover/deficient_board.h"
#include "onceover/solve.h"
#include "tromino_closed_form.h"
#include "tromino_recursion.h"

namespace onceover {
namespace {

constexpr int kMaxK = 6;
constexpr std::int64_t kBoards = (std::int64_t{1} << (2 * (kMaxK + 1))) / 3;  // 1 + 4 + ... + 4^6

DeficientBoard BoardOf(int k, Cell missing) {
  return std::get<DeficientBoard>(DeficientBoard::Of(std::int64_t{1} << k, missing));
}

// Every square's piece, and every piece's squares in row-major order.
void ExpectSameAsRecursion(const DeficientBoard& board, const std::vector<std::int32_t>& labels) {
  std::vector<std::vector<Cell>> squares(static_cast<std::size_t>(board.PieceCount()) + 1);
  for (std::size_t square = 0; square < labels.size(); ++square) {
    const auto at = static_cast<std::int64_t>(square);
    const Cell cell{at / board.side(), at % board.side()};
    ASSERT_EQ(board.PieceAt(cell), std::optional<std::int64_t>(labels[square]))
        << "k " << board.k() << ", missing " << board.missing().row << "," << board.missing().col
        << ", square " << cell.row << "," << cell.col;
    squares[static_cast<std::size_t>(labels[square])].push_back(cell);
  }
  for (std::int64_t piece = 1; piece <= board.PieceCount(); ++piece) {
    const auto found = board.SquaresOf(piece);
    ASSERT_TRUE(found);
    ASSERT_TRUE(std::ranges::equal(*found, squares[static_cast<std::size_t>(piece)]))
        << "k " << board.k() << ", missing " << board.missing().row << "," << board.missing().col
        << ", piece " << piece;
  }
}

TEST(TrominoClosedForm, AgreesWithTheRecursionOnEverySmallBoard) {
  std::int64_t boards = 0;
  for (int k = 0; k <= kMaxK; ++k) {
    const std::int32_t side = 1 << k;
    std::vector<std::int32_t> labels(static_cast<std::size_t>(side) *
                                     static_cast<std::size_t>(side));
    for (std::int32_t row = 0; row < side; ++row) {
      for (std::int32_t col = 0; col < side; ++col) {
        solver::FillByRecursion(side, row, col, labels);
        ExpectSameAsRecursion(BoardOf(k, {row, col}), labels);
        if (HasFatalFailure()) return;
        ++boards;
      }
    }
  }
  EXPECT_EQ(boards, kBoards);
}

// A piece covers three squares; each of them names the piece.
void ExpectRoundTrip(const DeficientBoard& board, std::int64_t piece) {
  const auto squares = board.SquaresOf(piece);
  ASSERT_TRUE(squares);
  for (const Cell cell : *squares) {
    ASSERT_EQ(board.PieceAt(cell), std::optional<std::int64_t>(piece))
        << "k " << board.k() << ", missing " << board.missing().row << "," << board.missing().col;
  }
}

TEST(TrominoClosedForm, FindsItsWayBackOnBoardsOfAnySize) {
  std::mt19937_64 random(4);
  for (int k = 1; k <= kMaxDeficientK; ++k) {
    const auto draw = [&](std::int64_t count) {
      return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(count));
    };
    const std::int64_t side = std::int64_t{1} << k;
    for (int i = 0; i < 2000; ++i) {
      const DeficientBoard board = BoardOf(k, {draw(side), draw(side)});
      const Cell cell{draw(side), draw(side)};
      const std::int64_t piece = board.PieceAt(cell).value();
      ASSERT_LE(0, piece);
      ASSERT_LE(piece, board.PieceCount());
      ASSERT_EQ(piece == 0, cell == board.missing());
      if (piece != 0) {
        const auto squares = board.SquaresOf(piece).value();
        ASSERT_NE(std::ranges::find(squares, cell), squares.end());
      }
      ExpectRoundTrip(board, 1 + draw(board.PieceCount()));
      if (HasFatalFailure()) return;
    }
    const DeficientBoard board = BoardOf(k, {side - 1, 0});
    ExpectRoundTrip(board, 1);
    ExpectRoundTrip(board, board.PieceCount());
  }
}

TEST(TrominoClosedForm, CountsThePiecesOfTheLargestBoard) {
  EXPECT_EQ(BoardOf(0, {0, 0}).PieceCount(), 0);
  EXPECT_EQ(BoardOf(31, {0, 0}).PieceCount(), 1537228672809129301);
}

TEST(TrominoClosedForm, KnowsNothingOffTheBoard) {
  const DeficientBoard board = BoardOf(3, {1, 2});
  for (const Cell cell : {Cell{-1, 0}, Cell{0, -1}, Cell{8, 0}, Cell{0, 8}}) {
    EXPECT_EQ(board.PieceAt(cell), std::nullopt);
  }
  EXPECT_EQ(board.SquaresOf(0), std::nullopt);
  EXPECT_EQ(board.SquaresOf(22), std::nullopt);
  EXPECT_TRUE(board.SquaresOf(21));
  EXPECT_EQ(BoardOf(0, {0, 0}).SquaresOf(1), std::nullopt);
}

TEST(TrominoClosedForm, RefusesWhatIsNoDeficientBoard) {
  const auto refusal = [](std::int64_t side, Cell missing) {
    return std::get<Refusal>(DeficientBoard::Of(side, missing));
  };
  constexpr std::int64_t kLargest = std::int64_t{1} << 31;
  EXPECT_EQ(refusal(0, {0, 0}), Refusal::kBoardEmpty);
  EXPECT_EQ(refusal(-8, {0, 0}), Refusal::kBoardEmpty);
  EXPECT_EQ(refusal(12, {0, 0}), Refusal::kSideNotPowerOfTwo);
  EXPECT_EQ(refusal(2 * kLargest, {0, 0}), Refusal::kSideTooLarge);
  EXPECT_EQ(refusal(kLargest, {kLargest, 0}), Refusal::kMissingOffBoard);
  EXPECT_EQ(refusal(8, {0, 8}), Refusal::kMissingOffBoard);
  EXPECT_EQ(refusal(8, {-1, 0}), Refusal::kMissingOffBoard);
  EXPECT_EQ(refusal(8, {0, -1}), Refusal::kMissingOffBoard);
  EXPECT_EQ(BoardOf(31, {kLargest - 1, 5}).side(), kLargest);
}

}  // namespace
}  // namespace onceover
