#include "fast/number_lines.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

namespace onceover::fast {
namespace {

bool IsBlank(char byte) { return byte == ' ' || byte == '\t' || byte == '\r'; }
bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

// Eight bytes at once, the first one lowest.
std::uint64_t Load(const char* bytes) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

constexpr std::uint64_t Repeat(std::uint64_t byte) { return byte * 0x0101010101010101; }

// The number of digits that eight bytes begin with. `word` is the bytes, each less '0' by exclusive
// or: a digit is then 0..9, and nothing else is.
int CountDigits(std::uint64_t word) {
  const std::uint64_t low = word & Repeat(0x7F);
  const std::uint64_t is_other = ((low + Repeat(0x7F - 9)) | word) & Repeat(0x80);
  return std::countr_zero(is_other) / 8;
}

// The number that eight digits make, the first one lowest: pairs, then fours, then all eight.
std::uint32_t EightDigits(std::uint64_t digits) {
  digits = digits * 10 + (digits >> 8);
  const std::uint64_t pairs = digits & 0x00FF00FF00FF00FF;
  const std::uint64_t fours = (pairs * 100 + (pairs >> 16)) & 0x0000FFFF0000FFFF;
  return static_cast<std::uint32_t>(fours * 10000 + (fours >> 32));
}

}  // namespace

bool NumberLines::Read(Number& number) {
  if constexpr (std::endian::native == std::endian::little) {
    if (end_ - at_ >= 8) {
      const std::uint64_t word = Load(at_) ^ Repeat('0');
      const int digits = CountDigits(word);
      if (digits < 8) {
        if (digits == 0) return false;
        number = EightDigits(word << (64 - 8 * digits));
        at_ += digits;
        return true;
      }
    }
  }
  std::uint64_t value = 0;
  const char* const begin = at_;
  for (; at_ != end_ && IsDigit(*at_); ++at_) {
    value = value * 10 + static_cast<std::uint64_t>(*at_ - '0');
    if (value > std::numeric_limits<Number>::max()) return false;
  }
  number = static_cast<Number>(value);
  return at_ != begin;
}

NumberLines::Status NumberLines::Next(std::span<Number> row) {
  std::size_t count = 0;
  while (at_ != end_) {
    const char byte = *at_;
    if (byte == '\n') {
      ++at_;
      if (count == row.size()) return Status::kRow;
      if (count > 0) return Status::kOther;
    } else if (IsBlank(byte)) {
      ++at_;
    } else {
      if (count == row.size() || !Read(row[count])) return Status::kOther;
      ++count;
      if (at_ != end_ && *at_ == ' ') {
        ++at_;
      } else if (at_ != end_ && *at_ != '\n' && !IsBlank(*at_)) {
        return Status::kOther;
      }
    }
  }
  if (count == 0) return Status::kEnd;
  return count == row.size() ? Status::kRow : Status::kOther;
}

NumberLines::Status NumberLines::NextRun(std::span<Number> row, std::size_t& count) {
  count = 0;
  while (at_ != end_ && count < row.size()) {
    if (*at_ == '\n' || IsBlank(*at_)) {
      ++at_;
      continue;
    }
    if (!Read(row[count])) return Status::kOther;
    ++count;
    if (at_ != end_ && *at_ != '\n' && !IsBlank(*at_)) return Status::kOther;
  }
  return count == 0 ? Status::kEnd : Status::kRow;
}

}  // namespace onceover::fast
