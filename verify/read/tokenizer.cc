#include "read/tokenizer.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>

namespace onceover::read {
namespace {

constexpr std::size_t kBufferSize = 1 << 16;
constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::size_t ToIndex(char byte) { return static_cast<unsigned char>(byte); }

}  // namespace

Tokenizer::Tokenizer(std::istream& in, std::string_view punctuation)
    : in_(in), buffer_(kBufferSize) {
  for (const char byte : kBlanks) ends_word_[ToIndex(byte)] = true;
  for (const char byte : punctuation) {
    ends_word_[ToIndex(byte)] = true;
    is_punctuation_[ToIndex(byte)] = true;
  }
  Refill(0);
  if (std::string_view(buffer_.data(), end_).starts_with(kByteOrderMark)) {
    begin_ = kByteOrderMark.size();
    line_begin_ = static_cast<std::int64_t>(begin_);
  }
  end_of_token_ = Here();
}

std::optional<Token> Tokenizer::Next() {
  if (!SkipBlanks()) return std::nullopt;
  Token token{.text = {}, .length = 0, .index = tokens_++, .at = Here()};
  std::size_t end = begin_ + 1;
  if (!is_punctuation_[ToIndex(buffer_[begin_])]) {
    for (;;) {
      while (end < end_ && !ends_word_[ToIndex(buffer_[end])]) ++end;
      if (end < end_) break;
      const std::size_t kept = std::min(end_ - begin_, kKept);
      const bool more = Refill(kept);
      end = kept;
      if (!more) break;
    }
  }
  token.text = std::string_view(buffer_.data() + begin_, std::min(end - begin_, kKept));
  token.length = base_ + static_cast<std::int64_t>(end) - token.at.byte;
  begin_ = end;
  end_of_token_ = Here();
  return token;
}

bool Tokenizer::SkipBlanks() {
  for (;;) {
    for (; begin_ < end_; ++begin_) {
      const char byte = buffer_[begin_];
      if (byte == '\n') {
        ++line_;
        line_begin_ = base_ + static_cast<std::int64_t>(begin_) + 1;
      } else if (!ends_word_[ToIndex(byte)] || is_punctuation_[ToIndex(byte)]) {
        return true;
      }
    }
    if (!Refill(0)) return false;
  }
}

bool Tokenizer::Refill(std::size_t kept) {
  std::memmove(buffer_.data(), buffer_.data() + begin_, kept);
  base_ += static_cast<std::int64_t>(end_ - kept);
  in_.read(buffer_.data() + kept, static_cast<std::streamsize>(buffer_.size() - kept));
  begin_ = 0;
  end_ = kept + static_cast<std::size_t>(in_.gcount());
  return in_.gcount() > 0;
}

Position Tokenizer::Here() const {
  const std::int64_t byte = base_ + static_cast<std::int64_t>(begin_);
  return {.byte = byte, .line = line_, .column = byte - line_begin_ + 1};
}

}  // namespace onceover::read
