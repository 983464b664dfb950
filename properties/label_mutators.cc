#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "mutators.h"

namespace onceover::properties {
namespace {

using LabelMutation = Mutation<LabelCase>;
using Result = std::optional<LabelMutation>;

std::vector<std::int64_t>& LabelsOf(LabelCase& it) { return it.certificate.labels; }

std::int64_t& At(LabelCase& it, std::int64_t square) {
  return LabelsOf(it)[static_cast<std::size_t>(square)];
}

std::int64_t Squares(const LabelCase& it) { return std::ssize(it.certificate.labels); }

std::int64_t Pieces(const LabelCase& it) { return Squares(it) / 3; }

std::int64_t FirstOf(const LabelCase& it, std::int64_t label) {
  const auto& labels = it.certificate.labels;
  return std::ranges::find(labels, label) - labels.begin();
}

// A covered square; there must be one.
std::int64_t DrawCovered(const LabelCase& it) {
  const std::int64_t square = Draw(0, Squares(it) - 1);
  if (it.certificate.labels[static_cast<std::size_t>(square)] != 0) return square;
  return square > 0 ? square - 1 : square + 1;
}

bool HasMissing(const LabelCase& it) {
  return !std::holds_alternative<NoneMissing>(it.problem.missing);
}

Result Finish(std::string name, LabelCase broken, Rule rule, std::int64_t index) {
  return LabelMutation{std::move(name), std::move(broken), rule, index};
}

Result DropLast(const LabelCase& it) {
  LabelCase broken = it;
  LabelsOf(broken).pop_back();
  return Finish("the last label is dropped", broken, Rule::kTooFew, -1);
}

Result Append(const LabelCase& it) {
  LabelCase broken = it;
  LabelsOf(broken).push_back(Draw(0, 3));
  return Finish("a label is appended", broken, Rule::kTooMany, -1);
}

Result Uncover(const LabelCase& it) {
  if (Pieces(it) < 1) return std::nullopt;
  const std::int64_t square = DrawCovered(it);
  const std::int64_t marked = FirstOf(it, 0);
  LabelCase broken = it;
  At(broken, square) = 0;
  // Where any square may be missing, the first that is marked is the one.
  const bool anywhere = std::holds_alternative<MissingAnywhere>(it.problem.missing);
  const std::int64_t index = anywhere ? std::max(square, marked) : square;
  return Finish("a square is uncovered", broken, Rule::kUncovered, index);
}

Result LeaveRange(const LabelCase& it) {
  if (Pieces(it) < 1) return std::nullopt;
  const std::int64_t square = DrawCovered(it);
  LabelCase broken = it;
  At(broken, square) = DrawBool() ? Pieces(it) + Draw(1, 1'000'000'000'000) : -Draw(1, 9);
  return Finish("a label leaves its range", broken, Rule::kLabelOutOfRange, square);
}

Result CoverMissing(const LabelCase& it) {
  if (!HasMissing(it)) return std::nullopt;
  const std::int64_t missing = FirstOf(it, 0);
  const bool is_fixed = std::holds_alternative<Cell>(it.problem.missing);
  LabelCase broken = it;
  At(broken, missing) = Draw(1, Pieces(it) + 1);
  return Finish("the missing square is covered", broken,
                is_fixed ? Rule::kMissingCovered : Rule::kMissingUnmarked, is_fixed ? missing : -1);
}

Result JoinPieces(const LabelCase& it) {
  if (Pieces(it) < 2) return std::nullopt;
  const std::int64_t label = Draw(1, Pieces(it) - 1);
  LabelCase broken = it;
  std::ranges::replace(LabelsOf(broken), label + 1, label);
  return Finish("two pieces have one label", broken, Rule::kLabelReused, FirstOf(broken, label));
}

Result LoseLabel(const LabelCase& it) {
  if (Pieces(it) < 1) return std::nullopt;
  LabelCase broken = it;
  std::ranges::replace(LabelsOf(broken), Draw(1, Pieces(it)), Pieces(it) + 1);
  return Finish("a label is out of use", broken, Rule::kLabelMissing, -1);
}

// A piece gives one of its squares for one that is two rows or columns from another of its squares.
Result TearPiece(const LabelCase& it) {
  if (Pieces(it) < 2) return std::nullopt;
  const std::int64_t cols = it.problem.cols;
  const std::int64_t first = FirstOf(it, Draw(1, Pieces(it)));
  LabelCase broken = it;
  const std::int64_t label = At(broken, first);
  std::vector<std::int64_t> others;
  for (std::int64_t square = 0; square < Squares(it); ++square) {
    const bool is_far =
        std::abs(square / cols - first / cols) > 1 || std::abs(square % cols - first % cols) > 1;
    if (is_far && At(broken, square) != 0) others.push_back(square);
  }
  if (others.empty()) return std::nullopt;
  const auto last = std::ranges::find(LabelsOf(broken).rbegin(), LabelsOf(broken).rend(), label);
  std::swap(*last, At(broken, DrawOf(others)));
  return Finish("a piece is torn", broken, Rule::kNotAnL, FirstOf(broken, label));
}

}  // namespace

std::optional<Mutation<LabelCase>> MoveSquare(const LabelCase& it) {
  if (Pieces(it) < 2) return std::nullopt;
  const std::int64_t square = DrawCovered(it);
  LabelCase broken = it;
  std::int64_t label = Draw(1, Pieces(it) - 1);
  if (label == At(broken, square)) ++label;
  At(broken, square) = label;
  return Finish("a square changes its piece", broken, Rule::kPieceSize, FirstOf(broken, label));
}

const std::vector<Mutator<LabelCase>>& LabelMutators() {
  static const std::vector<Mutator<LabelCase>> mutators = {DropLast,   Append,       Uncover,
                                                           LeaveRange, CoverMissing, JoinPieces,
                                                           LoseLabel,  TearPiece,    MoveSquare};
  return mutators;
}

}  // namespace onceover::properties
