// Is each family of tours detected, read, and what is wrong in it named at its place?
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/families.h"
#include "read/text.h"
#include "tour_reading.h"

namespace onceover {
namespace {

using Steps = std::vector<std::vector<std::int64_t>>;

// A tour of a 5 x 5 board, from the middle; and one of a 3 x 4 board.
const Steps k5x5 = {{21, 2, 7, 12, 23},
                    {8, 13, 22, 17, 6},
                    {3, 20, 1, 24, 11},
                    {14, 9, 18, 5, 16},
                    {19, 4, 15, 10, 25}};
const Steps k3x4 = {{1, 4, 7, 10}, {8, 11, 2, 5}, {3, 6, 9, 12}};
const TourRequest kAsked{.board = BoardSize{5, 5}};

std::string Say(const std::string& bytes, const TourRequest& request = kAsked) {
  return tour_reading::SayFirst(bytes, request);
}

// The board with `between` squares, `before` and `behind` rows, steps from `base`.
std::string Board(const Steps& steps, std::string_view before, std::string_view between,
                  std::string_view behind, std::int64_t base = 1) {
  std::string text;
  for (const auto& row : steps) {
    text += before;
    for (std::size_t col = 0; col < row.size(); ++col) {
      if (col > 0) text += between;
      text += std::to_string(row[col] - 1 + base);
    }
    text += behind;
  }
  return text;
}

std::string Plain() { return Board(k5x5, "", " ", "\n"); }

// Replaces the first occurrence.
std::string With(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

std::vector<Cell> Path(const Steps& steps) {
  std::vector<Cell> path(steps.size() * steps.front().size());
  for (std::size_t row = 0; row < steps.size(); ++row) {
    for (std::size_t col = 0; col < steps[row].size(); ++col) {
      path[static_cast<std::size_t>(steps[row][col]) - 1] = {static_cast<std::int64_t>(row),
                                                             static_cast<std::int64_t>(col)};
    }
  }
  return path;
}

std::string Name(const Cell& cell, char letter = 'a') {
  return static_cast<char>(letter + cell.col) + std::to_string(5 - cell.row);
}

std::string Pair(const Cell& cell, std::int64_t base = 0) {
  return "(" + std::to_string(cell.row + base) + ", " + std::to_string(cell.col + base) + ")";
}

// The squares of the 5 x 5 tour, written one by one.
template <typename Write>
std::string Squares(std::string_view between, const Write& write) {
  std::string text;
  for (const Cell& cell : Path(k5x5)) {
    if (!text.empty()) text += between;
    text += write(cell);
  }
  return text;
}

// Its moves: from, between, to, line end.
template <typename Write>
std::string Moves(std::string_view between, const Write& write) {
  const std::vector<Cell> path = Path(k5x5);
  std::string text;
  for (std::size_t i = 1; i < path.size(); ++i) {
    text += std::to_string(i) + ". " + write(path[i - 1]) + std::string(between) + write(path[i]) +
            "\n";
  }
  return text;
}

const auto kName = [](const Cell& cell) { return Name(cell); };
const auto kPair = [](const Cell& cell) { return Pair(cell); };
const auto kNumber = [](const Cell& cell) { return std::to_string(cell.row * 5 + cell.col + 1); };

// ---- Boards of steps

TEST(StepMatrix, IsReadInAnyFrame) {
  const std::string accepted = "step-matrix: accepted;";
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say(Plain(), request), accepted);
    EXPECT_EQ(Say(Board(k5x5, "\t", "\t", "\n\n", 0), request), accepted);
    EXPECT_EQ(Say("[" + Board(k5x5, "[", ", ", "], ") + "]", request), accepted);
    EXPECT_EQ(Say(Board(k5x5, "|", "|", "|\r\n---------------\r\n"), request), accepted);
    EXPECT_EQ(Say(Board(k5x5, "", " & ", " \\\\ \\hline\n"), request), accepted);
    EXPECT_EQ(Say(Board(k5x5, "\x1B[7m ", "\x1B[0m ", "\x1B[0m\n"), request), accepted);
    EXPECT_EQ(Say(Board(k5x5, "\u2502 ", " \u2502 ", " \u2502\n\u251C\u2500\u253C\u2500\u2524\n"),
                  request),
              accepted);
    EXPECT_EQ(Say(Board(k5x5, "Row 7: ", " ", "\n"), request), accepted);
    EXPECT_EQ(Say("count: 25\n" + Plain() + "5x5 in 3 ms\n", request), accepted);
    EXPECT_EQ(Say("1\n" + Plain(), request), accepted);
    EXPECT_EQ(Say("0 1 2 3 4\n" + Plain(), request), accepted);
    EXPECT_EQ(Say(With(Plain(), "21", "21."), request), accepted);
    EXPECT_EQ(Say(With(Plain(), "25", "(25)"), request), accepted);
    EXPECT_EQ(Say(With(Board(k5x5, "", " ", "\n", 0), " 0 ", " \u265E "), request), accepted);
  }
}

TEST(StepMatrix, ZeroPaddingIsDecimal) {
  EXPECT_EQ(Say("010 15 006 03\n007 04 009 12\n014 11 02 005\n01 008 013 **\n",
                {.board = BoardSize{4, 4}, .blocked = {{3, 3}}}),
            "step-matrix: accepted;");
}

TEST(StepMatrix, NumbersWithoutRowsAreABoardIfAskedFor) {
  EXPECT_EQ(Say(Board(k5x5, "", " ", " ")), "step-matrix: accepted;");
  EXPECT_EQ(Say(Board(k3x4, "", "\n", "\n"), {.board = BoardSize{3, 4}}), "step-matrix: accepted;");
}

TEST(StepMatrix, SeveralBoardsAreSeveralAnswers) {
  const std::string twice = "step-matrix: accepted; accepted;";
  EXPECT_EQ(Say(Plain() + "\n" + Plain()), twice);
  EXPECT_EQ(Say(Plain() + Plain()), twice);
  EXPECT_EQ(Say(Plain() + Plain(), {}), twice);
  EXPECT_EQ(Say(Plain() + "next\n" + Plain()), twice);
}

TEST(StepMatrix, ColumnsThatTouchAreCutByWidth) {
  std::string text = "  ";
  for (const auto& row : k5x5) {
    text += text.size() > 2 ? "\nA " : "\rA ";
    for (const std::int64_t step : row) text += (step < 10 ? " " : "") + std::to_string(step);
  }
  text = text.substr(3) + "\n";
  const read::Text whole(text);
  const auto all = tour_reading::ReadAll(whole, kAsked);
  ASSERT_EQ(tour_reading::FamiliesOf(all), "step-matrix");
  EXPECT_EQ(all.front().form.width, 2);
  EXPECT_EQ(tour_reading::Say(all.front().reading, all.front().reading.answers.front()),
            "accepted");
}

TEST(StepMatrix, SquaresThatAreFree) {
  for (const std::string free : {"0", "-1", ".", "*", "-", "_", "__", "?"}) {
    EXPECT_EQ(Say(With(Plain(), "22", free)), "step-matrix: unvisited 1,2 at 2:6;") << free;
  }
  EXPECT_EQ(Say(With(Board(k5x5, "|", "|", "|\n"), "22", "  ")),
            "step-matrix: unvisited 1,2 at 2:7;");
}

TEST(StepMatrix, NamesWhatIsWrongAtItsPlace) {
  EXPECT_EQ(Say(With(Plain(), "22", "27")), "step-matrix: step-out-of-range 1,2 at 2:6;");
  EXPECT_EQ(Say(With(Plain(), "22", "-2")), "step-matrix: step-out-of-range 1,2 at 2:6;");
  EXPECT_EQ(Say(With(Plain(), "22", "21")), "step-matrix: step-repeated 1,2 at 2:6;");
  EXPECT_EQ(Say(With(Plain(), "22", "x2")), "step-matrix: not-a-number at 2:6;");
  EXPECT_EQ(Say(With(Plain(), "22", "2\xC0")), "step-matrix: odd-byte at 2:7;");
  EXPECT_EQ(Say(With(Plain(), "22", "99999999999999999999")),
            "step-matrix: number-overflow at 2:6;");
  EXPECT_EQ(Say(With(Plain(), "22 ", "")), "step-matrix: ragged-row at 2:10;");
  EXPECT_EQ(Say(With(Plain(), "22", "22 22")), "step-matrix: ragged-row at 2:15;");
}

TEST(StepMatrix, WhatIsCutIsTruncated) {
  EXPECT_EQ(Say(With(Plain(), "19 4 15 10 25\n", "")), "step-matrix: truncated at 4:13;");
  EXPECT_EQ(Say(With(Plain(), "19 4 15 10 25\n", "19 4")), "step-matrix: truncated at 5:5;");
  EXPECT_EQ(Say(Plain() + With(Plain(), "19 4 15 10 25\n", "")),
            "step-matrix: accepted; truncated at 9:13;");
  EXPECT_EQ(Say(With(Plain(), "19 4 15 10 25", "... 5 more items")),
            "step-matrix: truncated at 5:1;");
  EXPECT_EQ(Say("[[ 1 2 3 ... 8 9]\n [ 3 4 5 ... 6 7]\n ...\n [ 3 4 5 ... 6 7]\n]",
                {.board = BoardSize{64, 64}}),
            "step-matrix: truncated at 1:10;");
}

TEST(StepMatrix, AnotherSizeIsSaid) {
  EXPECT_EQ(Say(Plain(), {.board = BoardSize{6, 6}}), "step-matrix: board-size at 1:1;");
  EXPECT_EQ(Say("1 8 3\n4 11 6\n7 2 9\n10 5 12\n", {.board = BoardSize{3, 4}}),
            "step-matrix: board-size at 1:1;");
}

TEST(StepMatrix, BothBasesAreCandidatesOfADamagedBoard) {
  const read::Text text(With(Board(k5x5, "", " ", "\n", 0), "20", "19"));
  std::vector<std::int64_t> bases;
  for (const auto& found : tour_reading::ReadAll(text, kAsked)) bases.push_back(found.form.base);
  EXPECT_EQ(bases, (std::vector<std::int64_t>{0, 1}));
}

TEST(StepMatrix, ProseIsNoBoard) {
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say("", request), "none:");
    EXPECT_EQ(Say("count: 63\nboard 5x5\n5 5\n0 0\nElapsed 0.25 s\n", request), "none:");
    EXPECT_EQ(Say("Knight starts at (0, 0)\nNo solution\n", request), "none:");
    EXPECT_EQ(Say("impossible\n", request), "none:");
  }
}

