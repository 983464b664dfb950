// Asks for a tour between every two squares (or every STRIDE-th pair) of every board with sides
// from SMALLEST to LARGEST, rows <= columns, and has each answer judged: tours by the checker's
// kernel, refusals and tours by the checker's theorems where those decide.
//   tour_every_pair SMALLEST LARGEST [STRIDE]
// Exit status 1 if an answer is wrong.
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "onceover/claims.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/walk.h"

namespace onceover {
namespace {

struct Counts {
  std::int64_t pairs = 0;
  std::int64_t tours = 0;
  std::int64_t impossible = 0;
  std::int64_t unknown = 0;
  std::int64_t decided = 0;  // by the checker's theorems as well
};

[[noreturn]] void Fail(const TourProblem& problem, std::string_view what) {
  fmt::print("FAILED: {}x{} from {},{} to {},{}: {}\n", problem.rows, problem.cols,
             problem.start->row, problem.start->col, problem.finish->row, problem.finish->col,
             what);
  std::exit(1);
}

void JudgePair(const TourProblem& problem, Counts& counts) {
  const PlanResult result = PlanTour(problem);
  const Decision decision = DecideTour(problem).decision;
  ++counts.pairs;
  if (decision != Decision::kUndecided) ++counts.decided;
  if (std::holds_alternative<Impossible>(result)) {
    if (decision == Decision::kExists) Fail(problem, "there is a tour");
    ++counts.impossible;
    return;
  }
  const auto* plan = std::get_if<TourPlan>(&result);
  if (plan == nullptr) {
    ++counts.unknown;
    return;
  }
  if (decision == Decision::kNone) Fail(problem, "there is no tour");
  TourPath path;
  ForEachSquare(*plan, [&](Cell cell) { path.squares.push_back(cell); });
  if (CheckTour(problem, path).outcome != Outcome::kAccepted)
    Fail(problem, "the kernel rejects it");
  ++counts.tours;
}

int Run(std::int64_t smallest, std::int64_t largest, std::int64_t stride) {
  Counts counts;
  std::int64_t next = 0;
  for (std::int64_t rows = smallest; rows <= largest; ++rows) {
    for (std::int64_t cols = rows; cols <= largest; ++cols) {
      const std::int64_t squares = rows * cols;
      for (std::int64_t pair = 0; pair < squares * squares; ++pair) {
        if (next++ % stride != 0) continue;
        const std::int64_t start = pair / squares;
        const std::int64_t finish = pair % squares;
        JudgePair({.rows = rows,
                   .cols = cols,
                   .start = Cell{start / cols, start % cols},
                   .finish = Cell{finish / cols, finish % cols}},
                  counts);
      }
    }
  }
  fmt::print("{} pairs: {} tours, {} impossible, {} unknown; {} decided by theorems as well\n",
             counts.pairs, counts.tours, counts.impossible, counts.unknown, counts.decided);
  return 0;
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  const auto number = [&](int i) { return i < argc ? std::strtoll(argv[i], nullptr, 10) : 1; };
  if (argc < 3 || number(1) < 1 || number(2) < 1 || number(3) < 1) {
    fmt::print(stderr, "usage: tour_every_pair SMALLEST LARGEST [STRIDE]\n");
    return 2;
  }
  return onceover::Run(number(1), number(2), number(3));
}
