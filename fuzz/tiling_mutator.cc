// The mutators of tiling_certificate_fuzzer.cc, and what its replay asks of a mutated input.
#include <cstddef>
#include <cstdint>

#include "certificate_checks.h"
#include "certificate_mutator.h"
#include "replay.h"
#include "tiling_edits.h"
#include "tiling_input.h"

namespace {

using onceover::fuzz::InputOf;
using onceover::fuzz::TilingInput;

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed) {
  return onceover::fuzz::MutateCertificate<TilingInput>(data, size, max_size, seed);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size,
                                                 const std::uint8_t* second,
                                                 std::size_t second_size, std::uint8_t* out,
                                                 std::size_t max_size, unsigned int seed) {
  return onceover::fuzz::CrossCertificates(InputOf<TilingInput>(first, first_size),
                                           InputOf<TilingInput>(second, second_size), out, max_size,
                                           seed);
}

extern "C" std::int64_t OnceoverCountFaults(const std::uint8_t* data, std::size_t size) {
  return onceover::fuzz::CountFaults(InputOf<TilingInput>(data, size));
}