// ---- Lists of squares

TEST(SquareNumbers, AreReadInAnyList) {
  const std::string accepted = "square-numbers: accepted;";
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say(Squares(" ", kNumber), request), accepted);
    EXPECT_EQ(Say(Squares("\n", kNumber), request), accepted);
    EXPECT_EQ(Say("Path: [" + Squares(", ", kNumber) + "]\n", request), accepted);
    EXPECT_EQ(Say(Squares(" -> ", kNumber), request), accepted);
    EXPECT_EQ(Say(Squares(" ", kNumber) + "\n" + Squares(" ", kNumber), request),
              "square-numbers: accepted; accepted;");
  }
}

TEST(SquareNumbers, NamesWhatIsWrongAtItsPlace) {
  const std::string list = Squares(" ", kNumber);  // 13 2 11 22 19 ...
  EXPECT_EQ(Say(With(list, "22", "26")), "square-numbers: off-board 5,0 at 1:9;");
  EXPECT_EQ(Say(With(list, "22", "13")), "square-numbers: revisited 2,2 at 1:9;");
  EXPECT_EQ(Say(With(list, "22", "2x")), "square-numbers: not-a-number at 1:9;");
  EXPECT_EQ(Say(list.substr(0, list.size() - 3) + " ... 1 more item"),
            "square-numbers: truncated at 1:" + std::to_string(list.size() - 1) + ";");
}

