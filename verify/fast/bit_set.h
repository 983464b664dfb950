// Which of the numbers 0..size-1 have come, one bit each.
#ifndef ONCEOVER_FAST_BIT_SET_H_
#define ONCEOVER_FAST_BIT_SET_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onceover::fast {

class BitSet {
 public:
  explicit BitSet(std::int64_t size) : words_(static_cast<std::size_t>(size / 64 + 1)) {}

  // Adds a number below the size. False if it was there.
  bool Add(std::uint64_t number) {
    std::uint64_t& word = words_[number / 64];
    const std::uint64_t bit = std::uint64_t{1} << (number % 64);
    const bool is_new = (word & bit) == 0;
    word |= bit;
    return is_new;
  }

  // Adds the numbers of a set of the same size. False if one of them was there.
  bool AddAll(const BitSet& other) {
    bool are_new = true;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      are_new = are_new && (words_[i] & other.words_[i]) == 0;
      words_[i] |= other.words_[i];
    }
    return are_new;
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_BIT_SET_H_
