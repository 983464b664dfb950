// Every path on a small board, one after the other: the plainest way to find a tour.
#ifndef ONCEOVER_FUZZ_TOUR_TRIAL_H_
#define ONCEOVER_FUZZ_TOUR_TRIAL_H_

#include "onceover/certificate.h"

namespace onceover::fuzz {

// Is a tour among the first 20,000 paths? The question must make sense; of it, finish and blocked
// squares are not looked at.
bool FindsTour(const TourProblem& problem);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TOUR_TRIAL_H_
