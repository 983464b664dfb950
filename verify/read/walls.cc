// Walls between the squares, drawn with _ and |: a square is a wall or a blank to its left, then
// one or more characters that are _ where there is a wall below. A marked square has none.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "read/pictures.h"
#include "read/tiling_readers.h"

namespace onceover::read {
namespace {

constexpr std::size_t kMostMarks = 4;

using Lines = std::vector<GlyphLine>;

// Is the line one row of a drawing: from bar to bar, with few other signs between?
bool IsRow(const GlyphLine& line) {
  if (line.size() < 3 || line.front().sign != '|' || line.back().sign != '|') return false;
  if (HasDigit(line)) return false;
  const auto others = std::ranges::count_if(line, [](const Glyph& glyph) {
    return std::string_view("|_ ").find(glyph.sign) == std::string_view::npos;
  });
  return others * 2 <= std::ssize(line);
}

// Columns of this many characters: such that bars stand between squares only.
std::size_t PitchOfRows(const Lines& lines, std::size_t length, const TilingRequest& request) {
  const std::size_t pitch = PitchOf(lines, "|");
  if (!request.board || request.board->cols < 1) return pitch;
  const auto cols = static_cast<std::size_t>(request.board->cols);
  const std::size_t asked = (length - 1) % cols == 0 ? (length - 1) / cols : 0;
  return asked >= 2 && pitch % asked == 0 ? asked : pitch;
}

void AddSquare(const GlyphLine& line, std::size_t begin, std::size_t pitch, Drawing& drawing) {
  const std::size_t at = std::min(begin + 1, line.size() - 1);
  bool is_marked = false;
  bool has_floor = false;
  for (std::size_t i = begin + 1; i < std::min(begin + pitch, line.size()); ++i) {
    const char sign = line[i].sign;
    has_floor = has_floor || sign == '_';
    if (sign == '_' || sign == ' ') continue;
    is_marked = true;
    if (drawing.mark.empty()) drawing.mark = std::string(1, sign);
  }
  const std::size_t right = begin + pitch;
  drawing.offsets.push_back(line[at].offset);
  drawing.is_marked.push_back(is_marked);
  drawing.wall_right.push_back(right >= line.size() || line[right].sign == '|');
  drawing.wall_below.push_back(has_floor);
}

// The drawing that the lines are; one without rows if they are none.
Drawing DrawingOf(const Lines& lines, const TilingRequest& request) {
  const std::size_t length = UsualLength(lines);
  if (length == 0) return {};
  const std::size_t pitch = PitchOfRows(lines, length, request);
  const bool is_asked = request.board == BoardSize{1, 1};
  if (pitch < 2 || (lines.size() < 2 && !is_asked)) return {};
  const std::size_t cols = (length - 1) / pitch;
  Drawing drawing{.size = {std::ssize(lines), static_cast<std::int64_t>(cols)}};
  for (const GlyphLine& line : lines) {
    const std::int64_t first = std::ssize(drawing.offsets);
    for (std::size_t col = 0; col < cols; ++col) AddSquare(line, col * pitch, pitch, drawing);
    if (line.size() == length) continue;
    drawing.ragged.push_back({.rule = Rule::kRaggedRow,
                              .index = first + static_cast<std::int64_t>(cols) - 1,
                              .expected = static_cast<std::int64_t>(length),
                              .found = std::ssize(line)});
  }
  drawing.end = lines.back().back().offset + 1;
  const auto marked = static_cast<std::size_t>(std::ranges::count(drawing.is_marked, true));
  const bool has_floors = std::ranges::find(drawing.wall_below, true) != drawing.wall_below.end();
  const bool is_drawing = (has_floors || is_asked) && marked <= kMostMarks;
  return is_drawing ? drawing : Drawing{};
}

std::vector<Drawing> FindDrawings(const Text& text, const TilingRequest& request) {
  std::vector<Drawing> drawings;
  Lines lines;
  const auto end_drawing = [&] {
    if (lines.empty()) return;
    Drawing drawing = DrawingOf(std::exchange(lines, {}), request);
    if (drawing.size.rows > 0) drawings.push_back(std::move(drawing));
  };
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    GlyphLine line = GlyphsOf(text, number);
    const auto first =
        std::ranges::find_if(line, [](const Glyph& glyph) { return glyph.sign != ' '; });
    line.erase(line.begin(), first);
    if (IsRow(line)) {
      lines.push_back(std::move(line));
    } else {
      end_drawing();
    }
  }
  end_drawing();
  return drawings;
}

}  // namespace

std::vector<TilingForm> DetectWalls(const Text& text, const TilingRequest& request) {
  const std::vector<Drawing> drawings = FindDrawings(text, request);
  if (drawings.empty()) return {};
  TilingForm form{.family = TilingFamily::kWalls};
  form.missing = drawings.front().mark;
  return {form};
}

void ReadWalls(const Text& text, const TilingForm& /*form*/, const TilingRequest& request,
               std::int64_t max_faults, Reading<TilingAnswer>& reading) {
  for (const Drawing& drawing : FindDrawings(text, request)) {
    reading.answers.push_back(AnswerOf(text, drawing, request, max_faults, reading.places));
  }
}

}  // namespace onceover::read
