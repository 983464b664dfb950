// Hints: one slip gives its hint, two give none, and whatever hint is given is right.
#include "read/hints.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover::read {
namespace {

// An open tour of 5x5 from the corner to the middle of the fourth row, and a closed one of 5x6.
const std::vector<std::int64_t> kOpen = {1, 8, 5,  14, 25, 18, 21, 12, 3,  10, 19, 22, 11,
                                         2, 9, 20, 23, 16, 7,  4,  15, 24, 13, 6,  17};
const std::vector<std::int64_t> kClosed = {1,  9,  5,  18, 29, 16, 24, 28, 20, 7,
                                           3,  11, 22, 30, 17, 6,  10, 2,  13, 26,
                                           15, 4,  12, 23, 27, 19, 8,  21, 25, 14};
const std::vector<std::int64_t> kTiling = {2, 2, 3, 3, 2, 1, 0, 3, 4, 1, 1, 5, 4, 4, 5, 5};

TourAnswer PathOf(const std::vector<std::int64_t>& numbers, std::int64_t rows, std::int64_t cols) {
  TourPath path;
  for (const std::int64_t number : numbers) {
    path.squares.push_back({(number - 1) / cols, (number - 1) % cols});
  }
  TourAnswer answer;
  answer.problem = {.rows = rows, .cols = cols};
  answer.certificate = path;
  return answer;
}

TourAnswer GridOf(const std::vector<std::int64_t>& numbers, std::int64_t rows, std::int64_t cols) {
  StepGrid grid;
  grid.steps.resize(numbers.size());
  std::int64_t step = 0;
  for (const std::int64_t number : numbers) {
    grid.steps[static_cast<std::size_t>(number - 1)] = ++step;
  }
  TourAnswer answer;
  answer.problem = {.rows = rows, .cols = cols};
  answer.certificate = grid;
  return answer;
}

TilingAnswer TilingOf(const std::vector<std::int64_t>& labels) {
  TilingAnswer answer;
  answer.problem = {.rows = 4, .cols = 4, .missing = Cell{1, 2}};
  answer.certificate = LabelGrid{labels};
  return answer;
}

std::vector<Cell>& Squares(TourAnswer& answer) {
  return std::get<TourPath>(answer.certificate).squares;
}
std::vector<std::int64_t>& Steps(TourAnswer& answer) {
  return std::get<StepGrid>(answer.certificate).steps;
}
std::vector<std::int64_t>& Labels(TilingAnswer& answer) {
  return std::get<LabelGrid>(answer.certificate).labels;
}

TourAnswer OpenPath() { return PathOf(kOpen, 5, 5); }
TourAnswer OpenGrid() { return GridOf(kOpen, 5, 5); }

template <typename AnswerType>
std::string HintOf(const AnswerType& answer) {
  return FindHint(answer).value_or("none");
}

TEST(Hints, AreNotGivenForAnAcceptedAnswer) {
  EXPECT_EQ(HintOf(OpenPath()), "none");
  EXPECT_EQ(HintOf(OpenGrid()), "none");
  EXPECT_EQ(HintOf(TilingOf(kTiling)), "none");
  TourAnswer closed = PathOf(kClosed, 5, 6);
  closed.problem.closed = true;
  EXPECT_EQ(HintOf(closed), "none");
}

TEST(Hints, NameAStartOneSlipAwayFromTheOneAskedFor) {
  // A closed tour, entered at 2,1.
  std::vector<std::int64_t> turned(kClosed.begin() + 9, kClosed.end());
  turned.insert(turned.end(), kClosed.begin(), kClosed.begin() + 9);
  TourAnswer answer = PathOf(turned, 5, 6);
  answer.problem.start = Cell{0, 1};
  EXPECT_EQ(HintOf(answer), "it is right for the start 2,1: row and column are exchanged");
  answer.problem.start = Cell{2, 1};
  EXPECT_EQ(HintOf(answer), "it is right for the start 2,1: the request counts from another base");
  answer.problem.start = Cell{3, 0};
  EXPECT_EQ(HintOf(answer), "it is right for the start 2,1: rows count from the other end");
  answer.problem.start = Cell{4, 5};
  EXPECT_EQ(HintOf(answer), "none");
}

TEST(Hints, NameAMissingSquareOneSlipAwayFromTheOneAskedFor) {
  TilingAnswer answer = TilingOf(kTiling);
  answer.problem.missing = Cell{2, 1};
  EXPECT_EQ(HintOf(answer), "it is right for the missing square 2,3: row and column are exchanged");
  answer.problem.missing = Cell{0, 1};
  EXPECT_EQ(HintOf(answer),
            "it is right for the missing square 2,3: the request counts from another base");
  answer.problem.missing = Cell{2, 3};
  EXPECT_EQ(HintOf(answer),
            "it is right for the missing square 2,3: the request counts from another base");
  answer.problem.missing = Cell{2, 2};
  EXPECT_EQ(HintOf(answer),
            "it is right for the missing square 2,3: rows count from the other end");
  answer.problem.missing = Cell{3, 0};
  EXPECT_EQ(HintOf(answer), "none");
}

TEST(Hints, NameABoardOfAnotherSize) {
  TourAnswer path = PathOf(kClosed, 5, 6);
  std::swap(path.problem.rows, path.problem.cols);
  EXPECT_EQ(HintOf(path), "it is right for a board of 5x6: rows and columns are exchanged");
  TourAnswer grid = OpenGrid();
  grid.problem.rows = 6;
  grid.problem.cols = 6;
  EXPECT_EQ(HintOf(grid), "it is right for a board of 5x5");
  TilingAnswer tiling = TilingOf(kTiling);
  tiling.problem.rows = 8;
  tiling.problem.cols = 8;
  EXPECT_EQ(HintOf(tiling), "it is right for a board of 4x4");
}

TEST(Hints, NameRowAndColumnExchanged) {
  TourAnswer answer = OpenPath();
  answer.problem.finish = Squares(answer).back();
  for (Cell& cell : Squares(answer)) std::swap(cell.row, cell.col);
  EXPECT_EQ(HintOf(answer), "it is right with row and column exchanged");
}

TEST(Hints, NameAnotherBase) {
  for (const std::int64_t by : {1, -1}) {
    const std::string hint =
        by > 0 ? "it is right counted from one more" : "it is right counted from one less";
    std::vector<std::int64_t> numbers = kOpen;
    for (std::int64_t& number : numbers) number += by;
    TourAnswer by_number = OpenPath();
    Squares(by_number) = {};
    for (const std::int64_t n : numbers) {
      Squares(by_number).push_back({(n - 1) / 5, (n - 1) % 5});
    }
    EXPECT_EQ(HintOf(by_number), hint);
    TourAnswer pairs = OpenPath();
    pairs.values_per_entry = 2;
    for (Cell& cell : Squares(pairs)) cell = {cell.row + by, cell.col + by};
    EXPECT_EQ(HintOf(pairs), hint);
    TourAnswer grid = OpenGrid();
    for (std::int64_t& step : Steps(grid)) step += by;
    EXPECT_EQ(HintOf(grid), hint);
  }
}

TEST(Hints, NameTheSquareOfALostStep) {
  TourAnswer answer = OpenGrid();
  Steps(answer)[7] = 0;  // 2,3 carries step 2
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,3, where step 2 belongs");
  Steps(answer)[7] = 75;
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,3, where step 2 belongs");
  Steps(answer)[7] = 9;
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,3, where step 2 belongs");
  answer.shown_offset = -1;
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,3, where step 1 belongs");
}

TEST(Hints, NameTheFirstOrTheLastSquareThatIsNotThere) {
  TourAnswer last = OpenPath();
  Squares(last).pop_back();
  EXPECT_EQ(HintOf(last), "it is right but for its last square, 4,2");
  TourAnswer first = OpenPath();
  Squares(first).erase(Squares(first).begin());
  EXPECT_EQ(HintOf(first), "it is right but for its first square, 1,1");
}

TEST(Hints, NameTheStartRepeatedAtTheEnd) {
  TourAnswer answer = PathOf(kClosed, 5, 6);
  answer.problem.closed = true;
  Squares(answer).push_back(Squares(answer).front());
  EXPECT_EQ(HintOf(answer), "it is right without the start repeated at its end");
}

TEST(Hints, NameTheOneSquareOfATilingThatIsWrong) {
  TilingAnswer answer = TilingOf(kTiling);
  Labels(answer)[5] = 2;  // 2,2 belongs to piece 1
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,2, where another piece's label belongs");
  answer = TilingOf(kTiling);
  Labels(answer)[5] = 0;
  EXPECT_EQ(HintOf(answer), "it is right but for square 2,2, where another piece's label belongs");
  answer = TilingOf(kTiling);
  Labels(answer)[6] = 77;
  EXPECT_EQ(HintOf(answer),
            "it is right but for square 2,3, where the mark of the missing square belongs");
  Labels(answer)[6] = 3;
  EXPECT_EQ(HintOf(answer),
            "it is right but for square 2,3, where the mark of the missing square belongs");
}

TEST(Hints, AreNotGivenForTwoSlips) {
  TourAnswer path = OpenPath();
  path.values_per_entry = 2;
  for (Cell& cell : Squares(path)) cell = {cell.row + 1, cell.col + 1};
  Squares(path).pop_back();
  EXPECT_EQ(HintOf(path), "none");
  path = OpenPath();
  std::swap(Squares(path)[3], Squares(path)[11]);
  EXPECT_EQ(HintOf(path), "none");
  TourAnswer grid = OpenGrid();
  Steps(grid)[7] = 0;
  Steps(grid)[12] = 0;
  EXPECT_EQ(HintOf(grid), "none");
  grid = OpenGrid();
  Steps(grid)[7] = 0;
  grid.problem.start = Cell{4, 4};
  EXPECT_EQ(HintOf(grid), "none");
  TilingAnswer tiling = TilingOf(kTiling);
  Labels(tiling)[5] = 2;
  Labels(tiling)[15] = 4;
  EXPECT_EQ(HintOf(tiling), "none");
  tiling = TilingOf(kTiling);
  Labels(tiling)[5] = 2;
  tiling.problem.missing = Cell{2, 1};
  EXPECT_EQ(HintOf(tiling), "none");
}

TEST(Hints, AreNotGivenWhereNothingWasRead) {
  TourAnswer path = OpenPath();
  Squares(path).clear();
  EXPECT_EQ(HintOf(path), "none");
  TilingAnswer tiling = TilingOf({});
  EXPECT_EQ(HintOf(tiling), "none");
  tiling = TilingOf(kTiling);
  Labels(tiling)[5] = 2;
  tiling.faults.Add({.fault = {.rule = Rule::kOddByte}, .at = {}, .shown = ""}, 1);
  EXPECT_EQ(HintOf(tiling), "none");
}

// ---- Whatever is said is right: the mend is worked out from the words and must be accepted. ----

// The numbers in a text, from the first on.
std::vector<std::int64_t> NumbersIn(const std::string& text) {
  std::vector<std::int64_t> numbers;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] < '0' || text[i] > '9') {
      ++i;
      continue;
    }
    std::size_t used = 0;
    numbers.push_back(std::stoll(text.substr(i), &used));
    i += used;
  }
  return numbers;
}

