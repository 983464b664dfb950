// Boards that are drawn: lines of glyphs, and the pieces between drawn walls.
#ifndef ONCEOVER_READ_PICTURES_H_
#define ONCEOVER_READ_PICTURES_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/text.h"

namespace onceover::read {

// One character of a drawing. Lines and corners of other character sets are - | and +; what is no
// ASCII otherwise is ?.
struct Glyph {
  char sign = ' ';
  std::size_t offset = 0;
  std::size_t length = 1;
};
using GlyphLine = std::vector<Glyph>;

// The glyphs of a line, without blanks at its end.
GlyphLine GlyphsOf(const Text& text, std::size_t line);

// A board of which every square is known: free, marked as one without a piece, and divided from its
// neighbours or not.
struct Drawing {
  BoardSize size;
  std::vector<std::size_t> offsets = {};  // of the squares in the text
  std::vector<bool> is_marked = {};
  std::vector<bool> wall_right = {};
  std::vector<bool> wall_below = {};
  std::vector<Fault> ragged = {};  // lines of another length; index: of the first square beside it
  std::size_t end = 0;
  std::string mark = {};
};

// The squares of a drawing with 0 where it is marked, else the number of the part between walls in
// which they are, from 1 in the order of first squares.
std::vector<std::int64_t> PartsOf(const Drawing& drawing);

// The answer that a drawing is.
TilingAnswer AnswerOf(const Text& text, const Drawing& drawing, const TilingRequest& request,
                      std::int64_t max_faults, Places& places);

// The greatest common divisor of the places at which a sign stands, counted from the first one.
// 0 if there is none but the first.
std::size_t PitchOf(const std::vector<GlyphLine>& lines, std::string_view signs);

// The length that most lines have; 0 if others are so much shorter that they are no drawing.
std::size_t UsualLength(const std::vector<GlyphLine>& lines);

bool HasDigit(const GlyphLine& line);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PICTURES_H_
