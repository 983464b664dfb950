// The words of boards: numbers, letters, signs and blanks.
#ifndef ONCEOVER_READ_WORD_H_
#define ONCEOVER_READ_WORD_H_

#include <cstddef>
#include <string_view>

namespace onceover::read {

// Decimal digits after an optional sign.
bool IsWholeNumber(std::string_view word);

// Nothing, or nothing but blanks.
bool IsBlankWord(std::string_view word);

// Bytes of the first character of `rest`, which is not empty: those of a code point in UTF-8, or
// one byte that is none.
std::size_t CharLength(std::string_view rest);

std::size_t CountChars(std::string_view word);

// What two words for the same thing have in common: a blank is empty, a number has neither a plus
// sign nor zeros in front.
std::string_view Canonical(std::string_view word);

// Is the word this mark? A mark may be repeated to fill its square, as in ## for #.
bool IsMark(std::string_view word, std::string_view mark);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_WORD_H_