bool Says(const std::string& hint, const char* words) {
  return hint.find(words) != std::string::npos;
}

template <typename AnswerType>
bool IsAccepted(const AnswerType& answer) {
  return Judge(answer).outcome == Outcome::kAccepted;
}

bool IsRight(TourAnswer answer, const std::string& hint) {
  const std::vector<std::int64_t> n = NumbersIn(hint);
  if (Says(hint, "for the start")) {
    answer.problem.start = Cell{n[0] - 1, n[1] - 1};
  } else if (Says(hint, "for a board of")) {
    answer.problem.rows = n[0];
    answer.problem.cols = n[1];
  } else if (Says(hint, "where step")) {
    Steps(answer)[static_cast<std::size_t>((n[0] - 1) * answer.problem.cols + n[1] - 1)] = n[2];
  } else if (Says(hint, "last square")) {
    Squares(answer).push_back({n[0] - 1, n[1] - 1});
  } else if (Says(hint, "first square")) {
    Squares(answer).insert(Squares(answer).begin(), {n[0] - 1, n[1] - 1});
  } else if (Says(hint, "repeated")) {
    Squares(answer).pop_back();
  } else {
    return false;
  }
  return IsAccepted(answer);
}

bool IsRight(const TilingAnswer& answer, const std::string& hint) {
  const std::vector<std::int64_t> n = NumbersIn(hint);
  TilingAnswer mended = answer;
  if (Says(hint, "for the missing square")) {
    mended.problem.missing = Cell{n[0] - 1, n[1] - 1};
    return IsAccepted(mended);
  }
  const auto square = static_cast<std::size_t>((n.at(0) - 1) * 4 + n.at(1) - 1);
  for (std::int64_t label = 0; label <= 5; ++label) {
    Labels(mended)[square] = label;
    if (IsAccepted(mended)) return Says(hint, label == 0 ? "mark" : "another piece");
  }
  return false;
}

