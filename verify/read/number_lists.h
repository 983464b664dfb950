// Lists of numbers: the squares of a path, or the steps of a board that has lost its rows.
#ifndef ONCEOVER_READ_NUMBER_LISTS_H_
#define ONCEOVER_READ_NUMBER_LISTS_H_

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "read/lists.h"

namespace onceover::read {

// Takes a number between blanks or punctuation (lists.h), one in parentheses too, but none of
// `1.`, `1:` and `1)`, which count something.
std::size_t TakeNumberEntry(std::string_view line, std::size_t at, Entry& entry);

// SplitList, without single numbers beside tours, such as their count.
std::vector<ListPart> SplitNumbers(const List& list, std::int64_t length);

// If the numbers are the steps of a board's squares, row by row: how many steps are moves?
std::int64_t CountGridMoves(const List& list, const ListPart& part, std::int64_t cols);

// If they are the numbers of the squares in the order of the visit, from `base`: how many steps are
// moves?
std::int64_t CountPathMoves(const List& list, const ListPart& part, std::int64_t base,
                            std::int64_t cols);

// 0 if a square is numbered 0, else 1.
std::int64_t LeastBase(const List& list);

// The square of a number, counted from `base` row by row.
Cell SquareOfNumber(std::int64_t number, std::int64_t base, std::int64_t cols);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_NUMBER_LISTS_H_
