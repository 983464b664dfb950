// Laws of the checkers of tours, and that the solver's tours are some.
#include <gtest/gtest.h>
// GoogleTest first: the header of RapidCheck needs it.
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>

#include "board_symmetry.h"
#include "cases.h"
#include "draw.h"
#include "edits.h"
#include "expect.h"
#include "mutators.h"
#include "tour_generators.h"

namespace onceover::properties {
namespace {

RC_GTEST_PROP(TourLaws, SolvedOpenTourIsAccepted, ()) {
  const PathCase it = *OpenTour();
  ExpectAccepted(it);
  ExpectAccepted(ToSteps(it));
}

RC_GTEST_PROP(TourLaws, SolvedClosedTourIsAccepted, ()) {
  const PathCase it = *ClosedTour();
  ExpectAccepted(it);
  ExpectAccepted(ToSteps(it));
}

RC_GTEST_PROP(TourLaws, OneMutationOfAPathIsRejectedByItsRule, ()) {
  ExpectAllRejectedAsNamed(PathMutators(), *AnyTour());
}

RC_GTEST_PROP(TourLaws, OneMutationOfStepsIsRejectedByItsRule, ()) {
  ExpectAllRejectedAsNamed(StepMutators(), ToSteps(*AnyTour()));
}

TEST(TourLaws, EveryMutatorFindsItsPlace) {
  const std::set<Rule> path_rules = {
      Rule::kOffBoard,   Rule::kUnvisited,   Rule::kRevisited, Rule::kBlockedSquare,
      Rule::kWrongStart, Rule::kWrongFinish, Rule::kNotClosed, Rule::kNotAKnightMove,
      Rule::kTooShort,   Rule::kTooLong};
  EXPECT_EQ(RulesNamed(PathMutators(), AnyTour()), path_rules);
  const std::set<Rule> step_rules = {Rule::kTooFew,         Rule::kTooMany,     Rule::kUnvisited,
                                     Rule::kBlockedSquare,  Rule::kStepMissing, Rule::kStepRepeated,
                                     Rule::kStepOutOfRange, Rule::kWrongStart,  Rule::kWrongFinish,
                                     Rule::kNotAKnightMove, Rule::kNotClosed};
  EXPECT_EQ(RulesNamed(StepMutators(), rc::gen::map(AnyTour(), ToSteps)), step_rules);
}

RC_GTEST_PROP(TourLaws, SymmetriesKeepTheVerdictOnAPath, ()) {
  const PathCase it = *EditedPath();
  ExpectSameCounts(it, Transform(it, Draw(0, kSymmetries - 1)));
}

RC_GTEST_PROP(TourLaws, SymmetriesKeepTheVerdictOnSteps, ()) {
  const StepCase it = *EditedSteps();
  const StepCase image = Transform(it, Draw(0, kSymmetries - 1));
  // Of a step that is repeated, the first square in row-major order is taken for it: another one.
  if (CountOf(Check(it), Rule::kStepRepeated) > 0) {
    RC_ASSERT(Check(it).outcome == Check(image).outcome);
  } else {
    ExpectSameCounts(it, image);
  }
}

RC_GTEST_PROP(TourLaws, ReversalKeepsTheVerdict, ()) {
  const PathCase it = *EditedPath();
  const PathCase backwards = Reverse(it);
  const Verdict verdict = Check(it);
  const Verdict other = Check(backwards);
  RC_ASSERT(verdict.outcome == other.outcome);
  for (std::size_t number = 0; number < kRuleCount; ++number) {
    auto rule = static_cast<Rule>(number);
    const std::int64_t count = CountOf(verdict, rule);
    if (rule == Rule::kWrongStart) {
      rule = Rule::kWrongFinish;
    } else if (rule == Rule::kWrongFinish) {
      rule = Rule::kWrongStart;
    }
    RC_ASSERT(count == CountOf(other, rule));
  }
}

RC_GTEST_PROP(TourLaws, RotationKeepsAClosedTour, ()) {
  const PathCase it = *ClosedTour();
  const std::int64_t length = std::ssize(it.certificate.squares);
  ExpectAccepted(Rotate(it, Draw(0, length - 1)));
}

// Rotation makes the closing move an inner one, and the other way around.
RC_GTEST_PROP(TourLaws, RotationKeepsTheVerdictOfAClosedPath, ()) {
  PathCase it = *ClosedTour();
  auto& squares = it.certificate.squares;
  const std::int64_t length = std::ssize(squares);
  for (std::int64_t swaps = Draw(0, 2); swaps > 0; --swaps) {
    std::swap(squares[static_cast<std::size_t>(Draw(0, length - 1))],
              squares[static_cast<std::size_t>(Draw(0, length - 1))]);
  }
  const auto bad_moves = [](const Verdict& verdict) {
    return CountOf(verdict, Rule::kNotAKnightMove) + CountOf(verdict, Rule::kNotClosed);
  };
  const Verdict verdict = Check(Rotate(it, 0));
  const Verdict other = Check(Rotate(it, Draw(0, length - 1)));
  RC_ASSERT(verdict.outcome == other.outcome);
  RC_ASSERT(verdict.squares_done == other.squares_done);
  RC_ASSERT(bad_moves(verdict) == bad_moves(other));
}

RC_GTEST_PROP(TourLaws, PathAndStepsOfOneTourGetOneVerdict, ()) {
  PathCase it = *AnyTour();
  auto& squares = it.certificate.squares;
  const std::int64_t last = std::ssize(squares) - 1;
  for (std::int64_t swaps = Draw(0, 3); swaps > 0; --swaps) {
    std::swap(squares[static_cast<std::size_t>(Draw(0, last))],
              squares[static_cast<std::size_t>(Draw(0, last))]);
  }
  if (DrawBool()) it.problem.closed = !it.problem.closed;
  const Verdict of_path = Check(it);
  const Verdict of_steps = Check(ToSteps(it));
  RC_ASSERT(of_path.outcome == of_steps.outcome);
  RC_ASSERT(of_path.counts == of_steps.counts);
}

RC_GTEST_PROP(TourLaws, ListingFewerFaultsChangesNothingElse, ()) {
  ExpectSameWhateverIsListed(*EditedPath(), Draw(0, 5));
  ExpectSameWhateverIsListed(*EditedSteps(), Draw(0, 5));
  ExpectSameWhateverIsListed(*RandomPath(), Draw(0, 5));
  ExpectSameWhateverIsListed(*RandomSteps(), Draw(0, 5));
}

}  // namespace
}  // namespace onceover::properties
