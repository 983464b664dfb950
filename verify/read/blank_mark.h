// A square that is left blank among squares with words.
#ifndef ONCEOVER_READ_BLANK_MARK_H_
#define ONCEOVER_READ_BLANK_MARK_H_

#include <optional>

#include "onceover/certificate.h"
#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

// If one row of the board is one word short, and stands under or over the others such that one of
// its squares is seen to be blank, adds an empty word for that square. A row that stops short of
// its last square counts as blank there unless another square is `asked` to be the missing one.
void FillBlank(const Text& text, const std::optional<Cell>& asked, Matrix& matrix);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_BLANK_MARK_H_
