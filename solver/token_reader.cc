#include "token_reader.h"

#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace onceover::solver {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool IsBlankOnLine(int byte) {
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\v' || byte == '\f';
}

bool IsBlank(int byte) { return byte == '\n' || IsBlankOnLine(byte); }

}  // namespace

std::optional<Token> TokenReader::Next() {
  while (IsBlank(Peek())) Skip();
  const bool is_first = position_ == Position{};
  auto token = ReadToken();
  if (!is_first || !token || !token->text.starts_with(kByteOrderMark)) return token;
  token->text.erase(0, kByteOrderMark.size());
  position_.col -= std::ssize(kByteOrderMark);
  return token->text.empty() ? Next() : token;
}

std::optional<Token> TokenReader::NextOnLine() {
  while (IsBlankOnLine(Peek())) Skip();
  if (Peek() == '\n') return std::nullopt;
  return ReadToken();
}

std::optional<Token> TokenReader::ReadToken() {
  if (Peek() == kEnd) return std::nullopt;
  Token token{{}, position_};
  for (; !IsBlank(Peek()) && Peek() != kEnd && token.text.size() < kMaxToken; Skip()) {
    token.text += static_cast<char>(Peek());
  }
  return token;
}

// The next byte, 0..255, or kEnd.
int TokenReader::Peek() {
  if (begin_ == end_ && !at_end_) {
    begin_ = 0;
    end_ = fill_(bytes_);
    at_end_ = end_ == 0;
  }
  return begin_ == end_ ? kEnd : static_cast<unsigned char>(bytes_[begin_]);
}

void TokenReader::Skip() {
  if (bytes_[begin_++] == '\n') {
    position_ = {position_.line + 1, 1};
  } else {
    ++position_.col;
  }
}

}  // namespace onceover::solver
