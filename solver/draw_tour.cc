#include "draw_tour.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "onceover/solve.h"
#include "onceover/write.h"
#include "step_grid.h"
#include "text_buffer.h"

namespace onceover::solver {
namespace {

// Foreground and background together, so that the numbers show on dark and light terminals.
constexpr std::string_view kLightSquare = "\x1b[38;5;16;48;5;230m";
constexpr std::string_view kDarkSquare = "\x1b[38;5;16;48;5;180m";
constexpr std::string_view kStart = "\x1b[1;38;5;231;48;5;28m";
constexpr std::string_view kFinish = "\x1b[1;38;5;231;48;5;124m";
constexpr std::string_view kReset = "\x1b[0m";

class Picture {
 public:
  Picture(const Tour& tour, Colours colours, TextBuffer& out)
      : colours_(colours),
        cols_(tour.cols),
        last_(std::ssize(tour.squares)),
        width_(DecimalWidth(last_)),
        steps_(StepsOf(tour)),
        out_(out) {}

  void Draw() {
    DrawRule("┌", "┬", "┐\n");
    const std::int64_t rows = last_ / cols_;
    for (std::int64_t row = 0; row < rows && out_.ok(); ++row) {
      if (row > 0) DrawRule("├", "┼", "┤\n");
      for (std::int64_t col = 0; col < cols_; ++col) {
        out_.Put("│");
        DrawSquare(row, col);
      }
      out_.Put("│\n");
    }
    DrawRule("└", "┴", "┘\n");
  }

 private:
  void DrawRule(std::string_view left, std::string_view between, std::string_view right) {
    for (std::int64_t col = 0; col < cols_; ++col) {
      out_.Put(col == 0 ? left : between);
      for (int i = 0; i < width_ + 2; ++i) out_.Put("─");
    }
    out_.Put(right);
  }

  void DrawSquare(std::int64_t row, std::int64_t col) {
    const std::int32_t step = steps_[static_cast<std::size_t>(row * cols_ + col)];
    if (colours_ == Colours::kAnsi) out_.Put(ColourOf(step, row, col));
    out_.Put(step == 1 ? '(' : step == last_ ? '[' : ' ');
    out_.PutNumber(step, width_);
    out_.Put(step == 1 ? ')' : step == last_ ? ']' : ' ');
    if (colours_ == Colours::kAnsi) out_.Put(kReset);
  }

  std::string_view ColourOf(std::int32_t step, std::int64_t row, std::int64_t col) const {
    if (step == 1) return kStart;
    if (step == last_) return kFinish;
    return (row + col) % 2 == 0 ? kLightSquare : kDarkSquare;
  }

  const Colours colours_;
  const std::int64_t cols_;
  const std::int64_t last_;  // the number of the last step
  const int width_;
  const std::vector<std::int32_t> steps_;
  TextBuffer& out_;
};

}  // namespace

void DrawTour(const Tour& tour, Colours colours, TextBuffer& out) {
  Picture(tour, colours, out).Draw();
}

}  // namespace onceover::solver
