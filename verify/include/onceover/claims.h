// Is there a solution at all? What the existence theorems say of a question, for judging an answer
// that says "there is none".
//
// Both functions are total, take constant time (and time proportional to the blocked squares) and
// never overflow: any question gets a decision, and a decision other than undecided names the
// theorem that makes it. The theorems, with their proofs or sources, are in docs/theory.md.
#ifndef ONCEOVER_CLAIMS_H_
#define ONCEOVER_CLAIMS_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onceover/certificate.h"

namespace onceover {

enum class Decision : std::uint8_t {
  kUndecided,     // no theorem known here applies; this never means "none"
  kExists,        // there is a solution
  kNone,          // there is none
  kMakesNoSense,  // the question makes no sense (rule bad-request of the checkers)
};

// The facts decisions are made by. docs/theory.md has a section for each, under its name there.
enum class Theorem : std::uint8_t {
  kNothing,  // nothing decides, or there is nothing to decide
  // Tilings.
  kNothingToCover,
  kThreeSquaresAPiece,
  kOneRow,
  kFullRectangle,
  kDeficientRectangle,
  // Tours.
  kOneSquare,
  kTooFewToClose,
  kOneSquareTwoEnds,
  kNoMoves,
  kColours,
  kClosingMove,
  kClosedTour,
  kOpenTour,
  kClosedTourTurned,
  kThreeRows,
  kFourRows,
  kOddBoard,
  kSmallBoardStarts,
  kForcedMoves,
  kSmallBoardEnds,
  kSquareBoardEnds,
};

inline constexpr std::size_t kTheoremCount =
    static_cast<std::size_t>(Theorem::kSquareBoardEnds) + 1;

struct Existence {
  Decision decision = Decision::kUndecided;
  Theorem theorem = Theorem::kNothing;  // what decides; kNothing unless kExists or kNone
  friend bool operator==(const Existence&, const Existence&) = default;
};

// Is there a tiling of the board with its missing square (with none; with any one)? Every question
// that makes sense is decided.
Existence DecideTiling(const TilingProblem& problem);

// Is there a tour of the board that starts, finishes and closes as asked? Decided are: without
// blocked squares, every question about open tours with at most one given end, every question about
// closed tours unless both ends are given, and what theory knows of two given ends. With blocked
// squares only refutations that are certain.
Existence DecideTour(const TourProblem& problem);

// The theorem in one line of ASCII, with its source. Empty for kNothing.
std::string_view TheoremText(Theorem theorem);

}  // namespace onceover

#endif  // ONCEOVER_CLAIMS_H_
