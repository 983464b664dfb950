// One number per square of a board, -1 at first.
#ifndef ONCEOVER_KERNEL_SQUARE_SLOTS_H_
#define ONCEOVER_KERNEL_SQUARE_SLOTS_H_

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace onceover::kernel {

// A path or a piece list may be three values long and its board 4e9 x 4e9. So there is an array of
// all squares where the answer holds an eighth of them or more, and a map of the squares that the
// answer names otherwise: memory is bounded by the answer.
class SquareSlots {
 public:
  SquareSlots(std::int64_t squares, std::int64_t values) {
    if (squares / 8 <= values) array_.assign(static_cast<std::size_t>(squares), -1);
  }

  std::int64_t& operator[](std::int64_t square) {
    if (!array_.empty()) return array_[static_cast<std::size_t>(square)];
    return map_.try_emplace(square, -1).first->second;
  }

 private:
  std::vector<std::int64_t> array_;
  std::unordered_map<std::int64_t, std::int64_t> map_;
};

}  // namespace onceover::kernel

#endif  // ONCEOVER_KERNEL_SQUARE_SLOTS_H_
