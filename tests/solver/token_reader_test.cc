#include "token_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace onceover::solver {
namespace {

// Hands out `text` in pieces of at most `step` bytes.
TokenReader ReaderOf(std::string text, std::size_t step) {
  return TokenReader(
      [text = std::move(text), step, at = std::size_t{0}](std::span<char> space) mutable {
        const std::size_t count = std::min({step, space.size(), text.size() - at});
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), count, space.begin());
        at += count;
        return count;
      });
}

using Placed = std::tuple<std::string, std::int64_t, std::int64_t>;

std::vector<Placed> AllTokens(TokenReader reader) {
  std::vector<Placed> result;
  while (const auto token = reader.Next()) {
    result.emplace_back(token->text, token->position.line, token->position.col);
  }
  return result;
}

TEST(TokenReader, PlacesEveryWord) {
  const std::string text = " 8 2\t3\r\n\n  -1\v\fx";
  const std::vector<Placed> expected = {
      {"8", 1, 2}, {"2", 1, 4}, {"3", 1, 6}, {"-1", 3, 3}, {"x", 3, 7}};
  for (std::size_t step = 1; step <= text.size(); ++step) {
    EXPECT_EQ(AllTokens(ReaderOf(text, step)), expected) << step;
  }
}

TEST(TokenReader, TakesNulBytesForPartsOfWords) {
  const std::string text("8\0 2", 4);
  const std::vector<Placed> expected = {{std::string("8\0", 2), 1, 1}, {"2", 1, 4}};
  EXPECT_EQ(AllTokens(ReaderOf(text, 1)), expected);
}

TEST(TokenReader, HasNoWordInAnEmptyInput) {
  EXPECT_TRUE(AllTokens(ReaderOf("", 1)).empty());
  EXPECT_TRUE(AllTokens(ReaderOf(" \n\r\n ", 3)).empty());
}

TEST(TokenReader, CutsWordsWithoutEnd) {
  TokenReader reader([](std::span<char> space) {
    std::ranges::fill(space, '\0');
    return space.size();
  });
  const auto token = reader.Next();
  ASSERT_TRUE(token);
  EXPECT_EQ(token->text, std::string(100, '\0'));
}

TEST(TokenReader, StopsAtTheEndOfTheLineIfAskedTo) {
  TokenReader reader = ReaderOf("8 2 \n3", 1);
  EXPECT_EQ(reader.Next()->text, "8");
  EXPECT_EQ(reader.NextOnLine()->text, "2");
  EXPECT_FALSE(reader.NextOnLine());
  EXPECT_FALSE(reader.NextOnLine());
  EXPECT_EQ(reader.Next()->text, "3");
  EXPECT_FALSE(reader.NextOnLine());
}

TEST(TokenReader, ReadsNoFurtherThanTheEndOfAWord) {
  int fills = 0;
  TokenReader reader([&](std::span<char> space) -> std::size_t {
    ++fills;
    space[0] = '7';
    space[1] = '\n';
    return 2;
  });
  EXPECT_EQ(reader.Next()->text, "7");
  EXPECT_EQ(fills, 1);
  EXPECT_EQ(reader.Next()->position, (Position{2, 1}));
  EXPECT_EQ(fills, 2);
}

TEST(TokenReader, SaysWhereTheInputEnds) {
  TokenReader reader = ReaderOf("8 2\n", 9);
  while (reader.Next()) continue;
  EXPECT_EQ(reader.position(), (Position{2, 1}));
}

}  // namespace
}  // namespace onceover::solver
