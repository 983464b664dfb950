// The statements' own requests. A request that cannot be read is the questioner's fault, so it is
// told apart from a faulty answer: the first error ends it.
#include <bit>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/number_table.h"
#include "read/tokenizer.h"
#include "read/value.h"

namespace onceover {
namespace {

using read::Tokenizer;

// A number of a request and where it stands.
struct Number {
  std::int64_t value = 0;
  Position at;
};

// The next number, nothing at the end of the input.
std::variant<std::optional<Number>, RequestError> NextNumber(Tokenizer& tokens) {
  const auto token = tokens.Next();
  if (!token) return std::optional<Number>{};
  auto parsed = read::ParseValue(*token);
  if (const auto* fault = std::get_if<ReadFault>(&parsed)) {
    return RequestError{fault->at, "'" + fault->shown + "' is not a whole number of 64 bits"};
  }
  return std::optional<Number>({std::get<std::int64_t>(parsed), token->at});
}

RequestError NotBetween(const Number& number, const std::string& what, std::int64_t most) {
  return {number.at, what + " " + std::to_string(number.value) + " is not between 1 and " +
                         std::to_string(most)};
}

}  // namespace

std::variant<TilingRequest, RequestError> ReadTilingRequest(std::istream& in) {
  Tokenizer tokens(in);
  std::vector<Number> numbers;
  for (;;) {
    auto next = NextNumber(tokens);
    if (auto* error = std::get_if<RequestError>(&next)) return *error;
    const auto& number = std::get<std::optional<Number>>(next);
    if (!number) break;
    if (numbers.size() == 3) return RequestError{number->at, "more than the three numbers M x y"};
    numbers.push_back(*number);
  }
  if (numbers.size() < 3) {
    return RequestError{tokens.End(), "fewer than the three numbers M x y"};
  }
  const std::int64_t side = numbers[0].value;
  if (side < 1 || !std::has_single_bit(static_cast<std::uint64_t>(side)) ||
      side > std::int64_t{1} << 31) {
    return RequestError{numbers[0].at, "the side " + std::to_string(side) +
                                           " is not a power of two from 1 to 2147483648"};
  }
  if (numbers[1].value < 1 || numbers[1].value > side) {
    return NotBetween(numbers[1], "the row", side);
  }
  if (numbers[2].value < 1 || numbers[2].value > side) {
    return NotBetween(numbers[2], "the column", side);
  }
  return TilingRequest{.board = BoardSize{side, side},
                       .missing = Cell{numbers[1].value - 1, numbers[2].value - 1}};
}

std::variant<std::vector<Cell>, RequestError> ReadTourStarts(std::istream& in,
                                                             const BoardSize& board) {
  Tokenizer tokens(in);
  const std::int64_t squares = read::SquaresOf(board);
  std::vector<Cell> starts;
  for (;;) {
    auto next = NextNumber(tokens);
    if (auto* error = std::get_if<RequestError>(&next)) return *error;
    const auto& number = std::get<std::optional<Number>>(next);
    if (!number || number->value == -1) return starts;
    if (board.rows < 1 || board.cols < 1) {
      return RequestError{number->at, "there is no square " + std::to_string(number->value) +
                                          ": the board has none"};
    }
    if (number->value < 1 || number->value > squares) {
      return NotBetween(*number, "the start", squares);
    }
    starts.push_back({(number->value - 1) / board.cols, (number->value - 1) % board.cols});
  }
}

}  // namespace onceover