TEST(SquarePairs, AreReadInAnyForm) {
  const std::string accepted = "square-pairs: accepted;";
  const auto lines = [](const Cell& cell) {
    return std::to_string(cell.row + 1) + " " + std::to_string(cell.col + 1);
  };
  const auto slashes = [](const Cell& cell) {
    return std::to_string(cell.col) + "/" + std::to_string(cell.row);
  };
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say("[" + Squares(", ", kPair) + "]", request), accepted);
    EXPECT_EQ(Say("start (2, 2)\n" + Squares("\n-> ", kPair), request), accepted);
    EXPECT_EQ(Say(Squares("\n", lines), request), accepted);
    EXPECT_EQ(Say(Squares(" ", slashes), request), accepted);
    EXPECT_EQ(Say(Moves(" \u2192 ", kPair), request), accepted);
    EXPECT_EQ(Say(Moves(" to ", kPair), request), accepted);
  }
}

TEST(SquarePairs, NamesWhatIsWrongAtItsPlace) {
  const std::string list = Squares(", ", kPair);  // (2, 2), (0, 1), (2, 0), (4, 1) ...
  EXPECT_EQ(Say(With(list, "(4, 1)", "(5, 1)")), "square-pairs: off-board 5,1 at 1:25;");
  EXPECT_EQ(Say(With(list, "(4, 1)", "(2, 2)")), "square-pairs: revisited 2,2 at 1:25;");
  EXPECT_EQ(Say(With(list, "(4, 1), ", "")), "square-pairs: unvisited 4,1 at 1:191;");
}

