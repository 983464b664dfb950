#include "read/profile_compare.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "kernel/geometry.h"
#include "onceover/certificate.h"
#include "read/reference_labels.h"

namespace onceover::read {
namespace {

// The first entry in which two lists differ, which are as long as each other.
template <typename List>
std::size_t FirstDifference(const List& found, const List& expected) {
  return static_cast<std::size_t>(std::ranges::mismatch(found, expected).in1 - found.begin());
}

// Where numbers on a board differ from the expected ones.
Fault DifferenceOf(const std::vector<std::int64_t>& found,
                   const std::vector<std::int64_t>& expected, std::int64_t cols) {
  const std::size_t square = FirstDifference(found, expected);
  return {.index = static_cast<std::int64_t>(square),
          .cell = kernel::CellOf(cols, static_cast<std::int64_t>(square)),
          .expected = expected[square],
          .found = found[square]};
}

Fault DifferenceOf(const LabelGrid& found, const LabelGrid& expected, std::int64_t cols) {
  return DifferenceOf(found.labels, expected.labels, cols);
}

Fault DifferenceOf(const StepGrid& found, const StepGrid& expected, std::int64_t cols) {
  return DifferenceOf(found.steps, expected.steps, cols);
}

Fault DifferenceOf(const TourPath& found, const TourPath& expected, std::int64_t) {
  const std::size_t step = FirstDifference(found.squares, expected.squares);
  return {.index = static_cast<std::int64_t>(step),
          .cell = found.squares[step],
          .other_cell = expected.squares[step]};
}

Fault DifferenceOf(const PieceList& found, const PieceList& expected, std::int64_t) {
  return {.index = static_cast<std::int64_t>(FirstDifference(found.pieces, expected.pieces))};
}

// Where two right answers differ; nowhere, but differing, where they are of two kinds or boards.
// Those of one board have as many entries: it is the same board, and both cover or visit it all.
template <typename AnswerType>
std::optional<Fault> DifferenceOf(const AnswerType& found, const AnswerType& expected) {
  const std::int64_t cols = found.problem.cols;
  const bool is_same_board =
      found.problem.rows == expected.problem.rows && cols == expected.problem.cols;
  if (!is_same_board) return Fault{.index = -1};
  if (found.certificate == expected.certificate) return std::nullopt;
  return std::visit(
      [&](const auto& one) -> Fault {
        const auto* other = std::get_if<std::decay_t<decltype(one)>>(&expected.certificate);
        return other == nullptr ? Fault{.index = -1} : DifferenceOf(one, *other, cols);
      },
      found.certificate);
}

template <typename AnswerType>
void CompareAnswers(const JudgedAnswers<AnswerType>& expected, JudgedAnswers<AnswerType>& judged) {
  const std::size_t common = std::min(expected.verdicts.size(), judged.verdicts.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (judged.verdicts[i].outcome != Outcome::kAccepted) continue;
    const auto difference = DifferenceOf(judged.reading.answers[i], expected.reading.answers[i]);
    if (difference) RejectAsUnexpected(judged.verdicts[i], *difference);
  }
  if (expected.verdicts.size() == judged.verdicts.size() || !judged.faults.empty()) return;
  judged.faults.push_back({.fault = {.rule = Rule::kAnswerCount,
                                     .index = -1,
                                     .expected = std::ssize(expected.verdicts),
                                     .found = std::ssize(judged.verdicts)},
                           .at = judged.reading.answers.back().end,
                           .shown = ""});
}

// Does the reference procedure tile this board? A tiling of such a board lacks a square, as 3 does
// not divide 4^k.
bool IsReferenceBoard(const TilingProblem& problem) {
  return problem.rows == problem.cols &&
         std::has_single_bit(static_cast<std::uint64_t>(problem.rows));
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

void RejectAsUnexpected(Verdict& verdict, const Fault& difference) {
  verdict.outcome = Outcome::kRejected;
  verdict.faults = {difference};
  verdict.faults.front().rule = Rule::kNotExpected;
  verdict.counts[static_cast<std::size_t>(Rule::kNotExpected)] = 1;
}

void RejectAsRepeated(Verdict& verdict, std::size_t first) {
  verdict.outcome = Outcome::kRejected;
  verdict.faults = {
      {.rule = Rule::kAnswerRepeated, .expected = static_cast<std::int64_t>(first) + 1}};
  verdict.counts[static_cast<std::size_t>(Rule::kAnswerRepeated)] = 1;
}

void RejectTouchingColours(const TilingAnswer& answer, Verdict& verdict) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  if (grid == nullptr || answer.names.empty()) return;
  for (std::size_t square = 0; square < grid->labels.size(); ++square) {
    const auto other = TouchingSquare(answer, grid->labels, square);
    if (!other) continue;
    verdict.outcome = Outcome::kRejected;
    verdict.faults = {
        {.rule = Rule::kLabelReused,
         .index = static_cast<std::int64_t>(square),
         .cell = kernel::CellOf(answer.problem.cols, static_cast<std::int64_t>(square)),
         .other_cell = kernel::CellOf(answer.problem.cols, static_cast<std::int64_t>(*other)),
         .expected = 3,
         .found = 6}};
    verdict.counts[static_cast<std::size_t>(Rule::kLabelReused)] = 1;
    return;
  }
}

void CompareWithReference(const TilingAnswer& answer, bool has_numbers, Verdict& verdict) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  if (grid == nullptr || !IsReferenceBoard(answer.problem)) return;
  const std::int64_t side = answer.problem.cols;
  const auto hole = std::ranges::find(grid->labels, 0) - grid->labels.begin();
  const Cell missing = kernel::CellOf(side, hole);
  std::vector<std::int64_t> name_of(grid->labels.size() + 1, 0);  // of each label; 0: none yet
  for (std::int64_t square = 0; square < std::ssize(grid->labels); ++square) {
    const Cell cell = kernel::CellOf(side, square);
    const std::int64_t expected = ReferenceLabel(side, missing, cell);
    const std::int64_t found = grid->labels[static_cast<std::size_t>(square)];
    std::int64_t& name = name_of[static_cast<std::size_t>(found)];
    if (name == 0) name = has_numbers ? found : expected;
    if (name == expected) continue;
    Fault difference{.index = square, .cell = cell};
    if (has_numbers) {
      difference.expected = expected;
      difference.found = found;
    }
    RejectAsUnexpected(verdict, difference);
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
