// Boards that are drawn, with a sign for each square, with boxes or with walls: what is one, and
// which fault is named where.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "read/pictures.h"
#include "read_tiling_families.h"

namespace onceover::read {
namespace {

using enum TilingFamily;

struct DrawingCase {
  std::string_view name;
  TilingRequest request;
  std::string_view bytes;
  std::string_view said;
};

void ExpectAll(TilingFamily family, const std::vector<DrawingCase>& cases) {
  for (const DrawingCase& row : cases) {
    EXPECT_EQ(Say(family, row.bytes, row.request), row.said) << row.name;
  }
}

TEST(Art, TakesSignsForABoardOfTheSizeAskedForOrASquareOne) {
  constexpr std::string_view kTwoPieces = "+-|\n|-+\n";
  ExpectAll(kArt, {
                      {"as asked", Full(2, 3), kTwoPieces, "accepted"},
                      {"of other rows", Full(4, 3), kTwoPieces, "too-few -1 2:4"},
                      {"of other columns", Full(4, 4), kTwoPieces, "none"},
                      {"not square, and not asked for", {}, kTwoPieces, "none"},
                      {"of another side", Asked(4, 4), "+-\n|O\n", "board-size 0 1:1"},
                      {"without an upright stroke", {}, "+-\n-O\n", "none"},
                      {"without a corner", {}, "--\n|O\n", "none"},
                      {"without a level stroke", {}, "+|\n|O\n", "none"},
                      {"with two blanks", {}, "+--+\n|+ |\n|| |\n+--+\n", "none"},
                      {"with one blank", {}, "+--+\n|+-|\n|| |\n+--+\n", "accepted"},
                      {"with four marks", {}, "+-OO\n|+-O\n|||O\n+--+\n", "no-cut 10 3:3"},
                      {"with five marks", {}, "+-OO\n|OO-\n|||O\n+--+\n", "none"},
                      {"one line", {}, "+-\n", "none"},
                  });
}

TEST(Art, NamesRaggedLinesOfSigns) {
  ExpectAll(
      kArt,
      {
          {"one sign less", Asked(4, 4), "+--+\n|+-|\n||O|\n+--\n", "ragged-row 15 4:3"},
          {"one sign more", Asked(4, 4), "+--+\n|+-|\n||O|+\n+--+\n", "ragged-row 11 3:4"},
          {"and unpaired", Asked(4, 4), "+--+\n|+-|\n||O|\n--+\n", "ragged-row 15 4:3"},
          {"an arm too many", Asked(4, 4, Cell{2, 2}), "+--+\n|+-|\n||O|\n+---\n", "no-cut 11 3:4"},
      });
}

TEST(Art, TakesBoxesThatStandInColumnsAndRows) {
  ExpectAll(
      kArt,
      {
          {"one square, not asked for", {}, "+--+\n|##|\n+--+\n", "none"},
          {"one square", Asked(1, 1), "+--+\n|##|\n+--+\n", "accepted"},
          {"of another side", Asked(4, 4), "+--+--+\n|##|  |\n+--+  +\n|     |\n+--+--+\n",
           "board-size 0 2:2"},
          {"without a right edge", {}, "+--+-\n|# |x\n+--+-\n", "none"},
          {"without a lower edge", {}, "+--+--+\n|##|  |\n+--+  +\n|     |\n", "none"},
          {"with walls in both lines of a square", Asked(2, 2),
           "+--+--+\n|##|  |\n|  |  |\n+--+  +\n|     |\n|     |\n+--+--+\n", "accepted"},
          {"with a wall in the first line only", Asked(2, 2),
           "+--+--+\n|##|  |\n|  |  |\n+--+  +\n|  |  |\n|     |\n+--+--+\n", "piece-size 1 2:5"},
          {"a short line", Asked(2, 2), "+--+--+\n|##|  |\n+--+  +\n|  |\n+--+--+\n",
           "ragged-row 3 4:5"},
          {"lines of all lengths", {}, "+-----------------------+\n|  |\n+--+--+\n", "none"},
          {"with five marks",
           {},
           "+--+--+--+\n|# |# |# |\n+--+--+--+\n|# |#    |\n+--+--+  +\n|        |\n+--+--+--+\n",
           "none"},
          {"a frame", {}, "+--+\n|  |\n|  |\n+--+\n", "none"},
      });
}

TEST(Art, IsReadInDoubleLines) {
  EXPECT_EQ(Say(kArt,
                "\u2554\u2550\u2550\u2566\u2550\u2550\u2557\n"
                "\u2551##\u2551  \u2551\n"
                "\u2560\u2550\u2550\u255D  \u2551\n"
                "\u2551     \u2551\n"
                "\u255A\u2550\u2550\u2550\u2550\u2550\u255D\n",
                Asked(2, 2, Cell{0, 0})),
            "accepted");
  const Text text("\u2501\u2503\u254B\u2588\u2550\u2551\u256C\t|");
  std::string signs;
  for (const Glyph& glyph : GlyphsOf(text, 0)) signs += glyph.sign;
  EXPECT_EQ(signs, "-|+?-|+ |");
}

TEST(Walls, TakeLinesFromBarToBar) {
  ExpectAll(
      kWalls,
      {
          {"one square, not asked for", {}, "|#|\n", "none"},
          {"one square", Asked(1, 1), "|#|\n", "accepted"},
          {"two squares where one is asked for", Asked(1, 1), "|#| |\n", "board-size 0 1:2"},
          {"no floors", {}, "|#| |\n|   |\n", "none"},
          {"no columns asked for",
           {.board = BoardSize{2, 0}},
           "|#| |\n|_ _|\n",
           "board-size 0 1:2"},
          {"of another side", Asked(4, 4), "|#| |\n|_ _|\n", "board-size 0 1:2"},
          {"columns that do not divide it", Asked(2, 3), "|#| |\n|_ _|\n", "board-size 0 1:2"},
          {"twice as narrow", Asked(2, 2, Cell{1, 0}), "|_  |\n|# _|\n", "accepted"},
          {"lines of all lengths", {}, "|_|\n|_|_|\n|_|_|_|_|_|_|_|_|_|_|_|_|_|\n", "none"},
          {"four marks", {}, "|#|#|#|\n|#|_ _|\n|_ _|_|\n", "uncovered 1 1:4"},
          {"five marks", {}, "|#|#|#|\n|#|#|_|\n|_ _ _|\n", "none"},
      });
}

TEST(Walls, AreReadAsWideAsTheBoardThatIsAskedFor) {
  EXPECT_EQ(Say(kWalls, " ___ ___\n|###|   |\n|_______|\n", Asked(2, 2, Cell{0, 0})), "accepted");
}

}  // namespace
}  // namespace onceover::read
