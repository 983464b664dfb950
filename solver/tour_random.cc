// Of a window of the board, the tour leaves paths: each enters it, covers some of its squares and
// leaves it. Any other paths between the same pairs of squares that cover the window make a tour
// again, whatever the rest of the board holds. They are found as one path of a graph: the moves
// inside the window, and an edge from the end of each path to the beginning of the next that must
// be walked.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <variant>
#include <vector>

#include "hamiltonian_search.h"
#include "knight_moves.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "onceover/walk.h"
#include "tour_ends.h"
#include "tour_plan.h"

namespace onceover {
namespace solver {
namespace {

using Random = std::mt19937_64;

// Below `limit`; the bias does not matter here. (The distributions of std:: differ by library.)
std::int64_t Draw(Random& random, std::int64_t limit) {
  return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(limit));
}

struct Box {
  Cell begin;
  Cell end;

  bool Holds(Cell cell) const {
    return begin.row <= cell.row && cell.row < end.row && begin.col <= cell.col &&
           cell.col < end.col;
  }
};

// The paths of one window, and others in their place.
class Window {
 public:
  Window(LinkGrid& grid, const Box& box) : grid_(grid), box_(box) {}

  void Change(Random& random) {
    Collect();
    if (paths_.empty()) return;
    Arrange(random);
    const Graph graph = InnerMoves();
    PathRequest request{.start = First(0), .finish = Last(paths_.size() - 1)};
    Graph whole = graph;
    for (std::size_t i = 1; i < paths_.size(); ++i) {
      const std::int32_t from = Last(i - 1);
      const std::int32_t to = First(i);
      if (std::ranges::count(graph[static_cast<std::size_t>(from)], to) > 0) return;
      whole[static_cast<std::size_t>(from)].push_back(to);
      whole[static_cast<std::size_t>(to)].push_back(from);
      request.required.emplace_back(from, to);
    }
    HamiltonianSearch search(whole);
    constexpr std::int64_t kNodes = 400;
    const auto seed = static_cast<std::uint32_t>(Draw(random, 0x7fffffff) + 1);
    if (search.Run(request, kNodes, seed) != HamiltonianSearch::End::kFound) return;
    if (KeepsEnds(search.path())) Replace(search.path());
  }

 private:
  static std::size_t Index(std::int32_t value) { return static_cast<std::size_t>(value); }

  // Where the moves of a square lead inside the window.
  template <typename Visit>
  void ForEachInner(Cell cell, const Visit& visit) {
    for (unsigned rest = grid_.At(cell); rest != 0; rest &= rest - 1) {
      const Cell to = After(cell, static_cast<unsigned>(std::countr_zero(rest)));
      if (box_.Holds(to)) visit(to);
    }
  }

  int InnerLinks(Cell cell) {
    int count = 0;
    ForEachInner(cell, [&](Cell) { ++count; });
    return count;
  }

  // The paths of two squares or more; single squares have nothing to change. The window holds no
  // cycle unless it holds the whole tour, which is then left alone.
  void Collect() {
    const auto cols = box_.end.col - box_.begin.col;
    numbers_.assign(static_cast<std::size_t>((box_.end.row - box_.begin.row) * cols), -1);
    for (std::int64_t row = box_.begin.row; row < box_.end.row; ++row) {
      for (std::int64_t col = box_.begin.col; col < box_.end.col; ++col) {
        const Cell cell{row, col};
        if (NumberOf(cell) < 0 && InnerLinks(cell) == 1) Follow(cell);
      }
    }
  }

  void Follow(Cell cell) {
    const auto first = static_cast<std::int32_t>(cells_.size());
    std::optional<Cell> next = cell;
    while (next) {
      const Cell here = *next;
      NumberOf(here) = static_cast<std::int32_t>(cells_.size());
      cells_.push_back(here);
      next.reset();
      ForEachInner(here, [&](Cell to) {
        if (NumberOf(to) < 0) next = to;
      });
    }
    paths_.emplace_back(first, static_cast<std::int32_t>(cells_.size()) - 1);
  }

