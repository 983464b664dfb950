// How often Warnsdorff's rule without backtracking fails, by tie-breaking rule: the table of
// docs/performance.md. From SAMPLES random starts of each square board, or from every start where
// there are no more than that; the same starts for every rule.
//   tour_failure_rates SAMPLES SIDE...
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <random>
#include <variant>
#include <vector>

#include "onceover/heuristics.h"
#include "onceover/solve.h"

namespace onceover {
namespace {

std::vector<Cell> StartsOf(std::int64_t side, std::int64_t samples) {
  std::vector<Cell> starts;
  std::mt19937_64 random(1);
  const bool is_odd = side % 2 == 1;  // half of the starts have no tour
  const bool is_every = side * side <= samples;
  for (std::int64_t i = 0; std::ssize(starts) < samples && !(is_every && i == side * side); ++i) {
    const auto square = is_every ? i : static_cast<std::int64_t>(random() >> 1) % (side * side);
    const Cell start{square / side, square % side};
    if (is_odd && start.row % 2 != start.col % 2) continue;
    starts.push_back(start);
  }
  return starts;
}

void Measure(std::int64_t side, std::int64_t samples) {
  const std::vector<Cell> starts = StartsOf(side, samples);
  fmt::print("{:>6} {:>7}", side, starts.size());
  for (const TieBreak ties : {TieBreak::kFixedOrder, TieBreak::kPohl, TieBreak::kRoth}) {
    std::int64_t failures = 0;
    for (const Cell start : starts) {
      const TourResult result =
          FollowWarnsdorff({.rows = side, .cols = side, .start = start}, ties);
      if (!std::holds_alternative<Tour>(result)) ++failures;
    }
    fmt::print(" {:>12.4f}", static_cast<double>(failures) / static_cast<double>(starts.size()));
  }
  fmt::print("\n");
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "usage: tour_failure_rates SAMPLES SIDE...\n");
    return 2;
  }
  fmt::print("{:>6} {:>7} {:>12} {:>12} {:>12}\n", "side", "starts", "warnsdorff", "pohl", "roth");
  for (int i = 2; i < argc; ++i) {
    onceover::Measure(std::strtoll(argv[i], nullptr, 10), std::strtoll(argv[1], nullptr, 10));
  }
}
