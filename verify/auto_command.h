// onceover-check without a named format: every family that knows the input reads it.
#ifndef ONCEOVER_AUTO_COMMAND_H_
#define ONCEOVER_AUTO_COMMAND_H_

#include <cstddef>
#include <optional>
#include <string_view>

#include "check_command.h"
#include "onceover/read.h"
#include "read/text.h"

namespace onceover {

// Judges and announces the answers of a text in every way in which it can be read, and says what
// was assumed; two ways must say the same. An answer that says that there is none is judged by the
// existence theorems. Nothing if the text holds neither: then the caller's plain reader says what
// is wrong with it. Returns the exit status.
std::optional<int> CheckText(const Options& options, const read::Text& text,
                             const TilingRequest& request, const FormOptions& form,
                             std::string_view name);
std::optional<int> CheckText(const Options& options, const read::Text& text,
                             const TourRequest& request, const FormOptions& form,
                             std::string_view name);

}  // namespace onceover

#endif  // ONCEOVER_AUTO_COMMAND_H_
