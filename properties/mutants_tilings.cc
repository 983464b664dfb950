#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "mutants_suite.h"
#include "onceover/solve.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;

struct Place {
  std::string name;
  Cell cell;
};

std::int64_t& At(LabelCase& it, const Cell& cell) {
  return it.certificate.labels[static_cast<std::size_t>(cell.row * it.problem.cols + cell.col)];
}

std::int64_t LabelAt(const LabelCase& it, const Cell& cell) {
  return it.certificate.labels[static_cast<std::size_t>(cell.row * it.problem.cols + cell.col)];
}

std::int64_t Pieces(const LabelCase& it) { return std::ssize(it.certificate.labels) / 3; }

LabelCase Solve(std::int64_t side, const Cell& missing) {
  const TilingProblem problem{.rows = side, .cols = side, .missing = missing};
  return {problem, ToLabelGrid(std::get<Tiling>(SolveTiling(problem)))};
}

// Corners, edges, the middle and the last row, as far as they are covered and different.
std::vector<Place> PlacesOf(const LabelCase& it) {
  const std::int64_t last = it.problem.rows - 1;
  const std::int64_t middle = last / 2;
  const std::vector<Place> all = {
      {"top-left-corner", {0, 0}},       {"top-right-corner", {0, last}},
      {"bottom-left-corner", {last, 0}}, {"bottom-right-corner", {last, last}},
      {"top-edge", {0, middle}},         {"left-edge", {middle, 0}},
      {"right-edge", {middle, last}},    {"last-row", {last, middle}},
      {"middle", {middle, middle}}};
  std::vector<Place> places;
  for (const Place& place : all) {
    const bool is_known =
        std::ranges::any_of(places, [&](const Place& other) { return other.cell == place.cell; });
    if (!is_known && LabelAt(it, place.cell) != 0) places.push_back(place);
  }
  return places;
}

class Breaker {
 public:
  Breaker(const LabelCase& right, Suite& suite) : right_(right), suite_(suite) {}

  void Add(const LabelCase& broken, std::vector<Rule> declared, std::string_view slug,
           std::string what) {
    suite_.AddWrong(WriteAnswer(suite_.form(), broken), RulesOf(Check(broken)), std::move(declared),
                    slug, std::move(what));
  }

  // All squares of a label take another one.
  LabelCase Renamed(std::int64_t from, std::int64_t to) const {
    LabelCase it = right_;
    std::ranges::replace(it.certificate.labels, from, to);
    return it;
  }

  void BreakValues();
  void BreakLabels();
  void BreakMissing();
  void ReuseLabels();
  void TearPieces();

 private:
  const LabelCase& right_;
  Suite& suite_;
};

