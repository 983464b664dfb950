// Which theorem decides, on named examples; boards too large for any search; and words.
#include "onceover/claims.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/certificate.h"

namespace onceover {
namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

constexpr Existence kNoSense{.decision = Decision::kMakesNoSense};
constexpr Existence kOpenQuestion{};

constexpr Existence There(Theorem theorem) { return {Decision::kExists, theorem}; }
constexpr Existence None(Theorem theorem) { return {Decision::kNone, theorem}; }

template <typename Problem>
struct Case {
  std::string name;
  Problem problem;
  Existence expected;
};

template <typename Problem>
void PrintTo(const Case<Problem>& row, std::ostream* out) {
  *out << row.name;
}

struct CaseName {
  std::string operator()(const auto& row) const { return row.param.name; }
};

const std::vector<Case<TilingProblem>> kTilings{
    {"NoBoard", {0, 4, NoneMissing{}}, kNoSense},
    {"NegativeBoard", {-2, -3, NoneMissing{}}, kNoSense},
    {"LowestBoard", {kLowest, kLowest, MissingAnywhere{}}, kNoSense},
    {"UncountableBoard", {kHighest, 2, MissingAnywhere{}}, kNoSense},
    {"UncountableSquare", {kHighest, kHighest, MissingAnywhere{}}, kNoSense},
    {"MissingOffTheBoard", {4, 4, Cell{4, 0}}, kNoSense},
    {"MissingAtMinusOne", {4, 4, Cell{0, -1}}, kNoSense},
    {"OneSquareMissing", {1, 1, Cell{0, 0}}, There(Theorem::kNothingToCover)},
    {"OneSquareAnyMissing", {1, 1, MissingAnywhere{}}, There(Theorem::kNothingToCover)},
    {"OneSquareFull", {1, 1, NoneMissing{}}, None(Theorem::kThreeSquaresAPiece)},
    {"FullChessboard", {8, 8, NoneMissing{}}, None(Theorem::kThreeSquaresAPiece)},
    {"SixBySixAnyMissing", {6, 6, MissingAnywhere{}}, None(Theorem::kThreeSquaresAPiece)},
    {"OneRowOfThree", {1, 3, NoneMissing{}}, None(Theorem::kOneRow)},
    {"OneRowOfFour", {4, 1, MissingAnywhere{}}, None(Theorem::kOneRow)},
    {"LongestRow", {1, kHighest - 1, NoneMissing{}}, None(Theorem::kOneRow)},
    {"LongestRowOneMissing", {kHighest, 1, Cell{7, 0}}, None(Theorem::kOneRow)},
    {"ThreeByThree", {3, 3, NoneMissing{}}, None(Theorem::kFullRectangle)},
    {"NineByThree", {9, 3, NoneMissing{}}, None(Theorem::kFullRectangle)},
    {"ThreeByTwo", {3, 2, NoneMissing{}}, There(Theorem::kFullRectangle)},
    {"FiveByNine", {5, 9, NoneMissing{}}, There(Theorem::kFullRectangle)},
    {"ThreeByVeryLongOdd", {3, kHighest / 3, NoneMissing{}}, There(Theorem::kFullRectangle)},
    {"ThreeByVeryLongEven", {kHighest / 3 - 1, 3, NoneMissing{}}, None(Theorem::kFullRectangle)},
    {"SidesOfThirtyOneBits",
     {std::int64_t{1} << 31, 3 * (std::int64_t{1} << 29), NoneMissing{}},
     There(Theorem::kFullRectangle)},
    {"TwoToTheThirtyOne",
     {std::int64_t{1} << 31, std::int64_t{1} << 31, Cell{(std::int64_t{1} << 31) - 1, 12345}},
     There(Theorem::kDeficientRectangle)},
    {"ChessboardAnyMissing", {8, 8, MissingAnywhere{}}, There(Theorem::kDeficientRectangle)},
    {"TwoByFiveInTheMiddle", {2, 5, Cell{1, 2}}, None(Theorem::kDeficientRectangle)},
    {"FiveByTwoInTheMiddle", {5, 2, Cell{2, 1}}, None(Theorem::kDeficientRectangle)},
    {"TwoByFiveBeside", {2, 5, Cell{1, 3}}, There(Theorem::kDeficientRectangle)},
    {"FiveByFiveCorner", {5, 5, Cell{0, 4}}, There(Theorem::kDeficientRectangle)},
    {"FiveByFiveOdd", {5, 5, Cell{1, 1}}, None(Theorem::kDeficientRectangle)},
    {"FiveByEightSecond", {5, 8, Cell{2, 1}}, None(Theorem::kDeficientRectangle)},
    {"EightByFiveLastButOne", {8, 5, Cell{6, 2}}, None(Theorem::kDeficientRectangle)},
    {"EightByFiveTransposed", {8, 5, Cell{1, 2}}, None(Theorem::kDeficientRectangle)},
    {"EightByFiveElsewhere", {8, 5, Cell{2, 1}}, There(Theorem::kDeficientRectangle)},
};

const std::vector<Case<TourProblem>> kTours{
    {"NoBoard", {0, 8}, kNoSense},
    {"UncountableBoard", {kHighest, 2}, kNoSense},
    {"StartOffTheBoard", {8, 8, Cell{8, 0}}, kNoSense},
    {"FinishOffTheBoard", {.rows = 8, .cols = 8, .finish = Cell{0, kLowest}}, kNoSense},
    {"BlockedStart", {.rows = 3, .cols = 4, .start = Cell{0, 0}, .blocked = {{0, 0}}}, kNoSense},
    {"AllBlocked", {.rows = 1, .cols = 1, .blocked = {{0, 0}}}, kNoSense},
    {"UnsortedBlocked", {.rows = 3, .cols = 4, .blocked = {{1, 0}, {0, 0}}}, kNoSense},
    {"OneSquare", {1, 1, Cell{0, 0}, Cell{0, 0}}, There(Theorem::kOneSquare)},
    {"OneSquareFree", {.rows = 1, .cols = 2, .blocked = {{0, 1}}}, There(Theorem::kOneSquare)},
    {"OneSquareClosed", {.rows = 1, .cols = 1, .closed = true}, None(Theorem::kTooFewToClose)},
    {"TwoSquaresClosed", {.rows = 1, .cols = 2, .closed = true}, None(Theorem::kTooFewToClose)},
    {"OneRow", {1, 5}, None(Theorem::kNoMoves)},
    {"LongestRow", {kHighest, 1, Cell{kHighest - 1, 0}}, None(Theorem::kNoMoves)},
    {"OneRowBlocked", {.rows = 1, .cols = 4, .blocked = {{0, 3}}}, None(Theorem::kNoMoves)},
    {"SameEnds", {8, 8, Cell{3, 3}, Cell{3, 3}}, None(Theorem::kOneSquareTwoEnds)},
    {"SameEndsClosed", {8, 8, Cell{0, 0}, Cell{0, 0}, true}, None(Theorem::kOneSquareTwoEnds)},
    {"EqualColours", {8, 8, Cell{0, 0}, Cell{7, 7}}, None(Theorem::kColours)},
    {"MinorityStart", {5, 5, Cell{0, 1}}, None(Theorem::kColours)},
    {"MinorityFinish", {.rows = 7, .cols = 9, .finish = Cell{1, 0}}, None(Theorem::kColours)},
    {"OddClosed", {.rows = 9, .cols = 7, .closed = true}, None(Theorem::kColours)},
    {"BlockedOneColour",
     {.rows = 4, .cols = 4, .blocked = {{0, 0}, {1, 1}}},
     None(Theorem::kColours)},
    {"BlockedOneClosed",
     {.rows = 6, .cols = 6, .closed = true, .blocked = {{0, 0}}},
     None(Theorem::kColours)},
    {"BlockedEndsOfOneColour",
     {.rows = 4, .cols = 4, .start = Cell{1, 0}, .finish = Cell{1, 1}, .blocked = {{0, 0}}},
     None(Theorem::kColours)},
    {"BlockedCornerOfOddBoard",
     {.rows = 5, .cols = 5, .start = Cell{0, 2}, .finish = Cell{1, 1}, .blocked = {{0, 0}}},
     None(Theorem::kColours)},
    {"BlockedUndecided",
     {.rows = 5, .cols = 5, .closed = true, .blocked = {{0, 0}}},
     kOpenQuestion},
    {"BlockedTwoRows",
     {.rows = 2, .cols = 3, .blocked = {{0, 1}, {0, 2}, {1, 0}, {1, 1}}},
     kOpenQuestion},
    {"FarEndsClosed", {8, 8, Cell{0, 0}, Cell{0, 1}, true}, None(Theorem::kClosingMove)},
    {"FarEndsClosedBlocked",
     {4, 4, Cell{0, 0}, Cell{0, 1}, true, {{3, 2}, {3, 3}}},
     None(Theorem::kClosingMove)},
    {"ChessboardClosed", {.rows = 8, .cols = 8, .closed = true}, There(Theorem::kClosedTour)},
    {"ChessboardClosedFrom", {8, 8, Cell{4, 4}, {}, true}, There(Theorem::kClosedTour)},
    {"ThreeByEightClosed", {.rows = 8, .cols = 3, .closed = true}, None(Theorem::kClosedTour)},
    {"ThreeByTenClosed", {.rows = 10, .cols = 3, .closed = true}, There(Theorem::kClosedTour)},
    {"FourByLongClosed",
     {.rows = 4, .cols = kHighest / 4, .closed = true},
     None(Theorem::kClosedTour)},
    {"CornerMoveClosed", {8, 8, Cell{0, 0}, Cell{2, 1}, true}, There(Theorem::kForcedMoves)},
    {"MiddleMoveClosed", {8, 8, Cell{3, 3}, Cell{4, 5}, true}, kOpenQuestion},
    {"ForcedAwayClosed", {5, 6, Cell{2, 1}, Cell{3, 3}, true}, None(Theorem::kForcedMoves)},
    {"FourByFour", {4, 4}, None(Theorem::kOpenTour)},
    {"FourByFourFrom", {4, 4, Cell{0, 0}}, None(Theorem::kOpenTour)},
    {"TwoByLongest", {kHighest / 2, 2}, None(Theorem::kOpenTour)},
    {"ThreeByFive", {5, 3}, None(Theorem::kOpenTour)},
    {"ThreeByFour", {4, 3}, There(Theorem::kOpenTour)},
    {"ThreeByLongest", {3, kHighest / 3}, There(Theorem::kOpenTour)},
    {"HugeSquareFrom",
     {3037000499, 3037000498, Cell{3037000498, 0}},
     There(Theorem::kClosedTourTurned)},
    {"HugeOddFrom", {3037000499, 3037000499, Cell{3037000498, 0}}, There(Theorem::kOddBoard)},
    {"HugeOddFromMinority", {3037000499, 3037000499, Cell{3037000497, 0}}, None(Theorem::kColours)},
    {"HugeSquareBetween",
     {3037000499, 3037000499, Cell{0, 0}, Cell{3037000498, 3037000498}},
     There(Theorem::kSquareBoardEnds)},
    {"ThreeByElevenFrom", {11, 3, Cell{10, 2}}, There(Theorem::kThreeRows)},
    {"ThreeBySevenFromTheMiddle", {3, 7, Cell{1, 3}}, None(Theorem::kSmallBoardStarts)},
    {"SevenByThreeToTheMiddle",
     {.rows = 7, .cols = 3, .finish = Cell{3, 1}},
     None(Theorem::kSmallBoardStarts)},
    {"ThreeByFourFromTheCorner", {3, 4, Cell{0, 0}}, There(Theorem::kSmallBoardStarts)},
    {"FourByNineInner", {9, 4, Cell{4, 2}}, None(Theorem::kFourRows)},
    {"FourByNineOuter", {9, 4, Cell{4, 3}}, There(Theorem::kFourRows)},
    {"FourByLongToInner", {4, kHighest / 4, Cell{0, 0}, Cell{1, 0}}, None(Theorem::kFourRows)},
    {"FiveByFortyBesideTheCorners", {5, 40, Cell{2, 1}, Cell{0, 2}}, None(Theorem::kForcedMoves)},
    {"FiveByFortyCorner", {5, 40, Cell{2, 1}, Cell{4, 0}}, kOpenQuestion},
    {"ThreeByLongThreeSquareLoop", {3, 99, Cell{0, 2}, Cell{2, 2}}, None(Theorem::kForcedMoves)},
    {"ThreeByLongNineSquareLoop", {99, 3, Cell{95, 1}, Cell{96, 2}}, None(Theorem::kForcedMoves)},
    {"ThreeByLongBetween", {3, 99, Cell{0, 0}, Cell{2, 98}}, kOpenQuestion},
    {"FiveByFiveBetween", {5, 5, Cell{1, 1}, Cell{3, 3}}, None(Theorem::kSmallBoardEnds)},
    {"FiveByFiveCorners", {5, 5, Cell{0, 0}, Cell{4, 4}}, There(Theorem::kSmallBoardEnds)},
    {"ChessboardBetween", {8, 8, Cell{0, 0}, Cell{7, 0}}, There(Theorem::kSquareBoardEnds)},
    {"SixBySixBetween", {6, 6, Cell{0, 0}, Cell{5, 0}}, There(Theorem::kSquareBoardEnds)},
    {"ThreeByTwentyBetween", {3, 20, Cell{0, 0}, Cell{0, 19}}, There(Theorem::kSmallBoardEnds)},
    {"ThreeByTwentyOneBetween", {3, 21, Cell{0, 0}, Cell{0, 20}}, kOpenQuestion},
    {"FourBySixteenBetween", {4, 16, Cell{0, 0}, Cell{0, 15}}, There(Theorem::kSmallBoardEnds)},
    {"FourBySeventeenBetween", {4, 17, Cell{0, 0}, Cell{3, 16}}, kOpenQuestion},
    {"FiveByElevenBetween", {5, 11, Cell{0, 0}, Cell{0, 10}}, There(Theorem::kSmallBoardEnds)},
    {"FiveByTwelveBetween", {5, 12, Cell{0, 0}, Cell{0, 11}}, kOpenQuestion},
    {"SixBySevenBetween", {6, 7, Cell{0, 0}, Cell{5, 0}}, kOpenQuestion},
};

class ClaimsTiling : public testing::TestWithParam<Case<TilingProblem>> {};

TEST_P(ClaimsTiling, IsDecidedByItsTheorem) {
  const Existence decided = DecideTiling(GetParam().problem);
  EXPECT_EQ(decided.decision, GetParam().expected.decision);
  EXPECT_EQ(decided.theorem, GetParam().expected.theorem) << TheoremText(decided.theorem);
}

INSTANTIATE_TEST_SUITE_P(Table, ClaimsTiling, testing::ValuesIn(kTilings), CaseName{});

class ClaimsTour : public testing::TestWithParam<Case<TourProblem>> {};

TEST_P(ClaimsTour, IsDecidedByItsTheorem) {
  const Existence decided = DecideTour(GetParam().problem);
  EXPECT_EQ(decided.decision, GetParam().expected.decision);
  EXPECT_EQ(decided.theorem, GetParam().expected.theorem) << TheoremText(decided.theorem);
}

INSTANTIATE_TEST_SUITE_P(Table, ClaimsTour, testing::ValuesIn(kTours), CaseName{});

TEST(Claims, AreUndecidedByDefault) {
  EXPECT_EQ(Existence{}.decision, Decision::kUndecided);
  EXPECT_EQ(Existence{}.theorem, Theorem::kNothing);
}

TEST(Claims, UseEveryTheoremInATable) {
  std::set<Theorem> used;
  for (const auto& row : kTilings) used.insert(row.expected.theorem);
  for (const auto& row : kTours) used.insert(row.expected.theorem);
  EXPECT_EQ(used.size(), kTheoremCount);
}

// Does the line end with `(elementary)` or with the year of a source?
bool HasSource(std::string_view text) {
  if (text.ends_with("(elementary)")) return true;
  if (text.size() < 6 || text.back() != ')') return false;
  const std::string_view year = text.substr(text.size() - 5, 4);
  return std::ranges::all_of(year, [](char c) { return c >= '0' && c <= '9'; });
}

TEST(Claims, ArePutInOneLineOfAsciiWithASource) {
  EXPECT_EQ(TheoremText(Theorem::kNothing), "");
  std::set<std::string_view> texts;
  for (std::size_t number = 1; number < kTheoremCount; ++number) {
    const std::string_view text = TheoremText(static_cast<Theorem>(number));
    EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })) << text;
    EXPECT_LE(text.size(), 160U) << text;
    EXPECT_TRUE(HasSource(text)) << text;
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), kTheoremCount - 1);
}

}  // namespace
}  // namespace onceover
