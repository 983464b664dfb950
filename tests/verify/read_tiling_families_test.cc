// Each family of tilings on texts made for it: what it reads, and which fault it names where.
#include "read_tiling_families.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace onceover::read {
namespace {

using enum TilingFamily;

constexpr std::string_view kBoard = "1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5\n";

std::string SayLabels(std::string_view bytes, const TilingRequest& request,
                      LabelMeaning meaning = LabelMeaning::kPieces) {
  return Say(kLabelMatrix, bytes, request, meaning);
}

// A board of one form, and the form that is worked out from it.
struct FormCase {
  std::string_view name;
  std::string_view bytes;
  std::string_view missing;
  std::int64_t base = 1;
};

TEST(LabelMatrix, WorksOutMarkAndBase) {
  const std::vector<FormCase> cases = {
      {"zero", kBoard, "0"},
      {"minus one", "1 1 2 2\n1 3 -1 2\n4 3 3 5\n4 4 5 5\n", "-1"},
      {"zero padded", "01 01 02 02\n01 03 00 02\n04 03 03 05\n04 04 05 05\n", "0"},
      {"sign", "1 1 2 2\n1 3 # 2\n4 3 3 5\n4 4 5 5\n", "#"},
      {"two signs", " 1  1  2  2\n 1  3 ##  2\n 4  3  3  5\n 4  4  5  5\n", "##"},
      {"any sign", "1 1 2 2\n1 3 @@ 2\n4 3 3 5\n4 4 5 5\n", "@@"},
      {"blank", "  1  1  2  2\n  1  3     2\n  4  3  3  5\n  4  4  5  5\n", ""},
      {"from zero", "0 0 1 1\n0 2 A 1\n3 2 2 4\n3 3 4 4\n", "A", 0},
      {"from zero, minus one", "0 0 1 1\n0 2 -1 1\n3 2 2 4\n3 3 4 4\n", "-1", 0},
      {"python", "[[1, 1, 2, 2], [1, 3, 0, 2], [4, 3, 3, 5], [4, 4, 5, 5]]", "0"},
      {"java", "{{1,1,2,2},{1,3,-1,2},{4,3,3,5},{4,4,5,5}};\n", "-1"},
      {"quoted", "[['1','1','2','2'],['1','3','X','2'],['4','3','3','5'],['4','4','5','5']]", "X"},
      {"commas", "1,1,2,2\n1,3,X,2\n4,3,3,5\n4,4,5,5\n", "X"},
      {"frame",
       "+--+--+--+--+\n| 1| 1| 2| 2|\n+--+--+--+--+\n| 1| 3| X| 2|\n+--+--+--+--+\n"
       "| 4| 3| 3| 5|\n+--+--+--+--+\n| 4| 4| 5| 5|\n+--+--+--+--+\n",
       "X"},
      {"prompts", "size? row? col? 1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5\n5 pieces in 12 ms\n", "0"},
  };
  for (const FormCase& row : cases) {
    SCOPED_TRACE(row.name);
    for (const bool with_request : {true, false}) {
      const TilingRequest request = with_request ? Asked(4, 4, Cell{1, 2}) : TilingRequest{};
      const FamilyReading result = ReadBy(kLabelMatrix, row.bytes, request);
      ASSERT_EQ(result.forms.size(), 1U);
      EXPECT_EQ(result.forms.front().missing, row.missing);
      EXPECT_EQ(result.forms.front().base, row.base);
      EXPECT_EQ(result.reading.answers.size(), 1U);
      EXPECT_EQ(SayFirst(result.reading), "accepted");
    }
  }
}

// An unusual mark is one only on the very square that was asked for: elsewhere it is a fault.
TEST(LabelMatrix, TakesAnUnusualMarkOnlyWhereItWasAskedFor) {
  for (const std::string_view mark : {"q", "Hole"}) {
    SCOPED_TRACE(mark);
    const std::string bytes = "1 1 2 2\n1 3 " + std::string(mark) + " 2\n4 3 3 5\n4 4 5 5\n";
    EXPECT_EQ(SayFirst(ReadBy(kLabelMatrix, bytes, Asked(4, 4, Cell{1, 2})).reading), "accepted");
    EXPECT_NE(SayFirst(ReadBy(kLabelMatrix, bytes, Asked(4, 4, Cell{0, 0})).reading), "accepted");
    const FamilyReading open = ReadBy(kLabelMatrix, bytes, TilingRequest{});
    if (!open.reading.answers.empty()) {
      EXPECT_NE(SayFirst(open.reading), "accepted");
    }
  }
}

TEST(LabelMatrix, NeverTakesAPositiveNumberForTheMark) {
  const std::string bytes = "1 1 2 2\n1 3 99 2\n4 3 3 5\n4 4 5 5\n";
  EXPECT_NE(SayFirst(ReadBy(kLabelMatrix, bytes, Asked(4, 4, Cell{1, 2})).reading), "accepted");
  EXPECT_NE(SayFirst(ReadBy(kLabelMatrix, bytes, TilingRequest{}).reading), "accepted");
}

TEST(LabelMatrix, TakesWordsAndCharacters) {
  const std::vector<std::string_view> boards = {
      "a a b b\na c ? b\nd c c e\nd d e e\n",
      "aabb\nac?b\ndcce\nddee\n",
      "aabb\nac b\ndcce\nddee\n",
      "aa aa bb bb\naa cc ?? bb\ndd cc cc ee\ndd dd ee ee\n",
      "\xE2\x86\x90 \xE2\x86\x90 b b\n\xE2\x86\x90 c . b\nd c c e\nd d e e\n",
      "\xE2\x86\x90\xE2\x86\x90"
      "bb\n\xE2\x86\x90"
      "c#b\ndcce\nddee\n",
      "! ! \" \"\n! # \" \"\n",
      "[['a','a','b','b'],['a','c','?','b'],['d','c','c','e'],['d','d','e','e']]",
  };
  std::size_t accepted = 0;
  for (const std::string_view board : boards) {
    accepted += SayLabels(board, Asked(4, 4, Cell{1, 2})) == "accepted" ? 1U : 0U;
  }
  EXPECT_EQ(accepted, boards.size() - 1);
  EXPECT_EQ(SayLabels("! ! \" \"\n! # \" \"\n% # # $\n% % $ $\n", Asked(4, 4, Cell{1, 2})),
            "piece-size 2 1:5");
  EXPECT_EQ(SayLabels("! ! \" \"\n! #   \"\n% # # $\n% % $ $\n", Asked(4, 4, Cell{1, 2})),
            "accepted");
}

TEST(LabelMatrix, NamesLabelsAfterTheirWords) {
  const FamilyReading result = ReadBy(kLabelMatrix, "c c\n? c\n", Asked(2, 2));
  ASSERT_EQ(result.reading.answers.size(), 1U);
  EXPECT_EQ(result.reading.answers.front().names, std::vector<std::string>{"c"});
}

// Damage, and the fault at its place.
struct FaultCase {
  std::string_view bytes;
  std::string_view said;
};

TEST(LabelMatrix, NamesFaultsAtTheirPlaces) {
  const std::vector<FaultCase> cases = {
      {"1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5\n", "ragged-row 14 4:6"},
      {"1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5 5\n", "ragged-row 16 4:10"},
      {"1 1 2 2\n1 3 0 2\n4 3 x 5\n4 4 5 5\n", "not-a-number 10 3:5"},
      {"1 1 2 2\n1 3 0 2\n4 3 99999999999999999999 5\n4 4 5 5\n", "number-overflow 10 3:5"},
      {"1 1 2 2\n1 3 0 2\n4 3 3 5\n", "too-few -1 3:8"},
      {"1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 9\n", "piece-size 11 3:7"},
      {"1 1 2 2\n1 3 7 2\n4 3 3 5\n4 4 5 5\n", "missing-covered 6 2:5"},
      {"1 1 2 2\n1 3 2 2\n4 3 3 5\n4 4 5 5\n", "piece-size 2 1:5"},
      {"1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 0\n", "piece-size 11 3:7"},
      {"1 1 2 2\n1 3 X 2\n4 3 3 .\n4 4 . .\n", "uncovered 11 3:7"},
      {"1 1\n1 0\n", "board-size 0 1:1"},
      {"1 1 2 2 1 1 2 2\n1 3 0 2 1 1 2 2\n4 3 3 5 1 1 2 2\n4 4 5 5 1 1 2 2\n"
       "1 1 2 2 1 1 2 2\n1 3 0 2 1 1 2 2\n4 3 3 5 1 1 2 2\n4 4 5 5 1 1 2 2\n",
       "board-size 0 1:1"},
  };
  for (const FaultCase& row : cases) {
    EXPECT_EQ(SayLabels(row.bytes, Asked(4, 4, Cell{1, 2})), row.said) << row.bytes;
  }
}

TEST(LabelMatrix, ReadsSeveralBoardsInTheOrderOfTheText) {
  const std::string two = std::string("2x2:\n1 1\n0 1\n\n") + std::string(kBoard);
  const FamilyReading result = ReadBy(kLabelMatrix, two, {});
  ASSERT_EQ(result.reading.answers.size(), 2U);
  EXPECT_EQ(SayFirst(result.reading, 0), "accepted");
  EXPECT_EQ(SayFirst(result.reading, 1), "accepted");
  const FamilyReading glued = ReadBy(kLabelMatrix, "aabb\nac?b\ndcce\nddee\n?a\naa\n", {});
  ASSERT_EQ(glued.reading.answers.size(), 2U);
  EXPECT_EQ(SayFirst(glued.reading, 0), "accepted");
  EXPECT_EQ(SayFirst(glued.reading, 1), "accepted");
}

TEST(LabelMatrix, CutsColoursAndShapesWhenAsked) {
  constexpr std::string_view kColours = "A A B B\nA 0 C B\nB C C A\nB B A A\n";
  const TilingRequest request = Asked(4, 4, Cell{1, 1});
  EXPECT_EQ(SayLabels(kColours, request), "label-reused 0 1:1");
  EXPECT_EQ(SayLabels(kColours, request, LabelMeaning::kColours), "accepted");
  EXPECT_EQ(SayLabels(kColours, request, LabelMeaning::kReusedPieces), "accepted");
  EXPECT_EQ(SayLabels("A A B B\nA 0 C B\nB C C A\nB B C A\n", request, LabelMeaning::kColours),
            "no-cut 6 2:5");
  constexpr std::string_view kShapes = "4 4 3 3\n4 2 7 3\n2 2 2 1\n2 2 1 1\n";
  EXPECT_EQ(SayLabels(kShapes, Asked(4, 4, Cell{1, 2}), LabelMeaning::kOrientations), "accepted");
  EXPECT_EQ(SayLabels("d d c c\nd b ? c\nb b b a\nb b a a\n", Asked(4, 4, Cell{1, 2}),
                      LabelMeaning::kOrientations),
            "accepted");
  EXPECT_EQ(SayLabels("4 4 3 3\n4 2 7 3\n2 2 2 1\n2 2 1 4\n", Asked(4, 4, Cell{1, 2}),
                      LabelMeaning::kOrientations),
            "no-cut 11 3:7");
  EXPECT_EQ(SayLabels("4 4 3 3\n4 2 7 3\n2 2 2 9\n2 2 9 9\n5 5 5 5\n", Asked(4, 4, Cell{1, 2}),
                      LabelMeaning::kOrientations)
                .substr(0, 13),
            "unknown-shape");
}

TEST(CornerShapes, AreReadByTheUsualTableOrTheOnlyOneThatIsRight) {
  const TilingRequest request = Asked(4, 4, Cell{0, 0});
  constexpr std::string_view kUsual = "2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 1\n";
  EXPECT_EQ(Say(kCornerShapes, kUsual, request), "accepted");
  EXPECT_EQ(Say(kCornerShapes, kUsual, {}), "accepted");
  EXPECT_EQ(Say(kCornerShapes, "1 1 1\n0 3 3\n2 2 1\n3 0 2\n3 3 1\n", request), "accepted");
  const FamilyReading other = ReadBy(kCornerShapes, "2 2 a\n1 4 b\n3 3 a\n4 1 c\n4 4 a\n", request);
  ASSERT_EQ(other.forms.size(), 1U);
  EXPECT_EQ(SayFirst(other.reading), "accepted");
  EXPECT_EQ(other.forms.front().shapes,
            (std::vector<Shape>{
                {"a", Corner::kTopLeft}, {"b", Corner::kBottomLeft}, {"c", Corner::kTopRight}}));
}

TEST(CornerShapes, NameCornersOfBoxesFromTheLowerLeft) {
  constexpr std::string_view kList =
      "5 pieces\n(2, 2) UR\n(1, 3) UL\n(1, 1) LL\n(3, 3) UR\n(3, 1) LR\n";
  const FamilyReading named = ReadBy(kCornerShapes, kList, Asked(4, 4, Cell{2, 1}));
  ASSERT_EQ(named.forms.size(), 1U);
  EXPECT_EQ(named.forms.front().anchor, Anchor::kBoxGreatest);
  EXPECT_TRUE(named.forms.front().upwards);
  EXPECT_EQ(SayFirst(named.reading), "accepted");
}

TEST(CornerShapes, NameFaultsAtTheirPlaces) {
  const std::vector<FaultCase> cases = {
      {"2 2 1\n1 4\n3 3 1\n4 1 2\n4 4 1\n", "ragged-row 1 2:3"},
      {"2 2 1\n1 x 3\n3 3 1\n4 1 2\n4 4 1\n", "not-a-number 1 2:3"},
      {"2 2 1\n1 9 3\n3 3 1\n4 1 2\n4 4 1\n", "off-board 1 2:1"},
      {"2 2 1\n1 4 3\n3 3 9\n4 1 2\n4 4 1\n", "unknown-shape 2 3:5"},
      {"2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4 2\n", "off-board 4 5:1"},
      {"2 2 1\n1 4 3\n3 3 1\n4 1 2\n", "uncovered -1 4:6"},
      {"2 2 1\n1 4 3\n3 3 1\n4 1 2\n4 4", "ragged-row 4 5:3"},
      {"2 2 1\n1 4 3\n99999999999999999999 3 1\n4 1 2\n4 4 1\n", "number-overflow 2 3:1"},
  };
  for (const FaultCase& row : cases) {
    EXPECT_EQ(Say(kCornerShapes, row.bytes, Asked(4, 4, Cell{0, 0})), row.said) << row.bytes;
  }
}

TEST(SquareTriples, AreReadFromLinesAndLists) {
  const TilingRequest request = Asked(2, 2, Cell{1, 1});
  const std::vector<std::string_view> lists = {
      "1 1 1 2 2 1\n",
      "0 0 0 1 1 0\n",
      "[(0, 0), (0, 1), (1, 0)]\n",
      "[[[0, 0], [0, 1], [1, 0]]]\n",
      "1 piece\npiece 1: (1,1) (1,2) (2,1)\ndone\n",
  };
  for (const std::string_view list : lists) {
    EXPECT_EQ(Say(kSquareTriples, list, request), "accepted") << list;
    EXPECT_EQ(Say(kSquareTriples, list, {}), "accepted") << list;
    EXPECT_EQ(Say(kLabelMatrix, list, request), "none") << list;
  }
  EXPECT_EQ(Say(kSquareTriples, "2 3 3 2 3 3\n1 2 2 1 2 2\n1 3 1 4 2 4\n3 1 4 1 4\n3 4 4 3 4 4\n",
                Asked(4, 4, Cell{0, 0})),
            "ragged-row 3 4:9");
  EXPECT_EQ(Say(kSquareTriples, "2 3 3 2 3 3\n1 2 2 1 2 2\n1 3 1 4 2 4\n3 1 4 1 4 5\n3 4 4 3 4 4\n",
                Asked(4, 4, Cell{0, 0})),
            "off-board 3 4:9");
}

TEST(Art, IsReadByTheSignOfEachSquare) {
  EXPECT_EQ(Say(kArt, "+-\n|O\n", Asked(2, 2, Cell{1, 1})), "accepted");
  EXPECT_EQ(Say(kArt, "+-\n|X\n", {}), "accepted");
  EXPECT_EQ(Say(kArt, "+--+\n|+-|\n||O|\n+--+\n", Asked(4, 4, Cell{2, 2})), "accepted");
  EXPECT_EQ(Say(kArt, "+--+\n|+-|\n||O|\n--++\n", Asked(4, 4, Cell{2, 2})), "no-cut 8 3:1");
}

TEST(Art, IsReadFromBoxes) {
  const TilingRequest request = Asked(2, 2, Cell{0, 0});
  EXPECT_EQ(Say(kArt, "+--+--+\n|##|  |\n+--+  +\n|     |\n+--+--+\n", request), "accepted");
  EXPECT_EQ(Say(kArt, "+---+---+\n| # |   |\n+---+   |\n|       |\n+-------+\n", {}), "accepted");
  EXPECT_EQ(Say(kArt, "+--+--+\n|##|  |\n+--+--+\n|     |\n+--+--+\n", request),
            "piece-size 1 2:5");
  EXPECT_EQ(Say(kLabelMatrix, "+--+--+\n|##|  |\n+--+  +\n|     |\n+--+--+\n", request), "none");
  EXPECT_EQ(
      Say(kArt,
          "\xE2\x94\x8C\xE2\x94\x80\xE2\x94\x80\xE2\x94\xAC\xE2\x94\x80\xE2\x94\x80\xE2\x94\x90\n"
          "\xE2\x94\x82##\xE2\x94\x82  \xE2\x94\x82\n"
          "\xE2\x94\x9C\xE2\x94\x80\xE2\x94\x80\xE2\x94\x98  \xE2\x94\x82\n"
          "\xE2\x94\x82     \xE2\x94\x82\n"
          "\xE2\x94\x94\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x98\n",
          request),
      "accepted");
}

TEST(Walls, DivideSquares) {
  const TilingRequest request = Asked(2, 2, Cell{0, 0});
  EXPECT_EQ(Say(kWalls, " _ _\n|#| |\n|_ _|\n", request), "accepted");
  EXPECT_EQ(Say(kWalls, " ___ ___\n|##_|   |\n|_______|\n", request), "accepted");
  EXPECT_EQ(Say(kWalls, " _ _\n|#|_|\n|_ _|\n", request), "piece-size 1 2:4");
  EXPECT_EQ(Say(kWalls, " _ _\n|#| |\n|_|\n", request).substr(0, 10), "ragged-row");
  EXPECT_EQ(Say(kLabelMatrix, " _ _\n|#| |\n|_ _|\n", request), "none");
}

TEST(TilingFamilies, TakeProseForProse) {
  const std::vector<std::string_view> texts = {
      "",
      "\n\n\n",
      "no solution\n",
      "It is so.\nWe do it\nas we do\n",
      "to be or\nnot to be\nis it so\n",
      "Error: line 12\n  at main.cc:14\n  at start.cc:3\n",
      "time 12 ms\nmemory 14 kB\n",
      "- one\n- two\n- three\n",
      "| name | value |\n|------|-------|\n| one | two |\n",
      "n = 8\nx = 3\ny = 5\n",
      "8 2 5\n",
      "+----------+\n| a banner |\n+----------+\n",
      "2024-09-17 12:00:01 start\n2024-09-17 12:00:02 end\n",
  };
  for (const std::string_view bytes : texts) {
    const Text text(bytes);
    for (const bool with_request : {true, false}) {
      TilingRequest request;
      if (with_request) request = Asked(8, 8, Cell{2, 5});
      for (const TilingFamilyEntry& entry : TilingFamilies()) {
        EXPECT_TRUE(entry.detect(text, request).empty())
            << bytes << " by family " << static_cast<int>(entry.family);
      }
    }
  }
}

}  // namespace
}  // namespace onceover::read
