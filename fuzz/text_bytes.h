// A text as the fast way reads one.
#ifndef ONCEOVER_FUZZ_TEXT_BYTES_H_
#define ONCEOVER_FUZZ_TEXT_BYTES_H_

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>

#include "fast/accept.h"

namespace onceover::fuzz {

// Of known size, or a stream; the text must outlive the bytes.
inline fast::Bytes BytesOf(const std::string& text, bool is_size_known = true) {
  fast::Bytes bytes;
  bytes.read_at = [&text](std::int64_t offset, std::span<char> room) {
    return text.copy(room.data(), room.size(), static_cast<std::size_t>(offset));
  };
  if (is_size_known) bytes.size = std::ssize(text);
  return bytes;
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TEXT_BYTES_H_
