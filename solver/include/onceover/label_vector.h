// Memory for the labels of a large board.
#ifndef ONCEOVER_LABEL_VECTOR_H_
#define ONCEOVER_LABEL_VECTOR_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace onceover {

// Aligned to 64 bytes; from 4 MiB on in huge pages, where the system has them. Throws
// std::bad_alloc.
void* AllocateLabels(std::size_t bytes);
void FreeLabels(void* memory) noexcept;

// Leaves new labels as they are found: writing zeros first would take longer than the tiling.
template <typename Label>
struct LabelAllocator {
  using value_type = Label;

  LabelAllocator() = default;
  template <typename Other>
  explicit(false) LabelAllocator(const LabelAllocator<Other>&) {}

  Label* allocate(std::size_t count) {
    if (count > SIZE_MAX / sizeof(Label)) throw std::bad_array_new_length();
    return static_cast<Label*>(AllocateLabels(count * sizeof(Label)));
  }
  void deallocate(Label* labels, std::size_t) noexcept { FreeLabels(labels); }

  template <typename Other>
  void construct(Other* label) {
    ::new (static_cast<void*>(label)) Other;  // not Other(): that would be 0
  }
  template <typename Other, typename... Arguments>
  void construct(Other* label, Arguments&&... arguments) {
    std::construct_at(label, std::forward<Arguments>(arguments)...);
  }

  friend bool operator==(const LabelAllocator&, const LabelAllocator&) = default;
};

// A vector whose resize() does not initialize.
using LabelVector = std::vector<std::int32_t, LabelAllocator<std::int32_t>>;

}  // namespace onceover

#endif  // ONCEOVER_LABEL_VECTOR_H_
