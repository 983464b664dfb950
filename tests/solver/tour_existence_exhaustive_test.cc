// The theorems against the search on every small board, and against a table that was computed by
// exhaustive dynamic programming.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "onceover/certificate.h"
#include "tour_existence.h"
#include "tour_search.h"

namespace onceover::solver {
namespace {

using Starts = std::set<std::pair<std::int64_t, std::int64_t>>;

constexpr std::int64_t kMaxNodes = 100'000'000;

bool SearchFinds(std::int32_t rows, std::int32_t cols, bool closed, std::int32_t start) {
  TourSearch search(rows, cols, closed);
  const TourSearch::End end = search.Run(start, kMaxNodes);
  EXPECT_NE(end, TourSearch::End::kOutOfNodes) << rows << "x" << cols << " from " << start;
  return end == TourSearch::End::kFound;
}

// Compares all starts of one board; returns how many there are.
int CompareBoard(std::int32_t rows, std::int32_t cols) {
  bool any_open = false;
  for (std::int32_t start = 0; start < rows * cols; ++start) {
    const Cell cell{start / cols, start % cols};
    const bool has_open = SearchFinds(rows, cols, false, start);
    any_open = any_open || has_open;
    EXPECT_EQ(!ProveNoOpenTourFrom(rows, cols, cell), has_open)
        << rows << "x" << cols << " from " << start;
    EXPECT_EQ(!ProveNoClosedTour(rows, cols), SearchFinds(rows, cols, true, start))
        << rows << "x" << cols << " from " << start << ", closed";
  }
  EXPECT_EQ(!ProveNoOpenTour(rows, cols), any_open) << rows << "x" << cols;
  return rows * cols;
}

TEST(TourExistence, AgreesWithTheSearchOnEverySmallBoard) {
  int starts = 0;
  for (std::int32_t rows = 1; rows <= 30; ++rows) {
    for (std::int32_t cols = 1; rows * cols <= 30; ++cols) starts += CompareBoard(rows, cols);
  }
  EXPECT_EQ(starts, 1949);
}

TEST(TourExistence, AgreesWithTheSearchOnNarrowBoards) {
  int starts = 0;
  for (std::int32_t cols = 11; cols <= 14; ++cols) starts += CompareBoard(3, cols);
  for (std::int32_t cols = 8; cols <= 9; ++cols) starts += CompareBoard(4, cols);
  EXPECT_EQ(starts, 3 * (11 + 12 + 13 + 14) + 4 * (8 + 9));
}

// One line of the table: m n closed count starts count starts-with-none.
struct Row {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  bool has_closed = false;
  std::size_t good_starts = 0;
  Starts bad_starts;
};

Row ParseRow(const std::string& line) {
  std::istringstream in(line);
  Row row;
  std::string closed;
  std::string closed_count;
  std::string open_count;
  in >> row.rows >> row.cols >> closed >> closed_count >> row.good_starts >> open_count;
  row.has_closed = closed == "yes";
  std::int64_t start_row = 0;
  std::int64_t start_col = 0;
  char comma = 0;
  while (in >> start_row >> comma >> start_col) row.bad_starts.emplace(start_row, start_col);
  return row;
}

Starts StartsWithoutTour(std::int64_t rows, std::int64_t cols) {
  Starts result;
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) {
      if (ProveNoOpenTourFrom(rows, cols, {row, col})) result.emplace(row, col);
    }
  }
  return result;
}

void CompareRow(const Row& row) {
  const std::string name = std::to_string(row.rows) + "x" + std::to_string(row.cols);
  EXPECT_EQ(!ProveNoClosedTour(row.rows, row.cols), row.has_closed) << name;
  EXPECT_EQ(!ProveNoClosedTour(row.cols, row.rows), row.has_closed) << name;
  EXPECT_EQ(!ProveNoOpenTour(row.rows, row.cols), row.good_starts > 0) << name;
  EXPECT_EQ(StartsWithoutTour(row.rows, row.cols), row.bad_starts) << name;
  Starts turned;
  for (const auto& [start_row, start_col] : row.bad_starts) turned.emplace(start_col, start_row);
  EXPECT_EQ(StartsWithoutTour(row.cols, row.rows), turned) << name;
}

TEST(TourExistence, AgreesWithTheTableOfExhaustiveCounts) {
  std::ifstream table(ONCEOVER_VECTORS "/theory/tours-existence.tsv");
  ASSERT_TRUE(table.is_open());
  int rows = 0;
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#') || line.starts_with('m')) continue;
    const Row row = ParseRow(line);
    ASSERT_EQ(row.good_starts + row.bad_starts.size(),
              static_cast<std::size_t>(row.rows * row.cols))
        << line;
    CompareRow(row);
    ++rows;
  }
  EXPECT_EQ(rows, 53);
}

}  // namespace
}  // namespace onceover::solver
