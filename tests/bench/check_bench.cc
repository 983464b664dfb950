// What it costs to read and check an answer, next to what it costs just to read its numbers.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/solve.h"
#include "onceover/verify.h"

namespace onceover {
namespace {

LabelGrid Labels(std::int64_t side) {
  const auto result = SolveTiling({side, side, Cell{side / 3, side / 2}});
  const auto* tiling = std::get_if<Tiling>(&result);
  if (tiling == nullptr) std::abort();
  return ToLabelGrid(*tiling);
}

TilingRequest RequestOf(std::int64_t side) {
  return {.board = BoardSize{side, side}, .missing = Cell{side / 3, side / 2}};
}

// A file with the board of 2^k as text; removed at the end.
class BoardFile {
 public:
  explicit BoardFile(std::int64_t side) : name_("onceover-check-bench.txt") {
    std::ofstream out(name_);
    const LabelGrid grid = Labels(side);
    for (std::int64_t square = 0; square < std::ssize(grid.labels); ++square) {
      out << grid.labels[static_cast<std::size_t>(square)]
          << ((square + 1) % side == 0 ? '\n' : ' ');
    }
    bytes_ = out.tellp();
  }
  BoardFile(const BoardFile&) = delete;
  BoardFile& operator=(const BoardFile&) = delete;
  ~BoardFile() { std::remove(name_.c_str()); }

  const std::string& Name() const { return name_; }
  std::int64_t Bytes() const { return bytes_; }

 private:
  std::string name_;
  std::int64_t bytes_ = 0;
};

void Count(benchmark::State& state, std::int64_t side, std::int64_t bytes) {
  state.SetItemsProcessed(state.iterations() * side * side);
  state.SetBytesProcessed(state.iterations() * bytes);
}

// The baseline: the numbers of the file in a vector, by the standard library.
void ReadByStream(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const BoardFile file(side);
  for (auto _ : state) {
    std::ifstream in(file.Name());
    std::vector<std::int64_t> values;
    std::int64_t value = 0;
    while (in >> value) values.push_back(value);
    benchmark::DoNotOptimize(values.data());
  }
  Count(state, side, file.Bytes());
}
BENCHMARK(ReadByStream)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

void ReadAndCheckLabels(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const BoardFile file(side);
  for (auto _ : state) {
    std::ifstream in(file.Name(), std::ios::binary);
    const auto reading = ReadTilings(in, TilingFormat::kLabels, RequestOf(side));
    if (Judge(reading.answers.front()).outcome != Outcome::kAccepted) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, file.Bytes());
}
BENCHMARK(ReadAndCheckLabels)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

void CheckLabels(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const LabelGrid grid = Labels(side);
  const TilingProblem problem{side, side, Cell{side / 3, side / 2}};
  for (auto _ : state) {
    if (CheckTiling(problem, grid).outcome != Outcome::kAccepted) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, side * side * std::int64_t{sizeof(std::int64_t)});
}
BENCHMARK(CheckLabels)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

// The baseline of the checkers: one pass over the same memory.
void SumLabels(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const LabelGrid grid = Labels(side);
  for (auto _ : state) {
    std::int64_t sum = 0;
    for (const std::int64_t label : grid.labels) sum += label;
    benchmark::DoNotOptimize(sum);
  }
  Count(state, side, side * side * std::int64_t{sizeof(std::int64_t)});
}
BENCHMARK(SumLabels)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace onceover
