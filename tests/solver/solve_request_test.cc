#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "onceover/certificate.h"
#include "request.h"

namespace onceover::solver {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

struct IntegerCase {
  std::string text;
  std::optional<std::int64_t> value;
  std::string error;
};

const std::vector<IntegerCase> kIntegers = {
    {"0", 0, ""},
    {"8", 8, ""},
    {"-1", -1, ""},
    {"007", 7, ""},
    {"9223372036854775807", kMost, ""},
    {"-9223372036854775807", -kMost, ""},
    {"-9223372036854775808", std::nullopt, "'-9223372036854775808' is out of the range of numbers"},
    {"9223372036854775808", std::nullopt, "'9223372036854775808' is out of the range of numbers"},
    {"", std::nullopt, "'' is not a whole number"},
    {"-", std::nullopt, "'-' is not a whole number"},
    {"+8", std::nullopt, "'+8' is not a whole number"},
    {" 8", std::nullopt, "' 8' is not a whole number"},
    {"8 ", std::nullopt, "'8 ' is not a whole number"},
    {"8x", std::nullopt, "'8x' is not a whole number"},
    {"0x8", std::nullopt, "'0x8' is not a whole number"},
    {"8.0", std::nullopt, "'8.0' is not a whole number"},
    {"99999999999999999999x", std::nullopt, "'99999999999999999999x' is not a whole number"},
    {std::string("8\0", 2), std::nullopt, "'8\\x00' is not a whole number"},
    {"\xef\xbc\x98", std::nullopt, "'\\xEF\\xBC\\x98' is not a whole number"},
};

TEST(ParseInteger, TakesDigitsAndNothingElse) {
  for (const IntegerCase& entry : kIntegers) {
    std::string error;
    EXPECT_EQ(ParseInteger(entry.text, error), entry.value) << entry.text;
    EXPECT_EQ(error, entry.error);
  }
}

TEST(ParseSquare, CountsFromOne) {
  std::string error;
  EXPECT_EQ(ParseSquare("2,3", error), (Cell{1, 2}));
  EXPECT_EQ(ParseSquare("0,-5", error), (Cell{-1, -6}));
  EXPECT_EQ(ParseSquare("-9223372036854775807,1", error), (Cell{-kMost - 1, 0}));
  EXPECT_EQ(error, "");
}

TEST(ParseSquare, NamesWhatIsWrong) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "'' is not of the form ROW,COLUMN"},
      {"2", "'2' is not of the form ROW,COLUMN"},
      {"2;3", "'2;3' is not of the form ROW,COLUMN"},
      {"2,", "'' is not a whole number"},
      {",3", "'' is not a whole number"},
      {"2,3,4", "'3,4' is not a whole number"},
      {"a,3", "'a' is not a whole number"},
      {"2, 3", "' 3' is not a whole number"},
  };
  for (const auto& [text, expected] : cases) {
    std::string error;
    EXPECT_EQ(ParseSquare(text, error), std::nullopt) << text;
    EXPECT_EQ(error, expected);
  }
}

TEST(ParseBoard, TakesRowsByColumns) {
  std::string error;
  const auto board = ParseBoard("5x6", error);
  ASSERT_TRUE(board);
  EXPECT_EQ(board->rows, 5);
  EXPECT_EQ(board->cols, 6);
}

TEST(ParseBoard, NamesWhatIsWrong) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"5", "'5' is not of the form ROWSxCOLUMNS"},
      {"5X6", "'5X6' is not of the form ROWSxCOLUMNS"},
      {"5x", "'' is not a whole number"},
      {"0x5", "'0x5' has no square: both sides must be at least 1"},
      {"5x-6", "'5x-6' has no square: both sides must be at least 1"},
      {"5x99999999999999999999", "'99999999999999999999' is out of the range of numbers"},
  };
  for (const auto& [text, expected] : cases) {
    std::string error;
    EXPECT_FALSE(ParseBoard(text, error)) << text;
    EXPECT_EQ(error, expected);
  }
}

TEST(ParseBytes, KnowsTheUnits) {
  const std::vector<std::pair<std::string, std::int64_t>> cases = {
      {"0", 0},
      {"1000", 1000},
      {"3K", 3072},
      {"3KiB", 3072},
      {"2M", 2 << 20},
      {"2MiB", 2 << 20},
      {"1G", 1 << 30},
      {"1GiB", 1 << 30},
      {"8589934591G", std::int64_t{8589934591} << 30},
      {"9223372036854775807", kMost},
  };
  for (const auto& [text, expected] : cases) {
    std::string error;
    EXPECT_EQ(ParseBytes(text, error), expected) << text;
  }
}

TEST(ParseBytes, RefusesEverythingElse) {
  for (const std::string text : {"", "G", "-1", "-1G", "1.5G", "1T", "1GB", "1 G", "8589934592G",
                                 "9223372036854775808", "1KiBK"}) {
    std::string error;
    EXPECT_EQ(ParseBytes(text, error), std::nullopt) << text;
    EXPECT_EQ(error, Quoted(text) + " is not a size such as 1000000, 512MiB or 8G");
  }
}

TEST(Quoted, EscapesWhatIsNotPrintableAscii) {
  EXPECT_EQ(Quoted("plain text"), "'plain text'");
  EXPECT_EQ(Quoted(std::string("a\0b\n\x1b[31m\x7f\xff\\", 12)),
            "'a\\x00b\\x0A\\x1B[31m\\x7F\\xFF\\x5C'");
}

TEST(Quoted, BoundsTheLength) {
  EXPECT_EQ(Quoted(std::string(40, 'a')), "'" + std::string(40, 'a') + "'");
  EXPECT_EQ(Quoted(std::string(41, 'a')), "'" + std::string(40, 'a') + "...'");
}

}  // namespace
}  // namespace onceover::solver
