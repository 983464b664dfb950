// Words of a text: their characters, numbers and marks.
#include "read/word.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>

#include "read/number.h"

namespace onceover::read {
namespace {

TEST(Words, AreMadeOfCharacters) {
  EXPECT_EQ(CharLength("a"), 1U);
  EXPECT_EQ(CharLength("\u00B7x"), 2U);
  EXPECT_EQ(CharLength("\u265Ex"), 3U);
  EXPECT_EQ(CharLength("\U0001F40Ex"), 4U);
  EXPECT_EQ(CharLength("\xF0\x9F\x90"), 1U) << "cut short";
  EXPECT_EQ(CharLength("\xF0\x9F\x90x"), 1U);
  EXPECT_EQ(CharLength("\xF8\x9F\x90\x8E\x8E"), 1U) << "no lead byte";
  EXPECT_EQ(CharLength("\xBF\xBF"), 1U);
  EXPECT_EQ(CountChars("\u265Ea\xF8"), 3U);
  EXPECT_EQ(CountChars(""), 0U);
}

TEST(Words, AreNumbersHoweverTheyAreWritten) {
  EXPECT_EQ(Canonical("+07"), "7");
  EXPECT_EQ(Canonical("-07"), "-07");
  EXPECT_EQ(Canonical("000"), "0");
  EXPECT_EQ(Canonical(" \t"), "");
  EXPECT_EQ(Canonical("+x"), "+x");
  EXPECT_EQ(NumberOf("+7"), 7);
  EXPECT_EQ(NumberOf("-7"), -7);
  EXPECT_EQ(NumberOf("x"), std::nullopt);
  EXPECT_EQ(NumberOf("9223372036854775808"), std::nullopt);
}

TEST(Words, AreMarksOnceOrTwice) {
  EXPECT_TRUE(IsMark("##", "#"));
  EXPECT_TRUE(IsMark("#", "##"));
  EXPECT_TRUE(IsMark("00", "0"));
  EXPECT_FALSE(IsMark("11", "1"));
  EXPECT_FALSE(IsMark("aa", "ab"));
  EXPECT_FALSE(IsMark("ab", "ba"));
  EXPECT_FALSE(IsMark("#", ""));
  EXPECT_TRUE(IsMark(" ", ""));
}

}  // namespace
}  // namespace onceover::read
