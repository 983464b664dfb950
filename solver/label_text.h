// Numbers of a block of the templates as text, "%2d " each, as the reference program prints them.
#ifndef ONCEOVER_SOLVER_LABEL_TEXT_H_
#define ONCEOVER_SOLVER_LABEL_TEXT_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "text_buffer.h"
#include "tromino_templates.h"

namespace onceover::solver {

// What the numbers of a block have in common: the digits before the last four, converted once. The
// last four come from a table.
struct BlockText {
  std::array<std::array<char, 16>, 2> heads{};  // of the smaller numbers, and after a carry
  std::size_t head_length = 0;  // 0: the numbers have not the same length, or are too short
  std::int32_t low = 0;         // base less the smaller head, below 10000
};

BlockText TextOf(const BlockCopy& copy);

// One number and a blank.
inline void PutLabel(std::int64_t label, TextBuffer& out) {
  out.PutNumber(label, 2);
  out.Put(' ');
}

// copy.base + labels[i], each with a blank; at most kMaxBlockSide of them, of copy's template.
void PutLabels(const BlockCopy& copy, const BlockText& text, std::span<const std::int32_t> labels,
               TextBuffer& out);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_LABEL_TEXT_H_
