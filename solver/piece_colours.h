// Colours for the pieces of any tiling, neighbours (by an edge) different.
#ifndef ONCEOVER_SOLVER_PIECE_COLOURS_H_
#define ONCEOVER_SOLVER_PIECE_COLOURS_H_

#include <cstdint>
#include <vector>

#include "onceover/solve.h"

namespace onceover::solver {

// The colour of every piece, from 1; entry 0, for the missing square, is 0. The pieces, taken last
// to first in the smallest-last order (Matula and Beck 1983), get the first free of four colours,
// or one that exchanging two colours along a chain makes free (Kempe 1879). Where 1000 exchanges do
// not help, which we have never seen, the piece gets a fifth or sixth colour: the order gives no
// piece more than five coloured neighbours. Exchanges aside, O(squares).
std::vector<std::uint8_t> ColourPieces(const Tiling& tiling);

// Bytes that it needs for a piece.
inline constexpr int kColouringBytes = 64;

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_PIECE_COLOURS_H_
