// Laws that tie the checkers to the second opinion, which shares no line with them.
#include <gtest/gtest.h>
// GoogleTest first: the header of RapidCheck needs it.
#include <rapidcheck/gtest.h>

#include "cases.h"
#include "edits.h"
#include "mutators.h"
#include "onceover/oracle.h"
#include "tiling_generators.h"
#include "tour_generators.h"

namespace onceover::properties {
namespace {

Opinion SecondOpinion(const auto& it) requires requires {
  OracleTiling(it.problem, it.certificate);
}
{ return OracleTiling(it.problem, it.certificate); }

Opinion SecondOpinion(const auto& it) requires requires { OracleTour(it.problem, it.certificate); }
{ return OracleTour(it.problem, it.certificate); }

Opinion OpinionOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::kAccepted:
      return Opinion::kAccepts;
    case Outcome::kRejected:
      return Opinion::kRejects;
    case Outcome::kUnchecked:
      return Opinion::kMakesNoSense;
  }
  return Opinion::kRejects;  // not reached
}

template <typename CaseType>
void ExpectAgreement(const CaseType& it) {
  const Verdict verdict = Check(it);
  if (SecondOpinion(it) == OpinionOf(verdict.outcome)) return;
  RC_LOG() << rc::toString(it) << '\n' << rc::toString(verdict);
  RC_FAIL("the second opinion differs");
}

RC_GTEST_PROP(AgreementLaws, OnRightTilings, ()) {
  const LabelCase it = *AnyTiling();
  ExpectAgreement(it);
  ExpectAgreement(ToPieces(it));
}

RC_GTEST_PROP(AgreementLaws, OnMutatedTilings, ()) {
  const LabelCase it = *AnyTiling();
  for (const auto& mutation : AllMutations(LabelMutators(), it)) ExpectAgreement(mutation.broken);
  const PieceCase pieces = ToPieces(it);
  for (const auto& mutation : AllMutations(PieceMutators(), pieces)) {
    ExpectAgreement(mutation.broken);
  }
}

RC_GTEST_PROP(AgreementLaws, OnEditedLabels, ()) { ExpectAgreement(*EditedLabels()); }

RC_GTEST_PROP(AgreementLaws, OnEditedPieces, ()) { ExpectAgreement(*EditedPieces()); }

RC_GTEST_PROP(AgreementLaws, OnRandomLabels, ()) { ExpectAgreement(*RandomLabels()); }

RC_GTEST_PROP(AgreementLaws, OnRandomPieces, ()) { ExpectAgreement(*RandomPieces()); }

RC_GTEST_PROP(AgreementLaws, OnRightTours, ()) {
  const PathCase it = *AnyTour();
  ExpectAgreement(it);
  ExpectAgreement(ToSteps(it));
}

RC_GTEST_PROP(AgreementLaws, OnMutatedTours, ()) {
  const PathCase it = *AnyTour();
  for (const auto& mutation : AllMutations(PathMutators(), it)) ExpectAgreement(mutation.broken);
  const StepCase steps = ToSteps(it);
  for (const auto& mutation : AllMutations(StepMutators(), steps)) {
    ExpectAgreement(mutation.broken);
  }
}

RC_GTEST_PROP(AgreementLaws, OnEditedPaths, ()) { ExpectAgreement(*EditedPath()); }

RC_GTEST_PROP(AgreementLaws, OnEditedSteps, ()) { ExpectAgreement(*EditedSteps()); }

RC_GTEST_PROP(AgreementLaws, OnRandomPaths, ()) { ExpectAgreement(*RandomPath()); }

RC_GTEST_PROP(AgreementLaws, OnRandomSteps, ()) { ExpectAgreement(*RandomSteps()); }

}  // namespace
}  // namespace onceover::properties