// One square at a time.
void Breaker::BreakValues() {
  const std::int64_t pieces = Pieces(right_);
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
void Breaker::BreakLabels() {
  const std::int64_t pieces = Pieces(right_);
  const std::vector<std::pair<std::string, std::int64_t>> chosen = {
      {"first", 1}, {"middle", (pieces + 1) / 2}, {"last", pieces}};
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const std::string& name = chosen[i].first;
    const std::int64_t label = chosen[i].second;
    if (i > 0 && label == chosen[i - 1].second) continue;
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

// Tilings of the same board that lack another square, and the right square covered.
void Breaker::BreakMissing() {
  const std::int64_t last = right_.problem.rows - 1;
  const Cell missing = std::get<Cell>(right_.problem.missing);
  std::vector<Place> others = {{"transposed", {missing.col, missing.row}},
                               {"upside-down", {last - missing.row, missing.col}},
                               {"mirrored", {missing.row, last - missing.col}},
                               {"row-off-by-one", {missing.row + 1, missing.col}},
                               {"column-off-by-one", {missing.row, missing.col + 1}},
                               {"first-square", {0, 0}},
                               {"last-square", {last, last}}};
  std::vector<Cell> seen = {missing};
  for (const Place& other : others) {
    if (other.cell.row > last || other.cell.col > last) continue;
    if (std::ranges::find(seen, other.cell) != seen.end()) continue;
    seen.push_back(other.cell);
    LabelCase broken = Solve(last + 1, other.cell);
    broken.problem = right_.problem;
    Add(broken, {Rule::kMissingCovered, Rule::kUncovered}, other.name,
        fmt::format("a tiling of the board that lacks {},{} instead", other.cell.row + 1,
                    other.cell.col + 1));
  }
  LabelCase broken = right_;
  At(broken, missing) = 1;
  Add(broken, {Rule::kMissingCovered, Rule::kPieceSize}, "covered-by-piece-1",
      "piece 1 covers the missing square too");
  At(broken, missing) = Pieces(right_) + 1;
  Add(broken, {Rule::kMissingCovered}, "covered-by-n-plus-1",
      "the missing square has a label of its own");
}

// Two pieces under one label: the two that are farthest apart, and two that touch.
void Breaker::ReuseLabels() {
  const std::int64_t pieces = Pieces(right_);
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

// Three squares that are no L, or three that would be.
struct Shape {
  std::string name;
  std::string what;
  std::array<Cell, 3> squares;
};

// Fills a board with L-trominoes around squares that are taken already.
class Filler {
 public:
  Filler(std::int64_t rows, std::int64_t cols) : rows_(rows), cols_(cols) {
    labels_.assign(static_cast<std::size_t>(rows * cols), 0);
  }

  bool Take(std::span<const Cell> cells, std::int64_t label) {
    for (const Cell& cell : cells) {
      if (cell.row < 0 || cell.col < 0 || cell.row >= rows_ || cell.col >= cols_) return false;
      if (Label(cell) != 0) return false;
    }
    for (const Cell& cell : cells) Label(cell) = label;
    return true;
  }

  // The labels of a filling, or nothing: none found within the budget. Exact, depth first.
  std::optional<std::vector<std::int64_t>> Fill() {
    if (!FillFrom(0, 2)) return std::nullopt;
    return labels_;
  }

 private:
  std::int64_t& Label(const Cell& cell) {
    return labels_[static_cast<std::size_t>(cell.row * cols_ + cell.col)];
  }

  bool FillFrom(std::int64_t square, std::int64_t label) {
    while (square < rows_ * cols_ && labels_[static_cast<std::size_t>(square)] != 0) ++square;
    if (square == rows_ * cols_) return true;
    if (--budget_ < 0) return false;
    const Cell at = {square / cols_, square % cols_};
    static const std::array<std::array<Cell, 3>, 4> pieces = {{{{{0, 0}, {0, 1}, {1, 0}}},
                                                               {{{0, 0}, {0, 1}, {1, 1}}},
                                                               {{{0, 0}, {1, 0}, {1, 1}}},
                                                               {{{0, 0}, {1, 0}, {1, -1}}}}};
    for (const auto& piece : pieces) {
      std::array<Cell, 3> cells = piece;
      for (Cell& cell : cells) cell = {cell.row + at.row, cell.col + at.col};
      if (!Take(cells, label)) continue;
      if (FillFrom(square + 1, label + 1)) return true;
      for (const Cell& cell : cells) Label(cell) = 0;
    }
    return false;
  }

  std::int64_t rows_;
  std::int64_t cols_;
  std::int64_t budget_ = 20'000;
  std::vector<std::int64_t> labels_;
};

std::vector<Shape> ShapesThatAreNoL(std::int64_t rows, std::int64_t cols) {
  return {{"line-across", "three in a line across", {{{0, 0}, {0, 1}, {0, 2}}}},
          {"line-down", "three in a line down", {{{0, 0}, {1, 0}, {2, 0}}}},
          {"diagonal", "three on a diagonal", {{{0, 0}, {1, 1}, {2, 2}}}},
          {"v", "three that touch at corners only", {{{0, 0}, {1, 1}, {0, 2}}}},
          {"corner-contact", "two and one that touches at a corner", {{{0, 0}, {0, 1}, {1, 2}}}},
          {"gap", "two and one in the same row, a square between", {{{0, 0}, {0, 1}, {0, 3}}}},
          {"gap-below", "two and one below, a square between", {{{0, 0}, {0, 1}, {2, 0}}}},
          {"wraps-right",
           "an L that wraps around the right edge into the next row",
           {{{0, cols - 1}, {1, 0}, {0, cols - 2}}}},
          {"wraps-row",
           "an L that wraps around the right edge in its row",
           {{{0, cols - 1}, {0, 0}, {1, 0}}}},
          {"wraps-bottom",
           "an L that wraps around the bottom edge",
           {{{0, 0}, {0, 1}, {rows - 1, 0}}}}};
}

// One piece is no L, all others are: at the first, a middle and the last place that can be filled.
void Breaker::TearPieces() {
  const std::int64_t rows = right_.problem.rows;
  const std::int64_t cols = right_.problem.cols;
  const Cell missing = std::get<Cell>(right_.problem.missing);
  for (const Shape& shape : ShapesThatAreNoL(rows, cols)) {
    const auto at = [&](std::int64_t anchor) -> std::optional<LabelCase> {
      Filler filler(rows, cols);
      std::array<Cell, 3> cells = shape.squares;
      for (Cell& cell : cells) cell = {cell.row + anchor / cols, cell.col + anchor % cols};
      if (!filler.Take(std::array{missing}, -1) || !filler.Take(cells, 1)) return std::nullopt;
      auto labels = filler.Fill();
      if (!labels) return std::nullopt;
      std::ranges::replace(*labels, -1, 0);
      return LabelCase{right_.problem, {*labels}};
    };
    struct Search {
      std::string name;
      std::int64_t from;
      std::int64_t step;
      std::int64_t to;
    };
    const std::int64_t squares = rows * cols;
    const std::vector<Search> searches = {{"first", 0, 1, squares},
                                          {"middle", squares / 2, 1, squares},
                                          {"last", squares - 1, -1, -1}};
    std::vector<std::int64_t> used;
    for (const Search& search : searches) {
      for (std::int64_t anchor = search.from; anchor != search.to; anchor += search.step) {
        const auto broken = at(anchor);
        if (!broken) continue;
        if (std::ranges::find(used, anchor) != used.end()) break;
        used.push_back(anchor);
        Add(*broken, {Rule::kNotAnL}, shape.name + "-" + search.name,
            fmt::format("piece 1 is no L: {}, from row {}, column {}", shape.what,
                        (shape.squares[0].row + anchor / cols) + 1,
                        (shape.squares[0].col + anchor % cols) + 1));
        break;
      }
    }
  }
  if (Pieces(right_) < 2) return;
  const std::vector<Place> places = PlacesOf(right_);
  LabelCase broken = right_;
  std::swap(At(broken, places.front().cell), At(broken, places[places.size() / 2].cell));
  if (broken == right_) return;
  Add(broken, {Rule::kNotAnL}, "squares-exchanged", "two pieces have exchanged a square");
}

// Right answers that are not the reference one.
void AddRight(const LabelCase& right, std::mt19937_64& random, Suite& suite) {
  const Form& form = suite.form();
  const std::int64_t pieces = Pieces(right);
  suite.AddRight(WriteAnswer(form, right), "reference", "the reference solution");
  if (pieces < 2) return;
  LabelCase other = right;
  for (auto& label : other.certificate.labels) label = label == 0 ? 0 : pieces + 1 - label;
  suite.AddRight(WriteAnswer(form, other), "numbered-backwards", "labels in the opposite order");
  std::vector<std::int64_t> numbers(static_cast<std::size_t>(pieces));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = static_cast<std::int64_t>(i) + 1;
    std::swap(numbers[i], numbers[random() % (i + 1)]);
  }
  for (auto& label : other.certificate.labels) {
    if (label != 0) label = numbers[static_cast<std::size_t>(label - 1)];
  }
  suite.AddRight(WriteAnswer(form, other), "numbered-at-random", "labels in random order");
  Filler filler(right.problem.rows, right.problem.cols);
  if (!filler.Take(std::array{std::get<Cell>(right.problem.missing)}, -1)) return;
  if (auto labels = filler.Fill()) {
    std::ranges::replace(*labels, -1, 0);
    for (auto& label : *labels) label -= label != 0 ? 1 : 0;
    suite.AddRight(WriteAnswer(form, {right.problem, {*labels}}), "other-cut",
                   "another tiling, found by search");
  }
}

}  // namespace

std::vector<Entry> MakeTilingSuite(const Form& form, std::uint64_t seed, std::int64_t count) {
  std::mt19937_64 random(seed);
  Suite suite(form);
  const auto draw = [&](std::int64_t side) {
    const auto square =
        static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(side * side));
    return Cell{square / side, square % side};
  };
  std::vector<std::pair<std::int64_t, Cell>> questions = {{2, {0, 0}}, {2, {0, 1}}, {2, {1, 0}},
                                                          {2, {1, 1}}, {4, {0, 0}}, {4, {1, 3}}};
  questions.emplace_back(4, draw(4));
  if (form.Layout().name != "boj-14600") {  // its boards are no larger
    questions.emplace_back(8, Cell{7, 2});
    questions.emplace_back(8, draw(8));
    questions.emplace_back(16, draw(16));
  }
  if (count < std::ssize(questions)) {
    questions.resize(static_cast<std::size_t>(count));
  }
  for (const auto& [side, missing] : questions) {
    const LabelCase right = Solve(side, missing);
    const Rows rows = WriteAnswer(form, right);
    suite.Ask(fmt::format("{}x{}-{}-{}", side, side, missing.row + 1, missing.col + 1),
              WriteRequest(form, right.problem), rows);
    AddRight(right, random, suite);
    Breaker breaker(right, suite);
    breaker.BreakMissing();
    breaker.BreakValues();
    breaker.BreakLabels();
    breaker.ReuseLabels();
    if (side > 2 && side <= 8) breaker.TearPieces();  // any three squares of 2x2 are an L
    if (side <= 4) AddBrokenText(rows, suite);
  }
  return suite.TakeEntries();
}

}  // namespace onceover::mutants
