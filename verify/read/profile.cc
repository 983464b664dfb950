#include "read/profile.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace onceover::read {

bool IsCompared(Accepts accepts) {
  switch (accepts) {
    case Accepts::kAny:
    case Accepts::kPartial:
    case Accepts::kReference:
    case Accepts::kManyDifferent:
      return false;
    case Accepts::kExact:
    case Accepts::kFirstInOrder:
    case Accepts::kEverySolution:
      return true;
  }
  return false;
}

std::span<const Profile> Profiles() {
  static const std::vector<Profile> profiles = [] {
    std::vector<Profile> all(TilingProfiles().begin(), TilingProfiles().end());
    all.insert(all.end(), TourProfiles().begin(), TourProfiles().end());
    return all;
  }();
  return profiles;
}

const Profile* FindProfile(std::string_view name) {
  const auto profiles = Profiles();
  const auto found = std::ranges::find(profiles, name, &Profile::name);
  return found == profiles.end() ? nullptr : &*found;
}

}  // namespace onceover::read