TEST(SquareNames, AreReadInAnyForm) {
  const std::string accepted = "square-names: accepted;";
  const auto upper = [](const Cell& cell) { return Name(cell, 'A'); };
  const auto piece = [](const Cell& cell) { return "N" + Name(cell); };
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say(Squares("", upper), request), accepted);
    EXPECT_EQ(Say("Path: " + Squares(" -> ", kName) + "\nThis is an open tour\n", request),
              accepted);
    EXPECT_EQ(Say("[\n'" + Squares("', '", upper) + "'\n]", request), accepted);
    EXPECT_EQ(Say(Squares("\n", kName), request), accepted);
    EXPECT_EQ(Say(Squares(" ", piece), request), accepted);
    EXPECT_EQ(Say(Moves(" - ", upper), request), accepted);
  }
}

TEST(SquareNames, RowOneIsAtTheBottom) {
  const read::Text text(Squares(" ", kName));
  const auto all = tour_reading::ReadAll(text, {.board = BoardSize{5, 5}, .start = Cell{2, 2}});
  EXPECT_EQ(tour_reading::Say(all.front().reading, all.front().reading.answers.front()),
            "accepted");
}

TEST(SquareNames, NamesWhatIsWrongAtItsPlace) {
  const std::string list = Squares(", ", kName);  // c3, b5, a3, b1, d2 ...
  EXPECT_EQ(Say(With(list, "b1", "b6")), "square-names: off-board -1,1 at 1:13;");
  EXPECT_EQ(Say(With(list, "b1", "c3")), "square-names: revisited 2,2 at 1:13;");
  EXPECT_EQ(Say(With(list, "b1", "??")), "square-names: not-a-number at 1:13;");
}

// ---- The others

TEST(NamedBoard, IsReadInItsOwnNames) {
  const auto name = [](const Cell& cell) {
    constexpr std::string_view kFiles = "VWXYZ";
    return "Q" + std::string(1, kFiles[static_cast<std::size_t>(cell.col)]) +
           std::to_string(5 - cell.row);
  };
  std::string board;
  for (std::int64_t row = 0; row < 5; ++row) {
    for (std::int64_t col = 0; col < 5; ++col) board += name({row, col}) + "\t";
    board += "\n\n";
  }
  EXPECT_EQ(Say(board), "none:");
  EXPECT_EQ(Say(board + "The way:\n" + Squares(", ", name)), "named-board: accepted;");
  EXPECT_EQ(Say(board + "The way:\n" + With(Squares(", ", name), "QW1", "QX3"), {}),
            "named-board: revisited 2,2 at 12:16;");
}

TEST(Bytes, AreColumnAndRow) {
  std::string eight;
  for (int i = 0; i < 64; ++i) eight += {static_cast<char>(i % 8), static_cast<char>(i / 8)};
  EXPECT_EQ(Say(eight, {}), "bytes: not-a-knight-move 0,1 at 1:3;");
  EXPECT_EQ(Say(eight + "x", {}), "none:");
  EXPECT_EQ(Say(eight), "none:");
}

