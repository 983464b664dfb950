// Tours as lists of squares, of placed steps and of pictures: what is read where it is unusual.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/families.h"
#include "read/text.h"
#include "tour_reading.h"

namespace onceover::read {
namespace {

using enum TourFamily;

const TourFamilyEntry& EntryOf(TourFamily family) {
  for (const TourFamilyEntry& entry : TourFamilies()) {
    if (entry.family == family) return entry;
  }
  std::abort();
}

std::string SayAll(const Reading<TourAnswer>& reading) {
  std::string said;
  for (const TourAnswer& answer : reading.answers) {
    const TourProblem& problem = answer.problem;
    said += std::to_string(problem.rows) + "x" + std::to_string(problem.cols) + " " +
            tour_reading::Say(reading, answer) + "; ";
  }
  return said.empty() ? "no answer" : said;
}

// What one family reads in the forms that it finds itself, as far as the first that is right:
// "from 1: 3x4 accepted; ".
std::string Say(TourFamily family, std::string_view bytes, const TourRequest& request) {
  const Text text(bytes);
  std::string said;
  for (const TourForm& form : EntryOf(family).detect(text, request)) {
    Reading<TourAnswer> reading;
    EntryOf(family).read(text, form, request, kDefaultMaxFaults, reading);
    said = "from " + std::to_string(form.base) + "," + std::to_string(form.coordinate_base) +
           (form.column_first ? " xy: " : ": ") + SayAll(reading);
    if (said.find("accepted") != std::string::npos) break;
  }
  return said.empty() ? "none" : said;
}

// The same in a form of one's own.
std::string SayIn(const TourForm& form, std::string_view bytes, const TourRequest& request) {
  Reading<TourAnswer> reading;
  EntryOf(form.family).read(Text(bytes), form, request, kDefaultMaxFaults, reading);
  return SayAll(reading);
}

const TourRequest k3x4{.board = BoardSize{3, 4}};
const TourRequest k4x3{.board = BoardSize{4, 3}};
const TourRequest k5x5{.board = BoardSize{5, 5}};

// A tour of a 3 x 4 board from corner to corner: its squares from 0, row by row.
const std::vector<std::int64_t> kPath = {0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4};

template <typename Write>
std::string Squares(std::string_view between, const Write& write) {
  std::string text;
  for (const std::int64_t square : kPath) {
    if (!text.empty()) text += between;
    text += write(square / 4, square % 4);
  }
  return text + "\n";
}

std::string Pair(std::int64_t a, std::int64_t b) {
  return "(" + std::to_string(a) + ", " + std::to_string(b) + ")";
}

std::string Numbers(std::int64_t base, std::string_view between) {
  return Squares(between, [&](std::int64_t row, std::int64_t col) {
    return std::to_string(row * 4 + col + base);
  });
}

TEST(SquareNumbers, CountFromZeroWhereThereIsOne) {
  EXPECT_EQ(Say(kSquareNumbers, Numbers(1, " "), k3x4), "from 1,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquareNumbers, Numbers(0, " "), k3x4), "from 0,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquareNumbers, "0 6 8 1 7 9 2 12 5 3 10 4\n", k3x4),
            "from 0,1: 3x4 off-board 3,0 at 1:15; ");
  EXPECT_EQ(Say(kSquareNumbers, "5 6 8 1 7 9 2 11 5 3 10 4\n", k3x4),
            "from 0,1: 3x4 revisited 1,1 at 1:18; ");
  EXPECT_EQ(Say(kSquareNumbers, "12 6 8 1 7 9 2 3\nx7\n5 3 10 4\n", k3x4),
            "from 1,1: 3x4 unvisited 0,3 at 1:17; ");
}

TEST(SquareNumbers, AreNoBoardOfALineARow) {
  EXPECT_EQ(Say(kSquareNumbers, "12 11 10 9 8 7\n6 5 4 3 2 1\n", k3x4),
            "from 1,1: 3x4 not-a-knight-move 2,2 at 1:4; ");
  EXPECT_EQ(Say(kSquareNumbers, "12 11 10 9\n8 7 6 5\n4 3 2 1\n", k3x4), "none");
  EXPECT_EQ(Say(kSquareNumbers, "12 11 10\n9 8 7 6 5\n4 3 2 1\n", k3x4),
            "from 1,1: 3x4 not-a-knight-move 2,2 at 1:4; ");
  EXPECT_EQ(Say(kSquareNumbers, "12\n11\n10\n9\n8\n7\n6\n5\n4\n3\n2\n1\n", k3x4),
            "from 1,1: 3x4 not-a-knight-move 2,2 at 2:1; ");
}

TEST(SquarePairs, AreColumnFirstWhereTheyFitTheBoardInNoOtherWay) {
  const auto row_first = [](std::int64_t row, std::int64_t col) { return Pair(row, col); };
  const auto col_first = [](std::int64_t row, std::int64_t col) { return Pair(col, row); };
  const auto from_one = [](std::int64_t row, std::int64_t col) { return Pair(col + 1, row + 1); };
  EXPECT_EQ(Say(kSquarePairs, Squares(" ", row_first), k3x4), "from 1,0: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquarePairs, Squares(" ", col_first), k3x4), "from 1,0 xy: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquarePairs, Squares(" ", from_one), k3x4), "from 1,1 xy: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquarePairs, Squares(" ", col_first) + "(9, 0)\n", k3x4),
            "from 1,0: 3x4 off-board 3,1 at 1:29; 3x4 off-board 9,0 at 2:1; ");
  EXPECT_EQ(Say(kSquarePairs, Squares(" ", row_first) + "(0, 9)\n", k3x4),
            "from 1,0: 3x4 accepted; 3x4 off-board 0,9 at 2:1; ");
}

