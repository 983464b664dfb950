// How a text is read where nobody names its format: which answers count, what two answers have in
// common, and what a caller may fix.
#include "read/interpret.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/text.h"

namespace onceover::read {
namespace {

using Kind = Selection::Kind;

const char* const kBoard2 = "0 1\n1 1\n";
const char* const kBoard4 = "1 1 2 2\n1 3 3 2\n4 3 5 5\n4 4 5 0\n";
const char* const kTour = "1 7 9 2 8 10 3 12 6 4 11 5\n";

std::vector<TilingInterpretation> Tilings(const std::string& bytes, const TilingRequest& request,
                                          const Selection& selection = {},
                                          const FormOverrides& overrides = {}) {
  const Text text(bytes);
  return InterpretTilings(text, request, overrides, selection, kDefaultMaxFaults);
}

std::vector<TourInterpretation> Tours(const std::string& bytes, const TourRequest& request,
                                      const FormOverrides& overrides = {}) {
  const Text text(bytes);
  return InterpretTours(text, request, overrides, {}, kDefaultMaxFaults);
}

// The answers, by number, that count of a text that is read in one way.
std::vector<std::size_t> Selected(const std::string& bytes, const TilingRequest& request,
                                  const Selection& selection) {
  const auto all = Tilings(bytes, request, selection);
  EXPECT_EQ(all.size(), 1U);
  return all.empty() ? std::vector<std::size_t>{99} : all.front().selected;
}

std::string Boards() {
  return std::string("first\n") + kBoard2 + "\nsecond\n" + kBoard4 + "\nthird\n" + kBoard2 +
         "\nfourth\n" + kBoard4;
}

TEST(Interpret, TakesAnswersAmongThoseOfTheSizeAskedFor) {
  using Numbers = std::vector<std::size_t>;
  const TilingRequest four{.board = BoardSize{4, 4}};
  EXPECT_EQ(Selected(Boards(), four, {Kind::kAll}), (Numbers{1, 3}));
  EXPECT_EQ(Selected(Boards(), four, {Kind::kFirst}), (Numbers{1}));
  EXPECT_EQ(Selected(Boards(), four, {Kind::kLast}), (Numbers{3}));
  const TilingRequest two{.board = BoardSize{2, 2}};
  EXPECT_EQ(Selected(Boards(), two, {Kind::kAll}), (Numbers{0, 2}));
  EXPECT_EQ(Selected(Boards(), two, {Kind::kLast}), (Numbers{2}));
}

TEST(Interpret, CountsAllAnswersForANumber) {
  using Numbers = std::vector<std::size_t>;
  const TilingRequest four{.board = BoardSize{4, 4}};
  EXPECT_EQ(Selected(Boards(), four, {Kind::kNumber, 1}), (Numbers{0}));
  EXPECT_EQ(Selected(Boards(), four, {Kind::kNumber, 4}), (Numbers{3}));
  EXPECT_EQ(Selected(Boards(), four, {Kind::kNumber, 5}), (Numbers{}));
}

TEST(Interpret, TakesAllAnswersWhereNoneIsOfTheSizeAskedFor) {
  const auto all = Tilings(Boards(), {.board = BoardSize{8, 8}});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().selected, (std::vector<std::size_t>{0, 1, 2, 3}));
  for (const TilingAnswer& answer : all.front().reading.answers) {
    const Verdict verdict = Judge(answer);
    EXPECT_EQ(verdict.outcome, Outcome::kRejected);
    EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kBoardSize)], 1);
  }
}

TEST(Interpret, FindsNoAnswerInProse) {
  EXPECT_TRUE(Tilings("There is nothing here.\n", {.board = BoardSize{4, 4}}).empty());
  EXPECT_TRUE(Tours("There is nothing here.\n", {.board = BoardSize{3, 4}}).empty());
  EXPECT_TRUE(Tilings("", {.board = BoardSize{4, 4}}).empty());
  EXPECT_TRUE(Tours("", {.board = BoardSize{3, 4}}).empty());
}

// The one tour of a text.
TourAnswer TourOf(const std::string& bytes, std::int64_t rows = 3, std::int64_t cols = 4) {
  const auto all = Tours(bytes, {.board = BoardSize{rows, cols}});
  EXPECT_EQ(all.size(), 1U) << bytes;
  if (all.empty()) return {};
  const TourAnswer& answer = all.front().reading.answers.front();
  EXPECT_EQ(Judge(answer).outcome, Outcome::kAccepted) << bytes;
  return answer;
}

