// The small tours that larger ones are made of: data, found by tests/tools/tour_block_generator.
#ifndef ONCEOVER_SOLVER_TOUR_BLOCKS_H_
#define ONCEOVER_SOLVER_TOUR_BLOCKS_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::solver {

// A tour of a rows x cols block, by its start and the numbers of its moves in kMoves.
struct TourBlock {
  std::int16_t rows;
  std::int16_t cols;
  std::int16_t start_row;
  std::int16_t start_col;
  std::string_view moves;
};

// What the joins need. R: edge (0,cols-1)-(2,cols-2); L: (0,0)-(2,1); D: (rows-1,0)-(rows-2,2);
// U: (0,0)-(1,2). In 3 rows, R: (2,cols-1)-(0,cols-2); L: (2,0)-(0,1). In 4 rows see
// tour_four_rows.cc. Corner edges belong to every closed tour.

// Closed, both sides in 5..11, rows <= cols, not both odd, from (0,0), with (1,1)-(3,0) and
// (1,1)-(0,3).
std::span<const TourBlock> ClosedBlocks();

// Open, both sides odd and in 5..11, rows <= cols, with R, L, D and U: from every square of the
// corners' colour in the quadrant at the bottom right (middle row and column included; in a side of
// 11 only the middle).
std::span<const TourBlock> OddBlocks();

// Closed, 3x10 and 3x12, from (0,0).
std::span<const TourBlock> ThreeRowClosedBlocks();

// Open, 3x4 from (0,0) to (1,0), with R.
const TourBlock& ThreeRowExtension();

// Open, 3 x 4, 7, 8, 9 and 11, with R and L: from every square of rows 0 and 1 that has a tour.
std::span<const TourBlock> ThreeRowBlocks();

// Open, 4x5 and 4x6, from every square of row 0, with the edges that extensions to the left and to
// the right need.
std::span<const TourBlock> FourRowBlocks();

// The squares in order.
std::vector<Cell> SquaresOf(const TourBlock& block);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_BLOCKS_H_
