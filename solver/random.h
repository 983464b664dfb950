// Random numbers that are the same on every machine.
#ifndef ONCEOVER_SOLVER_RANDOM_H_
#define ONCEOVER_SOLVER_RANDOM_H_

#include <cstdint>
#include <random>

namespace onceover::solver {

using Random = std::mt19937_64;

// Below `limit`; the bias does not matter here. (The distributions of std:: differ by library.)
inline std::int64_t Draw(Random& random, std::int64_t limit) {
  return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(limit));
}

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_RANDOM_H_
