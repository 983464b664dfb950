// Small draws that every generator is made of.
//
// rc::gen::inRange and rc::gen::arbitrary grow with the size of a case, so that the ends of a range
// hardly come up; these do not.
#ifndef ONCEOVER_PROPERTIES_DRAW_H_
#define ONCEOVER_PROPERTIES_DRAW_H_

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <utility>
#include <vector>

namespace onceover::properties {

// Every whole number lowest..highest is as likely as any other; shrinks towards lowest.
inline rc::Gen<std::int64_t> Uniform(std::int64_t lowest, std::int64_t highest) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::int64_t>(lowest, highest + 1));
}

// Each of these may only be called in a property or in rc::gen::exec.
inline std::int64_t Draw(std::int64_t lowest, std::int64_t highest) {
  return *Uniform(lowest, highest);
}

inline bool DrawBool() { return Draw(0, 1) == 1; }

template <typename Value>
const Value& DrawOf(const std::vector<Value>& values) {
  return values[static_cast<std::size_t>(Draw(0, std::ssize(values) - 1))];
}

// What is long and not worth shrinking, such as an order of labels, comes from a seed.
inline std::mt19937_64 DrawRandom() {
  return std::mt19937_64(static_cast<std::uint64_t>(
      *rc::gen::noShrink(Uniform(0, std::numeric_limits<std::int32_t>::max()))));
}

// A number lowest..highest; the small bias of the remainder is of no matter here.
inline std::int64_t Pick(std::mt19937_64& random, std::int64_t lowest, std::int64_t highest) {
  const auto width = static_cast<std::uint64_t>(highest - lowest) + 1;
  return lowest + static_cast<std::int64_t>(random() % width);
}

// Fisher-Yates, so that a seed means the same with every standard library.
template <typename Value>
void Shuffle(std::vector<Value>& values, std::mt19937_64& random) {
  for (std::int64_t last = std::ssize(values) - 1; last > 0; --last) {
    std::swap(values[static_cast<std::size_t>(last)],
              values[static_cast<std::size_t>(Pick(random, 0, last))]);
  }
}

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_DRAW_H_
