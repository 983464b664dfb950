// Boards of step numbers in a text, in whatever frame.
#ifndef ONCEOVER_READ_STEP_BOARDS_H_
#define ONCEOVER_READ_STEP_BOARDS_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/matrix.h"
#include "read/text.h"

namespace onceover::read {

struct StepBoard {
  Matrix matrix;
  BoardSize expected;          // the board asked for, or the one that the answer is about
  bool is_cut = false;         // it is not all there
  std::string_view dots = {};  // the "..." that says so
};

// Is the word one for a free square? The empty word is.
bool IsFreeWord(std::string_view word);
bool IsDots(std::string_view word);

// The boards of step numbers of a text. Of several sizes those asked for count. Numbers that have
// lost their rows are a board if they are as many as were asked for. `width` as in MatrixStyle.
std::vector<StepBoard> FindStepBoards(const Text& text, std::int64_t width,
                                      const TourRequest& request);

// Does a board look whole: rows of one length, mostly different numbers of its range?
bool LooksWhole(const StepBoard& board);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_STEP_BOARDS_H_
