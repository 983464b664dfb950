// Runs of labels into memory, as wide as the processor allows.
#ifndef ONCEOVER_SOLVER_LABEL_STORES_H_
#define ONCEOVER_SOLVER_LABEL_STORES_H_

#include <cstddef>
#include <cstdint>

namespace onceover::solver {

// Writes from[i] + base to to[i], i < count; the ranges do not overlap.
using AddLabels = void (*)(const std::int32_t* from, std::int32_t base, std::size_t count,
                           std::int32_t* to);
using AddWideLabels = void (*)(const std::int32_t* from, std::int64_t base, std::size_t count,
                               std::int64_t* to);

// What suits this processor.
struct LabelStores {
  AddLabels cached;    // for memory that is read again soon
  AddLabels streamed;  // past the caches; `to` is a multiple of 32 bytes, `count` of 8
  AddWideLabels cached_wide;
};

// Chosen once. On x86-64: AVX2 if there is, else SSE2; elsewhere what the compiler makes of it.
const LabelStores& ChooseLabelStores();

// Makes what was written past the caches visible to other threads, in order.
void FinishStreaming();

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_LABEL_STORES_H_
