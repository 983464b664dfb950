// Tours that are right by construction.
#ifndef ONCEOVER_PROPERTIES_TOUR_GENERATORS_H_
#define ONCEOVER_PROPERTIES_TOUR_GENERATORS_H_

#include <rapidcheck.h>

#include <cstdint>

#include "cases.h"

namespace onceover::properties {

// What the solver finds on boards of up to 100 squares, turned, mirrored and walked backwards; some
// start and finish are asked for, or not. Where the last squares of a tour are cut off, they are
// blocked.
rc::Gen<PathCase> OpenTour();

// The same, closed, and begun anywhere.
rc::Gen<PathCase> ClosedTour();

// Either.
rc::Gen<PathCase> AnyTour();

// Backwards; what was asked of the start is asked of the finish.
PathCase Reverse(PathCase it);

// Begun `shift` squares later, 0 <= shift < number of squares; nothing is asked of the ends.
PathCase Rotate(PathCase it, std::int64_t shift);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_TOUR_GENERATORS_H_
