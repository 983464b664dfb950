// The statements' own requests: every one that is read, and for every other what is wrong and
// where.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read_table.h"

namespace onceover {
namespace {

using read_table::Bytes;

constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr BoardSize kStatement{8, 8};

std::variant<TilingRequest, RequestError> ReadTiling(const std::string& bytes) {
  std::istringstream in(bytes);
  return ReadTilingRequest(in);
}

std::variant<std::vector<Cell>, RequestError> ReadStarts(const std::string& bytes,
                                                         const BoardSize& board) {
  std::istringstream in(bytes);
  return ReadTourStarts(in, board);
}

struct TilingRow {
  std::string bytes;
  BoardSize board;
  Cell missing;
};

TEST(TilingRequest, OfTheStatementIsRead) {
  const std::vector<TilingRow> rows = {
      {"8 2 3", {8, 8}, {1, 2}},
      {"8\n2 3\n", {8, 8}, {1, 2}},
      {"\xEF\xBB\xBF\t+8\r\n002 0003", {8, 8}, {1, 2}},
      {" 1 1 1 ", {1, 1}, {0, 0}},
      {"2 2 2", {2, 2}, {1, 1}},
      {"2147483648 1 2147483648", {2'147'483'648, 2'147'483'648}, {0, 2'147'483'647}},
  };
  for (const TilingRow& row : rows) {
    const auto read = ReadTiling(row.bytes);
    const auto* request = std::get_if<TilingRequest>(&read);
    ASSERT_NE(request, nullptr) << row.bytes;
    EXPECT_EQ(request->board, row.board);
    EXPECT_EQ(request->missing, Missing{row.missing});
  }
}

struct WrongRow {
  std::string bytes;
  std::int64_t line;
  std::int64_t column;
  std::string text;
  BoardSize board = kStatement;
};

const std::vector<WrongRow> kWrongTilings = {
    {"", 1, 1, "fewer than the three numbers M x y"},
    {"\n", 1, 1, "fewer than the three numbers M x y"},
    {"8 2\n", 1, 4, "fewer than the three numbers M x y"},
    {"8 2 3 4\n", 1, 7, "more than the three numbers M x y"},
    {"8 2 3\n8 2 4\n", 2, 1, "more than the three numbers M x y"},
    {"8 2 3 x", 1, 7, "'x' is not a whole number of 64 bits"},
    {"eight 2 3", 1, 1, "'eight' is not a whole number of 64 bits"},
    {"8 2,3", 1, 3, "'2,3' is not a whole number of 64 bits"},
    {"8 2 9223372036854775808", 1, 5, "'9223372036854775808' is not a whole number of 64 bits"},
    {Bytes("8 2\n3\0"), 2, 2, "'3\\x00' is not a whole number of 64 bits"},
    {"0 1 1", 1, 1, "the side 0 is not a power of two from 1 to 2147483648"},
    {"-8 1 1", 1, 1, "the side -8 is not a power of two from 1 to 2147483648"},
    {"-9223372036854775808 1 1", 1, 1,
     "the side -9223372036854775808 is not a power of two from 1 to 2147483648"},
    {"6 1 1", 1, 1, "the side 6 is not a power of two from 1 to 2147483648"},
    {"4294967296 1 1", 1, 1, "the side 4294967296 is not a power of two from 1 to 2147483648"},
    {"8 0 1", 1, 3, "the row 0 is not between 1 and 8"},
    {"8 9 1", 1, 3, "the row 9 is not between 1 and 8"},
    {"8 1\n 0", 2, 2, "the column 0 is not between 1 and 8"},
    {"8 1 9", 1, 5, "the column 9 is not between 1 and 8"},
    {"8 -9223372036854775808 1", 1, 3, "the row -9223372036854775808 is not between 1 and 8"},
};

TEST(TilingRequest, ThatIsWrongIsRefusedByTextAndPlace) {
  for (const WrongRow& row : kWrongTilings) {
    SCOPED_TRACE(row.bytes);
    const auto read = ReadTiling(row.bytes);
    const auto* error = std::get_if<RequestError>(&read);
    ASSERT_NE(error, nullptr);
    EXPECT_EQ(error->text, row.text);
    EXPECT_EQ(error->at.line, row.line);
    EXPECT_EQ(error->at.column, row.column);
    EXPECT_EQ(error->at, read_table::PlaceOfByte(row.bytes, error->at.byte));
  }
}

TEST(TourStarts, AreReadUntilMinusOneOrTheEnd) {
  const std::vector<Cell> three = {{0, 0}, {7, 7}, {0, 7}};
  for (const char* bytes :
       {"1 64 8 -1", "1 64 8", "1\n64\n8\n-1\n", "1 64 8 -1 junk", "\xEF\xBB\xBF 01 +64 8\r\n-1"}) {
    EXPECT_EQ(std::get<0>(ReadStarts(bytes, kStatement)), three) << bytes;
  }
  EXPECT_TRUE(std::get<0>(ReadStarts("", kStatement)).empty());
  EXPECT_TRUE(std::get<0>(ReadStarts("-1 5", kStatement)).empty());
}

TEST(TourStarts, AreNumberedRowByRow) {
  EXPECT_EQ(std::get<0>(ReadStarts("1 6 7 12", {2, 6})),
            (std::vector<Cell>{{0, 0}, {0, 5}, {1, 0}, {1, 5}}));
  EXPECT_EQ(std::get<0>(ReadStarts("9223372036854775807", {kHighest, 1})),
            (std::vector<Cell>{{kHighest - 1, 0}}));
}

const std::vector<WrongRow> kWrongStarts = {
    {"0 -1", 1, 1, "the start 0 is not between 1 and 64"},
    {"1\n65 -1", 2, 1, "the start 65 is not between 1 and 64"},
    {"-2", 1, 1, "the start -2 is not between 1 and 64"},
    {"1 x -1", 1, 3, "'x' is not a whole number of 64 bits"},
    {"1 1.0", 1, 3, "'1.0' is not a whole number of 64 bits"},
    {"1 18446744073709551616", 1, 3, "'18446744073709551616' is not a whole number of 64 bits"},
    {"1 \x1B", 1, 3, "'\\x1B' is not a whole number of 64 bits"},
    {"7", 1, 1, "the start 7 is not between 1 and 6", {2, 3}},
    {"5", 1, 1, "there is no square 5: the board has none", {0, 0}},
    {"\n 5", 2, 2, "there is no square 5: the board has none", {8, 0}},
    {"5", 1, 1, "there is no square 5: the board has none", {-8, 8}},
    {"5", 1, 1, "there is no square 5: the board has none", {kHighest, -1}},
};

TEST(TourStarts, ThatAreWrongAreRefusedByTextAndPlace) {
  for (const WrongRow& row : kWrongStarts) {
    SCOPED_TRACE(row.bytes);
    const auto read = ReadStarts(row.bytes, row.board);
    const auto* error = std::get_if<RequestError>(&read);
    ASSERT_NE(error, nullptr);
    EXPECT_EQ(error->text, row.text);
    EXPECT_EQ(error->at.line, row.line);
    EXPECT_EQ(error->at.column, row.column);
    EXPECT_EQ(error->at, read_table::PlaceOfByte(row.bytes, error->at.byte));
  }
}

}  // namespace
}  // namespace onceover
