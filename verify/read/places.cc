#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "onceover/read.h"

namespace onceover {

void Places::Add(const Position& at, std::int64_t length) {
  const std::int64_t begin = at.byte - (at.column - 1);
  auto line = lines_.end();
  if (!lines_.empty() && lines_.back().begin >= begin) {
    line = std::ranges::lower_bound(lines_, begin, {}, &Line::begin);
  }
  if (line == lines_.end() || line->begin != begin) {
    line = lines_.insert(line, {.first_value = Count(),
                                .last_value = Count(),
                                .number = at.line,
                                .begin = begin,
                                .end = at.byte});
  }
  if (at.byte + length > line->end) {
    line->end = at.byte + length;
    line->last_value = Count();
  }
  bytes_.push_back(at.byte);
}

Position Places::At(std::int64_t value) const {
  const Line& line = LineOf(value);
  const std::int64_t byte = bytes_[static_cast<std::size_t>(value)];
  return {.byte = byte, .line = line.number, .column = byte - line.begin + 1};
}

Position Places::After(std::int64_t value) const {
  const Line& line = LineOf(value);
  if (line.last_value != value) return At(value);
  return {.byte = line.end, .line = line.number, .column = line.end - line.begin + 1};
}

const Places::Line& Places::LineOf(std::int64_t value) const {
  const std::int64_t byte = bytes_[static_cast<std::size_t>(value)];
  return *std::prev(std::ranges::upper_bound(lines_, byte, {}, &Line::begin));
}

std::int64_t ReadFaults::Count(Rule rule) const {
  return counts.empty() ? 0 : counts[static_cast<std::size_t>(rule)];
}

void ReadFaults::Add(ReadFault fault, std::int64_t max_faults) {
  counts.resize(kRuleCount);
  ++counts[static_cast<std::size_t>(fault.fault.rule)];
  if (std::ssize(listed) < max_faults) listed.push_back(std::move(fault));
}

}  // namespace onceover
