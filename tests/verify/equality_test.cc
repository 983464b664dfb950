// Values that are compared as a whole: two that differ in one member are unequal, whichever it is.
#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/claims.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/form.h"
#include "read/request_language.h"
#include "read/selection.h"

namespace onceover {
namespace {

// Each value equals itself, and no other one of the list.
template <typename Value>
void ExpectAllDifferent(const std::vector<Value>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      EXPECT_EQ(values[i] == values[j], i == j) << i << " and " << j;
    }
  }
}

TEST(Equality, TellsCertificatesApart) {
  ExpectAllDifferent<Cell>({{1, 2}, {3, 2}, {1, 3}});
  ExpectAllDifferent<Missing>({NoneMissing{}, MissingAnywhere{}, Cell{1, 2}, Cell{1, 3}});
  ExpectAllDifferent<LabelGrid>({{{1, 2}}, {{1, 3}}, {{1}}, {}});
  ExpectAllDifferent<PieceList>(
      {{{{Cell{0, 0}, {0, 1}, {1, 0}}}}, {{{Cell{0, 0}, {0, 1}, {1, 1}}}}, {}});
  ExpectAllDifferent<TourPath>({{{{0, 0}, {1, 2}}}, {{{0, 0}, {2, 1}}}, {{{0, 0}}}, {}});
  ExpectAllDifferent<StepGrid>({{{1, 2}}, {{1, 3}}, {{1}}, {}});
}

TEST(Equality, TellsProblemsApart) {
  ExpectAllDifferent<TilingProblem>({{.rows = 4, .cols = 4},
                                     {.rows = 8, .cols = 4},
                                     {.rows = 4, .cols = 8},
                                     {.rows = 4, .cols = 4, .missing = MissingAnywhere{}}});
  ExpectAllDifferent<TourProblem>({{.rows = 5, .cols = 5},
                                   {.rows = 6, .cols = 5},
                                   {.rows = 5, .cols = 6},
                                   {.rows = 5, .cols = 5, .start = Cell{0, 0}},
                                   {.rows = 5, .cols = 5, .start = Cell{0, 1}},
                                   {.rows = 5, .cols = 5, .finish = Cell{0, 0}},
                                   {.rows = 5, .cols = 5, .finish = Cell{0, 1}},
                                   {.rows = 5, .cols = 5, .closed = true},
                                   {.rows = 5, .cols = 5, .blocked = {{0, 0}}}});
}

TEST(Equality, TellsVerdictsApart) {
  ExpectAllDifferent<Fault>({{},
                             {.rule = Rule::kOffBoard},
                             {.index = 0},
                             {.cell = Cell{0, 0}},
                             {.cell = Cell{0, 1}},
                             {.other_cell = Cell{0, 0}},
                             {.other_cell = Cell{0, 1}},
                             {.expected = 1},
                             {.found = 1}});
  std::vector<Verdict> verdicts(6);
  verdicts[1].outcome = Outcome::kAccepted;
  verdicts[2].faults.emplace_back();
  verdicts[3].counts[1] = 1;
  verdicts[4].squares_done = 1;
  verdicts[5].squares_total = 7;
  ExpectAllDifferent(verdicts);
  ExpectAllDifferent<Existence>({{Decision::kExists, Theorem::kNothing},
                                 {Decision::kNone, Theorem::kNothing},
                                 {Decision::kExists, Theorem::kNoMoves}});
}

TEST(Equality, TellsWhatIsReadApart) {
  ExpectAllDifferent<Position>({{}, {.byte = 1}, {.line = 2}, {.column = 2}});
  ExpectAllDifferent<BoardSize>({{3, 4}, {5, 4}, {3, 5}});
  ExpectAllDifferent<read::Selection>({{},
                                       {.kind = read::Selection::Kind::kFirst},
                                       {.kind = read::Selection::Kind::kAll, .number = 2}});
  ExpectAllDifferent<read::CaseRequest>({{},
                                         {.board = BoardSize{8, 8}},
                                         {.board = BoardSize{8, 4}},
                                         {.square = Cell{0, 0}},
                                         {.square = Cell{0, 1}},
                                         {.finish = Cell{0, 0}},
                                         {.finish = Cell{0, 1}},
                                         {.blocked = {{0, 0}}},
                                         {.first_step = 0},
                                         {.first_step = 1}});
}

TEST(Equality, TellsFormsApart) {
  ExpectAllDifferent<read::TourForm>({{},
                                      {.family = read::TourFamily::kSquareNames},
                                      {.base = 0},
                                      {.coordinate_base = 0},
                                      {.column_first = true},
                                      {.upwards = true},
                                      {.blocked = "#"},
                                      {.width = 2}});
  ExpectAllDifferent<read::Shape>({{"1", read::Corner::kTopLeft},
                                   {"2", read::Corner::kTopLeft},
                                   {"1", read::Corner::kTopRight}});
  ExpectAllDifferent<read::TilingForm>({{},
                                        {.family = read::TilingFamily::kWalls},
                                        {.meaning = read::LabelMeaning::kColours},
                                        {.any_labels = true},
                                        {.base = 0},
                                        {.missing = "#"},
                                        {.free = {"."}},
                                        {.coordinate_base = 0},
                                        {.column_first = true},
                                        {.upwards = true},
                                        {.width = 2},
                                        {.shapes = {{"1", read::Corner::kTopLeft}}},
                                        {.anchor = read::Anchor::kBoxLeast}});
}

}  // namespace
}  // namespace onceover
