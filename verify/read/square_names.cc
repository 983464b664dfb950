// Tours as names of squares: a1 b3 c5, glued, separated, or as moves. Letters count columns, also
// past z as { | }; numbers count rows from the bottom.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "read/lists.h"
#include "read/square_paths.h"
#include "read/tour_answers.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kLetters = 26;

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }
bool IsLower(char byte) { return byte >= 'a' && byte <= 'z'; }
bool IsUpper(char byte) { return byte >= 'A' && byte <= 'Z'; }
bool IsPastZ(char byte) { return byte >= '{' && byte <= '~'; }
bool IsPastUpperZ(char byte) { return byte >= '[' && byte <= '_'; }
bool IsLetter(char byte) { return IsLower(byte) || IsUpper(byte); }

// A name at the beginning of `rest`: the letters of its column, and then its digits.
struct Name {
  std::size_t letters = 0;
  std::size_t length = 0;  // 0: no name
  std::int64_t column = 0;
};

Name NameAt(std::string_view rest) {
  Name name;
  const char first = rest.front();
  const bool is_double = rest.size() >= 3 && (first == 'a' || first == 'A') && IsLetter(rest[1]) &&
                         IsLower(rest[1]) == IsLower(first);
  if (is_double) {
    name = {2, 0, kLetters + (rest[1] - (IsLower(rest[1]) ? 'a' : 'A')) + 1};
  } else if (IsLower(first) || IsPastZ(first)) {
    name = {1, 0, first - 'a' + 1};
  } else if (IsUpper(first) || IsPastUpperZ(first)) {
    name = {1, 0, first - 'A' + 1};
  } else {
    return name;
  }
  std::size_t end = name.letters;
  while (end < rest.size() && IsDigit(rest[end])) ++end;
  if (end > name.letters && end - name.letters <= 9) name.length = end;
  return name;
}

// Is the rest of a word names to its end? What follows the word is no letter and no digit.
bool IsWordOfNames(std::string_view rest) {
  while (!rest.empty() && IsLetter(rest.front())) {
    const Name name = NameAt(rest);
    if (name.length == 0) return false;
    rest.remove_prefix(name.length);
  }
  return true;
}

// Takes a name at the beginning of a word, or behind another one. A piece's letter may come before.
std::size_t TakeName(std::string_view line, std::size_t at, Entry& entry) {
  const bool is_glued = at > 0 && (IsDigit(line[at - 1]) || IsLetter(line[at - 1]));
  const std::string_view rest = line.substr(at);
  const bool has_piece = !is_glued && rest.size() >= 3 && IsUpper(rest[0]) && IsLower(rest[1]);
  const std::size_t piece = has_piece ? 1 : 0;
  const Name name = NameAt(rest.substr(piece));
  if (name.length == 0 || (!is_glued && !IsWordOfNames(rest.substr(piece)))) return 0;
  entry.word = rest.substr(piece, name.length);
  const auto row = ToCoordinate(entry.word.substr(name.letters));
  entry.first = row.value_or(0);
  entry.second = name.column;
  return piece + name.length;
}

// Punctuation names a column only where letters do not suffice.
bool HasOddColumns(const List& list) {
  std::int64_t odd = 0;
  bool has_last = false;
  for (const Entry& entry : list.entries) {
    if (entry.is_bad) continue;
    if (!IsLetter(entry.word.front())) ++odd;
    has_last = has_last || entry.second == kLetters;
  }
  return odd > 0 && (!has_last || 2 * odd > std::ssize(list.entries));
}

std::vector<Paths> FindNamedPaths(const Text& text, const TourRequest& request) {
  std::vector<List> lists = FindLists(text, {.take = TakeName, .numbers_are_labels = true});
  std::erase_if(lists, HasOddColumns);
  return ChoosePaths(std::move(lists), request, 1, false);
}

}  // namespace

std::vector<TourForm> DetectSquareNames(const Text& text, const TourRequest& request) {
  if (FindNamedPaths(text, request).empty()) return {};
  return {TourForm{.family = TourFamily::kSquareNames, .upwards = true}};
}

void ReadSquareNames(const Text& text, const TourForm& form, const TourRequest& request,
                     std::int64_t max_faults, Reading<TourAnswer>& reading) {
  AddPaths(text, form, request, FindNamedPaths(text, request), max_faults, reading);
}

}  // namespace onceover::read
