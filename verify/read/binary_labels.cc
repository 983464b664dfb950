#include "read/binary_labels.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "read/answers.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kBoardByte = 16;  // where the header says how many rows there are

constexpr std::string_view kMagic = "\x89OOT\r\n\x1A\n";

// A signed number of as many bytes as there are, the least significant first.
std::int64_t ReadNumber(std::span<const char> bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    number = number << 8 | static_cast<unsigned char>(bytes[i]);
  }
  const bool is_negative = (static_cast<unsigned char>(bytes.back()) & 0x80U) != 0;
  if (is_negative && bytes.size() < sizeof number) number |= ~std::uint64_t{0} << 8 * bytes.size();
  return static_cast<std::int64_t>(number);
}

Position PlaceOfByte(std::int64_t byte) { return {.byte = byte, .line = 1, .column = byte + 1}; }

void AddFault(const Fault& fault, std::int64_t byte, std::string shown, std::int64_t max_faults,
              TilingAnswer& answer) {
  answer.faults.Add({.fault = fault, .at = PlaceOfByte(byte), .shown = std::move(shown)},
                    max_faults);
}

// Reads the labels that follow the header. An unfinished one at the end is a fault.
LabelGrid ReadLabels(std::istream& in, std::size_t label_size, std::int64_t max_faults,
                     TilingAnswer& answer, Places& places) {
  LabelGrid grid;
  std::vector<char> buffer(std::size_t{1} << 16);
  std::int64_t byte = kBinaryHeaderSize;
  const auto width = static_cast<std::int64_t>(label_size);
  while (in.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), in.gcount() > 0) {
    const auto got = static_cast<std::size_t>(in.gcount());
    for (std::size_t at = 0; at + label_size <= got; at += label_size, byte += width) {
      grid.labels.push_back(ReadNumber(std::span(buffer).subspan(at, label_size)));
      places.Add(PlaceOfByte(byte), width);
    }
    if (got % label_size == 0) continue;
    AddFault({.rule = Rule::kBadBinary}, byte, "the last label is cut short", max_faults, answer);
    byte += static_cast<std::int64_t>(got % label_size);
  }
  answer.end = PlaceOfByte(byte);
  return grid;
}

void AddBoardSize(const BoardSize& found, const BoardSize& asked, std::int64_t max_faults,
                  TilingAnswer& answer) {
  AddFault({.rule = Rule::kBoardSize,
            .index = 0,
            .expected = SquaresOf(asked),
            .found = SquaresOf(found)},
           kBoardByte, std::to_string(found.rows) + "x" + std::to_string(found.cols), max_faults,
           answer);
}

}  // namespace

bool BeginsAsBinary(std::string_view bytes) { return bytes.starts_with(kMagic); }

std::variant<BinaryHeader, BinaryError> ReadBinaryHeader(std::string_view bytes) {
  if (!BeginsAsBinary(bytes)) return BinaryError{0, "it does not begin as a binary board does"};
  if (std::ssize(bytes) < kBinaryHeaderSize) {
    return BinaryError{static_cast<std::int64_t>(bytes.size()), "it is cut short"};
  }
  const auto number_at = [&](std::size_t byte, std::size_t size) {
    return ReadNumber(std::span(bytes).subspan(byte, size));
  };
  const auto wrong = [&](std::size_t byte, std::string_view what, std::int64_t number) {
    return BinaryError{static_cast<std::int64_t>(byte),
                       std::string(what) + " is " + std::to_string(number)};
  };
  if (number_at(8, 4) != 1) return wrong(8, "its version", number_at(8, 4));
  const std::int64_t label_size = number_at(12, 4);
  if (label_size != 4 && label_size != 8) return wrong(12, "the size of a label", label_size);
  const BoardSize board{number_at(16, 8), number_at(24, 8)};
  if (board.rows < 1) return wrong(16, "the number of rows", board.rows);
  if (board.cols < 1) return wrong(24, "the number of columns", board.cols);
  if (number_at(32, 8) != 0) return wrong(32, "the label of the missing square", number_at(32, 8));
  for (std::size_t byte = 40; byte < 64; byte += 8) {
    if (number_at(byte, 8) != 0) return wrong(byte, "a number that is to be 0", number_at(byte, 8));
  }
  return BinaryHeader{board, static_cast<std::size_t>(label_size)};
}

std::int64_t ReadBinaryLabel(std::span<const char> bytes) { return ReadNumber(bytes); }

Reading<TilingAnswer> ReadBinaryTiling(std::istream& in, const TilingRequest& request,
                                       std::int64_t max_faults) {
  Reading<TilingAnswer> reading;
  TilingAnswer& answer = reading.answers.emplace_back();
  std::array<char, kBinaryHeaderSize> bytes{};
  in.read(bytes.data(), bytes.size());
  const auto read = ReadBinaryHeader({bytes.data(), static_cast<std::size_t>(in.gcount())});
  if (const auto* error = std::get_if<BinaryError>(&read)) {
    answer.problem = ProblemOf(request, BoardSize{});
    answer.end = PlaceOfByte(in.gcount());
    const Rule rule = in.gcount() == 0 ? Rule::kNoAnswer : Rule::kBadBinary;
    AddFault({.rule = rule}, error->byte, error->text, max_faults, answer);
    return reading;
  }
  const auto& header = std::get<BinaryHeader>(read);
  answer.problem = ProblemOf(request, header.board);
  if (request.board && *request.board != header.board) {
    AddBoardSize(header.board, *request.board, max_faults, answer);
  } else if (ContradictsQuestion(request, answer.problem)) {
    AddFault({.rule = Rule::kOtherRequest}, kBoardByte, "", max_faults, answer);
  }
  answer.certificate = ReadLabels(in, header.label_size, max_faults, answer, reading.places);
  return reading;
}

}  // namespace onceover::read
