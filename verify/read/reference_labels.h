// The numbering in which most published programs print a board: the one that "exact" tasks want.
#ifndef ONCEOVER_READ_REFERENCE_LABELS_H_
#define ONCEOVER_READ_REFERENCE_LABELS_H_

#include <cstdint>

#include "onceover/certificate.h"

namespace onceover::read {

// The label of a square of the side x side board, side = 2^k, k = 0..31, without `missing`: 0 on
// the missing square, otherwise the number of the piece in preorder, from 1: the piece at the
// centre of a block, then the block's quadrants top left, top right, bottom left, bottom right.
// Both squares must be on the board. O(k), no memory.
std::int64_t ReferenceLabel(std::int64_t side, const Cell& missing, const Cell& cell);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_REFERENCE_LABELS_H_
