// Any text as a large answer: what is accepted fast is accepted by the plain reader and the kernel,
// as an answer to the same question; and what they accept of plain numbers is accepted fast.
//
// First line: what it is (0 labels, 1 steps, 2 squares, 3 a binary board); rows and columns 1..9,
// board said or not; missing square or start (0 not said, 1 none or closed, 2 as follows); its row
// and column 1..9; number of bands 0..4, 0 for a stream. Then the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>

#include "byte_reader.h"
#include "fast/accept.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "require.h"
#include "text_bytes.h"

namespace {

using onceover::BoardSize;
using onceover::Cell;
using onceover::fuzz::ByteReader;
using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 4096;

struct Input {
  std::int64_t kind = 0;
  BoardSize board;
  bool says_board = false;
  std::int64_t more = 0;
  Cell cell;
  int bands = 0;
  std::string text;
};

onceover::fast::Bytes BytesOf(const Input& input) {
  return onceover::fuzz::BytesOf(input.text, input.bands > 0);
}

// The problem that the text is the right and only answer to, as the kernel says.
template <typename AnswerType>
auto PlainlyAccepted(const onceover::Reading<AnswerType>& reading)
    -> std::optional<decltype(AnswerType::problem)> {
  if (reading.answers.size() != 1) return std::nullopt;
  const AnswerType& answer = reading.answers.front();
  if (Judge(answer).outcome != onceover::Outcome::kAccepted) return std::nullopt;
  return answer.problem;
}

// Is the text of the plain kind that the fast way must know: a line for each row?
template <typename AnswerType>
bool IsPlain(const Input& input, const onceover::Reading<AnswerType>& reading) {
  const auto is_plain = [](char byte) {
    return (byte >= '0' && byte <= '9') || byte == ' ' || byte == '\n';
  };
  const auto& problem = reading.answers.front().problem;
  const bool is_square = input.says_board || problem.rows == problem.cols;
  const bool has_rows = input.kind == 2 || std::ssize(reading.places.Lines()) == problem.rows;
  return std::ranges::all_of(input.text, is_plain) && is_square && has_rows;
}

template <typename AnswerType, typename Problem>
void RequireSame(const Input& input, const onceover::Reading<AnswerType>& reading,
                 const std::optional<Problem>& fast) {
  const auto plain = PlainlyAccepted(reading);
  if (fast) Require(plain == fast, "what is accepted fast is accepted by the kernel");
  if (plain && IsPlain(input, reading))
    Require(fast == plain, "what the kernel accepts is accepted fast");
}

onceover::TilingRequest TilingRequestOf(const Input& input) {
  onceover::TilingRequest request;
  if (input.says_board) request.board = input.board;
  if (input.more == 1) request.missing = onceover::NoneMissing{};
  if (input.more == 2) request.missing = input.cell;
  return request;
}

void RequireSameBinary(const Input& input) {
  const auto request = TilingRequestOf(input);
  std::istringstream in(input.text);
  const auto reading = onceover::ReadTilings(in, onceover::TilingFormat::kBinary, request);
  const auto plain = PlainlyAccepted(reading);
  const auto fast = onceover::fast::AcceptBinary(BytesOf(input), request, std::max(input.bands, 1));
  Require(plain == fast, "a binary board is accepted fast if the kernel accepts it, and only then");
}

void RequireSameLabels(const Input& input) {
  const auto request = TilingRequestOf(input);
  std::istringstream in(input.text);
  const auto reading = onceover::ReadTilings(in, onceover::TilingFormat::kLabels, request);
  RequireSame(input, reading,
              onceover::fast::AcceptLabels(BytesOf(input), request, std::max(input.bands, 1)));
}

void RequireSameTour(const Input& input) {
  onceover::TourRequest request;
  if (input.says_board) request.board = input.board;
  if (input.more == 1) request.closed = true;
  if (input.more == 2) request.start = input.cell;
  std::istringstream in(input.text);
  const bool is_grid = input.kind == 1;
  const auto format = is_grid ? onceover::TourFormat::kGrid : onceover::TourFormat::kCells;
  const auto accept = is_grid ? onceover::fast::AcceptSteps : onceover::fast::AcceptSquares;
  RequireSame(input, onceover::ReadTours(in, format, request),
              accept(BytesOf(input), request, std::max(input.bands, 1)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  ByteReader bytes(data, size);
  Input input;
  input.kind = bytes.Choose(0, 3);
  input.board.rows = bytes.Choose(1, 9);
  input.board.cols = bytes.Choose(1, 9);
  input.says_board = bytes.ChooseBool();
  input.more = bytes.Choose(0, 2);
  input.cell.row = bytes.Choose(0, 8);
  input.cell.col = bytes.Choose(0, 8);
  input.bands = static_cast<int>(bytes.Choose(0, 4));
  input.text = bytes.Rest();
  if (input.kind == 0) {
    RequireSameLabels(input);
  } else if (input.kind == 3) {
    RequireSameBinary(input);
  } else {
    RequireSameTour(input);
  }
  return 0;
}
