#include "read/row_words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "read/line_words.h"
#include "read/tour_answers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kMostBadWords = 64;  // different ones: each costs time at every other word
constexpr std::size_t kFewest = 4;         // squares of a row that is told by its length

constexpr std::array<std::string_view, 6> kBlocked = {"**", "#", "##", "X", "x", "XX"};

// Is it a number, or what looks like the rest of one: digits, and as many bytes?
bool IsNumberLike(std::string_view word) {
  if (word.find_first_not_of("0123456789", word.front() == '-' ? 1 : 0) == std::string_view::npos) {
    return true;
  }
  return ToNumber(word).has_value();
}

class BadWords {
 public:
  BadWords(const Text& text, const MatrixStyle& style) : text_(text), style_(style) {}

  // The length that most lines of numbers have.
  std::size_t FindLength() {
    std::map<std::size_t, std::int64_t> times;
    for (std::size_t line = 0; line < text_.LineCount(); ++line) {
      if (Look(text_.Line(line)) == Line::kRow) ++times[words_];
    }
    const auto most =
        std::ranges::max_element(times, {}, [](const auto& entry) { return entry.second; });
    return most == times.end() ? 0 : most->first;
  }

  // The bad words of lines of that length between two rows.
  std::vector<std::string> Find(std::size_t length) {
    std::vector<std::string> found;
    std::vector<std::string_view> pending;
    bool after_row = false;
    for (std::size_t line = 0; line < text_.LineCount(); ++line) {
      const Line kind = Look(text_.Line(line));
      if (kind == Line::kBlank) continue;
      const bool is_row = kind == Line::kRow && words_ == length;
      if (is_row || kind == Line::kOther) {
        const bool is_sure = is_row && (after_row || length > 2 * kFewest);
        Take(is_sure || (after_row && length > 2 * kFewest), pending, found);
        pending.clear();
        after_row = is_row;
      } else if (kind == Line::kDamaged && words_ == length) {
        pending.insert(pending.end(), bad_.begin(), bad_.end());
      }
    }
    Take(after_row, pending, found);
    return found;
  }

 private:
  enum class Line { kBlank, kRow, kDamaged, kOther };

  Line Look(std::string_view line) {
    words_ = 0;
    bad_.clear();
    if (IsFrame(line, style_.words)) return Line::kBlank;
    while (!line.empty()) {
      const std::size_t separator = SeparatorLength(line);
      const std::size_t length = separator > 0 ? separator : WordLength(line);
      if (separator == 0) TakeWord(line.substr(0, length));
      line.remove_prefix(length);
    }
    if (words_ == 0 && bad_.empty()) return Line::kBlank;
    if (bad_.empty()) return words_ >= kFewest ? Line::kRow : Line::kOther;
    return words_ >= kFewest && 4 * bad_.size() <= words_ ? Line::kDamaged : Line::kOther;
  }

  // A short word before the first number is a label.
  void TakeWord(std::string_view word) {
    const bool is_square =
        IsNumberLike(word) || std::ranges::find(style_.words, word) != style_.words.end();
    if (words_ == 0 && !is_square) {
      if (word.size() > 3) bad_.push_back(word);
      return;
    }
    ++words_;
    if (!is_square && bad_.size() <= kMostBadWords) bad_.push_back(word);
  }

  static void Take(bool is_sure, const std::vector<std::string_view>& words,
                   std::vector<std::string>& found) {
    if (!is_sure) return;
    for (const std::string_view word : words) {
      if (found.size() < kMostBadWords && word.size() <= 256) found.emplace_back(word);
    }
  }

  const Text& text_;
  const MatrixStyle& style_;
  std::size_t words_ = 0;
  std::vector<std::string_view> bad_;
};

}  // namespace

bool IsBlockedWord(std::string_view word) {
  return std::ranges::find(kBlocked, word) != kBlocked.end();
}

std::vector<std::string> WordsOfSquares(const Text& text, const TourRequest& request) {
  std::vector<std::string> words = {".",
                                    "..",
                                    "*",
                                    "**",
                                    "-",
                                    "--",
                                    "_",
                                    "__",
                                    "?",
                                    "??",
                                    "\u00B7",
                                    "\u25A1",
                                    "...",
                                    "\u2026",
                                    "\u2658",
                                    "\u265E",
                                    "\u265E\uFE0F",
                                    "\U0001F40E",
                                    "\U0001F434"};
  if (text.Bytes().find('|') != std::string_view::npos) words.emplace_back();
  if (!request.blocked.empty()) words.insert(words.end(), kBlocked.begin(), kBlocked.end());
  return words;
}

void AddBadWords(const Text& text, const std::optional<BoardSize>& asked, MatrixStyle& style) {
  BadWords bad_words(text, style);
  const std::size_t length =
      asked && asked->cols >= 1 ? static_cast<std::size_t>(asked->cols) : bad_words.FindLength();
  if (length < kFewest) return;
  const std::vector<std::string> found = bad_words.Find(length);
  style.words.insert(style.words.end(), found.begin(), found.end());
}

}  // namespace onceover::read
