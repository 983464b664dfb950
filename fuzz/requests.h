// Requests and selections from the first line of an input; see the harnesses for its layout.
#ifndef ONCEOVER_FUZZ_REQUESTS_H_
#define ONCEOVER_FUZZ_REQUESTS_H_

#include "byte_reader.h"
#include "onceover/read.h"

namespace onceover::fuzz {

// Board (0 not said, 1 as follows, 2 huge), rows and columns 0..40; missing square (0 not said, 1
// none, 2 any, 3 as follows), its row and column -1..40.
TilingRequest ChooseTilingRequest(ByteReader& bytes);

// The same board; start (0 not said, 1 as follows), its row and column -1..40; closed (0, 1).
TourRequest ChooseTourRequest(ByteReader& bytes);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_REQUESTS_H_
