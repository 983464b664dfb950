// The squares that are left, as a graph of Boost.Graph: what its components, colours and degrees
// exclude needs no search. The search itself cuts off where a square has too few ways left or the
// rest falls apart (hamiltonian_search.h).
#include "tour_blocked.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "hamiltonian_search.h"
#include "knight_moves.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "tour_ends.h"

namespace onceover::solver {
namespace {

using BoardGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

constexpr std::int32_t kBlocked = -1;

class Blocked {
 public:
  explicit Blocked(const TourProblem& problem) : problem_(problem) {
    vertices_.assign(static_cast<std::size_t>(problem.rows * problem.cols), 0);
    for (const Cell cell : problem.blocked) VertexAt(cell) = kBlocked;
    for (std::int64_t square = 0; square < problem.rows * problem.cols; ++square) {
      const Cell cell{square / problem.cols, square % problem.cols};
      if (VertexAt(cell) == kBlocked) continue;
      VertexAt(cell) = static_cast<std::int32_t>(cells_.size());
      cells_.push_back(cell);
    }
    board_ = BoardGraph(cells_.size());
    for (std::size_t vertex = 0; vertex < cells_.size(); ++vertex) AddMoves(vertex);
  }

  PlanResult Run(const Limits& limits) {
    if (const auto reason = ProveNone()) return Impossible{*reason};
    const Graph graph = Neighbours();
    HamiltonianSearch search(graph);
    std::vector<std::int32_t> starts = Starts();
    // Every start gets the same number of nodes, then again four times as many, and so on.
    for (std::int64_t slice = 2 * std::ssize(cells_) + 1000; !starts.empty(); slice *= 4) {
      std::vector<std::int32_t> undecided;
      for (const std::int32_t start : starts) {
        PathRequest request{.start = start, .closed = problem_.closed};
        if (problem_.finish) request.finish = VertexAt(*problem_.finish);
        const std::int64_t left = limits.max_nodes - search.nodes();
        switch (search.Run(request, std::min(slice, left), 0)) {
          case HamiltonianSearch::End::kFound:
            return PlanOfPath(search.path());
          case HamiltonianSearch::End::kOutOfNodes:
            if (search.nodes() >= limits.max_nodes) return GaveUp{search.nodes()};
            undecided.push_back(start);
            break;
          case HamiltonianSearch::End::kExhausted:
            break;
        }
      }
      starts = std::move(undecided);
    }
    return Impossible{Reason::kSearchExhausted};
  }

 private:
  std::int32_t& VertexAt(Cell cell) {
    return vertices_[static_cast<std::size_t>(cell.row * problem_.cols + cell.col)];
  }

  void AddMoves(std::size_t vertex) {
    for (unsigned move = 0; move < kMoves.size(); ++move) {
      const Cell to = After(cells_[vertex], move);
      const bool on_board =
          0 <= to.row && to.row < problem_.rows && 0 <= to.col && to.col < problem_.cols;
      if (!on_board || VertexAt(to) == kBlocked) continue;
      const auto other = static_cast<std::size_t>(VertexAt(to));
      if (vertex < other) boost::add_edge(vertex, other, board_);
    }
  }

  // What needs no search.
  std::optional<Reason> ProveNone() const {
    if (cells_.size() == 1) {
      return problem_.closed ? std::optional(Reason::kBlockedWays) : std::nullopt;
    }
    if (problem_.start && problem_.start == problem_.finish) return Reason::kEndsEqual;
    std::vector<int> component(cells_.size());
    if (boost::connected_components(board_, component.data()) > 1) return Reason::kBlockedApart;
    if (!ColoursFit()) return Reason::kBlockedColours;
    std::ptrdiff_t dead_ends = 0;
    for (std::size_t vertex = 0; vertex < cells_.size(); ++vertex) {
      if (boost::degree(vertex, board_) == 1) ++dead_ends;
    }
    if (dead_ends > (problem_.closed ? 0 : 2)) return Reason::kBlockedWays;
    return std::nullopt;
  }

