// Tours: how fast the search finds one, and what one node costs where it finds none.
#include <benchmark/benchmark.h>

#include <cstdint>

#include "onceover/solve.h"
#include "tour_search.h"

namespace onceover {
namespace {

void FindTour(benchmark::State& state, bool closed) {
  const TourProblem problem{
      .rows = state.range(0), .cols = state.range(0), .start = Cell{0, 0}, .closed = closed};
  for (auto _ : state) benchmark::DoNotOptimize(SolveTour(problem));
  state.SetItemsProcessed(state.iterations() * problem.rows * problem.cols);
}
BENCHMARK_CAPTURE(FindTour, open, false)->Arg(8)->Arg(50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(FindTour, closed, true)->Arg(8)->Arg(50)->Unit(benchmark::kMicrosecond);

// From a square of the rarer colour there is no tour, and the search does not know.
void SearchInVain(benchmark::State& state) {
  constexpr std::int64_t kNodes = 100'000;
  solver::TourSearch search(51, 51, false);
  for (auto _ : state) benchmark::DoNotOptimize(search.Run(1, kNodes));
  state.SetItemsProcessed(state.iterations() * kNodes);
}
BENCHMARK(SearchInVain)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace onceover
