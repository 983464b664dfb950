// Lists of squares in a text, among whatever else people print.
#ifndef ONCEOVER_READ_LISTS_H_
#define ONCEOVER_READ_LISTS_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/text.h"

namespace onceover::read {

// An entry of a list: the word that is a square, and the one or two numbers that it says.
struct Entry {
  std::string_view word;
  std::int64_t first = 0;
  std::int64_t second = 0;
  bool is_bad = false;  // a word in the middle of a list that is no entry
};

struct List {
  std::vector<Entry> entries;
  std::vector<std::size_t> lines;   // the entries that begin a line
  std::vector<std::size_t> breaks;  // the entries after a blank line
  std::string_view cut;             // "..." if the list was cut there
  bool is_labelled = false;         // other words stand on its lines
};

// Takes the entry that begins at `at` in the line; returns its length, 0 if there is none. It is
// asked at the beginning of a word and just behind an entry.
using TakeEntry = std::function<std::size_t(std::string_view line, std::size_t at, Entry& entry)>;

struct ListStyle {
  TakeEntry take;
  bool numbers_are_labels = false;  // numbers that are no entries count lines or moves
};

// The lists of a text, in its order. Blanks, punctuation and arrows separate entries; a number
// before `.`, `:` or `)` counts them. A line that holds other words as well belongs to the list of
// the line before it only if the words are the same ("move 2 to b3"), or if it is the first line.
std::vector<List> FindLists(const Text& text, const ListStyle& style);

// Makes one path of moves: `a1 - c2`, `c2 - e1` ... say every square but the ends twice.
void JoinMoves(List& list);

// Part of a list that is one answer.
struct ListPart {
  std::size_t from = 0;
  std::size_t to = 0;
};

// Cuts a list into answers of `length` entries: at blank lines, at lines, or evenly, as fits; it is
// one answer if nothing does.
std::vector<ListPart> SplitList(const List& list, std::int64_t length);

// What the two numbers of an entry say, as a square counted from the top left.
using ToSquare = std::function<Cell(const Entry& entry, const BoardSize& board)>;

// Adds an answer that is a path: one value and one square an entry.
void AddPath(const Text& text, const TourRequest& request, const List& list, const ListPart& part,
             const BoardSize& shown, const ToSquare& to_square, std::int64_t max_faults,
             Reading<TourAnswer>& reading);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LISTS_H_
