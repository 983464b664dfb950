// What the laws are about: a question with an answer to it, right or wrong.
#ifndef ONCEOVER_PROPERTIES_CASES_H_
#define ONCEOVER_PROPERTIES_CASES_H_

#include <cstdint>
#include <iosfwd>
#include <string>

#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {

// How RapidCheck shows what it has drawn; found by argument-dependent look-up.
void showValue(const Fault& fault, std::ostream& out);
void showValue(const Verdict& verdict, std::ostream& out);

namespace properties {

template <typename Problem, typename Certificate>
struct Case {
  Problem problem;
  Certificate certificate;
  friend bool operator==(const Case&, const Case&) = default;
};

using LabelCase = Case<TilingProblem, LabelGrid>;
using PieceCase = Case<TilingProblem, PieceList>;
using PathCase = Case<TourProblem, TourPath>;
using StepCase = Case<TourProblem, StepGrid>;

// An answer that one change has made wrong, and what a checker must say of it, maybe among more.
template <typename CaseType>
struct Mutation {
  std::string name;
  CaseType broken;
  Rule rule = Rule::kBadRequest;
  std::int64_t index = -1;
};

void showValue(const LabelCase& it, std::ostream& out);
void showValue(const PieceCase& it, std::ostream& out);
void showValue(const PathCase& it, std::ostream& out);
void showValue(const StepCase& it, std::ostream& out);

template <typename CaseType>
void showValue(const Mutation<CaseType>& mutation, std::ostream& out) {
  out << mutation.name << " (" << RuleId(mutation.rule) << " at " << mutation.index << "): ";
  showValue(mutation.broken, out);
}

// The checker of each kind of answer under one name.
Verdict Check(const LabelCase& it, std::int64_t max_faults = kDefaultMaxFaults);
Verdict Check(const PieceCase& it, std::int64_t max_faults = kDefaultMaxFaults);
Verdict Check(const PathCase& it, std::int64_t max_faults = kDefaultMaxFaults);
Verdict Check(const StepCase& it, std::int64_t max_faults = kDefaultMaxFaults);

inline constexpr std::int64_t kAllFaults = std::int64_t{1} << 40;

inline std::int64_t CountOf(const Verdict& verdict, Rule rule) {
  return verdict.counts[static_cast<std::size_t>(rule)];
}

// The same answer in the other form. The labels must be 1..N on three squares each, and 0.
PieceCase ToPieces(const LabelCase& it);

// The path's squares must be squares of the board. A square that comes twice keeps its last step.
StepCase ToSteps(const PathCase& it);

}  // namespace properties
}  // namespace onceover

#endif  // ONCEOVER_PROPERTIES_CASES_H_
