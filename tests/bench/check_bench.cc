// What it costs to read and check an answer, next to what it costs just to read its numbers.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "fast/accept.h"
#include "fast/seekable_file.h"
#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/walk.h"
#include "onceover/write.h"

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

// A file of some bytes; removed at the end.
class File {
 public:
  explicit File(const std::string& bytes)
      : name_("onceover-check-bench.tmp"), bytes_(std::ssize(bytes)) {
    std::ofstream(name_, std::ios::binary) << bytes;
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { std::remove(name_.c_str()); }

  const std::string& Name() const { return name_; }
  std::int64_t Bytes() const { return bytes_; }

 private:
  std::string name_;
  std::int64_t bytes_ = 0;
};

fast::Bytes BytesOf(const fast::SeekableFile& file) {
  return {.read_at = [&file](std::int64_t offset,
                             std::span<char> room) { return file.ReadAt(offset, room); },
          .size = file.Size()};
}

// Bytes in memory as an input.
fast::Bytes BytesOf(const std::string& text) {
  return {.read_at =
              [&text](std::int64_t offset, std::span<char> room) {
                return text.copy(room.data(), room.size(), static_cast<std::size_t>(offset));
              },
          .size = std::ssize(text)};
}

// The board as the solver writes it.
std::string BoardAs(std::int64_t side, TilingOutput format) {
  std::string bytes;
  const auto result = SolveTiling({side, side, Cell{side / 3, side / 2}});
  WriteTiling(std::get<Tiling>(result), format, Colours::kNone, [&](std::string_view part) {
    bytes += part;
    return true;
  });
  return bytes;
}

// A closed tour of a square board as the solver writes it.
std::string TourText(std::int64_t side, TourOutput format) {
  const auto plan = PlanTour({.rows = side, .cols = side, .closed = true});
  std::string text;
  WriteTour(ToTour(std::get<TourPlan>(plan), true), format, Colours::kNone,
            [&](std::string_view part) {
              text += part;
              return true;
            });
  return text;
}

void Count(benchmark::State& state, std::int64_t side, std::int64_t bytes) {
  state.SetItemsProcessed(state.iterations() * side * side);
  state.SetBytesProcessed(state.iterations() * bytes);
}

// The baseline: the numbers of the file in a vector, by the standard library.
void ReadByStream(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const File file(BoardAs(side, TilingOutput::kLabels));
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
  const File file(BoardAs(side, TilingOutput::kLabels));
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

// The same file in one pass that keeps nothing of it; by one thread, and by as many as the second
// argument says.
void AcceptFile(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const File file(BoardAs(side, TilingOutput::kLabels));
  for (auto _ : state) {
    const auto open = fast::SeekableFile::Open(file.Name());
    const auto bytes = BytesOf(*open);
    if (!fast::AcceptLabels(bytes, RequestOf(side), static_cast<int>(state.range(1)))) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, file.Bytes());
}
BENCHMARK(AcceptFile)
    ->ArgsProduct({{8, 10, 12}, {1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

// Labels of 4 bytes in binary, in memory, against one pass over the same bytes.
void AcceptBinary(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const std::string board = BoardAs(side, TilingOutput::kBinary);
  const auto bytes = BytesOf(board);
  for (auto _ : state) {
    if (!fast::AcceptBinary(bytes, RequestOf(side), 1)) state.SkipWithError("not accepted");
  }
  Count(state, side, std::ssize(board));
}
BENCHMARK(AcceptBinary)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

// The least that a checker of a file must do: to read its bytes.
void ReadBytes(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const File file(BoardAs(side, TilingOutput::kBinary));
  std::vector<char> buffer(std::size_t{1} << 18);
  for (auto _ : state) {
    const auto open = fast::SeekableFile::Open(file.Name());
    for (std::int64_t at = 0; at < open->Size();) {
      at += static_cast<std::int64_t>(open->ReadAt(at, buffer));
      benchmark::DoNotOptimize(buffer.data());
    }
  }
  Count(state, side, file.Bytes());
}
BENCHMARK(ReadBytes)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

void AcceptBinaryFile(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const File file(BoardAs(side, TilingOutput::kBinary));
  for (auto _ : state) {
    const auto open = fast::SeekableFile::Open(file.Name());
    if (!fast::AcceptBinary(BytesOf(*open), RequestOf(side), 1)) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, file.Bytes());
}
BENCHMARK(AcceptBinaryFile)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

void SumBinary(benchmark::State& state) {
  const std::int64_t side = std::int64_t{1} << state.range(0);
  const std::string board = BoardAs(side, TilingOutput::kBinary);
  std::vector<std::int32_t> labels(static_cast<std::size_t>(side * side));
  std::memcpy(labels.data(), board.data() + 64, labels.size() * sizeof(std::int32_t));
  for (auto _ : state) {
    std::int32_t sum = 0;
    for (const std::int32_t label : labels) sum ^= label;
    benchmark::DoNotOptimize(sum);
  }
  Count(state, side, std::ssize(board));
}
BENCHMARK(SumBinary)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

// A closed tour of a board of so many rows and columns, as a grid and as its squares.
void AcceptGrid(benchmark::State& state) {
  const std::int64_t side = state.range(0);
  const std::string text = TourText(side, TourOutput::kGrid);
  const auto bytes = BytesOf(text);
  for (auto _ : state) {
    if (!fast::AcceptSteps(bytes, {.board = BoardSize{side, side}, .closed = true}, 1)) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, std::ssize(text));
}
BENCHMARK(AcceptGrid)->Arg(256)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);

void AcceptPath(benchmark::State& state) {
  const std::int64_t side = state.range(0);
  const std::string text = TourText(side, TourOutput::kCells);
  const auto bytes = BytesOf(text);
  for (auto _ : state) {
    if (!fast::AcceptSquares(bytes, {.board = BoardSize{side, side}, .closed = true}, 1)) {
      state.SkipWithError("not accepted");
    }
  }
  Count(state, side, std::ssize(text));
}
BENCHMARK(AcceptPath)->Arg(256)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);

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
