// The words that squares of step boards may carry besides numbers.
#ifndef ONCEOVER_READ_ROW_WORDS_H_
#define ONCEOVER_READ_ROW_WORDS_H_

#include <optional>
#include <string>
#include <vector>

#include "onceover/read.h"
#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

// Words for a free square, a knight and the squares left out; where squares are blocked, words for
// those.
std::vector<std::string> WordsOfSquares(const Text& text, const TourRequest& request);

// Is it a word for a blocked square?
bool IsBlockedWord(std::string_view word);

// Adds to the style the words that stand in a row of numbers without being any, so that a damaged
// row stays a row: it is as long as those around it, and nearly all of it is numbers.
void AddBadWords(const Text& text, const std::optional<BoardSize>& asked, MatrixStyle& style);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_ROW_WORDS_H_
