#include "mutants/tours.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "onceover/claims.h"

namespace onceover::mutants {
namespace {

using properties::PathCase;

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
  if (problem.start)
    prefix += fmt::format("-{}-{}", problem.start->row + 1, problem.start->col + 1);
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
    TourProblem problem{
        .rows = asked.board->rows, .cols = asked.board->cols, .start = asked.square};
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
