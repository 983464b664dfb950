// Text on its way out, in large pieces.
#ifndef ONCEOVER_SOLVER_TEXT_BUFFER_H_
#define ONCEOVER_SOLVER_TEXT_BUFFER_H_

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onceover/write.h"

namespace onceover::solver {

// Collects text and hands it to a drain, which must outlive the buffer. After a failure of the
// drain all text is dropped.
class TextBuffer {
 public:
  explicit TextBuffer(const Drain& drain) : drain_(drain) {}
  TextBuffer(const TextBuffer&) = delete;
  TextBuffer& operator=(const TextBuffer&) = delete;

  void Put(char c) {
    if (used_ == bytes_.size()) Flush();
    bytes_[used_++] = c;
  }

  void Put(std::string_view text) {
    for (const char c : text) Put(c);
  }

  // A number in decimal. With a width, which is at most 18, it is right-aligned and not negative.
  void PutNumber(std::int64_t value, int width = 0) {
    int digits = 1;  // of the number, but no more than the width
    for (std::int64_t power = 10; digits < width && value >= power; power *= 10) ++digits;
    for (; digits < width; --width) Put(' ');
    constexpr std::size_t kLongest = 20;
    if (bytes_.size() - used_ < kLongest) Flush();
    char* const begin = bytes_.data() + used_;
    used_ =
        static_cast<std::size_t>(std::to_chars(begin, begin + kLongest, value).ptr - bytes_.data());
  }

  // Room for `size` bytes, at most 64 KiB; what is used of it ends where Commit() says.
  char* Reserve(std::size_t size) {
    if (bytes_.size() - used_ < size) Flush();
    return bytes_.data() + used_;
  }
  void Commit(const char* end) { used_ = static_cast<std::size_t>(end - bytes_.data()); }

  // Has every byte been taken so far? A writer of much text asks this once a row.
  bool ok() const { return ok_; }

  // Hands on what is left; the answer is final.
  bool Finish() {
    Flush();
    return ok_;
  }

 private:
  void Flush() {
    ok_ = ok_ && (used_ == 0 || drain_({bytes_.data(), used_}));
    used_ = 0;
  }

  const Drain& drain_;
  bool ok_ = true;
  std::size_t used_ = 0;
  std::array<char, std::size_t{1} << 16> bytes_;
};

// The number of decimal digits of a number that is not negative.
inline int DecimalWidth(std::int64_t value) {
  int width = 1;
  for (; value >= 10; value /= 10) ++width;
  return width;
}

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TEXT_BUFFER_H_
