// Answers as text, laid out in every way that a reader must take, with the place of each value.
#ifndef ONCEOVER_PROPERTIES_TEXT_H_
#define ONCEOVER_PROPERTIES_TEXT_H_

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "onceover/read.h"

namespace onceover::properties {

// What must stand between a word and the one before it.
enum class Gap : std::uint8_t {
  kNothing,  // JSON: blanks and line ends as one likes
  kBlank,    // blanks on one line
  kLine,     // a line end, and as many blank lines as one likes
  kNext,     // one line end
  kBreak,    // a blank line or more
};

struct Word {
  std::string text;
  Gap before = Gap::kNothing;
  bool is_value = false;  // of those whose places a reader keeps
};

struct Text {
  std::string bytes;
  std::vector<Position> places;  // of the values, in their order
};

// One blank, one line end, nothing before and nothing after but a line end.
Text LayOut(const std::vector<Word>& words);

// Any blanks, CRLF, a byte order mark, no line end at the end: as `random` would have it.
Text LayOutAnyhow(const std::vector<Word>& words, std::mt19937_64& random);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_TEXT_H_
