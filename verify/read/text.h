// All bytes of an answer, for the readers of formats that have to look around.
#ifndef ONCEOVER_READ_TEXT_H_
#define ONCEOVER_READ_TEXT_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// A text that is kept as a whole, and its lines.
class Text {
 public:
  explicit Text(std::string_view bytes);
  Text(const Text&) = delete;  // words that are views into it must not outlive it
  Text& operator=(const Text&) = delete;

  std::string_view Bytes() const { return bytes_; }

  // The lines, without their ends (LF or CRLF). A byte order mark belongs to no line.
  std::size_t LineCount() const { return lines_.size(); }
  std::string_view Line(std::size_t line) const;
  // Where a line begins in Bytes().
  std::size_t LineBegin(std::size_t line) const { return lines_[line].begin; }

  // The place of a byte of Bytes(), or of their end; O(log lines).
  Position At(std::size_t offset) const;

  // The offset in Bytes() of a view into them.
  std::size_t OffsetOf(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - bytes_.data());
  }

 private:
  struct LineMark {
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  std::string bytes_;
  std::vector<LineMark> lines_;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TEXT_H_
