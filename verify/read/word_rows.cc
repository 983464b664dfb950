#include "read/word_rows.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/word.h"

namespace onceover::read {
namespace {

constexpr std::string_view kBlanks = " \t\v\f\r";
constexpr std::string_view kListMarks = "[]{}(),;'\"";
constexpr std::string_view kListMarksAndBlanks = "[]{}(),;'\" \t\v\f\r";
constexpr std::size_t kLongestWord = 3;  // characters

std::string_view StripRight(std::string_view line) {
  const std::size_t last = line.find_last_not_of(kBlanks);
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

bool IsShort(std::string_view word) {
  return IsWholeNumber(word) ||
         (word.size() <= 4 * kLongestWord && CountChars(word) <= kLongestWord);
}

// The words of a line, or nothing if some are too long for a square.
std::vector<std::string_view> SplitAt(std::string_view line, std::string_view separators) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t begin = line.find_first_not_of(separators);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::string_view word = line.substr(0, line.find_first_of(separators));
    if (!IsShort(word)) return {};
    words.push_back(word);
    line.remove_prefix(word.size());
  }
}

// The fields of a line between two and two separators: nothing if one is empty or too long.
std::vector<std::string_view> SplitFields(std::string_view line, char separator) {
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t end = line.find(separator);
    const std::string_view field = line.substr(0, end);
    const std::size_t begin = std::min(field.find_first_not_of(kBlanks), field.size());
    const std::string_view word = StripRight(field.substr(begin));
    if (field.empty() || !IsShort(word)) return {};
    fields.push_back(word);
    if (end == std::string_view::npos) return fields;
    line.remove_prefix(end + 1);
  }
}

bool IsFrame(std::string_view line) {
  return line.size() >= 3 && line.find("--") != std::string_view::npos &&
         line.find_first_not_of("+-|=") == std::string_view::npos;
}

// A list in brackets: a row ends where a bracket closes.
void AddListRows(std::string_view line, std::vector<WordRow>& run) {
  while (!line.empty()) {
    const std::size_t close = line.find_first_of("]}");
    const std::string_view part = line.substr(0, close);
    if (part.find_first_not_of(kListMarksAndBlanks) != std::string_view::npos) {
      WordRow row{.words = SplitAt(part, kListMarksAndBlanks), .has_blank = true};
      if (!row.words.empty()) run.push_back(std::move(row));
    }
    if (close == std::string_view::npos) return;
    line.remove_prefix(close + 1);
  }
}

// Characters side by side, with at most one blank among them.
std::string_view GluedPart(std::string_view line) {
  if (line.size() < 2 || line.find('\t') != std::string_view::npos) return {};
  return std::ranges::count(line, ' ') <= 1 ? line : std::string_view{};
}

// A line that may be a row, or nothing.
std::optional<WordRow> RowOf(std::string_view line) {
  WordRow row{.glued = GluedPart(line),
              .has_blank = line.find_first_of(kBlanks) != std::string_view::npos};
  const bool in_bars = line.size() >= 3 && line.starts_with('|') && line.ends_with('|');
  if (in_bars) row.words = SplitFields(line.substr(1, line.size() - 2), '|');
  if (row.words.empty() && line.find(',') != std::string_view::npos) {
    row.words = SplitFields(line.ends_with(',') ? line.substr(0, line.size() - 1) : line, ',');
  }
  if (row.words.size() >= 2) {
    row.glued = {};
    row.has_blank = true;
  } else {
    row.words = SplitAt(line, kBlanks);
  }
  if (row.words.empty() && row.glued.empty()) return std::nullopt;
  return row;
}

}  // namespace

std::vector<std::string_view> CharsOf(std::string_view glued) {
  std::vector<std::string_view> chars;
  while (!glued.empty()) {
    chars.push_back(glued.substr(0, CharLength(glued)));
    glued.remove_prefix(chars.back().size());
  }
  return chars;
}

std::vector<std::vector<WordRow>> FindWordRows(const Text& text) {
  std::vector<std::vector<WordRow>> runs(1);
  const auto end_run = [&runs] {
    if (!runs.back().empty()) runs.emplace_back();
  };
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = StripRight(text.Line(number));
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (IsFrame(line)) continue;
    const bool is_list = first != std::string_view::npos &&
                         (line[first] == '[' || line[first] == '{') &&
                         line.find_first_of(kListMarks, first + 1) != std::string_view::npos &&
                         line.find(',') != std::string_view::npos;
    if (is_list) {
      AddListRows(line, runs.back());
    } else if (auto row = RowOf(line)) {
      runs.back().push_back(std::move(*row));
    } else {
      end_run();
    }
  }
  end_run();
  runs.pop_back();
  return runs;
}

}  // namespace onceover::read
