// Closed tours: plan and walk, against a walk over a stored array of successors (the limit of
// whatever keeps the tour in memory).
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "onceover/ranks.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover {
namespace {

TourPlan PlanSquare(std::int64_t side) {
  return std::get<TourPlan>(PlanTour({.rows = side, .cols = side, .closed = true}));
}

void CountSquares(benchmark::State& state, std::int64_t squares, double bytes) {
  state.SetItemsProcessed(state.iterations() * squares);
  state.counters["ns/square"] = benchmark::Counter(
      static_cast<double>(squares),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
  state.counters["bytes/square"] = bytes / static_cast<double>(squares);
}

void PlanAndWalk(benchmark::State& state) {
  std::int64_t sum = 0;
  double bytes = 0;
  for (auto _ : state) {
    const TourPlan plan = PlanSquare(state.range(0));
    ForEachSquare(plan, [&](Cell cell) { sum += cell.row ^ cell.col; });
    bytes =
        static_cast<double>(4 * (plan.row_map.size() + plan.col_map.size()) + plan.links.size());
  }
  benchmark::DoNotOptimize(sum);
  CountSquares(state, state.range(0) * state.range(0), bytes);
}
BENCHMARK(PlanAndWalk)
    ->Arg(1000)
    ->Arg(3000)
    ->Arg(10'000)
    ->Arg(30'000)
    ->Unit(benchmark::kMillisecond);

// 4 bytes a square, in the order of the same tour; making the array is not timed.
void WalkStoredSuccessors(benchmark::State& state) {
  const std::int64_t squares = state.range(0) * state.range(0);
  std::vector<std::int32_t> next(static_cast<std::size_t>(squares));
  std::int32_t before = 0;
  ForEachSquare(PlanSquare(state.range(0)), [&](Cell cell) {
    const auto square = static_cast<std::int32_t>(cell.row * state.range(0) + cell.col);
    next[static_cast<std::size_t>(before)] = square;
    before = square;
  });
  next[static_cast<std::size_t>(before)] = 0;
  std::int64_t sum = 0;
  for (auto _ : state) {
    std::int32_t square = 0;
    do {
      sum += square;
      square = next[static_cast<std::size_t>(square)];
    } while (square != 0);
  }
  benchmark::DoNotOptimize(sum);
  CountSquares(state, squares, 4.0 * static_cast<double>(squares));
}
BENCHMARK(WalkStoredSuccessors)->Arg(1000)->Arg(3000)->Arg(10'000)->Unit(benchmark::kMillisecond);

// One square of a rank, and the rank of that square.
void SquareAndRank(benchmark::State& state) {
  const TourPlan plan = PlanSquare(state.range(0));
  const auto ranks = TourRanks::Of(plan);
  std::int64_t rank = 0;
  for (auto _ : state) {
    rank = (rank + 0x3c6ef372fe94f82b) % plan.squares;
    benchmark::DoNotOptimize(ranks->RankOf(ranks->SquareAt(rank)));
  }
}
BENCHMARK(SquareAndRank)->Arg(100)->Arg(10'000)->Arg(1'000'000);

void PlanRandom(benchmark::State& state) {
  const TourProblem problem{.rows = state.range(0), .cols = state.range(0), .closed = true};
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(PlanRandomTour(problem, ++seed));
  CountSquares(state, problem.rows * problem.cols,
               static_cast<double>(problem.rows * problem.cols));
}
BENCHMARK(PlanRandom)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace onceover
