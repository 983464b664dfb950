// Files that can be read at any place.
#include "fast/seekable_file.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace onceover::fast {
namespace {

TEST(SeekableFile, IsReadAtAnyPlace) {
  const std::string name = testing::TempDir() + "seekable_file_test";
  std::ofstream(name, std::ios::binary) << "0123456789";
  const auto file = SeekableFile::Open(name);
  ASSERT_NE(file, nullptr);
  std::array<char, 4> room{};
  const auto read = [&](std::int64_t offset) {
    const std::size_t got = file->ReadAt(offset, room);
    return std::string(room.data(), got);
  };
  EXPECT_EQ(read(0), "0123");
  EXPECT_EQ(read(5), "5678");
  EXPECT_EQ(read(8), "89");
  EXPECT_EQ(read(10), "");
  EXPECT_EQ(read(-1), "") << "an error of the system";
  std::filesystem::remove(name);
}

TEST(SeekableFile, IsAFile) {
  EXPECT_EQ(SeekableFile::Open(testing::TempDir() + "no-such-file"), nullptr);
  EXPECT_EQ(SeekableFile::Open(testing::TempDir()), nullptr);
  EXPECT_EQ(SeekableFile::Open("/dev/null"), nullptr);
}

}  // namespace
}  // namespace onceover::fast
