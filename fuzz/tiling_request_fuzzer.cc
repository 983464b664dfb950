// Any bytes as a request for a tiling: the solver answers just what the checker takes for one (but
// refuses a plus sign), and what it prints is a tiling.
//
// First line: format (0 labels, 1 pieces, 2 json). Then the request.
#include <array>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <variant>

#include "byte_reader.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "require.h"
#include "solver_tool.h"

namespace {

using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 64;  // so that no word is longer than the solver reads
constexpr std::array<const char*, 3> kFormats = {"labels", "pieces", "json"};
constexpr std::int64_t kFits = 32;  // sides that the limit of the output allows, and does not allow
constexpr std::int64_t kDoesNotFit = 1024;

void RequireTiling(const std::string& text, onceover::TilingFormat format,
                   const onceover::TilingRequest& request) {
  std::istringstream in(text);
  const auto reading = onceover::ReadTilings(in, format, request);
  Require(reading.answers.size() == 1, "one request, one answer");
  const auto& answer = reading.answers.front();
  Require(Judge(answer).outcome == onceover::Outcome::kAccepted, "the answer is a tiling");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  onceover::fuzz::ByteReader bytes(data, size);
  const std::int64_t format = bytes.Choose(0, 2);
  const std::string text = bytes.Rest();
  const auto run =
      onceover::fuzz::RunTilingTool(kFormats.at(static_cast<std::size_t>(format)), text);
  Require(run.status == 0 || run.status == 2, "solved, or no request");
  Require(run.status == 0 || run.out.empty(), "no answer unless solved");
  Require(run.complaints.empty() == (run.status == 0), "a complaint if, and only if, not");

  std::istringstream in(text);
  const auto request = onceover::ReadTilingRequest(in);
  const auto* question = std::get_if<onceover::TilingRequest>(&request);
  if (question == nullptr) {
    Require(run.status == 2, "what is no request for the checker is none for the solver");
    return 0;
  }
  const std::int64_t side = question->board->rows;
  const bool is_plain = text.find('+') == std::string::npos;
  if (side <= kFits && is_plain) Require(run.status == 0, "every small request is solved");
  if (side >= kDoesNotFit) Require(run.status == 2, "the output is limited");
  if (run.status == 2) return 0;
  RequireTiling(run.out, static_cast<onceover::TilingFormat>(format), *question);
  return 0;
}
