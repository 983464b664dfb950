// Inputs in pieces: whole lines or whole words, all of them, in order, however they arrive.
#include "fast/line_chunks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace onceover::fast {
namespace {

constexpr std::size_t kAnyLength = std::numeric_limits<std::size_t>::max();

// A text that arrives in pieces of at most `step` bytes.
Bytes BytesOf(const std::string& text, std::size_t step) {
  Bytes bytes;
  bytes.read_at = [&text, step](std::int64_t offset, std::span<char> room) {
    return text.copy(room.data(), std::min(step, room.size()), static_cast<std::size_t>(offset));
  };
  bytes.size = std::ssize(text);
  return bytes;
}

std::vector<std::string> Pieces(const Bytes& bytes, std::int64_t begin,
                                std::optional<std::int64_t> end, CutAfter cut) {
  LineChunks chunks(bytes, begin, end, cut);
  std::vector<std::string> pieces;
  for (auto piece = chunks.Next(kAnyLength); piece && !piece->empty();
       piece = chunks.Next(kAnyLength)) {
    pieces.emplace_back(*piece);
  }
  return pieces;
}

std::string Joined(const std::vector<std::string>& pieces) {
  std::string all;
  for (const std::string& piece : pieces) all += piece;
  return all;
}

// Two million bytes of lines of all lengths.
std::string ManyLines() {
  std::string text;
  for (std::size_t length = 0; text.size() < 2'000'000; length = (length * 7 + 3) % 911) {
    text += std::string(length, '1') + ' ' + std::string(length / 2, '2') + '\n';
  }
  return text;
}

TEST(LineChunks, AreAllOfTheText) {
  const std::string text = ManyLines();
  for (const std::size_t step : {std::size_t{1000}, std::size_t{65537}, kAnyLength}) {
    const Bytes bytes = BytesOf(text, step);
    for (const CutAfter cut : {CutAfter::kLine, CutAfter::kWord}) {
      EXPECT_EQ(Joined(Pieces(bytes, 0, std::nullopt, cut)), text);
      EXPECT_EQ(Joined(Pieces(bytes, 0, std::ssize(text), cut)), text);
      EXPECT_EQ(Joined(Pieces(bytes, 10, 1'500'000, cut)), text.substr(10, 1'499'990));
    }
  }
}

TEST(LineChunks, EndWithALineOrAWord) {
  const std::string text = ManyLines() + "12 34";
  const Bytes bytes = BytesOf(text, kAnyLength);
  const auto lines = Pieces(bytes, 0, std::nullopt, CutAfter::kLine);
  ASSERT_GT(lines.size(), 4U);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) EXPECT_EQ(lines[i].back(), '\n');
  EXPECT_TRUE(lines.back().ends_with("12 34"));
  for (const std::string& piece : Pieces(bytes, 0, std::nullopt, CutAfter::kWord)) {
    const bool ends_word = piece.back() == '\n' || piece.back() == ' ';
    EXPECT_TRUE(ends_word || piece.ends_with("34"));
  }
}

TEST(LineChunks, GrowForALongLineButNotForever) {
  const std::string text = std::string(1'000'000, '7') + "\n8\n";
  const Bytes bytes = BytesOf(text, kAnyLength);
  EXPECT_EQ(Joined(Pieces(bytes, 0, std::nullopt, CutAfter::kLine)), text);
  LineChunks chunks(bytes, 0, std::nullopt, CutAfter::kLine);
  EXPECT_EQ(chunks.Next(500'000), std::nullopt);
}

TEST(LineChunks, HaveNoneOfNothing) {
  const std::string text;
  EXPECT_TRUE(Pieces(BytesOf(text, 1), 0, std::nullopt, CutAfter::kLine).empty());
  EXPECT_TRUE(Pieces(BytesOf(text, 1), 0, 0, CutAfter::kWord).empty());
}

TEST(NextLineBegin, IsAfterTheEndOfALine) {
  const std::string text = "ab\n\ncd";
  const Bytes bytes = BytesOf(text, 1);
  const std::vector<std::int64_t> expected = {0, 3, 3, 3, 4, 6, 6};
  for (std::int64_t offset = 0; offset <= std::ssize(text); ++offset) {
    EXPECT_EQ(NextLineBegin(bytes, offset), expected[static_cast<std::size_t>(offset)]) << offset;
  }
}

}  // namespace
}  // namespace onceover::fast
