// What the readers of tilings and of tours have in common.
#ifndef ONCEOVER_READ_ANSWERS_H_
#define ONCEOVER_READ_ANSWERS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"
#include "onceover/read.h"
#include "read/number_table.h"

namespace onceover::read {

// The question as far as it was asked, on the board that the answer shows if no board was asked
// for.
inline TilingProblem ProblemOf(const TilingRequest& request, const BoardSize& shown) {
  const BoardSize board = request.board.value_or(shown);
  return {board.rows, board.cols, request.missing.value_or(MissingAnywhere{})};
}

// The same for a tour, of which `number` is the number of the answer.
inline TourProblem ProblemOf(const TourRequest& request, const BoardSize& shown,
                             std::size_t number) {
  const BoardSize board = request.board.value_or(shown);
  TourProblem problem{.rows = board.rows,
                      .cols = board.cols,
                      .start = request.start,
                      .finish = request.finish,
                      .closed = request.closed,
                      .blocked = request.blocked};
  if (number < request.starts.size()) problem.start = request.starts[number];
  return problem;
}

// Does the answer make nonsense of the question? Where no board was asked for, the answer's own
// board must be one, and hold the squares that were asked for. A question that makes no sense by
// itself is left to the checker.
inline bool ContradictsQuestion(const TilingRequest& request, const TilingProblem& problem) {
  if (kernel::IsMeaningful(problem)) return false;
  return !request.board || kernel::IsMeaningful(ProblemOf(request, *request.board));
}

inline bool ContradictsQuestion(const TourRequest& request, const TourProblem& problem) {
  return !request.board && !kernel::IsMeaningful(problem);
}

// Adds the fault of an answer to another question than was asked.
template <typename AnswerType>
void AddOtherRequest(AnswerType& answer, std::int64_t max_faults) {
  answer.faults.Add({.fault = {.rule = Rule::kOtherRequest}, .at = answer.end, .shown = ""},
                    max_faults);
}

// The values of one block. Where it is the whole table they are moved out of it.
inline std::vector<std::int64_t> TakeValues(NumberTable& table, const Block& block) {
  if (block.values == std::ssize(table.values)) return std::move(table.values);
  const auto from = table.values.begin() + block.first_value;
  return {from, from + block.values};
}

// The place of a row of the wrong length: its first value too many, or where it breaks off.
// `ragged.index` is the number of that value, or of the row's last.
inline Position PlaceOfRagged(const Places& places, const Fault& ragged) {
  const bool has_more = ragged.found > ragged.expected;
  return has_more ? places.At(ragged.index) : places.After(ragged.index);
}

// An answer at the place of a block, with the faults of reading that lie in it; problem and
// certificate are the caller's to fill in.
template <typename AnswerType>
AnswerType AnswerAt(const NumberTable& table, const Block& block, std::int64_t max_faults) {
  AnswerType answer;
  answer.first_value = block.first_value;
  answer.end = table.end;
  if (block.values > 0) answer.end = table.places.After(block.first_value + block.values - 1);
  const auto number_of = [](const ReadFault& bad) { return bad.fault.index; };
  const auto& listed = table.faults.listed;  // in the order of the input
  auto bad = std::ranges::lower_bound(listed, block.first_value, {}, number_of);
  for (; bad != listed.end() && bad->fault.index < block.first_value + block.values; ++bad) {
    answer.faults.Add(*bad, max_faults);
  }
  for (const Fault& ragged : block.ragged) {
    answer.faults.Add({.fault = ragged, .at = PlaceOfRagged(table.places, ragged), .shown = ""},
                      max_faults);
  }
  return answer;
}

// The one answer of an input without values, or with more garbage than makes sense to sort.
template <typename AnswerType>
AnswerType AnswerWithoutValues(NumberTable& table, std::int64_t max_faults) {
  AnswerType answer;
  answer.end = table.end;
  answer.faults = std::move(table.faults);
  if (answer.faults.Empty()) {
    answer.faults.Add({.fault = {.rule = Rule::kNoAnswer}, .at = table.end, .shown = ""},
                      max_faults);
  }
  const std::int64_t room = std::max<std::int64_t>(max_faults, 0);
  if (std::ssize(answer.faults.listed) > room) {
    answer.faults.listed.resize(static_cast<std::size_t>(room));
  }
  return answer;
}

}  // namespace onceover::read

#endif  // ONCEOVER_READ_ANSWERS_H_
