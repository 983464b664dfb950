#include "hamiltonian_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "check.h"
#include "knight_moves.h"

namespace onceover::solver {
namespace {

constexpr std::size_t Index(std::int32_t value) { return static_cast<std::size_t>(value); }

}  // namespace

Graph KnightGraph(std::int32_t rows, std::int32_t cols) {
  Graph graph(Index(rows) * Index(cols));
  for (std::int32_t row = 0; row < rows; ++row) {
    for (std::int32_t col = 0; col < cols; ++col) {
      for (const Move& move : kMoves) {
        const std::int32_t to_row = row + move.rows;
        const std::int32_t to_col = col + move.cols;
        if (to_row < 0 || to_row >= rows || to_col < 0 || to_col >= cols) continue;
        graph[Index(row * cols + col)].push_back(to_row * cols + to_col);
      }
    }
  }
  return graph;
}

HamiltonianSearch::HamiltonianSearch(const Graph& graph) : graph_(graph) {
  ONCEOVER_CHECK(!graph.empty());
  frames_.resize(graph.size());
}

HamiltonianSearch::End HamiltonianSearch::Run(const PathRequest& request, std::int64_t max_nodes,
                                              std::uint32_t seed) {
  Reset(request);
  random_.seed(seed);
  shuffle_ = seed != 0;
  if (max_nodes < 1) return End::kOutOfNodes;
  if (request_.closed && graph_.size() < 3) return End::kExhausted;
  const std::int64_t last_node = nodes_ + max_nodes;
  Visit(request_.start);
  if (request_.finish == request_.start && graph_.size() > 1) return End::kExhausted;
  if (!IsConnected()) return End::kExhausted;
  Expand(frames_[0].choices);
  while (!IsDone()) {
    std::vector<std::int32_t>& choices = frames_[path_.size() - 1].choices;
    if (choices.empty()) {
      if (path_.size() == 1) return End::kExhausted;
      Leave();
      continue;
    }
    if (nodes_ == last_node) return End::kOutOfNodes;
    const std::int32_t next = choices.back();
    choices.pop_back();
    Visit(next);
    frames_[path_.size() - 1].choices.clear();
    constexpr std::int64_t kConnectivityPeriod = 8;
    if (IsStuck() || (nodes_ % kConnectivityPeriod == 0 && !IsConnected())) continue;
    Expand(frames_[path_.size() - 1].choices);
  }
  return End::kFound;
}

void HamiltonianSearch::Reset(const PathRequest& request) {
  request_ = request;
  free_.assign(graph_.size(), 1);
  ways_.resize(graph_.size());
  for (std::size_t i = 0; i < graph_.size(); ++i) {
    ways_[i] = static_cast<std::int32_t>(graph_[i].size());
  }
  required_.assign(graph_.size(), {});
  for (const auto& [a, b] : request.required) {
    required_[Index(a)].push_back(b);
    required_[Index(b)].push_back(a);
  }
  path_.clear();
}

bool HamiltonianSearch::AreNeighbours(std::int32_t a, std::int32_t b) const {
  return std::ranges::find(graph_[Index(a)], b) != graph_[Index(a)].end();
}

// In a closed tour, the start stays one of the ways: the last vertex leads to it.
void HamiltonianSearch::Visit(std::int32_t vertex) {
  ++nodes_;
  const bool counts_on = request_.closed && path_.empty();
  path_.push_back(vertex);
  free_[Index(vertex)] = 0;
  if (counts_on) return;
  for (const std::int32_t other : graph_[Index(vertex)]) --ways_[Index(other)];
}

void HamiltonianSearch::Leave() {
  const std::int32_t vertex = path_.back();
  path_.pop_back();
  free_[Index(vertex)] = 1;
  for (const std::int32_t other : graph_[Index(vertex)]) ++ways_[Index(other)];
}

bool HamiltonianSearch::IsDone() const {
  if (path_.size() < graph_.size()) return false;
  if (request_.finish && path_.back() != *request_.finish) return false;
  if (request_.closed && !AreNeighbours(path_.back(), request_.start)) return false;
  return true;
}

// Has a neighbour of the square just left too few ways, now that it can be entered from elsewhere
// only?
bool HamiltonianSearch::IsStuck() const {
  if (path_.size() < 2) return false;
  const std::int32_t head = path_.back();
  int with_one_way = 0;
  for (const std::int32_t left : graph_[Index(path_[path_.size() - 2])]) {
    if (!IsFree(left)) continue;
    const int ways = Ways(left) + (AreNeighbours(left, head) ? 1 : 0);
    if (ways == 0) return true;
    if (ways > 1 || left == request_.finish) continue;
    if (request_.finish || request_.closed) return true;
    if (++with_one_way > 1) return true;
  }
  // With more to come, a closed tour needs a free vertex to return from.
  return request_.closed && path_.size() < graph_.size() && Ways(request_.start) == 0;
}

// Are the head and the free vertices connected?
bool HamiltonianSearch::IsConnected() {
  seen_.assign(graph_.size(), 0);
  queue_.assign(1, path_.back());
  for (std::size_t i = 0; i < queue_.size(); ++i) {
    for (const std::int32_t other : graph_[Index(queue_[i])]) {
      if (!IsFree(other) || seen_[Index(other)] != 0) continue;
      seen_[Index(other)] = 1;
      queue_.push_back(other);
    }
  }
  return queue_.size() == graph_.size() - path_.size() + 1;
}

bool HamiltonianSearch::IsRequired(std::int32_t a, std::int32_t b) const {
  const auto& wanted = required_[Index(a)];
  return std::ranges::find(wanted, b) != wanted.end();
}

// The required edges of the head that are still to be walked; -1 if there are more than it can
// have, or one that it cannot have any more.
int HamiltonianSearch::OpenRequirements() const {
  const std::int32_t head = path_.back();
  const std::int32_t before = path_.size() > 1 ? path_[path_.size() - 2] : head;
  int open = 0;
  for (const std::int32_t wanted : required_[Index(head)]) {
    if (wanted == before) continue;
    if (!IsFree(wanted)) return -1;
    ++open;
  }
  // One of two edges of a start may be the one that closes the tour.
  const int most = request_.closed && path_.size() == 1 ? 2 : 1;
  return open <= most ? open : -1;
}

// What to try from the head, the first one last.
void HamiltonianSearch::Expand(std::vector<std::int32_t>& choices) {
  choices.clear();
  const int requirements = OpenRequirements();
  if (requirements < 0) return;
  const std::int32_t head = path_.back();
  const bool is_last = path_.size() + 1 == graph_.size();
  for (const std::int32_t next : graph_[Index(head)]) {
    if (!IsFree(next) || (next == request_.finish && !is_last)) continue;
    const bool is_required = IsRequired(head, next);
    // Both edges of a vertex with two required ones are spoken for.
    const bool is_taken = required_[Index(next)].size() > 1;
    if (is_required || (requirements == 0 && !is_taken)) choices.push_back(next);
  }
  Order(choices);
}

void HamiltonianSearch::Order(std::vector<std::int32_t>& choices) {
  if (shuffle_) {
    for (std::size_t i = choices.size(); i > 1; --i) {
      std::swap(choices[i - 1], choices[random_() % i]);
    }
  } else {
    std::ranges::reverse(choices);
  }
  const auto has_more_ways = [&](std::int32_t a, std::int32_t b) { return Ways(a) > Ways(b); };
  std::ranges::stable_sort(choices, has_more_ways);
}

}  // namespace onceover::solver
