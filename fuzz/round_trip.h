// Writing a certificate that was read, and reading it again: it must come back.
#ifndef ONCEOVER_FUZZ_ROUND_TRIP_H_
#define ONCEOVER_FUZZ_ROUND_TRIP_H_

#include "onceover/read.h"

namespace onceover::fuzz {

// For an answer without faults of reading. As JSON the very same certificate comes back. If it is
// accepted, it is also written by hand in each family of formats that is simple to write, and what
// is read there must be accepted and say the same.
void RequireRoundTrip(const TourAnswer& answer);
void RequireRoundTrip(const TilingAnswer& answer);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_ROUND_TRIP_H_
