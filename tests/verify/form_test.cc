// Forms in words, and what a caller fixes of them.
#include "read/form.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "read/profile_theory.h"

namespace onceover::read {
namespace {

struct TourCase {
  TourForm form;
  std::string said;
};

TEST(Form, OfATourIsDescribed) {
  using enum TourFamily;
  const std::vector<TourCase> cases = {
      {{.family = kStepMatrix, .width = 3}, "a board of steps from 1, columns of 3 bytes"},
      {{.family = kSquareNumbers, .base = 0}, "square numbers from 0"},
      {{.family = kSquarePairs, .column_first = true, .upwards = true},
       "squares by column and row from 1, rows from the bottom"},
      {{.family = kSquareNames}, "squares by name, rows from the bottom"},
      {{.family = kNamedBoard}, "squares by the names of a board of names"},
      {{.family = kBytes, .coordinate_base = 0}, "two bytes a square, row and column from 0"},
      {{.family = kAssignments}, "assignments of steps from 1 by row and column from 1"},
      {{.family = kPlacedSteps}, "steps from 1 placed by coordinates"},
      {{.family = kFrames}, "pictures of the knight's positions"},
      {{.family = kCursor}, "squares in the order in which the cursor draws them"},
  };
  for (const TourCase& one : cases) EXPECT_EQ(Describe(one.form), one.said);
}

struct TilingCase {
  TilingForm form;
  std::string said;
};

TEST(Form, OfATilingIsDescribed) {
  using enum TilingFamily;
  const std::vector<Shape> shapes = {{"1", Corner::kTopLeft},
                                     {"2", Corner::kTopRight},
                                     {"3", Corner::kBottomLeft},
                                     {"4", Corner::kBottomRight}};
  const std::vector<TilingCase> cases = {
      {{.family = kLabelMatrix}, "a board of labels from 1, the missing square marked 0"},
      {{.family = kLabelMatrix, .any_labels = true, .missing = "", .width = 2},
       "a board of labels, the missing square blank, columns of 2 bytes"},
      {{.family = kLabelMatrix, .meaning = LabelMeaning::kReusedPieces},
       "a board of labels that several pieces share, the missing square marked 0"},
      {{.family = kLabelMatrix, .meaning = LabelMeaning::kColours},
       "a board of colours, the missing square marked 0"},
      {{.family = kLabelMatrix, .meaning = LabelMeaning::kOrientations, .shapes = shapes},
       "a board of shapes of pieces, the missing square marked 0; 1 lacks the top left, 2 lacks "
       "the top right, 3 lacks the bottom left, 4 lacks the bottom right"},
      {{.family = kCornerShapes, .shapes = shapes},
       "pieces by corner and shape, row and column from 1; 1 lacks the top left, 2 lacks the top "
       "right, 3 lacks the bottom left, 4 lacks the bottom right"},
      {{.family = kSquareTriples, .coordinate_base = 0},
       "pieces by their squares, row and column from 0"},
      {{.family = kArt}, "a picture of lines and corners"},
      {{.family = kWalls}, "a picture of walls between squares"},
  };
  for (const TilingCase& one : cases) EXPECT_EQ(Describe(one.form), one.said);
}

TEST(Form, TakesTheCallersBaseAndMeaning) {
  const TourForm tour = Overridden(TourForm{}, {.base = 0, .meaning = {}});
  EXPECT_EQ(tour, (TourForm{.base = 0, .coordinate_base = 0}));
  EXPECT_EQ(Overridden(TourForm{}, {}), TourForm{});
  const TilingForm tiling =
      Overridden(TilingForm{}, {.base = 0, .meaning = LabelMeaning::kColours});
  EXPECT_EQ(tiling,
            (TilingForm{.meaning = LabelMeaning::kColours, .base = 0, .coordinate_base = 0}));
  EXPECT_EQ(Overridden(TilingForm{}, {}), TilingForm{});
}

TEST(Theory, KnowsWhatTheTheoremsSay) {
  const ExistenceTheory theory = TheoremsOfClaims();
  EXPECT_EQ(theory.tiling({.rows = 2, .cols = 3}), Existing::kYes);
  EXPECT_EQ(theory.tiling({.rows = 3, .cols = 3}), Existing::kNo);
  EXPECT_EQ(theory.tiling({.rows = 2, .cols = 2, .missing = Cell{9, 9}}), Existing::kUnknown);
  EXPECT_EQ(theory.tour({.rows = 3, .cols = 4}), Existing::kYes);
  EXPECT_EQ(theory.tour({.rows = 3, .cols = 3}), Existing::kNo);
  EXPECT_EQ(theory.tour({.rows = 3, .cols = 4, .start = Cell{9, 9}}), Existing::kUnknown);
}

}  // namespace
}  // namespace onceover::read
