// How the answers of the solvers are written. docs/formats.md defines the formats; all numbers in
// text are 1-based, and squares are row first.
#ifndef ONCEOVER_WRITE_H_
#define ONCEOVER_WRITE_H_

#include <cstdint>
#include <functional>
#include <string_view>

#include "onceover/deficient_board.h"
#include "onceover/solve.h"
#include "onceover/walk.h"

namespace onceover {

// Takes the next bytes of the output; false when they cannot be written. Nothing comes after that.
using Drain = std::function<bool(std::string_view)>;

enum class TilingOutput : std::uint8_t {
  kLabels,   // the board of piece numbers, each "%2d ", as the reference program prints it
  kPieces,   // "r1 c1 r2 c2 r3 c3" a line: the pieces by number, their squares row-major
  kJson,     // {"board":[8,8],"missing":[2,3],"labels":[[..],..]} on one line
  kDrawing,  // for people: the outlines of the pieces
  kBinary,   // a header of 64 bytes and the labels, for programs (docs/formats.md)
  kColours,  // A, B, C (or D) for the colour of a square's piece, neighbours differ; . for none
};

enum class TourOutput : std::uint8_t {
  kCells,    // square numbers, 1 for the first, on one line
  kPairs,    // "r c" a line
  kGrid,     // the board of step numbers, right-aligned
  kJson,     // {"board":[5,6],"closed":false,"path":[[1,1],[3,2],..]} on one line
  kDrawing,  // for people: a board with the step numbers; (n) is the start, [n] the finish
};

enum class Colours : std::uint8_t { kNone, kAnsi };  // of drawings; no other format has any

// Writes an answer in pieces of some 64 KiB; false as soon as the drain says so. O(squares) time.
// The answer must be a right one: a full board of labels, a path of all squares (of all that are
// not blocked: those have step number 0).
bool WriteTiling(const Tiling& tiling, TilingOutput format, Colours colours, const Drain& drain);
bool WriteTour(const Tour& tour, TourOutput format, Colours colours, const Drain& drain);

// The same, byte for byte, of a deficient board up to k = 31 that nobody keeps; any format but
// kDrawing. Of kLabels and kColours, any rows are written: first_row <= row < last_row; of the
// others, all.
struct RowRange {
  std::int64_t first = 0;
  std::int64_t last = 0;  // not included
};
bool WriteTiling(const DeficientBoard& board, TilingOutput format, RowRange rows,
                 const Drain& drain);

// Bytes that the latter needs besides its buffer, as far as they grow with the board.
std::int64_t TilingWriteMemory(const DeficientBoard& board, TilingOutput format);

// Part of a tour, or all of it: so many squares, from where the walk stands.
struct WalkPart {
  TourWalk walk;
  std::int64_t count;
  bool closed;  // for json
};

// Writes part of a plan's tour in a format that IsInOrder: cells, pairs or json. Nothing but a
// buffer is kept.
bool WriteWalk(const TourPlan& plan, const WalkPart& part, TourOutput format, const Drain& drain);

// Does the format name the squares in the order of the visit, so that none need be kept?
bool IsInOrder(TourOutput format);

// Bytes that WriteTiling needs besides the tiling and its buffer; the maximum of int64 when that
// overflows. WriteTour needs less than SolveTour did.
std::int64_t TilingWriteMemory(std::int64_t rows, std::int64_t cols, TilingOutput format);

}  // namespace onceover

#endif  // ONCEOVER_WRITE_H_
