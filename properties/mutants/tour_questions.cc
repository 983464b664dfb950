#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "mutants/tours.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover::mutants {
namespace {

using properties::PathCase;

// The moves in the order of the names of the squares that they lead to: letters count columns.
const std::vector<Cell>& MovesByName() {
  static const std::vector<Cell> moves = {{-1, -2}, {1, -2}, {-2, -1}, {2, -1},
                                          {-2, 1},  {2, 1},  {-1, 2},  {1, 2}};
  return moves;
}

std::optional<PathCase> Solve(const TourProblem& problem) {
  const Limits limits = {.max_nodes = 200'000};
  if (!problem.blocked.empty()) {
    const auto result = PlanTour(problem, limits);
    const auto* plan = std::get_if<TourPlan>(&result);
    if (plan == nullptr) return std::nullopt;
    PathCase tour{problem, {}};
    ForEachSquare(*plan, [&](const Cell& cell) { tour.certificate.squares.push_back(cell); });
    return tour;
  }
  const auto result = SolveTour(problem, limits);
  if (const auto* tour = std::get_if<Tour>(&result)) return PathCase{problem, ToTourPath(*tour)};
  return std::nullopt;
}

// Depth first.
class Enumerator {
 public:
  Enumerator(const TourProblem& problem, const std::vector<Cell>& moves, std::size_t most)
      : problem_(problem), moves_(moves), most_(most) {
    is_visited_.assign(static_cast<std::size_t>(problem.rows * problem.cols), false);
    Visit(problem.start.value_or(Cell{}));
  }

  std::vector<PathCase> Take() { return std::move(tours_); }

 private:
  void Visit(const Cell& cell) {
    const bool is_on =
        cell.row >= 0 && cell.col >= 0 && cell.row < problem_.rows && cell.col < problem_.cols;
    if (!is_on || tours_.size() == most_) return;
    const auto square = static_cast<std::size_t>(cell.row * problem_.cols + cell.col);
    if (is_visited_[square]) return;
    is_visited_[square] = true;
    path_.push_back(cell);
    if (path_.size() == is_visited_.size()) tours_.push_back({problem_, {path_}});
    for (const Cell& move : moves_) Visit({cell.row + move.row, cell.col + move.col});
    path_.pop_back();
    is_visited_[square] = false;
  }

  const TourProblem& problem_;
  const std::vector<Cell>& moves_;
  std::size_t most_;
  std::vector<bool> is_visited_;
  Path path_;
  std::vector<PathCase> tours_;
};

// The boards of a suite, as far as the pattern can tell them.
std::vector<BoardSize> BoardsOf(const Form& form) {
  const read::Profile& profile = form.Layout();
  if (profile.request.board) return {*profile.request.board};
  std::vector<BoardSize> boards = {{3, 4}, {5, 5}, {4, 5}, {5, 6}, {8, 8}};
  if (form.space.pattern.Has("n")) boards = {{5, 5}, {6, 6}, {8, 8}};
  // Closed tours, or tours where a refusal of closed ones would be wrong.
  if (profile.closed || profile.refusal.denies == read::Denies::kClosedTour) {
    boards = {{6, 6}, {8, 8}};
  }
  const properties::BoardBounds& bounds = form.space.bounds;
  std::erase_if(boards, [&](const BoardSize& it) {
    const bool is_large = bounds.max_squares > 0 && it.rows * it.cols > bounds.max_squares;
    return is_large || std::max(it.rows, it.cols) > bounds.max_side ||
           std::min(it.rows, it.cols) < bounds.min_side;
  });
  return boards;
}

// The squares that the requests may start from.
std::vector<std::optional<Cell>> StartsOf(const Form& form, const BoardSize& board,
                                          std::mt19937_64& random) {
  const properties::RequestPattern& pattern = form.space.pattern;
  if (form.space.square) return {form.space.square};
  const bool has_row = pattern.Has("r") || pattern.Has("s");
  if (!has_row && !pattern.Has("c")) return {std::nullopt};
  const auto draw = [&](std::int64_t bound) {
    return static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(bound));
  };
  std::vector<std::optional<Cell>> starts = {Cell{0, 0}};
  const std::int64_t last_row = has_row ? board.rows - 1 : 0;
  starts.emplace_back(Cell{last_row, board.cols - 2});
  starts.emplace_back(Cell{draw(last_row + 1), draw(board.cols)});
  return starts;
}

// Blocks the squares that a tour comes to last, so that the rest of it is a tour.
void BlockLast(TourQuestion& question, std::int64_t count) {
  Path path = question.tours.front().certificate.squares;
  std::vector<Cell> blocked(path.end() - count, path.end());
  path.erase(path.end() - count, path.end());
  std::ranges::sort(blocked, {}, [](const Cell& cell) { return std::tuple(cell.row, cell.col); });
  question.problem.blocked = blocked;
  question.tours = {{question.problem, {path}}};
  for (PathCase& tour : ToursOf(question.problem)) {
    if (tour != question.tours.front()) question.tours.push_back(std::move(tour));
  }
}

}  // namespace

