// The boards that the proofs of docs/theory.md for all larger ones rest upon: each tour that they
// need is found here, and the checker accepts it.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "claims_search.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

using claims_search::KnightBoard;
using claims_search::One;
using claims_search::Squares;

using Move = std::pair<Cell, Cell>;

bool Uses(const TourPath& tour, const Move& move) {
  for (std::size_t step = 1; step < tour.squares.size(); ++step) {
    const Move taken{tour.squares[step - 1], tour.squares[step]};
    if (taken == move || taken == Move{move.second, move.first}) return true;
  }
  return false;
}

// Warnsdorff's rule with ties broken at random, and broken itself at one step in eight, tried until
// a tour comes out.
class RandomTour {
 public:
  RandomTour(std::int64_t rows, std::int64_t cols) : rows_(rows), cols_(cols) {}

  // Empty if fifty thousand attempts fail. A finish that is asked for is kept for the last step.
  TourPath From(Cell start, std::optional<Cell> finish) {
    for (int attempt = 0; attempt < 50000; ++attempt) {
      TourPath path = Attempt(start, finish);
      if (std::ssize(path.squares) == rows_ * cols_) return path;
    }
    return {};
  }

 private:
  std::vector<Cell> Ahead(Cell here) const {
    std::vector<Cell> ahead;
    for (std::int64_t down = -2; down <= 2; ++down) {
      for (std::int64_t right = -2; right <= 2; ++right) {
        const Cell there{here.row + down, here.col + right};
        if (down * down + right * right != 5) continue;
        if (there.row < 0 || there.row >= rows_ || there.col < 0 || there.col >= cols_) continue;
        if (!visited_[Number(there)]) ahead.push_back(there);
      }
    }
    return ahead;
  }

  std::size_t Number(Cell cell) const {
    return static_cast<std::size_t>(cell.row * cols_ + cell.col);
  }

  TourPath Attempt(Cell start, std::optional<Cell> finish) {
    visited_.assign(static_cast<std::size_t>(rows_ * cols_), false);
    TourPath path;
    std::optional<Cell> here = start;
    while (here) {
      visited_[Number(*here)] = true;
      path.squares.push_back(*here);
      here = Next(*here, finish, std::ssize(path.squares) == rows_ * cols_ - 1);
    }
    return path;
  }

  std::optional<Cell> Next(Cell here, std::optional<Cell> finish, bool is_last) {
    std::vector<Cell> ahead = Ahead(here);
    if (finish && !is_last) std::erase(ahead, *finish);
    std::ranges::shuffle(ahead, random_);
    if (!ahead.empty() && random_() % 8 == 0) return ahead.front();
    const auto best =
        std::ranges::min_element(ahead, {}, [this](Cell cell) { return Ahead(cell).size(); });
    if (best == ahead.end()) return std::nullopt;
    return *best;
  }

  std::int64_t rows_;
  std::int64_t cols_;
  std::vector<bool> visited_;
  std::mt19937 random_{20041961};
};

void ExpectTour(const TourProblem& problem, RandomTour& search) {
  const TourPath path = search.From(*problem.start, problem.finish);
  EXPECT_EQ(CheckTour(problem, path).outcome, Outcome::kAccepted)
      << problem.rows << " x " << problem.cols << " from " << problem.start->row << ','
      << problem.start->col << " to " << (problem.finish ? problem.finish->row : -1) << ','
      << (problem.finish ? problem.finish->col : -1);
}

TEST(ClaimsBases, OddBoardsHaveToursFromTheCornersColour) {
  int tours = 0;
  for (const std::int64_t rows : {5, 7, 9, 11}) {
    for (const std::int64_t cols : {5, 7, 9, 11}) {
      RandomTour search(rows, cols);
      for (std::int64_t square = 0; square < rows * cols; square += 2) {
        ExpectTour({rows, cols, Cell{square / cols, square % cols}}, search);
        ++tours;
      }
      // From a corner to a square that is no corner, for the induction.
      for (const Cell corner : {Cell{0, 0}, {0, cols - 1}, {rows - 1, 0}, {rows - 1, cols - 1}}) {
        ExpectTour({rows, cols, corner, Cell{2, 2}}, search);
        ++tours;
      }
    }
  }
  EXPECT_EQ(tours, 584);
}

// Finds a tour for every pair of ends that is said to have one; of a pair and its reflections, for
// one.
void ExpectTours(std::int64_t rows, std::int64_t cols, int& tours) {
  RandomTour search(rows, cols);
  for (std::int64_t from = 0; from < rows * cols; ++from) {
    for (std::int64_t to = 0; to < from; ++to) {
      const Cell start{from / cols, from % cols};
      const Cell finish{to / cols, to % cols};
      if (start.row + finish.row >= rows || start.col + finish.col >= cols) continue;
      const TourProblem problem{rows, cols, start, finish};
      const Existence decided = DecideTour(problem);
      ASSERT_NE(decided.decision, Decision::kUndecided);
      if (decided.decision == Decision::kNone) continue;
      ExpectTour(problem, search);
      ++tours;
    }
  }
}

