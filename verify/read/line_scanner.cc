#include "read/line_scanner.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "read/line_words.h"

namespace onceover::read {
namespace {

constexpr std::string_view kSeparators = " \t\v\f\r,;'\"`[](){}<>|-=_*+/:.!#";
constexpr std::string_view kEndOfWord = " \t\v\f\r,;'\"[](){}|<>=";

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

// The length of a separator at the beginning of `rest`: one byte of punctuation, or a character
// that is an arrow, a dash, a quotation mark or a blank.
std::size_t GapLength(std::string_view rest) {
  if (kSeparators.find(rest.front()) != std::string_view::npos) return 1;
  for (const std::string_view block :
       {"\xE2\x80", "\xE2\x94", "\xE2\x95", "\xE2\x86", "\xE2\x87", "\xE2\x9E", "\xE2\x9F"}) {
    if (rest.starts_with(block) && rest.size() >= 3) return 3;
  }
  return rest.starts_with("\xC2\xA0") ? 2 : 0;
}

std::size_t DotsLength(std::string_view rest) {
  if (rest.starts_with("\u2026")) return 3;
  if (!rest.starts_with("...")) return 0;
  return std::min(rest.find_first_not_of('.'), rest.size());
}

// A word of prose ends at a blank, punctuation, an arrow or a colon, which belongs to it.
std::size_t ProseLength(std::string_view rest) {
  std::size_t length = 1;
  while (length < rest.size() && kEndOfWord.find(rest[length]) == std::string_view::npos &&
         GapLength(rest.substr(length)) != 3 && rest[length] != '\x1B') {
    if (rest[length++] == ':') break;
  }
  return length;
}

bool IsNumber(std::string_view word) { return std::ranges::all_of(word, IsDigit); }

// Words and entries of a line, in its order.
class Scanner {
 public:
  Scanner(std::string_view line, const ListStyle& style) : line_(line), style_(style) {}

  ScannedLine Scan() {
    while (at_ < line_.size()) at_ += TakeNext(line_.substr(at_));
    Settle();
    return std::move(scanned_);
  }

 private:
  std::size_t TakeNext(std::string_view rest) {
    if (const std::size_t length = ControlLength(rest)) return length;
    Entry entry;
    if (const std::size_t length = style_.take(line_, at_, entry)) {
      scanned_.entries.push_back(entry);
      return length;
    }
    if (const std::size_t length = DotsLength(rest)) {
      scanned_.dots = rest.substr(0, length);
      before_dots_ = scanned_.entries.size();
      return length;
    }
    if (const std::size_t length = GapLength(rest)) {
      if (rest.front() == '(' || rest.front() == ')') in_brackets_ = rest.front() == '(';
      return length;
    }
    const std::size_t length = ProseLength(rest);
    TakeWord(rest.substr(0, length));
    return length;
  }

  void TakeWord(std::string_view word) {
    std::string_view counted = word;
    while (counted.ends_with('.') || counted.ends_with(':')) counted.remove_suffix(1);
    const std::size_t behind = at_ + word.size();
    const bool is_counter =
        IsNumber(counted) && (counted.size() < word.size() || style_.numbers_are_labels ||
                              (!in_brackets_ && behind < line_.size() && line_[behind] == ')'));
    if (is_counter) return;
    if (IsNumber(counted)) {
      if (scanned_.numbers.empty()) scanned_.numbers = word;
      scanned_.numbers = {
          scanned_.numbers.data(),
          static_cast<std::size_t>(word.data() - scanned_.numbers.data()) + word.size()};
    } else {
      has_prose_ = true;
    }
    for (const char byte : word) {
      if (!IsDigit(byte)) words_ += byte;
    }
    words_ += ' ';
    if (scanned_.entries.empty()) {
      has_words_before_ = true;
    } else {
      scanned_.entries.push_back({.word = word, .is_bad = true});
    }
  }

  // What are the words between and behind the entries? A few between many are bad entries.
  void Settle() {
    std::vector<Entry>& entries = scanned_.entries;
    scanned_.is_blank = entries.empty() && words_.empty() && scanned_.dots.empty();
    scanned_.only_numbers = entries.empty() && !words_.empty() && !has_prose_;
    const bool says_more = !scanned_.dots.empty() && !entries.empty() && entries.back().is_bad;
    if (says_more && before_dots_ > 0) entries.resize(before_dots_);  // ... 5 more items
    while (!entries.empty() && entries.back().is_bad) {
      scanned_.has_words_behind = true;
      entries.pop_back();
    }
    const auto bad = std::ranges::count(entries, true, &Entry::is_bad);
    const bool is_prose = 4 * bad > std::ssize(entries);
    if (is_prose) std::erase_if(entries, [](const Entry& entry) { return entry.is_bad; });
    const bool is_labelled =
        has_words_before_ || is_prose || (scanned_.has_words_behind && entries.size() < 3);
    if (is_labelled) scanned_.label = std::move(words_);
  }

  std::string_view line_;
  const ListStyle& style_;
  ScannedLine scanned_;
  std::string words_;
  std::size_t at_ = 0;
  std::size_t before_dots_ = 0;  // entries
  bool has_prose_ = false;
  bool in_brackets_ = false;
  bool has_words_before_ = false;
};

}  // namespace

ScannedLine ScanLine(std::string_view line, const ListStyle& style) {
  return Scanner(line, style).Scan();
}

}  // namespace onceover::read
