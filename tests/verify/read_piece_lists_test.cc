// Lists of pieces, by their squares or by their shapes: which lines are lists, and what they say.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "read/shape_lists.h"
#include "read/square_triples.h"
#include "read_tiling_families.h"

namespace onceover::read {
namespace {

using enum TilingFamily;

// What is read in a form of one's own.
std::string SayIn(const TilingForm& form, std::string_view bytes, const TilingRequest& request) {
  Reading<TilingAnswer> reading;
  EntryOf(form.family).read(Text(bytes), form, request, kDefaultMaxFaults, reading);
  return SayFirst(reading);
}

std::size_t AnswersOf(TilingFamily family, std::string_view bytes, const TilingRequest& request) {
  return ReadBy(family, bytes, request).reading.answers.size();
}

struct ListCase {
  TilingRequest request;
  std::string_view bytes;
  std::string_view said;
};

TEST(SquareTriples, AreListsOfMostlyPieces) {
  const std::vector<ListCase> cases = {
      {Full(2, 3), "1 1 1 2 2 1\n1 3 2 2 2 3\n", "accepted"},
      {{.missing = NoneMissing{}}, "1 1 1 2 2 1\n1 3 2 2 2 3\n", "accepted"},
      {Full(4, 6), "1 1 1 2 2 1\n1 3 2 2 2 3\n3 1 3 2 4 1\n3 3 4 2 4 3\n", "none"},
      {Asked(2, 2), "1 1 1 2 2 2147483649\n1 1 1 2 2 1\n", "off-board 0 1:9"},
      {Asked(2, 2), "1 1 1 2 2 -1\n", "none"},
      {Asked(2, 2), "1 x 1 2 2 1\n1 1 1 2 2 1\n", "not-a-number 0 1:3"},
      {Asked(4, 4), "1 1 1 2 2 1\n", "none"},
      {Asked(4, 4), "1 1 1 2 2 1\n1 3 2 2 2 3\n", "none"},
      {Asked(4, 4), "1 1 1 2 2 1\n1 3 2 2 2 3\n3 1 3 2 4 1\n3 3 4 2 4 3\n", "uncovered -1 4:12"},
  };
  for (const ListCase& row : cases) {
    EXPECT_EQ(Say(kSquareTriples, row.bytes, row.request), row.said) << row.bytes;
  }
}

TEST(SquareTriples, AreCutIntoAnswersOfTheLengthAskedFor) {
  constexpr std::string_view kTwo = "1 1 1 2 2 1\n1 3 2 2 2 3\n";
  const std::string four = std::string(kTwo) + std::string(kTwo);
  EXPECT_EQ(AnswersOf(kSquareTriples, four, Full(2, 3)), 2U);
  EXPECT_EQ(AnswersOf(kSquareTriples, four + "1 1 1 2 2 1\n", Full(2, 3)), 1U);
  EXPECT_EQ(AnswersOf(kSquareTriples, four, {}), 1U);
}

TEST(SquareTriples, AreReadInAForm) {
  const TilingForm base{.family = kSquareTriples};
  TilingForm turned = base;
  turned.column_first = true;
  TilingForm upwards = base;
  upwards.upwards = true;
  constexpr std::string_view kList = "1 1 1 2 2 1\n3 1 2 2 3 2\n";  // columns first
  EXPECT_EQ(SayIn(turned, kList, {.missing = NoneMissing{}}), "accepted");
  EXPECT_EQ(SayIn(turned, kList, Full(2, 3)), "accepted");
  EXPECT_EQ(SayIn(base, kList, Full(2, 3)), "off-board 1 2:1");
  EXPECT_EQ(SayIn(base, kList, {.missing = NoneMissing{}}), "accepted");
  EXPECT_EQ(SayIn(base, "1 1 1 2 2 1\n", Asked(2, 2, Cell{1, 1})), "accepted");
  EXPECT_EQ(SayIn(upwards, "1 1 1 2 2 1\n", Asked(2, 2, Cell{0, 1})), "accepted");
  EXPECT_EQ(SayIn(upwards, "1 1 1 2 2 1\n", Asked(2, 2, Cell{1, 1})), "missing-covered 0 1:5");
}

TEST(SquareTriples, AreAlsoFoundInARowOfNumbers) {
  const auto are = [](const std::vector<std::string_view>& words) { return AreTriples(words); };
  EXPECT_TRUE(are({"1", "1", "1", "2", "2", "1"}));
  EXPECT_FALSE(are({"1", "1", "1", "2", "2"}));
  EXPECT_FALSE(are({"1", "1", "1", "1", "2", "2"})) << "a square twice";
  EXPECT_FALSE(are({"1", "1", "1", "2", "2", "1073741825"}));
  EXPECT_FALSE(are({"1", "1", "2", "2", "1", "1"}));
  EXPECT_FALSE(are({"1", "1", "2", "2", "2", "2"}));
  EXPECT_FALSE(are({"1", "1", "1", "3", "2", "1"}));
  EXPECT_FALSE(are({"1", "1", "1", "2", "3", "1"}));
  EXPECT_TRUE(are({"1", "1", "1", "2", "2", "1", "9", "9", "9", "9", "9", "9"}));
  EXPECT_FALSE(are({"1", "1", "1", "2", "2", "1", "9", "9", "9", "9", "9", "9", "9"}));
}

TEST(CornerShapes, AreListsOfCoordinatesAndCodes) {
  const std::vector<ListCase> cases = {
      {Asked(2, 2, Cell{1, 1}), "1 1 4\n", "accepted"},
      {Asked(2, 2, Cell{1, 1}), "1 1 x\n", "none"},
      {Asked(2, 2, Cell{0, 1}), "1 0 2\n", "accepted"},
      {Asked(2, 2, Cell{1, 1}), "1 1 4\n\nso:\n1 1\n1 0\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 1 400\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "3 1 4\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 3 4\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 1 4\n2 2\n", "none"},
      {Asked(1, 3), "1 1 4\n", "none"},
      {Asked(2, 2), "1 1 abcdefghijklm\n", "none"},
      {Asked(2, 2), "1 1 a~\n", "none"},
      {Asked(2, 2), "1 1 a_\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 1 UU\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 1 ULL\n", "none"},
      {Asked(2, 2, Cell{1, 1}), "1 1 UX\n", "none"},
      {Asked(4, 4), "1 1 1\n", "none"},
      {{}, "1 1 1\n2 2 2\n", "none"},
      {Asked(4, 4), "1 1 a\n1 1 e\n1 1 f\n1 1 g\n1 1 h\n", "none"},
      {Asked(4, 4), "1 1 1\n1 1 1\n1 1 1\n1 1 1\n1 1 e\n1 1 f\n1 1 g\n1 1 h\n", "none"},
      {Asked(5, 3), "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n", "none"},
      {Asked(40, 4), "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n", "none"},
      {Asked(4, 4, Cell{0, 0}), "1 1 1\n0 3 3\n2 2 1\n3 1 2\n3 3 1\n", "missing-covered 0 1:1"},
      {Asked(4, 4, Cell{0, 0}), "2 2 1\n1 4 3\n3 3 1\n4 0 2\n4 4 1\n", "off-board 3 4:1"},
      {Asked(4, 4), "2 2 1\n1 99999999999999999999 3\n3 3 1\n4 1 2\n4 4 1\n",
       "number-overflow 1 2:3"},
      {Asked(4, 4), "2 2 1\n99999999999999999999 4 3\n3 3 1\n4 1 2\n4 4 1\n",
       "number-overflow 1 2:1"},
  };
  for (const ListCase& row : cases) {
    EXPECT_EQ(Say(kCornerShapes, row.bytes, row.request), row.said) << row.bytes;
  }
}

TEST(CornerShapes, OfAForeignBoardAreNotTried) {
  constexpr std::string_view kList = "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n";
  const auto has_usual = [&](const TilingRequest& request) {
    const FamilyReading result = ReadBy(kCornerShapes, kList, request);
    return result.forms.size() == 1 && result.forms.front().shapes.size() == 8;
  };
  EXPECT_TRUE(has_usual(Asked(17, 1)));
  EXPECT_TRUE(has_usual(Asked(1, 17)));
}

TEST(CornerShapes, AreTheUsualOnesWhereTheFormHasNone) {
  constexpr std::string_view kList = "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n";
  EXPECT_EQ(SayIn({.family = kCornerShapes}, kList, Asked(4, 4, Cell{0, 0})), "accepted");
}

TEST(CornerShapes, AreCutIntoAnswersOfTheLengthAskedFor) {
  const std::string list = "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n";
  EXPECT_EQ(AnswersOf(kCornerShapes, list + list, Asked(4, 4)), 2U);
  EXPECT_EQ(AnswersOf(kCornerShapes, list + list + "1 1 1\n", Asked(4, 4)), 1U);
  EXPECT_EQ(AnswersOf(kCornerShapes, list + list, {}), 1U);
  EXPECT_EQ(AnswersOf(kCornerShapes, "1 1 1\n2 2 1\n", Asked(2, 2)), 1U);
}

ShapeList Shapes(const std::vector<std::array<std::string_view, 3>>& lines) {
  ShapeList list;
  for (const auto& words : lines) {
    list.push_back({.words = {words.begin(), words.end()}, .is_entry = true});
  }
  return list;
}

TEST(ShapeLists, ShowABoardThatHoldsThem) {
  EXPECT_EQ(BoardOf(Shapes({{"1", "1", "1"}}), {}), (BoardSize{2, 2}));
  EXPECT_EQ(BoardOf(Shapes({{"1", "1", "1"}, {"9", "2", "1"}}), {}), (BoardSize{16, 16}));
  EXPECT_EQ(BoardOf(Shapes({{"1", "1", "1"}, {"9", "2", "1"}}), Asked(3, 7)), (BoardSize{3, 7}));
  constexpr std::int64_t kGreatest = std::int64_t{1} << 30U;
  EXPECT_EQ(BoardOf(Shapes({{"1", "1", "1"}, {"1", "99999999999", "1"}}), {}),
            (BoardSize{kGreatest, kGreatest}));
}

TEST(ShapeLists, KnowCornersByTheirNames) {
  EXPECT_EQ(NamedCorner("UL"), Corner::kTopLeft);
  EXPECT_EQ(NamedCorner("tr"), Corner::kTopRight);
  EXPECT_EQ(NamedCorner("SW"), Corner::kBottomLeft);
  EXPECT_EQ(NamedCorner("LR"), Corner::kBottomRight);
  for (const std::string_view other : {"", "U", "ULL", "XL", "UX", "LU", "RL"}) {
    EXPECT_EQ(NamedCorner(other), std::nullopt) << other;
  }
}

}  // namespace
}  // namespace onceover::read
