// What a row of labels shows, many squares at a time. SSE2 where the compiler has it: every x86-64
// has; the portable way elsewhere. Both are tested against each other.
#ifndef ONCEOVER_FAST_ROW_SCAN_H_
#define ONCEOVER_FAST_ROW_SCAN_H_

#include <cstddef>
#include <cstdint>
#include <span>

namespace onceover::fast {

// Windows that are looked at together.
inline constexpr std::size_t kWindowsAtOnce = 64;

// Bit i for the i-th window between two rows if it holds three equal numbers and a fourth that
// differs. At most kWindowsAtOnce windows; each row holds a number more.
std::uint64_t FindWindows(const std::uint32_t* above, const std::uint32_t* below,
                          std::size_t windows);
std::uint64_t FindWindowsPortably(const std::uint32_t* above, const std::uint32_t* below,
                                  std::size_t windows);

bool HoldsZero(std::span<const std::uint32_t> row);
bool HoldsZeroPortably(std::span<const std::uint32_t> row);

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_ROW_SCAN_H_
