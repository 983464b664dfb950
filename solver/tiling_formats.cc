#include "tiling_formats.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "onceover/certificate.h"
#include "text_buffer.h"

namespace onceover::solver {
namespace {

// As PNG's: no text begins so, and a changed line end or a lost eighth bit shows.
constexpr std::string_view kMagic = "\x89OOT\r\n\x1a\n";
constexpr std::int32_t kVersion = 1;
constexpr std::int64_t kMissingMark = 0;
constexpr std::size_t kHeaderBytes = 64;

template <typename Number>
void PutLittleEndian(Number number, TextBuffer& out) {
  auto bits = static_cast<std::make_unsigned_t<Number>>(number);
  for (std::size_t i = 0; i < sizeof bits; ++i, bits >>= 8) {
    out.Put(static_cast<char>(static_cast<unsigned char>(bits & 0xff)));
  }
}

template <typename Label>
void PutLabels(std::span<const Label> labels, TextBuffer& out) {
  if constexpr (std::endian::native == std::endian::little) {
    constexpr std::size_t kAtOnce = 4096;
    while (!labels.empty() && out.ok()) {
      const auto part = labels.first(std::min(kAtOnce, labels.size()));
      char* const to = out.Reserve(part.size_bytes());
      std::memcpy(to, part.data(), part.size_bytes());
      out.Commit(to + part.size_bytes());
      labels = labels.subspan(part.size());
    }
  } else {
    for (const Label label : labels) PutLittleEndian(label, out);
  }
}

}  // namespace

void PutPiece(const PieceSquares& squares, TextBuffer& out) {
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (i > 0) out.Put(' ');
    out.PutNumber(squares[i].row + 1);
    out.Put(' ');
    out.PutNumber(squares[i].col + 1);
  }
  out.Put('\n');
}

void PutJsonHead(std::int64_t rows, std::int64_t cols, const std::optional<Cell>& missing,
                 TextBuffer& out) {
  out.Put("{\"board\":[");
  out.PutNumber(rows);
  out.Put(',');
  out.PutNumber(cols);
  out.Put("],\"missing\":");
  if (missing) {
    out.Put('[');
    out.PutNumber(missing->row + 1);
    out.Put(',');
    out.PutNumber(missing->col + 1);
    out.Put(']');
  } else {
    out.Put("null");
  }
  out.Put(",\"labels\":[");
}

std::int64_t LabelBytes(std::int64_t pieces) {
  return pieces <= std::numeric_limits<std::int32_t>::max() ? 4 : 8;
}

void PutBinaryHeader(std::int64_t rows, std::int64_t cols, std::int64_t pieces, TextBuffer& out) {
  out.Put(kMagic);
  PutLittleEndian(kVersion, out);
  PutLittleEndian(static_cast<std::int32_t>(LabelBytes(pieces)), out);
  PutLittleEndian(rows, out);
  PutLittleEndian(cols, out);
  PutLittleEndian(kMissingMark, out);
  for (std::size_t at = 40; at < kHeaderBytes; ++at) out.Put('\0');
}

void PutBinaryLabels(std::span<const std::int32_t> labels, TextBuffer& out) {
  PutLabels(labels, out);
}

void PutBinaryLabels(std::span<const std::int64_t> labels, TextBuffer& out) {
  PutLabels(labels, out);
}

}  // namespace onceover::solver
