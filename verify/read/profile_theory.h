// What the existence theorems say, for judging refusals.
#ifndef ONCEOVER_READ_PROFILE_THEORY_H_
#define ONCEOVER_READ_PROFILE_THEORY_H_

#include "onceover/claims.h"
#include "read/profile_judge.h"

namespace onceover::read {

Existing ExistingOf(const Existence& existence);

// The theorems of onceover/claims.h.
ExistenceTheory TheoremsOfClaims();

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_THEORY_H_
