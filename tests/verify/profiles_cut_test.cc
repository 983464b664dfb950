// Answer files of several cases, cut into the text of each.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "read/profile.h"
#include "read/profile_cut.h"
#include "read/profile_part.h"

namespace onceover::read {
namespace {

using Texts = std::vector<std::string>;

std::vector<CaseRequest> Boards(const std::vector<std::int64_t>& sides) {
  std::vector<CaseRequest> cases;
  for (const std::int64_t side : sides) cases.push_back({.board = BoardSize{side, side}});
  return cases;
}

Texts Cut(std::string_view profile, std::string_view bytes, const std::vector<CaseRequest>& asked) {
  const Text text(bytes);
  const Profile& one = *FindProfile(profile);
  const auto cut = CutIntoCases(text, one.layout, one.refusal.words, asked);
  Texts texts;
  for (const CaseText& lines : cut.cases) {
    texts.emplace_back(text.Bytes().substr(lines.begin, lines.end - lines.begin));
  }
  return texts;
}

TEST(Cases, ThatAreNotCutAreTheWholeText) {
  EXPECT_EQ(Cut("cses-1689", "a\n\nb\n", {}), Texts({"a\n\nb\n"}));
  EXPECT_EQ(Cut("cses-1689", "", {}), Texts({""}));
}

TEST(Cases, OfALineEachAreCutIfTheyAreAsMany) {
  EXPECT_EQ(Cut("sicily-1153", "1 2\n\n3 4\n", Boards({8, 8})), Texts({"1 2\n", "3 4\n"}));
  EXPECT_EQ(Cut("sicily-1153", "1 2\n3 4\n", Boards({8})), Texts({"1 2\n3 4\n"}));
}

TEST(Cases, AreCutAtBlankLinesOrByTheirRows) {
  EXPECT_EQ(Cut("uva-10255", "No Circuit Tour.\n\n1 2\n3 4\n\n", Boards({5, 2})),
            Texts({"No Circuit Tour.\n", "1 2\n3 4\n"}));
  EXPECT_EQ(Cut("uva-10255", "1 2\n3 4\nNo Circuit Tour.\n5\n", Boards({2, 5, 1})),
            Texts({"1 2\n3 4\n", "No Circuit Tour.\n", "5\n"}));
  EXPECT_EQ(Cut("uva-10255", "1\n\n2\n\n3\n\n4\n", Boards({2, 2})),
            Texts({"1\n\n2\n", "3\n\n4\n"}));
  EXPECT_EQ(Cut("uva-10255", "1\n2\n3\n", Boards({2})), Texts({"1\n2\n3\n"}));
  EXPECT_EQ(Cut("uva-10255", "1\n2\n3\n4\n", Boards({2, 1})), Texts({"1\n2\n", "3\n", "4\n"}));
  EXPECT_EQ(Cut("uva-10255", "1\n\n2\n", {}), Texts({"1\n", "2\n"}));
  EXPECT_EQ(Cut("uva-10255", " \n\n", Boards({5})), Texts());
  EXPECT_EQ(Cut("uva-10255", "1\n\n2", {}), Texts({"1\n", "2"}));
  EXPECT_EQ(Cut("uva-10255", "1\n2\n3", Boards({2, 2})), Texts({"1\n2\n", "3"}));
  EXPECT_EQ(Cut("uva-10255", "1\n2\n3\n", {{}, {}}), Texts({"1\n", "2\n", "3\n"}))
      << "boards that are not known";
}

TEST(Cases, AreCutAtTheirHeaders) {
  EXPECT_EQ(
      Cut("poj-2488", "junk\nScenario #1:\nA1\n\n Scenario #2:\nimpossible\n", Boards({1, 2})),
      Texts({"A1\n\n", "impossible\n"}));
  EXPECT_EQ(Cut("poj-2488", "A1\n", Boards({1})), Texts());
  const Text text("CASE:1\n0\nCASE:x\nCASE:9");
  const auto cut = CutIntoCases(text, FindProfile("aspphp-202810")->layout, {}, {});
  ASSERT_EQ(cut.cases.size(), 3U);
  EXPECT_EQ(cut.cases[0].number, 1);
  EXPECT_EQ(cut.cases[1].number, std::nullopt);
  EXPECT_EQ(cut.cases[2].number, 9);
}

TEST(Cases, AreFreedOfTheNumberInFrontOfThem) {
  EXPECT_EQ(Cut("csforschool-31784", "1\n1 2\n3 4\n", {}), Texts({"1 2\n3 4\n"}));
  EXPECT_EQ(Cut("csforschool-31784", "0\n", {}), Texts({"0\n"}));
  EXPECT_EQ(Cut("csforschool-31784", "", {}), Texts({""}));
  EXPECT_EQ(Cut("spoj-bfu-65", "x\n1 2\n", {}), Texts({"x\n", "1 2\n"}));
  EXPECT_EQ(Cut("csforschool-31784", "1\n", {}), Texts({"1\n"}));
  EXPECT_EQ(Cut("csforschool-31784", "1 2\n3 4\n", {}), Texts({"1 2\n3 4\n"}));
  const Text text("2\n1 2\n3 4\n");
  const auto cut = CutIntoCases(text, FindProfile("spoj-bfu-65")->layout, {}, {});
  EXPECT_EQ(cut.announced, 2);
  EXPECT_EQ(cut.cases.size(), 2U);
}

TEST(Cases, KnowTheirPlaceInTheInput) {
  const Text text("ab\ncd\nef\n");
  const Part middle(text, {.begin = 3, .end = 6});
  EXPECT_EQ(middle.Get().Bytes(), "cd\n");
  EXPECT_FALSE(middle.IsWhole());
  EXPECT_EQ(middle.At(1), (Position{.byte = 4, .line = 2, .column = 2}));
  const Part whole(text, {.begin = 0, .end = 9});
  EXPECT_TRUE(whole.IsWhole());
  EXPECT_EQ(whole.At(4), (Position{.byte = 4, .line = 2, .column = 2}));
}

}  // namespace
}  // namespace onceover::read
