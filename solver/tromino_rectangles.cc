// I-Ping Chu and R. Johnsonbaugh, Tiling boards with trominoes, Journal of Recreational Mathematics
// 18 (1985-86); J. M. Ash and S. W. Golomb, Tiling deficient rectangles with trominoes, Mathematics
// Magazine 77 (2004). Our cuts, and why they always do: docs/theory.md, kFullRectangle and
// kDeficientRectangle.
#include "tromino_rectangles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "check.h"
#include "onceover/certificate.h"
#include "tiling_existence.h"
#include "tromino_search.h"

namespace onceover::solver {
namespace {

struct Rectangle {
  std::int64_t top = 0;
  std::int64_t left = 0;
  std::int64_t rows = 0;
  std::int64_t cols = 0;
};

Rectangle Transposed(const Rectangle& it) { return {it.left, it.top, it.cols, it.rows}; }

class Painter {
 public:
  Painter(std::int64_t cols, std::span<std::int32_t> labels) : cols_(cols), labels_(labels) {}

  // Exchanges rows and columns of all that follows.
  void Transpose() { is_transposed_ = !is_transposed_; }

  void Put(const LPiece& piece) {
    const std::int32_t number = ++pieces_;
    for (int i = 0; i < 4; ++i) {
      if (i == piece.left_out) continue;
      At({piece.corner.row + i / 2, piece.corner.col + i % 2}) = number;
    }
  }

  void Leave(Cell missing) { At(missing) = 0; }

 private:
  std::int32_t& At(Cell cell) {
    if (is_transposed_) std::swap(cell.row, cell.col);
    return labels_[static_cast<std::size_t>(cell.row * cols_ + cell.col)];
  }

  std::int64_t cols_;
  std::span<std::int32_t> labels_;
  bool is_transposed_ = false;
  std::int32_t pieces_ = 0;
};

// By blocks of 2 rows and 3 columns.
void FillByFlatBlocks(const Rectangle& it, Painter& painter) {
  for (std::int64_t row = it.top; row < it.top + it.rows; row += 2) {
    for (std::int64_t col = it.left; col < it.left + it.cols; col += 3) {
      painter.Put({{row, col}, 3});
      painter.Put({{row, col + 1}, 0});
    }
  }
}

// Three rows, by blocks of 2 columns.
void FillThreeRows(const Rectangle& it, Painter& painter) {
  for (std::int64_t col = it.left; col < it.left + it.cols; col += 2) {
    painter.Put({{it.top, col}, 3});
    painter.Put({{it.top + 1, col}, 0});
  }
}

void FillBySearch(const Rectangle& it, std::optional<Cell> missing, Painter& painter) {
  if (missing) missing = Cell{missing->row - it.top, missing->col - it.left};
  const auto pieces = SearchTiling(it.rows, it.cols, missing);
  ONCEOVER_CHECK(pieces.has_value());
  for (LPiece piece : *pieces) {
    piece.corner.row += it.top;
    piece.corner.col += it.left;
    painter.Put(piece);
  }
}

// No square is missing; columns are a multiple of 3.
void FillThirds(const Rectangle& it, Painter& painter) {
  Rectangle rest = it;
  if (it.rows % 2 == 1 && it.cols % 2 == 1) {
    FillBySearch({it.top, it.left, 5, 9}, std::nullopt, painter);
    FillThirds({it.top, it.left + 9, 5, it.cols - 9}, painter);
    rest.top += 5;
    rest.rows -= 5;
  } else if (it.rows % 2 == 1) {
    FillThreeRows(it, painter);
    rest.top += 3;
    rest.rows -= 3;
  }
  FillByFlatBlocks(rest, painter);
}

void FillFull(const Rectangle& it, Painter& painter) {
  if (it.rows == 0 || it.cols == 0) return;
  if (it.cols % 3 == 0) {
    FillThirds(it, painter);
    return;
  }
  painter.Transpose();
  FillThirds(Transposed(it), painter);
  painter.Transpose();
}

// Two rows: whole blocks left and right of one piece beside the missing square.
void FillTwoRows(std::int64_t cols, Cell missing, Painter& painter) {
  const std::int64_t box = missing.col / 3 * 3;
  FillFull({0, 0, 2, box}, painter);
  painter.Put({{0, box}, static_cast<int>(2 * missing.row + missing.col - box)});
  FillFull({0, box + 2, 2, cols - box - 2}, painter);
}

// Of a side of n: where a base of up to 11 begins, so that sixes are left before and behind it.
struct Base {
  std::int64_t first = 0;
  std::int64_t size = 0;
};

std::int64_t BaseSize(std::int64_t n) { return n < 12 ? n : 6 + n % 6; }

Base LastBaseAround(std::int64_t n, std::int64_t at) {
  const std::int64_t size = BaseSize(n);
  return {6 * std::min(at / 6, (n - size) / 6), size};
}

// The columns of the base; one six further left if the missing square is an exception (5 rows).
Base BaseColumns(std::int64_t rows, std::int64_t cols, Cell missing) {
  Base base = LastBaseAround(cols, missing.col);
  const Cell in_base{missing.row, missing.col - base.first};
  if (rows == 5 && ProveNoTiling({rows, base.size, in_base})) base.first -= 6;
  ONCEOVER_CHECK(base.first >= 0 && missing.col < base.first + base.size);
  return base;
}

// 1 < rows <= cols.
void FillDeficient(std::int64_t rows, std::int64_t cols, Cell missing, Painter& painter) {
  if (rows == 2) {
    FillTwoRows(cols, missing, painter);
    return;
  }
  const Base across = BaseColumns(rows, cols, missing);
  const Base down = LastBaseAround(rows, missing.row);
  const std::int64_t right = across.first + across.size;
  const std::int64_t bottom = down.first + down.size;
  FillFull({0, 0, rows, across.first}, painter);
  FillFull({0, right, rows, cols - right}, painter);
  FillFull({0, across.first, down.first, across.size}, painter);
  FillFull({bottom, across.first, rows - bottom, across.size}, painter);
  FillBySearch({down.first, across.first, down.size, across.size}, missing, painter);
}

}  // namespace

void FillRectangle(std::int64_t rows, std::int64_t cols, std::optional<Cell> missing,
                   std::span<std::int32_t> labels) {
  ONCEOVER_CHECK(std::ssize(labels) == rows * cols);
  Painter painter(cols, labels);
  if (!missing) {
    FillFull({0, 0, rows, cols}, painter);
    return;
  }
  if (rows > cols) {
    painter.Transpose();
    std::swap(rows, cols);
    std::swap(missing->row, missing->col);
  }
  painter.Leave(*missing);
  if (rows > 1) FillDeficient(rows, cols, *missing, painter);
}

}  // namespace onceover::solver
