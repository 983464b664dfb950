// Boards in a text: rows of words among whatever else people print.
#ifndef ONCEOVER_READ_MATRIX_H_
#define ONCEOVER_READ_MATRIX_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/text.h"

namespace onceover::read {

// A board as it stands in a text: a word per square, row-major. The words are views into the text.
struct Matrix {
  BoardSize size;
  std::vector<std::string_view> words;
  std::vector<Fault> ragged = {};  // rows of the wrong length; index: into `words`
  std::size_t end = 0;             // offset in the text just after the last word
};

// Which words a square may carry.
struct MatrixStyle {
  std::vector<std::string> words = {};  // besides whole numbers: marks, words for a free square;
                                        // the empty word: nothing but blanks between two bars
  std::int64_t width = 0;               // columns of this many bytes, without blanks; 0: separated
  bool decimals = false;                // numbers as 12. or 12.0 too
};

// The boards of a text, in its order. A row is a line, or a bracketed list, of words that squares
// may carry. Brackets, commas, bars, quotes and the like separate words; a terminal's control
// sequences are blanks; lines of dashes are frames; a short word before a row, or a column that
// counts the rows, is its label. Other lines are prose, and end a board. `asked` is the board to
// look for: runs of rows are cut into boards of that size; without it at blank lines.
std::vector<Matrix> FindMatrices(const Text& text, const MatrixStyle& style,
                                 const std::optional<BoardSize>& asked);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_MATRIX_H_
