// Answers in JSON, one object each.
#ifndef ONCEOVER_READ_JSON_ANSWERS_H_
#define ONCEOVER_READ_JSON_ANSWERS_H_

#include <cstdint>
#include <istream>

#include "onceover/read.h"

namespace onceover::read {

Reading<TilingAnswer> ReadJsonTilings(std::istream& in, const TilingRequest& request,
                                      std::int64_t max_faults);
Reading<TourAnswer> ReadJsonTours(std::istream& in, const TourRequest& request,
                                  std::int64_t max_faults);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_JSON_ANSWERS_H_
