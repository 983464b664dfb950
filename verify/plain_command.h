// onceover-check on the formats that docs/formats.md names: those of --format, and plain numbers
// where no other format is known.
#ifndef ONCEOVER_PLAIN_COMMAND_H_
#define ONCEOVER_PLAIN_COMMAND_H_

#include <optional>
#include <string_view>

#include "check_command.h"
#include "input.h"
#include "onceover/read.h"
#include "read/source.h"

namespace onceover {

// The format that the first bytes of an input give away: JSON or binary.
std::optional<TilingFormat> FormatShown(std::string_view bytes, const TilingRequest& request);
std::optional<TourFormat> FormatShown(std::string_view bytes, const TourRequest& request);

// Judges and announces the answers of an input in a format, or in the one of plain numbers that it
// most looks like. A long input of one answer is accepted without being kept, if it can be. Returns
// the exit status.
int CheckPlain(const Options& options, Input& input, read::Source& source,
               std::optional<TilingFormat> format, const TilingRequest& request);
int CheckPlain(const Options& options, Input& input, read::Source& source,
               std::optional<TourFormat> format, const TourRequest& request);

}  // namespace onceover

#endif  // ONCEOVER_PLAIN_COMMAND_H_
