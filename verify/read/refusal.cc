#include "read/refusal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "read/text.h"

namespace onceover::read {
namespace {

// Phrases that say "there is none" wherever they stand, in lower case. Some are the words of one
// judge, misspelt ones as they are there.
constexpr std::array<std::string_view, 34> kRefusals = {
    "impossible",
    "not possible",
    "no solution",
    "no sol",
    "solution does not exist",
    "solution doesn't exist",
    "solutions do not exist",
    "solution not found",
    "no valid solution",
    "there is no tour",
    "no tour exists",
    "no tour found",
    "no tour is possible",
    "no knight's tour",
    "no knights tour",
    "no closed tour",
    "no open tour",
    "no circuit tour",
    "no path found",
    "no path exists",
    "no hamiltonian path",
    "tour does not exist",
    "tour not found",
    "tour not possible",
    "no tiling",
    "no covering",
    "cannot be tiled",
    "cannot be covered",
    "cannot travel the chess",
    "can't be solved",
    "cannot be solved",
    "not solvable",
    "unsolvable",
    "neimanoma",
};

// Words that say so only where they are all that a text says.
constexpr std::array<std::string_view, 11> kShortRefusals = {
    "0", "-1", "no", "no.", "none", "[]", "[[]]", "{}", "null", "false", "not valid",
};

// Banners of a solved board, in lower case.
constexpr std::array<std::string_view, 21> kSuccesses = {
    "knight ftw",
    "tour found",
    "found a tour",
    "found tour",
    "path found",
    "solution found",
    "found solution",
    "found a solution",
    "visited all blocks",
    "visited all squares",
    "visited every square",
    "all squares visited",
    "completed its tour",
    "tour completed",
    "tour is complete",
    "tour complete",
    "has travelled the chess",
    "this is a closed tour",
    "this is an open tour",
    "success",
    "successfully",
};

constexpr std::string_view kBlanks = " \t\r\n\v\f";

char Lower(char byte) {
  return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

bool IsLetter(char byte) { return Lower(byte) >= 'a' && Lower(byte) <= 'z'; }

bool AreSame(char one, char other) { return Lower(one) == Lower(other); }

bool StartsWith(std::string_view text, std::string_view words) {
  return text.size() >= words.size() &&
         std::ranges::equal(text.substr(0, words.size()), words, AreSame);
}

bool IsSame(std::string_view text, std::string_view words) {
  return text.size() == words.size() && StartsWith(text, words);
}

std::string_view Trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return text.substr(text.size());
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

// All that a text says.
std::string_view Whole(const Text& text) { return Trim(text.Bytes().substr(text.LineBegin(0))); }

// Where the words stand in a line, no letter just before or after them.
std::optional<std::size_t> FindWords(std::string_view line, std::string_view words) {
  for (auto from = line.begin();; ++from) {
    const auto found = std::search(from, line.end(), words.begin(), words.end(), AreSame);
    if (found == line.end()) return std::nullopt;
    const auto end = found + static_cast<std::ptrdiff_t>(words.size());
    const bool is_begun = found == line.begin() || !IsLetter(*(found - 1));
    const bool is_ended = end == line.end() || !IsLetter(*end);
    if (is_begun && is_ended) return static_cast<std::size_t>(found - line.begin());
    from = found;
  }
}

std::optional<Claim> FindInLine(const Text& text, std::string_view line,
                                std::span<const std::string_view> phrases) {
  if (std::ranges::none_of(line, IsLetter)) return std::nullopt;
  for (const std::string_view phrase : phrases) {
    if (const auto at = FindWords(line, phrase)) {
      const std::string_view said = line.substr(*at, phrase.size());
      return Claim{text.OffsetOf(said), said};
    }
  }
  return std::nullopt;
}

// Does the word before an offset of a line deny what comes?
bool IsDenied(std::string_view line, std::size_t offset) {
  const std::string_view before = Trim(line.substr(0, offset));
  const std::size_t blank = before.find_last_of(kBlanks);
  const std::string_view word = blank == std::string_view::npos ? before : before.substr(blank + 1);
  return IsSame(word, "no") || IsSame(word, "not") || IsSame(word, "without");
}

// A line without the full stop or the exclamation mark at its end.
std::string_view WithoutStop(std::string_view line) {
  while (line.ends_with('.') || line.ends_with('!')) line.remove_suffix(1);
  return line;
}

// Words that could as well be a value, or a piece of prose.
bool IsShort(std::string_view words) {
  std::size_t letters = 0;
  for (const char byte : words) {
    letters = IsLetter(byte) ? letters + 1 : 0;
    if (letters == 3) return false;
  }
  return true;
}

bool IsRefusal(std::string_view line, std::string_view whole, const RefusalWords& words) {
  const auto is_said = [&](std::string_view refusal) {
    if (IsShort(refusal)) return IsSame(whole, refusal);
    return IsSame(WithoutStop(line), WithoutStop(refusal));
  };
  const auto is_begun = [&](std::string_view prefix) { return StartsWith(line, prefix); };
  return std::ranges::any_of(words.lines, is_said) || std::ranges::any_of(words.prefixes, is_begun);
}

}  // namespace

std::optional<Claim> FindRefusal(const Text& text) {
  const std::string_view whole = Whole(text);
  for (const std::string_view word : kShortRefusals) {
    if (IsSame(whole, word)) return Claim{text.OffsetOf(whole), whole};
  }
  for (std::size_t line = 0; line < text.LineCount(); ++line) {
    if (const auto found = FindInLine(text, text.Line(line), kRefusals)) return found;
  }
  return std::nullopt;
}

std::optional<Claim> FindRefusal(const Text& text, const RefusalWords& words) {
  if (words.lines.empty() && words.prefixes.empty()) return std::nullopt;
  const std::string_view whole = Whole(text);
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = Trim(text.Line(number));
    if (!line.empty() && IsRefusal(line, whole, words)) return Claim{text.OffsetOf(line), line};
  }
  return std::nullopt;
}

std::optional<Claim> FindSuccessClaim(const Text& text) {
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = text.Line(number);
    const auto found = FindInLine(text, line, kSuccesses);
    if (!found || FindInLine(text, line, kRefusals)) continue;
    if (!IsDenied(line, found->offset - text.LineBegin(number))) return found;
  }
  return std::nullopt;
}

}  // namespace onceover::read
