// Runs a harness on every file of the given folders; fails if there is none. If the harness has
// mutators of its own, it is run on some thousand mutations of them too, and fails unless most of
// these are certificates that are right or all but right.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Absent in most harnesses.
extern "C" __attribute__((weak)) decltype(LLVMFuzzerCustomMutator) LLVMFuzzerCustomMutator;
extern "C" __attribute__((weak)) decltype(LLVMFuzzerCustomCrossOver) LLVMFuzzerCustomCrossOver;
extern "C" __attribute__((weak)) decltype(OnceoverCountFaults) OnceoverCountFaults;

namespace {

namespace fs = std::filesystem;

using Input = std::vector<std::uint8_t>;

// Prints the name first: if the harness aborts, it is the last one printed.
bool Replay(const fs::path& file, std::vector<Input>& inputs) {
  std::printf("%s\n", file.c_str());
  std::fflush(stdout);
  std::ifstream in(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in.is_open() || in.bad()) return false;
  inputs.emplace_back(bytes.begin(), bytes.end());
  LLVMFuzzerTestOneInput(inputs.back().data(), inputs.back().size());
  return true;
}

// The mutations of an input and of its mixture with another: the same in every run.
Input Mutated(const std::vector<Input>& inputs, std::size_t number, unsigned int seed) {
  constexpr unsigned int kMixed = 10;  // one in so many is a mixture
  const Input& input = inputs[number];
  const std::size_t room = std::max<std::size_t>(1024, input.size());
  Input mutated(room);
  std::size_t size = 0;
  if (seed % kMixed == 0) {
    const Input& other = inputs[(number + seed / kMixed) % inputs.size()];
    size = LLVMFuzzerCustomCrossOver(input.data(), input.size(), other.data(), other.size(),
                                     mutated.data(), room, seed);
  } else {
    std::copy(input.begin(), input.end(), mutated.begin());
    size = LLVMFuzzerCustomMutator(mutated.data(), input.size(), room, seed);
  }
  mutated.resize(size);
  return mutated;
}

// Are a tenth of the mutated certificates right, and half of them right or with one or two faults?
bool ReplayMutations(const std::vector<Input>& inputs) {
  constexpr unsigned int kMutations = 1000;
  std::int64_t all = 0;
  std::int64_t right = 0;
  std::int64_t almost_right = 0;
  for (std::size_t number = 0; number < inputs.size(); ++number) {
    for (unsigned int seed = 0; seed < kMutations; ++seed, ++all) {
      const Input input = Mutated(inputs, number, seed);
      LLVMFuzzerTestOneInput(input.data(), input.size());
      const std::int64_t faults = OnceoverCountFaults(input.data(), input.size());
      if (faults == 0) ++right;
      if (faults == 1 || faults == 2) ++almost_right;
    }
  }
  std::printf("%lld mutations: %lld right, %lld with one or two faults\n",
              static_cast<long long>(all), static_cast<long long>(right),
              static_cast<long long>(almost_right));
  return right * 10 >= all && (right + almost_right) * 2 >= all;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<fs::path> files;
  for (int i = 1; i < argc; ++i) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(argv[i], error)) {
      if (entry.is_regular_file()) files.push_back(entry.path());
    }
    if (error) {
      std::fprintf(stderr, "cannot list %s: %s\n", argv[i], error.message().c_str());
      return 1;
    }
  }
  std::ranges::sort(files);
  std::vector<Input> inputs;
  for (const fs::path& file : files) {
    if (Replay(file, inputs)) continue;
    std::fprintf(stderr, "cannot read %s\n", file.c_str());
    return 1;
  }
  std::printf("%zu inputs replayed\n", inputs.size());
  if (LLVMFuzzerCustomMutator != nullptr && !ReplayMutations(inputs)) {
    std::fprintf(stderr, "too few mutated certificates are right, or almost right\n");
    return 1;
  }
  return inputs.empty() ? 1 : 0;
}
