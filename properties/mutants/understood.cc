#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "mutants/page.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;
using properties::PieceCase;
using read::TilingFamily;

// Numbers the squares that are together from 1; 0 stays.
void NumberRegions(const TilingProblem& problem, std::vector<std::int64_t>& labels) {
  std::vector<std::int64_t> regions(labels.size(), 0);
  std::int64_t count = 0;
  for (std::size_t first = 0; first < labels.size(); ++first) {
    if (labels[first] == 0 || regions[first] != 0) continue;
    regions[first] = ++count;
    std::vector<std::size_t> open = {first};
    while (!open.empty()) {
      const auto square = static_cast<std::int64_t>(open.back());
      open.pop_back();
      for (const auto& [next, is_beside] :
           {std::pair{square - problem.cols, true}, std::pair{square + problem.cols, true},
            std::pair{square - 1, square % problem.cols != 0},
            std::pair{square + 1, (square + 1) % problem.cols != 0}}) {
        const auto at = static_cast<std::size_t>(next);
        if (!is_beside || next < 0 || at >= labels.size() || regions[at] != 0) continue;
        if (labels[at] != labels[first]) continue;
        regions[at] = count;
        open.push_back(at);
      }
    }
  }
  labels = std::move(regions);
}

// Numbers the different labels from 1 in the order in which they come up; 0 stays.
void NumberNames(std::vector<std::int64_t>& labels) {
  std::map<std::int64_t, std::int64_t> numbers = {{0, 0}};
  for (std::int64_t& label : labels) {
    label = numbers.try_emplace(label, std::ssize(numbers)).first->second;
  }
}

}  // namespace

LabelCase Understood(const Form& form, const LabelCase& it) {
  LabelCase understood = it;
  if (form.profile == nullptr) return understood;
  if (!form.AsksSquare()) understood.problem.missing = MissingAnywhere{};
  auto& labels = understood.certificate.labels;
  if (form.Tiling().family == TilingFamily::kArt) {
    NumberRegions(it.problem, labels);
  } else if (form.Tiling().any_labels) {
    NumberNames(labels);
  }
  return understood;
}

PieceCase Understood(const Form&, const PieceCase& it) { return it; }

}  // namespace onceover::mutants