const std::vector<Cell>& MovesClockwise() {
  static const std::vector<Cell> moves = {{-2, 1}, {-1, 2}, {1, 2},   {2, 1},
                                          {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
  return moves;
}

std::vector<PathCase> ToursOf(const TourProblem& problem) {
  std::vector<PathCase> tours;
  for (const bool closed : {problem.closed, true}) {
    TourProblem asked = problem;
    asked.closed = closed;
    for (std::int64_t there = 0; there < properties::kSymmetries; ++there) {
      const auto image = Solve(Transform(PathCase{asked, {}}, there).problem);
      if (!image) continue;
      for (std::int64_t back = 0; back < properties::kSymmetries; ++back) {
        PathCase tour = Transform(*image, back);
        if (tour.problem != asked) continue;
        tour.problem = problem;
        if (RulesOf(Check(tour)).empty() && std::ranges::find(tours, tour) == tours.end()) {
          tours.push_back(std::move(tour));
        }
      }
    }
  }
  return tours;
}

std::vector<PathCase> AllTours(const TourProblem& problem, const std::vector<Cell>& moves,
                               std::size_t most) {
  return Enumerator(problem, moves, most).Take();
}

TourQuestion QuestionOf(const Form& form, TourProblem problem) {
  TourQuestion question{problem, {}};
  if (form.Layout().accepts == read::Accepts::kFirstInOrder) {
    question.tours = AllTours(problem, MovesByName(), 3);  // the first is from the first square
    return question;
  }
  question.tours = ToursOf(problem);
  if (form.Layout().accepts == read::Accepts::kManyDifferent) {
    problem.start = Cell{0, 0};
    question.tours = AllTours(problem, MovesClockwise(), 4);
    for (PathCase& tour : question.tours) tour.problem = question.problem;
  }
  if (question.tours.empty() || !form.space.pattern.Has("er")) return question;
  question.problem.finish = question.tours.front().certificate.squares.back();
  std::erase_if(question.tours, [&](const PathCase& it) {
    return it.certificate.squares.back() != *question.problem.finish;
  });
  for (PathCase& tour : question.tours) tour.problem = question.problem;
  return question;
}

std::vector<TourQuestion> QuestionsOf(const Form& form, std::mt19937_64& random) {
  std::vector<TourQuestion> questions;
  const read::Profile& profile = form.Layout();
  const bool has_blocked = form.space.pattern.Has("G");
  for (const BoardSize& board : BoardsOf(form)) {
    std::int64_t number = 0;
    for (const auto& start : StartsOf(form, board, random)) {
      TourQuestion question = QuestionOf(
          form, {.rows = board.rows, .cols = board.cols, .start = start, .closed = profile.closed});
      if (question.tours.empty()) continue;  // there is none from here
      if (has_blocked) BlockLast(question, ++number);
      questions.push_back(std::move(question));
    }
  }
  return questions;
}

}  // namespace onceover::mutants
