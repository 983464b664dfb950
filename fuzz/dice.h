// Random choices that are the same everywhere for the same seed (SplitMix64, Steele, Lea and Flood
// 2014): the distributions of the standard library are not.
#ifndef ONCEOVER_FUZZ_DICE_H_
#define ONCEOVER_FUZZ_DICE_H_

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace onceover::fuzz {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  // One of 0..count - 1, or 0 where there is none.
  std::int64_t Below(std::int64_t count) {
    if (count < 1) return 0;
    return static_cast<std::int64_t>(Next() % static_cast<std::uint64_t>(count));
  }

  std::int64_t Between(std::int64_t lowest, std::int64_t highest) {
    return lowest + Below(highest - lowest + 1);
  }

  bool OneIn(std::int64_t count) { return Below(count) == 0; }

  // One element of what is not empty.
  auto& OneOf(auto& elements) {
    return elements[static_cast<std::size_t>(Below(std::ssize(elements)))];
  }

 private:
  std::uint64_t Next() {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_;
};

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_DICE_H_
