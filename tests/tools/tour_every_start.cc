// Plans a tour of every board with sides up to N from every start, open and closed, and has each
// one judged: by the checker's kernel, and by a plain loop that knows neither side. Where a board
// has a closed tour, the tours from its starts are that one: it is judged once, and each start by
// the plan being the same with another start and a move that leads along it.
//   tour_every_start N
// Exit status 1 if any tour is refused that the checker accepts, or claims an existence wrongly.
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/claims.h"
#include "onceover/solve.h"
#include "onceover/verify.h"
#include "onceover/walk.h"

namespace onceover {
namespace {

struct Counts {
  std::int64_t boards = 0;
  std::int64_t open = 0;
  std::int64_t closed = 0;
  std::int64_t refused = 0;
  std::int64_t judged = 0;  // walked and given to the kernel
};

[[noreturn]] void Fail(const TourProblem& problem, std::string_view what) {
  fmt::print("FAILED: {}x{}, start {},{}, closed {}: {}\n", problem.rows, problem.cols,
             problem.start ? problem.start->row : -1, problem.start ? problem.start->col : -1,
             problem.closed, what);
  std::exit(1);
}

// Every square once, and a knight's move between each and the next.
bool IsPlainTour(const TourProblem& problem, const std::vector<Cell>& squares) {
  std::vector<char> seen(static_cast<std::size_t>(problem.rows * problem.cols));
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const Cell cell = squares[i];
    if (cell.row < 0 || cell.row >= problem.rows || cell.col < 0 || cell.col >= problem.cols) {
      return false;
    }
    char& is_seen = seen[static_cast<std::size_t>(cell.row * problem.cols + cell.col)];
    if (std::exchange(is_seen, char{1}) != 0) return false;
    const Cell before = i > 0 ? squares[i - 1] : squares.back();
    const std::int64_t down = cell.row - before.row;
    const std::int64_t right = cell.col - before.col;
    if ((i > 0 || problem.closed) && down * down + right * right != 5) return false;
  }
  return squares.size() == seen.size();
}

void Judge(const TourProblem& problem, const TourPlan& plan, Counts& counts) {
  TourPath path;
  ForEachSquare(plan, [&](Cell cell) { path.squares.push_back(cell); });
  if (!IsPlainTour(problem, path.squares)) Fail(problem, "no tour, by the plain loop");
  if (CheckTour(problem, path).outcome != Outcome::kAccepted)
    Fail(problem, "the kernel rejects it");
  ++counts.judged;
}

// The closed tour of a board and the tours that are part of it; false if there is none.
bool JudgeClosed(std::int64_t rows, std::int64_t cols, Counts& counts) {
  const TourProblem closed{.rows = rows, .cols = cols, .closed = true};
  const PlanResult result = PlanTour(closed);
  const auto* plan = std::get_if<TourPlan>(&result);
  const bool exists = DecideTour(closed).decision == Decision::kExists;
  if ((plan != nullptr) != exists) Fail(closed, "the theorems disagree");
  if (plan == nullptr) return false;
  Judge(closed, *plan, counts);
  ++counts.closed;
  for (std::int64_t square = 0; square < rows * cols; ++square) {
    const Cell start{square / cols, square % cols};
    const TourProblem problem{.rows = rows, .cols = cols, .start = start};
    TourPlan other = std::get<TourPlan>(PlanTour(problem));
    if (other.start != start) Fail(problem, "another start");
    const std::uint8_t links = other.links[other.row_map[static_cast<std::size_t>(start.row)] +
                                           other.col_map[static_cast<std::size_t>(start.col)]];
    if ((links >> other.first_move & 1) == 0) Fail(problem, "the first move is none of the tour's");
    other.start = plan->start;
    other.first_move = plan->first_move;
    if (other != *plan) Fail(problem, "not the closed tour");
    ++counts.open;
  }
  return true;
}

void JudgeBoard(std::int64_t rows, std::int64_t cols, Counts& counts) {
  ++counts.boards;
  if (JudgeClosed(rows, cols, counts)) return;
  for (std::int64_t square = 0; square < rows * cols; ++square) {
    const TourProblem problem{
        .rows = rows, .cols = cols, .start = Cell{square / cols, square % cols}};
    const PlanResult result = PlanTour(problem);
    const auto* plan = std::get_if<TourPlan>(&result);
    const bool exists = DecideTour(problem).decision == Decision::kExists;
    if ((plan != nullptr) != exists) Fail(problem, "the theorems disagree");
    if (plan == nullptr) {
      ++counts.refused;
      continue;
    }
    Judge(problem, *plan, counts);
    ++counts.open;
  }
}

int Run(std::int64_t largest) {
  Counts counts;
  for (std::int64_t rows = 1; rows <= largest; ++rows) {
    for (std::int64_t cols = 1; cols <= largest; ++cols) JudgeBoard(rows, cols, counts);
  }
  fmt::print("{} boards, {} open tours, {} closed, {} refused starts, {} judged by the kernel\n",
             counts.boards, counts.open, counts.closed, counts.refused, counts.judged);
  return 0;
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  std::int64_t largest = 0;
  if (argc == 2) {
    const std::string_view text = argv[1];
    std::from_chars(text.data(), text.data() + text.size(), largest);
  }
  if (largest < 1) {
    fmt::print(stderr, "usage: tour_every_start LARGEST_SIDE\n");
    return 2;
  }
  return onceover::Run(largest);
}
