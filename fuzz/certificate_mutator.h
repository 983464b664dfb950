// The mutators of a harness whose input is a certificate: some edits of the certificate that the
// input is, or of one that is right, and now and then any change of the bytes.
#ifndef ONCEOVER_FUZZ_CERTIFICATE_MUTATOR_H_
#define ONCEOVER_FUZZ_CERTIFICATE_MUTATOR_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "dice.h"

// libFuzzer's own; absent where nothing but LLVMFuzzerTestOneInput is known.
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size,
                                                              std::size_t max_size);

namespace onceover::fuzz {

// A right answer to some question; specialised for each kind of input.
template <typename Input>
Input RightInput(Dice& dice);

template <typename Input>
Input InputOf(const std::uint8_t* data, std::size_t size) {
  Input input;
  ReadInput(data, size, input);
  return input;
}

// Writes as much of the input as there is room for.
template <typename Input>
std::size_t WriteTo(const Input& input, std::uint8_t* data, std::size_t max_size) {
  const std::string bytes = WriteInput(input);
  const std::size_t size = std::min(bytes.size(), max_size);
  std::copy_n(bytes.begin(), size, data);
  return size;
}

// One edit mostly, so that an answer keeps one or two faults; a right answer every second time, so
// that faults do not pile up from one input to the next.
template <typename Input>
std::size_t MutateCertificate(std::uint8_t* data, std::size_t size, std::size_t max_size,
                              unsigned int seed) {
  Dice dice(seed);
  if (LLVMFuzzerMutate != nullptr && dice.OneIn(16)) return LLVMFuzzerMutate(data, size, max_size);
  Input input = dice.OneIn(2) ? RightInput<Input>(dice) : InputOf<Input>(data, size);
  do Edit(input, dice);
  while (dice.OneIn(4));
  return WriteTo(input, data, max_size);
}

// The first part of one certificate and the rest of another.
template <typename Input>
std::size_t CrossCertificates(Input first, const Input& second, std::uint8_t* out,
                              std::size_t max_size, unsigned int seed) {
  Dice dice(seed);
  Splice(first, second, dice);
  return WriteTo(first, out, max_size);
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_CERTIFICATE_MUTATOR_H_
