// The beginning of an input in memory, and all of it as a stream.
#ifndef ONCEOVER_READ_SOURCE_H_
#define ONCEOVER_READ_SOURCE_H_

#include <cstddef>
#include <istream>
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

  // All of the input as a stream, from its beginning; once.
  std::istream& Stream() { return stream_; }

 private:
  std::string bytes_;
  bool is_long_ = false;
  PrefixedBuffer buffer_;
  std::istream stream_;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SOURCE_H_
