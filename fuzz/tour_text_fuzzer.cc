// Any text as answers to a tour: see judging_checks.h.
//
// First line: format (0 cells, 1 pairs, 2 grid, 3 json); board (0 not said, 1 as follows, 2 huge);
// rows and columns 0..12; start, then finish (0 not said, 1 as follows), each with row and column
// -1..12; closed (0, 1); how many faults are listed. Then the text.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>

#include "byte_reader.h"
#include "judging_checks.h"
#include "onceover/read.h"

namespace {

using onceover::fuzz::ByteReader;

constexpr std::size_t kMaxSize = 2048;
constexpr std::int64_t kHuge = 4'000'000'000;

std::optional<onceover::BoardSize> ChooseBoard(ByteReader& bytes) {
  const std::int64_t kind = bytes.Choose(0, 2);
  const onceover::BoardSize board{bytes.Choose(0, 12), bytes.Choose(0, 12)};
  if (kind == 0) return std::nullopt;
  return kind == 1 ? board : onceover::BoardSize{kHuge, kHuge / 2};
}

std::optional<onceover::Cell> ChooseEnd(ByteReader& bytes) {
  const bool is_asked = bytes.ChooseBool();
  const onceover::Cell cell{bytes.Choose(-1, 12), bytes.Choose(-1, 12)};
  return is_asked ? std::optional(cell) : std::nullopt;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  ByteReader bytes(data, size);
  const auto format = static_cast<onceover::TourFormat>(bytes.Choose(0, 3));
  onceover::TourRequest request;
  request.board = ChooseBoard(bytes);
  request.start = ChooseEnd(bytes);
  request.finish = ChooseEnd(bytes);
  request.closed = bytes.ChooseBool();
  const std::int64_t max_faults = bytes.Choose(0, 30);
  const std::string text = bytes.Rest();
  std::istringstream in(text);
  const auto reading = onceover::ReadTours(in, format, request, max_faults);
  onceover::fuzz::RequireWellJudged(text, reading, max_faults,
                                    format == onceover::TourFormat::kJson);
  return 0;
}
