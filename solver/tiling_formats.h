// Parts of the formats of tilings that do not depend on how a tiling is known (docs/formats.md).
#ifndef ONCEOVER_SOLVER_TILING_FORMATS_H_
#define ONCEOVER_SOLVER_TILING_FORMATS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "onceover/certificate.h"
#include "text_buffer.h"

namespace onceover::solver {

using PieceSquares = std::array<Cell, 3>;

// "r1 c1 r2 c2 r3 c3" on a line.
void PutPiece(const PieceSquares& squares, TextBuffer& out);

// The JSON object up to and with "labels":[
void PutJsonHead(std::int64_t rows, std::int64_t cols, const std::optional<Cell>& missing,
                 TextBuffer& out);

// Bytes of a label in the binary format: 4 where the largest fits, else 8.
std::int64_t LabelBytes(std::int64_t pieces);

// The 64 bytes before the labels.
void PutBinaryHeader(std::int64_t rows, std::int64_t cols, std::int64_t pieces, TextBuffer& out);

// Labels, least byte first.
void PutBinaryLabels(std::span<const std::int32_t> labels, TextBuffer& out);
void PutBinaryLabels(std::span<const std::int64_t> labels, TextBuffer& out);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_FORMATS_H_
