#include "read/source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <span>
#include <string>

namespace onceover::read {
namespace {

constexpr std::size_t kBufferSize = std::size_t{1} << 16;

// Reads on until the stream ends or `limit` bytes are there; true if there may be more.
bool ReadAhead(std::istream& in, std::size_t limit, std::string& bytes) {
  while (bytes.size() < limit) {
    const std::size_t before = bytes.size();
    const std::size_t wanted = std::min(kBufferSize, limit - before);
    bytes.resize(before + wanted);
    in.read(bytes.data() + before, static_cast<std::streamsize>(wanted));
    const auto got = static_cast<std::size_t>(in.gcount());
    bytes.resize(before + got);
    if (got == 0) return false;
  }
  return in.peek() != std::istream::traits_type::eof();
}

}  // namespace

PrefixedBuffer::PrefixedBuffer(std::string& prefix, std::istream& rest)
    : rest_(rest), buffer_(kBufferSize) {
  setg(prefix.data(), prefix.data(), prefix.data() + prefix.size());
}

PrefixedBuffer::int_type PrefixedBuffer::underflow() {
  rest_.read(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  if (rest_.gcount() == 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + rest_.gcount());
  return traits_type::to_int_type(buffer_.front());
}

Source::Source(std::istream& in, std::size_t limit)
    : in_(in), is_long_(ReadAhead(in, limit, bytes_)) {}

std::size_t Source::CopyAt(std::int64_t offset, std::span<char> room) {
  const auto from = static_cast<std::size_t>(offset);
  if (from + room.size() > bytes_.size()) ReadAhead(in_, from + room.size(), bytes_);
  if (from >= bytes_.size()) return 0;
  return bytes_.copy(room.data(), room.size(), from);
}

std::istream& Source::Stream() {
  if (!stream_) {
    buffer_.emplace(bytes_, in_);
    stream_.emplace(&*buffer_);
  }
  return *stream_;
}

}  // namespace onceover::read