TEST(Assignments, AreReadInAnyOrder) {
  std::string forwards;
  std::string backwards;
  for (std::size_t row = 0; row < 5; ++row) {
    for (std::size_t col = 0; col < 5; ++col) {
      const std::string line = "b[" + std::to_string(row) + "][" + std::to_string(col) +
                               "] = " + std::to_string(k5x5[row][col]) + ";\n";
      forwards += line;
      backwards.insert(0, line);
    }
  }
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say(forwards, request), "assignments: accepted;");
    EXPECT_EQ(Say(backwards, request), "assignments: accepted;");
    EXPECT_EQ(Say(With(backwards, "= 22;", "= 21;"), request),
              "assignments: step-repeated 1,2 at 18:11;");
    EXPECT_EQ(Say(With(forwards, "b[1][2] = 22;\n", ""), request),
              "assignments: unvisited 1,2 at 24:13;");
  }
}

TEST(PlacedSteps, CountRowsFromTheBottom) {
  std::string text = "\\draw (0,0) grid (5,5);\n";
  for (std::size_t row = 0; row < 5; ++row) {
    for (std::size_t col = 0; col < 5; ++col) {
      text += "\\node at (" + std::to_string(col) + ".5," + std::to_string(4 - row) + ".5) {" +
              std::to_string(k5x5[row][col]) + "};\n";
    }
  }
  TourRequest from_middle = kAsked;
  from_middle.start = Cell{2, 2};
  EXPECT_EQ(Say(text, from_middle), "placed-steps: accepted;");
  EXPECT_EQ(Say(With(text, "{22}", "{21}"), {}), "placed-steps: step-repeated 1,2 at 9:21;");
}

TEST(Frames, AreReadAsThePathOfTheKnight) {
  std::string text;
  std::vector<Cell> seen;
  for (const Cell& knight : Path(k3x4)) {
    std::string picture(15, '.');
    for (const std::size_t end : {4U, 9U, 14U}) picture[end] = '\n';
    for (const Cell& cell : seen) picture[static_cast<std::size_t>(cell.row * 5 + cell.col)] = 'x';
    picture[static_cast<std::size_t>(knight.row * 5 + knight.col)] = 'K';
    seen.push_back(knight);
    text += picture + "\n";
  }
  for (const TourRequest& request : {TourRequest{.board = BoardSize{3, 4}}, TourRequest{}}) {
    EXPECT_EQ(Say(text, request), "frames: accepted;");
    EXPECT_EQ(Say(text + With(text, "K", "."), request).substr(0, 19), "frames: revisited 1");
  }
  EXPECT_EQ(Say(With(text, "x...\n..K.\n", "x...\n...K\n"), {}), "frames: revisited 1,3 at 18:4;");
}

TEST(Cursor, IsReadAsThePathOfTheDrawings) {
  std::string text = "\x1B[H\x1B[J";
  for (const Cell& cell : Path(k5x5)) {
    const std::string at =
        "\x1B[" + std::to_string(cell.row + 1) + ";" + std::to_string(2 * cell.col + 1) + "H";
    text += at + "\x1B[31m[]\x1B[m" + at + "[]";
  }
  text += "\x1B[9HDone\n";
  for (const TourRequest& request : {kAsked, TourRequest{}}) {
    EXPECT_EQ(Say(text, request), "cursor: accepted;");
  }
}

TEST(Cursor, NumbersThatAreDrawnAreSteps) {
  std::string text;
  for (const Cell& cell : Path(k5x5)) {
    const auto row = static_cast<std::size_t>(cell.row);
    const auto col = static_cast<std::size_t>(cell.col);
    text += "\x1B[" + std::to_string(2 * row + 3) + ";" + std::to_string(4 * col + 2) + "H" +
            std::to_string(k5x5[row][col]);
  }
  EXPECT_EQ(Say(text), "cursor: accepted;");
}

}  // namespace
}  // namespace onceover
