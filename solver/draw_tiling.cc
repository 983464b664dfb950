#include "draw_tiling.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onceover/solve.h"
#include "onceover/write.h"
#include "text_buffer.h"

namespace onceover::solver {
namespace {

// Box characters by the lines that meet: 1 from above, 2 from below, 4 from the left, 8 from the
// right.
constexpr std::array<std::string_view, 16> kCorners = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                       "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};

constexpr std::string_view kInside = "   ";
constexpr std::string_view kLine = "───";
constexpr std::string_view kHole = "▒▒▒";
constexpr std::string_view kReset = "\x1b[0m";

// Backgrounds that go with each other and with dark and light terminals.
constexpr std::array<std::string_view, 3> kPieceColours = {"\x1b[48;5;74m", "\x1b[48;5;179m",
                                                           "\x1b[48;5;108m"};

class Picture {
 public:
  Picture(const Tiling& tiling, Colours colours, TextBuffer& out)
      : tiling_(tiling), colours_(colours), out_(out) {}

  void Draw() {
    for (std::int64_t row = 0; row < tiling_.rows && out_.ok(); ++row) {
      DrawBorderAbove(row);
      DrawSquares(row);
    }
    DrawBorderAbove(tiling_.rows);
  }

 private:
  // The lines between row - 1 and row, either of which may be off the board.
  void DrawBorderAbove(std::int64_t row) {
    for (std::int64_t col = 0; col <= tiling_.cols; ++col) {
      out_.Put(kCorners[LinesAt(row, col)]);
      if (col == tiling_.cols) break;
      if (Differ(row - 1, col, row, col)) {
        out_.Put(kLine);
      } else {
        PutOfPiece(kInside, row, col);
      }
    }
    out_.Put('\n');
  }

  void DrawSquares(std::int64_t row) {
    for (std::int64_t col = 0; col <= tiling_.cols; ++col) {
      if (Differ(row, col - 1, row, col)) {
        out_.Put(kCorners[3]);
      } else {
        PutOfPiece(" ", row, col);
      }
      if (col == tiling_.cols) break;
      if (LabelAt(row, col) == 0) {
        out_.Put(kHole);
      } else {
        PutOfPiece(kInside, row, col);
      }
    }
    out_.Put('\n');
  }

  // Which lines meet at the upper left corner of a square.
  std::size_t LinesAt(std::int64_t row, std::int64_t col) const {
    return 1 * std::size_t{Differ(row - 1, col - 1, row - 1, col)} +
           2 * std::size_t{Differ(row, col - 1, row, col)} +
           4 * std::size_t{Differ(row - 1, col - 1, row, col - 1)} +
           8 * std::size_t{Differ(row - 1, col, row, col)};
  }

  bool Differ(std::int64_t row, std::int64_t col, std::int64_t other_row,
              std::int64_t other_col) const {
    return LabelAt(row, col) != LabelAt(other_row, other_col);
  }

  std::int64_t LabelAt(std::int64_t row, std::int64_t col) const {
    const bool on_board = 0 <= row && row < tiling_.rows && 0 <= col && col < tiling_.cols;
    if (!on_board) return -1;
    return tiling_.labels[static_cast<std::size_t>(row * tiling_.cols + col)];
  }

  // Blanks of the piece that covers the square.
  void PutOfPiece(std::string_view blanks, std::int64_t row, std::int64_t col) {
    if (colours_ == Colours::kNone) {
      out_.Put(blanks);
      return;
    }
    out_.Put(kPieceColours[ColourAt(row, col)]);
    out_.Put(blanks);
    out_.Put(kReset);
  }

  // Three colours are enough for this numbering's tilings: the pieces of the aligned 2x2 blocks
  // like a chessboard, those across blocks in a colour of their own when they begin in an odd row
  // (docs/, the colouring of the tilings).
  std::size_t ColourAt(std::int64_t row, std::int64_t col) const {
    const std::int64_t label = LabelAt(row, col);
    std::int64_t top = row;
    std::int64_t left = col;
    for (std::int64_t r = row - 1; r <= row + 1; ++r) {
      for (std::int64_t c = col - 1; c <= col + 1; ++c) {
        if (LabelAt(r, c) != label) continue;
        top = std::min(top, r);
        left = std::min(left, c);
      }
    }
    return top % 2 == 1 ? 2 : static_cast<std::size_t>((top + left) / 2 % 2);
  }

  const Tiling& tiling_;
  const Colours colours_;
  TextBuffer& out_;
};

}  // namespace

void DrawTiling(const Tiling& tiling, Colours colours, TextBuffer& out) {
  Picture(tiling, colours, out).Draw();
}

}  // namespace onceover::solver
