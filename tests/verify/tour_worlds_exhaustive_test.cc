// Kernel and graph oracle agree on every tour, right or wrong, of small worlds.
//
// The numbers of tours are those of the literature and of an independent count (tests/vectors,
// docs/theory.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "agreement.h"
#include "onceover/certificate.h"

namespace onceover {
namespace {

// Enumerates tours, plainly: depth first, by every knight's move to an open square.
class Tours {
 public:
  explicit Tours(const TourProblem& problem) : problem_(problem) {
    for (const Cell cell : SquaresOf(problem.rows, problem.cols)) {
      is_open_.push_back(std::ranges::find(problem.blocked, cell) == problem.blocked.end());
      if (is_open_.back()) ++open_;
    }
  }

  // All open tours, closed ones among them, from the start that is asked for, or else from all.
  std::vector<TourPath> All() {
    for (const Cell cell : SquaresOf(problem_.rows, problem_.cols)) {
      if (cell == problem_.start.value_or(cell)) Visit(cell);
    }
    return found_;
  }

 private:
  void Visit(Cell cell) {
    if (cell.row < 0 || cell.row >= problem_.rows) return;
    if (cell.col < 0 || cell.col >= problem_.cols) return;
    const auto square = static_cast<std::size_t>(cell.row * problem_.cols + cell.col);
    if (!is_open_[square]) return;
    is_open_[square] = false;
    path_.squares.push_back(cell);
    if (--open_ == 0) found_.push_back(path_);
    for (const std::int64_t one : {-1, 1}) {
      for (const std::int64_t two : {-2, 2}) {
        Visit({cell.row + one, cell.col + two});
        Visit({cell.row + two, cell.col + one});
      }
    }
    ++open_;
    path_.squares.pop_back();
    is_open_[square] = true;
  }