  // A tour alternates between the colours: closed, it has as many squares of either; open, one
  // square more of the colour of both ends, or as many and ends of different colours.
  bool ColoursFit() const {
    const auto dark = std::ranges::count_if(cells_, IsDark);
    const std::int64_t more_dark = 2 * dark - std::ssize(cells_);
    if (problem_.closed) return more_dark == 0;
    if (more_dark < -1 || more_dark > 1) return false;
    const auto is_wrong = [&](const std::optional<Cell>& end) {
      return end && more_dark != 0 && IsDark(*end) != (more_dark > 0);
    };
    if (is_wrong(problem_.start) || is_wrong(problem_.finish)) return false;
    return more_dark != 0 || !problem_.start || !problem_.finish ||
           IsDark(*problem_.start) != IsDark(*problem_.finish);
  }

  Graph Neighbours() const {
    Graph graph(cells_.size());
    for (std::size_t vertex = 0; vertex < cells_.size(); ++vertex) {
      const auto [begin, end] = boost::adjacent_vertices(vertex, board_);
      for (auto it = begin; it != end; ++it) {
        graph[vertex].push_back(static_cast<std::int32_t>(*it));
      }
    }
    return graph;
  }

  // A closed tour can start anywhere; else squares with few ways first.
  std::vector<std::int32_t> Starts() {
    if (problem_.start) return {VertexAt(*problem_.start)};
    if (problem_.closed && !problem_.finish) return {0};
    std::vector<std::int32_t> starts(cells_.size());
    for (std::size_t i = 0; i < starts.size(); ++i) starts[i] = static_cast<std::int32_t>(i);
    const auto ways = [&](std::int32_t vertex) {
      return boost::degree(static_cast<std::size_t>(vertex), board_);
    };
    std::ranges::stable_sort(starts, {}, ways);
    return starts;
  }

  TourPlan PlanOfPath(const std::vector<std::int32_t>& path) const {
    LinkGrid grid(problem_.rows, problem_.cols);
    const auto cell = [&](std::size_t i) { return cells_[static_cast<std::size_t>(path[i])]; };
    for (std::size_t i = 1; i < path.size(); ++i) grid.Link(cell(i - 1), cell(i));
    TourPlan plan = PlanOfGrid(std::move(grid), cell(0));
    plan.squares = std::ssize(cells_);
    return plan;
  }

  const TourProblem& problem_;
  std::vector<std::int32_t> vertices_;  // of each square
  std::vector<Cell> cells_;             // of each vertex
  BoardGraph board_;
};

}  // namespace

bool IsBlockedRight(const TourProblem& problem) {
  const auto& blocked = problem.blocked;
  const auto is_off_board = [&](Cell cell) {
    return cell.row < 0 || cell.row >= problem.rows || cell.col < 0 || cell.col >= problem.cols;
  };
  const auto is_not_before = [](Cell cell, Cell next) {
    return std::pair(cell.row, cell.col) >= std::pair(next.row, next.col);
  };
  if (std::ranges::any_of(blocked, is_off_board)) return false;
  if (std::ranges::adjacent_find(blocked, is_not_before) != blocked.end()) return false;
  const auto is_blocked = [&](const std::optional<Cell>& end) {
    return end && std::ranges::find(blocked, *end) != blocked.end();
  };
  if (is_blocked(problem.start) || is_blocked(problem.finish)) return false;
  return std::ssize(blocked) % problem.cols != 0 ||
         std::ssize(blocked) / problem.cols != problem.rows;
}

PlanResult SearchBlocked(const TourProblem& problem, const Limits& limits) {
  constexpr std::int64_t kBytes = 200;
  constexpr std::int64_t kMaxSquares = std::numeric_limits<std::int32_t>::max();
  const std::int64_t most = std::min(limits.max_memory / kBytes, kMaxSquares);
  if (problem.rows > most / problem.cols) return Refusal::kMemory;
  if (problem.rows * problem.cols - std::ssize(problem.blocked) > limits.max_nodes) return GaveUp{};
  return Blocked(problem).Run(limits);
}

}  // namespace onceover::solver
