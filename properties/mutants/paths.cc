#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board_symmetry.h"
#include "mutants/tours.h"

namespace onceover::mutants {

using properties::PathCase;

std::array<Part, 3> PartsOf(const Path& path) {
  const std::int64_t size = std::ssize(path);
  return {{{"beginning", 1}, {"middle", size / 2}, {"end", size - 1}}};
}

void AddWrongPath(const PathCase& right, const Path& path, std::vector<Rule> declared,
                  std::string_view slug, std::string what, Suite& suite) {
  const auto& finish = right.problem.finish;
  const bool is_declared = std::ranges::find(declared, Rule::kWrongFinish) != declared.end();
  if (finish && path.back() != *finish && !is_declared) declared.push_back(Rule::kWrongFinish);
  const PathCase broken{right.problem, {path}};
  if (suite.form().HasPath()) {
    suite.AddWrong(broken, declared, slug, std::move(what));
  } else {
    suite.AddWrong(ToSteps(broken), declared, slug, std::move(what));
  }
}

// Two steps that follow each other change places.
void BreakOrder(const PathCase& right, Suite& suite) {
  const Path& squares = right.certificate.squares;
  for (const Part& part : PartsOf(squares)) {
    const std::int64_t position = std::min(part.position, std::ssize(squares) - 2);
    Path path = squares;
    std::swap(path[Index(position)], path[Index(position + 1)]);
    std::vector<Rule> rules = {Rule::kNotAKnightMove};
    if (right.problem.closed && position == std::ssize(squares) - 2) {
      rules.push_back(Rule::kNotClosed);
    }
    AddWrongPath(right, path, rules, "exchanged-" + part.name,
                 fmt::format("steps {} and {} are exchanged", position + 1, position + 2), suite);
  }
}

void BreakEnds(const PathCase& right, Suite& suite) {
  const TourProblem& problem = right.problem;
  const auto add = [&](const Path& path, Rule rule, const std::string& slug, std::string what) {
    AddWrongPath(right, path, {rule}, slug, std::move(what), suite);
  };
  if (problem.closed) {
    TourProblem open = problem;
    open.closed = false;
    for (const PathCase& tour : ToursOf(open)) {
      if (IsKnightMove(tour.certificate.squares.back(), tour.certificate.squares.front())) continue;
      add(tour.certificate.squares, Rule::kNotClosed, "open", "the tour is open");
      break;
    }
  }
  if (problem.start) {
    if (!problem.finish && !problem.closed) {
      Path path = right.certificate.squares;
      std::ranges::reverse(path);
      add(path, Rule::kWrongStart, "backwards", "the tour is written backwards");
    }
    for (std::int64_t image = 1; image < properties::kSymmetries; ++image) {
      PathCase turned = Transform(right, image);
      turned.problem.start = problem.start;
      turned.problem.finish = problem.finish;
      if (turned.problem != problem) continue;
      if (RulesOf(Check(turned)) != std::vector{Rule::kWrongStart}) continue;
      add(turned.certificate.squares, Rule::kWrongStart, fmt::format("turned-{}", image),
          "the image of a tour under a symmetry of the board, from another start");
    }
  }
  if (problem.finish) {
    TourProblem other = problem;
    other.finish = std::nullopt;
    for (const PathCase& tour : ToursOf(other)) {
      if (tour.certificate.squares.back() == *problem.finish) continue;
      add(tour.certificate.squares, Rule::kWrongFinish, "finish", "the tour ends elsewhere");
      break;
    }
  }
}

// A list that is too short or too long, leaves the board, or comes to a square twice.
void BreakPath(const PathCase& tour, Suite& suite) {
  const TourProblem& problem = tour.problem;
  const Path& right = tour.certificate.squares;
  const std::int64_t size = std::ssize(right);
  const auto add = [&](const Path& broken, const std::vector<Rule>& declared,
                       const std::string& slug, std::string what) {
    AddWrongPath(tour, broken, declared, slug, std::move(what), suite);
  };
  Path path = right;
  path.pop_back();
  std::vector<Rule> rules = {Rule::kTooShort, Rule::kUnvisited};
  if (problem.closed) rules.push_back(Rule::kNotClosed);
  add(path, rules, "last-dropped", "the last square is dropped");
  path = right;
  path.push_back(problem.closed ? right.front() : right[right.size() - 2]);
  rules = {Rule::kTooLong, Rule::kRevisited};
  if (problem.closed) rules.push_back(Rule::kNotClosed);
  add(path, rules, "one-more", "a square comes again after the last");

  for (const Part& part : PartsOf(right)) {
    const std::string& name = part.name;
    const std::int64_t position = part.position;
    const std::vector<std::pair<std::string, Cell>> outside = {
        {"zero", {-1, problem.cols - 1}},
        {"one-too-many", {problem.rows, 0}},
        {"negative", {-1, problem.cols - 2}},
        {"wraps",
         {right[Index(position)].row, right[Index(position)].col + (std::int64_t{1} << 32)}}};
    for (const auto& square : outside) {
      path = right;
      path[Index(position)] = square.second;
      rules = {Rule::kOffBoard, Rule::kUnvisited};
      if (problem.closed && position + 1 == size) rules.push_back(Rule::kNotClosed);
      add(path, rules, square.first + "-" + name,
          fmt::format("position {} is off the board ({})", position + 1, square.first));
    }
    // All moves right, and a square twice.
    for (std::int64_t offset = 0; offset < size; ++offset) {
      const std::int64_t at = (position + (position + 1 == size ? size - offset : offset)) % size;
      if (at == 0) continue;
      const auto other = std::ranges::find_if(right, [&](const Cell& cell) {
        const bool is_last = at + 1 == size;
        if (is_last && problem.finish) return false;
        const bool fits_next = is_last ? !problem.closed || IsKnightMove(cell, right.front())
                                       : IsKnightMove(cell, right[Index(at + 1)]);
        return cell != right[Index(at)] && IsKnightMove(right[Index(at - 1)], cell) && fits_next;
      });
      if (other == right.end()) continue;
      path = right;
      path[Index(at)] = *other;
      add(path, {Rule::kRevisited, Rule::kUnvisited}, "twice-" + name,
          fmt::format("all moves right, but position {} is the square of position {}", at + 1,
                      other - right.begin() + 1));
      break;
    }
    path = right;
    path[Index(position)] = right[Index(position - 1)];
    rules = {Rule::kRevisited, Rule::kUnvisited, Rule::kNotAKnightMove};
    // Where the knight stands still, it is a knight's move short.
    if (problem.closed && position + 1 == size) rules.push_back(Rule::kNotClosed);
    add(path, rules, "stands-still-" + name,
        fmt::format("position {} repeats the one before", position + 1));
  }
}

}  // namespace onceover::mutants
