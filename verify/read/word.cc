#include "read/word.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace onceover::read {
namespace {

constexpr std::size_t kWidestMark = 4;  // times that a mark is repeated to fill a square

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

bool IsRepeated(std::string_view word, char byte) {
  return !word.empty() && word.size() <= kWidestMark &&
         word.find_first_not_of(byte) == std::string_view::npos;
}

}  // namespace

bool IsWholeNumber(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
  return !word.empty() && std::ranges::all_of(word, IsDigit);
}

bool IsBlankWord(std::string_view word) {
  return word.find_first_not_of(" \t") == std::string_view::npos;
}

std::size_t CharLength(std::string_view rest) {
  const auto lead = static_cast<unsigned char>(rest.front());
  std::size_t length = 1;
  if (lead >= 0xF0 && lead < 0xF8) length = 4;
  if (lead >= 0xE0 && lead < 0xF0) length = 3;
  if (lead >= 0xC0 && lead < 0xE0) length = 2;
  if (rest.size() < length) return 1;
  const auto is_continuation = [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
  };
  return std::ranges::all_of(rest.substr(1, length - 1), is_continuation) ? length : 1;
}

std::size_t CountChars(std::string_view word) {
  std::size_t count = 0;
  for (; !word.empty(); word.remove_prefix(CharLength(word))) ++count;
  return count;
}

std::string_view Canonical(std::string_view word) {
  if (IsBlankWord(word)) return {};
  if (!IsWholeNumber(word)) return word;
  if (word.starts_with('+')) word.remove_prefix(1);
  while (word.size() > 1 && word.starts_with('0')) word.remove_prefix(1);
  return word;
}

bool IsMark(std::string_view word, std::string_view mark) {
  const std::string_view is = Canonical(word);
  const std::string_view expected = Canonical(mark);
  if (is == expected) return true;
  if (expected.empty() || IsWholeNumber(expected)) return false;
  return IsRepeated(is, expected.front()) && IsRepeated(expected, expected.front());
}

}  // namespace onceover::read
