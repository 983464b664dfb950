// The public problems whose answer is a knight's tour, as data. Where a comment says "inferred" or
// "unknown", the statement was not seen as a whole; all else is as the statement says.
#include <span>
#include <vector>

#include "read/profile.h"

namespace onceover::read {
namespace {

constexpr BoardSize kChessboard = {8, 8};
constexpr Cell kCorner = {0, 0};

std::vector<Profile> MakeProfiles() {
  return {
      {
          .name = "sicily-1152",
          .title = "Sicily 1152, the knight's tour of 5 rows and 6 columns",
          .form = TourForm{.family = TourFamily::kSquareNumbers},
          .request = {.pattern = "*(s) -1", .board = BoardSize{5, 6}},
          .layout = {.cut = Cut::kLines},
      },
      {
          // The statement of 1152 on a chessboard. That any tour is taken is inferred.
          .name = "sicily-1153",
          .title = "Sicily 1153, the knight's tour",
          .form = TourForm{.family = TourFamily::kSquareNumbers},
          .request = {.pattern = "*(s) -1", .board = kChessboard},
          .layout = {.cut = Cut::kLines},
          .sample = "sicily-1153-2",
      },
      {
          // p counts the numbers, q the letters, so a square is a column's letter and a row's
          // number. Which way the rows run is not said, and changes no verdict.
          .name = "poj-2488",
          .title = "POJ 2488, A Knight's Journey",
          .form = TourForm{.family = TourFamily::kSquareNames},
          .request = {.pattern = "t*(R C)"},
          .layout = {.cut = Cut::kHeaders, .header = "Scenario #"},
          .accepts = Accepts::kFirstInOrder,
          .refusal = {.words = {.lines = {"impossible"}}, .denies = Denies::kAnyTour},
          .sample = "poj-2488",
      },
      {
          // x is the column.
          .name = "cses-1689",
          .title = "CSES 1689, Knight's Tour",
          .form = TourForm{},
          .request = {.pattern = "c r", .board = kChessboard},
          .sample = "cses-1689",
      },
      {
          // The refusal is due where there is no closed tour; elsewhere an open one will do.
          .name = "uva-10255",
          .title = "UVa 10255, The Knight's Tour",
          .form = TourForm{},
          .request = {.pattern = "*(n r c)"},
          .layout = {.cut = Cut::kBlocks},
          .refusal = {.words = {.lines = {"No Circuit Tour."}},
                      .denies = Denies::kClosedTour,
                      .is_required = true},
      },
      {
          .name = "leetcode-2664",
          .title = "LeetCode 2664, The Knight's Tour",
          .form = TourForm{.base = 0},
          .request = {.pattern = "R C r c", .base = 0},
          .sample = "leetcode-2664-ex1",
      },
      {
          // The task is to judge a grid, so that its input is an answer here.
          .name = "leetcode-2596",
          .title = "LeetCode 2596, Check Knight Tour Configuration (the grid)",
          .form = TourForm{.base = 0},
          .request = {.square = kCorner},
          .sample = "leetcode-2596-ex1",
      },
      {
          // The task is to judge a list, so that its input is an answer here.
          .name = "boj-1331",
          .title = "BOJ 1331, Knight Tour (the list)",
          .form = TourForm{.family = TourFamily::kSquareNames},
          .request = {.board = BoardSize{6, 6}},
          .closed = true,
          .sample = "boj-1331",
      },
      {
          // S is the column, E the row.
          .name = "gvu-zirgo-ejimas",
          .title = "gvu.lt, Zirgo ejimas",
          .form = TourForm{},
          .request = {.pattern = "n c r"},
          .refusal = {.words = {.lines = {"NEIMANOMA"}}},
          .sample = "gvu-zirgas",
      },
      {
          // Whether x is the row is unknown: the samples start at 1 1. Read as row, column.
          .name = "contester-50714",
          .title = "Contester 50714, The Knight",
          .form = TourForm{},
          .request = {.pattern = "n r c"},
          .refusal = {.words = {.lines = {"Impossible"}}},
          .sample = "epoka-50714-1",
      },
      {
          .name = "csforschool-31784",
          .title = "csforschool 31784, filling a board with a horse",
          .form = TourForm{},
          .request = {.pattern = "n", .square = kCorner},
          .layout = {.lead = Lead::kFlag},
          .refusal = {.words = {.lines = {"0"}}},
          .sample = "acm-school-31784",
      },
      {
          // No sample was seen; that numbers count from 1 is inferred.
          .name = "eolymp-10242",
          .title = "e-olymp 10242, Knight route",
          .form = TourForm{},
          .request = {.pattern = "n", .square = kCorner},
          .refusal = {.words = {.lines = {"Solution does not exist"}}},
      },
      {
          // The statement lists the moves in an order; that the answer must be the one that a
          // depth-first search finds in this order is inferred.
          .name = "caoweninfo-5769",
          .title = "caoweninfo 5769, the knight's round trip",
          .form = TourForm{},
          .request = {.pattern = "R C", .square = kCorner},
          .accepts = Accepts::kExact,
      },
      {
          // The row and the column count from 0; the third number is what the first step is called.
          // A sentence follows the board. That any tour is taken is inferred.
          .name = "hustoj-1370",
          .title = "HUSTOJ 1370, the horse treads the chessboard",
          .form = TourForm{},
          .request = {.pattern = "r c b", .base = 0, .board = kChessboard},
          .refusal = {.words = {.lines = {"The horse cannot travel the chess board"}}},
          .sample = "hustoj-1370",
      },
      {
          .name = "jutge-p43694",
          .title = "Jutge P43694, The jumping knight",
          .form = TourForm{.blocked = "**"},
          .request = {.pattern = "n G r c"},
          .refusal = {.words = {.lines = {"no sol"}}},
          .sample = "jutge-P43694-1",
      },
      {
          .name = "csloj-547",
          .title = "csloj 547, KNIGHTPATH",
          .form = TourForm{.family = TourFamily::kSquarePairs},
          .request = {.pattern = "n"},
          .sample = "csloj-547-knightpath",
      },
      {
          // All tours, in a fixed order of moves that is not known here. That u is the row and v
          // the column is inferred.
          .name = "ntucoder-5405",
          .title = "ntucoder 5405, every knight's tour",
          .form = TourForm{},
          .request = {.pattern = "n r c"},
          .accepts = Accepts::kEverySolution,
          .counts = Counts::kAll,
      },
      {
          // All tours, clockwise from (r-2, c+1), a blank line after each; n is 5.
          .name = "nados-knights-tour",
          .title = "nados (pepcoding), Knights Tour",
          .form = TourForm{},
          .request = {.pattern = "n r c", .base = 0},
          .accepts = Accepts::kEverySolution,
          .counts = Counts::kAll,
      },
      {
          // 0 is a square that was not reached; points are covered/total.
          .name = "pbinfo-384",
          .title = "pbinfo 384, Saritura calului 1",
          .form = TourForm{},
          .request = {.pattern = "R C r c"},
          .accepts = Accepts::kPartial,
          .sample = "pbinfo-384-full",
      },
      {
          // No input. The number of tours, then each on a line: a 4x5 matrix row after row.
          .name = "spoj-bfu-65",
          .title = "SPOJ (bfu.bg) 65, many tours of 4 rows and 5 columns",
          .form = TourForm{},
          .request = {.board = BoardSize{4, 5}},
          .layout = {.cut = Cut::kLines, .lead = Lead::kCount},
          .accepts = Accepts::kManyDifferent,
          .counts = Counts::kAll,
      },
      {
          // The start is free.
          .name = "abez-jeremy",
          .title = "abez.ca, Jeremy the knight",
          .form = TourForm{.family = TourFamily::kSquareNumbers, .base = 0},
          .request = {.pattern = "R C"},
          .refusal = {.words = {.prefixes = {"Failed"}}, .denies = Denies::kAnyTour},
          .sample = "abez-jeremy",
      },
      {
          .name = "codegolf-6454",
          .title = "Code Golf 6454, knight's tour of a x b",
          .form = TourForm{},
          .request = {.pattern = "R C"},
          .refusal = {.words = {.lines = {"NOT POSSIBLE"}}, .denies = Denies::kAnyTour},
          .sample = "codegolf-6454",
      },
      {
          // A list of (x,y), x the column, that ends at the square of the request.
          .name = "haskell99-list",
          .title = "99 Haskell problems, knight's tour to a given end",
          .form = TourForm{.family = TourFamily::kSquarePairs, .column_first = true},
          .request = {.pattern = "n ec er"},
      },
      {
          // The same, printed as a board.
          .name = "haskell99-board",
          .title = "99 Haskell problems, knight's tour to a given end, as a board",
          .form = TourForm{},
          .request = {.pattern = "n ec er"},
          .sample = "haskell99-end(3,5)",
      },
      {
          .name = "haskell99-closed",
          .title = "99 Haskell problems, closed knight's tour, as a board",
          .form = TourForm{},
          .request = {.pattern = "n", .square = kCorner},
          .closed = true,
          .sample = "haskell99-closed6",
      },
      {
          // 128 bytes X1 Y1 ... X64 Y64, each 0..7. That X is the column is inferred, and changes
          // no verdict.
          .name = "hugi-23",
          .title = "Hugi compo 23, 128 raw bytes",
          .form =
              TourForm{.family = TourFamily::kBytes, .coordinate_base = 0, .column_first = true},
          .request = {.board = kChessboard},
      },
      {
          // The request is a column of the top row; numbers have two digits.
          .name = "hp-codewars-iii-15",
          .title = "HP CodeWars III, problem 15",
          .form = TourForm{},
          .request = {.pattern = "c", .board = kChessboard},
      },
      {
          // The task leaves the form free: this is the list of algebraic squares. A board diagram
          // or an animation needs no profile.
          .name = "rosetta-knights-tour",
          .title = "Rosetta Code, Knight's tour (the list of squares)",
          .form = TourForm{.family = TourFamily::kSquareNames, .upwards = true},
          .request = {.board = kChessboard},
      },
      {
          // One fixed grid in practice; any tour is taken here. Some copies pad with zeros.
          .name = "geeksforgeeks-knights-tour",
          .title = "GeeksforGeeks, The Knight's tour problem (backtracking)",
          .form = TourForm{.base = 0},
          .request = {.pattern = "n", .square = kCorner},
          .sample = "gfg",
      },
      {
          // The start is not said: any.
          .name = "profound-knights-tour",
          .title = "profound.academy, Knight's tour",
          .form = TourForm{.base = 0},
          .request = {.pattern = "n"},
      },
  };
}

}  // namespace

std::span<const Profile> TourProfiles() {
  static const std::vector<Profile> profiles = MakeProfiles();
  return profiles;
}

}  // namespace onceover::read
