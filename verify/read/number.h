// Whole numbers: in words, for readers that take what is no number for something else; and sums.
#ifndef ONCEOVER_READ_NUMBER_H_
#define ONCEOVER_READ_NUMBER_H_

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

#include "read/word.h"

namespace onceover::read {

// The number, if the word is one and 64 bits hold it.
inline std::optional<std::int64_t> NumberOf(std::string_view word) {
  if (!IsWholeNumber(word)) return std::nullopt;
  if (word.starts_with('+')) word.remove_prefix(1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc()) return std::nullopt;
  return number;
}

// The sum; around and around for the most extreme numbers there are.
constexpr std::int64_t WrappedSum(std::int64_t a, std::int64_t b) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}

}  // namespace onceover::read

#endif  // ONCEOVER_READ_NUMBER_H_
