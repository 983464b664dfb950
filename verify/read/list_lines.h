// Lines that list something: words between blanks and brackets.
#ifndef ONCEOVER_READ_LIST_LINES_H_
#define ONCEOVER_READ_LIST_LINES_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "read/text.h"

namespace onceover::read {

// The words of a line, without brackets and commas; without what comes before its last colon, such
// as `piece 3:`.
std::vector<std::string_view> ListWords(std::string_view line);

// Offset just after a word.
inline std::size_t EndOf(const Text& text, std::string_view word) {
  return text.OffsetOf(word) + word.size();
}

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LIST_LINES_H_
