#include "fast/line_chunks.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace onceover::fast {
namespace {

constexpr std::int64_t kBuffer = std::int64_t{1} << 18;  // stays in the cache of a core

// The bytes up to and with the last one after which a piece may end.
std::size_t LastCut(std::string_view text, CutAfter cut) {
  const std::size_t last = cut == CutAfter::kLine ? text.rfind('\n') : text.find_last_of(" \n\t\r");
  return last == std::string_view::npos ? 0 : last + 1;
}

}  // namespace

LineChunks::LineChunks(const Bytes& bytes, std::int64_t begin, std::optional<std::int64_t> end,
                       CutAfter cut)
    : bytes_(bytes),
      offset_(begin),
      end_(end),
      cut_(cut),
      buffer_(static_cast<std::size_t>(std::min(kBuffer, end ? *end - begin + 1 : kBuffer))) {}

std::optional<std::string_view> LineChunks::Next(std::size_t most) {
  std::memmove(buffer_.data(), buffer_.data() + used_, filled_ - used_);
  filled_ -= used_;
  used_ = 0;
  while (true) {
    std::size_t room = buffer_.size() - filled_;
    if (end_) room = std::min(room, static_cast<std::size_t>(*end_ - offset_));
    const std::size_t got =
        room == 0 ? 0 : bytes_.read_at(offset_, {buffer_.data() + filled_, room});
    offset_ += static_cast<std::int64_t>(got);
    filled_ += got;
    const std::string_view text(buffer_.data(), filled_);
    const bool is_end = end_ ? offset_ == *end_ || got == 0 : got == 0;
    used_ = is_end ? filled_ : LastCut(text, cut_);
    if (used_ > 0 || is_end) return text.substr(0, used_);
    if (filled_ < buffer_.size()) continue;
    if (buffer_.size() >= most) return std::nullopt;
    buffer_.resize(2 * buffer_.size());
  }
}

std::int64_t NextLineBegin(const Bytes& bytes, std::int64_t offset) {
  if (offset == 0) return 0;
  std::array<char, std::size_t{1} << 12> buffer{};
  for (std::int64_t from = offset - 1;;) {  // a line begins after the end of another one
    const std::size_t got = bytes.read_at(from, buffer);
    const std::string_view text(buffer.data(), got);
    const std::size_t end = text.find('\n');
    if (end != std::string_view::npos) return from + static_cast<std::int64_t>(end) + 1;
    if (got == 0) return *bytes.size;
    from += static_cast<std::int64_t>(got);
  }
}

}  // namespace onceover::fast
