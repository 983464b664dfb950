#include "read/line_words.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace onceover::read {
namespace {

constexpr std::string_view kBlanks = " \t\v\f\r";
constexpr std::string_view kSeparators = " \t\v\f\r[](){},;|&\"'\\";
constexpr std::string_view kFrame = "-=_+|~*# \t";

bool IsLower(char byte) { return byte >= 'a' && byte <= 'z'; }

// Lines and corners of boxes are U+2500 to U+257F; U+00A0 is a blank.
std::size_t WideSeparatorLength(std::string_view rest) {
  if (rest.size() >= 3 && (rest.starts_with("\xE2\x94") || rest.starts_with("\xE2\x95"))) return 3;
  return rest.starts_with("\xC2\xA0") ? 2 : 0;
}

bool IsDrawnFrame(std::string_view line) {
  bool is_drawn = false;
  while (!line.empty()) {
    const std::size_t wide = WideSeparatorLength(line);
    if (wide == 0 && kBlanks.find(line.front()) == std::string_view::npos) return false;
    is_drawn = is_drawn || wide == 3;
    line.remove_prefix(std::max<std::size_t>(wide, 1));
  }
  return is_drawn;
}

}  // namespace

std::size_t ControlLength(std::string_view rest) {
  if (!rest.starts_with("\x1B[")) return 0;
  const std::size_t end = rest.find_first_not_of("0123456789;?", 2);
  return end == std::string_view::npos ? 0 : end + 1;
}

std::size_t SeparatorLength(std::string_view rest) {
  if (rest.front() == '\x1B') return ControlLength(rest);
  if (kSeparators.find(rest.front()) == std::string_view::npos) return WideSeparatorLength(rest);
  std::size_t length = 1;
  while (rest.front() == '\\' && length < rest.size() && IsLower(rest[length])) ++length;
  return length;
}

std::size_t WordLength(std::string_view rest) {
  std::size_t length = 1;
  while (length < rest.size() && SeparatorLength(rest.substr(length)) == 0) ++length;
  return length;
}

bool IsFrame(std::string_view line, std::span<const std::string> words) {
  if (line.size() < 2) return false;
  if (IsDrawnFrame(line)) return true;
  if (line.find_first_not_of(kFrame) != std::string_view::npos ||
      line.find_first_of("-=_") == std::string_view::npos) {
    return false;
  }
  std::size_t known = 0;
  for (std::size_t at = line.find_first_not_of(kBlanks); at < line.size(); ++known) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    if (std::ranges::find(words, line.substr(at, end - at)) == words.end()) return true;
    at = line.find_first_not_of(kBlanks, end);
  }
  return known < 2;
}

}  // namespace onceover::read
