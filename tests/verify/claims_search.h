// Searches that the claims are held against: plain on purpose, and knowing no theorem.
#ifndef ONCEOVER_TESTS_VERIFY_CLAIMS_SEARCH_H_
#define ONCEOVER_TESTS_VERIFY_CLAIMS_SEARCH_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "onceover/certificate.h"

namespace onceover::claims_search {

using Squares = std::uint64_t;  // a set of squares of a board of at most 64, by row-major number

constexpr Squares One(std::int64_t square) { return Squares{1} << square; }

// A board by its knight graph.
struct KnightBoard {
  std::int64_t rows;
  std::int64_t cols;
  Squares free;
  std::vector<Squares> moves;  // of each square: the free squares a knight's move away

  KnightBoard(std::int64_t row_count, std::int64_t col_count, Squares blocked = 0)
      : rows(row_count), cols(col_count), moves(static_cast<std::size_t>(row_count * col_count)) {
    const std::int64_t area = rows * cols;
    free = (area == 64 ? ~Squares{0} : One(area) - 1) & ~blocked;
    for (std::int64_t from = 0; from < area; ++from) {
      for (std::int64_t to = 0; to < area; ++to) {
        const std::int64_t down = std::abs(from / cols - to / cols);
        const std::int64_t right = std::abs(from % cols - to % cols);
        const bool is_move = down + right == 3 && down != 0 && right != 0;
        if (is_move && (free & One(to)) != 0) moves[static_cast<std::size_t>(from)] |= One(to);
      }
    }
  }

  std::int64_t Area() const { return rows * cols; }
  Squares MovesOf(std::int64_t square) const { return moves[static_cast<std::size_t>(square)]; }
  Cell CellOf(std::int64_t square) const { return {square / cols, square % cols}; }
  std::int64_t SquareOf(Cell cell) const { return cell.row * cols + cell.col; }
};

// Can no path go on from `here` over all squares ahead? A square has two neighbours on its path, so
// it is a dead end if two squares ahead have one way in or out left, or one has none: only the
// finish may have one.
inline bool IsDeadEnd(const KnightBoard& board, std::int64_t here, Squares ahead) {
  int finishes = 0;
  for (Squares rest = ahead; rest != 0; rest &= rest - 1) {
    const Squares ways = board.MovesOf(std::countr_zero(rest)) & (ahead | One(here));
    if (ways == 0 || ((ways & (ways - 1)) == 0 && ++finishes == 2)) return true;
  }
  return false;
}

// Where tours from one start can finish, by walking every path; with `prune`, up to dead ends.
class FinishSearch {
 public:
  FinishSearch(const KnightBoard& board, bool prune) : board_(board), prune_(prune) {}

  Squares Finishes(std::int64_t start) {
    found_ = 0;
    Walk(start, board_.free & ~One(start));
    return found_;
  }

 private:
  void Walk(std::int64_t here, Squares ahead) {
    if (ahead == 0) {
      found_ |= One(here);
      return;
    }
    if (prune_ && IsDeadEnd(board_, here, ahead)) return;
    for (Squares next = board_.MovesOf(here) & ahead; next != 0; next &= next - 1) {
      const int to = std::countr_zero(next);
      Walk(to, ahead & ~One(to));
    }
  }

