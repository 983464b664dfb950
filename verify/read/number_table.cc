#include "read/number_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "read/tokenizer.h"
#include "read/value.h"

namespace onceover::read {
namespace {

std::int64_t LineCount(const NumberTable& table) { return std::ssize(table.places.Lines()); }

// The number of the first value of a line; for the line after the last, the number of all values.
std::int64_t FirstValue(const NumberTable& table, std::int64_t line) {
  if (line == LineCount(table)) return table.places.Count();
  return table.places.Lines()[static_cast<std::size_t>(line)].first_value;
}

std::int64_t LineLength(const NumberTable& table, std::int64_t line) {
  return FirstValue(table, line + 1) - FirstValue(table, line);
}

// Is there a blank line before this line that holds values, which is not the first?
bool IsAfterBlankLine(const NumberTable& table, std::int64_t line) {
  const auto lines = table.places.Lines();
  const auto index = static_cast<std::size_t>(line);
  return lines[index].number > lines[index - 1].number + 1;
}

// The block of lines `from` up to but not including `to`, each of which should hold `width` values.
Block BlockOfLines(const NumberTable& table, std::int64_t from, std::int64_t to,
                   std::int64_t width) {
  Block block{.first_value = FirstValue(table, from),
              .values = FirstValue(table, to) - FirstValue(table, from),
              .board = {to - from, width}};
  for (std::int64_t line = from; line < to; ++line) {
    const std::int64_t length = LineLength(table, line);
    if (length == width) continue;
    const std::int64_t at = FirstValue(table, line) + std::min(length - 1, width);
    block.ragged.push_back(
        {.rule = Rule::kRaggedRow, .index = at, .expected = width, .found = length});
  }
  return block;
}

// One line that holds the values of any number of boards, row after row.
std::vector<Block> SplitSingleLine(const NumberTable& table, const BoardSize& board) {
  const std::int64_t squares = SquaresOf(board);
  const std::int64_t all = table.places.Count();
  if (all % squares != 0) return {{.first_value = 0, .values = all, .board = board}};
  std::vector<Block> blocks;
  for (std::int64_t first = 0; first < all; first += squares) {
    blocks.push_back({.first_value = first, .values = squares, .board = board});
  }
  return blocks;
}

}  // namespace

NumberTable ReadNumbers(std::istream& in) {
  NumberTable table;
  Tokenizer tokens(in);
  bool is_hopeless = false;
  while (const auto token = tokens.Next()) {
    auto parsed = ParseValue(*token);
    if (auto* fault = std::get_if<ReadFault>(&parsed)) {
      table.faults.Add(std::move(*fault), kMaxBadWords);
      is_hopeless = is_hopeless || IsHopeless(table);
    }
    if (is_hopeless) continue;
    const auto* value = std::get_if<std::int64_t>(&parsed);
    table.values.push_back(value != nullptr ? *value : 0);
    table.places.Add(token->at, token->length);
  }
  table.end = tokens.End();
  return table;
}

bool HoldsOnlyWords(std::istream& in) {
  Tokenizer tokens(in);
  std::int64_t words = 0;
  while (const auto token = tokens.Next()) {
    const auto parsed = ParseValue(*token);
    const auto* fault = std::get_if<ReadFault>(&parsed);
    if (fault == nullptr || fault->fault.rule != Rule::kNotANumber) return false;
    ++words;
  }
  return words > 0;
}

bool IsHopeless(const NumberTable& table) {
  const auto& counts = table.faults.counts;
  return std::accumulate(counts.begin(), counts.end(), std::int64_t{0}) > kMaxBadWords;
}

std::int64_t SquaresOf(const BoardSize& board) {
  constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
  if (board.rows < 1 || board.cols < 1 || board.rows > kMax / board.cols) return kMax;
  return board.rows * board.cols;
}

Block BlockOfAllLines(const NumberTable& table, std::int64_t width) {
  return BlockOfLines(table, 0, LineCount(table), width);
}

std::vector<Block> SplitIntoMatrices(const NumberTable& table,
                                     const std::optional<BoardSize>& board) {
  const std::int64_t lines = LineCount(table);
  if (!board || board->rows < 1 || board->cols < 1) {
    return {BlockOfLines(table, 0, lines, LineLength(table, 0))};
  }
  if (lines == 1 && board->rows > 1) return SplitSingleLine(table, *board);
  std::vector<Block> blocks;
  for (std::int64_t from = 0; from < lines;) {
    const std::int64_t to = from + std::min(board->rows, lines - from);
    blocks.push_back(BlockOfLines(table, from, to, board->cols));
    blocks.back().board = *board;
    from = to;
  }
  return blocks;
}

std::vector<Block> SplitIntoLines(const NumberTable& table, std::int64_t length) {
  const std::int64_t all = table.places.Count();
  if (all == length) return {{.first_value = 0, .values = all, .board = {}}};
  std::vector<Block> blocks;
  for (std::int64_t line = 0; line < LineCount(table); ++line) {
    blocks.push_back(
        {.first_value = FirstValue(table, line), .values = LineLength(table, line), .board = {}});
  }
  return blocks;
}

std::vector<Block> SplitIntoRuns(const NumberTable& table, std::int64_t width,
                                 std::int64_t length) {
  const std::int64_t lines = LineCount(table);
  if (lines == length) return {BlockOfAllLines(table, width)};
  std::vector<Block> blocks;
  for (std::int64_t from = 0; from < lines;) {
    std::int64_t to = from + 1;
    while (to < lines && !IsAfterBlankLine(table, to)) ++to;
    const std::int64_t lists = (to - from) % length == 0 ? (to - from) / length : 1;
    const std::int64_t lines_each = (to - from) / lists;
    for (; from < to; from += lines_each) {
      blocks.push_back(BlockOfLines(table, from, from + lines_each, width));
    }
  }
  return blocks;
}

}  // namespace onceover::read
