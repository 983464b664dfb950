// A part of an input in pieces that end where a line or a word ends.
#ifndef ONCEOVER_FAST_LINE_CHUNKS_H_
#define ONCEOVER_FAST_LINE_CHUNKS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "fast/accept.h"

namespace onceover::fast {

// Where a piece may end: after a line, or after any word.
enum class CutAfter : std::uint8_t { kLine, kWord };

class LineChunks {
 public:
  // The bytes from `begin` up to but not including `end`, or all that come.
  LineChunks(const Bytes& bytes, std::int64_t begin, std::optional<std::int64_t> end, CutAfter cut);

  // The next piece, valid until the next call; empty at the end of the bytes. Where no line ends
  // within `most` bytes there is no piece.
  std::optional<std::string_view> Next(std::size_t most);

 private:
  const Bytes& bytes_;
  std::int64_t offset_;  // of the next byte to be read
  std::optional<std::int64_t> end_;
  CutAfter cut_;
  std::vector<char> buffer_;
  std::size_t used_ = 0;    // bytes of the last piece
  std::size_t filled_ = 0;  // bytes in the buffer
};

// The first line that begins at an offset or after it: where it begins; the size if none does. The
// size must be known.
std::int64_t NextLineBegin(const Bytes& bytes, std::int64_t offset);

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_LINE_CHUNKS_H_
