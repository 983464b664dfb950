// The requests of each profile: where the statement ends its lines, and how large its boards are.
#ifndef ONCEOVER_PROPERTIES_JUDGE_PROFILE_REQUESTS_H_
#define ONCEOVER_PROPERTIES_JUDGE_PROFILE_REQUESTS_H_

#include "judge/request_space.h"
#include "read/profile.h"

namespace onceover::properties {

// What the profile may ask. Requests without a solution are in it only where its answers have words
// to say so.
RequestSpace SpaceOf(const read::Profile& profile);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_PROFILE_REQUESTS_H_
