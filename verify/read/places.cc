#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "onceover/read.h"

namespace onceover {

void Places::Add(const Position& at, std::int64_t length) {
  if (lines_.empty() || lines_.back().number != at.line) {
    lines_.push_back({.first_value = Count(),
                      .number = at.line,
                      .begin = at.byte - (at.column - 1),
                      .end = at.byte});
  }
  lines_.back().end = at.byte + length;
  bytes_.push_back(at.byte);
}

Position Places::At(std::int64_t value) const {
  const Line& line = LineOf(value);
  const std::int64_t byte = bytes_[static_cast<std::size_t>(value)];
  return {.byte = byte, .line = line.number, .column = byte - line.begin + 1};
}

Position Places::After(std::int64_t value) const {
  const Line& line = LineOf(value);
  const bool is_last = value + 1 == Count() || &LineOf(value + 1) != &line;
  if (!is_last) return At(value);
  return {.byte = line.end, .line = line.number, .column = line.end - line.begin + 1};
}

const Places::Line& Places::LineOf(std::int64_t value) const {
  const auto after = std::ranges::upper_bound(lines_, value, {}, &Line::first_value);
  return *std::prev(after);
}

bool ReadFaults::Empty() const {
  return std::ranges::all_of(counts, [](std::int64_t count) { return count == 0; });
}

void ReadFaults::Add(ReadFault fault, std::int64_t max_faults) {
  ++counts[static_cast<std::size_t>(fault.fault.rule)];
  if (std::ssize(listed) < max_faults) listed.push_back(std::move(fault));
}

}  // namespace onceover
