#include "label_stores.h"

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace onceover::solver {
namespace {

void Add(const std::int32_t* __restrict from, std::int32_t base, std::size_t count,
         std::int32_t* __restrict to) {
  for (std::size_t i = 0; i < count; ++i) to[i] = from[i] + base;
}

void AddWide(const std::int32_t* __restrict from, std::int64_t base, std::size_t count,
             std::int64_t* __restrict to) {
  for (std::size_t i = 0; i < count; ++i) to[i] = from[i] + base;
}

#if defined(__x86_64__)

__m128i* At(std::int32_t* to) { return reinterpret_cast<__m128i*>(to); }

void StreamSse2(const std::int32_t* from, std::int32_t base, std::size_t count, std::int32_t* to) {
  const __m128i bases = _mm_set1_epi32(base);
  for (std::size_t i = 0; i < count; i += 4) {
    const __m128i labels = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i));
    _mm_stream_si128(At(to + i), _mm_add_epi32(labels, bases));
  }
}

__attribute__((target("avx2"), always_inline)) inline void AddEight(const std::int32_t* from,
                                                                    __m256i bases,
                                                                    std::int32_t* to) {
  const __m256i labels = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_add_epi32(labels, bases));
}

__attribute__((target("avx2"))) void AddAvx2(const std::int32_t* from, std::int32_t base,
                                             std::size_t count, std::int32_t* to) {
  const __m256i bases = _mm256_set1_epi32(base);
  std::size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    AddEight(from + i, bases, to + i);
    AddEight(from + i + 8, bases, to + i + 8);
    AddEight(from + i + 16, bases, to + i + 16);
    AddEight(from + i + 24, bases, to + i + 24);
  }
  for (; i < count; ++i) to[i] = from[i] + base;
}

__attribute__((target("avx2"))) void StreamAvx2(const std::int32_t* from, std::int32_t base,
                                                std::size_t count, std::int32_t* to) {
  const __m256i bases = _mm256_set1_epi32(base);
  for (std::size_t i = 0; i < count; i += 8) {
    const __m256i labels = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + i));
    _mm256_stream_si256(reinterpret_cast<__m256i*>(to + i), _mm256_add_epi32(labels, bases));
  }
}

__attribute__((target("avx2"))) void AddWideAvx2(const std::int32_t* from, std::int64_t base,
                                                 std::size_t count, std::int64_t* to) {
  const __m256i bases = _mm256_set1_epi64x(base);
  std::size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const __m128i labels = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + i),
                        _mm256_add_epi64(_mm256_cvtepi32_epi64(labels), bases));
  }
  for (; i < count; ++i) to[i] = from[i] + base;
}

LabelStores Choose() {
  if (__builtin_cpu_supports("avx2") != 0) return {AddAvx2, StreamAvx2, AddWideAvx2};
  return {Add, StreamSse2, AddWide};
}

#else

LabelStores Choose() { return {Add, Add, AddWide}; }

#endif

}  // namespace

const LabelStores& ChooseLabelStores() {
  static const LabelStores stores = Choose();
  return stores;
}

void FinishStreaming() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

}  // namespace onceover::solver
