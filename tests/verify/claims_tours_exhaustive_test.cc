// DecideTour against a search that walks every path: all small boards, with every start, every pair
// of ends, open and closed; and small boards with blocked squares.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "claims_search.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover {
namespace {

using claims_search::AllFinishes;
using claims_search::FinishSearch;
using claims_search::KnightBoard;
using claims_search::One;
using claims_search::Squares;

// How many questions were decided in each way.
using Tally = std::map<Decision, int>;

// The same question with rows and columns exchanged.
TourProblem Transposed(TourProblem problem) {
  std::swap(problem.rows, problem.cols);
  if (problem.start) std::swap(problem.start->row, problem.start->col);
  if (problem.finish) std::swap(problem.finish->row, problem.finish->col);
  for (Cell& cell : problem.blocked) std::swap(cell.row, cell.col);
  std::ranges::sort(problem.blocked, {}, [](Cell cell) { return std::pair(cell.row, cell.col); });
  return problem;
}

// All that the search says of one board. Questions are asked both ways up.
class Truth {
 public:
  Truth(const KnightBoard& board, bool prune)
      : board_(board), finishes_(AllFinishes(board, prune)) {
    for (std::int64_t square = 0; square < board.Area(); ++square) {
      if ((board.free & One(square)) == 0) problem_.blocked.push_back(board.CellOf(square));
    }
    problem_.rows = board.rows;
    problem_.cols = board.cols;
  }

  // Holds every question of the board against the search. -1 stands for an end that is not given.
  void ExpectAgreement(Tally& tally) {
    for (const bool closed : {false, true}) {
      for (std::int64_t start = -1; start < board_.Area(); ++start) {
        if (!CanBeEnd(start)) continue;
        for (std::int64_t finish = -1; finish < board_.Area(); ++finish) {
          if (CanBeEnd(finish)) Expect(start, finish, closed, tally);
        }
      }
    }
  }

 private:
  bool CanBeEnd(std::int64_t end) const { return end == -1 || (board_.free & One(end)) != 0; }

  bool Exists(std::int64_t start, std::int64_t finish, bool closed) const {
    for (std::int64_t from = 0; from < board_.Area(); ++from) {
      if (start != -1 && start != from) continue;
      Squares to = finishes_[static_cast<std::size_t>(from)];
      if (closed) to &= std::popcount(board_.free) < 3 ? 0 : board_.MovesOf(from);
      if (finish != -1) to &= One(finish);
      if (to != 0) return true;
    }
    return false;
  }

  std::optional<Cell> End(std::int64_t end) const {
    if (end == -1) return std::nullopt;
    return board_.CellOf(end);
  }

  void Expect(std::int64_t start, std::int64_t finish, bool closed, Tally& tally) {
    problem_.start = End(start);
    problem_.finish = End(finish);
    problem_.closed = closed;
    const Existence decided = DecideTour(problem_);
    EXPECT_EQ(DecideTour(Transposed(problem_)), decided);
    ++tally[decided.decision];
    if (decided.decision == Decision::kUndecided) return;
    const bool exists = Exists(start, finish, closed);
    EXPECT_EQ(decided.decision, exists ? Decision::kExists : Decision::kNone)
        << board_.rows << " x " << board_.cols << " free " << board_.free << " from " << start
        << " to " << finish << (closed ? " closed: " : " open: ") << TheoremText(decided.theorem);
  }

  const KnightBoard& board_;
  std::vector<Squares> finishes_;
  TourProblem problem_;
};

void ExpectBoard(const KnightBoard& board, bool prune, Tally& tally) {
  Truth(board, prune).ExpectAgreement(tally);
}

TEST(ClaimsTours, AgreeWithEveryPathOnAllSmallBoards) {
  constexpr std::int64_t kLargest = 24;
  Tally tally;
  int boards = 0;
  for (std::int64_t rows = 1; rows <= kLargest; ++rows) {
    for (std::int64_t cols = rows; rows * cols <= kLargest; ++cols) {
      ExpectBoard(KnightBoard(rows, cols), false, tally);
      ++boards;
    }
  }
  EXPECT_EQ(boards, 44);
  EXPECT_EQ(tally[Decision::kExists], 421);
  EXPECT_EQ(tally[Decision::kNone], 23157);
  EXPECT_EQ(tally[Decision::kUndecided], 0);
}

TEST(ClaimsTours, AgreeWithEveryPathOnLargerBoards) {
  Tally tally;
  const std::vector<std::pair<std::int64_t, std::int64_t>> boards{
      {5, 5}, {3, 9}, {4, 7}, {3, 10}, {5, 6}, {4, 8}, {3, 11}, {5, 7}, {4, 9}, {3, 12}, {3, 13}};
  for (const auto& [rows, cols] : boards) ExpectBoard(KnightBoard(rows, cols), true, tally);
  EXPECT_EQ(tally[Decision::kExists], 3472);
  EXPECT_EQ(tally[Decision::kNone], 20496);
  EXPECT_EQ(tally[Decision::kUndecided], 236);
}

// A path given up early leads nowhere: the searches agree wherever the plain one is fast.
TEST(ClaimsTours, ArePrunedWithoutLoss) {
  int boards = 0;
  for (std::int64_t rows = 1; rows <= 20; ++rows) {
    for (std::int64_t cols = 1; rows * cols <= 20; ++cols) {
      const KnightBoard board(rows, cols);
      EXPECT_EQ(AllFinishes(board, true), AllFinishes(board, false)) << rows << " x " << cols;
      ++boards;
    }
  }
  EXPECT_EQ(boards, 66);
}

TEST(ClaimsTours, AgreeWithEveryPathAroundBlockedSquares) {
  Tally tally;
  int boards = 0;
  const std::vector<std::tuple<std::int64_t, std::int64_t, int>> shapes{
      {1, 5, 5}, {2, 4, 8}, {3, 3, 9}, {3, 4, 12}, {4, 4, 3}, {5, 5, 1}};
  for (const auto& [rows, cols, most_blocked] : shapes) {
    const Squares all = One(rows * cols) - 1;
    for (Squares blocked = 1; blocked < all; ++blocked) {
      const int count = std::popcount(blocked);
      if (count > most_blocked && rows * cols - count > 3) continue;
      ExpectBoard(KnightBoard(rows, cols, blocked), true, tally);
      ++boards;
    }
  }
  EXPECT_EQ(boards, 8930);
  EXPECT_EQ(tally[Decision::kExists], 300);
  EXPECT_EQ(tally[Decision::kNone], 736400);
  EXPECT_EQ(tally[Decision::kUndecided], 148842);
}

}  // namespace
}  // namespace onceover
