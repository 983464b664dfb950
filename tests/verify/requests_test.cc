// Which questions make sense: the same for both forms of an answer.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"
#include "verdict_table.h"

namespace onceover {
namespace {

using verdict_table::kHighest;
using verdict_table::kLowest;

// What makes no sense is unchecked, with one fault that says so; what does is judged.
void ExpectSense(const Verdict& verdict, bool makes_sense) {
  if (makes_sense) {
    EXPECT_EQ(verdict.outcome, Outcome::kRejected);
    EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kBadRequest)], 0);
    return;
  }
  const std::vector<Fault> bad_request = {{.rule = Rule::kBadRequest}};
  Verdict expected{.outcome = Outcome::kUnchecked,
                   .faults = bad_request,
                   .counts = verdict_table::CountRules(bad_request)};
  verdict_table::ExpectVerdict(verdict, expected);
}

// 9223372036854775807 is 7 * 1317624576693539401.
constexpr std::int64_t kSeventh = kHighest / 7;

struct TilingRow {
  std::string name;
  TilingProblem problem;
  bool makes_sense = false;
};

const TilingRow kTilings[] = {
    {"NoRows", {0, 4, NoneMissing{}}},
    {"NoColumns", {4, 0, NoneMissing{}}},
    {"NegativeRows", {-1, 4, NoneMissing{}}},
    {"NegativeColumns", {4, -1, NoneMissing{}}},
    {"NegativeRowsAndColumns", {-2, -2, NoneMissing{}}},
    {"LowestRowsAndColumns", {kLowest, kLowest, MissingAnywhere{}}},
    {"LowestRowsAndMinusOneColumn", {kLowest, -1, MissingAnywhere{}}},
    {"HighestRowsAndColumns", {kHighest, kHighest, MissingAnywhere{}}},
    {"OneRowMoreThanCanBeCounted", {8, kSeventh, NoneMissing{}}},
    {"OneColumnMoreThanCanBeCounted", {7, kSeventh + 1, NoneMissing{}}},
    {"SixteenBillionBillionSquares", {4'000'000'000, 4'000'000'000, NoneMissing{}}},
    {"MissingSquareAboveTheBoard", {2, 3, Cell{-1, 0}}},
    {"MissingSquareBelowTheBoard", {2, 3, Cell{2, 0}}},
    {"MissingSquareLeftOfTheBoard", {2, 3, Cell{0, -1}}},
    {"MissingSquareRightOfTheBoard", {2, 3, Cell{0, 3}}},
    {"MissingSquareAtTheHighestNumbers", {2, 3, Cell{kHighest, kHighest}}},
    {"MissingSquareAtTheLowestNumbers", {2, 3, Cell{kLowest, kLowest}}},
    {"OneSquare", {1, 1, NoneMissing{}}, true},
    {"AsManySquaresAsCanBeCounted", {7, kSeventh, NoneMissing{}}, true},
    {"AsManySquaresAsCanBeCountedTheOtherWay", {kSeventh, 7, MissingAnywhere{}}, true},
    {"LongestRow", {1, kHighest, Cell{0, kHighest - 1}}, true},
    {"LongestColumn", {kHighest, 1, Cell{kHighest - 1, 0}}, true},
    {"MissingSquareAtTheFirstCorner", {2, 3, Cell{0, 0}}, true},
    {"MissingSquareAtTheLastCorner", {2, 3, Cell{1, 2}}, true},
};

class TilingRequests : public testing::TestWithParam<TilingRow> {};

TEST_P(TilingRequests, AreJudgedIfTheyMakeSense) {
  const TilingRow& row = GetParam();
  ExpectSense(CheckTiling(row.problem, LabelGrid{{-1}}), row.makes_sense);
  ExpectSense(CheckTiling(row.problem, PieceList{{{{{-1, -1}, {-1, -1}, {-1, -1}}}}}),
              row.makes_sense);
}

INSTANTIATE_TEST_SUITE_P(Table, TilingRequests, testing::ValuesIn(kTilings),
                         verdict_table::RowName{});

struct TourRow {
  std::string name;
  TourProblem problem;
  bool makes_sense = false;
};

const TourRow kTours[] = {
    {"NoRows", {0, 4}},
    {"NoColumns", {4, 0}},
    {"NegativeRowsAndColumns", {-2, -2}},
    {"MoreSquaresThanCanBeCounted", {8, kSeventh}},
    {"StartOffTheBoard", {.rows = 2, .cols = 3, .start = Cell{2, 0}}},
    {"FinishOffTheBoard", {.rows = 2, .cols = 3, .finish = Cell{0, 3}}},
    {"StartAtTheLowestNumbers", {.rows = 2, .cols = 3, .start = Cell{kLowest, kLowest}}},
    {"FinishAtTheHighestNumbers", {.rows = 2, .cols = 3, .finish = Cell{kHighest, kHighest}}},
    {"StartBlocked", {.rows = 2, .cols = 3, .start = Cell{1, 1}, .blocked = {{0, 0}, {1, 1}}}},
    {"FinishBlocked", {.rows = 2, .cols = 3, .finish = Cell{0, 0}, .blocked = {{0, 0}, {1, 1}}}},
    {"BlockedSquareOffTheBoard", {.rows = 2, .cols = 3, .blocked = {{0, 0}, {1, 3}}}},
    {"BlockedSquareAboveTheBoard", {.rows = 2, .cols = 3, .blocked = {{-1, 0}}}},
    {"SquareBlockedTwice", {.rows = 2, .cols = 3, .blocked = {{0, 1}, {1, 1}, {1, 1}}}},
    {"BlockedRowsDescending", {.rows = 2, .cols = 3, .blocked = {{1, 0}, {0, 1}}}},
    {"BlockedColumnsDescending", {.rows = 2, .cols = 3, .blocked = {{1, 2}, {1, 1}}}},
    {"EverySquareBlocked", {.rows = 1, .cols = 2, .blocked = {{0, 0}, {0, 1}}}},
    {"OneSquareLeft", {.rows = 1, .cols = 2, .blocked = {{0, 0}}}, true},
    {"BlockedColumnsDescendingInTheNextRow",
     {.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 2}}},
     true},
    {"EndsAtTheCorners", {.rows = 2, .cols = 3, .start = Cell{0, 0}, .finish = Cell{1, 2}}, true},
    {"EndsThatAreTheSame", {.rows = 2, .cols = 3, .start = Cell{0, 2}, .finish = Cell{0, 2}}, true},
    {"StartBetweenBlockedSquares",
     {.rows = 2, .cols = 3, .start = Cell{0, 1}, .blocked = {{0, 0}, {0, 2}}},
     true},
    {"AsManySquaresAsCanBeCounted", {7, kSeventh}, true},
    {"LongestRow", {.rows = 1, .cols = kHighest, .finish = Cell{0, kHighest - 1}}, true},
};

class TourRequests : public testing::TestWithParam<TourRow> {};

TEST_P(TourRequests, AreJudgedIfTheyMakeSense) {
  const TourRow& row = GetParam();
  ExpectSense(CheckTour(row.problem, TourPath{{{-1, -1}}}), row.makes_sense);
  ExpectSense(CheckTour(row.problem, StepGrid{{-1}}), row.makes_sense);
}

INSTANTIATE_TEST_SUITE_P(Table, TourRequests, testing::ValuesIn(kTours), verdict_table::RowName{});

}  // namespace
}  // namespace onceover
