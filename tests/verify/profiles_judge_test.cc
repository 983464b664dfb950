// Answers judged by a profile: what is said of the file and of each of its answers.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/verify.h"
#include "profiles_judging.h"
#include "read/profile.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"

namespace onceover::read {
namespace {

constexpr std::string_view kBoard = "1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5\n";
constexpr std::string_view kTour = "1 4 7 10\n8 11 2 5\n3 6 9 12\n";
constexpr std::string_view kNoTour = "1 4 7 10\n8 11 2 5\n3 6 12 9\n";

std::string By(const Profile& profile, const ProfileInput& input) {
  const auto result = JudgeByProfile(profile, input, TheoremsOfClaims());
  const std::string said = Say(result);
  const bool has_fault = said.find("file") != std::string::npos;
  EXPECT_EQ(IsAccepted(result),
            !has_fault && said.ends_with("accepted; ") && said.find('#') == std::string::npos)
      << said;
  return said;
}

std::string By(std::string_view profile, const ProfileInput& input) {
  return By(*FindProfile(profile), input);
}

TEST(ProfileJudge, TakesTheCallersWordForTheTilingsProblem) {
  const auto with = [](const ProfileOverrides& overrides) {
    return By("openjudges-p1228", {.answer = kBoard, .request = "2 2 3", .overrides = overrides});
  };
  EXPECT_EQ(with({}), "accepted; ");
  EXPECT_EQ(with({.missing = Cell{0, 0}}), "missing-covered #0 0,0 0/1; ");
  EXPECT_EQ(with({.missing = MissingAnywhere{}}), "accepted; ");
  EXPECT_EQ(with({.board = BoardSize{8, 8}}), "board-size #0 8/4; ");
  EXPECT_EQ(with({.form = {.base = 0, .meaning = std::nullopt}}),
            "label-out-of-range #11 2,3 5/6; ");
}

TEST(ProfileJudge, TakesTheCallersWordForTheToursProblem) {
  const auto with = [](const ProfileOverrides& overrides) {
    return By("codegolf-6454", {.answer = kTour, .request = "3 4", .overrides = overrides});
  };
  EXPECT_EQ(with({}), "accepted; ");
  EXPECT_EQ(with({.start = Cell{0, 0}, .finish = Cell{2, 3}}), "accepted; ");
  EXPECT_EQ(with({.start = Cell{0, 1}}), "wrong-start #0 0,0 0,1; ");
  EXPECT_EQ(with({.finish = Cell{0, 1}}), "wrong-finish #11 2,3 0,1; ");
  EXPECT_EQ(with({.closed = true}), "not-closed #11 2,3 0,0; ");
  EXPECT_EQ(with({.board = BoardSize{4, 4}}), "board-size #0 16/12; ");
}

TEST(ProfileJudge, SelectsAnswersAsToldOrAsTheProfileSays) {
  using Kind = Selection::Kind;
  const std::string two = std::string(kNoTour) + "\n" + std::string(kTour);
  const auto with = [&](std::optional<Selection> selection) {
    return By("codegolf-6454",
              {.answer = two, .request = "3 4", .overrides = {.selection = selection}});
  };
  EXPECT_EQ(with(std::nullopt),
            "file: answer-count 1/2 at 8:1; not-a-knight-move #11 2,3 1,0 0/9; accepted; ");
  EXPECT_EQ(with(Selection{Kind::kAll}), "not-a-knight-move #11 2,3 1,0 0/9; accepted; ");
  EXPECT_EQ(with(Selection{Kind::kFirst}), "not-a-knight-move #11 2,3 1,0 0/9; ");
  EXPECT_EQ(with(Selection{Kind::kLast}), "accepted; ");
  EXPECT_EQ(with(Selection{Kind::kNumber, 2}), "accepted; ");
  EXPECT_EQ(with(Selection{Kind::kNumber, 3}), "file: answer-count 3/2 at 8:1; ");
  EXPECT_EQ(By("nados-knights-tour", {.answer = two}),
            "not-a-knight-move #11 2,3 1,0 0/9; accepted; ");
  const std::string boards = std::string(kBoard) + "\n" + std::string(kBoard);
  const auto tilings = [&](std::optional<Selection> selection) {
    return By("openjudges-p1228",
              {.answer = boards, .request = "2 2 3", .overrides = {.selection = selection}});
  };
  EXPECT_EQ(tilings(std::nullopt), "file: answer-count 1/2 at 10:1; accepted; accepted; ");
  EXPECT_EQ(tilings(Selection{Kind::kFirst}), "accepted; ");
  EXPECT_EQ(tilings(Selection{Kind::kNumber, 3}), "file: answer-count 3/2 at 10:1; ");
}

TEST(ProfileJudge, FindsNoAnswer) {
  EXPECT_EQ(By("openjudges-p1228", {.answer = "", .request = "2 2 3"}), "no-answer; ");
  EXPECT_EQ(By("codegolf-6454", {.answer = "so it is\n", .request = "3 4"}), "no-answer; ");
  EXPECT_EQ(By("uva-10255", {.answer = "\n", .request = "5 1 1"}),
            "file: answer-count 1/0 at 2:1; no-answer; ");
  EXPECT_EQ(By("iwomeng-letters", {.answer = "\n", .request = "1 1 1 1"}),
            "file: answer-count 1/0 at 2:1; no-answer; ");
  EXPECT_EQ(By("poj-2488", {.answer = "impossible\n", .request = "1 2 3"}),
            "file: answer-count 1/0 at 2:1; no-answer; ");
}

TEST(ProfileJudge, WeighsRefusals) {
  const auto say = [](std::string_view profile, std::string_view request,
                      std::string_view refusal) {
    return By(profile, {.answer = refusal, .request = request});
  };
  EXPECT_EQ(say("codegolf-6454", "3 3", "NOT POSSIBLE\n"), "refusal accepted; ");
  EXPECT_EQ(say("codegolf-6454", "3 4", "\n NOT POSSIBLE\n"), "refusal false-refusal; ");
  EXPECT_EQ(say("gvu-zirgo-ejimas", "5 1 1", "NEIMANOMA\n"), "refusal false-refusal; ");
  EXPECT_EQ(say("gvu-zirgo-ejimas", "5 1 2", "NEIMANOMA\n"), "refusal accepted; ");
  EXPECT_EQ(say("uva-10255", "6 1 1", "No Circuit Tour.\n"), "refusal false-refusal; ");
  EXPECT_EQ(say("uva-10255", "5 1 1", "No Circuit Tour.\n"), "refusal accepted; ");
  EXPECT_EQ(say("profound-fill-the-grid", "2 1 1", "Impossible\n"), "refusal false-refusal; ");
  EXPECT_EQ(say("jutge-p43694", "5\n.....\n.....\n..*..\n.....\n.....\n1 1", "no sol\n"),
            "refusal unchecked; ");
  EXPECT_EQ(By("profound-fill-the-grid", {.answer = "Impossible"}), "refusal unchecked; ");
  EXPECT_EQ(By("codegolf-6454", {.answer = "NOT POSSIBLE"}), "refusal unchecked; ");
  const Profile& tours = *FindProfile("codegolf-6454");
  EXPECT_EQ(Say(JudgeByProfile(tours, {.answer = "NOT POSSIBLE", .request = "3 3"}, {})),
            "refusal unchecked; ");
  const Profile& tilings = *FindProfile("profound-fill-the-grid");
  EXPECT_EQ(Say(JudgeByProfile(tilings, {.answer = "Impossible", .request = "2 1 1"}, {})),
            "refusal unchecked; ");
}

TEST(ProfileJudge, RequiresARefusalWhereTheProfileDoes) {
  constexpr std::string_view kOpen =
      "21 2 7 12 23\n8 13 22 17 6\n3 20 1 24 11\n14 9 18 5 16\n19 4 15 10 25\n";
  EXPECT_EQ(By("uva-10255", {.answer = kOpen, .request = "5 3 3"}), "valid-but-not-expected; ");
  const Profile& profile = *FindProfile("uva-10255");
  EXPECT_EQ(Say(JudgeByProfile(profile, {.answer = kOpen, .request = "5 3 3"}, {})), "accepted; ");
  EXPECT_EQ(By("uva-10255", {.answer = kOpen, .request = "5 1 1"}), "wrong-start #12 2,2 0,0; ");
  Profile free = profile;
  free.refusal.is_required = false;
  EXPECT_EQ(By(free, {.answer = kOpen, .request = "5 3 3"}), "accepted; ");
}

TEST(ProfileJudge, NamesFalseSuccess) {
  EXPECT_EQ(
      By("codegolf-6454", {.answer = std::string(kNoTour) + "tour found\n", .request = "3 4"}),
      "not-a-knight-move #11 2,3 1,0 0/9 claims success at 4:1; ");
  EXPECT_EQ(By("codegolf-6454", {.answer = std::string(kTour) + "tour found\n", .request = "3 4"}),
            "accepted; ");
  EXPECT_EQ(By("codegolf-6454", {.answer = kNoTour, .request = "3 4"}),
            "not-a-knight-move #11 2,3 1,0 0/9; ");
}

TEST(ProfileJudge, CountsCasesAndReadsTheirHeaders) {
  const auto say = [](std::string_view answer, std::optional<std::string_view> request) {
    return By("aspphp-202810", {.answer = answer, .request = request});
  };
  constexpr std::string_view kTwo = "2\n2 0 0\n2 1 1\n";
  EXPECT_EQ(say("CASE:1\n0 1\n1 1\nCASE:2\n1 1\n1 0\n", kTwo), "accepted; case 1: accepted; ");
  EXPECT_EQ(say("CASE:1\n0 1\n1 1\n", kTwo), "file: answer-count 2/1 at 4:1; accepted; ");
  EXPECT_EQ(say("CASE:1\n0 1\n1 1\nCASE:2\n1 1\n1 0\nCASE:3\n1 1\n1 0\n", kTwo),
            "file: answer-count 2/3 at 10:1; accepted; case 1: accepted; ");
  EXPECT_EQ(say("CASE:2\n0 1\n1 1\nCASE:\n1 1\n1 0\n", kTwo),
            "file: other-request 1/2 at 1:1; file: other-request 2/0 at 4:1; accepted; case 1: "
            "accepted; ");
  EXPECT_EQ(say("CASE:1\n0 1\n1 1\nCASE:2\n1 1\n1 0\nCASE:3\n1 1\n1 0\n", std::nullopt),
            "accepted; case 1: accepted; case 2: accepted; ");
  EXPECT_EQ(say("0 1\n1 1\n", kTwo), "file: answer-count 2/0 at 3:1; no-answer; ");
}

TEST(ProfileJudge, CutsLinesOrLeavesThemToTheReader) {
  const std::string line = [] {
    std::string squares;
    for (const int square : {1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5}) {
      squares += std::to_string(square) + " ";
    }
    return squares;
  }();
  Profile profile = *FindProfile("sicily-1152");
  profile.request.board = BoardSize{3, 4};
  EXPECT_EQ(By(profile, {.answer = line + "\n" + line, .request = "1 1 -1"}),
            "accepted; case 1: accepted; ");
  EXPECT_EQ(By(profile, {.answer = line + "\n" + line, .request = "1 2 -1"}),
            "accepted; case 1: wrong-start #0 0,0 0,1; ");
  const std::string halves = "1 7 9 2 8 10\n3 12 6 4 11 5\n";
  EXPECT_EQ(By(profile, {.answer = halves, .request = "1 -1"}), "accepted; ");
  EXPECT_EQ(By(profile, {.answer = halves, .request = "2 -1"}), "wrong-start #0 0,0 0,1; ");
  EXPECT_EQ(By(profile, {.answer = halves, .request = "1 1 1 -1"}),
            "file: answer-count 3/1 at 3:1; accepted; ");
  EXPECT_EQ(By(profile, {.answer = halves, .request = "2 -1", .overrides = {.start = Cell{0, 0}}}),
            "accepted; ");
  EXPECT_EQ(By(profile, {.answer = halves}), "accepted; ");
  EXPECT_EQ(By(profile, {.answer = halves + halves}), "accepted; case 1: accepted; ");
}

TEST(ProfileJudge, RejectsARightAnswerThatComesAgain) {
  constexpr std::string_view kOne = "1 4 7 10 8 11 2 5 3 6 9 12\n";
  constexpr std::string_view kWrong = "1 4 7 10 8 11 2 5 3 6 12 9\n";
  Profile profile = *FindProfile("spoj-bfu-65");
  profile.request.board = BoardSize{3, 4};
  const std::string answers =
      "4\n" + std::string(kWrong) + std::string(kOne) + std::string(kWrong) + std::string(kOne);
  EXPECT_EQ(By(profile, {.answer = answers}),
            "not-a-knight-move #11 2,3 1,0 0/9; case 1: accepted; case 2: not-a-knight-move #11 "
            "2,3 1,0 0/9; case 3: answer-repeated 2/0; ");
}

TEST(ProfileJudge, NeverAcceptsNothing) {
  EXPECT_FALSE(IsAccepted(JudgedAnswers<TilingAnswer>{}));
  EXPECT_FALSE(IsAccepted(JudgedAnswers<TourAnswer>{}));
  EXPECT_FALSE(IsAccepted(ProfileError{}));
}

TEST(ProfileJudge, TakesStartsWhereTheCasesHaveThem) {
  Profile profile = *FindProfile("sicily-1152");
  profile.request = {.pattern = "*(R C) -1"};
  constexpr std::string_view kHalves = "1 7 9 2 8 10\n3 12 6 4 11 5\n";
  EXPECT_EQ(By(profile, {.answer = kHalves, .request = "3 4 -1"}), "accepted; ");
}

TEST(ProfileJudge, RejectsTheRequestsThatItCannotUse) {
  EXPECT_EQ(By("codegolf-6454", {.answer = kTour, .request = "3 x"}),
            "request: 'x' is not a whole number of 64 bits at 1:3");
  EXPECT_EQ(By("sicily-1153", {.answer = "", .request = "-1"}),
            "request: the request asks for nothing at 1:1");
}

}  // namespace
}  // namespace onceover::read
