// Which of the words of a text are boards, and what the marks on them are: where the size of the
// board is at the edge of what is taken for one.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "read/matrix.h"
#include "read/tiling_boards.h"
#include "read/word_boards.h"
#include "read_tiling_families.h"

namespace onceover::read {
namespace {

using enum TilingFamily;

// The boards as `rows`x`cols` and their words: "2x2 1 1 1 0; ".
std::string Say(const std::vector<Matrix>& boards) {
  std::string said;
  for (const Matrix& board : boards) {
    said += std::to_string(board.size.rows) + "x" + std::to_string(board.size.cols);
    for (const std::string_view word : board.words) said += " " + std::string(word);
    said += board.ragged.empty() ? "; " : " ragged; ";
  }
  return said;
}

std::string Matrices(std::string_view bytes, std::optional<BoardSize> asked = std::nullopt) {
  return Say(FindMatrices(Text(bytes), {}, asked));
}

std::string Boards(std::string_view bytes, const TilingRequest& request) {
  return Say(FindTilingBoards(Text(bytes), request, 0).boards);
}

TEST(Matrices, DropTheNumbersOfRowsAndColumns) {
  EXPECT_EQ(Matrices("0 1\n0 5 6\n1 7 8\n"), "2x2 5 6 7 8; ");
  EXPECT_EQ(Matrices("1 2\n1 5 6\n2 7 8\n"), "2x2 5 6 7 8; ");
  EXPECT_EQ(Matrices("1 2\n1 5 6\n3 7 8\n"), "2x3 1 5 6 3 7 8; ");
  EXPECT_EQ(Matrices("1 2\n1 5 6\n"), "2x2 1 2 1 5 6 ragged; ");
  EXPECT_EQ(Matrices("1 5 6\n2 7 8\n", BoardSize{2, 2}), "2x2 5 6 7 8; ");
}

TEST(Matrices, AreCutAtBlankLinesUnlessEachRowStandsAlone) {
  EXPECT_EQ(Matrices("1 2\n3 4\n\n5 6\n7 8\n"), "2x2 1 2 3 4; 2x2 5 6 7 8; ");
  EXPECT_EQ(Matrices("1 2\n\n3 4\n\n5 6\n"), "3x2 1 2 3 4 5 6; ");
  const BoardSize two{2, 2};
  EXPECT_EQ(Matrices("1 2\n3 4\n5 6\n7 8\n", two), "2x2 1 2 3 4; 2x2 5 6 7 8; ");
  EXPECT_EQ(Matrices("1 2\n\n3 4\n\n5 6\n\n7 8\n", two), "2x2 1 2 3 4; 2x2 5 6 7 8; ");
  EXPECT_EQ(Matrices("1 2\n\n3 4\n\n5 6\n", two), "2x2 1 2 3 4; 1x2 5 6; ");
  EXPECT_EQ(Matrices("1 2\n3 4\n5 6\n\n7 8\n", two), "3x2 1 2 3 4 5 6; 1x2 7 8; ");
  EXPECT_EQ(Matrices("1 2\n\n3 4\n\n5 6 7\n\n8 9 0\n"), "2x2 1 2 3 4; 2x3 5 6 7 8 9 0; ");
}

TEST(Matrices, AreFoundWhereNoRowsAreAskedFor) {
  EXPECT_EQ(Matrices("1 2\n3 4\n", BoardSize{0, 2}), "2x2 1 2 3 4; ");
  EXPECT_EQ(Matrices("1 2\n3 4\n", BoardSize{0, 3}), "2x2 1 2 3 4; ");
  EXPECT_EQ(Boards("a a b b\na a b b\n", {.board = BoardSize{0, 4}}), "2x4 a a b b a a b b; ");
}

TEST(TilingBoards, ArePlausibleInTheirSize) {
  EXPECT_EQ(Boards("1 1\n1 0\n", {}), "2x2 1 1 1 0; ");
  EXPECT_EQ(Boards("0\n", Asked(1, 1)), "1x1 0; ");
  EXPECT_EQ(Boards("1 1\n1 0\n", Asked(1, 1)), "2x2 1 1 1 0; ");
  EXPECT_EQ(Boards("1 1\n# 1\n\n#\n", Asked(1, 1)), "2x2 1 1 # 1; ");
  EXPECT_EQ(Boards("1 1 2\n1 2 2\n", Full(2, 3)), "2x3 1 1 2 1 2 2; ");
  EXPECT_EQ(Boards("1 1 2\n1 2 2\n", {}), "2x3 1 1 2 1 2 2; ");
  EXPECT_EQ(Boards("1 1\n1 2\n2 1\n", Full(3, 2)), "3x2 1 1 1 2 2 1; ");
  EXPECT_EQ(Boards("1 1\n1 2\n2 1\n", {}), "");
  EXPECT_EQ(Boards("1 1\n7 2\n2 1\n", {}), "");
  EXPECT_EQ(Boards("1 1\n1 2\n2 1\n9 9\n9 9\n9 9\n9 9\n9 9\n9 9\n", {}), "");
  EXPECT_EQ(Boards("1 1\n1 2\n2 1\n9 9\n9 9\n9 9\n9 9\n9 9\n9 9\n", Full(4, 2)),
            "9x2 1 1 1 2 2 1 9 9 9 9 9 9 9 9 9 9 9 9; ");
  EXPECT_EQ(Boards("1 1\n1 2\n2 1\n9 9\n9 9\n9 9\n", Full(4, 2)), "4x2 1 1 1 2 2 1 9 9; ");
  EXPECT_EQ(Boards("1 1 2 0\n", Asked(1, 4)), "");
  EXPECT_EQ(Boards("1 1 2 0\n", {}), "");
  EXPECT_EQ(Boards("1\n1\n2\n0\n", Asked(4, 1)), "");
  EXPECT_EQ(Boards("a a b ?\nlonger words\na a b ?\n", Asked(1, 4)), "");
  EXPECT_EQ(Boards("1 2 3 4 5\n1 2 3 4\n1 2 3 4 5\n", Asked(1, 5)), "");
}

TEST(TilingBoards, AreWrittenInBrackets) {
  EXPECT_EQ(Boards("[[aa, aa], [aa, ?]]\n", {}), "2x2 aa aa aa ?; ");
  EXPECT_EQ(Boards("{aa, aa},\n{aa, ?},\n", {}), "2x2 aa aa aa ?; ");
  EXPECT_EQ(Boards("[[aa, aa], [wordy, aa], [aa, ?]]\n", {}), "2x2 aa aa aa ?; ");
  EXPECT_EQ(Boards("{aa aa}\n{aa ?}\n", {}), "");
}

TEST(LabelMatrix, TakesZeroForAShapeWhereItIsOne) {
  const TilingForm form{.family = kLabelMatrix,
                        .meaning = LabelMeaning::kOrientations,
                        .missing = "X",
                        .shapes = {{"0", Corner::kBottomRight}}};
  const auto say = [&](const TilingForm& read_as) {
    Reading<TilingAnswer> reading;
    EntryOf(kLabelMatrix)
        .read(Text("0 0\n0 X\n"), read_as, Asked(2, 2, Cell{1, 1}), kDefaultMaxFaults, reading);
    return SayFirst(reading);
  };
  EXPECT_EQ(say(form), "accepted");
  TilingForm other = form;
  other.shapes.front().code = "1";
  EXPECT_EQ(say(other), "uncovered 0 1:1");
}

TEST(TilingBoards, AreGivenTheRowsThatTheyHaveLost) {
  constexpr std::string_view kWrapped = "1 1 2 2 1 3 0 2\n4 3 3 5 4 4 5 5\n";
  EXPECT_EQ(Boards(kWrapped, Asked(4, 4)), "4x4 1 1 2 2 1 3 0 2 4 3 3 5 4 4 5 5; ");
  constexpr std::string_view kSquare = "1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5\n";
  EXPECT_EQ(Boards(kSquare, Asked(2, 8)), "4x4 1 1 2 2 1 3 0 2 4 3 3 5 4 4 5 5; ");
  EXPECT_EQ(Boards(kSquare, Asked(16, 1)), "4x4 1 1 2 2 1 3 0 2 4 3 3 5 4 4 5 5; ");
}

TEST(TilingBoards, HaveNoMoreThan32Marks) {
  std::string bytes;
  for (int i = 10; i < 43; ++i) bytes += "1 2 3 4\nm" + std::to_string(i) + " 2 3 4\n";
  const std::string said = Boards(bytes, {});
  EXPECT_NE(said.find("m41"), std::string::npos) << said;
  EXPECT_EQ(said.find("m42"), std::string::npos) << said;
}

TEST(TilingBoards, HaveNoMoreThan33Widths) {
  std::string bytes;
  for (int cols = 4; cols < 40; ++cols) {
    std::string row;
    for (int col = 0; col < cols; ++col) row += "7 ";
    for (int i = 0; i < cols; ++i) bytes += row + "\n";
    bytes += "\n";
  }
  EXPECT_EQ(FindTilingBoards(Text(bytes), {}, 0).boards.size(), 33U);
}

TEST(TilingBoards, KnowHowManyPiecesTheyNeed) {
  EXPECT_EQ(PiecesAsked({}), 0);
  EXPECT_EQ(PiecesAsked(Asked(4, 4)), 5);
  EXPECT_EQ(PiecesAsked(Asked(2, 3)), 2);
  constexpr std::int64_t kLongest = std::int64_t{1} << 31U;
  EXPECT_EQ(PiecesAsked(Asked(kLongest, 3)), kLongest);
  EXPECT_EQ(PiecesAsked(Asked(3, kLongest)), kLongest);
  for (const std::int64_t side : {std::int64_t{-4}, std::int64_t{0}, kLongest + 1}) {
    EXPECT_EQ(PiecesAsked(Asked(side, 4)), 0) << side;
    EXPECT_EQ(PiecesAsked(Asked(4, side)), 0) << side;
  }
  EXPECT_EQ(PowerOfPieces(-1), std::nullopt);
  EXPECT_EQ(PowerOfPieces(0), std::nullopt);
  EXPECT_EQ(PowerOfPieces(1), 1);
  EXPECT_EQ(PowerOfPieces(2), std::nullopt);
  EXPECT_EQ(PowerOfPieces(4), std::nullopt);
  EXPECT_EQ(PowerOfPieces(5), 2);
  EXPECT_EQ(PowerOfPieces(9), std::nullopt);
  EXPECT_EQ(PowerOfPieces(21), 3);
}

// What is read, and the mark and the base that are worked out.
std::string SayForm(std::string_view bytes, const TilingRequest& request) {
  const FamilyReading result = ReadBy(kLabelMatrix, bytes, request);
  if (result.forms.empty()) return "none";
  const TilingForm& form = result.forms.front();
  return "'" + form.missing + "' from " + std::to_string(form.base) +
         (form.any_labels ? " any: " : ": ") + SayFirst(result.reading);
}

TEST(LabelMatrix, WorksOutWhichLabelsThereAre) {
  EXPECT_EQ(SayForm("0 0\n0 0\n", {}), "'?' from 0: piece-size 0 1:1");
  EXPECT_EQ(SayForm("0 0 0\n0 0 0\n", {}), "'0' from 1: uncovered 1 1:3");
  EXPECT_EQ(SayForm("0 0 1\n0 1 1\n", Full(2, 3)), "'?' from 0: accepted");
  EXPECT_EQ(SayForm("-5 -5 2 2\n-5 3 0 2\n4 3 3 5\n4 4 5 5\n", Asked(4, 4, Cell{1, 2})),
            "'0' from 1 any: accepted");
  EXPECT_EQ(SayForm("9 9 2 2\n9 3 0 2\n4 3 3 5\n4 4 5 5\n", Asked(4, 4, Cell{1, 2})),
            "'0' from 1 any: accepted");
  EXPECT_EQ(SayForm("1 1 2 2\n1 3 A 2\n4 3 3 5\n4 4 5 A\n", Asked(4, 4, Cell{1, 2})),
            "'0' from 1: not-a-number 6 2:5");
  EXPECT_EQ(SayForm("1 1 2 2\n1 3 hole 2\n4 3 3 5\n4 4 5 5\n", Asked(4, 4, Cell{1, 2})),
            "'hole' from 1: accepted");
  EXPECT_EQ(SayForm("1 1 2 2\n1 3 hole5 2\n4 3 3 5\n4 4 5 5\n", Asked(4, 4, Cell{1, 2})),
            "'0' from 1: not-a-number 6 2:5");
  EXPECT_EQ(SayForm("1 1 2 2\n1 3 X 2\n4 3 3 ~\n4 4 ~ ~\n", Asked(4, 4, Cell{1, 2})),
            "'X' from 1: not-a-number 11 3:7");
  EXPECT_EQ(
      SayForm("0 0 1 1\n0 2 A 1\n3 2 2 9223372036854775807\n3 3 4 4\n", Asked(4, 4, Cell{1, 2})),
      "'A' from 0: label-out-of-range 11 3:7");
}

TEST(LabelMatrix, SaysHowTheColoursCanBeCut) {
  const auto cut = [](std::string_view bytes, const TilingRequest& request) {
    const FamilyReading result = ReadBy(kLabelMatrix, bytes, request, LabelMeaning::kColours);
    if (result.reading.answers.size() != 1) return std::string("none");
    return SayFirst(result.reading) + ": " + result.reading.answers.front().remark;
  };
  EXPECT_EQ(cut("a a b b\na ? c b\nb c c a\nb b a a\n", Asked(4, 4, Cell{1, 1})),
            "accepted: it can be cut into pieces in one way only");
  EXPECT_EQ(cut("a a a\na a a\n", Full(2, 3)),
            "accepted: it can be cut into pieces in several ways; pieces of one mark touch");
  EXPECT_EQ(cut("a a a\na a a\nb b b\nb b b\n", Full(4, 3)),
            "accepted: it can be cut into pieces in several ways; pieces of one mark touch");
  std::string hard;
  for (int row = 0; row < 3; ++row) {
    for (int col = 0; col < 45; ++col) hard += "a ";
    hard += "\n";
  }
  const FamilyReading given_up = ReadBy(kLabelMatrix, hard, Full(3, 45), LabelMeaning::kColours);
  ASSERT_EQ(given_up.reading.answers.size(), 1U);
  EXPECT_EQ(SayFirst(given_up.reading), "no-cut 0 1:1");
  EXPECT_EQ(given_up.reading.answers.front().faults.listed.front().shown, "search given up");
}

}  // namespace
}  // namespace onceover::read
