#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "mutants/tours.h"

namespace onceover::mutants {

using properties::PathCase;
using properties::StepCase;

// Numbers that are no step, or one step twice.
void BreakSteps(const PathCase& tour, Suite& suite) {
  const StepCase right = ToSteps(tour);
  const Path& squares = tour.certificate.squares;
  const std::int64_t cols = tour.problem.cols;
  const std::int64_t size = std::ssize(squares);
  const auto with = [&](std::int64_t position, std::int64_t value) {
    StepCase it = right;
    it.certificate
        .steps[Index(squares[Index(position)].row * cols + squares[Index(position)].col)] = value;
    return it;
  };
  for (const Part& part : PartsOf(squares)) {
    const std::string& name = part.name;
    const std::int64_t position = part.position;
    const std::int64_t step = position + 1;
    suite.AddWrong(with(position, 0), {Rule::kUnvisited, Rule::kStepMissing}, "zero-" + name,
                   fmt::format("0 in place of step {} of 1..{}", step, size));
    const std::vector<std::pair<std::string, std::int64_t>> outside = {
        {"n-plus-1", size + 1}, {"negative", -step}, {"wraps", (std::int64_t{1} << 32) + step}};
    for (const auto& value : outside) {
      suite.AddWrong(with(position, value.second), {Rule::kStepOutOfRange, Rule::kStepMissing},
                     value.first + "-" + name,
                     fmt::format("{} in place of step {} of 1..{}", value.second, step, size));
    }
    // A step that stands on a later square of the board, too.
    const std::vector<std::pair<std::string, std::int64_t>> sources = {
        {"first", 1}, {"one-less", step - 1}, {"half", (step + 1) / 2}, {"last", size}};
    for (const auto& source : sources) {
      if (source.second == step) continue;
      const Cell& first = squares[Index(source.second - 1)];
      const Cell& at = squares[Index(position)];
      if (std::tie(first.row, first.col) > std::tie(at.row, at.col)) continue;
      suite.AddWrong(
          with(position, source.second), {Rule::kStepRepeated, Rule::kStepMissing},
          source.first + "-twice-" + name,
          fmt::format("step {} stands on the square of step {}, too", source.second, step));
    }
  }
  StepCase shifted = right;
  for (auto& step : shifted.certificate.steps) step += step > 0 ? 1 : 0;
  std::vector<Rule> rules = {Rule::kStepMissing, Rule::kStepOutOfRange};
  if (tour.problem.finish) rules.push_back(Rule::kWrongFinish);
  suite.AddWrong(shifted, rules, "from-two", "the steps are one too large");
  shifted = right;
  for (auto& step : shifted.certificate.steps) step -= step > 0 ? 1 : 0;
  rules = {Rule::kStepMissing, Rule::kUnvisited};
  if (tour.problem.start) rules.push_back(Rule::kWrongStart);
  suite.AddWrong(shifted, rules, "from-zero", "the steps are one too small");
}

// Steps on blocked squares, and squares that are blocked in the answer only.
void BreakBlocked(const PathCase& tour, Suite& suite) {
  const StepCase right = ToSteps(tour);
  const std::int64_t cols = tour.problem.cols;
  const auto at = [&](StepCase& it, const Cell& cell) -> std::int64_t& {
    return it.certificate.steps[Index(cell.row * cols + cell.col)];
  };
  const Path& squares = tour.certificate.squares;
  for (std::size_t i = 0; i < tour.problem.blocked.size(); ++i) {
    const Cell& blocked = tour.problem.blocked[i];
    const std::string name = fmt::format("{}", i + 1);
    const std::string where =
        fmt::format("the blocked square {},{}", blocked.row + 1, blocked.col + 1);
    StepCase broken = right;
    at(broken, blocked) = std::ssize(squares) + 1;
    suite.AddWrong(broken, {Rule::kBlockedSquare}, "one-more-on-blocked-" + name,
                   where + " has a step of its own");
    broken = right;
    at(broken, blocked) = std::ssize(squares) / 2;
    suite.AddWrong(broken, {Rule::kBlockedSquare}, "twice-on-blocked-" + name,
                   where + " has a step that stands elsewhere, too");
    broken = right;
    std::swap(at(broken, blocked), at(broken, squares.back()));
    suite.AddWrong(broken, {Rule::kBlockedSquare, Rule::kUnvisited, Rule::kStepMissing},
                   "last-on-blocked-" + name, "the last step is on " + where);
  }
}

}  // namespace onceover::mutants
