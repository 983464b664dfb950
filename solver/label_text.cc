#include "label_text.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "text_buffer.h"
#include "tromino_templates.h"

namespace onceover::solver {
namespace {

constexpr int kLowDigits = 4;
constexpr int kTenThousand = 10'000;

// The last four digits of a number and a blank, for all below 20000: "0000 " to "9999 ", twice.
using LowText = std::array<char, 8>;

std::vector<LowText> MakeLowTexts() {
  std::vector<LowText> texts(2 * kTenThousand);
  for (int value = 0; value < 2 * kTenThousand; ++value) {
    LowText& text = texts[static_cast<std::size_t>(value)];
    int rest = value;
    for (std::size_t i = kLowDigits; i-- > 0; rest /= 10) {
      text[i] = static_cast<char>('0' + rest % 10);
    }
    text[kLowDigits] = ' ';
  }
  return texts;
}

const LowText* LowTexts() {
  static const std::vector<LowText> texts = MakeLowTexts();
  return texts.data();
}

// Numbers of a block, one after the other, each with a blank. Up to 15 bytes beyond the end are
// overwritten.
template <std::size_t kHeadSize>
char* PutLabels(const BlockText& text, std::span<const std::int32_t> labels, char* to) {
  const LowText* const low_texts = LowTexts();
  const std::size_t length = text.head_length;
  for (const std::int32_t label : labels) {
    const std::int32_t low = text.low + label;
    std::memcpy(to, text.heads[low >= kTenThousand ? 1 : 0].data(), kHeadSize);
    std::memcpy(to + length, low_texts[low].data(), sizeof(LowText));
    to += length + kLowDigits + 1;
  }
  return to;
}

}  // namespace

BlockText TextOf(const BlockCopy& copy) {
  constexpr std::int64_t kPiecesOfBlock = std::int64_t{kMaxBlockSide} * kMaxBlockSide / 3;
  const std::int64_t head = copy.base / kTenThousand;
  const std::int64_t last_head = (copy.base + kPiecesOfBlock) / kTenThousand;
  const int length = DecimalWidth(head);
  if (head == 0 || DecimalWidth(last_head) != length) return {};
  BlockText text;
  for (std::size_t carry = 0; carry < 2; ++carry) {
    auto& to = text.heads[carry];
    std::to_chars(to.data(), to.data() + to.size(), head + static_cast<std::int64_t>(carry));
  }
  text.head_length = static_cast<std::size_t>(length);
  text.low = static_cast<std::int32_t>(copy.base % kTenThousand);
  return text;
}

void PutLabels(const BlockCopy& copy, const BlockText& text, std::span<const std::int32_t> labels,
               TextBuffer& out) {
  if (text.head_length == 0) {
    for (const std::int32_t label : labels) PutLabel(copy.base + label, out);
    return;
  }
  constexpr std::size_t kLongest = std::size_t{kMaxBlockSide} * 20 + 16;
  char* const to = out.Reserve(kLongest);
  out.Commit(text.head_length <= 8 ? PutLabels<8>(text, labels, to)
                                   : PutLabels<16>(text, labels, to));
}

}  // namespace onceover::solver
