// Mutators: each breaks one thing in a right answer and knows which rule must fire, and where.
//
// They may only be called in a property or in rc::gen::exec, with an answer that is right.
#ifndef ONCEOVER_PROPERTIES_MUTATORS_H_
#define ONCEOVER_PROPERTIES_MUTATORS_H_

#include <optional>
#include <utility>
#include <vector>

#include "cases.h"
#include "draw.h"

namespace onceover::properties {

// Nothing where the answer has no place for this mutation.
template <typename CaseType>
using Mutator = std::optional<Mutation<CaseType>> (*)(const CaseType& it);

// The mutators of each kind of answer.
const std::vector<Mutator<LabelCase>>& LabelMutators();
const std::vector<Mutator<PieceCase>>& PieceMutators();
const std::vector<Mutator<PathCase>>& PathMutators();
const std::vector<Mutator<StepCase>>& StepMutators();

// A square takes the label of another piece: one piece has four squares, the other two.
std::optional<Mutation<LabelCase>> MoveSquare(const LabelCase& it);

// What each mutator that has a place in the answer makes of it.
template <typename CaseType>
std::vector<Mutation<CaseType>> AllMutations(const std::vector<Mutator<CaseType>>& mutators,
                                             const CaseType& it) {
  std::vector<Mutation<CaseType>> mutations;
  for (const auto mutator : mutators) {
    if (auto mutation = mutator(it)) mutations.push_back(std::move(*mutation));
  }
  return mutations;
}

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_MUTATORS_H_
