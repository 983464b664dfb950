// How an answer is written, as plain data: what a profile fixes, and what is worked out from the
// bytes where no profile is named.
#ifndef ONCEOVER_READ_FORM_H_
#define ONCEOVER_READ_FORM_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {

// The families of formats in which people write tours. One reader each: verify/read/<family>.cc.
enum class TourFamily : std::uint8_t {
  kStepMatrix,     // a step number per square, row by row, in whatever frame
  kSquareNumbers,  // the numbers of the squares in the order of the visit
  kSquarePairs,    // `r c`, `(x,y)` ... for each square
  kSquareNames,    // a1 b3, glued or separated
  kNamedBoard,     // names of their own, explained by a board of names
  kBytes,          // two raw bytes a square
  kAssignments,    // name[r][c] = step;
  kPlacedSteps,    // a step with the coordinates of its square, as in TikZ: (x,y) {step}
  kFrames,         // one picture of the board for each position of the knight
  kCursor,         // a terminal session that draws each visited square
};

struct TourForm {
  TourFamily family = TourFamily::kStepMatrix;
  std::int64_t base = 1;             // of the step numbers or the square numbers
  std::int64_t coordinate_base = 1;  // of rows and columns
  bool column_first = false;         // pairs and names of coordinates: x before y
  bool upwards = false;              // rows count from the bottom
  std::string blocked = {};          // word for a blocked square; empty: none
  std::int64_t width = 0;            // columns of this many bytes; 0: separated by blanks
  friend bool operator==(const TourForm&, const TourForm&) = default;
};

// The families of formats in which people write tilings.
enum class TilingFamily : std::uint8_t {
  kLabelMatrix,    // a label per square: a number, a word, or a character
  kCornerShapes,   // `x y c` or `(x, y) UL`: the inner corner of a piece, and its shape
  kSquareTriples,  // `r1 c1 r2 c2 r3 c3`
  kArt,            // + - | per square, or boxes of +--+
  kWalls,          // _ and | between the squares
};

// What a label of a matrix says.
enum class LabelMeaning : std::uint8_t {
  kPieces,        // the squares of a label are one piece
  kReusedPieces,  // ... or several that do not touch, such as letters that wrap around
  kColours,       // pieces of one colour do not touch
  kOrientations,  // a label is the shape of the square's piece; `shapes` says which is which
};

// Where a shape's missing corner of its 2x2 box is.
enum class Corner : std::uint8_t { kTopLeft, kTopRight, kBottomLeft, kBottomRight };

// A shape code and the corner that is not covered.
struct Shape {
  std::string code;
  Corner missing = Corner::kTopLeft;
  friend bool operator==(const Shape&, const Shape&) = default;
};

// Which square of the board the coordinates of a shape name: the piece's inner corner, or the least
// or the greatest row and column, as the text counts them, of its 2x2 box.
enum class Anchor : std::uint8_t { kInnerCorner, kBoxLeast, kBoxGreatest };

struct TilingForm {
  TilingFamily family = TilingFamily::kLabelMatrix;
  LabelMeaning meaning = LabelMeaning::kPieces;
  bool any_labels = false;             // labels are any distinct words or numbers, not 1..N
  std::int64_t base = 1;               // of numeric labels
  std::string missing = "0";           // the word on the missing square; empty: a blank
  std::vector<std::string> free = {};  // words for a square that is not covered
  std::int64_t coordinate_base = 1;    // of rows and columns in lists of pieces
  bool column_first = false;
  bool upwards = false;
  std::int64_t width = 0;  // squares of this many bytes, without blanks between; 0: separated
  std::vector<Shape> shapes = {};        // kCornerShapes, kOrientations
  Anchor anchor = Anchor::kInnerCorner;  // kCornerShapes
  friend bool operator==(const TilingForm&, const TilingForm&) = default;
};

// What a caller fixes of a form; the rest is as it was worked out, or as a profile has it.
struct FormOverrides {
  std::optional<std::int64_t> base;  // of labels, steps and coordinates
  std::optional<LabelMeaning> meaning;
};

TourForm Overridden(TourForm form, const FormOverrides& overrides);
TilingForm Overridden(TilingForm form, const FormOverrides& overrides);

// The form in one line, for people: "step numbers from 0", "labels, missing square -1".
std::string Describe(const TourForm& form);
std::string Describe(const TilingForm& form);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_FORM_H_
