// Boards of labels in binary: docs/formats.md.
#ifndef ONCEOVER_READ_BINARY_LABELS_H_
#define ONCEOVER_READ_BINARY_LABELS_H_

#include <cstddef>
#include <cstdint>
#include <istream>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "onceover/read.h"

namespace onceover::read {

// What the header says.
struct BinaryHeader {
  BoardSize board;
  std::size_t label_size = 4;  // bytes, 4 or 8
};

inline constexpr std::int64_t kBinaryHeaderSize = 64;

// What is wrong with a header: at which byte, and in words fit to be printed.
struct BinaryError {
  std::int64_t byte = 0;
  std::string text;
};

// Does the input begin as a binary board does?
bool BeginsAsBinary(std::string_view bytes);

// The header, from the first bytes of the input, which may be fewer than a header has.
std::variant<BinaryHeader, BinaryError> ReadBinaryHeader(std::string_view bytes);

// The label that begins at `bytes`, 4 or 8 of them.
std::int64_t ReadBinaryLabel(std::span<const char> bytes);

// Reads one board. Places are on line 1, as if there were no ends of lines. What is read is as long
// as the input is, whatever its header says.
Reading<TilingAnswer> ReadBinaryTiling(std::istream& in, const TilingRequest& request,
                                       std::int64_t max_faults);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_BINARY_LABELS_H_
