// Words and their places, whatever lies between them and wherever a buffer ends.
#include "read/tokenizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "read_table.h"

namespace onceover::read {
namespace {

constexpr std::size_t kBuffer = 1 << 16;  // what the tokenizer reads at once

// A token that outlives the next.
struct Word {
  std::string text;
  std::int64_t length = 0;
  std::int64_t index = 0;
  Position at;
  friend bool operator==(const Word&, const Word&) = default;
};

void PrintTo(const Word& word, std::ostream* out) {
  *out << '\'' << word.text.substr(0, 40) << "' (" << word.length << " bytes, token " << word.index
       << ") at " << word.at.line << ':' << word.at.column << ", byte " << word.at.byte;
}

struct Tokens {
  std::vector<Word> words;
  Position end;
};

Tokens Collect(std::istream& in, std::string_view punctuation = "") {
  Tokens tokens;
  Tokenizer tokenizer(in, punctuation);
  while (const auto token = tokenizer.Next()) {
    tokens.words.push_back({std::string(token->text), token->length, token->index, token->at});
  }
  EXPECT_FALSE(tokenizer.Next());
  tokens.end = tokenizer.End();
  return tokens;
}

Tokens Collect(const std::string& bytes, std::string_view punctuation = "") {
  std::istringstream in(bytes);
  return Collect(in, punctuation);
}

struct Row {
  std::string name;
  std::string bytes;
  std::vector<Word> words;
  Position end;
  std::string punctuation = "";
};

void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

const std::vector<Row> kRows = {
    {"EmptyInput", "", {}, {0, 1, 1}},
    {"ByteOrderMarkOnly", "\xEF\xBB\xBF", {}, {3, 1, 1}},
    {"BlanksOnly", " \t\r\n\v\f\n", {}, {0, 1, 1}},
    {"OneWord", "ab", {{"ab", 2, 0, {0, 1, 1}}}, {2, 1, 3}},
    {"MissingFinalNewline", "a\nb", {{"a", 1, 0, {0, 1, 1}}, {"b", 1, 1, {2, 2, 1}}}, {3, 2, 2}},
    {"FinalNewline", "a\nb\n", {{"a", 1, 0, {0, 1, 1}}, {"b", 1, 1, {2, 2, 1}}}, {3, 2, 2}},
    {"CarriageReturnsAreBlanks",
     "a\r\nb\r\rc\r\n",
     {{"a", 1, 0, {0, 1, 1}}, {"b", 1, 1, {3, 2, 1}}, {"c", 1, 2, {6, 2, 4}}},
     {7, 2, 5}},
    {"ATabIsOneColumn", "\ta\t\tb", {{"a", 1, 0, {1, 1, 2}}, {"b", 1, 1, {4, 1, 5}}}, {5, 1, 6}},
    {"VerticalTabAndFormFeedEndNoLine",
     "a\vb\fc",
     {{"a", 1, 0, {0, 1, 1}}, {"b", 1, 1, {2, 1, 3}}, {"c", 1, 2, {4, 1, 5}}},
     {5, 1, 6}},
    {"BlankLinesCount", "\n\n \na\n\n\n", {{"a", 1, 0, {4, 4, 1}}}, {5, 4, 2}},
    {"AByteOrderMarkIsInNoColumn",
     "\xEF\xBB\xBF"
     "a b\nc",
     {{"a", 1, 0, {3, 1, 1}}, {"b", 1, 1, {5, 1, 3}}, {"c", 1, 2, {7, 2, 1}}},
     {8, 2, 2}},
    {"ASecondByteOrderMarkIsAWord",
     "\xEF\xBB\xBF\xEF\xBB\xBF",
     {{"\xEF\xBB\xBF", 3, 0, {3, 1, 1}}},
     {6, 1, 4}},
    {"AByteOrderMarkLaterIsAWord", " \xEF\xBB\xBF", {{"\xEF\xBB\xBF", 3, 0, {1, 1, 2}}}, {4, 1, 5}},
    {"HalfAByteOrderMarkIsAWord", "\xEF\xBB", {{"\xEF\xBB", 2, 0, {0, 1, 1}}}, {2, 1, 3}},
    {"NoOtherByteIsABlank",
     read_table::Bytes("\0\x01\x1B\x1C\x7F\x80\x85\xA0\xFF"),
     {{read_table::Bytes("\0\x01\x1B\x1C\x7F\x80\x85\xA0\xFF"), 9, 0, {0, 1, 1}}},
     {9, 1, 10}},
    {"PunctuationIsAWordOfItsOwn",
     "[[a,\nb]]",
     {{"[", 1, 0, {0, 1, 1}},
      {"[", 1, 1, {1, 1, 2}},
      {"a", 1, 2, {2, 1, 3}},
      {",", 1, 3, {3, 1, 4}},
      {"b", 1, 4, {5, 2, 1}},
      {"]", 1, 5, {6, 2, 2}},
      {"]", 1, 6, {7, 2, 3}}},
     {8, 2, 4},
     "[],"},
    {"WithoutPunctuationItIsPartOfAWord", "[a,", {{"[a,", 3, 0, {0, 1, 1}}}, {3, 1, 4}},
};

class TokenizerTable : public testing::TestWithParam<Row> {};

TEST_P(TokenizerTable, GivesExactlyThese) {
  const Tokens tokens = Collect(GetParam().bytes, GetParam().punctuation);
  EXPECT_EQ(tokens.words, GetParam().words);
  EXPECT_EQ(tokens.end, GetParam().end);
}

INSTANTIATE_TEST_SUITE_P(Rows, TokenizerTable, testing::ValuesIn(kRows), read_table::RowName());

TEST(Tokenizer, TheEndIsTheBeginningUntilThereIsAWord) {
  std::istringstream in("\xEF\xBB\xBF \n x\n");
  Tokenizer tokenizer(in);
  EXPECT_EQ(tokenizer.End(), (Position{3, 1, 1}));
  ASSERT_TRUE(tokenizer.Next());
  EXPECT_EQ(tokenizer.End(), (Position{7, 2, 3}));
  EXPECT_FALSE(tokenizer.Next());
  EXPECT_EQ(tokenizer.End(), (Position{7, 2, 3}));
}

// Words of a text, found by looking at one byte after the other.
Tokens CollectPlainly(std::string_view bytes) {
  Tokens tokens;
  bool in_word = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool is_blank = std::string_view(" \t\r\n\v\f").find(bytes[i]) != std::string_view::npos;
    if (!is_blank && !in_word) {
      tokens.words.push_back({"", 0, std::ssize(tokens.words),
                              read_table::PlaceOfByte(bytes, static_cast<std::int64_t>(i))});
    }
    in_word = !is_blank;
    if (!in_word) continue;
    Word& word = tokens.words.back();
    if (word.text.size() < Tokenizer::kKept) word.text += bytes[i];
    ++word.length;
    tokens.end = read_table::PlaceOfByte(bytes, static_cast<std::int64_t>(i) + 1);
  }
  return tokens;
}

TEST(Tokenizer, AWordMayLieAcrossTheEndOfTheBuffer) {
  const std::string word = "123456789012345678";
  std::size_t cases = 0;
  for (std::size_t begin = kBuffer - word.size() - 2; begin <= kBuffer + 2; ++begin) {
    for (const char filler : {' ', '\n'}) {
      SCOPED_TRACE(begin);
      const std::string bytes = "a" + std::string(begin - 1, filler) + word + "\n z";
      const std::int64_t lines = filler == '\n' ? static_cast<std::int64_t>(begin) : 1;
      const auto at = static_cast<std::int64_t>(begin);
      const std::int64_t column = filler == '\n' ? 1 : at + 1;
      const auto length = static_cast<std::int64_t>(word.size());
      const Tokens tokens = Collect(bytes);
      ASSERT_EQ(tokens.words.size(), 3U);
      EXPECT_EQ(tokens.words[1], (Word{word, length, 1, {at, lines, column}}));
      EXPECT_EQ(tokens.words[2], (Word{"z", 1, 2, {at + length + 2, lines + 1, 2}}));
      EXPECT_EQ(tokens.end, (Position{at + length + 3, lines + 1, 3}));
      ++cases;
    }
  }
  EXPECT_EQ(cases, 2 * (word.size() + 5));
}

TEST(Tokenizer, TheInputMayEndAroundTheEndOfTheBuffer) {
  for (std::size_t size = kBuffer - 3; size <= kBuffer + 3; ++size) {
    for (std::size_t tail = 0; tail <= 2; ++tail) {
      const std::string bytes = std::string(size - 1, '\n') + "7" + std::string(tail, ' ');
      const auto byte = static_cast<std::int64_t>(size) - 1;
      const Tokens tokens = Collect(bytes);
      ASSERT_EQ(tokens.words.size(), 1U);
      EXPECT_EQ(tokens.words[0], (Word{"7", 1, 0, {byte, byte + 1, 1}}));
      EXPECT_EQ(tokens.end, (Position{byte + 1, byte + 1, 2}));
    }
  }
}

TEST(Tokenizer, ALongWordIsCutButMeasured) {
  std::string letters;
  for (int i = 0; i < 300'000; ++i) letters += static_cast<char>('a' + i % 26);
  for (const std::size_t length :
       {Tokenizer::kKept - 1, Tokenizer::kKept, Tokenizer::kKept + 1, kBuffer - 1, kBuffer,
        kBuffer + 1, kBuffer + Tokenizer::kKept, 2 * kBuffer - Tokenizer::kKept, 2 * kBuffer,
        std::size_t{299'999}}) {
    for (const std::size_t before : {std::size_t{0}, std::size_t{1}, kBuffer - 5, kBuffer}) {
      SCOPED_TRACE(std::to_string(length) + " bytes after " + std::to_string(before));
      const std::string word = letters.substr(0, length);
      const Tokens tokens = Collect(std::string(before, ' ') + word + " next");
      const auto at = static_cast<std::int64_t>(before);
      const auto bytes = static_cast<std::int64_t>(length);
      ASSERT_EQ(tokens.words.size(), 2U);
      EXPECT_EQ(tokens.words[0],
                (Word{word.substr(0, Tokenizer::kKept), bytes, 0, {at, 1, at + 1}}));
      EXPECT_EQ(tokens.words[1], (Word{"next", 4, 1, {at + bytes + 1, 1, at + bytes + 2}}));
    }
  }
}

TEST(Tokenizer, ALongWordMayEndTheInput) {
  for (const std::size_t length : {kBuffer - 1, kBuffer, kBuffer + 1, 5 * kBuffer}) {
    const Tokens tokens = Collect(std::string(length, 'x'));
    const auto bytes = static_cast<std::int64_t>(length);
    ASSERT_EQ(tokens.words.size(), 1U);
    EXPECT_EQ(tokens.words[0].length, bytes);
    EXPECT_EQ(tokens.end, (Position{bytes, 1, bytes + 1}));
  }
}

TEST(Tokenizer, ALongWordEndsAtPunctuation) {
  for (std::size_t length = kBuffer - 2; length <= kBuffer + 2; ++length) {
    const Tokens tokens = Collect(std::string(length, 'x') + ",y", ",");
    ASSERT_EQ(tokens.words.size(), 3U);
    EXPECT_EQ(tokens.words[0].length, static_cast<std::int64_t>(length));
    EXPECT_EQ(tokens.words[1].text, ",");
    EXPECT_EQ(tokens.words[2].text, "y");
  }
}

// Hands out a text a few bytes at a time, as a terminal or a pipe may.
class Trickle : public std::streambuf {
 public:
  Trickle(std::string text, std::size_t step) : text_(std::move(text)), step_(step) {}

 protected:
  int_type underflow() override {
    if (next_ == text_.size()) return traits_type::eof();
    const std::size_t size = std::min(step_, text_.size() - next_);
    setg(text_.data() + next_, text_.data() + next_, text_.data() + next_ + size);
    next_ += size;
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  std::size_t step_;
  std::size_t next_ = 0;
};

TEST(Tokenizer, AStreamMayDeliverLittleByLittle) {
  std::string bytes = "\xEF\xBB\xBF";
  for (int i = 0; i < 20'000; ++i) bytes += std::to_string(i * i) + (i % 7 == 0 ? "\r\n" : " ");
  const Tokens expected = CollectPlainly(bytes.substr(3));
  for (const std::size_t step : std::vector<std::size_t>{1, 2, 3, 1000, kBuffer}) {
    Trickle trickle(bytes, step);
    std::istream in(&trickle);
    const Tokens tokens = Collect(in);
    ASSERT_EQ(tokens.words.size(), expected.words.size());
    for (std::size_t i = 0; i < expected.words.size(); ++i) {
      Word word = expected.words[i];
      word.at.byte += 3;
      ASSERT_EQ(tokens.words[i], word);
    }
  }
}

TEST(Tokenizer, AgreesWithAPlainOneOnEveryShortText) {
  const std::string_view alphabet = "a \n\r";
  std::size_t texts = 0;
  for (std::size_t number = 0; number < 4 * 4 * 4 * 4 * 4 * 4; ++number, ++texts) {
    std::string bytes;
    for (std::size_t rest = number, i = 0; i < 6; ++i, rest /= 4) bytes += alphabet[rest % 4];
    const Tokens expected = CollectPlainly(bytes);
    const Tokens tokens = Collect(bytes);
    ASSERT_EQ(tokens.words, expected.words);
    ASSERT_EQ(tokens.end, expected.end);
  }
  EXPECT_EQ(texts, 4096U);
}

}  // namespace
}  // namespace onceover::read
