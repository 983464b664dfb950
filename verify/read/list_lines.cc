#include "read/list_lines.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace onceover::read {

std::vector<std::string_view> ListWords(std::string_view line) {
  constexpr std::string_view kSeparators = " \t\v\f\r()[]{}<>,;|&\"'";
  const std::size_t colon = line.rfind(':');
  if (colon != std::string_view::npos) line.remove_prefix(colon + 1);
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t begin = line.find_first_not_of(kSeparators);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    words.push_back(line.substr(0, std::min(line.find_first_of(kSeparators), line.size())));
    line.remove_prefix(words.back().size());
  }
}

}  // namespace onceover::read
