#include "certificate_bytes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

namespace onceover::fuzz {
namespace {

constexpr std::int64_t kPlain = 240;
constexpr std::int64_t kLineEnd = '\n' + 256 - '0';
constexpr std::array<std::int64_t, 12> kOdd = {
    -1,
    -2,
    1'000'000,
    (std::int64_t{1} << 31) - 1,
    std::int64_t{1} << 31,
    -(std::int64_t{1} << 31),
    4'000'000'000,
    (std::int64_t{1} << 32) - 1,
    std::int64_t{1} << 32,
    (std::int64_t{1} << 32) + 1,
    std::numeric_limits<std::int64_t>::max(),
    std::numeric_limits<std::int64_t>::min(),
};

}  // namespace

std::int64_t ReadNumber(ByteReader& bytes) {
  bytes.SkipLineEnds();
  const std::int64_t number = bytes.Choose(0, kPlain + std::ssize(kOdd) - 1);
  return number < kPlain ? number : kOdd.at(static_cast<std::size_t>(number - kPlain));
}

Cell ReadCell(ByteReader& bytes) {
  const std::int64_t row = ReadNumber(bytes);
  return {row, ReadNumber(bytes)};
}

void PutNumber(std::int64_t number, std::string& out) {
  if (number < 0 || number >= kPlain || number == kLineEnd) {
    const auto odd = std::ranges::find(kOdd, number);
    number = kPlain + (odd == kOdd.end() ? 0 : odd - kOdd.begin());
  }
  out += static_cast<char>(static_cast<std::uint8_t>(number + '0'));
}

void PutCell(Cell cell, std::string& out) {
  PutNumber(cell.row, out);
  PutNumber(cell.col, out);
}

void PutRows(const std::vector<std::int64_t>& numbers, std::int64_t cols, std::string& out) {
  std::int64_t col = 0;
  for (const std::int64_t number : numbers) {
    PutNumber(number, out);
    if (++col == cols) {
      out += '\n';
      col = 0;
    }
  }
}

std::int64_t SquaresOfInput(std::int64_t rows, std::int64_t cols) {
  constexpr std::int64_t kMost = kMaxCertificateBytes;
  const auto is_side = [](std::int64_t side) { return side >= 1 && side <= kMost; };
  return is_side(rows) && is_side(cols) ? rows * cols : 0;
}

std::int64_t OddNumber(Dice& dice) { return dice.OneOf(kOdd); }

}  // namespace onceover::fuzz
