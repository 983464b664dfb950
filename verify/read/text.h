// All bytes of an answer, for the readers of formats that have to look around.
#ifndef ONCEOVER_READ_TEXT_H_
#define ONCEOVER_READ_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// A text that is kept as a whole, at a cost bounded by what it says: a run of one byte that is
// longer than kLongestRun is kept as that many, so that a flood of blanks, of NUL bytes or of
// newlines costs nothing. Places are those in the input all the same.
class Text {
 public:
  static constexpr std::size_t kLongestRun = 1 << 16;

  // Reads all of `in`, but no more than `limit` bytes that are kept.
  Text(std::istream& in, std::size_t limit);
  explicit Text(std::string_view bytes);

  // False if the input holds more than `limit` bytes.
  bool IsWhole() const { return is_whole_; }

  std::string_view Bytes() const { return bytes_; }

  // The lines, without their ends (LF or CRLF). A byte order mark belongs to no line.
  std::size_t LineCount() const { return lines_.size(); }
  std::string_view Line(std::size_t line) const;
  // Where a line begins in Bytes().
  std::size_t LineBegin(std::size_t line) const { return lines_[line].begin; }

  // The place in the input of a byte of Bytes(), or of its end; O(log lines).
  Position At(std::size_t offset) const;

  // The offset in Bytes() of a view into it.
  std::size_t OffsetOf(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - bytes_.data());
  }

 private:
  struct LineMark {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  // Bytes of a long run that were dropped just before `offset`.
  struct Gap {
    std::size_t offset = 0;
    std::int64_t bytes = 0;     // dropped before this offset, all in all
    std::int64_t newlines = 0;  // of them
  };

  void Append(std::string_view bytes, std::size_t limit);
  void FindLines();

  std::string bytes_;
  std::vector<LineMark> lines_;
  std::vector<Gap> gaps_;
  std::size_t run_ = 0;  // length of the run of one byte at the end
  bool is_whole_ = true;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TEXT_H_
