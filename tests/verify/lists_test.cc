// Lists of entries in a text: how they are joined, split and compared with a board.
#include "read/lists.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/number_lists.h"
#include "read/text.h"

namespace onceover::read {
namespace {

using Parts = std::vector<std::pair<std::size_t, std::size_t>>;

Parts PairsOf(const std::vector<ListPart>& parts) {
  Parts pairs;
  for (const ListPart& part : parts) pairs.emplace_back(part.from, part.to);
  return pairs;
}

List Numbers(const std::vector<std::int64_t>& numbers) {
  List list;
  for (const std::int64_t number : numbers) list.entries.push_back({.word = "", .first = number});
  return list;
}

Parts Split(std::size_t entries, std::int64_t length, std::vector<std::size_t> breaks = {},
            std::vector<std::size_t> lines = {}) {
  List list;
  list.entries.resize(entries);
  list.breaks = std::move(breaks);
  list.lines = std::move(lines);
  return PairsOf(SplitList(list, length));
}

TEST(SplitList, TakesOneListWhereThereIsNoMoreThanOne) {
  EXPECT_EQ(Split(12, 12), Parts({{0, 12}}));
  EXPECT_EQ(Split(12, 13, {6}), Parts({{0, 12}}));
  EXPECT_EQ(Split(12, 0, {6}), Parts({{0, 12}}));
}

TEST(SplitList, CutsAtBlankLinesThenAtLinesThenEvenly) {
  EXPECT_EQ(Split(12, 6, {6}, {0, 4, 8}), Parts({{0, 6}, {6, 12}}));
  EXPECT_EQ(Split(11, 6, {6}), Parts({{0, 6}, {6, 11}}));
  EXPECT_EQ(Split(12, 6, {6, 12}), Parts({{0, 6}, {6, 12}})) << "a break at the end";
  EXPECT_EQ(Split(12, 6, {4}, {0, 6}), Parts({{0, 6}, {6, 12}}));
  EXPECT_EQ(Split(12, 6, {0, 4}), Parts({{0, 6}, {6, 12}})) << "evenly";
  EXPECT_EQ(Split(13, 6), Parts({{0, 13}}));
  EXPECT_EQ(Split(13, 6, {5}), Parts({{0, 5}, {5, 13}})) << "two parts of half a board at least";
  EXPECT_EQ(Split(13, 6, {2}), Parts({{0, 13}}));
}

TEST(SplitNumbers, LeavesSingleNumbersOut) {
  List list = Numbers({1, 2, 3, 4, 5});
  list.breaks = {1};
  EXPECT_EQ(PairsOf(SplitNumbers(list, 4)), Parts({{1, 5}}));
  list.breaks = {1, 3};
  EXPECT_EQ(PairsOf(SplitNumbers(list, 2)), Parts({{1, 3}, {3, 5}}));
  EXPECT_EQ(PairsOf(SplitNumbers(list, 1)), Parts({{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}));
  list = Numbers({1, 2, 3});
  list.breaks = {1, 2};
  EXPECT_EQ(PairsOf(SplitNumbers(list, 2)), Parts({{0, 3}})) << "all are single";
}

std::vector<std::int64_t> Joined(const std::vector<std::int64_t>& numbers, List& list) {
  const std::vector<std::size_t> lines = list.lines;
  list.entries = Numbers(numbers).entries;
  JoinMoves(list);
  std::vector<std::int64_t> joined;
  for (const Entry& entry : list.entries) joined.push_back(entry.first);
  return joined;
}

TEST(JoinMoves, LeavesOutTheSquareThatAMoveSharesWithTheNext) {
  using Numbers = std::vector<std::int64_t>;
  List list;
  list.lines = {0, 2, 4, 6};
  list.breaks = {4};
  EXPECT_EQ(Joined({1, 2, 2, 3, 3, 4, 4, 5}, list), Numbers({1, 2, 3, 4, 5}));
  EXPECT_EQ(list.lines, (std::vector<std::size_t>{0, 2, 3, 4}));
  EXPECT_EQ(list.breaks, (std::vector<std::size_t>{3}));
  list = {};
  EXPECT_EQ(Joined({1, 2, 2, 3, 9, 4, 4, 5}, list), Numbers({1, 2, 3, 9, 4, 5})) << "a jump";
  EXPECT_EQ(Joined({1, 2, 3, 4, 5, 6, 6, 7}, list), Numbers({1, 2, 3, 4, 5, 6, 6, 7}));
  EXPECT_EQ(Joined({1, 2, 2}, list), Numbers({1, 2, 2}));
}

std::vector<std::int64_t> Taken(std::string_view line) {
  const Text text(line);
  std::vector<std::int64_t> numbers;
  for (const List& list : FindLists(text, {.take = TakeNumberEntry})) {
    for (const Entry& entry : list.entries) numbers.push_back(entry.is_bad ? -99 : entry.first);
  }
  return numbers;
}

TEST(NumberEntries, AreWordsOfDigits) {
  using Numbers = std::vector<std::int64_t>;
  EXPECT_EQ(Taken("1 22 -3 +4"), Numbers({1, 22, -3, 4}));
  EXPECT_EQ(Taken("(1), (2), (3)"), Numbers({1, 2, 3}));
  EXPECT_EQ(Taken("1) 2) 3)"), Numbers());
  EXPECT_EQ(Taken("1\u2192 2\u2192 3"), Numbers({1, 2, 3}));
  EXPECT_EQ(Taken("1a 2 3"), Numbers({2, 3}));
  EXPECT_EQ(Taken("99999999999999999999 2"), Numbers({1'000'000'000'000'000, 2}));
}

TEST(NumberLists, CountMovesOnBoards) {
  const List list = Numbers({1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5});
  const ListPart all{0, 12};
  EXPECT_EQ(CountPathMoves(list, all, 1, 4), 11);
  EXPECT_EQ(CountPathMoves(list, all, 1, 0), 0);
  EXPECT_EQ(CountGridMoves(list, all, 0), 0);
  const List grid = Numbers({1, 4, 7, 10, 8, 11, 2, 5, 3, 6, 9, 12});
  EXPECT_EQ(CountGridMoves(grid, all, 4), 11);
  EXPECT_EQ(CountGridMoves(Numbers({1, 4, 7, 10, 8, 11, 2, 5, 3, 6, 13, -1}), all, 4), 8);
}

TEST(NumberLists, NameSquares) {
  EXPECT_EQ(SquareOfNumber(8, 1, 4), (Cell{1, 3}));
  EXPECT_EQ(SquareOfNumber(8, 0, 4), (Cell{2, 0}));
  EXPECT_EQ(SquareOfNumber(0, 1, 4), (Cell{-1, 3}));
  EXPECT_EQ(SquareOfNumber(8, 1, 0), (Cell{-1, -1}));
}

}  // namespace
}  // namespace onceover::read
