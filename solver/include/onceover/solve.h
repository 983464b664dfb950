// The solvers: a tiling of any board by L-trominoes, a knight's tour of any board.
//
// Every function answers every question: what cannot be handled is a Refusal, not an exception (but
// std::bad_alloc) and not an abort. Squares are 0-based, row 0 at the top; square numbers are
// row * cols + col. Nothing here checks an answer: that is another program's business.
#ifndef ONCEOVER_SOLVE_H_
#define ONCEOVER_SOLVE_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/label_vector.h"

namespace onceover {

// A tiling of a rows x cols board. labels[row * cols + col] is the number of the piece on that
// square: 1..N for N pieces, and 0 on the missing square, if there is one, alone.
struct Tiling {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  std::optional<Cell> missing;
  LabelVector labels;
  friend bool operator==(const Tiling&, const Tiling&) = default;
};

// A tour as its square numbers in the order of the visit. A closed one does not repeat its start.
struct Tour {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  bool closed = false;
  std::vector<std::int32_t> squares;
  friend bool operator==(const Tour&, const Tour&) = default;
};

// Why there is provably no solution. ReasonText says it in words, with the source.
enum class Reason : std::uint8_t {
  kAreaNotDivisibleByThree,  // a tiling: the squares to cover are no multiple of 3
  kTilingOneRow,             // one side is 1
  kTilingThreeByOdd,         // the full 3 x n, n odd
  kTilingTwoRows,            // 2 x n, in each third column, 2, 5, 8 ...
  kTilingFiveByFive,         // 5 x 5 unless both coordinates are even
  kTilingFiveRows,           // 5 x n, n > 5, at 2,1 and 2,n-2
  kClosedOddBoard,           // colour parity; the first of Schwenk's three cases
  kClosedNarrowBoard,        // the shorter side is 1, 2 or 4
  kClosedThreeRows,          // 3x4, 3x6 and 3x8
  kOpenNarrowBoard,          // the shorter side is 1 or 2, and there are two squares or more
  kOpenSmallBoard,           // 3x3, 3x5, 3x6 and 4x4
  kStartColour,              // an odd number of squares, and the start has the rarer colour
  kStartInnerRow,            // 4 x n from one of the two inner rows
  kStartThreeRows,           // 3x4, 3x7 and 3x8: some starts
  kSearchExhausted,
  kEndColours,          // an even number of squares, and two ends of one colour
  kEndsEqual,           // one square as both ends of more squares than that
  kFinishDoesNotClose,  // closed, and no move leads from the finish to the start
  kBlockedApart,        // around blocked squares: there is no way between two squares
  kBlockedColours,      // the colours of the squares and ends do not alternate
  kBlockedWays,         // more squares with one way than a tour has ends
};

// The theorem behind a reason, in one line without a full stop.
std::string_view ReasonText(Reason reason);

// There is no solution.
struct Impossible {
  Reason reason = Reason::kSearchExhausted;
  friend bool operator==(const Impossible&, const Impossible&) = default;
};

// The search ended for want of steps; says nothing about whether there is a solution.
struct GaveUp {
  std::int64_t nodes = 0;  // squares that were tried; 0 when the board alone outnumbers the budget
  friend bool operator==(const GaveUp&, const GaveUp&) = default;
};

// The question cannot be handled.
enum class Refusal : std::uint8_t {
  kBoardEmpty,         // a side below 1
  kSideNotPowerOfTwo,  // deficient boards: the side is no power of two
  kSideTooLarge,       // tilings: 2^31 squares or more; deficient boards: k > kMaxDeficientK
  kMissingOffBoard,
  kStartOffBoard,    // or the finish
  kFinishOrBlocked,  // tours: what SolveTour does not know, or blocked squares that make no sense
  kMemory,           // more than Limits::max_memory
};

using TilingResult = std::variant<Refusal, Impossible, Tiling>;
using TourResult = std::variant<Refusal, Impossible, GaveUp, Tour>;

// The largest k of a tiling that is kept in memory: squares and labels are numbered in 4 bytes.
inline constexpr int kMaxTilingK = 15;

// What a solver may use.
struct Limits {
  std::int64_t max_memory = std::int64_t{8} << 30;  // bytes, by estimate and before allocating
  std::int64_t max_nodes = 50'000'000;  // tours: squares tried, over all starts together
  int max_threads = 0;  // tilings above 10^7 squares; 0 for as many as there are processors
};

// How a deficient 2^k board is filled. The answer is the same.
enum class TilingAlgorithm : std::uint8_t {
  kTemplates,  // copies of 64 x 64 blocks
  kReference,  // the recursion, one thread
};

// Bytes that SolveTiling needs for a board, any sides; the maximum of int64 when that overflows.
std::int64_t TilingMemory(std::int64_t rows, std::int64_t cols);

// Bytes that SolveTour needs for a board; the maximum of int64 when that overflows.
std::int64_t TourMemory(std::int64_t rows, std::int64_t cols);

// Tiles any board, with or without a missing square, that has a tiling (Chu and Johnsonbaugh 1986,
// Ash and Golomb 2004; docs/theory.md). MissingAnywhere means the top left square. A 2^k x 2^k
// board with a missing square is tiled by divide and conquer (Golomb 1954) and numbered in
// preorder: the piece at the centre of a block, then the quadrants top left, top right, bottom
// left, bottom right. Refusals in the order kBoardEmpty, kMissingOffBoard, kSideTooLarge, kMemory;
// that there is no tiling comes before the latter two. O(rows * cols) time, 4 bytes a square,
// written once.
TilingResult SolveTiling(const TilingProblem& problem, const Limits& limits = {},
                         TilingAlgorithm algorithm = TilingAlgorithm::kTemplates);

// Finds a knight's tour by depth-first search, the next square being one with the fewest free
// onward moves (Warnsdorff 1823) and, among equals, the first in the order (-2,-1) (-2,1) (-1,2)
// (1,2) (2,1) (2,-1) (1,-2) (-1,-2) of (row, column) steps. With a start, the tour is the first one
// in that order, whatever is cut off on the way. Without, any start may be taken. Theorems come
// before the search (ProveNoTour). Refusals in the order kBoardEmpty, kStartOffBoard,
// kFinishOrBlocked, kMemory. At most limits.max_nodes squares are tried, some 30 ns each; a board
// with more squares than that is given up at once. 9 bytes a square; never recursive.
TourResult SolveTour(const TourProblem& problem, const Limits& limits = {});

// The same answers in the vocabulary of the certificates.
LabelGrid ToLabelGrid(const Tiling& tiling);
TourPath ToTourPath(const Tour& tour);

}  // namespace onceover

#endif  // ONCEOVER_SOLVE_H_
