// A tiling and its question as the bytes of an input, and the two forms of a tiling.
#ifndef ONCEOVER_FUZZ_TILING_INPUT_H_
#define ONCEOVER_FUZZ_TILING_INPUT_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "onceover/certificate.h"

namespace onceover::fuzz {

struct TilingInput {
  TilingProblem problem;
  std::variant<LabelGrid, PieceList> certificate;
  std::array<std::int64_t, 2> cuts{};  // where a board is cut into bands
};

// First line, in numbers as in certificate_bytes.h: kind (0 labels, 1 pieces); rows; columns;
// missing square (0 none, 1 any, 2 as follows), its row and column from 0; the two cuts. Then the
// labels, row by row, or six numbers for each piece; a piece that is not whole does not count.
void ReadInput(const std::uint8_t* data, std::size_t size, TilingInput& input);

// What ReadInput reads again, a line a row or a piece.
std::string WriteInput(const TilingInput& input);

// The pieces in the order of their labels, each one's squares in row-major order; nothing unless
// all labels are 0..N, and each of them but 0 is on three squares or on none.
std::optional<PieceList> ToPieces(const TilingProblem& problem, const LabelGrid& grid);

// The board on which each piece has its number from 1; nothing if there are more than N pieces, or
// one is off the board, or two squares are the same.
std::optional<LabelGrid> ToLabels(const TilingProblem& problem, const PieceList& list);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TILING_INPUT_H_
