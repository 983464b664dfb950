#include "hamiltonian_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "plain_rules.h"

namespace onceover::solver {
namespace {

using End = HamiltonianSearch::End;

// All paths from `path` on, by trying everything; true if one is found.
bool TryAll(const Graph& graph, const PathRequest& request, std::vector<std::int32_t>& path) {
  const auto are_neighbours = [&](std::int32_t a, std::int32_t b) {
    return std::ranges::count(graph[static_cast<std::size_t>(a)], b) > 0;
  };
  if (path.size() == graph.size()) {
    if (request.finish && path.back() != *request.finish) return false;
    if (request.closed && !are_neighbours(path.back(), path.front())) return false;
    return std::ranges::all_of(request.required, [&](const auto& edge) {
      const auto a = std::ranges::find(path, edge.first) - path.begin();
      const auto b = std::ranges::find(path, edge.second) - path.begin();
      const auto last = std::ssize(path) - 1;
      return std::abs(a - b) == 1 || (request.closed && std::abs(a - b) == last);
    });
  }
  for (const std::int32_t next : graph[static_cast<std::size_t>(path.back())]) {
    if (std::ranges::count(path, next) > 0) continue;
    path.push_back(next);
    if (TryAll(graph, request, path)) return true;
    path.pop_back();
  }
  return false;
}

// Returns whether there is a path.
bool Compare(const Graph& graph, const PathRequest& request, std::uint32_t seed) {
  std::vector<std::int32_t> path = {request.start};
  const bool exists = TryAll(graph, request, path);
  HamiltonianSearch search(graph);
  EXPECT_EQ(search.Run(request, 10'000'000, seed) == End::kFound, exists);
  if (!exists) return false;
  std::vector<std::int32_t> found = search.path();
  EXPECT_EQ(found.front(), request.start);
  EXPECT_TRUE(TryAll(graph, request, found));  // complete: only its edges are judged
  std::ranges::sort(found);
  EXPECT_TRUE(std::ranges::adjacent_find(found) == found.end());
  return true;
}

TEST(HamiltonianSearch, AgreesWithTryingEverything) {
  int found = 0;
  int runs = 0;
  for (const auto& [rows, cols] : {std::pair{3, 4}, {3, 5}, {4, 4}, {1, 1}, {1, 2}, {3, 3}}) {
    const Graph graph = KnightGraph(rows, cols);
    for (std::int32_t start = 0; start < rows * cols; ++start) {
      found += Compare(graph, {.start = start}, 0) ? 1 : 0;
      ++runs;
      for (std::int32_t finish = 0; finish < rows * cols; ++finish) {
        found += Compare(graph, {.start = start, .finish = finish}, 5) ? 1 : 0;
        ++runs;
      }
    }
  }
  EXPECT_EQ(runs, 12 * 13 + 15 * 16 + 16 * 17 + 1 * 2 + 2 * 3 + 9 * 10);
  // 3x4 has 16 tours, between 14 pairs of ends; a single square is the tour it begins and ends.
  EXPECT_EQ(found, 6 + 14 + 2);
}

// A graph that is no board: a wheel, whose hub has a way to everywhere.
TEST(HamiltonianSearch, KnowsNothingOfBoards) {
  Graph wheel(7);
  for (std::int32_t i = 0; i < 6; ++i) {
    wheel[static_cast<std::size_t>(i)] = {(i + 1) % 6, (i + 5) % 6, 6};
    wheel[6].push_back(i);
  }
  for (std::int32_t start = 0; start < 7; ++start) {
    for (const bool closed : {false, true}) {
      EXPECT_TRUE(Compare(wheel, {.start = start, .closed = closed}, 0));
      for (std::int32_t a = 0; a < 6; ++a) {
        Compare(wheel, {.start = start, .closed = closed, .required = {{a, 6}, {6, (a + 2) % 6}}},
                3);
        Compare(wheel, {.start = start, .closed = closed, .required = {{a, (a + 1) % 6}, {a, 6}}},
                0);
      }
    }
  }
}

TEST(HamiltonianSearch, ObeysItsBudget) {
  const Graph graph = KnightGraph(6, 6);
  HamiltonianSearch search(graph);
  EXPECT_EQ(search.Run({.start = 0, .closed = true}, 20), End::kOutOfNodes);
  EXPECT_EQ(search.nodes(), 20);
  EXPECT_EQ(search.Run({.start = 0}, 0), End::kOutOfNodes);
}

}  // namespace
}  // namespace onceover::solver
