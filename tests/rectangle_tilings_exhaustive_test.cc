// Every board and every missing square: the solver's tiling before the checker's kernel, its "no"
// before the existence theorems of the checker and the table of an exhaustive search. Sides up to
// 20 and some missing squares of larger boards; with `full` up to 60 and every missing square.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/claims.h"
#include "onceover/solve.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

bool g_full = false;

struct Counts {
  std::int64_t boards = 0;
  std::int64_t tilings = 0;
  std::int64_t refused = 0;
};

// The solver tiles the board and the kernel agrees, or it does not and the theorems agree.
void Judge(const TilingProblem& problem, Counts& counts) {
  const TilingResult result = SolveTiling(problem);
  const auto* tiling = std::get_if<Tiling>(&result);
  if (tiling == nullptr) {
    ASSERT_TRUE(std::holds_alternative<Impossible>(result));
    ASSERT_EQ(DecideTiling(problem).decision, Decision::kNone);
    ++counts.refused;
    return;
  }
  ASSERT_EQ(CheckTiling(problem, ToLabelGrid(*tiling)).outcome, Outcome::kAccepted);
  ++counts.tilings;
}

void JudgeBoard(std::int64_t rows, std::int64_t cols, std::int64_t step, Counts& counts) {
  SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(cols));
  ++counts.boards;
  if (rows * cols % 3 != 1) {
    Judge({rows, cols, NoneMissing{}}, counts);
    return;
  }
  Judge({rows, cols, MissingAnywhere{}}, counts);
  for (std::int64_t square = 0; square < rows * cols; square += step) {
    Judge({rows, cols, Cell{square / cols, square % cols}}, counts);
    if (testing::Test::HasFatalFailure()) FAIL() << "square " << square;
  }
}

TEST(RectangleTilings, AreAcceptedOrRightlyRefused) {
  const std::int64_t max_side = g_full ? 60 : 20;
  Counts counts;
  for (std::int64_t rows = 1; rows <= max_side; ++rows) {
    for (std::int64_t cols = 1; cols <= max_side; ++cols) {
      JudgeBoard(rows, cols, 1, counts);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_EQ(counts.boards, max_side * max_side);
  std::printf("%lld boards, %lld tilings accepted, %lld questions without a tiling\n",
              static_cast<long long>(counts.boards), static_cast<long long>(counts.tilings),
              static_cast<long long>(counts.refused));
  EXPECT_GT(counts.tilings, counts.refused);
}

TEST(RectangleTilings, AreAcceptedOnASampleOfLargerBoards) {
  Counts counts;
  for (std::int64_t rows = 2; rows <= 60; ++rows) {
    for (std::int64_t cols = 21 + rows % 3; cols <= 60; cols += 5) {
      JudgeBoard(rows, cols, 89, counts);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(counts.tilings, 500);
}

// "(0,2)(1,2)", "-" or "all".
std::vector<Cell> ReadBad(const std::string& text, std::int64_t rows, std::int64_t cols) {
  std::vector<Cell> bad;
  if (text == "all") {
    for (std::int64_t i = 0; i < rows * cols; ++i) bad.push_back({i / cols, i % cols});
  }
  std::istringstream in(text);
  char open = 0;
  char comma = 0;
  char close = 0;
  Cell cell;
  while (text[0] == '(' && in >> open >> cell.row >> comma >> cell.col >> close)
    bad.push_back(cell);
  return bad;
}

bool HasTiling(const TilingProblem& problem) {
  return std::holds_alternative<Tiling>(SolveTiling(problem));
}

TEST(RectangleTilings, ExistWhereTheTableSaysSo) {
  std::ifstream in(ONCEOVER_VECTORS "/theory/tilings-existence.tsv");
  std::int64_t questions = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string kind;
    std::int64_t rows = 0;
    std::int64_t cols = 0;
    std::string result;
    std::string bad_squares;
    fields >> kind >> rows >> cols >> result >> bad_squares;
    SCOPED_TRACE(line);
    if (kind == "full") {
      ASSERT_EQ(HasTiling({rows, cols, NoneMissing{}}), result == "yes");
      ASSERT_EQ(HasTiling({cols, rows, NoneMissing{}}), result == "yes");
      questions += 2;
      continue;
    }
    const std::vector<Cell> bad = ReadBad(bad_squares, rows, cols);
    for (std::int64_t i = 0; i < rows * cols; ++i, questions += 2) {
      const Cell cell{i / cols, i % cols};
      const bool is_good = std::ranges::find(bad, cell) == bad.end();
      ASSERT_EQ(HasTiling({rows, cols, cell}), is_good) << cell.row << "," << cell.col;
      ASSERT_EQ(HasTiling({cols, rows, Cell{cell.col, cell.row}}), is_good);
    }
  }
  EXPECT_EQ(questions, 2 * (158 + 8497));
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  onceover::g_full = argc > 1 && std::string_view(argv[1]) == "full";
  return RUN_ALL_TESTS();
}
