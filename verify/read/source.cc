#include "read/source.h"

#include <algorithm>
#include <cstddef>
#include <istream>
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
    : is_long_(ReadAhead(in, limit, bytes_)), buffer_(bytes_, in), stream_(&buffer_) {}

}  // namespace onceover::read
