// One line of a text that may hold part of a list.
#ifndef ONCEOVER_READ_LINE_SCANNER_H_
#define ONCEOVER_READ_LINE_SCANNER_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "read/lists.h"

namespace onceover::read {

struct ScannedLine {
  std::vector<Entry> entries;
  std::string label;              // the words that are no entries, without their digits
  std::string_view dots;          // "..." or the like
  std::string_view numbers;       // from the first to the last number that is no entry
  bool has_words_behind = false;  // after the last entry
  bool only_numbers = false;      // no other words
  bool is_blank = true;
};

ScannedLine ScanLine(std::string_view line, const ListStyle& style);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LINE_SCANNER_H_
