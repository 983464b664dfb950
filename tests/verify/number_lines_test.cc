// Numbers from text eight bytes at a time, against the plain way to read them.
#include "fast/number_lines.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace onceover::fast {
namespace {

using Status = NumberLines::Status;

// The bytes alone in their memory, so that a sanitizer sees a byte that is read beyond them.
class Exact {
 public:
  explicit Exact(std::string_view text) : bytes_(new char[text.size()]), size_(text.size()) {
    text.copy(bytes_.get(), size_);
  }
  std::string_view View() const { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<char[]> bytes_;
  std::size_t size_;
};

// The rows of a text of which each line has `cols` numbers; nothing if a line is no row.
std::optional<std::vector<std::vector<std::uint32_t>>> Rows(std::string_view text,
                                                            std::size_t cols) {
  const Exact bytes(text);
  NumberLines lines(bytes.View());
  std::vector<std::vector<std::uint32_t>> rows;
  std::vector<std::uint32_t> row(cols);
  auto status = lines.Next(row);
  for (; status == Status::kRow; status = lines.Next(row)) rows.push_back(row);
  if (status == Status::kOther) return std::nullopt;
  return rows;
}

std::optional<std::vector<std::uint32_t>> RunOf(std::string_view text, std::size_t room) {
  const Exact bytes(text);
  NumberLines lines(bytes.View());
  std::vector<std::uint32_t> all;
  std::vector<std::uint32_t> row(room);
  std::size_t count = 0;
  auto status = lines.NextRun(row, count);
  for (; status == Status::kRow; status = lines.NextRun(row, count)) {
    all.insert(all.end(), row.begin(), row.begin() + static_cast<std::ptrdiff_t>(count));
  }
  if (status == Status::kOther) return std::nullopt;
  return all;
}

TEST(NumberLines, ReadsEveryNumberOfDigits) {
  for (const std::uint32_t number :
       {0U, 7U, 10U, 99U, 100U, 123U, 1234U, 54321U, 999999U, 1234567U, 9999999U, 10000000U,
        12345678U, 99999999U, 100000000U, 987654321U, 4294967295U}) {
    const std::string text = std::to_string(number);
    for (std::size_t before = 0; before <= 9; ++before) {
      for (std::size_t after = 0; after <= 9; ++after) {
        const std::string line = std::string(before, ' ') + text + std::string(after, ' ');
        ASSERT_EQ(Rows(line, 1), (std::vector<std::vector<std::uint32_t>>{{number}})) << line;
        ASSERT_EQ(RunOf(line, 3), (std::vector<std::uint32_t>{number})) << line;
        const std::string two = line + " " + text + "\n";
        ASSERT_EQ(Rows(two, 2), (std::vector<std::vector<std::uint32_t>>{{number, number}})) << two;
      }
    }
  }
}

TEST(NumberLines, ReadsZerosInFront) {
  EXPECT_EQ(Rows("007 00000000000000000012\n", 2),
            (std::vector<std::vector<std::uint32_t>>{{7, 12}}));
}

TEST(NumberLines, ReadsRowsBetweenBlankLines) {
  EXPECT_EQ(Rows("\n 1 2\r\n\n\t3\t4  \n  \n5 6", 2),
            (std::vector<std::vector<std::uint32_t>>{{1, 2}, {3, 4}, {5, 6}}));
  EXPECT_EQ(Rows("", 2), (std::vector<std::vector<std::uint32_t>>{}));
  EXPECT_EQ(Rows(" \n\n", 2), (std::vector<std::vector<std::uint32_t>>{}));
}

TEST(NumberLines, ReadsRunsOverTheEndsOfLines) {
  for (std::size_t room = 1; room <= 8; ++room) {
    EXPECT_EQ(RunOf(" 1 2\r\n\n3\t4\n5", room), (std::vector<std::uint32_t>{1, 2, 3, 4, 5}));
  }
}

TEST(NumberLines, LeavesOtherRowsAlone) {
  for (const char* const text : {"1\n", "1 2 3\n", "1 2\n3\n", "1 2\n3 4 5\n"}) {
    EXPECT_EQ(Rows(text, 2), std::nullopt) << text;
  }
}

// One byte that is no digit and no blank, anywhere.
TEST(NumberLines, LeavesOtherBytesAlone) {
  const std::string good = "12 345678901 7\n1234567 8 90\n";
  ASSERT_EQ(Rows("12 345678901 7\n1234567 8 90\n", 3)->size(), 2U);
  for (int byte = 0; byte < 256; ++byte) {
    const char other = static_cast<char>(byte);
    if ((other >= '0' && other <= '9') || std::string_view(" \t\r\n").find(other) < 4) continue;
    for (std::size_t at = 0; at < good.size(); ++at) {
      std::string text = good;
      text[at] = other;
      ASSERT_EQ(Rows(text, 3), std::nullopt) << byte << " at " << at;
      ASSERT_EQ(RunOf(text, 4), std::nullopt) << byte << " at " << at;
    }
  }
}

TEST(NumberLines, LeavesLargeNumbersAlone) {
  for (const char* const text : {"4294967296", "99999999999", "18446744073709551616",
                                 "18446744073709551617000000000000000000001"}) {
    EXPECT_EQ(Rows(text, 1), std::nullopt) << text;
    EXPECT_EQ(RunOf(text, 1), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace onceover::fast
