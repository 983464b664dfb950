// What a harness may define besides LLVMFuzzerTestOneInput, and its replay then uses.
#ifndef ONCEOVER_FUZZ_REPLAY_H_
#define ONCEOVER_FUZZ_REPLAY_H_

#include <cstddef>
#include <cstdint>

// libFuzzer's hooks: a mutation of an input, in place, and a mixture of two.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed);
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size,
                                                 const std::uint8_t* second,
                                                 std::size_t second_size, std::uint8_t* out,
                                                 std::size_t max_size, unsigned int seed);

// How many faults the kernel finds in the certificate that an input is; -1 if its question makes no
// sense.
extern "C" std::int64_t OnceoverCountFaults(const std::uint8_t* data, std::size_t size);

#endif  // ONCEOVER_FUZZ_REPLAY_H_
