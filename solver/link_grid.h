// The moves of a tour under construction, square by square.
#ifndef ONCEOVER_SOLVER_LINK_GRID_H_
#define ONCEOVER_SOLVER_LINK_GRID_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "check.h"
#include "knight_moves.h"
#include "onceover/certificate.h"

namespace onceover::solver {

// For every square of a rows x cols board the moves that meet there, bit i for kMoves[i].
struct LinkGrid {
  LinkGrid(std::int64_t rows_in, std::int64_t cols_in)
      : rows(rows_in), cols(cols_in), links(static_cast<std::size_t>(rows_in * cols_in)) {}

  std::uint8_t& At(Cell cell) {
    return links[static_cast<std::size_t>(cell.row * cols + cell.col)];
  }

  // Both ends of an edge that is not there yet.
  void Link(Cell a, Cell b) { Toggle(a, b, false); }

  // Both ends of an edge that is there.
  void Unlink(Cell a, Cell b) { Toggle(a, b, true); }

  std::int64_t rows;
  std::int64_t cols;
  std::vector<std::uint8_t> links;

 private:
  void Toggle(Cell a, Cell b, bool is_there) {
    const unsigned move = MoveBetween(a, b);
    ONCEOVER_CHECK(move < kMoves.size());
    const auto there = static_cast<std::uint8_t>(1U << move);
    const auto back = static_cast<std::uint8_t>(1U << Opposite(move));
    ONCEOVER_CHECK(((At(a) & there) != 0) == is_there && ((At(b) & back) != 0) == is_there);
    At(a) ^= there;
    At(b) ^= back;
  }
};

// A block of a board, seen from any of its sides: squares of the block count from the corner that
// the flips make the top left one.
struct Frame {
  Cell origin;  // the block's top left square on the board
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  bool flip_rows = false;
  bool flip_cols = false;

  // The square of the board; squares outside the block have one as well.
  Cell operator()(std::int64_t row, std::int64_t col) const {
    return {origin.row + (flip_rows ? rows - 1 - row : row),
            origin.col + (flip_cols ? cols - 1 - col : col)};
  }
  Cell operator()(Cell cell) const { return (*this)(cell.row, cell.col); }
};

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_LINK_GRID_H_
