#include "read/lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/line_scanner.h"
#include "read/number_table.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

// Gathers the lines of a text into lists.
class ListFinder {
 public:
  explicit ListFinder(const Text& text, const ListStyle& style) : text_(text), style_(style) {}

  std::vector<List> Find() {
    for (std::size_t line = 0; line < text_.LineCount(); ++line) {
      ScannedLine scanned = ScanLine(text_.Line(line), style_);
      if (scanned.entries.empty()) {
        TakeOther(scanned);
      } else {
        TakeEntries(std::move(scanned));
      }
    }
    Close();
    return std::move(lists_);
  }

 private:
  // A line without entries ends a list, unless it is blank, or a number that has lost its partner.
  void TakeOther(const ScannedLine& scanned) {
    if (scanned.is_blank) {
      after_break_ = true;
      return;
    }
    if (!scanned.dots.empty() && !list_.entries.empty()) list_.cut = scanned.dots;
    if (scanned.only_numbers && is_open_ && label_.empty() && list_.entries.size() >= 2) {
      list_.entries.push_back({.word = scanned.numbers, .is_bad = true});
      return;
    }
    Close();
  }

  void TakeEntries(ScannedLine scanned) {
    const bool goes_on = scanned.label.empty() && list_.entries.size() >= 2 && !label_.empty() &&
                         list_.lines.size() == 1;
    if (!is_open_ || (scanned.label != label_ && !goes_on)) Close();
    is_open_ = true;
    label_ = std::move(scanned.label);
    list_.is_labelled = list_.is_labelled || !label_.empty() || scanned.has_words_behind;
    list_.lines.push_back(list_.entries.size());
    if (after_break_) list_.breaks.push_back(list_.entries.size());
    after_break_ = false;
    list_.entries.insert(list_.entries.end(), scanned.entries.begin(), scanned.entries.end());
    if (!scanned.dots.empty()) list_.cut = scanned.dots;
    if (scanned.has_words_behind && label_.empty()) Close();
  }

  void Close() {
    while (!list_.entries.empty() && list_.entries.back().is_bad) list_.entries.pop_back();
    const auto is_past = [&](std::size_t entry) { return entry >= list_.entries.size(); };
    std::erase_if(list_.lines, is_past);
    std::erase_if(list_.breaks, is_past);
    if (!list_.entries.empty()) lists_.push_back(std::move(list_));
    list_ = {};
    label_.clear();
    is_open_ = false;
    after_break_ = false;
  }

  const Text& text_;
  const ListStyle& style_;
  std::vector<List> lists_;
  List list_;
  std::string label_;
  bool is_open_ = false;
  bool after_break_ = false;
};

// The parts between the given entries.
std::vector<ListPart> CutAt(const std::vector<std::size_t>& firsts, std::size_t length) {
  std::vector<ListPart> parts;
  std::size_t from = 0;
  for (const std::size_t first : firsts) {
    if (first > from) parts.push_back({from, first});
    from = std::max(from, first);
  }
  if (length > from) parts.push_back({from, length});
  return parts;
}

bool FitMostly(const std::vector<ListPart>& parts, std::size_t length) {
  const auto fits = [&](const ListPart& part) { return part.to - part.from == length; };
  return parts.size() >= 2 && 2 * std::ranges::count_if(parts, fits) >= std::ssize(parts);
}

}  // namespace

std::vector<List> FindLists(const Text& text, const ListStyle& style) {
  return ListFinder(text, style).Find();
}

void JoinMoves(List& list) {
  const std::vector<Entry>& all = list.entries;
  const auto is_same = [&](std::size_t i) {
    return all[i].first == all[i - 1].first && all[i].second == all[i - 1].second;
  };
  std::size_t joins = 0;
  for (std::size_t i = 2; i < all.size(); i += 2) joins += is_same(i) ? 1U : 0U;
  if (all.size() < 4 || 2 * joins < (all.size() - 1) / 2) return;
  std::vector<Entry> entries;
  std::vector<std::size_t> number(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    number[i] = entries.size();
    if (i == 0 || i % 2 == 1 || !is_same(i)) entries.push_back(all[i]);
  }
  for (std::size_t& first : list.lines) first = number[first];
  for (std::size_t& first : list.breaks) first = number[first];
  list.entries = std::move(entries);
}

std::vector<ListPart> SplitList(const List& list, std::int64_t length) {
  const std::size_t all = list.entries.size();
  if (length < 1 || std::cmp_less_equal(all, length)) return {{0, all}};
  const auto each = static_cast<std::size_t>(length);
  std::vector<ListPart> pieces = CutAt(list.breaks, all);
  if (FitMostly(pieces, each)) return pieces;
  std::vector<ListPart> lines = CutAt(list.lines, all);
  if (FitMostly(lines, each)) return lines;
  if (all % each == 0) {
    std::vector<ListPart> even;
    for (std::size_t from = 0; from < all; from += each) even.push_back({from, from + each});
    return even;
  }
  const auto is_long = [&](const ListPart& part) { return 2 * (part.to - part.from) >= each; };
  const bool are_lists = pieces.size() >= 2 && std::ranges::all_of(pieces, is_long);
  if (!are_lists) return {{0, all}};
  return pieces;
}

void AddPath(const Text& text, const TourRequest& request, const List& list, const ListPart& part,
             const BoardSize& shown, const ToSquare& to_square, std::int64_t max_faults,
             Reading<TourAnswer>& reading) {
  TourAnswer answer = StartAnswer(request, shown, reading);
  const BoardSize board{answer.problem.rows, answer.problem.cols};
  TourPath path;
  for (std::size_t i = part.from; i < part.to; ++i) {
    const Entry& entry = list.entries[i];
    if (entry.is_bad) AddBadWord(text, entry.word, std::ssize(path.squares), max_faults, answer);
    AddPlace(text, entry.word, reading);
    path.squares.push_back(entry.is_bad ? Cell{-1, -1} : to_square(entry, board));
  }
  const std::string_view last = list.entries[part.to - 1].word;
  answer.end = text.At(text.OffsetOf(last) + last.size());
  const bool is_short = std::cmp_less(path.squares.size(), SquaresOf(board));
  if (!list.cut.empty() && part.to == list.entries.size() && is_short) {
    AddFault(text, list.cut,
             {.rule = Rule::kTruncated,
              .index = std::ssize(path.squares),
              .expected = SquaresOf(board),
              .found = std::ssize(path.squares)},
             max_faults, answer);
  }
  answer.certificate = std::move(path);
  reading.answers.push_back(std::move(answer));
}

}  // namespace onceover::read
