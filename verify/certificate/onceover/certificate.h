// The vocabulary both sides share: the two problems and their certificates, as plain data.
//
// Nothing here decides anything. Squares are 0-based with row 0 at the top; every number is signed
// and wide, so that a wrong answer can be represented and named. docs/definition.md is normative.
#ifndef ONCEOVER_CERTIFICATE_H_
#define ONCEOVER_CERTIFICATE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace onceover {

// A square of a board, or of nowhere: an answer may name squares that do not exist.
struct Cell {
  std::int64_t row = 0;
  std::int64_t col = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

// ---- Tilings by L-trominoes
// -----------------------------------------------------------------------

// No square is missing: the whole board is to be covered.
struct NoneMissing {
  friend bool operator==(const NoneMissing&, const NoneMissing&) = default;
};

// Exactly one square is missing, and the answer says which.
struct MissingAnywhere {
  friend bool operator==(const MissingAnywhere&, const MissingAnywhere&) = default;
};

// Which square is not to be covered. A Cell is that very square.
using Missing = std::variant<NoneMissing, MissingAnywhere, Cell>;

// Cover every square of a rows x cols board but the missing one by L-trominoes, each exactly once.
struct TilingProblem {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  Missing missing = NoneMissing{};
  friend bool operator==(const TilingProblem&, const TilingProblem&) = default;
};

// A tiling as one label per square, row-major. 0 marks the missing square; a piece is the squares
// of one label, and the labels are 1..N for N pieces.
struct LabelGrid {
  std::vector<std::int64_t> labels;
  friend bool operator==(const LabelGrid&, const LabelGrid&) = default;
};

// A tiling as its pieces, each by its three squares, in any order.
struct PieceList {
  std::vector<std::array<Cell, 3>> pieces;
  friend bool operator==(const PieceList&, const PieceList&) = default;
};

// ---- Knight's tours
// -------------------------------------------------------------------------------

// Visit every square that is not blocked exactly once by knight's moves. Where `closed`, a knight's
// move also leads from the last square back to the first.
struct TourProblem {
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  std::optional<Cell> start = std::nullopt;
  std::optional<Cell> finish = std::nullopt;
  bool closed = false;
  std::vector<Cell> blocked = {};  // in row-major order, each once
  friend bool operator==(const TourProblem&, const TourProblem&) = default;
};

// A tour as its squares in the order of the visit. A closed tour does not repeat its start.
struct TourPath {
  std::vector<Cell> squares;
  friend bool operator==(const TourPath&, const TourPath&) = default;
};

// A tour as one step number per square, row-major: 1 at the start, N at the finish, 0 on a square
// that was not visited and on a blocked one.
struct StepGrid {
  std::vector<std::int64_t> steps;
  friend bool operator==(const StepGrid&, const StepGrid&) = default;
};

}  // namespace onceover

#endif  // ONCEOVER_CERTIFICATE_H_
