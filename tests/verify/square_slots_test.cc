// Memory is bounded by the answer: counted in what the slots of the squares ask of the heap.
#include "kernel/square_slots.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {
std::size_t bytes_asked_for = 0;
}  // namespace

// The program's own operator new, which counts.
void* operator new(std::size_t bytes) {
  bytes_asked_for += bytes;
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace onceover::kernel {
namespace {

// How much heap the slots take before any is used.
std::size_t BytesOfSlots(std::int64_t squares, std::int64_t values) {
  const std::size_t before = bytes_asked_for;
  SquareSlots slots(squares, values);
  const std::size_t asked_for = bytes_asked_for - before;
  slots[0] = 0;  // used, so that no compiler may do without them
  return asked_for;
}

TEST(SquareSlots, AreAnArrayWhereTheAnswerHoldsAnEighthOfTheSquares) {
  EXPECT_EQ(BytesOfSlots(80, 10), 80 * sizeof(std::int64_t));
  EXPECT_EQ(BytesOfSlots(87, 10), 87 * sizeof(std::int64_t));
  EXPECT_EQ(BytesOfSlots(1, 0), sizeof(std::int64_t));
}

TEST(SquareSlots, AreAnEmptyMapWhereTheAnswerHoldsLess) {
  EXPECT_EQ(BytesOfSlots(80, 9), 0U);
  EXPECT_EQ(BytesOfSlots(88, 10), 0U);
  EXPECT_EQ(BytesOfSlots(8, 0), 0U);
  EXPECT_EQ(BytesOfSlots(4'000'000'000, 3), 0U);
}

TEST(SquareSlots, OfAnArrayAreUsedWithoutFurtherHeap) {
  SquareSlots slots(100, 100);
  const std::size_t before = bytes_asked_for;
  slots[42] = 7;
  const std::size_t asked_for = bytes_asked_for - before;
  EXPECT_EQ(asked_for, 0U);
}

void ExpectSlotsThatKeepWhatTheyAreGiven(SquareSlots slots) {
  EXPECT_EQ(slots[0], -1);
  EXPECT_EQ(slots[99], -1);
  slots[0] = 7;
  slots[99] = 0;
  EXPECT_EQ(slots[0], 7);
  EXPECT_EQ(slots[1], -1);
  EXPECT_EQ(slots[98], -1);
  EXPECT_EQ(slots[99], 0);
}

TEST(SquareSlots, KeepWhatTheyAreGivenInAnArray) {
  ExpectSlotsThatKeepWhatTheyAreGiven(SquareSlots(100, 100));
}

TEST(SquareSlots, KeepWhatTheyAreGivenInAMap) {
  ExpectSlotsThatKeepWhatTheyAreGiven(SquareSlots(100, 1));
}

}  // namespace
}  // namespace onceover::kernel
