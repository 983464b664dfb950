// Refusals and banners in texts.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "read/profile.h"
#include "read/refusal.h"

namespace onceover::read {
namespace {

std::string Generic(std::string_view bytes) {
  const Text text(bytes);
  const auto claim = FindRefusal(text);
  if (!claim) return "-";
  EXPECT_EQ(text.OffsetOf(claim->said), claim->offset);
  return std::string(claim->said) + "@" + std::to_string(claim->offset);
}

std::string Success(std::string_view bytes) {
  const Text text(bytes);
  const auto claim = FindSuccessClaim(text);
  return claim ? std::string(claim->said) + "@" + std::to_string(claim->offset) : "-";
}

TEST(Refusals, AreFoundInProse) {
  EXPECT_EQ(Generic("impossible\n"), "impossible@0");
  EXPECT_EQ(Generic("Tour:\n Impossible Tour\n"), "Impossible@7");
  EXPECT_EQ(Generic("NOT POSSIBLE"), "NOT POSSIBLE@0");
  EXPECT_EQ(Generic("NEIMANOMA\r\n"), "NEIMANOMA@0");
  EXPECT_EQ(Generic("no sol"), "no sol@0");
  EXPECT_EQ(Generic("\n\nThere is no solution.\n"), "no solution@11");
  EXPECT_EQ(Generic("Solution does not exist"), "Solution does not exist@0");
  EXPECT_EQ(Generic("No Circuit Tour."), "No Circuit Tour@0");
  EXPECT_EQ(Generic("v3.0\nNo path found\n"), "No path found@5");
  EXPECT_EQ(Generic("The horse cannot travel the chess board"), "cannot travel the chess@10");
}

TEST(Refusals, OfOneShortWordAreTheWholeText) {
  for (const std::string_view word : {"0", "-1", "NO", "no.", "[]", "Not valid", "None"}) {
    EXPECT_EQ(Generic(" \n" + std::string(word) + "\n\n"), std::string(word) + "@2");
    EXPECT_EQ(Generic(std::string(word) + "\n1 2\n"), "-") << word;
  }
  EXPECT_EQ(Generic("\xEF\xBB\xBF-1\n"), "-1@3");
}

TEST(Refusals, AreNoPartsOfWords) {
  EXPECT_EQ(Generic("no solvent, impossibles"), "-");
  EXPECT_EQ(Generic("casino solution"), "-");
  EXPECT_EQ(Generic(""), "-");
  EXPECT_EQ(Generic("1 2 3\n4 5 6\n"), "-");
}

TEST(Refusals, OfAProfileAreItsOwnWords) {
  const auto find = [](std::string_view profile, std::string_view bytes) {
    const Text text(bytes);
    const auto claim = FindRefusal(text, FindProfile(profile)->refusal.words);
    return claim ? std::string(claim->said) : "-";
  };
  EXPECT_EQ(find("uva-10255", "\n No Circuit Tour. \n"), "No Circuit Tour.");
  EXPECT_EQ(find("uva-10255", "no circuit tour\n"), "no circuit tour");
  EXPECT_EQ(find("uva-10255", "No Circuit Tour!.!\n"), "No Circuit Tour!.!");
  EXPECT_EQ(find("uva-10255", "No\n"), "-");
  EXPECT_EQ(find("abez-jeremy", "Fail\n"), "-");
  EXPECT_EQ(find("uva-10255", "impossible\n"), "-");
  EXPECT_EQ(find("uva-10255", "Say No Circuit Tour."), "-");
  EXPECT_EQ(find("abez-jeremy", "Failed after 17 steps\n"), "Failed after 17 steps");
  EXPECT_EQ(find("abez-jeremy", "It Failed\n"), "-");
  EXPECT_EQ(find("csforschool-31784", "0\n"), "0");
  EXPECT_EQ(find("csforschool-31784", "1\n0\n"), "-");
  EXPECT_EQ(find("boj-14600", "-1"), "-1");
  EXPECT_EQ(find("cses-1689", "impossible"), "-");
}

TEST(SuccessClaims, AreFoundUnlessDenied) {
  EXPECT_EQ(Success("Enter: Knight FTW\n"), "Knight FTW@7");
  EXPECT_EQ(Success("1 2\nTour Found\n"), "Tour Found@4");
  EXPECT_EQ(Success("The knight visited all blocks"), "visited all blocks@11");
  EXPECT_EQ(Success("The knight completed its tour!"), "completed its tour@11");
  EXPECT_EQ(Success("The horse has travelled the chess borad"), "has travelled the chess@10");
  EXPECT_EQ(Success("No solution found"), "-");
  EXPECT_EQ(Success("Without success"), "-");
  EXPECT_EQ(Success("not success"), "-");
  EXPECT_EQ(Success("no success"), "-");
  EXPECT_EQ(Success("no tour found\ntour found"), "tour found@14");
  EXPECT_EQ(Success("1 2 3"), "-");
}

}  // namespace
}  // namespace onceover::read
