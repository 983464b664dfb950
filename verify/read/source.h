// The beginning of an input in memory, and all of it as a stream.
#ifndef ONCEOVER_READ_SOURCE_H_
#define ONCEOVER_READ_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <streambuf>
#include <string>
#include <vector>

namespace onceover::read {

// Inputs up to this size are kept as a text, so that every family can look at them; longer ones are
// read as streams of plain numbers.
inline constexpr std::size_t kLongestText = std::size_t{2} << 20;

// A stream buffer of some bytes and then of the rest of a stream.
class PrefixedBuffer : public std::streambuf {
 public:
  PrefixedBuffer(std::string& prefix, std::istream& rest);

 protected:
  int_type underflow() override;

 private:
  std::istream& rest_;
  std::vector<char> buffer_;
};

// Reads up to `limit` bytes of a stream ahead.
class Source {
 public:
  explicit Source(std::istream& in, std::size_t limit = kLongestText);

  // Is the input longer than the limit?
  bool IsLong() const { return is_long_; }

  // The bytes that were read ahead: all of them unless IsLong().
  const std::string& Bytes() const { return bytes_; }

  // Copies bytes from an offset on, as many as there is room for or as are left, reading ahead as
  // far as that needs. Not once there is a Stream().
  std::size_t CopyAt(std::int64_t offset, std::span<char> room);

  // All of the input as a stream, from its beginning; once.
  std::istream& Stream();

 private:
  std::istream& in_;
  std::string bytes_;
  bool is_long_ = false;
  std::optional<PrefixedBuffer> buffer_;
  std::optional<std::istream> stream_;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SOURCE_H_