TEST(SaySame, ComparesAPathWithAGrid) {
  const TourAnswer path = TourOf(kTour);
  const TourAnswer grid = TourOf("1 4 7 10\n12 9 2 5\n3 6 11 8\n");
  ASSERT_TRUE(std::holds_alternative<TourPath>(path.certificate));
  ASSERT_TRUE(std::holds_alternative<StepGrid>(grid.certificate));
  EXPECT_TRUE(SaySame(path, grid));
  EXPECT_TRUE(SaySame(grid, path));
  EXPECT_TRUE(SaySame(grid, TourOf("0 3 6 9\n11 8 1 4\n2 5 10 7\n"))) << "another base";
  const TourAnswer turned = TourOf("12 9 6 3\n1 4 11 8\n10 7 2 5\n");
  EXPECT_FALSE(SaySame(path, turned)) << "the way back is another tour";
  EXPECT_FALSE(SaySame(turned, grid));
}

TilingAnswer TilingOf(const std::string& bytes) {
  const auto all = Tilings(bytes, {.board = BoardSize{4, 4}, .missing = Cell{3, 3}});
  EXPECT_EQ(all.size(), 1U) << bytes;
  if (all.empty()) return {};
  const TilingAnswer& answer = all.front().reading.answers.front();
  EXPECT_EQ(Judge(answer).outcome, Outcome::kAccepted) << bytes;
  return answer;
}

TEST(SaySame, ComparesLabelsWithPieces) {
  const TilingAnswer labels = TilingOf(kBoard4);
  const TilingAnswer pieces =
      TilingOf("4 3 3 3 3 4\n1 1 2 1 1 2\n1 3 1 4 2 4\n2 2 2 3 3 2\n3 1 4 1 4 2\n");
  ASSERT_TRUE(std::holds_alternative<LabelGrid>(labels.certificate));
  ASSERT_TRUE(std::holds_alternative<PieceList>(pieces.certificate));
  EXPECT_TRUE(SaySame(labels, pieces));
  EXPECT_TRUE(SaySame(pieces, labels));
  EXPECT_TRUE(SaySame(labels, TilingOf("5 5 1 1\n5 2 2 1\n3 2 4 4\n3 3 4 0\n"))) << "other labels";
  TilingAnswer other = labels;
  std::swap(std::get<LabelGrid>(other.certificate).labels[0],
            std::get<LabelGrid>(other.certificate).labels[15]);
  EXPECT_FALSE(SaySame(labels, other));
  EXPECT_FALSE(SaySame(other, pieces));
}

TEST(SaySame, TellsBoardsOfDifferentSizesApart) {
  TourAnswer path = TourOf(kTour);
  TourAnswer wide = path;
  std::swap(wide.problem.rows, wide.problem.cols);
  EXPECT_FALSE(SaySame(path, wide));
  TourAnswer wider = path;
  ++wider.problem.cols;
  EXPECT_FALSE(SaySame(path, wider));
  TilingAnswer tiling = TilingOf(kBoard4);
  TilingAnswer longer = tiling;
  ++longer.problem.rows;
  EXPECT_FALSE(SaySame(tiling, longer));
}

TEST(SaySame, PassesOverSquaresWithoutAStep) {
  TourAnswer one = TourOf(kTour);
  one.certificate = StepGrid{{1, 0, 2, 0}};
  TourAnswer other = one;
  other.certificate = StepGrid{{4, 0, 7, 0}};
  EXPECT_TRUE(SaySame(one, other));
  other.certificate = StepGrid{{4, 7, 0, 0}};
  EXPECT_FALSE(SaySame(one, other));
}

TEST(Interpret, CountsFromTheBaseThatTheCallerFixes) {
  const TourRequest request{.board = BoardSize{3, 4}};
  const auto one = Tours(kTour, request);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one.front().form.base, 1);
  EXPECT_EQ(Judge(one.front().reading.answers.front()).outcome, Outcome::kAccepted);
  const auto zero = Tours(kTour, request, {.base = 0, .meaning = std::nullopt});
  ASSERT_EQ(zero.size(), 1U);
  EXPECT_EQ(zero.front().form.base, 0);
  EXPECT_EQ(Judge(zero.front().reading.answers.front()).outcome, Outcome::kRejected);
}

TEST(Interpret, ReadsLabelsAsTheCallerSays) {
  const std::string letters = "A A B B\nA C C B\nB C A A\nB B A .\n";
  const TilingRequest request{.board = BoardSize{4, 4}, .missing = Cell{3, 3}};
  const auto pieces = Tilings(letters, request);
  ASSERT_EQ(pieces.size(), 1U);
  EXPECT_EQ(pieces.front().form.meaning, LabelMeaning::kPieces);
  EXPECT_EQ(Judge(pieces.front().reading.answers.front()).outcome, Outcome::kRejected);
  for (const LabelMeaning meaning : {LabelMeaning::kColours, LabelMeaning::kReusedPieces}) {
    const auto asked = Tilings(letters, request, {}, {.base = std::nullopt, .meaning = meaning});
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked.front().form.meaning, meaning);
    EXPECT_EQ(Judge(asked.front().reading.answers.front()).outcome, Outcome::kAccepted);
  }
}

}  // namespace
}  // namespace onceover::read
