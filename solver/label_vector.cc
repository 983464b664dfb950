#include "onceover/label_vector.h"

#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace onceover {
namespace {

constexpr std::size_t kCacheLine = 64;
constexpr std::size_t kHugePage = std::size_t{1} << 21;

}  // namespace

void* AllocateLabels(std::size_t bytes) {
  const std::size_t unit = bytes >= 2 * kHugePage ? kHugePage : kCacheLine;
  if (bytes > SIZE_MAX - unit) throw std::bad_alloc();
  const std::size_t rounded = (bytes + unit - 1) / unit * unit;  // what aligned_alloc asks for
  void* const memory = std::aligned_alloc(unit, rounded);
  if (memory == nullptr) throw std::bad_alloc();
  // A wish; without it the first touch of each 4 KiB costs more than writing them.
  if (unit == kHugePage) ::madvise(memory, rounded, MADV_HUGEPAGE);
  return memory;
}

void FreeLabels(void* memory) noexcept { std::free(memory); }

}  // namespace onceover
