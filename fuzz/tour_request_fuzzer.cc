// Any question of a tour of a small board, to a search with few nodes: a tour is one, and what is
// called impossible is not found by trying every path either.
//
// Rows and columns 0..8; start (0 any, 1 as follows), its row and column -1..8; closed (0, 1); the
// search's nodes, in thousands.
#include <cstddef>
#include <cstdint>
#include <variant>

#include "byte_reader.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "require.h"
#include "tour_trial.h"

namespace {

using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 16;

bool MakesNoSense(const onceover::TourProblem& problem) {
  return CheckTour(problem, onceover::TourPath{}).outcome == onceover::Outcome::kUnchecked;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  onceover::fuzz::ByteReader bytes(data, size);
  onceover::TourProblem problem{.rows = bytes.Choose(0, 8), .cols = bytes.Choose(0, 8)};
  const bool has_start = bytes.ChooseBool();
  const onceover::Cell start{bytes.Choose(-1, 8), bytes.Choose(-1, 8)};
  if (has_start) problem.start = start;
  problem.closed = bytes.ChooseBool();
  const std::int64_t max_nodes = 1000 * bytes.Choose(0, 9);

  const auto result = SolveTour(problem, {.max_nodes = max_nodes});
  const bool is_refused = std::holds_alternative<onceover::Refusal>(result);
  Require(is_refused == MakesNoSense(problem), "what makes no sense, and no more, is refused");
  if (const auto* tour = std::get_if<onceover::Tour>(&result)) {
    Require(CheckTour(problem, ToTourPath(*tour)).outcome == onceover::Outcome::kAccepted,
            "the answer is a tour");
  } else if (std::holds_alternative<onceover::Impossible>(result)) {
    Require(!onceover::fuzz::FindsTour(problem), "there is a tour though none is possible");
  } else if (const auto* gave_up = std::get_if<onceover::GaveUp>(&result)) {
    Require(0 <= gave_up->nodes && gave_up->nodes <= max_nodes, "the nodes are within the budget");
  }
  return 0;
}
