#include "read/number_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

constexpr std::string_view kBefore = " \t[](){},;|'\"<>=";
constexpr std::string_view kBehind = " \t\r],};|'\"->=";

// Does an entry end here? One that stands behind a bracket may end at one.
bool EndsEntry(std::string_view line, std::size_t end, bool is_wrapped) {
  if (end == line.size()) return true;
  if (line[end] == ')') return is_wrapped;
  return kBehind.find(line[end]) != std::string_view::npos ||
         static_cast<unsigned char>(line[end]) >= 0x80;
}

}  // namespace

std::size_t TakeNumberEntry(std::string_view line, std::size_t at, Entry& entry) {
  if (at > 0 && kBefore.find(line[at - 1]) == std::string_view::npos) return 0;
  std::size_t end = at + (line[at] == '-' || line[at] == '+' ? 1 : 0);
  const std::size_t digits = end;
  while (end < line.size() && line[end] >= '0' && line[end] <= '9') ++end;
  if (end == digits) return 0;
  const bool is_wrapped = at > 0 && line[at - 1] == '(';
  if (!EndsEntry(line, end, is_wrapped)) return 0;
  entry.word = line.substr(at, end - at);
  entry.first = ToCoordinate(entry.word).value_or(0);
  return end - at;
}

std::vector<ListPart> SplitNumbers(const List& list, std::int64_t length) {
  std::vector<ListPart> parts = SplitList(list, length);
  const auto is_single = [](const ListPart& part) { return part.to - part.from == 1; };
  if (parts.size() >= 2 && length > 1) std::erase_if(parts, is_single);
  if (parts.empty()) parts.push_back({0, list.entries.size()});
  return parts;
}

std::int64_t CountGridMoves(const List& list, const ListPart& part, std::int64_t cols) {
  if (cols < 1) return 0;
  const std::size_t length = part.to - part.from;
  std::vector<Cell> square_of(length + 1, Cell{-9, -9});
  for (std::size_t i = 0; i < length; ++i) {
    const std::int64_t step = list.entries[part.from + i].first;
    if (step < 0 || std::cmp_greater(step, length)) continue;
    const auto square = static_cast<std::int64_t>(i);
    square_of[static_cast<std::size_t>(step)] = {square / cols, square % cols};
  }
  return CountMoves(square_of);
}

std::int64_t CountPathMoves(const List& list, const ListPart& part, std::int64_t base,
                            std::int64_t cols) {
  std::int64_t moves = 0;
  Cell last{-9, -9};
  for (std::size_t i = part.from; i < part.to; ++i) {
    const Cell cell = SquareOfNumber(list.entries[i].first, base, cols);
    if (LooksLikeMove(last, cell)) ++moves;
    last = cell;
  }
  return moves;
}

std::int64_t LeastBase(const List& list) {
  const auto is_zero = [](const Entry& entry) { return !entry.is_bad && entry.first == 0; };
  return std::ranges::any_of(list.entries, is_zero) ? 0 : 1;
}

Cell SquareOfNumber(std::int64_t number, std::int64_t base, std::int64_t cols) {
  if (cols < 1) return {-1, -1};
  const std::int64_t square = number - base;
  Cell cell{square / cols, square % cols};
  if (cell.col < 0) cell = {cell.row - 1, cell.col + cols};  // a negative number is above the board
  return cell;
}

}  // namespace onceover::read
