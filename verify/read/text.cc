#include "read/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

namespace onceover::read {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

Text::Text(std::istream& in, std::size_t limit) {
  std::vector<char> buffer(std::size_t{1} << 16);
  while (is_whole_) {
    in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    if (in.gcount() == 0) break;
    Append({buffer.data(), static_cast<std::size_t>(in.gcount())}, limit);
  }
  FindLines();
}

Text::Text(std::string_view bytes) {
  Append(bytes, bytes.size());
  FindLines();
}

std::string_view Text::Line(std::size_t line) const {
  const LineMark& mark = lines_[line];
  return Bytes().substr(mark.begin, mark.end - mark.begin);
}

Position Text::At(std::size_t offset) const {
  offset = std::max(offset, lines_.front().begin);
  const auto line = std::prev(std::ranges::upper_bound(lines_, offset, {}, &LineMark::begin));
  Position at{.byte = static_cast<std::int64_t>(offset),
              .line = line - lines_.begin() + 1,
              .column = static_cast<std::int64_t>(offset - line->begin) + 1};
  const auto gap = std::ranges::upper_bound(gaps_, offset, {}, &Gap::offset);
  if (gap == gaps_.begin()) return at;
  const auto begin_gap = std::ranges::upper_bound(gaps_, line->begin, {}, &Gap::offset);
  const std::int64_t before_line = begin_gap == gaps_.begin() ? 0 : std::prev(begin_gap)->bytes;
  at.byte += std::prev(gap)->bytes;
  at.line += std::prev(gap)->newlines;
  at.column += std::prev(gap)->bytes - before_line;
  return at;
}

void Text::Append(std::string_view bytes, std::size_t limit) {
  for (const char byte : bytes) {
    run_ = !bytes_.empty() && bytes_.back() == byte ? run_ + 1 : 1;
    if (run_ <= kLongestRun) {
      if (bytes_.size() == limit) {
        is_whole_ = false;
        return;
      }
      bytes_ += byte;
      continue;
    }
    if (gaps_.empty() || gaps_.back().offset != bytes_.size()) {
      Gap gap = gaps_.empty() ? Gap{} : gaps_.back();
      gap.offset = bytes_.size();
      gaps_.push_back(gap);
    }
    ++gaps_.back().bytes;
    if (byte == '\n') ++gaps_.back().newlines;
  }
}

void Text::FindLines() {
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

}  // namespace onceover::read
