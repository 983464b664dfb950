// A text of numbers, and how its lines make up answers.
#ifndef ONCEOVER_READ_NUMBER_TABLE_H_
#define ONCEOVER_READ_NUMBER_TABLE_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// All numbers of an input. A word that is no number is a fault, and 0 stands in its place.
struct NumberTable {
  std::vector<std::int64_t> values;
  Places places;
  ReadFaults faults;  // Fault::index is the number of the value
  Position end;
};

// More words than this that are no numbers, and the input is no table: it is only counted on, so
// that a flood of garbage costs no memory.
inline constexpr std::int64_t kMaxBadWords = 1000;

// Reads all of `in`.
NumberTable ReadNumbers(std::istream& in);

// Does the input hold words, and no number among them, not even one that is too large or garbled?
bool HoldsOnlyWords(std::istream& in);

bool IsHopeless(const NumberTable& table);

// The number of squares of a board, the greatest number there is where it cannot be counted.
std::int64_t SquaresOf(const BoardSize& board);

// A run of a table's values that is one answer.
struct Block {
  std::int64_t first_value = 0;
  std::int64_t values = 0;
  BoardSize board;  // of a matrix: its rows and columns
  std::vector<Fault> ragged =
      {};  // lines of the wrong length, by their first value too many or last
};

// Splits a table into matrices: by the board where it is known (each board.rows lines of board.cols
// values, or any number of boards on one single line), else, and where that is no board, all of it
// is one.
std::vector<Block> SplitIntoMatrices(const NumberTable& table,
                                     const std::optional<BoardSize>& board);

// All lines of a table, each of which should hold `width` values.
Block BlockOfAllLines(const NumberTable& table, std::int64_t width);

// Splits a table into lists: one if it holds `length` values, else one a line.
std::vector<Block> SplitIntoLines(const NumberTable& table, std::int64_t length);

// Splits a table of `width` values a line into lists of entries: one if there are `length` lines,
// else at blank lines, and a run of 2, 3 ... times `length` lines is as many lists.
std::vector<Block> SplitIntoRuns(const NumberTable& table, std::int64_t width, std::int64_t length);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_NUMBER_TABLE_H_
