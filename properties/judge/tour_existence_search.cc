#include "judge/tour_existence_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/walk.h"

namespace onceover::properties {
namespace {

constexpr std::int64_t kSolverNodes = 5'000'000;

// The squares to visit as numbers from 0, and which of them a knight's move joins.
class PathSearch {
 public:
  PathSearch(const TourProblem& problem, std::int64_t max_nodes)
      : problem_(problem), nodes_left_(max_nodes) {
    for (std::int64_t i = 0; i < problem.rows * problem.cols; ++i) {
      const Cell cell = {i / problem.cols, i % problem.cols};
      if (std::ranges::count(problem.blocked, cell) == 0) cells_.push_back(cell);
    }
    beside_.resize(cells_.size());
    for (std::size_t from = 0; from < cells_.size(); ++from) {
      for (std::size_t to = 0; to < cells_.size(); ++to) {
        if (IsMove(cells_[from], cells_[to])) beside_[from].push_back(to);
      }
    }
    is_visited_.assign(cells_.size(), false);
  }

  Decision Run() {
    for (std::size_t start = 0; start < cells_.size(); ++start) {
      if (problem_.start && cells_[start] != *problem_.start) continue;
      start_ = start;
      if (Visit(start, 1)) return Decision::kExists;
    }
    return nodes_left_ < 0 ? Decision::kUndecided : Decision::kNone;
  }

 private:
  static bool IsMove(const Cell& from, const Cell& to) {
    const std::int64_t rows = from.row - to.row;
    const std::int64_t cols = from.col - to.col;
    return rows * rows + cols * cols == 5;
  }

  bool IsGoodEnd(std::size_t square) const {
    if (problem_.finish && cells_[square] != *problem_.finish) return false;
    return !problem_.closed ||
           (cells_.size() > 2 && std::ranges::count(beside_[square], start_) > 0);
  }

  bool Visit(std::size_t square, std::size_t count) {
    if (--nodes_left_ < 0) return false;
    if (count == cells_.size()) return IsGoodEnd(square);
    is_visited_[square] = true;
    const bool is_found = std::ranges::any_of(beside_[square], [&](std::size_t next) {
      return !is_visited_[next] && Visit(next, count + 1);
    });
    is_visited_[square] = false;
    return is_found;
  }

  const TourProblem& problem_;
  std::int64_t nodes_left_;
  std::vector<Cell> cells_;
  std::vector<std::vector<std::size_t>> beside_;
  std::vector<bool> is_visited_;
  std::size_t start_ = 0;
};

}  // namespace

Decision SearchAllPaths(const TourProblem& problem, std::int64_t max_nodes) {
  return PathSearch(problem, max_nodes).Run();
}

SearchedExistence SearchExistence(const TourProblem& problem) {
  SearchedExistence found{DecideTour(problem)};
  if (found.existence.decision != Decision::kUndecided) return found;
  const PlanResult result = PlanTour(problem, {.max_nodes = kSolverNodes});
  if (const TourPlan* plan = std::get_if<TourPlan>(&result)) {
    TourPath path;
    ForEachSquare(*plan, [&](const Cell& cell) { path.squares.push_back(cell); });
    if (CheckTour(problem, path).outcome != Outcome::kAccepted) return found;
    found.existence.decision = Decision::kExists;
    found.witness = std::move(path);
    return found;
  }
  const std::int64_t squares = problem.rows * problem.cols - std::ssize(problem.blocked);
  if (!std::holds_alternative<Impossible>(result) || squares > kMostSearched) return found;
  if (SearchAllPaths(problem) == Decision::kNone) found.existence.decision = Decision::kNone;
  return found;
}

}  // namespace onceover::properties
