// Choices from the bytes of an input, front to back, so that seeds can be written by hand.
#ifndef ONCEOVER_FUZZ_BYTE_READER_H_
#define ONCEOVER_FUZZ_BYTE_READER_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace onceover::fuzz {

class ByteReader {
 public:
  ByteReader(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  // lowest for '0', lowest + 1 for '1' and so on, around and around; lowest after the end. There
  // must be fewer than 256 choices.
  std::int64_t Choose(std::int64_t lowest, std::int64_t highest) {
    if (at_ == size_) return lowest;
    const auto offset = static_cast<std::uint8_t>(data_[at_++] - std::uint8_t{'0'});
    return lowest + offset % (highest - lowest + 1);
  }

  bool ChooseBool() { return Choose(0, 1) == 1; }

  bool IsAtEnd() const { return at_ == size_; }

  void SkipLineEnds() {
    while (at_ < size_ && data_[at_] == '\n') ++at_;
  }

  // All that is left, but for the line end after the choices.
  std::string Rest() {
    if (at_ < size_ && data_[at_] == '\n') ++at_;
    std::string rest(data_ + at_, data_ + size_);
    at_ = size_;
    return rest;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_BYTE_READER_H_
