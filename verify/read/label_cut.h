// The pieces of a board whose words are colours or shapes.
#ifndef ONCEOVER_READ_LABEL_CUT_H_
#define ONCEOVER_READ_LABEL_CUT_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/cut.h"
#include "read/form.h"
#include "read/matrix.h"

namespace onceover::read {

// A board with a number for each square: 0 on the missing square and on one that is not covered,
// else 1 + the index of its word in `names`.
struct Interned {
  std::vector<std::int64_t> numbers;
  std::vector<std::string_view> names;  // in the order of first appearance
};
Interned Intern(const Matrix& board, const TilingForm& form);

// The cut that form.meaning asks for: by shapes for kOrientations, else by colours. `board` has a
// word for each of its squares.
Cut CutOf(const Matrix& board, const TilingForm& form);

// Is the cut by form.shapes a tiling, as it was asked for?
bool IsRightCut(const Matrix& board, const TilingForm& form, const TilingRequest& request);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LABEL_CUT_H_
