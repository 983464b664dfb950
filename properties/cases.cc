#include "cases.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <variant>
#include <vector>

namespace onceover {
namespace {

void Show(const Cell& cell, std::ostream& out) { out << '(' << cell.row << ',' << cell.col << ')'; }

void Show(const char* what, const std::optional<Cell>& cell, std::ostream& out) {
  if (!cell) return;
  out << what;
  Show(*cell, out);
}

void Show(const TilingProblem& problem, std::ostream& out) {
  out << "tiling " << problem.rows << 'x' << problem.cols << " missing ";
  if (const Cell* cell = std::get_if<Cell>(&problem.missing)) {
    Show(*cell, out);
  } else {
    out << (std::holds_alternative<NoneMissing>(problem.missing) ? "none" : "any");
  }
}

void Show(const TourProblem& problem, std::ostream& out) {
  out << (problem.closed ? "closed tour " : "tour ") << problem.rows << 'x' << problem.cols;
  Show(" from ", problem.start, out);
  Show(" to ", problem.finish, out);
  for (const Cell& cell : problem.blocked) Show(" blocked ", cell, out);
}

// A matrix with its rows one below the other, whatever its size.
void Show(const std::vector<std::int64_t>& values, std::int64_t cols, std::ostream& out) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    out << (cols > 0 && static_cast<std::int64_t>(i) % cols == 0 ? '\n' : ' ') << values[i];
  }
}

}  // namespace

void showValue(const Fault& fault, std::ostream& out) {
  out << RuleId(fault.rule) << " at " << fault.index;
  Show(" cell ", fault.cell, out);
  Show(" other ", fault.other_cell, out);
  out << " expected " << fault.expected << " found " << fault.found;
}

void showValue(const Verdict& verdict, std::ostream& out) {
  out << "outcome " << static_cast<int>(verdict.outcome) << ", " << verdict.squares_done << " of "
      << verdict.squares_total;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (verdict.counts[rule] == 0) continue;
    out << ", " << RuleId(static_cast<Rule>(rule)) << " x" << verdict.counts[rule];
  }
  for (const Fault& fault : verdict.faults) {
    out << "\n  ";
    showValue(fault, out);
  }
}

namespace properties {

void showValue(const LabelCase& it, std::ostream& out) {
  Show(it.problem, out);
  Show(it.certificate.labels, it.problem.cols, out);
}

void showValue(const PieceCase& it, std::ostream& out) {
  Show(it.problem, out);
  for (const auto& piece : it.certificate.pieces) {
    out << "\n ";
    for (const Cell& cell : piece) Show(cell, out);
  }
}

void showValue(const PathCase& it, std::ostream& out) {
  Show(it.problem, out);
  out << '\n';
  for (const Cell& cell : it.certificate.squares) Show(cell, out);
}

void showValue(const StepCase& it, std::ostream& out) {
  Show(it.problem, out);
  Show(it.certificate.steps, it.problem.cols, out);
}

Verdict Check(const LabelCase& it, std::int64_t max_faults) {
  return CheckTiling(it.problem, it.certificate, max_faults);
}
Verdict Check(const PieceCase& it, std::int64_t max_faults) {
  return CheckTiling(it.problem, it.certificate, max_faults);
}
Verdict Check(const PathCase& it, std::int64_t max_faults) {
  return CheckTour(it.problem, it.certificate, max_faults);
}
Verdict Check(const StepCase& it, std::int64_t max_faults) {
  return CheckTour(it.problem, it.certificate, max_faults);
}

PieceCase ToPieces(const LabelCase& it) {
  const auto& labels = it.certificate.labels;
  std::vector<std::vector<Cell>> squares(labels.size() / 3 + 1);
  for (std::int64_t square = 0; square < std::ssize(labels); ++square) {
    const std::int64_t label = labels[static_cast<std::size_t>(square)];
    if (label == 0) continue;
    squares.at(static_cast<std::size_t>(label))
        .push_back({square / it.problem.cols, square % it.problem.cols});
  }
  PieceCase pieces{it.problem, {}};
  for (const auto& piece : squares) {
    if (!piece.empty())
      pieces.certificate.pieces.push_back({piece.at(0), piece.at(1), piece.at(2)});
  }
  return pieces;
}

StepCase ToSteps(const PathCase& it) {
  StepCase steps{it.problem, {}};
  auto& numbers = steps.certificate.steps;
  numbers.assign(static_cast<std::size_t>(it.problem.rows * it.problem.cols), 0);
  std::int64_t step = 0;
  for (const Cell& cell : it.certificate.squares) {
    numbers.at(static_cast<std::size_t>(cell.row * it.problem.cols + cell.col)) = ++step;
  }
  return steps;
}

}  // namespace properties
}  // namespace onceover