TEST(SquarePairs, StandInLinesOfTheirOwn) {
  const auto line = [](std::int64_t row, std::int64_t col) {
    return std::to_string(row) + " " + std::to_string(col);
  };
  const auto counted = [&](std::int64_t row, std::int64_t col) {
    return std::to_string(row * 4 + col) + ". " + line(row, col);
  };
  EXPECT_EQ(Say(kSquarePairs, Squares("\n", line), k3x4), "from 1,0: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquarePairs, Squares("\n", counted), k3x4), "from 1,0: 3x4 accepted; ");
}

TEST(SquarePaths, OfMovesAreChosenBeforeListsOfAllSquares) {
  const std::string path = Squares(" ", Pair);
  std::string all;
  for (std::int64_t square = 0; square < 12; ++square) all += Pair(square / 4, square % 4) + " ";
  EXPECT_EQ(Say(kSquarePairs, all + "\n", k3x4), "from 1,0: 3x4 not-a-knight-move 0,1 at 1:8; ");
  EXPECT_EQ(Say(kSquarePairs, all + "\nso:\n" + path, k3x4), "from 1,0: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquarePairs, "so:\n" + path + "so:\n(0, 0)\n", {}), "from 1,0: 3x4 accepted; ");
}

TEST(SquarePaths, OfOneSquareStandBesideAnother) {
  const TourRequest one{.board = BoardSize{1, 1}};
  EXPECT_EQ(Say(kSquarePairs, "so:\n(0, 0) (1, 2) (2, 0)\nso:\n(0, 0)\n", one),
            "from 1,0: 1x1 accepted; 1x1 off-board 1,2 at 2:8; 1x1 off-board 2,0 at 2:15; 1x1 "
            "accepted; ");
}

TEST(SquareNames, AreNotMostlyPunctuation) {
  const auto name = [](std::int64_t row, std::int64_t col) {
    return std::string(1, static_cast<char>('a' + col)) + std::to_string(3 - row);
  };
  EXPECT_EQ(Say(kSquareNames, Squares(" ", name), k3x4), "from 1,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kSquareNames, "z1 {1 {2 {3 {4 {5 {6 {7 {8 {9\n", {}), "none");
  EXPECT_EQ(Say(kSquareNames, "a1234567890 b3\n", k3x4), "none");
}

TEST(Lists, AreTruncatedWhereDotsSaySo) {
  const std::string path = Squares(" ", Pair);
  EXPECT_EQ(Say(kSquarePairs, path.substr(0, path.size() - 8) + "...\n", k3x4),
            "from 1,0: 3x4 truncated at 1:77; ");
  EXPECT_EQ(Say(kSquarePairs, path.substr(0, path.size() - 8) + "\u2026\n", k3x4),
            "from 1,0: 3x4 truncated at 1:77; ");
  EXPECT_EQ(Say(kSquarePairs, path.substr(0, path.size() - 1) + " ...\n", k3x4),
            "from 1,0: 3x4 accepted; ");
  const std::string two = path + "\n" + path.substr(0, path.size() - 8) + "...\n";
  EXPECT_EQ(Say(kSquarePairs, two, k3x4), "from 1,0: 3x4 accepted; 3x4 truncated at 3:77; ");
  EXPECT_EQ(Say(kSquarePairs, path.substr(0, path.size() - 1) + "\xE2\x80\n", k3x4),
            "from 1,0: 3x4 accepted; ");
}

std::string Assignments(std::int64_t base, std::int64_t first) {
  std::string text;
  for (std::size_t i = 0; i < kPath.size(); ++i) {
    text += "b[" + std::to_string(kPath[i] / 4 + base) + "][" +
            std::to_string(kPath[i] % 4 + base) +
            "] = " + std::to_string(static_cast<std::int64_t>(i) + first) + ";\n";
  }
  return text;
}

TEST(Assignments, FillBoards) {
  const std::string one = Assignments(0, 1);
  EXPECT_EQ(Say(kAssignments, one, k3x4), "from 1,0: 3x4 accepted; ");
  EXPECT_EQ(Say(kAssignments, Assignments(1, 0), {}), "from 0,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kAssignments, one + one, k3x4), "from 1,0: 3x4 accepted; 3x4 accepted; ");
  EXPECT_EQ(Say(kAssignments, one + "b[0][1] = 99999999999999999999;\n", k3x4),
            "from 1,0: 3x4 accepted; ");
  TourForm turned{.family = kAssignments, .coordinate_base = 0, .column_first = true};
  EXPECT_EQ(SayIn(turned, one, k4x3), "4x3 accepted; ");
  EXPECT_EQ(SayIn(turned, one, {}), "4x3 accepted; ");
  turned.column_first = false;
  EXPECT_EQ(SayIn(turned, one, k4x3), "4x3 off-board 0,3 at 10:11; ");
  turned.coordinate_base = 1;
  EXPECT_EQ(SayIn(turned, one, k3x4), "3x4 off-board -1,-1 at 1:11; ");
}

std::string Placed(std::int64_t base, std::string_view dollar) {
  std::string text;
  for (std::size_t i = 0; i < kPath.size(); ++i) {
    text += "\\node at (" + std::to_string(kPath[i] % 4 + base) + "," +
            std::to_string(2 - kPath[i] / 4 + base) + ") {" + std::string(dollar) +
            std::to_string(i + 1) + std::string(dollar) + "};\n";
  }
  return text;
}

TEST(PlacedSteps, FillDrawings) {
  EXPECT_EQ(Say(kPlacedSteps, Placed(0, ""), k3x4), "from 1,0 xy: 3x4 accepted; ");
  EXPECT_EQ(Say(kPlacedSteps, Placed(1, "$"), k3x4), "from 1,1 xy: 3x4 accepted; ");
  EXPECT_EQ(Say(kPlacedSteps, Placed(0, "") + Placed(0, "$"), k3x4),
            "from 1,0 xy: 3x4 accepted; 3x4 accepted; ");
  EXPECT_EQ(Say(kPlacedSteps, Placed(0, "") + "\\node at (0,1) {$7};\n", k3x4),
            "from 1,0 xy: 3x4 accepted; ");
  EXPECT_EQ(SayIn({.family = kPlacedSteps, .coordinate_base = 0}, Placed(0, ""),
                  {.board = BoardSize{3, 4}, .start = Cell{2, 0}}),
            "3x4 accepted; ")
      << "rows from the top";
}

std::string Frame(std::int64_t square) {
  std::string text;
  for (std::int64_t i = 0; i < 12; ++i) {
    text += i == square ? "N" : ".";
    text += i % 4 == 3 ? "\n" : " ";
  }
  return text + "\n";
}

TEST(Frames, ShowTheKnightOnEachSquare) {
  std::string session;
  std::string twice;
  std::string without;
  for (const std::int64_t square : kPath) {
    session += Frame(square);
    twice += Frame(square) + Frame(square);
    without += Frame(-1) + (square % 2 == 0 ? "x x x x\n. . . .\n. . . .\n" : "");
  }
  EXPECT_EQ(Say(kFrames, session, k3x4), "from 1,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kFrames, twice, k3x4), "from 1,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kFrames, without, k3x4), "none");
  EXPECT_EQ(SayIn({.family = kFrames, .upwards = true}, session,
                  {.board = BoardSize{3, 4}, .start = Cell{2, 0}}),
            "3x4 accepted; ");
  EXPECT_EQ(SayIn({.family = kFrames}, "prose\n", k3x4), "no answer");
}

TEST(Bytes, AreTwoForEachSquare) {
  const TourForm form{.family = kBytes, .coordinate_base = 0, .column_first = true};
  TourForm rows = form;
  rows.column_first = false;
  TourForm upwards = form;
  upwards.upwards = true;
  EXPECT_EQ(SayIn(form, "\x01", {}), "no answer");
  EXPECT_EQ(SayIn(form, std::string(513, '\x01'), {}), "no answer");
  const auto path = [](const TourForm& read_as) {
    Reading<TourAnswer> reading;
    EntryOf(kBytes).read(Text("\x02\x01\x03\x03"), read_as, {}, kDefaultMaxFaults, reading);
    return std::get<TourPath>(reading.answers.at(0).certificate);
  };
  EXPECT_EQ(path(form), (TourPath{{{1, 2}, {3, 3}}}));
  EXPECT_EQ(path(rows), (TourPath{{{2, 1}, {3, 3}}}));
  EXPECT_EQ(path(upwards), (TourPath{{{6, 2}, {4, 3}}}));
  EXPECT_EQ(SayIn(form, "\x02\x01\x03", {}), "8x8 truncated at 1:3; ");
  EXPECT_EQ(Say(kBytes, "\x01", {}), "none");
  EXPECT_EQ(Say(kBytes, std::string(513, '\x01'), {}), "none");
  EXPECT_EQ(Say(kBytes, std::string(512, '\x01'), k5x5), "none");
  EXPECT_EQ(Say(kBytes, "\x09\x0A\x0B\x01", {}), "none") << "mostly off the board";
}

TEST(Cursor, DrawsOnDifferentSquares) {
  std::string session;
  std::string again;
  for (std::size_t i = 0; i < kPath.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    session += "\x1B[" + std::to_string(kPath[i] / 4 + 1) + ";" +
               std::to_string(kPath[i] % 4 * 3 + 1) + "H" + number;
    again += "\x1B[" + std::to_string(i % 2 + 1) + ";1H" + number;
  }
  EXPECT_EQ(Say(kCursor, session, k3x4), "from 1,1: 3x4 accepted; ");
  EXPECT_EQ(Say(kCursor, again, k3x4), "none");
  EXPECT_EQ(SayIn({.family = kCursor}, "prose\n", k3x4), "no answer");
}

TEST(Places, AreFoundThoughTheirLinesComeInNoOrder) {
  Places places;
  places.Add({.byte = 20, .line = 3, .column = 1}, 2);
  places.Add({.byte = 5, .line = 1, .column = 6}, 1);
  places.Add({.byte = 12, .line = 2, .column = 3}, 1);
  places.Add({.byte = 7, .line = 1, .column = 8}, 1);
  EXPECT_EQ(places.At(0), (Position{.byte = 20, .line = 3, .column = 1}));
  EXPECT_EQ(places.At(1), (Position{.byte = 5, .line = 1, .column = 6}));
  EXPECT_EQ(places.At(2), (Position{.byte = 12, .line = 2, .column = 3}));
  EXPECT_EQ(places.At(3), (Position{.byte = 7, .line = 1, .column = 8}));
  EXPECT_EQ(places.After(0), (Position{.byte = 22, .line = 3, .column = 3}));
}

}  // namespace
}  // namespace onceover::read
