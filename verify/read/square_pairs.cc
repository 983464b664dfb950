// Tours as coordinates of squares: (r,c), [r, c], x/y, or `r c` a line, in any order of the two.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/lists.h"
#include "read/square_paths.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";
constexpr std::string_view kOpening = "([{<";
constexpr std::string_view kClosing = ")]}>";

// Looks through a line from left to right.
class Cursor {
 public:
  Cursor(std::string_view line, std::size_t at) : line_(line), at_(at) {}

  std::size_t At() const { return at_; }
  bool IsAtEnd() const { return at_ >= line_.size(); }

  bool SkipAny(std::string_view bytes) {
    const std::size_t begin = at_;
    while (at_ < line_.size() && bytes.find(line_[at_]) != std::string_view::npos) ++at_;
    return at_ > begin;
  }

  bool TakeByte(std::string_view bytes) {
    if (IsAtEnd() || bytes.find(line_[at_]) == std::string_view::npos) return false;
    ++at_;
    return true;
  }

  std::optional<std::int64_t> TakeNumber() {
    const std::size_t begin = at_;
    TakeByte("+-");
    const std::size_t digits = at_;
    SkipAny("0123456789");
    return at_ > digits ? ToCoordinate(line_.substr(begin, at_ - begin)) : std::nullopt;
  }

 private:
  std::string_view line_;
  std::size_t at_;
};

// Two numbers with something between them that is in `between`.
bool TakeTwo(Cursor& cursor, std::string_view between, Entry& entry) {
  const auto first = cursor.TakeNumber();
  if (!first || !cursor.SkipAny(between)) return false;
  const auto second = cursor.TakeNumber();
  if (!second) return false;
  entry.first = *first;
  entry.second = *second;
  return true;
}

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

// ( r , c ) in brackets of one kind.
std::size_t TakeBracketed(std::string_view line, std::size_t at, Entry& entry) {
  const std::size_t kind = kOpening.find(line[at]);
  if (kind == std::string_view::npos) return 0;
  Cursor cursor(line, at + 1);
  cursor.SkipAny(kBlanks);
  if (!TakeTwo(cursor, " \t,;:/", entry)) return 0;
  cursor.SkipAny(kBlanks);
  if (!cursor.TakeByte(kClosing.substr(kind, 1))) return 0;
  entry.word = line.substr(at, cursor.At() - at);
  return entry.word.size();
}

// r,c or r/c or r:c without blanks, between blanks.
std::size_t TakeGlued(std::string_view line, std::size_t at, Entry& entry) {
  constexpr std::string_view kBehind = " \t\r;-=>'\"";
  if (at > 0 && (kBlanks.find(line[at - 1]) == std::string_view::npos && line[at - 1] != '>')) {
    return 0;
  }
  Cursor cursor(line, at);
  const auto first = cursor.TakeNumber();
  if (!first || !cursor.TakeByte(",/")) return 0;
  const auto second = cursor.TakeNumber();
  if (!second) return 0;
  if (!cursor.IsAtEnd() && kBehind.find(line[cursor.At()]) == std::string_view::npos) return 0;
  entry.first = *first;
  entry.second = *second;
  entry.word = line.substr(at, cursor.At() - at);
  return entry.word.size();
}

// A line that is two numbers, perhaps behind a number that counts them: `1. 3 4`.
std::size_t TakeLine(std::string_view line, std::size_t at, Entry& entry) {
  Cursor cursor(line, at);
  if (!TakeTwo(cursor, " \t,;", entry)) return 0;
  const std::size_t end = cursor.At();
  cursor.SkipAny(" \t\r,;");
  if (!cursor.IsAtEnd()) return 0;
  const std::string_view before = line.substr(0, at);
  const std::size_t digit = before.find_first_of("0123456789");
  if (digit != std::string_view::npos && before.find_first_of(".:)") == std::string_view::npos) {
    return 0;
  }
  if (at > 0 && IsDigit(line[at - 1])) return 0;
  entry.word = line.substr(at, end - at);
  return entry.word.size();
}

std::size_t TakePair(std::string_view line, std::size_t at, Entry& entry) {
  if (const std::size_t length = TakeBracketed(line, at, entry)) return length;
  if (!IsDigit(line[at]) && line[at] != '-' && line[at] != '+') return 0;
  if (const std::size_t length = TakeLine(line, at, entry)) return length;
  return TakeGlued(line, at, entry);
}

std::vector<Paths> FindPairPaths(const Text& text, const TourRequest& request, std::int64_t base,
                                 bool column_first) {
  std::vector<List> lists = FindLists(text, {.take = TakePair});
  if (!request.board)
    std::erase_if(lists, [](const List& list) { return list.entries.size() < 3; });
  return ChoosePaths(std::move(lists), request, base, column_first);
}

// What the numbers of all paths have in common.
struct Extent {
  std::int64_t least = 1'000'000;
  std::int64_t most_first = 0;
  std::int64_t most_second = 0;
};

Extent ExtentOf(const std::vector<Paths>& all) {
  Extent extent;
  for (const Paths& paths : all) {
    for (const Entry& entry : paths.list.entries) {
      if (entry.is_bad) continue;
      extent.least = std::min({extent.least, entry.first, entry.second});
      extent.most_first = std::max(extent.most_first, entry.first);
      extent.most_second = std::max(extent.most_second, entry.second);
    }
  }
  return extent;
}

}  // namespace

std::vector<TourForm> DetectSquarePairs(const Text& text, const TourRequest& request) {
  const std::vector<Paths> all = FindPairPaths(text, request, 0, false);
  if (all.empty()) return {};
  const Extent extent = ExtentOf(all);
  TourForm form{.family = TourFamily::kSquarePairs};
  form.coordinate_base = extent.least <= 0 ? 0 : 1;
  if (request.board && request.board->rows != request.board->cols) {
    const std::int64_t beyond = form.coordinate_base - 1;
    const auto fits = [&](std::int64_t rows, std::int64_t cols) {
      return rows <= request.board->rows + beyond && cols <= request.board->cols + beyond;
    };
    form.column_first =
        !fits(extent.most_first, extent.most_second) && fits(extent.most_second, extent.most_first);
  }
  return {form};
}

void ReadSquarePairs(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading) {
  const std::vector<Paths> all =
      FindPairPaths(text, request, form.coordinate_base, form.column_first);
  AddPaths(text, form, request, all, max_faults, reading);
}

}  // namespace onceover::read