  TourProblem problem_;
  std::vector<bool> is_open_;
  std::int64_t open_ = 0;
  TourPath path_;
  std::vector<TourPath> found_;
};

// The same tour as step numbers.
StepGrid GridOf(const TourProblem& problem, const TourPath& path) {
  StepGrid grid{std::vector<std::int64_t>(static_cast<std::size_t>(problem.rows * problem.cols))};
  std::int64_t step = 0;
  for (const Cell cell : path.squares) {
    grid.steps[static_cast<std::size_t>(cell.row * problem.cols + cell.col)] = ++step;
  }
  return grid;
}

// Under sanitizers (ONCEOVER_SANITIZE defines the macro) a case takes ten times as long, and the
// two largest worlds are thinned: every sixteenth order of 3x3, and one replaced step in the ring.
#ifdef _GLIBCXX_ASSERTIONS
constexpr std::int64_t kOrderStride = 16;
constexpr std::int64_t kHighestInRing = -1;
#else
constexpr std::int64_t kOrderStride = 1;
constexpr std::int64_t kHighestInRing = 10;
#endif

// 3x3 without its centre: eight squares in a ring.
const TourProblem kRing{.rows = 3, .cols = 3, .blocked = {{1, 1}}};

TourProblem Closed(TourProblem problem) {
  problem.closed = true;
  return problem;
}

// Every tour of the board, in both forms, as an open and as a closed one.
struct OpenAndClosed {
  Tally open;
  Tally closed;
};

OpenAndClosed JudgeTours(const TourProblem& problem) {
  Agreement open;
  Agreement closed;
  for (const TourPath& path : Tours(problem).All()) {
    const StepGrid grid = GridOf(problem, path);
    open.Judge(problem, path);
    open.Judge(problem, grid);
    closed.Judge(Closed(problem), path);
    closed.Judge(Closed(problem), grid);
  }
  return {open.tally(), closed.tally()};
}

TEST(Tours, AreAcceptedAndAreAsManyAsPublished) {
  const std::array<std::int64_t, 3> boards[] = {{3, 3, 0}, {3, 4, 16},  {3, 5, 0},   {3, 7, 104},
                                                {4, 4, 0}, {4, 5, 164}, {3, 8, 792}, {5, 5, 1728}};
  for (const auto& [rows, cols, tours] : boards) {
    SCOPED_TRACE(testing::Message() << rows << "x" << cols);
    const OpenAndClosed tallies = JudgeTours({rows, cols});
    EXPECT_EQ(tallies.open, (Tally{.cases = 2 * tours, .accepted = 2 * tours}));
    EXPECT_EQ(tallies.closed, (Tally{.cases = 2 * tours}));
  }
}

TEST(Tours, RoundTheRingAreAcceptedAsClosed) {
  // Eight squares to start from, and two ways round.
  const Tally all{.cases = 2 * 16, .accepted = 2 * 16};
  const OpenAndClosed tallies = JudgeTours(kRing);
  EXPECT_EQ(tallies.open, all);
  EXPECT_EQ(tallies.closed, all);
}

TEST(Tours, ThatCloseAreAcceptedAsClosedAndAreAsManyAsPublished) {
  // Sixteen closed tours of 3x10, in two directions, pass through the corner.
  const OpenAndClosed tallies = JudgeTours({.rows = 3, .cols = 10, .start = Cell{0, 0}});
  EXPECT_EQ(tallies.open.accepted, tallies.open.cases);
  EXPECT_EQ(tallies.closed.accepted, 2 * 16 * 2);
}

TEST(StepGrids, OfThreeByThreeWithOneStepReplacedAreJudgedAlike) {
  // Each order of 1..9 has one step replaced by -1..10: that of square k mod 9 in the k-th order.
  std::vector<std::int64_t> steps(9);
  std::iota(steps.begin(), steps.end(), 1);
  std::int64_t order = 0;
  Agreement agreement;
  do {
    if (order++ % kOrderStride != 0) continue;
    StepGrid grid{steps};
    for (std::int64_t step = -1; step <= 10; ++step) {
      grid.steps[static_cast<std::size_t>(order % 9)] = step;
      agreement.Judge(TourProblem{3, 3}, grid);
    }
  } while (std::ranges::next_permutation(steps).found);
  EXPECT_EQ(agreement.tally(), (Tally{.cases = 362'880 / kOrderStride * 12}));
}

// Each order of 1..8 round the blocked centre of 3x3, each with one step, or the centre's 0,
// replaced by -1..10: that of square k mod 9 in the k-th order.
Tally JudgeRings(const TourProblem& problem) {
  std::vector<std::int64_t> steps(8);
  std::iota(steps.begin(), steps.end(), 1);
  std::size_t square = 0;
  Agreement agreement;
  do {
    StepGrid grid{steps};
    grid.steps.insert(grid.steps.begin() + 4, 0);
    agreement.Judge(problem, grid);
    for (std::int64_t step = -1; step <= kHighestInRing; ++step) {
      grid.steps[square] = step;
      agreement.Judge(problem, grid);
    }
    square = (square + 1) % 9;
  } while (std::ranges::next_permutation(steps).found);
  return agreement.tally();
}

TEST(StepGrids, OfTheRingWithOneStepReplacedAreJudgedAlike) {
  // Each tour is met as it is; and again where a step is replaced by itself, unless only -1
  // replaces.
  const std::int64_t cases = 40'320 * (kHighestInRing + 3);
  const std::int64_t times = kHighestInRing < 8 ? 1 : 2;
  EXPECT_EQ(JudgeRings(kRing), (Tally{.cases = cases, .accepted = times * 16}));
  EXPECT_EQ(JudgeRings(Closed(kRing)), (Tally{.cases = cases, .accepted = times * 16}));
  TourProblem ends = kRing;
  ends.start = Cell{0, 1};
  EXPECT_EQ(JudgeRings(ends), (Tally{.cases = cases, .accepted = times * 2}));
  ends.finish = Cell{2, 2};
  EXPECT_EQ(JudgeRings(ends), (Tally{.cases = cases, .accepted = times * 1}));
}

TEST(StepGrids, AroundEveryTourOfThreeByFourAreJudgedAlike) {
  const TourProblem problem{3, 4};
  Agreement agreement;
  for (const TourPath& path : Tours(problem).All()) {
    ForEachTwoReplaced(
        GridOf(problem, path).steps, -1, 13,
        [&](const std::vector<std::int64_t>& steps) { agreement.Judge(problem, StepGrid{steps}); });
  }
  // 16 tours, 66 pairs of squares, 225 pairs of steps. One pair of steps leaves the tour as it is;
  // no two tours differ by two squares alone.
  EXPECT_EQ(agreement.tally(), (Tally{.cases = 16 * 66 * 225, .accepted = 16 * 66}));
}

// Every path of up to `longest` of these squares.
Tally JudgeAllPaths(const TourProblem& problem, const std::vector<Cell>& squares,
                    std::size_t longest) {
  Agreement agreement;
  for (std::size_t length = 0; length <= longest; ++length) {
    TourPath path;
    path.squares.resize(length);
    ForEachWord(length, 0, std::ssize(squares) - 1, [&](const std::vector<std::int64_t>& word) {
      for (std::size_t i = 0; i < length; ++i) {
        path.squares[i] = squares[static_cast<std::size_t>(word[i])];
      }
      agreement.Judge(problem, path);
    });
  }
  return agreement.tally();
}

// The squares of a board and four just off it.
std::vector<Cell> SquaresAndOffBoard(std::int64_t rows, std::int64_t cols) {
  std::vector<Cell> squares = SquaresOf(rows, cols);
  for (const Cell cell : {Cell{-1, 0}, Cell{rows, 1}, Cell{0, -1}, Cell{1, cols}}) {
    squares.push_back(cell);
  }
  return squares;
}

TEST(Paths, OfUpToFiveOfThreeByFourAreJudgedAlike) {
  const std::int64_t paths = 1 + 16 + 256 + 4096 + 65536 + 1048576;
  const std::vector<Cell> squares = SquaresAndOffBoard(3, 4);
  EXPECT_EQ(JudgeAllPaths({3, 4}, squares, 5), (Tally{.cases = paths}));
  // Five squares in a row of moves: a path in two directions.
  TourProblem five{
      .rows = 3, .cols = 4, .blocked = {{0, 2}, {0, 3}, {1, 0}, {1, 1}, {2, 1}, {2, 2}, {2, 3}}};
  EXPECT_EQ(JudgeAllPaths(five, squares, 5), (Tally{.cases = paths, .accepted = 2}));
  EXPECT_EQ(JudgeAllPaths(Closed(five), squares, 5), (Tally{.cases = paths}));
  five.start = Cell{0, 0};
  EXPECT_EQ(JudgeAllPaths(five, squares, 5), (Tally{.cases = paths, .accepted = 1}));
  five.finish = Cell{1, 3};
  EXPECT_EQ(JudgeAllPaths(five, squares, 5), (Tally{.cases = paths, .accepted = 1}));
  five.start = Cell{1, 3};
  EXPECT_EQ(JudgeAllPaths(five, squares, 5), (Tally{.cases = paths}));
}

TEST(Paths, AroundASmallestClosedTourAreJudgedAlike) {
  // On 3x5, four squares make a closed tour; with them come two blocked squares, and two of
  // nowhere.
  const std::vector<Cell> free = {{0, 2}, {1, 0}, {1, 4}, {2, 2}};
  std::vector<Cell> squares = free;
  for (const Cell cell : {Cell{0, 0}, Cell{2, 4}, Cell{3, 4}, Cell{-1, 1}}) squares.push_back(cell);
  TourProblem problem{.rows = 3, .cols = 5};
  for (const Cell cell : SquaresOf(3, 5)) {
    if (std::ranges::find(free, cell) == free.end()) problem.blocked.push_back(cell);
  }
  const std::int64_t paths = 1 + 8 + 64 + 512 + 4096 + 32768 + 262144;
  EXPECT_EQ(JudgeAllPaths(problem, squares, 6), (Tally{.cases = paths, .accepted = 8}));
  EXPECT_EQ(JudgeAllPaths(Closed(problem), squares, 6), (Tally{.cases = paths, .accepted = 8}));
  problem.start = Cell{1, 0};
  EXPECT_EQ(JudgeAllPaths(Closed(problem), squares, 6), (Tally{.cases = paths, .accepted = 2}));
  problem.finish = Cell{1, 4};  // a knight's move from nowhere near the start
  EXPECT_EQ(JudgeAllPaths(problem, squares, 6), (Tally{.cases = paths}));
  problem.finish = Cell{2, 2};
  EXPECT_EQ(JudgeAllPaths(Closed(problem), squares, 6), (Tally{.cases = paths, .accepted = 1}));
}

TEST(Paths, OfOneSquareAreJudgedAlike) {
  const std::vector<Cell> squares = {{0, 0}, {0, 1}, {-1, 0}, {1, 2}};
  const std::int64_t paths = 1 + 4 + 16 + 64;
  EXPECT_EQ(JudgeAllPaths({1, 1}, squares, 3), (Tally{.cases = paths, .accepted = 1}));
  EXPECT_EQ(JudgeAllPaths(Closed({1, 1}), squares, 3), (Tally{.cases = paths}));
  const TourProblem blocked{.rows = 1, .cols = 1, .blocked = {{0, 0}}};
  EXPECT_EQ(JudgeAllPaths(blocked, squares, 3), (Tally{.cases = paths, .senseless = paths}));
}

// What some blocked squares of 3x3 leave.
struct Rest {
  TourProblem problem{.rows = 3, .cols = 3};
  std::vector<Cell> free = {};
};

Rest RestOf(const std::vector<std::int64_t>& is_blocked) {
  Rest rest;
  const std::vector<Cell> squares = SquaresOf(3, 3);
  for (std::size_t i = 0; i < squares.size(); ++i) {
    (is_blocked[i] == 1 ? rest.problem.blocked : rest.free).push_back(squares[i]);
  }
  return rest;
}

// Where up to five of 3x3 squares are left: each word of as many of them is a path, and each word
// of as many step numbers a grid.
TEST(PathsAndStepGrids, OfThreeByThreeWithAnySquaresBlockedAreJudgedAlike) {
  Agreement paths;
  Agreement grids;
  ForEachWord(9, 0, 1, [&](const std::vector<std::int64_t>& is_blocked) {
    const Rest rest = RestOf(is_blocked);
    const std::int64_t count = std::ssize(rest.free);
    if (count == 0 || count > 5) return;
    ForEachWord(rest.free.size(), 1, count, [&](const std::vector<std::int64_t>& word) {
      TourPath path;
      StepGrid grid{std::vector<std::int64_t>(9)};
      for (std::size_t i = 0; i < word.size(); ++i) {
        path.squares.push_back(rest.free[static_cast<std::size_t>(word[i] - 1)]);
        grid.steps[static_cast<std::size_t>(rest.free[i].row * 3 + rest.free[i].col)] = word[i];
      }
      for (const TourProblem& problem : {rest.problem, Closed(rest.problem)}) {
        paths.Judge(problem, path);
        grids.Judge(problem, grid);
      }
    });
  });
  // Parts of the ring of n squares, in two directions: 8 each for n = 2, 3, 4, 5; and one square, 9
  // times. None of them closes.
  const std::int64_t words = 9 * 1 + 36 * 4 + 84 * 27 + 126 * 256 + 126 * 3125;
  const Tally expected{.cases = 2 * words, .accepted = 9 + 4 * 8 * 2};
  EXPECT_EQ(paths.tally(), expected);
  EXPECT_EQ(grids.tally(), expected);
}

}  // namespace
}  // namespace onceover
