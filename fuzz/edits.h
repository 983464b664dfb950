// Edits that the mutators of tilings and of tours have in common.
#ifndef ONCEOVER_FUZZ_EDITS_H_
#define ONCEOVER_FUZZ_EDITS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "certificate_bytes.h"
#include "dice.h"
#include "onceover/certificate.h"

namespace onceover::fuzz {

// A square of the problem's board mostly.
Cell AnyCell(const auto& problem, Dice& dice) {
  if (dice.OneIn(16)) return {OddNumber(dice), dice.Below(problem.cols)};
  return {dice.Below(problem.rows), dice.Below(problem.cols)};
}

// One more or one less, of what a byte can say before and after.
inline void StepAside(std::int64_t& number, std::int64_t least, Dice& dice) {
  if (number >= least && number < 200) number += dice.OneIn(2) ? 1 : -1;
}

inline void StepAside(Cell& cell, Dice& dice) {
  StepAside(dice.OneIn(2) ? cell.row : cell.col, 0, dice);
}

inline void ChangeSide(auto& problem, Dice& dice) {
  StepAside(dice.OneIn(2) ? problem.rows : problem.cols, 1, dice);
}

// From some place on, the values are those of the rest.
void JoinWith(auto& values, const auto& rest, Dice& dice) {
  const std::int64_t at = dice.Below(std::min(std::ssize(values), std::ssize(rest)) + 1);
  values.resize(static_cast<std::size_t>(at));
  values.insert(values.end(), rest.begin() + at, rest.end());
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_EDITS_H_
