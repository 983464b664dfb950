// The public problems whose answer is a tiling by L-trominoes, as data. Where a comment says
// "inferred" or "unknown", the statement was not seen as a whole; all else is as the statement
// says.
#include <span>
#include <vector>

#include "read/profile.h"

namespace onceover::read {
namespace {

// Which corner of its 2x2 box a shape leaves out: derived from the published samples of two
// problems, and the only table under which they are tilings.
std::vector<Shape> DigitShapes() {
  return {{"1", Corner::kTopLeft},
          {"2", Corner::kTopRight},
          {"3", Corner::kBottomLeft},
          {"4", Corner::kBottomRight}};
}

// The same for letters, derived from one problem's samples.
std::vector<Shape> LetterShapes() {
  return {{"a", Corner::kBottomRight},
          {"b", Corner::kBottomLeft},
          {"c", Corner::kTopRight},
          {"d", Corner::kTopLeft}};
}

std::vector<Profile> MakeProfiles() {
  return {
      {
          // x is the row. The shapes: 1 has its arms up and left of x y, 2 up and right, 3 down and
          // left, 4 down and right.
          .name = "luogu-p1228",
          .title = "Luogu P1228, filling up with carpets",
          .form = TilingForm{.family = TilingFamily::kCornerShapes, .shapes = DigitShapes()},
          .request = {.pattern = "k r c"},
          .sample = "luogu-P1228",
      },
      {
          .name = "hackerrank-puzzle-and-pc",
          .title = "HackerRank, Puzzle and PC",
          .form = TilingForm{.family = TilingFamily::kSquareTriples},
          .request = {.pattern = "k r c"},
          .sample = "hackerrank-puzzle-and-pc-0",
      },
      {
          // x counts to the right and y upwards from the lower left; the first row printed is the
          // top one. K is at most 2.
          .name = "boj-14600",
          .title = "BOJ 14600, tiling the floor of a shower (small)",
          .form = TilingForm{.any_labels = true, .missing = "-1"},
          .request = {.pattern = "k c r", .upwards = true},
          .refusal = {.words = {.lines = {"-1"}}},
      },
      {
          // As 14600, with K up to 7 and labels up to 19000.
          .name = "boj-14601",
          .title = "BOJ 14601, tiling the floor of a shower (large)",
          .form = TilingForm{.any_labels = true, .missing = "-1"},
          .request = {.pattern = "k c r", .upwards = true},
          .refusal = {.words = {.lines = {"-1"}}},
      },
      {
          // x is the row. That any labels are taken is inferred.
          .name = "spoj-board3",
          .title = "SPOJ BOARD3 (am.spoj.com)",
          .form = TilingForm{.any_labels = true},
          .request = {.pattern = "k r c"},
      },
      {
          // Labels are 1..(4^n-1)/3.
          .name = "profound-fill-the-grid",
          .title = "profound.academy, Fill the grid",
          .form = TilingForm{},
          .request = {.pattern = "k r c"},
          .refusal = {.words = {.lines = {"Impossible"}}},
          .sample = "profound-fill-the-grid",
      },
      {
          // The side is a power of two. One numbering in practice; which answers a judge takes is
          // unknown.
          .name = "csdn-chessboard-cover",
          .title = "CSDN, covering a chessboard: M x y",
          .form = TilingForm{},
          .request = {.pattern = "M r c"},
          .accepts = Accepts::kReference,
      },
      {
          // The statement fixes the order in which the board is covered.
          .name = "csdn-782891",
          .title = "CSDN 782891, covering a chessboard: k, r c",
          .form = TilingForm{},
          .request = {.pattern = "k r c"},
          .accepts = Accepts::kReference,
          .sample = "csdn-782891",
      },
      {
          // Several cases; x and y count from 0. That the order is fixed is inferred. Whether x is
          // the row is unknown: the samples are 0 0 and 2 2. Read as row, column.
          .name = "aspphp-202810",
          .title = "aspphp 202810, covering chessboards: CASE:1 ...",
          .form = TilingForm{},
          .request = {.pattern = "t*(M r c)", .base = 0},
          .layout = {.cut = Cut::kHeaders, .header = "CASE:"},
          .accepts = Accepts::kReference,
          .sample = "cases-0based",
      },
      {
          // That the order is fixed is inferred.
          .name = "aimadao-chessboard-cover",
          .title = "aimadao, covering a chessboard: n, r c",
          .form = TilingForm{.missing = "-1"},
          .request = {.pattern = "M r c"},
          .accepts = Accepts::kReference,
          .sample = "aimadao",
      },
      {
          // From which number tr and tc count is unknown; read from 1, as tasks of this kind
          // mostly do. Which answers are taken is unknown.
          .name = "bccn-496004",
          .title = "bccn 496004, covering a chessboard: n tr tc",
          .form = TilingForm{.missing = "-1"},
          .request = {.pattern = "M r c"},
      },
      {
          // The labels count from 0. The request says nothing of the missing square: any.
          .name = "kerwin-chessboard-cover",
          .title = "kerwin.cn, covering a chessboard, labels from 0",
          .form = TilingForm{.base = 0, .missing = "A"},
          .request = {.pattern = "M"},
          .sample = "ids-from-0",
      },
      {
          // Each square says which corner its piece leaves out. That any tiling is taken is
          // inferred.
          .name = "huiming-1493",
          .title = "huiming 1493, a chessboard that lacks a square (directions)",
          .form =
              TilingForm{
                  .meaning = LabelMeaning::kOrientations, .missing = "7", .shapes = DigitShapes()},
          .request = {.pattern = "k r c"},
          .sample = "huiming-1493",
      },
      {
          // The same in letters without blanks between, for several cases.
          .name = "iwomeng-letters",
          .title = "iwomeng, covering chessboards with tiles a, b, c, d",
          .form = TilingForm{.meaning = LabelMeaning::kOrientations,
                             .missing = "*",
                             .width = 1,
                             .shapes = LetterShapes()},
          .request = {.pattern = "t*(k r c)"},
          .layout = {.cut = Cut::kBlocks},
          .sample = "letters-abcd",
      },
      {
          // x to the right, y down, from 0. The author says that the procedure is fixed, so that
          // the answer is unique.
          .name = "codingame-l-triominoes",
          .title = "CodinGame, L-triominoes",
          .form = TilingForm{.family = TilingFamily::kArt, .missing = "##"},
          .request = {.pattern = "k c r", .base = 0},
          .accepts = Accepts::kReference,
      },
      {
          // x to the right, y down.
          .name = "codegolf-49050",
          .title = "Code Golf 49050, drawing a tiling with + - |",
          .form = TilingForm{.family = TilingFamily::kArt, .missing = "O"},
          .request = {.pattern = "k c r"},
          .sample = "codegolf-49050",
      },
      {
          // Four characters of one's own are colours, and neighbours differ. How the request is
          // written is free, so that no request is read.
          .name = "codegolf-189344",
          .title = "Code Golf 189344, tiling a chessboard in four colours",
          .form = TilingForm{.meaning = LabelMeaning::kColours, .missing = "", .width = 1},
          .request = {.board = BoardSize{8, 8}},
          .neighbours_differ = true,
      },
      {
          // A printable character for each piece, from `!` on, a blank for the missing square, and
          // blanks between. The published sample is no tiling: label 2 has four squares.
          .name = "program-66",
          .title = "Program 66 of a contest, covering a board with characters",
          .form = TilingForm{.any_labels = true, .missing = "", .width = 2},
          .request = {.pattern = "M r c"},
      },
      {
          // The missing square is anywhere. That any labels are taken is inferred.
          .name = "ruby-quiz-33",
          .title = "Ruby Quiz 33, tiling a board",
          .form = TilingForm{.any_labels = true, .missing = "X"},
          .request = {.pattern = "k"},
          .sample = "ruby-quiz-33",
      },
      {
          // Rewritten by a machine after Luogu's text, so not to be trusted for that one. The order
          // is fixed.
          .name = "openjudges-p1911",
          .title = "openjudges P1911, covering a chessboard, from 0",
          .form = TilingForm{},
          .request = {.pattern = "k r c", .base = 0},
          .accepts = Accepts::kReference,
      },
      {
          // Likewise; any tiling. That the labels are 1..N is inferred.
          .name = "openjudges-p1228",
          .title = "openjudges P1228, covering a chessboard, from 1",
          .form = TilingForm{},
          .request = {.pattern = "k r c"},
      },
  };
}

}  // namespace

std::span<const Profile> TilingProfiles() {
  static const std::vector<Profile> profiles = MakeProfiles();
  return profiles;
}

}  // namespace onceover::read
