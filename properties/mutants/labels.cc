#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "mutants/tilings.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;

class Breaker {
 public:
  Breaker(const LabelCase& right, Suite& suite) : right_(right), suite_(suite) {}

  void BreakValues();
  void BreakNumbers();
  void CoverMissing();
  void ReuseLabels();

 private:
  void Add(const LabelCase& broken, const std::vector<Rule>& declared, std::string_view slug,
           std::string what) {
    suite_.AddWrong(broken, declared, slug, std::move(what));
  }

  // All squares of a label take another one.
  LabelCase Renamed(std::int64_t from, std::int64_t to) const {
    LabelCase it = right_;
    std::ranges::replace(it.certificate.labels, from, to);
    return it;
  }

  const LabelCase& right_;
  Suite& suite_;
};

// One square at a time.
void Breaker::BreakValues() {
  const std::int64_t pieces = CountPieces(right_);
  for (const Place& place : PlacesOf(right_)) {
    const std::int64_t label = LabelAt(right_, place.cell);
    const std::string at = fmt::format("{},{}", place.cell.row + 1, place.cell.col + 1);
    LabelCase broken = right_;
    At(broken, place.cell) = 0;
    Add(broken, {Rule::kUncovered, Rule::kPieceSize}, place.name,
        fmt::format("square {} is not covered", at));
    broken = right_;
    At(broken, place.cell) = label + 1;
    std::vector<Rule> rules = {Rule::kPieceSize};
    if (label == pieces) rules.insert(rules.begin(), Rule::kLabelOutOfRange);
    Add(broken, rules, "one-more-" + place.name,
        fmt::format("square {} has label {} instead of {}", at, label + 1, label));
    At(broken, place.cell) = label + (std::int64_t{1} << 32);
    Add(broken, {Rule::kLabelOutOfRange, Rule::kPieceSize}, "wraps-" + place.name,
        fmt::format("square {} has label 2^32 + {}", at, label));
    const std::array<Cell, 4> steps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    for (const Cell& step : steps) {
      const Cell next = {place.cell.row + step.row, place.cell.col + step.col};
      if (next.row < 0 || next.col < 0) continue;
      if (next.row >= right_.problem.rows || next.col >= right_.problem.cols) continue;
      const std::int64_t other = LabelAt(right_, next);
      if (other == 0 || other == label) continue;
      At(broken, place.cell) = other;
      Add(broken, {Rule::kPieceSize}, "joins-neighbour-" + place.name,
          fmt::format("square {} belongs to the piece beside it, of four squares", at));
      break;
    }
  }
}

// Whole pieces, and all of them.
void Breaker::BreakNumbers() {
  const std::int64_t pieces = CountPieces(right_);
  for (const auto& [name, label] : SomePieces(pieces)) {
    const std::vector<std::pair<std::string, std::int64_t>> others = {
        {"n-plus-1", pieces + 1},
        {"negative", -label - 1},
        {"2-to-31", std::int64_t{1} << 31},
        {"wraps", (std::int64_t{1} << 32) + label}};
    for (const auto& other : others) {
      Add(Renamed(label, other.second),
          {Rule::kLabelOutOfRange, Rule::kLabelMissing, Rule::kTileCount}, other.first + "-" + name,
          fmt::format("piece {} of 1..{} has label {}", label, pieces, other.second));
    }
    Add(Renamed(label, 0), {Rule::kUncovered, Rule::kLabelMissing, Rule::kTileCount},
        "zero-" + name, fmt::format("0 in place of {}: the piece is left out", label));
  }
  LabelCase broken = right_;
  for (auto& label : broken.certificate.labels) label += label != 0 ? 1 : 0;
  Add(broken, {Rule::kLabelMissing, Rule::kLabelOutOfRange, Rule::kTileCount}, "from-two",
      "the labels count from 2");
}

void Breaker::CoverMissing() {
  const Cell missing = std::get<Cell>(right_.problem.missing);
  LabelCase broken = right_;
  At(broken, missing) = 1;
  Add(broken, {Rule::kMissingCovered, Rule::kPieceSize}, "covered-by-piece-1",
      "piece 1 covers the missing square too");
  At(broken, missing) = CountPieces(right_) + 1;
  Add(broken, {Rule::kMissingCovered}, "covered-by-n-plus-1",
      "the missing square has a label of its own");
}

// Two pieces under one label: the two that are farthest apart, and two that touch.
void Breaker::ReuseLabels() {
  const std::int64_t pieces = CountPieces(right_);
  if (pieces < 2) return;
  struct Pair {
    std::int64_t distance = 0;
    std::int64_t one = 0;
    std::int64_t two = 0;
  };
  std::vector<Pair> pairs;
  std::vector<Cell> firsts(static_cast<std::size_t>(pieces), Cell{-1, -1});
  for (std::int64_t i = std::ssize(right_.certificate.labels) - 1; i >= 0; --i) {
    const Cell cell = {i / right_.problem.cols, i % right_.problem.cols};
    if (const auto label = LabelAt(right_, cell))
      firsts[static_cast<std::size_t>(label - 1)] = cell;
  }
  for (std::int64_t one = 0; one < pieces; ++one) {
    for (std::int64_t two = one + 1; two < pieces; ++two) {
      const Cell& a = firsts[static_cast<std::size_t>(one)];
      const Cell& b = firsts[static_cast<std::size_t>(two)];
      pairs.push_back({std::abs(a.row - b.row) + std::abs(a.col - b.col), one + 1, two + 1});
    }
  }
  std::ranges::stable_sort(pairs, {}, &Pair::distance);
  const std::vector<std::pair<std::string, Pair>> chosen = {
      {"near", pairs.front()}, {"far-apart", pairs.back()}, {"first-and-last", {0, 1, pieces}}};
  for (const auto& [name, pair] : chosen) {
    Add(Renamed(pair.two, pair.one), {Rule::kLabelReused, Rule::kLabelMissing, Rule::kTileCount},
        name, fmt::format("pieces {} and {} both have label {}", pair.one, pair.two, pair.one));
  }
}

}  // namespace

void BreakLabels(const LabelCase& right, Suite& suite) {
  Breaker breaker(right, suite);
  breaker.CoverMissing();
  breaker.BreakValues();
  breaker.BreakNumbers();
  breaker.ReuseLabels();
}

}  // namespace onceover::mutants
