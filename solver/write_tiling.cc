// Tilings as text for programs.
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "check.h"
#include "draw_tiling.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "piece_colours.h"
#include "text_buffer.h"
#include "tiling_formats.h"

namespace onceover {
namespace {

using solver::TextBuffer;

std::span<const std::int32_t> RowOf(const Tiling& tiling, std::int64_t row) {
  const auto cols = static_cast<std::size_t>(tiling.cols);
  return {tiling.labels.data() + static_cast<std::size_t>(row) * cols, cols};
}

void WriteLabels(const Tiling& tiling, TextBuffer& out) {
  for (std::int64_t row = 0; row < tiling.rows && out.ok(); ++row) {
    for (const std::int32_t label : RowOf(tiling, row)) {
      out.PutNumber(label, 2);
      out.Put(' ');
    }
    out.Put('\n');
  }
}

// The first square of every piece in row-major order; entry 0 is not used.
std::vector<std::int32_t> FirstSquares(const Tiling& tiling) {
  std::vector<std::int32_t> first(tiling.labels.size() / 3 + 1, -1);
  for (std::size_t square = 0; square < tiling.labels.size(); ++square) {
    std::int32_t& entry = first[static_cast<std::size_t>(tiling.labels[square])];
    if (entry == -1) entry = static_cast<std::int32_t>(square);
  }
  return first;
}

// The other two squares of an L are among these, seen from its first square.
constexpr std::array<Cell, 4> kLaterSquares = {{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

void WritePiece(const Tiling& tiling, std::int32_t piece, std::int64_t first, TextBuffer& out) {
  const Cell corner{first / tiling.cols, first % tiling.cols};
  solver::PieceSquares squares{corner};
  std::size_t count = 1;
  for (const Cell step : kLaterSquares) {
    const Cell cell{corner.row + step.row, corner.col + step.col};
    if (cell.row >= tiling.rows || cell.col < 0 || cell.col >= tiling.cols) continue;
    if (tiling.labels[static_cast<std::size_t>(cell.row * tiling.cols + cell.col)] != piece) {
      continue;
    }
    ONCEOVER_CHECK(count < squares.size());
    squares[count++] = cell;
  }
  solver::PutPiece(squares, out);
}

void WritePieces(const Tiling& tiling, TextBuffer& out) {
  const std::vector<std::int32_t> first = FirstSquares(tiling);
  for (std::size_t piece = 1; piece < first.size() && out.ok(); ++piece) {
    WritePiece(tiling, static_cast<std::int32_t>(piece), first[piece], out);
  }
}

void WriteJson(const Tiling& tiling, TextBuffer& out) {
  solver::PutJsonHead(tiling.rows, tiling.cols, tiling.missing, out);
  for (std::int64_t row = 0; row < tiling.rows && out.ok(); ++row) {
    char separator = '[';
    if (row > 0) out.Put(',');
    for (const std::int32_t label : RowOf(tiling, row)) {
      out.Put(separator);
      out.PutNumber(label);
      separator = ',';
    }
    out.Put(']');
  }
  out.Put("]}\n");
}

void WriteBinary(const Tiling& tiling, TextBuffer& out) {
  solver::PutBinaryHeader(tiling.rows, tiling.cols, std::ssize(tiling.labels) / 3, out);
  solver::PutBinaryLabels(std::span<const std::int32_t>(tiling.labels), out);
}

void WriteColours(const Tiling& tiling, TextBuffer& out) {
  const std::vector<std::uint8_t> colours = solver::ColourPieces(tiling);
  for (std::int64_t row = 0; row < tiling.rows && out.ok(); ++row) {
    bool is_first = true;
    for (const std::int32_t label : RowOf(tiling, row)) {
      if (!is_first) out.Put(' ');
      is_first = false;
      out.Put(".ABCDEFGHI"[colours[static_cast<std::size_t>(label)]]);
    }
    out.Put('\n');
  }
}

}  // namespace

std::int64_t TilingWriteMemory(std::int64_t rows, std::int64_t cols, TilingOutput format) {
  if (rows < 1 || cols < 1) return 0;
  if (format != TilingOutput::kPieces && format != TilingOutput::kColours) return 0;
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t kMaxBytes = solver::kColouringBytes;
  if (rows > kMost / kMaxBytes / cols) return kMost;
  const std::int64_t pieces = rows * cols / 3 + 1;
  const std::int64_t bytes =
      format == TilingOutput::kPieces ? std::int64_t{sizeof(std::int32_t)} : kMaxBytes;
  return pieces * bytes;
}

bool WriteTiling(const Tiling& tiling, TilingOutput format, Colours colours, const Drain& drain) {
  ONCEOVER_CHECK(std::ssize(tiling.labels) == tiling.rows * tiling.cols);
  TextBuffer out(drain);
  switch (format) {
    case TilingOutput::kLabels:
      WriteLabels(tiling, out);
      break;
    case TilingOutput::kPieces:
      WritePieces(tiling, out);
      break;
    case TilingOutput::kJson:
      WriteJson(tiling, out);
      break;
    case TilingOutput::kDrawing:
      solver::DrawTiling(tiling, colours, out);
      break;
    case TilingOutput::kBinary:
      WriteBinary(tiling, out);
      break;
    case TilingOutput::kColours:
      WriteColours(tiling, out);
  }
  return out.Finish();
}

}  // namespace onceover
