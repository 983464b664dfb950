// The fast ways to look at a row, against the portable ones.
#include "fast/row_scan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace onceover::fast {
namespace {

// Every window of numbers 0..3.
TEST(FindWindows, KnowsEveryWindow) {
  std::size_t found = 0;
  for (std::uint32_t code = 0; code < 256; ++code) {
    const std::uint32_t above[2] = {code & 3, code >> 2 & 3};
    const std::uint32_t below[2] = {code >> 4 & 3, code >> 6};
    std::size_t most = 0;  // squares that carry one number
    for (std::uint32_t number = 0; number < 4; ++number) {
      std::size_t squares = 0;
      for (const std::uint32_t square : {above[0], above[1], below[0], below[1]}) {
        squares += square == number ? 1 : 0;
      }
      most = std::max(most, squares);
    }
    ASSERT_EQ(FindWindows(above, below, 1), most == 3 ? 1U : 0U) << code;
    found += most == 3 ? 1 : 0;
  }
  EXPECT_EQ(found, 48U);  // the fourth square, its number, the number of the three
}

TEST(FindWindows, IsThePortableOne) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    for (std::size_t windows = 0; windows <= kWindowsAtOnce; ++windows) {
      std::vector<std::uint32_t> above;
      std::vector<std::uint32_t> below;
      for (std::size_t i = 0; i <= windows; ++i) {
        above.push_back(random() % 3 == 0 ? 0xFFFFFFFF : random() % 2);
        below.push_back(random() % 3 == 0 ? 0x80000000 : random() % 2);
      }
      ASSERT_EQ(FindWindows(above.data(), below.data(), windows),
                FindWindowsPortably(above.data(), below.data(), windows));
    }
  }
}

TEST(HoldsZero, FindsItAnywhere) {
  for (std::size_t size = 0; size <= 40; ++size) {
    const std::vector<std::uint32_t> row(size, 0x01000000);
    EXPECT_FALSE(HoldsZero(row));
    EXPECT_FALSE(HoldsZeroPortably(row));
    for (std::size_t at = 0; at < size; ++at) {
      std::vector<std::uint32_t> other = row;
      other[at] = 0;
      EXPECT_TRUE(HoldsZero(other)) << at << " of " << size;
      EXPECT_TRUE(HoldsZeroPortably(other)) << at << " of " << size;
    }
  }
}

}  // namespace
}  // namespace onceover::fast
