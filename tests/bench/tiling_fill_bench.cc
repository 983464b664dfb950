// Tilings: how fast the board is filled and written, next to filling the same bytes with anything.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "onceover/write.h"
#include "tromino_recursion.h"

namespace onceover {
namespace {

std::size_t SquaresOf(std::int64_t k) { return std::size_t{1} << (2 * k); }

void SetRate(benchmark::State& state, std::size_t bytes) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

// The baseline: memory that has been touched before.
void FillByMemset(benchmark::State& state) {
  std::vector<std::int32_t> labels(SquaresOf(state.range(0)));
  for (auto _ : state) {
    std::memset(labels.data(), 1, labels.size() * sizeof(labels[0]));
    benchmark::DoNotOptimize(labels.data());
    benchmark::ClobberMemory();
  }
  SetRate(state, labels.size() * sizeof(labels[0]));
}
BENCHMARK(FillByMemset)->DenseRange(8, 12)->Unit(benchmark::kMicrosecond);

void FillByRecursion(benchmark::State& state) {
  const std::int32_t side = 1 << state.range(0);
  std::vector<std::int32_t> labels(SquaresOf(state.range(0)));
  for (auto _ : state) {
    solver::FillByRecursion(side, side / 3, side / 5, labels);
    benchmark::DoNotOptimize(labels.data());
    benchmark::ClobberMemory();
  }
  SetRate(state, labels.size() * sizeof(labels[0]));
}
BENCHMARK(FillByRecursion)->DenseRange(8, 12)->Unit(benchmark::kMicrosecond);

void WriteAs(benchmark::State& state, TilingOutput format) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const Tiling tiling = std::get<Tiling>(SolveTiling({side, side, Cell{side / 3, side / 5}}));
  std::size_t bytes = 0;
  const Drain drain = [&](std::string_view text) {
    bytes += text.size();
    return true;
  };
  for (auto _ : state) WriteTiling(tiling, format, Colours::kNone, drain);
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}
BENCHMARK_CAPTURE(WriteAs, labels, TilingOutput::kLabels)
    ->DenseRange(8, 12)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(WriteAs, pieces, TilingOutput::kPieces)
    ->DenseRange(8, 12)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace onceover
