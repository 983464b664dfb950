// Right answers against those that are expected: what differs, and where.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "profiles_judging.h"
#include "read/profile.h"
#include "read/profile_compare.h"
#include "read/profile_theory.h"

namespace onceover::read {
namespace {

using Labels = std::vector<std::int64_t>;

TilingAnswer Tiling(std::int64_t rows, std::int64_t cols, Labels labels,
                    std::vector<std::string> names = {}) {
  TilingAnswer answer;
  answer.problem = {.rows = rows, .cols = cols, .missing = MissingAnywhere{}};
  answer.certificate = LabelGrid{std::move(labels)};
  answer.names = std::move(names);
  return answer;
}

Verdict Accepted() {
  Verdict verdict;
  verdict.outcome = Outcome::kAccepted;
  return verdict;
}

template <typename AnswerType>
JudgedAnswers<AnswerType> Judged(std::vector<AnswerType> answers) {
  JudgedAnswers<AnswerType> judged;
  judged.verdicts.assign(answers.size(), Accepted());
  judged.notes.resize(answers.size());
  judged.reading.answers = std::move(answers);
  return judged;
}

// What is said of an answer that is right, where another one was expected.
template <typename AnswerType>
std::string Compared(const AnswerType& found, const AnswerType& expected) {
  auto judged = Judged<AnswerType>({found});
  Compare(Judged<AnswerType>({expected}), judged);
  return Say(judged);
}

TEST(Compare, NamesTheFirstLabelThatDiffers) {
  const TilingAnswer one = Tiling(2, 3, {1, 1, 2, 1, 2, 2});
  EXPECT_EQ(Compared(one, one), "accepted; ");
  EXPECT_EQ(Compared(one, Tiling(2, 3, {2, 2, 1, 2, 1, 1})), "valid-but-not-expected #0 0,0 2/1; ");
  EXPECT_EQ(Compared(one, Tiling(2, 3, {1, 2, 2, 1, 1, 2})), "valid-but-not-expected #1 0,1 2/1; ");
  EXPECT_EQ(Compared(one, Tiling(3, 2, {1, 1, 2, 1, 2, 2})), "valid-but-not-expected; ");
  EXPECT_EQ(Compared(one, Tiling(2, 4, {1, 1, 0, 2, 1, 0, 2, 2})), "valid-but-not-expected; ");
  EXPECT_EQ(Compared(one, Tiling(4, 3, {1, 1, 2, 1, 2, 2, 3, 3, 4, 3, 4, 4})),
            "valid-but-not-expected; ");
}

TEST(Compare, NamesTheFirstPieceOrStepThatDiffers) {
  TilingAnswer one = Tiling(2, 3, {});
  TilingAnswer other = one;
  const PieceList pieces{{{Cell{0, 0}, {0, 1}, {1, 0}}, {Cell{0, 2}, {1, 1}, {1, 2}}}};
  one.certificate = pieces;
  other.certificate = PieceList{{pieces.pieces[0], {Cell{1, 1}, {0, 2}, {1, 2}}}};
  EXPECT_EQ(Compared(one, other), "valid-but-not-expected #1; ");
  EXPECT_EQ(Compared(one, one), "accepted; ");
  EXPECT_EQ(Compared(one, Tiling(2, 3, {1, 1, 2, 1, 2, 2})), "valid-but-not-expected; ");

  TourAnswer path;
  path.problem = {.rows = 1, .cols = 2};
  path.certificate = TourPath{{{0, 0}, {0, 1}}};
  TourAnswer back = path;
  back.certificate = TourPath{{{0, 0}, {1, 0}}};
  EXPECT_EQ(Compared(path, back), "valid-but-not-expected #1 0,1 1,0; ");
  TourAnswer grid = path;
  grid.certificate = StepGrid{{1, 2}};
  back.certificate = StepGrid{{2, 1}};
  EXPECT_EQ(Compared(grid, back), "valid-but-not-expected #0 0,0 2/1; ");
  EXPECT_EQ(Compared(grid, path), "valid-but-not-expected; ");
}

TEST(Compare, LeavesRejectedAnswersAndCountsThem) {
  const TilingAnswer one = Tiling(2, 3, {1, 1, 2, 1, 2, 2});
  const TilingAnswer other = Tiling(2, 3, {2, 2, 1, 2, 1, 1});
  auto judged = Judged<TilingAnswer>({one, one});
  judged.verdicts[0].outcome = Outcome::kRejected;
  judged.reading.answers[1].end = {.byte = 9, .line = 3, .column = 4};
  const auto with_faults = [&](std::vector<TilingAnswer> expected) {
    auto compared = judged;
    Compare(Judged(std::move(expected)), compared);
    return Say(compared);
  };
  EXPECT_EQ(with_faults({other, one}), "rejected; accepted; ");
  EXPECT_EQ(with_faults({other, other}), "rejected; valid-but-not-expected #0 0,0 2/1; ");
  EXPECT_EQ(with_faults({other}), "file: answer-count 1/2 at 3:4; rejected; accepted; ");
  EXPECT_EQ(with_faults({one, one, one}), "file: answer-count 3/2 at 3:4; rejected; accepted; ");
  judged.faults.push_back({.fault = {.rule = Rule::kOtherRequest}, .at = {}, .shown = ""});
  EXPECT_EQ(with_faults({other}), "file: other-request at 1:1; rejected; accepted; ");
}

std::string Touching(const TilingAnswer& answer) {
  Verdict verdict = Accepted();
  RejectTouchingColours(answer, verdict);
  EXPECT_EQ(verdict.counts[static_cast<std::size_t>(Rule::kLabelReused)],
            verdict.outcome == Outcome::kAccepted ? 0 : 1);
  return Say(verdict);
}

TEST(TouchingColours, AreThoseOfTwoPiecesWithASharedEdge) {
  const Labels two = {1, 1, 2, 1, 2, 2};
  EXPECT_EQ(Touching(Tiling(2, 3, two, {"a", "b"})), "accepted");
  EXPECT_EQ(Touching(Tiling(2, 3, two, {"a", "a"})), "label-reused #1 0,1 0,2 3/6");
  EXPECT_EQ(Touching(Tiling(2, 3, two)), "accepted") << "no colours";
  EXPECT_EQ(Touching(Tiling(3, 2, {1, 1, 1, 2, 2, 2}, {"a", "a"})), "label-reused #1 0,1 1,1 3/6")
      << "below";
  EXPECT_EQ(Touching(Tiling(2, 4, {1, 1, 0, 2, 1, 0, 2, 2}, {"a", "a"})), "accepted")
      << "the end of a row and the beginning of the next do not touch";
  TilingAnswer pieces = Tiling(2, 2, {}, {"a"});
  pieces.certificate = PieceList{{{Cell{0, 0}, {0, 1}, {1, 0}}}};
  EXPECT_EQ(Touching(pieces), "accepted") << "pieces have no colours";
}

std::string Reference(const TilingAnswer& answer, bool has_numbers) {
  Verdict verdict = Accepted();
  CompareWithReference(answer, has_numbers, verdict);
  return Say(verdict);
}

// Of the 4x4 board without its first square: the reference, and the same pieces in another order;
// of the 8x8 board: other pieces, in the order of their first squares.
const Labels kReference = {0, 2, 3, 3, 2, 2, 1, 3, 4, 1, 1, 5, 4, 4, 5, 5};
const Labels kReordered = {0, 2, 3, 3, 2, 2, 1, 3, 5, 1, 1, 4, 5, 5, 4, 4};
const Labels kOthers = {0,  1,  2,  2,  3,  3,  4,  4,  5,  1,  1,  2,  6,  3,  7,  4,
                        5,  5,  8,  8,  6,  6,  7,  7,  9,  10, 10, 8,  11, 11, 12, 12,
                        9,  9,  10, 13, 13, 11, 14, 12, 15, 15, 16, 16, 13, 17, 14, 14,
                        18, 15, 19, 16, 20, 17, 17, 21, 18, 18, 19, 19, 20, 20, 21, 21};

TEST(Reference, IsHeldToItsNumbersWhereThereAreAny) {
  EXPECT_EQ(Reference(Tiling(4, 4, kReference), true), "accepted");
  EXPECT_EQ(Reference(Tiling(4, 4, kReference), false), "accepted");
  EXPECT_EQ(Reference(Tiling(4, 4, kReordered), true), "valid-but-not-expected #8 2,0 4/5");
  EXPECT_EQ(Reference(Tiling(4, 4, kReordered), false), "accepted");
  EXPECT_EQ(Reference(Tiling(8, 8, kOthers), true), "valid-but-not-expected #1 0,1 3/1");
  EXPECT_EQ(Reference(Tiling(8, 8, kOthers), false), "valid-but-not-expected #10 1,2");
  EXPECT_EQ(Reference(Tiling(1, 1, {0}), true), "accepted");
}

TEST(Reference, IsThatOfBoardsOfSideAPowerOfTwo) {
  EXPECT_EQ(Reference(Tiling(2, 3, {2, 2, 1, 2, 1, 1}), true), "accepted");
  const Labels of_side_5 = {0, 1, 1, 2, 2, 3, 3, 1, 4, 2, 3, 5, 5,
                            4, 4, 6, 5, 7, 8, 8, 6, 6, 7, 7, 8};
  EXPECT_EQ(Reference(Tiling(5, 5, of_side_5), true), "accepted");
  TilingAnswer pieces = Tiling(2, 2, {});
  pieces.certificate = PieceList{{{Cell{0, 0}, {0, 1}, {1, 0}}}};
  EXPECT_EQ(Reference(pieces, true), "accepted");
}

// Boards that hold the same labels in other rows are other answers.
TEST(Compare, TellsBoardsOfOtherSizesApart) {
  const Profile& profile = *FindProfile("ruby-quiz-33");
  const auto compared = [&](std::string_view answer, std::string_view expected) {
    const ProfileInput input{
        .answer = answer, .expected = expected, .overrides = {.missing = NoneMissing{}}};
    return Say(JudgeByProfile(profile, input, TheoremsOfClaims()));
  };
  EXPECT_EQ(compared("aa aa bb\naa bb bb\n", "aa aa bb\naa bb bb\n"), "accepted; ");
  EXPECT_EQ(compared("aa aa\nbb aa\nbb bb\n", "aa aa bb\naa bb bb\n"), "valid-but-not-expected; ");
  EXPECT_EQ(compared("aa aa bb\naa bb bb\n", "aa aa bb\naa aa bb\n"),
            "expected: the expected answer is not right at 1:1");
}

}  // namespace
}  // namespace onceover::read
