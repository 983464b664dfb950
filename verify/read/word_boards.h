// Boards of words or of single characters in a text.
#ifndef ONCEOVER_READ_WORD_BOARDS_H_
#define ONCEOVER_READ_WORD_BOARDS_H_

#include <vector>

#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

// The boards of a text whose squares carry any words of up to three characters, separated or, one
// character each, side by side; one square may be blank. Only what looks like a board is one: of
// the size asked for, or square, or at least such that pieces can cover all but one of its squares;
// and with words that come again and again. Pictures made of + - | _ are none.
std::vector<Matrix> FindWordBoards(const Text& text, const TilingRequest& request);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_WORD_BOARDS_H_
