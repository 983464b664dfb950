#include "mutants_tours.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "onceover/claims.h"
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

// Clockwise, from two up and one to the right on.
const std::vector<Cell>& MovesClockwise() {
  static const std::vector<Cell> moves = {{-2, 1}, {-1, 2},  {1, 2},   {2, 1},
                                          {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
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
    const bool is_on = cell.row >= 0 && cell.col >= 0 && cell.row < problem_.rows &&
                       cell.col < problem_.cols;
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

// One question, and right answers to it; the first is the one that is expected.
struct TourQuestion {
  TourProblem problem;
  std::vector<PathCase> tours;
};

// The tours of the problem, with what the form's profile says about them.
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

std::vector<TourQuestion> QuestionsOf(const Form& form, std::mt19937_64& random) {
  std::vector<TourQuestion> questions;
  const read::Profile& profile = form.Layout();
  const bool has_blocked = form.space.pattern.Has("G");
  for (const BoardSize& board : BoardsOf(form)) {
    std::int64_t number = 0;
    for (const auto& start : StartsOf(form, board, random)) {
      TourQuestion question = QuestionOf(form, {.rows = board.rows,
                                                .cols = board.cols,
                                                .start = start,
                                                .closed = profile.closed});
      if (question.tours.empty()) continue;  // there is none from here
      if (has_blocked) BlockLast(question, ++number);
      questions.push_back(std::move(question));
    }
  }
  return questions;
}

read::CaseRequest AskedOf(const Form& form, const TourProblem& problem) {
  read::CaseRequest asked{.board = BoardSize{problem.rows, problem.cols},
                          .square = problem.start,
                          .finish = problem.finish,
                          .blocked = problem.blocked};
  if (form.space.pattern.Has("b")) asked.first_step = 1;
  return asked;
}

std::string PrefixOf(const TourProblem& problem) {
  std::string prefix = fmt::format("{}x{}", problem.rows, problem.cols);
  if (problem.start) prefix += fmt::format("-{}-{}", problem.start->row + 1, problem.start->col + 1);
  return prefix;
}

// What a refusal says does not exist.
TourProblem DeniedBy(const Form& form, TourProblem problem) {
  const read::Denies denies = form.Layout().refusal.denies;
  if (denies != read::Denies::kTheAnswer) problem.start.reset();
  problem.closed = problem.closed || denies == read::Denies::kClosedTour;
  return problem;
}

void AddQuestion(const TourQuestion& question, Suite& suite) {
  const Form& form = suite.form();
  const PathCase& right = question.tours.front();
  const Page page = *PageOf(form, right);
  suite.Ask(PrefixOf(question.problem), AskedOf(form, question.problem), page.Text());
  suite.AddRight(right, "reference", "a tour that the solver finds");
  for (std::size_t i = 1; i < std::min(question.tours.size(), std::size_t{4}); ++i) {
    suite.AddRight(question.tours[i], fmt::format("other-{}", i), "another tour");
  }
  AddLeaps(question.tours, suite);
  BreakOrder(right, suite);
  BreakEnds(right, suite);
  if (form.HasPath()) BreakPath(right, suite);
  if (form.HasSteps()) BreakSteps(right, suite);
  if (form.HasSteps()) BreakBlocked(right, suite);
  if (DecideTour(DeniedBy(form, question.problem)).decision == Decision::kExists) {
    suite.AddRefusal(false);
  }
  AddBrokenText(page, suite);
}

// A question that has no answer, where there are words to say so.
void AddUnsolvable(Suite& suite) {
  const Form& form = suite.form();
  constexpr std::int64_t kLeast = 9;
  constexpr std::int64_t kMost = 36;
  if (!form.HasRefusal()) return;
  for (const properties::Request& request : SmallRequests(form.space, kMost)) {
    const read::CaseRequest& asked = request.front();
    TourProblem problem{.rows = asked.board->rows, .cols = asked.board->cols,
                        .start = asked.square};
    if (problem.rows * problem.cols < kLeast) continue;
    if (DecideTour(DeniedBy(form, problem)).decision != Decision::kNone) continue;
    PathCase wrong{problem, {}};
    if (problem.start) wrong.certificate.squares.push_back(*problem.start);
    for (std::int64_t i = 0; i < problem.rows * problem.cols; ++i) {
      const Cell cell = {i / problem.cols, i % problem.cols};
      if (cell != problem.start) wrong.certificate.squares.push_back(cell);
    }
    suite.Ask(PrefixOf(problem) + "-none", asked, suite.RefusalText());
    suite.AddRefusal(true);
    AddWrongPath(wrong, wrong.certificate.squares, {Rule::kNotAKnightMove}, "row-by-row",
                 "every square row by row, where there is no tour", suite);
    return;
  }
}

// There is an open tour, but no closed one, and that is what has to be said.
void AddDueRefusal(Suite& suite) {
  const Form& form = suite.form();
  if (!form.Layout().refusal.is_required) return;
  const TourQuestion question = QuestionOf(form, {.rows = 5, .cols = 5, .start = Cell{0, 0}});
  suite.Ask("5x5-1-1-open", AskedOf(form, question.problem), suite.RefusalText());
  suite.AddRefusal(true);
  suite.AddWrongSign(PageOf(form, question.tours.front())->Text(), {Rule::kNotExpected}, "open",
                     "an open tour where there is no closed one: a refusal is due");
}

// Files of all tours, in their order.
void AddEveryTour(const Cell& start, Suite& suite) {
  const Form& form = suite.form();
  const TourProblem problem{.rows = 5, .cols = 5, .start = start};
  std::vector<std::string> tours;
  std::vector<PathCase> cases = AllTours(problem, MovesClockwise(), SIZE_MAX);
  for (const PathCase& it : cases) tours.push_back(PageOf(form, it)->Text());
  suite.Ask(PrefixOf(problem), AskedOf(form, problem), Compose(form, tours));
  const auto add = [&](const std::vector<std::string>& texts, const std::vector<Rule>& rules,
                       std::string_view slug, std::string what) {
    suite.AddWrongSign(Compose(form, texts), rules, slug, std::move(what));
  };
  suite.AddRightText(Compose(form, tours), "reference", "all tours in their order");
  const std::size_t last = tours.size() - 1;
  const std::vector<std::pair<std::string, std::size_t>> targets = {
      {"first", 0}, {"middle", last / 2}, {"last", last}};
  for (const auto& [name, number] : targets) {
    std::vector<std::string> texts = tours;
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(number));
    std::vector<Rule> rules = {Rule::kAnswerCount};
    if (number < last) rules.push_back(Rule::kNotExpected);
    add(texts, rules, "dropped-" + name, fmt::format("the {} tour is not there", name));
    texts = tours;
    const std::size_t other = number == last ? last - 1 : number + 1;
    std::swap(texts[number], texts[other]);
    add(texts, {Rule::kNotExpected}, "exchanged-" + name,
        fmt::format("tours {} and {} have changed places", number + 1, other + 1));
    texts = tours;
    texts[number] = tours[other];
    add(texts, {Rule::kNotExpected}, "in-place-of-" + name,
        fmt::format("tour {} stands in place of tour {}, too", other + 1, number + 1));
    PathCase broken = cases[number];
    std::swap(broken.certificate.squares[12], broken.certificate.squares[13]);
    texts = tours;
    texts[number] = PageOf(form, broken)->Text();
    add(texts, {Rule::kNotAKnightMove}, "broken-" + name,
        fmt::format("in the {} tour, steps 13 and 14 are exchanged", name));
  }
  std::vector<std::string> texts = tours;
  texts.push_back(tours.back());
  add(texts, {Rule::kAnswerCount}, "one-more", "the last tour comes twice");
  add({tours.front()}, {Rule::kAnswerCount}, "one-only", "the first tour alone");
  suite.AddEmptyFile();
}

}  // namespace

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

SuiteResult MakeTourSuite(const Form& form, std::uint64_t seed, std::int64_t count) {
  std::mt19937_64 random(seed);
  Suite suite(form);
  if (form.Layout().accepts == read::Accepts::kEverySolution) {
    AddEveryTour({1, 1}, suite);
    if (count > 1) AddEveryTour({2, 2}, suite);
    return suite.Take();
  }
  const std::vector<TourQuestion> questions = QuestionsOf(form, random);
  for (std::int64_t i = 0; i < std::min(count, std::ssize(questions)); ++i) {
    AddQuestion(questions[static_cast<std::size_t>(i)], suite);
    constexpr std::int64_t kSecond = 1;  // so that three cases have one without an answer
    if (i == kSecond) AddUnsolvable(suite);
    if (i == kSecond) AddDueRefusal(suite);
  }
  suite.AddCases();
  return suite.Take();
}

}  // namespace onceover::mutants
