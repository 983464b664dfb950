#include "read/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace onceover::read {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

Text::Text(std::string_view bytes) : bytes_(bytes) {
  std::size_t begin = Bytes().starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  for (;;) {
    const std::size_t newline = bytes_.find('\n', begin);
    const bool is_last = newline == std::string::npos;
    std::size_t end = is_last ? bytes_.size() : newline;
    if (end > begin && bytes_[end - 1] == '\r') --end;
    lines_.push_back({begin, end});
    if (is_last) break;
    begin = newline + 1;
  }
}

std::string_view Text::Line(std::size_t line) const {
  const LineMark& mark = lines_[line];
  return Bytes().substr(mark.begin, mark.end - mark.begin);
}

Position Text::At(std::size_t offset) const {
  offset = std::max(offset, lines_.front().begin);
  const auto line = std::prev(std::ranges::upper_bound(lines_, offset, {}, &LineMark::begin));
  return {.byte = static_cast<std::int64_t>(offset),
          .line = line - lines_.begin() + 1,
          .column = static_cast<std::int64_t>(offset - line->begin) + 1};
}

}  // namespace onceover::read
