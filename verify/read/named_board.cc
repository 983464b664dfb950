// Tours in names of squares that somebody made up: a board of all names, then the path in them.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "read/lists.h"
#include "read/number_table.h"
#include "read/square_paths.h"
#include "read/tour_readers.h"

namespace onceover::read {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f,|;";
constexpr std::size_t kLongestName = 8;
constexpr std::size_t kSmallestSide = 3;

using Row = std::vector<std::string_view>;

// The words of a line, nothing if one of them is no name: a letter first, a few letters and digits.
Row NamesOf(std::string_view line) {
  Row names;
  for (std::size_t at = 0; at < line.size();) {
    at = line.find_first_not_of(kBlanks, at);
    if (at == std::string_view::npos) break;
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    const std::string_view name = line.substr(at, end - at);
    const auto is_letter = [](char byte) {
      return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    };
    const auto is_plain = [&](char byte) {
      return is_letter(byte) || (byte >= '0' && byte <= '9');
    };
    if (name.size() > kLongestName || !is_letter(name.front()) ||
        !std::ranges::all_of(name, is_plain)) {
      return {};
    }
    names.push_back(name);
    at = end;
  }
  return names;
}

// A board of names: where each one is, and the first line after it.
struct NamedBoard {
  std::map<std::string_view, Cell> cells;
  BoardSize size;
  std::size_t next_line = 0;
};

// Names to squares, if the rows are a board on which no name comes twice.
std::optional<NamedBoard> ToBoard(const std::vector<Row>& rows, std::size_t next_line) {
  if (rows.size() < kSmallestSide) return std::nullopt;
  NamedBoard board{
      .cells = {}, .size = {std::ssize(rows), std::ssize(rows.front())}, .next_line = next_line};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t col = 0; col < rows[row].size(); ++col) {
      const Cell cell{static_cast<std::int64_t>(row), static_cast<std::int64_t>(col)};
      if (!board.cells.emplace(rows[row][col], cell).second) return std::nullopt;
    }
  }
  return board;
}

// The first board of names: lines of as many names each, blank lines between them do not count.
std::optional<NamedBoard> FindNamedBoard(const Text& text) {
  std::vector<Row> rows;
  for (std::size_t line = 0; line < text.LineCount(); ++line) {
    const std::string_view whole = text.Line(line);
    if (whole.find_first_not_of(kBlanks) == std::string_view::npos) continue;
    Row row = NamesOf(whole);
    const bool goes_on = !rows.empty() && row.size() == rows.front().size();
    if (!goes_on) {
      if (auto board = ToBoard(rows, line)) return board;
      rows.clear();
    }
    if (row.size() >= kSmallestSide) rows.push_back(std::move(row));
  }
  return std::nullopt;
}

// The paths after the board.
std::vector<Paths> FindOwnPaths(const Text& text, const TourRequest& request) {
  const auto board = FindNamedBoard(text);
  if (!board) return {};
  const char* const begin = text.Line(board->next_line).data();
  const TakeEntry take = [&](std::string_view line, std::size_t at, Entry& entry) -> std::size_t {
    if (line.data() < begin || kBlanks.find(line[at]) != std::string_view::npos) return 0;
    const std::size_t end = line.find_first_of(" \t\r,;|.:->()[]{}\"'", at);
    const std::string_view word = line.substr(at, end == std::string_view::npos ? end : end - at);
    if (word.size() > kLongestName) return 0;
    const auto found = board->cells.find(word);
    if (found == board->cells.end()) return 0;
    entry = {.word = word, .first = found->second.row, .second = found->second.col};
    return word.size();
  };
  TourRequest on_board = request;
  if (!request.board) on_board.board = board->size;
  std::vector<List> lists = FindLists(text, {.take = take, .numbers_are_labels = true});
  std::erase_if(lists, [](const List& list) { return list.entries.size() < 2; });
  return ChoosePaths(std::move(lists), on_board, 0, false);
}

}  // namespace

std::vector<TourForm> DetectNamedBoard(const Text& text, const TourRequest& request) {
  if (FindOwnPaths(text, request).empty()) return {};
  return {TourForm{.family = TourFamily::kNamedBoard, .coordinate_base = 0}};
}

void ReadNamedBoard(const Text& text, const TourForm& form, const TourRequest& request,
                    std::int64_t max_faults, Reading<TourAnswer>& reading) {
  AddPaths(text, form, request, FindOwnPaths(text, request), max_faults, reading);
}

}  // namespace onceover::read
