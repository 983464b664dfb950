// Which words are whole numbers, and what is wrong with the others and where.
#include "read/value.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "read_table.h"

namespace onceover::read {
namespace {

using read_table::Bytes;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr Position kSomewhere{100, 7, 20};

// A token as the tokenizer gives it.
Token TokenOf(std::string_view text) {
  return {.text = text.substr(0, Tokenizer::kKept),
          .length = std::ssize(text),
          .index = 42,
          .at = kSomewhere};
}

struct RightRow {
  std::string text;
  std::int64_t value;
};

const std::vector<RightRow> kRight = {
    {"0", 0},
    {"-0", 0},
    {"+0", 0},
    {"1", 1},
    {"+1", 1},
    {"-1", -1},
    {"64", 64},
    {"007", 7},
    {"-007", -7},
    {"+007", 7},
    {"08", 8},
    {"9223372036854775807", kHighest},
    {"+9223372036854775807", kHighest},
    {"-9223372036854775807", kLowest + 1},
    {"-9223372036854775808", kLowest},
    {"0000000000000000000009223372036854775807", kHighest},
    {"-0000000000000000000009223372036854775808", kLowest},
    {std::string(Tokenizer::kKept - 1, '0') + "5", 5},
};

TEST(Value, EverySpellingOfAWholeNumberIsRead) {
  for (const RightRow& row : kRight) {
    const auto parsed = ParseValue(TokenOf(row.text));
    const auto* value = std::get_if<std::int64_t>(&parsed);
    ASSERT_NE(value, nullptr) << row.text;
    EXPECT_EQ(*value, row.value) << row.text;
  }
}

struct WrongRow {
  std::string text;
  Rule rule;
  std::string shown;
  std::int64_t odd_byte = 0;  // of odd-byte: which, and how far into the word
  std::int64_t offset = 0;
};

const std::vector<WrongRow> kWrong = {
    {"+", Rule::kNotANumber, "+"},
    {"-", Rule::kNotANumber, "-"},
    {"++1", Rule::kNotANumber, "++1"},
    {"+-1", Rule::kNotANumber, "+-1"},
    {"-+1", Rule::kNotANumber, "-+1"},
    {"--1", Rule::kNotANumber, "--1"},
    {"1-", Rule::kNotANumber, "1-"},
    {"1+1", Rule::kNotANumber, "1+1"},
    {"a", Rule::kNotANumber, "a"},
    {"1a", Rule::kNotANumber, "1a"},
    {"1.0", Rule::kNotANumber, "1.0"},
    {"1.", Rule::kNotANumber, "1."},
    {".5", Rule::kNotANumber, ".5"},
    {"1e3", Rule::kNotANumber, "1e3"},
    {"0x10", Rule::kNotANumber, "0x10"},
    {"1,000", Rule::kNotANumber, "1,000"},
    {"1'000", Rule::kNotANumber, "1'000"},
    {"1_000", Rule::kNotANumber, "1_000"},
    {"1/0", Rule::kNotANumber, "1/0"},
    {"NaN", Rule::kNotANumber, "NaN"},
    {"inf", Rule::kNotANumber, "inf"},
    {"-inf", Rule::kNotANumber, "-inf"},
    {"(())", Rule::kNotANumber, "(())"},
    {"(()", Rule::kNotANumber, "(()"},
    {"\\", Rule::kNotANumber, "\\x5C"},
    {"true", Rule::kNotANumber, "true"},
    {"99999999999999999999x", Rule::kNotANumber, "99999999999999999999x"},
    {"9223372036854775808", Rule::kNumberOverflow, "9223372036854775808"},
    {"+9223372036854775808", Rule::kNumberOverflow, "+9223372036854775808"},
    {"-9223372036854775809", Rule::kNumberOverflow, "-9223372036854775809"},
    {"18446744073709551616", Rule::kNumberOverflow, "18446744073709551616"},
    {"00018446744073709551616", Rule::kNumberOverflow, "00018446744073709551616"},
    {std::string(5000, '9'), Rule::kNumberOverflow, std::string(24, '9') + "..."},
    {std::string(25, 'x'), Rule::kNotANumber, std::string(24, 'x') + "..."},
    {Bytes("\0"), Rule::kOddByte, "\\x00", 0x00, 0},
    {Bytes("1\0"), Rule::kOddByte, "1\\x00", 0x00, 1},
    {Bytes("\0"
           "1"),
     Rule::kOddByte, "\\x001", 0x00, 0},
    {Bytes("12\0"
           "34"),
     Rule::kOddByte, "12\\x0034", 0x00, 2},
    {"\x80", Rule::kOddByte, "\\x80", 0x80, 0},
    {"-\x80", Rule::kOddByte, "-\\x80", 0x80, 1},
    {"1\x1B[2J", Rule::kOddByte, "1\\x1B[2J", 0x1B, 1},
    {"\x7F", Rule::kOddByte, "\\x7F", 0x7F, 0},
    {"\xFF\xFE", Rule::kOddByte, "\\xFF\\xFE", 0xFF, 0},
    {"1\xC2\xA0", Rule::kOddByte, "1\\xC2\\xA0", 0xC2, 1},
    {"\xEF\xBC\x91", Rule::kOddByte, "\\xEF\\xBC\\x91", 0xEF, 0},  // a full-width digit
    {"nonsense\x01", Rule::kOddByte, "nonsense\\x01", 0x01, 8},
    {std::string(4000, '1') + "\x02", Rule::kOddByte, std::string(24, '1') + "...", 0x02, 4000},
};

TEST(Value, EveryOtherWordIsAFaultOfItsKind) {
  for (const WrongRow& row : kWrong) {
    SCOPED_TRACE(row.text.substr(0, 40));
    const auto parsed = ParseValue(TokenOf(row.text));
    const auto* fault = std::get_if<ReadFault>(&parsed);
    ASSERT_NE(fault, nullptr);
    EXPECT_EQ(fault->fault, (Fault{.rule = row.rule, .index = 42, .found = row.odd_byte}));
    EXPECT_EQ(fault->at, (Position{100 + row.offset, 7, 20 + row.offset}));
    EXPECT_EQ(fault->shown, row.shown);
  }
}

TEST(Value, AnOddByteIsFoundWhereverItStands) {
  for (int byte = 0; byte < 256; ++byte) {
    const bool is_printable = byte >= 0x20 && byte <= 0x7E;
    for (std::size_t offset = 0; offset < 6; ++offset) {
      std::string text = "12345";
      text.insert(offset, 1, static_cast<char>(byte));
      const auto parsed = ParseValue(TokenOf(text));
      const auto* fault = std::get_if<ReadFault>(&parsed);
      const bool is_odd = fault != nullptr && fault->fault.rule == Rule::kOddByte;
      ASSERT_EQ(is_odd, !is_printable) << byte << " at " << offset;
      if (!is_odd) continue;
      EXPECT_EQ(fault->fault.found, byte);
      EXPECT_EQ(fault->at.column, kSomewhere.column + static_cast<std::int64_t>(offset));
    }
  }
}

// A word that is longer than what is kept of it is judged by its beginning, and never a number.
TEST(Value, AWordTooLongToKeepIsNeverANumber) {
  for (const auto& [text, rule] : std::vector<std::pair<std::string, Rule>>{
           {std::string(Tokenizer::kKept, '0') + "1", Rule::kNumberOverflow},
           {std::string(Tokenizer::kKept, '0') + "x", Rule::kNumberOverflow},
           {std::string(Tokenizer::kKept, 'x') + "\x80", Rule::kNotANumber},
           {std::string(Tokenizer::kKept - 1, '0') + "\x80" + "0", Rule::kOddByte}}) {
    const auto parsed = ParseValue(TokenOf(text));
    const auto* fault = std::get_if<ReadFault>(&parsed);
    ASSERT_NE(fault, nullptr);
    EXPECT_EQ(fault->fault.rule, rule);
  }
}

TEST(Escape, LeavesPrintableAsciiButTheBackslash) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string escaped = Escape(std::string(1, static_cast<char>(byte)));
    if (byte >= 0x20 && byte <= 0x7E && byte != '\\') {
      EXPECT_EQ(escaped, std::string(1, static_cast<char>(byte)));
      continue;
    }
    ASSERT_EQ(escaped.size(), 4U);
    EXPECT_EQ(escaped.substr(0, 2), "\\x");
    EXPECT_EQ(std::stoi(escaped.substr(2), nullptr, 16), byte);
  }
}

TEST(Escape, CutsALongRun) {
  EXPECT_EQ(Escape(""), "");
  EXPECT_EQ(Escape(std::string(23, 'a')), std::string(23, 'a'));
  EXPECT_EQ(Escape(std::string(24, 'a')), std::string(24, 'a'));
  EXPECT_EQ(Escape(std::string(25, 'a')), std::string(24, 'a') + "...");
  const std::string longest = Escape(std::string(100'000, '\xFF'));
  EXPECT_EQ(longest.size(), 4U * 24U + 3U);
}

}  // namespace
}  // namespace onceover::read