TEST(Hints, AreRightForEveryGridWithSomeStepsOverwritten) {
  std::mt19937 random(1);
  std::size_t hints = 0;
  for (int round = 0; round < 2000; ++round) {
    TourAnswer answer = OpenGrid();
    for (int change = round % 3; change >= 0; --change) {
      Steps(answer)[random() % 25] = static_cast<std::int64_t>(random() % 28) - 1;
    }
    const auto hint = FindHint(answer);
    if (!hint) continue;
    ++hints;
    EXPECT_TRUE(IsRight(answer, *hint)) << *hint;
  }
  EXPECT_GT(hints, 500U);
}

TEST(Hints, AreRightForEveryPathCutAndTurned) {
  std::mt19937 random(2);
  std::size_t hints = 0;
  for (int round = 0; round < 2000; ++round) {
    TourAnswer answer = OpenPath();
    answer.problem.start = Cell{static_cast<std::int64_t>(random() % 5), 0};
    if (round % 2 == 0) answer.problem.start.reset();
    if (random() % 4 == 0) Squares(answer).pop_back();
    if (random() % 4 == 0) Squares(answer).erase(Squares(answer).begin());
    if (random() % 4 == 0) Squares(answer).push_back(Squares(answer).front());
    const auto hint = FindHint(answer);
    if (!hint) continue;
    ++hints;
    EXPECT_TRUE(IsRight(answer, *hint)) << *hint;
  }
  EXPECT_GT(hints, 500U);
}

