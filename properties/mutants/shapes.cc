#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "mutants/tilings.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;

// Three squares that are no L, or three that would be.
struct Shape {
  std::string name;
  std::string what;
  std::array<Cell, 3> squares;
};

// Fills a board with L-trominoes around squares that are taken already: at first the missing one.
class Filler {
 public:
  explicit Filler(const TilingProblem& problem) : rows_(problem.rows), cols_(problem.cols) {
    labels_.assign(static_cast<std::size_t>(rows_ * cols_), 0);
    Label(std::get<Cell>(problem.missing)) = kMissing;
  }

  bool Take(std::span<const Cell> cells, std::int64_t label) {
    for (const Cell& cell : cells) {
      if (cell.row < 0 || cell.col < 0 || cell.row >= rows_ || cell.col >= cols_) return false;
      if (Label(cell) != 0) return false;
    }
    for (const Cell& cell : cells) Label(cell) = label;
    return true;
  }

  // The labels of a filling from 2, or nothing: none found within the budget. Exact, depth first.
  std::optional<std::vector<std::int64_t>> Fill() {
    if (!FillFrom(0, 2)) return std::nullopt;
    std::ranges::replace(labels_, kMissing, 0);
    return labels_;
  }

 private:
  static constexpr std::int64_t kMissing = -1;

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

}  // namespace

std::optional<LabelCase> OtherTiling(const LabelCase& it) {
  auto labels = Filler(it.problem).Fill();
  if (!labels) return std::nullopt;
  for (auto& label : *labels) label -= label != 0 ? 1 : 0;
  return LabelCase{it.problem, {*labels}};
}

// One piece is no L, all others are: at the first, a middle and the last place that can be filled.
void TearPieces(const LabelCase& right, Suite& suite) {
  const std::vector<Rule> no_l = {Rule::kNotAnL};
  const std::int64_t rows = right.problem.rows;
  const std::int64_t cols = right.problem.cols;
  for (const Shape& shape : ShapesThatAreNoL(rows, cols)) {
    const auto at = [&](std::int64_t anchor) -> std::optional<LabelCase> {
      Filler filler(right.problem);
      std::array<Cell, 3> cells = shape.squares;
      for (Cell& cell : cells) cell = {cell.row + anchor / cols, cell.col + anchor % cols};
      if (!filler.Take(cells, 1)) return std::nullopt;
      auto labels = filler.Fill();
      if (!labels) return std::nullopt;
      return LabelCase{right.problem, {*labels}};
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
        suite.AddWrong(*broken, no_l, shape.name + "-" + search.name,
                       fmt::format("piece 1 is no L: {}, from row {}, column {}", shape.what,
                                   (shape.squares[0].row + anchor / cols) + 1,
                                   (shape.squares[0].col + anchor % cols) + 1));
        break;
      }
    }
  }
  if (CountPieces(right) < 2) return;
  const std::vector<Place> places = PlacesOf(right);
  LabelCase broken = right;
  std::swap(At(broken, places.front().cell), At(broken, places[places.size() / 2].cell));
  if (broken == right) return;
  suite.AddWrong(broken, no_l, "squares-exchanged", "two pieces have exchanged a square");
}

}  // namespace onceover::mutants
