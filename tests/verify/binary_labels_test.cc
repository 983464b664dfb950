// Binary boards: what each byte of the header may be, and where it is said to be wrong.
#include "read/binary_labels.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

// A number of some bytes, the least significant first.
std::string Number(std::int64_t number, std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) {
    bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> 8 * i & 0xFF);
  }
  return bytes;
}

std::string Header(std::int64_t rows, std::int64_t cols, std::int64_t label_size) {
  return "\x89OOT\r\n\x1A\n" + Number(1, 4) + Number(label_size, 4) + Number(rows, 8) +
         Number(cols, 8) + std::string(32, '\0');
}

std::string Board(std::int64_t rows, std::int64_t cols, std::size_t label_size,
                  const std::vector<std::int64_t>& labels) {
  std::string bytes = Header(rows, cols, static_cast<std::int64_t>(label_size));
  for (const std::int64_t label : labels) bytes += Number(label, label_size);
  return bytes;
}

Reading<TilingAnswer> Read(const std::string& bytes, const TilingRequest& request = {}) {
  std::istringstream in(bytes);
  return ReadTilings(in, TilingFormat::kBinary, request);
}

// `rule at byte` of each fault, or `accepted`.
std::string Say(const std::string& bytes, const TilingRequest& request = {}) {
  const auto reading = Read(bytes, request);
  EXPECT_EQ(reading.answers.size(), 1U);
  const TilingAnswer& answer = reading.answers.front();
  const Verdict verdict = Judge(answer);
  if (verdict.outcome == Outcome::kAccepted) return "accepted";
  std::string said;
  for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
    const Position at = PlaceOf(reading, answer, verdict.faults[i], i);
    EXPECT_EQ(at.line, 1);
    EXPECT_EQ(at.column, at.byte + 1);
    said += (said.empty() ? "" : ", ") + std::string(RuleId(verdict.faults[i].rule)) + " at " +
            std::to_string(at.byte);
  }
  return said;
}

const std::vector<std::int64_t> kLabels = {1, 1, 2, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 5, 0};

TEST(BinaryLabels, AreReadInBothSizes) {
  for (const std::size_t size : {std::size_t{4}, std::size_t{8}}) {
    const auto reading = Read(Board(4, 4, size, kLabels));
    EXPECT_EQ(std::get<LabelGrid>(reading.answers.front().certificate).labels, kLabels);
    EXPECT_EQ(Say(Board(4, 4, size, kLabels)), "accepted");
    EXPECT_EQ(Say(Board(4, 4, size, kLabels), {.board = BoardSize{4, 4}, .missing = Cell{3, 3}}),
              "accepted");
  }
}

TEST(BinaryLabels, KeepTheirSigns) {
  const auto reading = Read(Board(1, 4, 4, {-1, -2147483648, 2147483647, 7}));
  EXPECT_EQ(std::get<LabelGrid>(reading.answers.front().certificate).labels,
            (std::vector<std::int64_t>{-1, -2147483648, 2147483647, 7}));
  EXPECT_EQ(std::get<LabelGrid>(Read(Board(1, 1, 8, {INT64_MIN})).answers.front().certificate)
                .labels.front(),
            INT64_MIN);
}

TEST(BinaryLabels, HavePlacesByTheirBytes) {
  auto labels = kLabels;
  labels[5] = 9;
  EXPECT_EQ(Say(Board(4, 4, 4, labels)), "label-out-of-range at 84, piece-size at 88");
  EXPECT_EQ(Say(Board(4, 4, 8, labels)), "label-out-of-range at 104, piece-size at 112");
  EXPECT_EQ(Say(Board(4, 4, 4, kLabels), {.missing = Cell{0, 1}}),
            "missing-covered at 68, uncovered at 124");
}

TEST(BinaryLabels, MayBeTooFewOrTooMany) {
  auto labels = kLabels;
  labels.pop_back();
  EXPECT_EQ(Say(Board(4, 4, 4, labels)), "too-few at 124");
  labels.push_back(0);
  labels.push_back(0);
  EXPECT_EQ(Say(Board(4, 4, 4, labels)), "too-many at 128");
  EXPECT_EQ(Say(Board(4, 4, 4, kLabels) + "x"), "bad-binary at 128");
  EXPECT_EQ(Say(Board(4, 4, 4, kLabels).substr(0, 127)), "bad-binary at 124");
  EXPECT_EQ(Say(Header(4000000000, 2000000000, 4)), "too-few at 64");
}

TEST(BinaryLabels, AreOfTheBoardAskedFor) {
  EXPECT_EQ(Say(Board(4, 4, 4, kLabels), {.board = BoardSize{2, 8}}), "board-size at 16");
  EXPECT_EQ(Say(Board(4, 4, 4, kLabels), {.missing = Cell{4, 0}}), "other-request at 16");
}

TEST(BinaryHeader, IsWrongWhereItIsWrong) {
  EXPECT_EQ(Say(""), "no-answer at 0");
  EXPECT_EQ(Say("0 1\n1 1\n"), "bad-binary at 0");
  const std::string good = Board(4, 4, 4, kLabels);
  for (std::size_t size = 8; size < 64; ++size) {
    EXPECT_EQ(Say(good.substr(0, size)), "bad-binary at " + std::to_string(size));
  }
  for (std::size_t byte = 0; byte < 64; ++byte) {
    std::string bytes = good;
    bytes[byte] = static_cast<char>(bytes[byte] ^ 0x80);
    const bool is_large = byte >= 16 && byte < 32 && byte % 8 != 7;  // more rows or columns
    if (is_large) {
      EXPECT_EQ(Say(bytes), "too-few at 128") << byte;
    } else {
      const std::size_t at = byte < 8 ? 0 : byte < 16 ? byte / 4 * 4 : byte / 8 * 8;
      EXPECT_EQ(Say(bytes), "bad-binary at " + std::to_string(at)) << byte;
    }
  }
  EXPECT_EQ(Say(Header(0, 4, 4)), "bad-binary at 16");
  EXPECT_EQ(Say(Header(4, -1, 4)), "bad-binary at 24");
  EXPECT_EQ(Say(Header(4, 4, 2)), "bad-binary at 12");
}

TEST(BinaryHeader, IsKnownByItsFirstBytes) {
  EXPECT_TRUE(read::BeginsAsBinary(Header(1, 1, 4)));
  EXPECT_FALSE(read::BeginsAsBinary(Header(1, 1, 4).substr(1)));
  EXPECT_FALSE(read::BeginsAsBinary(""));
}

}  // namespace
}  // namespace onceover
