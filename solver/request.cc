#include "request.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "onceover/certificate.h"

namespace onceover::solver {
namespace {

struct Unit {
  std::string_view name;
  int shift;
};

constexpr std::array<Unit, 6> kUnits = {
    {{"KiB", 10}, {"MiB", 20}, {"GiB", 30}, {"K", 10}, {"M", 20}, {"G", 30}}};

struct NumberPair {
  std::int64_t first;
  std::int64_t second;
};

// Two numbers with one separator between them.
std::optional<NumberPair> ParsePair(std::string_view text, char separator, std::string_view shape,
                                    std::string& error) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) {
    error = fmt::format("{} is not of the form {}", Quoted(text), shape);
    return std::nullopt;
  }
  const auto first = ParseInteger(text.substr(0, at), error);
  if (!first) return std::nullopt;
  const auto second = ParseInteger(text.substr(at + 1), error);
  if (!second) return std::nullopt;
  return NumberPair{*first, *second};
}

}  // namespace

std::string Escaped(std::string_view bytes, std::size_t max_length) {
  std::string result;
  for (const char c : bytes.substr(0, max_length)) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = byte >= 0x20 && byte < 0x7f && c != '\\';
    result += is_plain ? std::string(1, c) : fmt::format("\\x{:02X}", byte);
  }
  if (bytes.size() > max_length) result += "...";
  return result;
}

std::string Quoted(std::string_view bytes) {
  constexpr std::size_t kMaxLength = 40;
  return fmt::format("'{}'", Escaped(bytes, kMaxLength));
}

std::optional<std::int64_t> ParseInteger(std::string_view text, std::string& error) {
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped_at, code] = std::from_chars(text.data(), end, value);
  if (text.empty() || stopped_at != end || code == std::errc::invalid_argument) {
    error = fmt::format("{} is not a whole number", Quoted(text));
    return std::nullopt;
  }
  if (code == std::errc::result_out_of_range || value == std::numeric_limits<std::int64_t>::min()) {
    error = fmt::format("{} is out of the range of numbers", Quoted(text));
    return std::nullopt;
  }
  return value;
}

std::optional<Cell> ParseSquare(std::string_view text, std::string& error) {
  const auto pair = ParsePair(text, ',', "ROW,COLUMN", error);
  if (!pair) return std::nullopt;
  return Cell{pair->first - 1, pair->second - 1};
}

std::optional<BoardSize> ParseBoard(std::string_view text, std::string& error) {
  const auto pair = ParsePair(text, 'x', "ROWSxCOLUMNS", error);
  if (!pair) return std::nullopt;
  if (pair->first < 1 || pair->second < 1) {
    error = fmt::format("{} has no square: both sides must be at least 1", Quoted(text));
    return std::nullopt;
  }
  return BoardSize{pair->first, pair->second};
}

std::optional<std::int64_t> ParseBytes(std::string_view text, std::string& error) {
  int shift = 0;
  std::string_view digits = text;
  for (const Unit& unit : kUnits) {
    if (!digits.ends_with(unit.name)) continue;
    digits.remove_suffix(unit.name.size());
    shift = unit.shift;
    break;
  }
  const auto number = ParseInteger(digits, error);
  const std::int64_t largest = std::numeric_limits<std::int64_t>::max() >> shift;
  if (number && *number >= 0 && *number <= largest) return *number << shift;
  error = fmt::format("{} is not a size such as 1000000, 512MiB or 8G", Quoted(text));
  return std::nullopt;
}

}  // namespace onceover::solver
