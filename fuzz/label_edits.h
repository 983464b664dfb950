// Edits of a board of labels, for tiling_edits.cc.
#ifndef ONCEOVER_FUZZ_LABEL_EDITS_H_
#define ONCEOVER_FUZZ_LABEL_EDITS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "dice.h"
#include "onceover/certificate.h"

namespace onceover::fuzz {

// A whole board of labels, to be edited.
struct LabelBoard {
  TilingProblem& problem;
  std::vector<std::int64_t>& labels;

  std::int64_t& At(std::int64_t row, std::int64_t col) const {
    return labels[static_cast<std::size_t>(row * problem.cols + col)];
  }
  std::int64_t& AnySquare(Dice& dice) const { return dice.OneOf(labels); }
};

// One edit: squares, a row, a block, the whole board or its labels.
void EditLabels(LabelBoard board, Dice& dice);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_LABEL_EDITS_H_
