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

// Grey lines, so that the numbers stand out, on dark and light terminals.
constexpr std::string_view kLines = "\x1b[38;5;244m";
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
    DrawRule("┌", "┬", "┐");
    const std::int64_t rows = std::ssize(steps_) / cols_;
    for (std::int64_t row = 0; row < rows && out_.ok(); ++row) {
      if (row > 0) DrawRule("├", "┼", "┤");
      for (std::int64_t col = 0; col < cols_; ++col) {
        Put(kLines, "│");
        DrawSquare(steps_[static_cast<std::size_t>(row * cols_ + col)]);
      }
      Put(kLines, "│");
      EndLine();
    }
    DrawRule("└", "┴", "┘");
  }

 private:
  void DrawRule(std::string_view left, std::string_view between, std::string_view right) {
    Put(kLines, left);
    for (std::int64_t col = 0; col < cols_; ++col) {
      if (col > 0) Put(kLines, between);
      for (int i = 0; i < width_ + 2; ++i) Put(kLines, "─");
    }
    Put(kLines, right);
    EndLine();
  }

  void DrawSquare(std::int32_t step) {
    const bool is_start = step == 1;
    const bool is_finish = step == last_ && !is_start;
    SetColour(is_start ? kStart : is_finish ? kFinish : kReset);
    out_.Put(is_start ? '(' : is_finish ? '[' : ' ');
    if (step == 0) {
      for (int i = 0; i < width_; ++i) out_.Put("▒");  // blocked
    } else {
      out_.PutNumber(step, width_);
    }
    out_.Put(is_start ? ')' : is_finish ? ']' : ' ');
  }

  void Put(std::string_view colour, std::string_view text) {
    SetColour(colour);
    out_.Put(text);
  }

  void EndLine() {
    SetColour(kReset);
    out_.Put('\n');
  }

  void SetColour(std::string_view colour) {
    if (colours_ == Colours::kNone || colour == colour_) return;
    out_.Put(kReset);
    if (colour != kReset) out_.Put(colour);
    colour_ = colour;
  }

  const Colours colours_;
  std::string_view colour_ = kReset;
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
