// The mutators of tour_certificate_fuzzer.cc, and what its replay asks of a mutated input.
#include <cstddef>
#include <cstdint>

#include "certificate_checks.h"
#include "certificate_mutator.h"
#include "replay.h"
#include "tour_edits.h"
#include "tour_input.h"

namespace {

using onceover::fuzz::InputOf;
using onceover::fuzz::TourInput;

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed) {
  return onceover::fuzz::MutateCertificate<TourInput>(data, size, max_size, seed);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size,
                                                 const std::uint8_t* second,
                                                 std::size_t second_size, std::uint8_t* out,
                                                 std::size_t max_size, unsigned int seed) {
  return onceover::fuzz::CrossCertificates(InputOf<TourInput>(first, first_size),
                                           InputOf<TourInput>(second, second_size), out, max_size,
                                           seed);
}

extern "C" std::int64_t OnceoverCountFaults(const std::uint8_t* data, std::size_t size) {
  return onceover::fuzz::CountFaults(InputOf<TourInput>(data, size));
}