TEST(Hints, AreRightForEveryTilingWithSomeSquaresOverwritten) {
  std::mt19937 random(3);
  std::size_t hints = 0;
  for (int round = 0; round < 3000; ++round) {
    TilingAnswer answer = TilingOf(kTiling);
    for (int change = round % 3; change > 0; --change) {
      Labels(answer)[random() % 16] = static_cast<std::int64_t>(random() % 7);
    }
    if (round % 3 == 0) answer.problem.missing = Cell{static_cast<std::int64_t>(random() % 4), 1};
    const auto hint = FindHint(answer);
    if (!hint) continue;
    ++hints;
    EXPECT_TRUE(IsRight(answer, *hint)) << *hint;
  }
  EXPECT_GT(hints, 500U);
}

// Numbers at either end of 64 bits, as an answer may hold them, overflow nothing and explain
// nothing.
TEST(Hints, TakeTheMostExtremeNumbers) {
  for (const std::int64_t extreme :
       {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()}) {
    for (const std::int64_t values_per_entry : {1, 2}) {
      TourAnswer path = OpenPath();
      path.values_per_entry = values_per_entry;
      Squares(path).front() = {extreme, extreme};
      Squares(path).back() = {extreme, 0};
      EXPECT_EQ(FindHint(path), std::nullopt);
    }
    TourAnswer grid = GridOf(kOpen, 5, 5);
    Steps(grid).front() = extreme;
    Steps(grid).back() = extreme;
    EXPECT_EQ(FindHint(grid), std::nullopt);
    std::vector<std::int64_t> labels = kTiling;
    labels.front() = extreme;
    labels.back() = extreme;
    EXPECT_EQ(FindHint(TilingOf(labels)), std::nullopt);
  }
}

// Answers of another size are tried as boards only; those that cannot be read, or are large, not.
TEST(Hints, AreLookedForWhereAnAnswerIsReadAsAWhole) {
  const auto with = [](auto answer, Rule rule) {
    answer.faults.Add({.fault = {.rule = rule}, .at = {}, .shown = ""}, 9);
    return HintOf(answer);
  };
  std::vector<std::int64_t> lost = kOpen;
  lost.pop_back();
  EXPECT_NE(HintOf(PathOf(lost, 5, 5)), "none");
  EXPECT_EQ(with(PathOf(lost, 5, 5), Rule::kNotANumber), "none");
  EXPECT_EQ(with(PathOf(lost, 5, 5), Rule::kBoardSize), "none");
  std::vector<std::int64_t> unmarked = kTiling;
  unmarked[6] = 9;
  EXPECT_NE(HintOf(TilingOf(unmarked)), "none");
  EXPECT_EQ(with(TilingOf(unmarked), Rule::kNotANumber), "none");
  EXPECT_EQ(with(TilingOf(unmarked), Rule::kBoardSize), "none");
  EXPECT_EQ(HintOf(PathOf({1}, 5, 5)), "it is right for a board of 1x1");
  TourAnswer large = PathOf(lost, 5, 5);
  auto& squares = std::get<TourPath>(large.certificate).squares;
  squares.resize(2'000'000, Cell{0, 0});
  EXPECT_EQ(HintOf(large), "none");
}

}  // namespace
}  // namespace onceover::read
