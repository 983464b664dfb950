// Tilings: how fast the board is filled and written, next to filling the same bytes with anything.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/deficient_board.h"
#include "onceover/label_vector.h"
#include "onceover/solve.h"
#include "onceover/write.h"
#include "tromino_closed_form.h"
#include "tromino_recursion.h"
#include "tromino_templates.h"

namespace onceover {
namespace {

std::size_t SquaresOf(std::int64_t k) { return std::size_t{1} << (2 * k); }

void SetRate(benchmark::State& state, std::size_t bytes) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

LabelVector TouchedLabels(std::int64_t k) {
  LabelVector labels(SquaresOf(k));
  std::memset(labels.data(), 0, labels.size() * sizeof(labels[0]));
  return labels;
}

template <typename Fill>
void Measure(benchmark::State& state, const Fill& fill) {
  LabelVector labels = TouchedLabels(state.range(0));
  for (auto _ : state) {
    fill(std::span(labels));
    benchmark::DoNotOptimize(labels.data());
    benchmark::ClobberMemory();
  }
  SetRate(state, labels.size() * sizeof(labels[0]));
}

// The baseline: memory that has been touched before.
void FillByMemset(benchmark::State& state) {
  Measure(state, [](std::span<std::int32_t> labels) {
    std::memset(labels.data(), 1, labels.size_bytes());
  });
}
BENCHMARK(FillByMemset)->DenseRange(8, 14)->Unit(benchmark::kMicrosecond);

void FillByTemplates(benchmark::State& state) {
  const auto k = static_cast<int>(state.range(0));
  const std::int64_t side = std::int64_t{1} << k;
  Measure(state, [&](std::span<std::int32_t> labels) {
    solver::FillByTemplates(k, {side / 3, side / 5}, labels);
  });
}
BENCHMARK(FillByTemplates)->DenseRange(8, 14)->Unit(benchmark::kMicrosecond);

void FillByTemplatesInTwoThreads(benchmark::State& state) {
  const auto k = static_cast<int>(state.range(0));
  const std::int64_t side = std::int64_t{1} << k;
  Measure(state, [&](std::span<std::int32_t> labels) {
    solver::FillByTemplates(k, {side / 3, side / 5}, labels, 2);
  });
}
BENCHMARK(FillByTemplatesInTwoThreads)
    ->DenseRange(12, 14)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

void FillByRecursion(benchmark::State& state) {
  const std::int32_t side = 1 << state.range(0);
  Measure(state, [&](std::span<std::int32_t> labels) {
    solver::FillByRecursion(side, side / 3, side / 5, labels);
  });
}
BENCHMARK(FillByRecursion)->DenseRange(8, 14)->Unit(benchmark::kMicrosecond);

// With fresh memory, as SolveTiling is called: page faults included.
void SolveFromNothing(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        SolveTiling({side, side, Cell{side / 3, side / 5}}, {.max_threads = 1}));
  }
  SetRate(state, SquaresOf(state.range(0)) * sizeof(std::int32_t));
}
BENCHMARK(SolveFromNothing)->DenseRange(8, 14)->Unit(benchmark::kMicrosecond);

// Row after row into the memory of one.
void StreamRows(benchmark::State& state) {
  const auto k = static_cast<int>(state.range(0));
  const std::int64_t side = std::int64_t{1} << k;
  LabelVector labels(static_cast<std::size_t>(side));
  for (auto _ : state) {
    solver::TemplateRows rows(k, {side / 3, side / 5});
    for (std::int64_t row = 0; row < side; ++row) {
      rows.Fill(row, labels.data());
      benchmark::DoNotOptimize(labels.data());
      benchmark::ClobberMemory();
    }
  }
  SetRate(state, SquaresOf(k) * sizeof(std::int32_t));
}
BENCHMARK(StreamRows)->DenseRange(8, 14)->Unit(benchmark::kMicrosecond);

// The piece of one square; the squares follow no pattern.
void FindPiece(benchmark::State& state) {
  const auto k = static_cast<int>(state.range(0));
  const auto mask = (std::uint64_t{1} << k) - 1;
  std::uint64_t x = 1;
  for (auto _ : state) {
    x = x * 6364136223846793005 + 1442695040888963407;
    const Cell cell{static_cast<std::int64_t>(x >> 33 & mask), static_cast<std::int64_t>(x & mask)};
    benchmark::DoNotOptimize(solver::PieceAt(k, {1, 1}, cell));
  }
}
BENCHMARK(FindPiece)->Arg(8)->Arg(16)->Arg(24)->Arg(31);

// What the statement's own program does: a call of printf for each number.
void PrintByPrintf(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const Tiling tiling = std::get<Tiling>(SolveTiling({side, side, Cell{side / 3, side / 5}}));
  std::FILE* const out = std::fopen("/dev/null", "w");
  std::int64_t bytes = 0;
  for (auto _ : state) {
    for (std::size_t square = 0; square < tiling.labels.size(); ++square) {
      bytes += std::fprintf(out, "%2d ", tiling.labels[square]);
      if ((square + 1) % static_cast<std::size_t>(side) == 0) bytes += std::fprintf(out, "\n");
    }
  }
  std::fclose(out);
  state.SetBytesProcessed(bytes);
}
BENCHMARK(PrintByPrintf)->DenseRange(8, 12)->Unit(benchmark::kMicrosecond);

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

// Without a board: from the templates to the text.
void WriteRowsAs(benchmark::State& state, TilingOutput format) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const auto board = std::get<DeficientBoard>(DeficientBoard::Of(side, {side / 3, side / 5}));
  std::size_t bytes = 0;
  const Drain drain = [&](std::string_view text) {
    bytes += text.size();
    return true;
  };
  for (auto _ : state) WriteTiling(board, format, {0, side}, drain);
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}
BENCHMARK_CAPTURE(WriteRowsAs, labels, TilingOutput::kLabels)
    ->DenseRange(8, 14)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(WriteRowsAs, binary, TilingOutput::kBinary)
    ->DenseRange(8, 14)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(WriteRowsAs, colours, TilingOutput::kColours)
    ->DenseRange(8, 14)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(WriteRowsAs, pieces, TilingOutput::kPieces)
    ->DenseRange(8, 12)
    ->Unit(benchmark::kMicrosecond);

// A rectangle by strips of blocks: 2^k - 3 on 2^k - 3, whose sides are no multiples of 3 or 2.
void SolveRectangle(benchmark::State& state) {
  const std::int64_t side = (std::int64_t{1} << state.range(0)) - 3;
  const TilingProblem problem{side, side, Cell{side / 2, side / 2}};
  for (auto _ : state) benchmark::DoNotOptimize(SolveTiling(problem));
  SetRate(state, static_cast<std::size_t>(side * side) * sizeof(std::int32_t));
}
BENCHMARK(SolveRectangle)->DenseRange(8, 12)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace onceover
