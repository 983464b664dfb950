// The graph oracle by itself on named examples, and on odd questions: numbers at the ends of 64
// bits, and boards far larger than the answer.
#include "onceover/oracle.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "agreement.h"
#include "onceover/certificate.h"

namespace onceover {
namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kBillion = 1'000'000'000;

TEST(Oracle, RejectsUnlessItFindsOtherwise) { EXPECT_EQ(Opinion{}, Opinion::kRejects); }

TEST(TilingOracle, AcceptsBentPathsOfThreeAndNothingElse) {
  const TilingProblem problem{2, 3, NoneMissing{}};
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 2, 1, 2, 2}}), Opinion::kAccepts);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 1, 2, 2, 2}}), Opinion::kRejects);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 2, 1, 2, 2, 1}}), Opinion::kRejects);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 3, 1, 3, 3}}), Opinion::kRejects);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 1, 1, 1, 1}}), Opinion::kRejects);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 2, 1, 2}}), Opinion::kRejects);
}

TEST(TilingOracle, RejectsTwoComponentsOfOneLabel) {
  const TilingProblem problem{2, 6, NoneMissing{}};
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 2, 3, 3, 4, 1, 2, 2, 3, 4, 4}}),
            Opinion::kAccepts);
  EXPECT_EQ(OracleTiling(problem, LabelGrid{{1, 1, 2, 3, 3, 1, 1, 2, 2, 3, 1, 1}}),
            Opinion::kRejects);
}

TEST(TourOracle, AcceptsHamiltonianPathsAndNothingElse) {
  const TourProblem ring{.rows = 3, .cols = 3, .closed = true, .blocked = {{1, 1}}};
  EXPECT_EQ(OracleTour(ring, StepGrid{{1, 4, 7, 6, 0, 2, 3, 8, 5}}), Opinion::kAccepts);
  EXPECT_EQ(OracleTour(ring, StepGrid{{1, 4, 7, 6, 1, 2, 3, 8, 5}}), Opinion::kRejects);
  EXPECT_EQ(OracleTour(ring, StepGrid{{1, 4, 8, 6, 0, 2, 3, 7, 5}}), Opinion::kRejects);
  EXPECT_EQ(OracleTour(ring, StepGrid{{1, 2, 1, 2, 0, 8, 1, 2, 1}}), Opinion::kRejects);
}

TEST(TourOracle, FindsThatOneSquareAndTwoDoNotClose) {
  EXPECT_EQ(OracleTour({1, 1}, TourPath{{{0, 0}}}), Opinion::kAccepts);
  EXPECT_EQ(OracleTour({.rows = 1, .cols = 1, .closed = true}, TourPath{{{0, 0}}}),
            Opinion::kRejects);
  TourProblem two{.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}};
  EXPECT_EQ(OracleTour(two, StepGrid{{1, 0, 0, 0, 0, 2}}), Opinion::kAccepts);
  two.closed = true;
  EXPECT_EQ(OracleTour(two, StepGrid{{1, 0, 0, 0, 0, 2}}), Opinion::kRejects);
}

// Sides of boards and numbers of squares at every edge there is. 7 * (kHighest / 7) is kHighest.
const std::vector<std::int64_t> kNumbers = {
    kLowest,          -1,           0,       1, 2, 7, 8, 3 * kBillion, 4 * kBillion, kHighest / 7,
    kHighest / 7 + 1, kHighest - 1, kHighest};

// Calls `use` with the rows and columns of every board, and with every square.
void ForEachBoardAndCell(const auto& use) {
  ForEachWord(4, 0, std::ssize(kNumbers) - 1, [&](const std::vector<std::int64_t>& word) {
    const auto number = [&](std::size_t i) { return kNumbers[static_cast<std::size_t>(word[i])]; };
    use(number(0), number(1), Cell{number(2), number(3)});
  });
}

constexpr std::int64_t kQuestions = 13 * 13 * 13 * 13;

TEST(TilingOracle, JudgesOddQuestionsAsTheKernelDoes) {
  Agreement agreement;
  ForEachBoardAndCell([&](std::int64_t rows, std::int64_t cols, Cell cell) {
    for (const Missing& missing :
         {Missing{NoneMissing{}}, Missing{MissingAnywhere{}}, Missing{cell}}) {
      const TilingProblem problem{rows, cols, missing};
      agreement.Judge(problem, LabelGrid{{cell.row, cell.col}});
      agreement.Judge(problem, LabelGrid{{0}});
      agreement.Judge(problem, PieceList{{{{cell, {0, 0}, {0, 1}}}}});
      agreement.Judge(problem, PieceList{});
    }
  });
  // Accepted is what covers nothing of one square: where any square may be missing, 0 and no piece,
  // for each of the cells; and where that one is missing. And on 2x2, where any square may be
  // missing, the L with either square of the second row.
  EXPECT_EQ(agreement.tally().cases, kQuestions * 3 * 4);
  EXPECT_EQ(agreement.tally().accepted, 13 * 13 * 2 + 2 + 2);
}

TEST(TourOracle, JudgesOddQuestionsAsTheKernelDoes) {
  Agreement agreement;
  ForEachBoardAndCell([&](std::int64_t rows, std::int64_t cols, Cell cell) {
    const TourProblem problems[] = {{.rows = rows, .cols = cols, .start = cell},
                                    {.rows = rows, .cols = cols, .finish = cell, .closed = true},
                                    {.rows = rows, .cols = cols, .blocked = {{0, 0}, cell}},
                                    {.rows = rows, .cols = cols, .blocked = {cell}}};
    for (const TourProblem& problem : problems) {
      agreement.Judge(problem, TourPath{{cell}});
      agreement.Judge(problem, TourPath{{{0, 1}}});
      agreement.Judge(problem, StepGrid{{1}});
      agreement.Judge(problem, StepGrid{{cell.row, cell.col}});
    }
  });
  // Accepted: the only square of 1x1 as the start, as a path and as a grid; and the other square of
  // 1x2 or 2x1 where one is blocked, as a path and as grids.
  EXPECT_EQ(agreement.tally().cases, kQuestions * 4 * 4);
  EXPECT_EQ(agreement.tally().accepted, 4);
}

}  // namespace
}  // namespace onceover