TEST(ClaimsBases, BoardsHaveToursBetweenAllEndsSaidToHaveOne) {
  int tours = 0;
  for (const std::int64_t side : {6, 7, 8}) ExpectTours(side, side, tours);
  for (std::int64_t cols = 8; cols <= 11; ++cols) ExpectTours(5, cols, tours);
  for (std::int64_t cols = 10; cols <= 16; ++cols) ExpectTours(4, cols, tours);
  for (std::int64_t cols = 14; cols <= 20; ++cols) ExpectTours(3, cols, tours);
  EXPECT_EQ(tours, 2782);
}

std::vector<Move> CornerMoves() { return {{{1, 1}, {3, 0}}, {{1, 1}, {0, 3}}}; }

// A line of tours-base-blocks.txt, `base 5x6: 0,0 1,2 ...`, into a closed tour.
std::pair<TourProblem, TourPath> ReadBlock(const std::string& line) {
  TourProblem problem{.closed = true};
  TourPath tour;
  std::istringstream words(line);
  std::string word;
  char mark = 0;
  words >> word >> problem.rows >> mark >> problem.cols >> mark;
  Cell cell;
  while (words >> cell.row >> mark >> cell.col) tour.squares.push_back(cell);
  return {problem, tour};
}

TEST(ClaimsBases, ClosedBlocksJoinToAllLargerBoards) {
  std::ifstream table(ONCEOVER_TEST_VECTORS "/theory/tours-base-blocks.txt");
  std::vector<std::pair<std::int64_t, std::int64_t>> sizes;
  for (std::string line; std::getline(table, line);) {
    if (!line.starts_with("base ")) continue;
    const auto [problem, tour] = ReadBlock(line);
    EXPECT_EQ(CheckTour(problem, tour).outcome, Outcome::kAccepted) << line;
    TourPath circle = tour;
    circle.squares.push_back(tour.squares.front());
    for (const Move& move : CornerMoves()) EXPECT_TRUE(Uses(circle, move)) << line;
    sizes.emplace_back(problem.rows, problem.cols);
  }
  std::vector<std::pair<std::int64_t, std::int64_t>> needed;
  for (std::int64_t rows = 5; rows <= 11; ++rows) {
    for (std::int64_t cols = 5; cols <= 11; ++cols) {
      if (rows * cols % 2 == 0) needed.emplace_back(rows, cols);
    }
  }
  std::ranges::sort(sizes);
  EXPECT_EQ(sizes, needed);
  EXPECT_EQ(sizes.size(), 33U);
}

// A tour of a board that uses given moves, no two of which share a square.
class TourByMoves {
 public:
  TourByMoves(const KnightBoard& board, const std::vector<Move>& moves)
      : board_(board), partner_(static_cast<std::size_t>(board.Area()), -1) {
    for (const auto& [one, other] : moves) {
      partner_[static_cast<std::size_t>(board.SquareOf(one))] = board.SquareOf(other);
      partner_[static_cast<std::size_t>(board.SquareOf(other))] = board.SquareOf(one);
    }
  }

  // Empty if there is none.
  TourPath From(Cell start) {
    path_.squares.clear();
    const std::int64_t square = board_.SquareOf(start);
    return Walk(-1, square, board_.free & ~One(square)) ? path_ : TourPath{};
  }

 private:
  bool Walk(std::int64_t before, std::int64_t here, Squares ahead) {
    path_.squares.push_back(board_.CellOf(here));
    const std::int64_t partner = partner_[static_cast<std::size_t>(here)];
    Squares next = board_.MovesOf(here) & ahead;
    if (partner != -1 && partner != before) next &= One(partner);
    const bool is_bound = partner != -1 && partner != before;
    if (ahead == 0 && !is_bound) return true;
    if (!claims_search::IsDeadEnd(board_, here, ahead)) {
      for (; next != 0; next &= next - 1) {
        const int to = std::countr_zero(next);
        if (Walk(here, to, ahead & ~One(to))) return true;
      }
    }
    path_.squares.pop_back();
    return false;
  }

  const KnightBoard& board_;
  std::vector<std::int64_t> partner_;  // -1 for a square of no given move
  TourPath path_;
};

// The eight moves in the two columns at either edge of 4 x n that take up two columns more.
std::vector<Move> EdgeMoves(std::int64_t cols) {
  const std::int64_t last = cols - 1;
  std::vector<Move> moves{{{0, 0}, {2, 1}}, {{3, 1}, {1, 0}}, {{3, 0}, {1, 1}}, {{0, 1}, {2, 0}}};
  for (std::size_t index = 0; index < 4; ++index) {
    const auto [one, other] = moves[index];
    moves.push_back({{one.row, last - one.col}, {other.row, last - other.col}});
  }
  return moves;
}

TEST(ClaimsBases, FourRowsHaveToursWithRoomForTwoColumnsMore) {
  int tours = 0;
  for (const std::int64_t cols : {5, 6}) {
    const KnightBoard board(4, cols);
    const std::vector<Move> moves = EdgeMoves(cols);
    TourByMoves search(board, moves);
    for (const std::int64_t row : {0, 3}) {
      for (std::int64_t col = 0; col < cols; ++col) {
        const TourProblem problem{4, cols, Cell{row, col}};
        const TourPath tour = search.From({row, col});
        EXPECT_EQ(CheckTour(problem, tour).outcome, Outcome::kAccepted) << cols << ": " << col;
        for (const Move& move : moves) EXPECT_TRUE(Uses(tour, move));
        ++tours;
      }
    }
  }
  EXPECT_EQ(tours, 22);
}

}  // namespace
}  // namespace onceover