  std::int32_t& NumberOf(Cell cell) {
    const auto cols = box_.end.col - box_.begin.col;
    return numbers_[static_cast<std::size_t>((cell.row - box_.begin.row) * cols + cell.col -
                                             box_.begin.col)];
  }

  std::int32_t First(std::size_t path) const { return paths_[path].first; }
  std::int32_t Last(std::size_t path) const { return paths_[path].second; }

  // Orders and turns the paths at random: their squares' numbers stay.
  void Arrange(Random& random) {
    for (std::size_t i = paths_.size(); i > 1; --i) {
      std::swap(paths_[i - 1],
                paths_[static_cast<std::size_t>(Draw(random, static_cast<std::int64_t>(i)))]);
    }
    for (auto& [first, last] : paths_) {
      if (Draw(random, 2) == 1) std::swap(first, last);
    }
  }

  Graph InnerMoves() {
    Graph graph(cells_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      for (unsigned move = 0; move < kMoves.size(); ++move) {
        const Cell to = After(cells_[i], move);
        if (box_.Holds(to) && NumberOf(to) >= 0) graph[i].push_back(NumberOf(to));
      }
    }
    return graph;
  }

  // Does the path walk the old paths' ends in their order?
  bool KeepsEnds(const std::vector<std::int32_t>& path) const {
    std::size_t part = 0;
    for (std::size_t i = 0; i + 1 < path.size() && part + 1 < paths_.size(); ++i) {
      if (path[i] != Last(part)) continue;
      if (path[i + 1] != First(part + 1)) return false;
      ++part;
    }
    return part + 1 == paths_.size();
  }

  void Replace(const std::vector<std::int32_t>& path) {
    for (const Cell cell : cells_) {
      std::vector<Cell> inner;
      ForEachInner(cell, [&](Cell to) { inner.push_back(to); });
      for (const Cell to : inner) grid_.Unlink(cell, to);
    }
    std::size_t part = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
      if (part + 1 < paths_.size() && path[i - 1] == Last(part)) {
        ++part;
        continue;
      }
      grid_.Link(cells_[Index(path[i - 1])], cells_[Index(path[i])]);
    }
  }

