// Bytes to words, with the place of each. Everything that is read goes through here.
#ifndef ONCEOVER_READ_TOKENIZER_H_
#define ONCEOVER_READ_TOKENIZER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string_view>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// A run of bytes that are neither blank nor punctuation, or one byte of punctuation.
struct Token {
  std::string_view text;  // its first bytes, at most Tokenizer::kKept; valid until the next Next()
  std::int64_t length = 0;  // how many bytes it really has
  std::int64_t index = 0;   // its number in the input, from 0
  Position at;
};

// Reads a stream in pieces of constant size. Blanks are space, tab, CR, LF, VT and FF; a byte order
// mark at the beginning is skipped.
class Tokenizer {
 public:
  static constexpr std::size_t kKept = 4096;

  explicit Tokenizer(std::istream& in, std::string_view punctuation = "");

  // The next token, or nothing at the end of the input.
  std::optional<Token> Next();

  // The place after the last token.
  Position End() const { return end_of_token_; }

 private:
  bool SkipBlanks();
  // Reads on, keeping the `kept` bytes from begin_; they become the first of the buffer.
  bool Refill(std::size_t kept);
  Position Here() const;

  std::istream& in_;
  std::array<bool, 256> ends_word_{};
  std::array<bool, 256> is_punctuation_{};
  std::vector<char> buffer_;
  std::size_t begin_ = 0;  // next byte to look at
  std::size_t end_ = 0;    // end of what the buffer holds
  std::int64_t base_ = 0;  // number of the input's byte that is, or would be, at buffer_[0]
  std::int64_t line_ = 1;
  std::int64_t line_begin_ = 0;
  std::int64_t tokens_ = 0;
  Position end_of_token_;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TOKENIZER_H_
