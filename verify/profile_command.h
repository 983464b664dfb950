// onceover-check --profile NAME: answers to a public problem, as that problem has them.
#ifndef ONCEOVER_PROFILE_COMMAND_H_
#define ONCEOVER_PROFILE_COMMAND_H_

#include <string>
#include <string_view>

#include "check_command.h"
#include "read/profile.h"
#include "read/profile_judge.h"

namespace onceover {

// The profile that --profile names; null for `auto` or nothing. Throws a QuestionError if there is
// none of that name, or if it is one of the other problem.
const read::Profile* NamedProfile(const Options& options, bool is_tiling);

// Judges and announces the answers in some bytes. `request` and `expected` are the bytes of
// --request and --expected. Returns the exit status.
int CheckByProfile(const Options& options, const read::Profile& profile, std::string_view answer,
                   const read::ProfileOverrides& overrides, const std::string& request,
                   const std::string& expected, std::string_view name);

// A line for each profile.
std::string ListProfiles();

}  // namespace onceover

#endif  // ONCEOVER_PROFILE_COMMAND_H_
