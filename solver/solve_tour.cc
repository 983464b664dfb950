// From a tour problem to its answer: what can be handled, what a theorem excludes, and the search.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "tour_existence.h"
#include "tour_search.h"

namespace onceover {
namespace {

using solver::TourSearch;

// Makes an answer of how the search has ended.
TourResult Answer(const TourProblem& problem, TourSearch::End end, TourSearch& search) {
  switch (end) {
    case TourSearch::End::kFound:
      return Tour{problem.rows, problem.cols, problem.closed, std::move(search).TakeTour()};
    case TourSearch::End::kExhausted:
      return Impossible{Reason::kSearchExhausted};
    case TourSearch::End::kOutOfNodes:
      break;
  }
  return GaveUp{search.nodes()};
}

// The starts that may still have a tour, and how to go on with them.
class AnyStart {
 public:
  AnyStart(const TourProblem& problem, TourSearch& search)
      : problem_(problem), search_(search), squares_(problem.rows * problem.cols) {
    exhausted_.resize(static_cast<std::size_t>(squares_));
  }

  // Gives every start the same number of nodes, then again four times as many, and so on: a start
  // without an easy tour must not use up what its neighbour could do with.
  TourSearch::End Run(std::int64_t max_nodes) {
    for (std::int64_t slice = 2 * squares_ + 1000;; slice *= 4) {
      const TourSearch::End end = RunOnce(slice, max_nodes);
      if (end != TourSearch::End::kOutOfNodes || search_.nodes() >= max_nodes) return end;
    }
  }

 private:
  // kExhausted: there is no start left.
  TourSearch::End RunOnce(std::int64_t slice, std::int64_t max_nodes) {
    TourSearch::End result = TourSearch::End::kExhausted;
    for (std::int64_t start = 0; start < squares_; ++start) {
      if (IsExcluded(start)) continue;
      const std::int64_t nodes = std::min(slice, max_nodes - search_.nodes());
      const TourSearch::End end = search_.Run(static_cast<std::int32_t>(start), nodes);
      if (end == TourSearch::End::kFound) return end;
      if (end == TourSearch::End::kExhausted && problem_.closed)
        return end;  // all starts are alike
      exhausted_[static_cast<std::size_t>(start)] = end == TourSearch::End::kExhausted;
      if (end == TourSearch::End::kOutOfNodes) result = end;
      if (search_.nodes() >= max_nodes) return TourSearch::End::kOutOfNodes;
    }
    return result;
  }

  bool IsExcluded(std::int64_t start) const {
    if (exhausted_[static_cast<std::size_t>(start)]) return true;
    if (problem_.closed) return false;
    const Cell cell{start / problem_.cols, start % problem_.cols};
    return solver::ProveNoOpenTourFrom(problem_.rows, problem_.cols, cell).has_value();
  }

  const TourProblem& problem_;
  TourSearch& search_;
  std::int64_t squares_;
  std::vector<bool> exhausted_;
};

}  // namespace

std::int64_t TourMemory(std::int64_t rows, std::int64_t cols) {
  if (!TourSearch::Fits(rows, cols)) return std::numeric_limits<std::int64_t>::max();
  return TourSearch::Memory(rows, cols);
}

TourResult SolveTour(const TourProblem& problem, const Limits& limits) {
  if (const auto refusal = solver::RefuseTour(problem)) return *refusal;
  if (problem.finish || !problem.blocked.empty()) return Refusal::kFinishOrBlocked;
  if (const auto reason = solver::ProveNoTour(problem)) return Impossible{*reason};
  if (problem.rows > limits.max_nodes / problem.cols) return GaveUp{};
  if (TourMemory(problem.rows, problem.cols) > limits.max_memory) return Refusal::kMemory;

  TourSearch search(static_cast<std::int32_t>(problem.rows),
                    static_cast<std::int32_t>(problem.cols), problem.closed);
  if (!problem.start)
    return Answer(problem, AnyStart(problem, search).Run(limits.max_nodes), search);
  const std::int64_t start = problem.start->row * problem.cols + problem.start->col;
  return Answer(problem, search.Run(static_cast<std::int32_t>(start), limits.max_nodes), search);
}

TourPath ToTourPath(const Tour& tour) {
  TourPath path;
  path.squares.reserve(tour.squares.size());
  for (const std::int64_t square : tour.squares) {
    path.squares.push_back({square / tour.cols, square % tour.cols});
  }
  return path;
}

}  // namespace onceover
