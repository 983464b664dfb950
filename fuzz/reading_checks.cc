#include "reading_checks.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "require.h"

namespace onceover::fuzz {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
// Is the byte at this place the first of a word?
bool BeginsWord(std::string_view text, std::size_t at, std::string_view between_words) {
  const auto is_between = [&](char byte) {
    return between_words.find(byte) != std::string_view::npos;
  };
  if (at >= text.size() || is_between(text[at])) return false;
  const bool after_mark = at == kByteOrderMark.size() && text.starts_with(kByteOrderMark);
  return at == 0 || after_mark || is_between(text[at - 1]);
}

void RequireLine(std::string_view line, std::string_view name) {
  RequirePrintable(line);
  const std::size_t begin = line.find(name);
  if (begin == std::string_view::npos) Fail("a line without the name: " + std::string(line));
  if (line.size() - begin - name.size() > 200) Fail("a line too long: " + std::string(line));
}

}  // namespace

Lines::Lines(std::string_view text) : size_(std::ssize(text)) {
  begins_.push_back(text.starts_with(kByteOrderMark) ? std::ssize(kByteOrderMark) : 0);
  for (std::size_t at = text.find('\n'); at != std::string_view::npos;
       at = text.find('\n', at + 1)) {
    ends_.push_back(static_cast<std::int64_t>(at) + 1);
    begins_.push_back(ends_.back());
  }
}

void Lines::RequirePlace(const Position& at) const {
  Require(at.byte >= 0 && at.byte <= size_, "a place is in the input");
  const auto line = std::ranges::upper_bound(ends_, at.byte) - ends_.begin();
  Require(at.line == 1 + line, "a place is on its line");
  Require(at.column == at.byte - begins_[static_cast<std::size_t>(line)] + 1,
          "a place is in its column");
}

void RequirePlaces(std::string_view text, const Places& places, bool is_json) {
  const std::string_view between_words = is_json ? " \t\r\n\v\f[]{},:" : " \t\r\n\v\f";
  const Lines lines(text);
  std::int64_t last = -1;
  for (std::int64_t value = 0; value < places.Count(); ++value) {
    const Position at = places.At(value);
    lines.RequirePlace(at);
    Require(at.byte > last, "values come in the order of the input");
    last = at.byte;
    Require(BeginsWord(text, static_cast<std::size_t>(at.byte), between_words),
            "a value is where a word begins");
  }
}

void RequireConsistent(const Verdict& verdict, std::int64_t max_faults) {
  const auto& counts = verdict.counts;
  Require(std::ranges::all_of(counts, [](std::int64_t count) { return count >= 0; }),
          "no rule is counted less than never");
  // Unsigned: a board may announce as many squares as an int64 counts, and all may be uncovered.
  const auto all = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  Require(verdict.faults.size() == std::min(all, static_cast<std::uint64_t>(max_faults)),
          "as many faults are listed");
  std::array<std::int64_t, kRuleCount> listed{};
  for (const Fault& fault : verdict.faults) ++listed[static_cast<std::size_t>(fault.rule)];
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    Require(listed[rule] <= counts[rule], "what is listed is counted");
  }
  Require((verdict.outcome == Outcome::kAccepted) == (all == 0), "accepted means without fault");
}

void RequirePrintable(std::string_view line) {
  const bool is_printable =
      std::ranges::all_of(line, [](char byte) { return byte >= ' ' && byte <= '~'; });
  if (!is_printable) Fail("a line is not printable");
}

void RequirePrintable(const std::string& report, std::string_view name) {
  Require(report.ends_with('\n'), "a report ends its last line");
  std::string_view rest = report;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    RequireLine(rest.substr(0, end), name);
    rest.remove_prefix(end + 1);
  }
}

}  // namespace onceover::fuzz