  const KnightBoard& board_;
  bool prune_;
  Squares found_ = 0;
};

// The number of a square, or the set of squares, with the board turned upside down or left to
// right.
inline std::int64_t Reflected(const KnightBoard& board, std::int64_t square, bool rows, bool cols) {
  const Cell cell = board.CellOf(square);
  return board.SquareOf(
      {rows ? board.rows - 1 - cell.row : cell.row, cols ? board.cols - 1 - cell.col : cell.col});
}
inline Squares ReflectedAll(const KnightBoard& board, Squares squares, bool rows, bool cols) {
  Squares reflected = 0;
  for (; squares != 0; squares &= squares - 1) {
    reflected |= One(Reflected(board, std::countr_zero(squares), rows, cols));
  }
  return reflected;
}

// Where tours can finish, for each start; 0 for a square that is not free. Pruned searches of a
// whole board are made for the starts of one quarter only.
inline std::vector<Squares> AllFinishes(const KnightBoard& board, bool prune) {
  FinishSearch search(board, prune);
  const bool is_whole = std::popcount(board.free) == board.Area();
  std::vector<Squares> finishes(static_cast<std::size_t>(board.Area()));
  for (std::int64_t start = 0; start < board.Area(); ++start) {
    if ((board.free & One(start)) == 0) continue;
    const Cell cell = board.CellOf(start);
    const bool rows = prune && is_whole && 2 * cell.row >= board.rows;
    const bool cols = prune && is_whole && 2 * cell.col >= board.cols;
    const auto known = static_cast<std::size_t>(Reflected(board, start, rows, cols));
    finishes[static_cast<std::size_t>(start)] =
        rows || cols ? ReflectedAll(board, finishes[known], rows, cols) : search.Finishes(start);
  }
  return finishes;
}

// Is there a tiling? By trying, on the first uncovered square, every piece that covers it.
class TilingSearch {
 public:
  TilingSearch(std::int64_t rows, std::int64_t cols)
      : area_(rows * cols), pieces_(static_cast<std::size_t>(area_)) {
    for (std::int64_t row = 0; row + 1 < rows; ++row) {
      for (std::int64_t col = 0; col + 1 < cols; ++col) {
        const std::int64_t corner = row * cols + col;
        const Squares box =
            One(corner) | One(corner + 1) | One(corner + cols) | One(corner + cols + 1);
        for (Squares rest = box; rest != 0; rest &= rest - 1) {
          const Squares piece = box & ~(rest & -rest);
          pieces_[static_cast<std::size_t>(std::countr_zero(piece))].push_back(piece);
        }
      }
    }
  }

  // `covered` are the squares that no piece is to cover.
  bool Exists(Squares covered) const {
    const int first = std::countr_one(covered);
    if (first == area_) return true;
    for (const Squares piece : pieces_[static_cast<std::size_t>(first)]) {
      if ((piece & covered) == 0 && Exists(covered | piece)) return true;
    }
    return false;
  }

 private:
  std::int64_t area_;
  std::vector<std::vector<Squares>> pieces_;  // by their first square
};

// The same of boards of any length with few columns: square by square in row-major order, every
// way in which pieces already laid can cover the squares of the next row and a little more. Bit k
// of a state: the square k places on is covered. `missing` is -1 for none.
inline bool HasTiling(std::int64_t rows, std::int64_t cols, std::int64_t missing) {
  const auto bit = [](std::int64_t place) { return std::size_t{1} << place; };
  std::vector<bool> states(bit(cols + 2));
  states[0] = true;
  for (std::int64_t square = 0; square < rows * cols; ++square) {
    std::vector<bool> next(states.size());
    const bool has_below = square / cols + 1 < rows;
    const bool has_left = square % cols != 0;
    const bool has_right = square % cols + 1 != cols;
    for (std::size_t state = 0; state < states.size(); ++state) {
      if (!states[state]) continue;
      const bool is_covered = (state & 1) != 0;
      if (square == missing && is_covered) continue;
      if (square == missing || is_covered) {
        next[state >> 1] = true;
        continue;
      }
      if (!has_below) continue;
      const auto lay = [&](std::size_t piece) {
        if ((state & piece) == 0) next[(state | piece) >> 1] = true;
      };
      if (has_right) lay(1 | bit(1) | bit(cols));
      if (has_right) lay(1 | bit(1) | bit(cols + 1));
      if (has_right) lay(1 | bit(cols) | bit(cols + 1));
      if (has_left) lay(1 | bit(cols - 1) | bit(cols));
    }
    states = std::move(next);
  }
  return states[0];
}

}  // namespace onceover::claims_search

#endif  // ONCEOVER_TESTS_VERIFY_CLAIMS_SEARCH_H_
