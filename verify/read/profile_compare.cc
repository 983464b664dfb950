#include "read/profile_compare.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::read {
namespace {

const auto& Flat(const LabelGrid& grid) { return grid.labels; }
const auto& Flat(const StepGrid& grid) { return grid.steps; }
const auto& Flat(const PieceList& list) { return list.pieces; }
const auto& Flat(const TourPath& path) { return path.squares; }

// The first entry in which two certificates differ, -1 where one of them is another kind.
template <typename Certificate>
std::optional<std::int64_t> FirstDifference(const Certificate& found, const Certificate& expected) {
  if (found == expected) return std::nullopt;
  return std::visit(
      [&](const auto& one) -> std::int64_t {
        const auto* other = std::get_if<std::decay_t<decltype(one)>>(&expected);
        if (other == nullptr) return -1;
        const auto differing = std::ranges::mismatch(Flat(one), Flat(*other)).in1;
        return differing == Flat(one).end() ? -1 : differing - Flat(one).begin();
      },
      found);
}

template <typename AnswerType>
void CompareAnswers(const JudgedAnswers<AnswerType>& expected, JudgedAnswers<AnswerType>& judged) {
  const std::size_t common = std::min(expected.verdicts.size(), judged.verdicts.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (judged.verdicts[i].outcome != Outcome::kAccepted) continue;
    const auto index = FirstDifference(judged.reading.answers[i].certificate,
                                       expected.reading.answers[i].certificate);
    if (index) RejectAsUnexpected(judged.verdicts[i], *index);
  }
  if (expected.verdicts.size() == judged.verdicts.size() || !judged.faults.empty()) return;
  judged.faults.push_back({.fault = {.rule = Rule::kAnswerCount,
                                     .index = -1,
                                     .expected = std::ssize(expected.verdicts),
                                     .found = std::ssize(judged.verdicts)},
                           .at = judged.reading.answers.back().end,
                           .shown = ""});
}

// The square to the right of a square or below it that another piece of the same name covers.
std::optional<std::size_t> TouchingSquare(const TilingAnswer& answer,
                                          const std::vector<std::int64_t>& labels,
                                          std::size_t square) {
  const auto cols = static_cast<std::size_t>(answer.problem.cols);
  const auto name_of = [&](std::size_t index) {
    return answer.names[static_cast<std::size_t>(labels[index] - 1)];
  };
  const auto touches = [&](std::size_t other) {
    if (labels[square] == 0 || labels[other] == 0 || labels[square] == labels[other]) return false;
    return name_of(square) == name_of(other);
  };
  if ((square + 1) % cols != 0 && touches(square + 1)) return square + 1;
  if (square + cols < labels.size() && touches(square + cols)) return square + cols;
  return std::nullopt;
}

}  // namespace

void RejectAsUnexpected(Verdict& verdict, std::int64_t index) {
  verdict.outcome = Outcome::kRejected;
  verdict.faults = {{.rule = Rule::kNotExpected, .index = index}};
  verdict.counts[static_cast<std::size_t>(Rule::kNotExpected)] = 1;
}

void RejectTouchingColours(const TilingAnswer& answer, Verdict& verdict) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  if (grid == nullptr || answer.names.empty()) return;
  const auto cols = static_cast<std::size_t>(answer.problem.cols);
  for (std::size_t square = 0; square < grid->labels.size(); ++square) {
    const auto other = TouchingSquare(answer, grid->labels, square);
    if (!other) continue;
    const auto cell_of = [cols](std::size_t index) {
      return Cell{static_cast<std::int64_t>(index / cols), static_cast<std::int64_t>(index % cols)};
    };
    verdict.outcome = Outcome::kRejected;
    verdict.faults = {{.rule = Rule::kLabelReused,
                       .index = static_cast<std::int64_t>(square),
                       .cell = cell_of(square),
                       .other_cell = cell_of(*other),
                       .expected = 3,
                       .found = 6}};
    verdict.counts[static_cast<std::size_t>(Rule::kLabelReused)] = 1;
    return;
  }
}

void Compare(const JudgedAnswers<TilingAnswer>& expected, JudgedAnswers<TilingAnswer>& judged) {
  CompareAnswers(expected, judged);
}

void Compare(const JudgedAnswers<TourAnswer>& expected, JudgedAnswers<TourAnswer>& judged) {
  CompareAnswers(expected, judged);
}

}  // namespace onceover::read
