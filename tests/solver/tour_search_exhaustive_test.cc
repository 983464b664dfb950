// The search against a search that does nothing but the definition, on every board small enough for
// that: the same tour, or no tour, from every start.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "plain_rules.h"
#include "tour_search.h"

namespace onceover::solver {
namespace {

using Squares = std::vector<std::int32_t>;

// The squares a move away from each square, in the reference order.
std::vector<Squares> KnightGraph(std::int32_t rows, std::int32_t cols) {
  constexpr std::pair<int, int> kOrder[] = {{-2, -1}, {-2, 1}, {-1, 2}, {1, 2},
                                            {2, 1},   {2, -1}, {1, -2}, {-1, -2}};
  std::vector<Squares> graph(static_cast<std::size_t>(rows * cols));
  for (std::int32_t square = 0; square < rows * cols; ++square) {
    for (const auto& [down, right] : kOrder) {
      const std::int32_t row = square / cols + down;
      const std::int32_t col = square % cols + right;
      if (row < 0 || row >= rows || col < 0 || col >= cols) continue;
      graph[static_cast<std::size_t>(square)].push_back(row * cols + col);
    }
  }
  return graph;
}

// Depth first and recursive, in the reference order, without any pruning.
class PlainSearch {
 public:
  PlainSearch(std::int32_t rows, std::int32_t cols, bool closed)
      : graph_(KnightGraph(rows, cols)), cols_(cols), closed_(closed), taken_(graph_.size()) {}

  // The first tour, or nothing.
  Squares From(std::int32_t start) {
    path_ = {start};
    std::ranges::fill(taken_, char{0});
    taken_[Index(start)] = 1;
    return Extend() ? path_ : Squares{};
  }

 private:
  static std::size_t Index(std::int32_t square) { return static_cast<std::size_t>(square); }

  bool Extend() {
    if (path_.size() == graph_.size()) {
      return !closed_ || plain::IsKnightMove(cols_, path_.back(), path_.front());
    }
    for (const std::int32_t square : OrderedNext()) {
      if (square == kNone) break;
      path_.push_back(square);
      taken_[Index(square)] = 1;
      if (Extend()) return true;
      taken_[Index(square)] = 0;
      path_.pop_back();
    }
    return false;
  }

  // The free squares a move away from the head, as they are to be tried, up to kNone.
  std::array<std::int32_t, 9> OrderedNext() const {
    std::array<std::int32_t, 9> next;
    next.fill(kNone);
    std::size_t count = 0;
    for (int ways = 0; ways <= 8; ++ways) {
      for (const std::int32_t square : graph_[Index(path_.back())]) {
        if (!taken_[Index(square)] && FreeWays(square) == ways) next[count++] = square;
      }
    }
    return next;
  }

  std::int64_t FreeWays(std::int32_t square) const {
    const auto is_free = [this](std::int32_t other) { return !taken_[Index(other)]; };
    return std::ranges::count_if(graph_[Index(square)], is_free);
  }

  static constexpr std::int32_t kNone = -1;

  std::vector<Squares> graph_;
  std::int32_t cols_;
  bool closed_;
  std::vector<char> taken_;
  Squares path_;
};

constexpr std::int64_t kUnlimited = std::numeric_limits<std::int32_t>::max();

Squares FirstTour(TourSearch search, std::int32_t start) {
  const TourSearch::End end = search.Run(start, kUnlimited);
  EXPECT_NE(end, TourSearch::End::kOutOfNodes);
  return end == TourSearch::End::kFound ? std::move(search).TakeTour() : Squares{};
}

// Compares both searches from every start of a board; returns the number of starts.
int CompareStarts(std::int32_t rows, std::int32_t cols, bool closed) {
  PlainSearch plain_search(rows, cols, closed);
  const TourSearch fresh(rows, cols, closed);
  // A closed tour of one or two squares would have to come back by the same move.
  const bool too_short = closed && rows * cols < 3;
  for (std::int32_t start = 0; start < rows * cols; ++start) {
    const Squares expected = too_short ? Squares{} : plain_search.From(start);
    EXPECT_EQ(FirstTour(fresh, start), expected)
        << rows << "x" << cols << " from " << start << (closed ? ", closed" : "");
    EXPECT_TRUE(expected.empty() || plain::IsTour(rows, cols, closed, expected));
  }
  return rows * cols;
}

TEST(TourSearch, FindsTheSameFirstOpenTourAsWithoutPruning) {
  int starts = 0;
  for (std::int32_t rows = 1; rows <= 24; ++rows) {
    for (std::int32_t cols = 1; rows * cols <= 24; ++cols)
      starts += CompareStarts(rows, cols, false);
  }
  EXPECT_EQ(starts, 1196);
}

TEST(TourSearch, FindsTheSameFirstClosedTourAsWithoutPruning) {
  int starts = 0;
  for (std::int32_t rows = 1; rows <= 24; ++rows) {
    for (std::int32_t cols = 1; rows * cols <= 24; ++cols)
      starts += CompareStarts(rows, cols, true);
  }
  EXPECT_EQ(starts, 1196);
}

TEST(TourSearch, FindsTheSameFirstClosedTourOfThreeByTen) {
  EXPECT_EQ(CompareStarts(3, 10, true), 30);
  EXPECT_EQ(CompareStarts(10, 3, true), 30);
}

}  // namespace
}  // namespace onceover::solver
