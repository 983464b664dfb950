// Any bytes as starts of tours: the solver answers just those that the checker takes for starts
// (but refuses a plus sign), and what it prints are tours from them.
//
// First line: format (0 cells, 1 pairs, 2 grid, 3 json). Then the starts.
#include <array>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "byte_reader.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "require.h"
#include "solver_tool.h"

namespace {

using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 64;  // so that no word is longer than the solver reads
constexpr std::array<const char*, 4> kFormats = {"cells", "pairs", "grid", "json"};
constexpr onceover::BoardSize kBoard{8, 8};

void RequireTours(const std::string& text, onceover::TourFormat format,
                  const std::vector<onceover::Cell>& starts) {
  if (starts.empty()) {
    Require(text.empty(), "no start, no tour");
    return;
  }
  std::istringstream in(text);
  const auto reading = onceover::ReadTours(in, format, {.board = kBoard, .starts = starts});
  Require(reading.answers.size() == starts.size(), "a tour for each start");
  for (const auto& answer : reading.answers) {
    Require(Judge(answer).outcome == onceover::Outcome::kAccepted, "the answer is a tour");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  onceover::fuzz::ByteReader bytes(data, size);
  const std::int64_t format = bytes.Choose(0, 3);
  const std::string text = bytes.Rest();
  const auto run = onceover::fuzz::RunTourTool(kFormats.at(static_cast<std::size_t>(format)), text);
  std::istringstream in(text);
  const auto starts = onceover::ReadTourStarts(in, kBoard);
  if (const auto* asked = std::get_if<std::vector<onceover::Cell>>(&starts)) {
    if (run.status != 0 && text.find('+') != std::string::npos) return 0;
    Require(run.status == 0, "there is a tour from every square");
    RequireTours(run.out, static_cast<onceover::TourFormat>(format), *asked);
  } else {
    Require(run.status == 2, "what is no start for the checker is none for the solver");
    Require(!run.complaints.empty(), "and the solver says so");
  }
  return 0;
}
