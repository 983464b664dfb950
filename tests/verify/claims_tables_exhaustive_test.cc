// DecideTiling and DecideTour against every row of the tables in tests/vectors/theory, both ways
// up.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover {
namespace {

Decision Expected(bool exists) { return exists ? Decision::kExists : Decision::kNone; }

// The fields of every line of a table but of those that begin with `#`.
std::vector<std::vector<std::string>> ReadTable(const std::string& name) {
  std::ifstream file(ONCEOVER_TEST_VECTORS "/theory/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, '\t');) fields.push_back(field);
    fields.resize(8);
    rows.push_back(fields);
  }
  return rows;
}

// Squares in any of the forms `(0,1)(2,3)` and `0,1 2,3`.
std::vector<Cell> ReadCells(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c < '0' || c > '9'; }, ' ');
  std::istringstream numbers(text);
  std::vector<Cell> cells;
  Cell cell;
  while (numbers >> cell.row >> cell.col) cells.push_back(cell);
  return cells;
}

bool Contains(const std::vector<Cell>& cells, Cell cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

std::optional<Cell> Turned(const std::optional<Cell>& cell) {
  if (!cell) return std::nullopt;
  return Cell{cell->col, cell->row};
}

void ExpectTiling(std::int64_t rows, std::int64_t cols, const Missing& missing, bool exists) {
  Missing turned = missing;
  if (const Cell* cell = std::get_if<Cell>(&missing)) turned = Cell{cell->col, cell->row};
  EXPECT_EQ(DecideTiling({rows, cols, missing}).decision, Expected(exists));
  EXPECT_EQ(DecideTiling({cols, rows, turned}).decision, Expected(exists));
}

TEST(ClaimsTables, HoldEveryTilingBoard) {
  int full = 0;
  int deficient = 0;
  std::int64_t squares = 0;
  std::int64_t bad_squares = 0;
  for (const auto& fields : ReadTable("tilings-existence.tsv")) {
    const std::int64_t rows = std::stoll(fields[1]);
    const std::int64_t cols = std::stoll(fields[2]);
    SCOPED_TRACE(testing::Message() << fields[0] << ' ' << rows << " x " << cols);
    if (fields[0] == "full") {
      ExpectTiling(rows, cols, NoneMissing{}, fields[3] == "yes");
      ++full;
      continue;
    }
    ASSERT_EQ(fields[0], "deficient");
    const std::vector<Cell> bad = ReadCells(fields[4]);
    const bool all_bad = fields[4] == "all";
    for (std::int64_t square = 0; square < rows * cols; ++square) {
      const Cell missing{square / cols, square % cols};
      ExpectTiling(rows, cols, missing, !all_bad && !Contains(bad, missing));
    }
    const std::int64_t good = all_bad ? 0 : rows * cols - std::ssize(bad);
    EXPECT_EQ(fields[3], std::to_string(good) + '/' + std::to_string(rows * cols));
    ExpectTiling(rows, cols, MissingAnywhere{}, good > 0);
    squares += rows * cols;
    bad_squares += rows * cols - good;
    ++deficient;
  }
  EXPECT_EQ(full, 158);
  EXPECT_EQ(deficient, 76);
  EXPECT_EQ(squares, 8497);
  EXPECT_EQ(bad_squares, 244);
}

void ExpectTour(const TourProblem& problem, bool exists) {
  TourProblem turned = problem;
  std::swap(turned.rows, turned.cols);
  turned.start = Turned(problem.start);
  turned.finish = Turned(problem.finish);
  EXPECT_EQ(DecideTour(problem).decision, Expected(exists));
  EXPECT_EQ(DecideTour(turned).decision, Expected(exists));
}

TEST(ClaimsTables, HoldEveryTourBoard) {
  int boards = 0;
  int starts = 0;
  int good_starts = 0;
  for (const auto& fields : ReadTable("tours-existence.tsv")) {
    if (fields[0] == "m") continue;
    const std::int64_t rows = std::stoll(fields[0]);
    const std::int64_t cols = std::stoll(fields[1]);
    SCOPED_TRACE(testing::Message() << rows << " x " << cols);
    const bool is_closed = fields[2] == "yes";
    const std::vector<Cell> none = ReadCells(fields[6]);
    EXPECT_EQ(std::to_string(rows * cols - std::ssize(none)), fields[4]);
    ExpectTour({rows, cols}, std::ssize(none) < rows * cols);
    ExpectTour({.rows = rows, .cols = cols, .closed = true}, is_closed);
    for (std::int64_t square = 0; square < rows * cols; ++square) {
      const Cell end{square / cols, square % cols};
      const bool exists = !Contains(none, end);
      ExpectTour({.rows = rows, .cols = cols, .start = end}, exists);
      ExpectTour({.rows = rows, .cols = cols, .finish = end}, exists);
      ExpectTour({.rows = rows, .cols = cols, .start = end, .closed = true}, is_closed);
      good_starts += exists ? 1 : 0;
      ++starts;
    }
    ++boards;
  }
  EXPECT_EQ(boards, 53);
  EXPECT_EQ(starts, 1590);
  EXPECT_EQ(good_starts, 970);
}

// The pairs of ends of one board: from each start, the finishes no tour reaches though their colour
// allows it. A start that is not listed reaches all of them.
struct PairRow {
  std::int64_t rows;
  std::int64_t cols;
  Cell start;
  std::vector<Cell> none;
};

// Holds every finish against the row, in all symmetric positions and both directions.
void ExpectPairs(const PairRow& row, int& pairs) {
  const auto mirrored = [&row](Cell cell, int way) {
    if ((way & 1) != 0) cell.row = row.rows - 1 - cell.row;
    if ((way & 2) != 0) cell.col = row.cols - 1 - cell.col;
    return cell;
  };
  for (std::int64_t square = 0; square < row.rows * row.cols; ++square) {
    const Cell finish{square / row.cols, square % row.cols};
    const bool is_even = row.rows * row.cols % 2 == 0;
    const bool is_same_colour = (finish.row + finish.col + row.start.row + row.start.col) % 2 == 0;
    const bool exists =
        finish != row.start && is_same_colour != is_even && !Contains(row.none, finish);
    for (int way = 0; way < 4; ++way) {
      const Cell one = mirrored(row.start, way);
      const Cell other = mirrored(finish, way);
      ExpectTour({row.rows, row.cols, one, other}, exists);
      ExpectTour({row.rows, row.cols, other, one}, exists);
    }
    ++pairs;
  }
}

TEST(ClaimsTables, HoldEveryPairOfEnds) {
  std::vector<PairRow> table;
  for (const auto& fields : ReadTable("tours-pair-exceptions.tsv")) {
    if (fields[0] == "m") continue;
    table.push_back({std::stoll(fields[0]), std::stoll(fields[1]), ReadCells(fields[2])[0],
                     ReadCells(fields[3])});
  }
  int pairs = 0;
  for (const PairRow& row : table) {
    SCOPED_TRACE(testing::Message() << row.rows << " x " << row.cols << " from " << row.start.row
                                    << ',' << row.start.col);
    ExpectPairs(row, pairs);
  }
  EXPECT_EQ(table.size(), 214U);
  EXPECT_EQ(pairs, 9367);
}

}  // namespace
}  // namespace onceover
