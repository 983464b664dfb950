// Laws of the checkers of tilings, and that the solver's tilings are some.
#include <gtest/gtest.h>
// GoogleTest first: the header of RapidCheck needs it.
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "cases.h"
#include "draw.h"
#include "edits.h"
#include "expect.h"
#include "mutators.h"
#include "tiling_generators.h"

namespace onceover::properties {
namespace {

RC_GTEST_PROP(TilingLaws, SolvedTilingIsAccepted, ()) {
  LabelCase it = *SolvedTiling();
  ExpectAccepted(it);
  ExpectAccepted(ToPieces(it));
  it.problem.missing = MissingAnywhere{};
  ExpectAccepted(it);
  ExpectAccepted(ToPieces(it));
}

RC_GTEST_PROP(TilingLaws, BlockTilingIsAccepted, ()) {
  const LabelCase it = *BlockTiling();
  ExpectAccepted(it);
  ExpectAccepted(ToPieces(it));
}

RC_GTEST_PROP(TilingLaws, AnyTilingIsAccepted, ()) {
  const LabelCase it = *AnyTiling();
  ExpectAccepted(it);
  ExpectAccepted(ToPieces(it));
}

RC_GTEST_PROP(TilingLaws, MovingAnySquareIsRejected, ()) {
  const auto mutation = MoveSquare(*AnyTiling());
  if (mutation) ExpectRejectedAsNamed(*mutation);
}

RC_GTEST_PROP(TilingLaws, OneMutationOfLabelsIsRejectedByItsRule, ()) {
  ExpectAllRejectedAsNamed(LabelMutators(), *AnyTiling());
}

RC_GTEST_PROP(TilingLaws, OneMutationOfPiecesIsRejectedByItsRule, ()) {
  ExpectAllRejectedAsNamed(PieceMutators(), ToPieces(*AnyTiling()));
}

TEST(TilingLaws, EveryMutatorFindsItsPlace) {
  const std::set<Rule> label_rules = {
      Rule::kTooFew,          Rule::kTooMany,       Rule::kUncovered,       Rule::kNotAnL,
      Rule::kPieceSize,       Rule::kLabelReused,   Rule::kLabelOutOfRange, Rule::kLabelMissing,
      Rule::kMissingUnmarked, Rule::kMissingCovered};
  EXPECT_EQ(RulesNamed(LabelMutators(), AnyTiling()), label_rules);
  const std::set<Rule> piece_rules = {Rule::kOffBoard, Rule::kUncovered, Rule::kCoveredTwice,
                                      Rule::kNotAnL,   Rule::kPieceSize, Rule::kMissingCovered,
                                      Rule::kTileCount};
  EXPECT_EQ(RulesNamed(PieceMutators(), rc::gen::map(AnyTiling(), ToPieces)), piece_rules);
}

RC_GTEST_PROP(TilingLaws, SymmetriesKeepTheVerdictOnLabels, ()) {
  const LabelCase it = *EditedLabels();
  ExpectSameCounts(it, Transform(it, Draw(0, kSymmetries - 1)));
}

RC_GTEST_PROP(TilingLaws, SymmetriesKeepTheVerdictOnPieces, ()) {
  const PieceCase it = *EditedPieces();
  ExpectSameCounts(it, Transform(it, Draw(0, kSymmetries - 1)));
}

RC_GTEST_PROP(TilingLaws, RelabellingKeepsTheVerdict, ()) {
  const LabelCase it = *EditedLabels();
  // As many labels as the question has pieces, so that no label leaves its range or enters it.
  const bool none = std::holds_alternative<NoneMissing>(it.problem.missing);
  const std::int64_t to_cover = it.problem.rows * it.problem.cols - (none ? 0 : 1);
  RC_PRE(std::ssize(it.certificate.labels) / 3 == to_cover / 3);
  ExpectSameCounts(it, Relabel(it, DrawNewLabels(it)));
}

bool NamesSquareTwice(const std::array<Cell, 3>& piece) {
  return piece[0] == piece[1] || piece[1] == piece[2] || piece[2] == piece[0];
}

RC_GTEST_PROP(TilingLaws, TheOrderOfPiecesAndTheirSquaresIsOfNoMatter, ()) {
  const PieceCase it = *EditedPieces();
  PieceCase other = it;
  std::mt19937_64 random = DrawRandom();
  Shuffle(other.certificate.pieces, random);
  for (auto& piece : other.certificate.pieces) {
    std::swap(piece[0], piece[static_cast<std::size_t>(Pick(random, 0, 2))]);
    std::swap(piece[1], piece[static_cast<std::size_t>(Pick(random, 1, 2))]);
  }
  // A piece that names a square twice covers it twice if, and only if, another piece came first.
  if (std::ranges::any_of(it.certificate.pieces, NamesSquareTwice)) {
    RC_ASSERT(Check(it).outcome == Check(other).outcome);
  } else {
    ExpectSameCounts(it, other);
  }
}

RC_GTEST_PROP(TilingLaws, LabelsAndPiecesOfOneTilingGetOneVerdict, ()) {
  LabelCase it = *AnyTiling();
  auto& labels = it.certificate.labels;
  // Each label keeps its number of squares, but where they are is changed up to three times.
  for (std::int64_t swaps = Draw(0, 3); swaps > 0; --swaps) {
    std::swap(labels[static_cast<std::size_t>(Draw(0, std::ssize(labels) - 1))],
              labels[static_cast<std::size_t>(Draw(0, std::ssize(labels) - 1))]);
  }
  const Verdict of_labels = Check(it);
  const Verdict of_pieces = Check(ToPieces(it));
  RC_ASSERT(of_labels.outcome == of_pieces.outcome);
  RC_ASSERT(of_labels.squares_done == of_pieces.squares_done);
  for (const Rule rule : {Rule::kNotAnL, Rule::kMissingCovered, Rule::kUncovered}) {
    RC_ASSERT(CountOf(of_labels, rule) == CountOf(of_pieces, rule));
  }
}

RC_GTEST_PROP(TilingLaws, ListingFewerFaultsChangesNothingElse, ()) {
  ExpectSameWhateverIsListed(*EditedLabels(), Draw(0, 5));
  ExpectSameWhateverIsListed(*EditedPieces(), Draw(0, 5));
  ExpectSameWhateverIsListed(*RandomLabels(), Draw(0, 5));
  ExpectSameWhateverIsListed(*RandomPieces(), Draw(0, 5));
}

}  // namespace
}  // namespace onceover::properties
