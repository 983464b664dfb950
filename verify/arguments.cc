#include "arguments.h"

#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

#include "read/value.h"

namespace onceover {
namespace {

using Pair = std::pair<std::int64_t, std::int64_t>;

ArgumentError Wrong(std::string_view text, const char* at, std::string_view what) {
  return {fmt::format("'{}': {} at character {}", read::Escape(text), what, at - text.data() + 1)};
}

// Two whole numbers from 1 and one character between them.
std::variant<Pair, ArgumentError> ParsePair(std::string_view text, char separator,
                                            std::string_view shape) {
  const char* const end = text.data() + text.size();
  Pair pair;
  const std::string expected = fmt::format("expected {}", shape);
  const auto first = std::from_chars(text.data(), end, pair.first);
  if (first.ec == std::errc::result_out_of_range) return Wrong(text, text.data(), "too large");
  if (first.ec != std::errc()) return Wrong(text, text.data(), expected);
  if (first.ptr == end || *first.ptr != separator) return Wrong(text, first.ptr, expected);
  const char* const rest = first.ptr + 1;
  const auto second = std::from_chars(rest, end, pair.second);
  if (second.ec == std::errc::result_out_of_range) return Wrong(text, rest, "too large");
  if (second.ec != std::errc()) return Wrong(text, rest, expected);
  if (second.ptr != end) return Wrong(text, second.ptr, expected);
  if (pair.first < 1) return Wrong(text, text.data(), "less than 1");
  if (pair.second < 1) return Wrong(text, rest, "less than 1");
  return pair;
}

}  // namespace

std::variant<BoardSize, ArgumentError> ParseBoard(std::string_view text) {
  const auto parsed = ParsePair(text, 'x', "ROWSxCOLS such as 8x8");
  if (const auto* error = std::get_if<ArgumentError>(&parsed)) return *error;
  const auto [rows, cols] = std::get<Pair>(parsed);
  if (rows > std::numeric_limits<std::int64_t>::max() / cols) {
    return Wrong(text, text.data(), "more than 2^63-1 squares");
  }
  return BoardSize{rows, cols};
}

std::variant<Cell, ArgumentError> ParseCell(std::string_view text) {
  const auto parsed = ParsePair(text, ',', "ROW,COLUMN such as 2,3");
  if (const auto* error = std::get_if<ArgumentError>(&parsed)) return *error;
  const auto [row, col] = std::get<Pair>(parsed);
  return Cell{row - 1, col - 1};
}

std::variant<read::Selection, ArgumentError> ParseSelection(std::string_view text) {
  using Kind = read::Selection::Kind;
  if (text == "all") return read::Selection{Kind::kAll};
  if (text == "first") return read::Selection{Kind::kFirst};
  if (text == "last") return read::Selection{Kind::kLast};
  std::size_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < 1) {
    return ArgumentError{
        fmt::format("'{}' is none of all, first, last or a number from 1", read::Escape(text))};
  }
  return read::Selection{Kind::kNumber, number};
}

std::variant<std::int64_t, ArgumentError> ParseBase(std::string_view text) {
  if (text == "0") return 0;
  if (text == "1") return 1;
  return ArgumentError{fmt::format("'{}' is neither 0 nor 1", read::Escape(text))};
}

std::variant<read::LabelMeaning, ArgumentError> ParseMeaning(std::string_view text) {
  if (text == "colouring") return read::LabelMeaning::kColours;
  if (text == "orientations") return read::LabelMeaning::kOrientations;
  if (text == "reused-ids") return read::LabelMeaning::kReusedPieces;
  return ArgumentError{
      fmt::format("'{}' is none of colouring, orientations, reused-ids", read::Escape(text))};
}

std::variant<Missing, ArgumentError> ParseMissing(std::string_view text) {
  if (text == "any") return MissingAnywhere{};
  if (text == "none") return NoneMissing{};
  const auto parsed = ParseCell(text);
  if (const auto* error = std::get_if<ArgumentError>(&parsed)) {
    return ArgumentError{error->text + ", or any, or none"};
  }
  return std::get<Cell>(parsed);
}

}  // namespace onceover
