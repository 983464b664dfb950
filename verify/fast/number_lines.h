// The numbers of a text, a line at a time, at the speed of the memory they come from.
#ifndef ONCEOVER_FAST_NUMBER_LINES_H_
#define ONCEOVER_FAST_NUMBER_LINES_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace onceover::fast {

// Reads whole numbers without a sign, below 2^32, between spaces, tabs and the ends of lines. That
// is less than verify/read takes: what is not of this kind is not refused, but left to it.
class NumberLines {
 public:
  using Number = std::uint32_t;

  // `text` must outlive this.
  explicit NumberLines(std::string_view text) : at_(text.data()), end_(at_ + text.size()) {}

  enum class Status : std::uint8_t {
    kRow,    // the line has just as many numbers as were asked for
    kEnd,    // there is no further number
    kOther,  // the line has fewer or more numbers, or other words
  };

  // Reads the next line that is not blank. After kOther nothing more can be read.
  Status Next(std::span<Number> row);

  // Reads on, over the ends of lines, until the end or until there is no more room. Returns the
  // number of numbers, or nothing where there is another word.
  Status NextRun(std::span<Number> row, std::size_t& count);

 private:
  // Reads a number that begins here. False if there is none, or if it is too large.
  bool Read(Number& number);

  const char* at_;
  const char* end_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_NUMBER_LINES_H_
