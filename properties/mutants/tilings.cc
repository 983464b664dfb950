#include "mutants/tilings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/solve.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;

struct TilingQuestion {
  std::int64_t side;
  Cell missing;
};

// Small boards, and some larger ones where the form may ask for them.
std::vector<TilingQuestion> QuestionsOf(const Form& form, std::mt19937_64& random) {
  const auto draw = [&](std::int64_t side) {
    const auto square =
        static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(side * side));
    return Cell{square / side, square % side};
  };
  const read::RequestFormat& request = form.Layout().request;
  if (request.board) {
    const std::int64_t side = request.board->rows;
    return {{side, {0, 0}}, {side, {side / 2, side - 2}}, {side, draw(side)}};
  }
  std::vector<TilingQuestion> questions = {{2, {0, 0}}, {2, {0, 1}}, {2, {1, 0}},
                                           {2, {1, 1}}, {4, {0, 0}}, {4, {1, 3}}};
  questions.push_back({4, draw(4)});
  questions.push_back({8, {7, 2}});
  questions.push_back({8, draw(8)});
  questions.push_back({16, draw(16)});
  // In columns, a blank at the edge of a board of two columns shows no column.
  const std::int64_t least = form.Tiling().width > 1 ? 4 : 2;
  std::erase_if(questions, [&](const TilingQuestion& it) {
    return it.side < least || it.side > form.space.bounds.max_side;
  });
  return questions;
}

}  // namespace

LabelCase SolveLabels(std::int64_t side, const Cell& missing) {
  const TilingProblem problem{.rows = side, .cols = side, .missing = missing};
  return {problem, ToLabelGrid(std::get<Tiling>(SolveTiling(problem)))};
}

std::vector<std::pair<std::string, std::int64_t>> SomePieces(std::int64_t count) {
  std::vector<std::pair<std::string, std::int64_t>> some = {{"first", 1}};
  if (count > 2) some.emplace_back("middle", (count + 1) / 2);
  if (count > 1) some.emplace_back("last", count);
  return some;
}

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

// Right answers that are not the reference one.
void AddRightTilings(const LabelCase& right, std::mt19937_64& random, Suite& suite) {
  suite.AddRight(right, "reference", "the reference solution");
  const std::int64_t pieces = CountPieces(right);
  if (pieces < 2) return;
  LabelCase other = right;
  for (auto& label : other.certificate.labels) label = label == 0 ? 0 : pieces + 1 - label;
  suite.AddRight(other, "numbered-backwards", "labels in the opposite order");
  std::vector<std::int64_t> numbers(static_cast<std::size_t>(pieces));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = static_cast<std::int64_t>(i) + 1;
    std::swap(numbers[i], numbers[random() % (i + 1)]);
  }
  for (auto& label : other.certificate.labels) {
    if (label != 0) label = numbers[static_cast<std::size_t>(label - 1)];
  }
  suite.AddRight(other, "numbered-at-random", "labels in random order");
  if (const auto cut = OtherTiling(right)) {
    suite.AddRight(*cut, "other-cut", "another tiling, found by search");
  }
}

// Tilings of the same board that lack another square.
void BreakMissing(const LabelCase& right, Suite& suite) {
  const std::int64_t last = right.problem.rows - 1;
  const Cell missing = std::get<Cell>(right.problem.missing);
  const std::vector<Place> others = {{"transposed", {missing.col, missing.row}},
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
    LabelCase broken = SolveLabels(last + 1, other.cell);
    broken.problem = right.problem;
    suite.AddWrong(broken, {Rule::kMissingCovered, Rule::kUncovered}, other.name,
                   fmt::format("a tiling of the board that lacks {},{} instead", other.cell.row + 1,
                               other.cell.col + 1));
  }
}

SuiteResult MakeTilingSuite(const Form& form, std::uint64_t seed, std::int64_t count) {
  std::mt19937_64 random(seed);
  Suite suite(form);
  std::vector<TilingQuestion> questions = QuestionsOf(form, random);
  if (count < std::ssize(questions)) questions.resize(static_cast<std::size_t>(count));
  for (const auto& [side, missing] : questions) {
    const LabelCase right = SolveLabels(side, missing);
    const auto page = PageOf(form, right);
    read::CaseRequest asked{.board = BoardSize{side, side}, .square = missing};
    suite.Ask(fmt::format("{}x{}-{}-{}", side, side, missing.row + 1, missing.col + 1), asked,
              page->Text());
    AddRightTilings(right, random, suite);
    BreakMissing(right, suite);
    if (form.HasLabels()) BreakLabels(right, suite);
    // Any three squares of 2x2 are an L.
    if (form.HasLabels() && side > 2 && side <= 8) TearPieces(right, suite);
    if (form.HasPieces()) BreakPieces(right, suite);
    if (!form.HasLabels() && !form.HasPieces()) BreakSigns(right, suite);
    suite.AddRefusal(false);
    if (side <= 4 || form.Layout().request.board) AddBrokenText(*page, suite);
  }
  suite.AddCases();
  return suite.Take();
}

}  // namespace onceover::mutants
