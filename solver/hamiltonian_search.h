// Exact search for a Hamiltonian path or cycle of a small graph.
#ifndef ONCEOVER_SOLVER_HAMILTONIAN_SEARCH_H_
#define ONCEOVER_SOLVER_HAMILTONIAN_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace onceover::solver {

// Neighbours of every vertex; undirected, without loops, each edge once at either end.
using Graph = std::vector<std::vector<std::int32_t>>;

// The knight's moves of a rows x cols board; vertex row * cols + col.
Graph KnightGraph(std::int32_t rows, std::int32_t cols);

// What is asked of the path. `required` are edges it must use.
struct PathRequest {
  std::int32_t start = 0;
  std::optional<std::int32_t> finish = std::nullopt;
  bool closed = false;  // the last vertex is a neighbour of the start
  std::vector<std::pair<std::int32_t, std::int32_t>> required = {};
};

// Depth first, a neighbour with the fewest free neighbours first, among equals the one listed first
// or, with a seed, any. A branch is cut off where a free vertex has fewer than two ways (one, if
// the path may end there), and where the free vertices are not connected. Nothing else is cut off:
// an exhausted search is a proof.
class HamiltonianSearch {
 public:
  enum class End : std::uint8_t { kFound, kExhausted, kOutOfNodes };

  // The graph must outlive the search.
  explicit HamiltonianSearch(const Graph& graph);

  // Tries at most max_nodes vertices, some 0.2 us each. Seed 0 means none. Any number of runs.
  End Run(const PathRequest& request, std::int64_t max_nodes, std::uint32_t seed = 0);

  // The vertices of the latest path after kFound.
  const std::vector<std::int32_t>& path() const { return path_; }

  // Vertices tried by all runs together.
  std::int64_t nodes() const { return nodes_; }

 private:
  struct Frame {
    std::vector<std::int32_t> choices;  // the next one last
  };

  void Reset(const PathRequest& request);
  void Visit(std::int32_t vertex);
  void Leave();
  bool IsStuck() const;
  bool IsConnected();
  bool IsRequired(std::int32_t a, std::int32_t b) const;
  int OpenRequirements() const;
  bool IsDone() const;
  void Expand(std::vector<std::int32_t>& choices);
  void Order(std::vector<std::int32_t>& choices);
  int Ways(std::int32_t vertex) const { return ways_[static_cast<std::size_t>(vertex)]; }
  bool IsFree(std::int32_t vertex) const { return free_[static_cast<std::size_t>(vertex)] != 0; }
  bool AreNeighbours(std::int32_t a, std::int32_t b) const;

  const Graph& graph_;
  PathRequest request_;
  std::vector<std::vector<std::int32_t>> required_;
  std::vector<std::uint8_t> free_;
  std::vector<std::int32_t> ways_;  // free neighbours of each vertex; a start to return to is one
  std::vector<std::int32_t> path_;
  std::vector<Frame> frames_;
  std::vector<std::uint8_t> seen_;
  std::vector<std::int32_t> queue_;
  std::mt19937 random_;
  bool shuffle_ = false;
  std::int64_t nodes_ = 0;
};

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_HAMILTONIAN_SEARCH_H_
