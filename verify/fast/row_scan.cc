#include "fast/row_scan.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace onceover::fast {

// Going around a window with three equal numbers and a fourth, two pairs of neighbours are equal,
// one along a row and one along a column.
std::uint64_t FindWindowsPortably(const std::uint32_t* above, const std::uint32_t* below,
                                  std::size_t windows) {
  std::uint64_t bits = 0;
  for (std::size_t col = 0; col < windows; ++col) {
    const bool top = above[col] == above[col + 1];
    const bool bottom = below[col] == below[col + 1];
    const bool left = above[col] == below[col];
    const bool right = above[col + 1] == below[col + 1];
    if (top != bottom && left != right) bits |= std::uint64_t{1} << col;
  }
  return bits;
}

bool HoldsZeroPortably(std::span<const std::uint32_t> row) {
  return std::ranges::find(row, std::uint32_t{0}) != row.end();
}

#if defined(__SSE2__)

namespace {

__m128i Load(const std::uint32_t* numbers) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers));
}

// All ones for each of four windows that is one.
__m128i FourWindows(const std::uint32_t* above, const std::uint32_t* below) {
  const __m128i top_left = Load(above);
  const __m128i top_right = Load(above + 1);
  const __m128i bottom_left = Load(below);
  const __m128i bottom_right = Load(below + 1);
  const __m128i along_rows = _mm_xor_si128(_mm_cmpeq_epi32(top_left, top_right),
                                           _mm_cmpeq_epi32(bottom_left, bottom_right));
  const __m128i along_cols = _mm_xor_si128(_mm_cmpeq_epi32(top_left, bottom_left),
                                           _mm_cmpeq_epi32(top_right, bottom_right));
  return _mm_and_si128(along_rows, along_cols);
}

}  // namespace

std::uint64_t FindWindows(const std::uint32_t* above, const std::uint32_t* below,
                          std::size_t windows) {
  std::uint64_t bits = 0;
  std::size_t col = 0;
  for (; col + 16 <= windows; col += 16) {
    const auto four = [&](std::size_t more) {
      return FourWindows(above + col + more, below + col + more);
    };
    const __m128i first = _mm_packs_epi32(four(0), four(4));
    const __m128i second = _mm_packs_epi32(four(8), four(12));
    const auto sixteen =
        static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(first, second)));
    bits |= std::uint64_t{sixteen} << col;
  }
  if (col == windows) return bits;
  return bits | FindWindowsPortably(above + col, below + col, windows - col) << col;
}

bool HoldsZero(std::span<const std::uint32_t> row) {
  __m128i any = _mm_setzero_si128();
  std::size_t col = 0;
  for (; col + 4 <= row.size(); col += 4) {
    any = _mm_or_si128(any, _mm_cmpeq_epi32(Load(row.data() + col), _mm_setzero_si128()));
  }
  return _mm_movemask_epi8(any) != 0 || HoldsZeroPortably(row.subspan(col));
}

#else

std::uint64_t FindWindows(const std::uint32_t* above, const std::uint32_t* below,
                          std::size_t windows) {
  return FindWindowsPortably(above, below, windows);
}

bool HoldsZero(std::span<const std::uint32_t> row) { return HoldsZeroPortably(row); }

#endif

}  // namespace onceover::fast
