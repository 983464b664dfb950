// Which answers of an input count.
#ifndef ONCEOVER_READ_SELECTION_H_
#define ONCEOVER_READ_SELECTION_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "onceover/verify.h"

namespace onceover::read {

// All, the first and the last are taken among the answers of the board's size that was asked for,
// if there are any; a number counts all answers of the input.
struct Selection {
  enum class Kind : std::uint8_t { kAll, kFirst, kLast, kNumber };
  Kind kind = Kind::kAll;
  std::size_t number = 1;  // kNumber: from 1
  friend bool operator==(const Selection&, const Selection&) = default;
};

template <typename AnswerType>
bool HasOtherSize(const AnswerType& answer) {
  return answer.faults.Count(Rule::kBoardSize) > 0;
}

// The numbers, from 0, of the answers that count; none where a number is none of theirs. At least
// one answer is needed.
template <typename AnswerType>
std::vector<std::size_t> SelectAnswers(const std::vector<AnswerType>& answers,
                                       const Selection& selection) {
  if (selection.kind == Selection::Kind::kNumber) {
    if (selection.number > answers.size()) return {};
    return {selection.number - 1};
  }
  std::vector<std::size_t> all;
  std::vector<std::size_t> fitting;
  for (std::size_t number = 0; number < answers.size(); ++number) {
    all.push_back(number);
    if (!HasOtherSize(answers[number])) fitting.push_back(number);
  }
  if (fitting.empty()) fitting = all;
  if (selection.kind == Selection::Kind::kFirst) return {fitting.front()};
  if (selection.kind == Selection::Kind::kLast) return {fitting.back()};
  return fitting;
}

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SELECTION_H_
