#include "read/value.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

namespace onceover::read {
namespace {

constexpr std::size_t kShown = 24;  // bytes of a token that a message shows

bool IsPrintable(char byte) { return byte >= ' ' && byte <= '~'; }

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

// The digits of a number, without a plus sign: what std::from_chars takes.
std::string_view WithoutPlus(std::string_view text) {
  return text.starts_with('+') ? text.substr(1) : text;
}

bool IsInteger(std::string_view text) {
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, IsDigit);
}

}  // namespace

std::variant<std::int64_t, ReadFault> ParseValue(const Token& token) {
  const std::string_view text = token.text;
  std::int64_t value = 0;
  const std::string_view digits = WithoutPlus(text);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  const bool is_whole = token.length == std::ssize(text) && end == digits.data() + digits.size();
  const bool double_sign = text.starts_with("+-");
  if (is_whole && error == std::errc() && !double_sign) return value;

  ReadFault fault{.fault = {.rule = Rule::kNotANumber, .index = token.index},
                  .at = token.at,
                  .shown = Show(token)};
  const auto odd = std::ranges::find_if_not(text, IsPrintable);
  if (odd != text.end()) {
    const std::int64_t before = odd - text.begin();
    fault.fault.rule = Rule::kOddByte;
    fault.fault.found = static_cast<unsigned char>(*odd);
    fault.at.byte += before;
    fault.at.column += before;
  } else if (IsInteger(text)) {
    fault.fault.rule = Rule::kNumberOverflow;
  }
  return fault;
}

std::string Escape(std::string_view bytes) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string escaped;
  for (const char byte : bytes.substr(0, kShown)) {
    if (IsPrintable(byte) && byte != '\\') {
      escaped += byte;
      continue;
    }
    const auto code = static_cast<unsigned char>(byte);
    escaped += "\\x";
    escaped += kHex[code / 16];
    escaped += kHex[code % 16];
  }
  if (bytes.size() > kShown) escaped += "...";
  return escaped;
}

std::string Show(const Token& token) { return Escape(token.text); }

}  // namespace onceover::read
