#include "read/interpret.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "read/families.h"

namespace onceover::read {
namespace {

template <typename InterpretationType>
bool HasOnlyOtherSizes(const InterpretationType& it) {
  return std::ranges::all_of(it.reading.answers,
                             [](const auto& answer) { return HasOtherSize(answer); });
}

// Is an answer right when read in this way? Then the way is the right one, whatever the others are.
template <typename InterpretationType>
bool IsConfirmed(const InterpretationType& it) {
  return std::ranges::any_of(it.selected, [&](std::size_t number) {
    return Judge(it.reading.answers[number], 0).outcome == Outcome::kAccepted;
  });
}

template <typename InterpretationType, typename Families, typename Request>
std::vector<InterpretationType> Interpret(const Families& families, const Text& text,
                                          const Request& request, const FormOverrides& overrides,
                                          const Selection& selection, std::int64_t max_faults) {
  std::vector<InterpretationType> all;
  for (const auto& family : families) {
    auto forms = family.detect(text, request);
    if (overrides.base && !forms.empty()) forms.erase(forms.begin() + 1, forms.end());
    for (std::size_t number = 0; number < forms.size(); ++number) {
      InterpretationType it;
      it.form = Overridden(std::move(forms[number]), overrides);
      family.read(text, it.form, request, max_faults, it.reading);
      if (it.reading.answers.empty()) break;
      it.selected = SelectAnswers(it.reading.answers, selection);
      all.push_back(std::move(it));
      const bool is_last = number + 1 == forms.size();
      if (!is_last && IsConfirmed(all.back())) break;
    }
  }
  const bool some_fit =
      std::ranges::any_of(all, [](const InterpretationType& it) { return !HasOnlyOtherSizes(it); });
  if (some_fit) std::erase_if(all, HasOnlyOtherSizes<InterpretationType>);
  return all;
}

// The squares of a tour in the order of the visit.
std::vector<std::int64_t> OrderOf(const TourAnswer& answer) {
  const std::int64_t cols = answer.problem.cols;
  std::vector<std::int64_t> order;
  if (const auto* path = std::get_if<TourPath>(&answer.certificate)) {
    for (const Cell& cell : path->squares) order.push_back(cell.row * cols + cell.col);
    return order;
  }
  std::map<std::int64_t, std::int64_t> square_of;
  const auto& steps = std::get<StepGrid>(answer.certificate).steps;
  for (std::size_t square = 0; square < steps.size(); ++square) {
    if (steps[square] != 0) square_of[steps[square]] = static_cast<std::int64_t>(square);
  }
  for (const auto& [step, square] : square_of) order.push_back(square);
  return order;
}

// The squares of each piece, sorted: what a tiling is, whatever its labels.
std::vector<std::vector<std::int64_t>> PiecesOf(const TilingAnswer& answer) {
  const std::int64_t cols = answer.problem.cols;
  std::map<std::int64_t, std::vector<std::int64_t>> squares_of;
  if (const auto* grid = std::get_if<LabelGrid>(&answer.certificate)) {
    for (std::size_t square = 0; square < grid->labels.size(); ++square) {
      squares_of[grid->labels[square]].push_back(static_cast<std::int64_t>(square));
    }
    squares_of.erase(0);
  } else {
    const auto& pieces = std::get<PieceList>(answer.certificate).pieces;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
      for (const Cell& cell : pieces[piece]) {
        squares_of[static_cast<std::int64_t>(piece)].push_back(cell.row * cols + cell.col);
      }
    }
  }
  std::vector<std::vector<std::int64_t>> pieces;
  for (auto& [label, squares] : squares_of) {
    std::ranges::sort(squares);
    pieces.push_back(std::move(squares));
  }
  std::ranges::sort(pieces);
  return pieces;
}

template <typename Problem>
bool SameBoard(const Problem& one, const Problem& other) {
  return one.rows == other.rows && one.cols == other.cols;
}

}  // namespace

std::vector<TourInterpretation> InterpretTours(const Text& text, const TourRequest& request,
                                               const FormOverrides& overrides,
                                               const Selection& selection,
                                               std::int64_t max_faults) {
  return Interpret<TourInterpretation>(TourFamilies(), text, request, overrides, selection,
                                       max_faults);
}

std::vector<TilingInterpretation> InterpretTilings(const Text& text, const TilingRequest& request,
                                                   const FormOverrides& overrides,
                                                   const Selection& selection,
                                                   std::int64_t max_faults) {
  return Interpret<TilingInterpretation>(TilingFamilies(), text, request, overrides, selection,
                                         max_faults);
}

bool SaySame(const TourAnswer& one, const TourAnswer& other) {
  return SameBoard(one.problem, other.problem) && OrderOf(one) == OrderOf(other);
}

bool SaySame(const TilingAnswer& one, const TilingAnswer& other) {
  return SameBoard(one.problem, other.problem) && PiecesOf(one) == PiecesOf(other);
}

}  // namespace onceover::read
