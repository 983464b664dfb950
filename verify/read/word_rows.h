// Lines that may be rows of a board whose squares carry any short words or single characters.
#ifndef ONCEOVER_READ_WORD_ROWS_H_
#define ONCEOVER_READ_WORD_ROWS_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "read/text.h"

namespace onceover::read {

// One row, in the two ways in which it may be meant.
struct WordRow {
  std::vector<std::string_view> words = {};  // separated; empty if some word is too long
  std::string_view glued = {};               // a character per square; empty if that cannot be
  bool has_blank = false;                    // between the words
};

// Runs of rows: prose and blank lines stand between them, lines of frames do not count.
std::vector<std::vector<WordRow>> FindWordRows(const Text& text);

// The characters of a row.
std::vector<std::string_view> CharsOf(std::string_view glued);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_WORD_ROWS_H_