  LinkGrid& grid_;
  const Box box_;
  std::vector<std::int32_t> numbers_;  // of the window's squares, -1 if in no path
  std::vector<Cell> cells_;
  std::vector<std::pair<std::int32_t, std::int32_t>> paths_;  // first and last square
};

// Changes every window of a grid of them that begins at a random place.
void ChangeWindows(LinkGrid& grid, Random& random) {
  constexpr std::int64_t kRows = 6;
  constexpr std::int64_t kCols = 8;
  const std::int64_t first_row = -Draw(random, kRows);
  const std::int64_t first_col = -Draw(random, kCols);
  for (std::int64_t row = first_row; row < grid.rows; row += kRows) {
    for (std::int64_t col = first_col; col < grid.cols; col += kCols) {
      const Box box{{std::max<std::int64_t>(row, 0), std::max<std::int64_t>(col, 0)},
                    {std::min(row + kRows, grid.rows), std::min(col + kCols, grid.cols)}};
      Window(grid, box).Change(random);
    }
  }
}

LinkGrid GridOf(const TourPlan& plan) {
  LinkGrid grid(plan.rows, plan.cols);
  std::size_t at = 0;
  for (const std::uint32_t row : plan.row_map) {
    for (const std::uint32_t col : plan.col_map) grid.links[at++] = plan.links[row + col];
  }
  return grid;
}

// On a small board, a tour with the same ends by random search; the constructed one if none is
// found soon.
LinkGrid SearchGrid(const TourProblem& problem, const TourPlan& plan, Random& random) {
  constexpr std::int64_t kMaxSquares = 1000;
  LinkGrid constructed = GridOf(plan);
  const bool has_open_end = problem.finish && !problem.start;
  if (plan.squares > kMaxSquares || !problem.blocked.empty() || has_open_end) return constructed;
  const Graph graph =
      KnightGraph(static_cast<std::int32_t>(plan.rows), static_cast<std::int32_t>(plan.cols));
  const auto number = [&](Cell cell) {
    return static_cast<std::int32_t>(cell.row * plan.cols + cell.col);
  };
  const auto cell = [&](std::int32_t vertex) {
    return Cell{vertex / plan.cols, vertex % plan.cols};
  };
  PathRequest request{.start = number(plan.start), .closed = plan.closed};
  if (problem.finish) request.finish = number(*problem.finish);
  HamiltonianSearch search(graph);
  constexpr int kTries = 50;
  for (int i = 0; i < kTries; ++i) {
    const auto seed = static_cast<std::uint32_t>(Draw(random, 0x7fffffff) + 1);
    if (search.Run(request, 2 * plan.squares, seed) != HamiltonianSearch::End::kFound) continue;
    LinkGrid grid(plan.rows, plan.cols);
    const std::vector<std::int32_t>& path = search.path();
    for (std::size_t at = 1; at < path.size(); ++at) grid.Link(cell(path[at - 1]), cell(path[at]));
    if (plan.closed) grid.Link(cell(path.back()), cell(path.front()));
    return grid;
  }
  return constructed;
}

// Leaves the path that begins at the start with the first move.
void CutCycle(LinkGrid& grid, const TourPlan& plan) {
  const unsigned others = LinksOf(plan, plan.start) & ~(1U << plan.first_move);
  grid.Unlink(plan.start, After(plan.start, static_cast<unsigned>(std::countr_zero(others))));
}

// Draws starts until one has a tour; most have.
PlanResult PlanFromAnywhere(TourProblem problem, const Limits& limits, Random& random) {
  constexpr int kTries = 100;
  const auto is_blocked = [&](Cell cell) { return std::ranges::count(problem.blocked, cell) > 0; };
  for (int i = 0; i < kTries && !problem.closed; ++i) {
    problem.start = Cell{Draw(random, problem.rows), Draw(random, problem.cols)};
    if (is_blocked(*problem.start)) continue;
    PlanResult result = PlanTour(problem, limits);
    if (std::holds_alternative<TourPlan>(result)) return result;
  }
  problem.start.reset();
  return PlanTour(problem, limits);
}

// The problem or its plan, upside down and mirrored as drawn.
struct Mirror {
  bool rows = false;
  bool cols = false;

  std::optional<Cell> operator()(const TourProblem& problem, std::optional<Cell> cell) const {
    if (cell && rows) cell->row = problem.rows - 1 - cell->row;
    if (cell && cols) cell->col = problem.cols - 1 - cell->col;
    return cell;
  }
};

}  // namespace
}  // namespace solver

PlanResult PlanRandomTour(const TourProblem& problem, std::uint64_t seed, const Limits& limits) {
  if (problem.rows < 1 || problem.cols < 1) return PlanTour(problem, limits);
  using solver::LinkGrid;
  solver::Random random(seed);
  TourProblem mirrored = problem;
  solver::Mirror mirror{solver::Draw(random, 2) == 1, solver::Draw(random, 2) == 1};
  if (!problem.blocked.empty()) mirror = {};
  mirrored.start = mirror(problem, problem.start);
  mirrored.finish = mirror(problem, problem.finish);
  PlanResult result = problem.start || problem.finish
                          ? PlanTour(mirrored, limits)
                          : solver::PlanFromAnywhere(mirrored, limits, random);
  auto* plan = std::get_if<TourPlan>(&result);
  if (plan == nullptr) return result;
  if (problem.rows > limits.max_memory / problem.cols) return Refusal::kMemory;
  if (problem.rows * problem.cols > std::int64_t{1} << 32) return Refusal::kMemory;
  if (mirror.rows) solver::FlipRows(*plan);
  if (mirror.cols) solver::FlipCols(*plan);
  LinkGrid grid = solver::SearchGrid(problem, *plan, random);
  constexpr int kPasses = 3;
  const bool is_cycle = plan->closed && !problem.finish;
  if (plan->closed && !is_cycle) solver::CutCycle(grid, *plan);
  for (int pass = 0; pass < kPasses; ++pass) solver::ChangeWindows(grid, random);
  TourPlan changed = solver::PlanOfGrid(std::move(grid), plan->start);
  changed.squares = plan->squares;
  changed.closed = is_cycle;
  return changed;
}

}  // namespace onceover
