// The requests of each profile: where the statement ends its lines, and how large its boards are.
#ifndef ONCEOVER_PROPERTIES_PROFILE_REQUESTS_H_
#define ONCEOVER_PROPERTIES_PROFILE_REQUESTS_H_

#include "read/profile.h"
#include "request_space.h"

namespace onceover::properties {

// What the profile may ask. Requests without a solution are in it only where its answers have words
// to say so.
RequestSpace SpaceOf(const read::Profile& profile);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_PROFILE_REQUESTS_H_
