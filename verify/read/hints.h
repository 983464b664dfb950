// One slip that explains all faults of an answer, if there is one.
#ifndef ONCEOVER_READ_HINTS_H_
#define ONCEOVER_READ_HINTS_H_

#include <optional>
#include <string>

#include "onceover/read.h"

namespace onceover::read {

// Answers with more squares than this get no hint: every slip that is tried costs a whole check.
inline constexpr std::int64_t kMostSquaresForHints = 1 << 20;

// Tries the usual slips one by one: row and column exchanged, counted from another base, rows
// upside down, a board of another size, the last step missing, one square overwritten. A hint is
// proved: with that one slip undone, the checker accepts the answer. Nothing for an answer that is
// accepted.
std::optional<std::string> FindHint(const TourAnswer& answer);
std::optional<std::string> FindHint(const TilingAnswer& answer);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_HINTS_H_
