// Pieces drawn with + - and |, in two ways. Either a sign stands for each square: + for the inner
// corner of a piece, - and | for its arms to the side and up or down. Or boxes are drawn around the
// pieces, and the squares between are blank.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
#include "read/pictures.h"
#include "read/tiling_boards.h"
#include "read/tiling_readers.h"
#include "read/value.h"

namespace onceover::read {
namespace {

constexpr std::size_t kMostMarks = 4;

using Lines = std::vector<GlyphLine>;

bool IsStroke(const Glyph& glyph) {
  return glyph.sign == '+' || glyph.sign == '-' || glyph.sign == '|';
}

std::int64_t CountSign(const Lines& lines, char sign) {
  std::int64_t count = 0;
  for (const GlyphLine& line : lines) count += std::ranges::count(line, sign, &Glyph::sign);
  return count;
}

// A sign for each square, as it stands in the text.
struct Signs {
  BoardSize size;
  std::vector<Glyph> glyphs = {};
  std::vector<Fault> ragged = {};
  std::string mark = {};
};

// Finds for each square its neighbour in the same piece: along a run of squares that are corners or
// arms of one kind, each corner has one arm beside it. There is at most one way to pair them, found
// from the run's first square on.
class Pairing {
 public:
  explicit Pairing(const Signs& signs) : signs_(signs), labels_(signs.glyphs.size(), 0) {}

  // The labels of all squares, or the first square that belongs to no piece.
  std::optional<std::int64_t> Run() {
    const auto [rows, cols] = signs_.size;
    for (std::int64_t square = 0; square < rows * cols; ++square) {
      if (SignAt(square) == '+') labels_[static_cast<std::size_t>(square)] = square + 1;
    }
    for (std::int64_t row = 0; row < rows; ++row) PairLine(row * cols, 1, cols, '-');
    for (std::int64_t col = 0; col < cols; ++col) PairLine(col, cols, rows, '|');
    return unpaired_;
  }

  // Numbers the pieces from 1 in the order of their first squares.
  std::vector<std::int64_t> Labels() const {
    std::vector<std::int64_t> numbers(labels_.size() + 1, 0);
    std::vector<std::int64_t> labels;
    std::int64_t pieces = 0;
    for (const std::int64_t label : labels_) {
      std::int64_t& number = numbers[static_cast<std::size_t>(label)];
      if (label != 0 && number == 0) number = ++pieces;
      labels.push_back(number);
    }
    return labels;
  }

 private:
  char SignAt(std::int64_t square) const {
    return signs_.glyphs[static_cast<std::size_t>(square)].sign;
  }

  void PairLine(std::int64_t first, std::int64_t step, std::int64_t count, char arm) {
    for (std::int64_t i = 0; i < count; ++i) {
      const std::int64_t square = first + i * step;
      const std::int64_t next = square + step;
      const char sign = SignAt(square);
      if (sign != '+' && sign != arm) continue;
      const bool has_next = i + 1 < count;
      const char wanted = sign == '+' ? arm : '+';
      if (!has_next || SignAt(next) != wanted) {
        unpaired_ = std::min(unpaired_.value_or(square), square);
        continue;
      }
      const std::int64_t corner = sign == '+' ? square : next;
      labels_[static_cast<std::size_t>(square)] = corner + 1;
      labels_[static_cast<std::size_t>(next)] = corner + 1;
      ++i;
    }
  }

  const Signs& signs_;
  std::vector<std::int64_t> labels_;
  std::optional<std::int64_t> unpaired_;
};

// The signs that the lines are; none if there are blanks between, or not all three strokes.
Signs SignsOf(const Lines& lines, const TilingRequest& request) {
  const std::size_t cols = UsualLength(lines);
  const BoardSize size{std::ssize(lines), static_cast<std::int64_t>(cols)};
  const bool has_size =
      size.rows == size.cols || (request.board && size.cols == request.board->cols);
  const bool has_strokes = CountSign(lines, '+') > 0 && CountSign(lines, '-') > 0 &&
                           CountSign(lines, '|') > 0 && CountSign(lines, ' ') <= 1;
  if (!has_size || !has_strokes) return {};
  Signs signs{.size = size};
  std::size_t marks = 0;
  for (const GlyphLine& line : lines) {
    const std::int64_t first = std::ssize(signs.glyphs);
    for (std::size_t col = 0; col < cols; ++col) {
      signs.glyphs.push_back(line[std::min(col, line.size() - 1)]);
      if (IsStroke(signs.glyphs.back())) continue;
      ++marks;
      signs.mark = std::string(1, signs.glyphs.back().sign);
    }
    if (line.size() == cols) continue;
    signs.ragged.push_back({.rule = Rule::kRaggedRow,
                            .index = first + size.cols - 1,
                            .expected = size.cols,
                            .found = std::ssize(line)});
  }
  return marks <= kMostMarks ? signs : Signs{};
}

TilingAnswer AnswerOfSigns(const Text& text, const Signs& signs, const TilingRequest& request,
                           std::int64_t max_faults, Places& places) {
  TilingAnswer answer;
  answer.problem = ProblemOf(request, signs.size);
  answer.first_value = places.Count();
  for (const Glyph& glyph : signs.glyphs) places.Add(text.At(glyph.offset), std::ssize(signs.mark));
  answer.end = text.At(signs.glyphs.back().offset + signs.glyphs.back().length);
  const Position first_at = text.At(signs.glyphs.front().offset);
  if (IsOtherBoard(request, signs.size, first_at, answer)) return answer;
  for (const Fault& ragged : signs.ragged) {
    answer.faults.Add(
        {.fault = ragged, .at = places.At(answer.first_value + ragged.index), .shown = ""},
        max_faults);
  }
  Pairing pairing(signs);
  if (const auto unpaired = pairing.Run(); unpaired && signs.ragged.empty()) {
    const Glyph& glyph = signs.glyphs[static_cast<std::size_t>(*unpaired)];
    const Cell cell{*unpaired / signs.size.cols, *unpaired % signs.size.cols};
    answer.faults.Add({.fault = {.rule = Rule::kNoCut, .index = *unpaired, .cell = cell},
                       .at = text.At(glyph.offset),
                       .shown = std::string(1, glyph.sign)},
                      max_faults);
  }
  answer.certificate = LabelGrid{pairing.Labels()};
  return answer;
}

// How many lines a square is high: walls below squares lie on every so many.
std::size_t HeightOf(const Lines& lines) {
  std::size_t height = 0;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const bool has_wall = std::ranges::find(lines[line], '-', &Glyph::sign) != lines[line].end();
    if (has_wall) height = std::gcd(height, line);
  }
  return height;
}

char SignAt(const GlyphLine& line, std::size_t at) {
  return at < line.size() ? line[at].sign : ' ';
}

// Adds the square whose upper left corner stands at `at` of the first of `lines`.
void AddBox(const Lines& lines, std::size_t top, std::size_t height, std::size_t at,
            std::size_t width, Drawing& drawing) {
  bool is_marked = false;
  bool wall_right = false;
  bool wall_below = false;
  for (std::size_t line = top + 1; line < top + height; ++line) {
    for (std::size_t i = at + 1; i < at + width; ++i) {
      const char sign = SignAt(lines[line], i);
      if (sign == ' ') continue;
      is_marked = true;
      if (drawing.mark.empty()) drawing.mark = std::string(1, sign);
    }
    wall_right = wall_right || SignAt(lines[line], at + width) == '|';
  }
  for (std::size_t i = at + 1; i < at + width; ++i) {
    wall_below = wall_below || SignAt(lines[top + height], i) == '-';
  }
  const GlyphLine& inner = lines[top + 1];
  drawing.offsets.push_back(inner[std::min(at + 1, inner.size() - 1)].offset);
  drawing.is_marked.push_back(is_marked);
  drawing.wall_right.push_back(wall_right);
  drawing.wall_below.push_back(wall_below);
}

// The boxes that the lines are; a drawing without rows if they are none.
Drawing BoxesOf(const Lines& lines, const TilingRequest& request) {
  const std::size_t length = UsualLength(lines);
  const std::size_t width = PitchOf(lines, "+|");
  const std::size_t height = HeightOf(lines);
  const bool is_asked = request.board == BoardSize{1, 1};
  if (length == 0 || width < 2 || height < 2) return {};
  if ((length - 1) % width != 0 || (lines.size() - 1) % height != 0) return {};
  const std::size_t rows = (lines.size() - 1) / height;
  const std::size_t cols = (length - 1) / width;
  if (rows * cols < 2 && !is_asked) return {};
  Drawing drawing{.size = {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(cols)}};
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t col = 0; col < cols; ++col) {
      AddBox(lines, row * height, height, col * width, width, drawing);
    }
  }
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (lines[line].size() == length) continue;
    const std::size_t row = std::min(line / height, rows - 1);
    drawing.ragged.push_back({.rule = Rule::kRaggedRow,
                              .index = static_cast<std::int64_t>((row + 1) * cols) - 1,
                              .expected = static_cast<std::int64_t>(length),
                              .found = std::ssize(lines[line])});
  }
  drawing.end = lines.back().back().offset + lines.back().back().length;
  const auto marked = static_cast<std::size_t>(std::ranges::count(drawing.is_marked, true));
  return marked <= kMostMarks ? drawing : Drawing{};
}

// Signs or boxes, and nothing if neither has squares.
struct Art {
  Signs signs;
  Drawing boxes;
};

// May the line belong to a drawing: from stroke to stroke, with few other signs between?
bool IsArtLine(const GlyphLine& line) {
  const auto others = std::ranges::count_if(
      line, [](const Glyph& glyph) { return !IsStroke(glyph) && glyph.sign != ' '; });
  const auto strokes = std::ranges::count_if(line, IsStroke);
  return line.size() >= 2 && strokes >= 1 && !HasDigit(line) &&
         others <= std::max<std::int64_t>(1, strokes);
}

std::vector<Art> FindArt(const Text& text, const TilingRequest& request) {
  std::vector<Art> found;
  Lines lines;
  const auto end_art = [&] {
    const Lines done = std::exchange(lines, {});
    if (done.size() < 2) return;
    Art art{.signs = SignsOf(done, request), .boxes = {}};
    if (art.signs.glyphs.empty()) art.boxes = BoxesOf(done, request);
    if (!art.signs.glyphs.empty() || !art.boxes.offsets.empty()) found.push_back(std::move(art));
  };
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    GlyphLine line = GlyphsOf(text, number);
    if (IsArtLine(line)) {
      lines.push_back(std::move(line));
    } else {
      end_art();
    }
  }
  end_art();
  return found;
}

}  // namespace

std::vector<TilingForm> DetectArt(const Text& text, const TilingRequest& request) {
  const std::vector<Art> found = FindArt(text, request);
  if (found.empty()) return {};
  TilingForm form{.family = TilingFamily::kArt};
  const Art& first = found.front();
  form.missing = first.signs.glyphs.empty() ? first.boxes.mark : first.signs.mark;
  return {form};
}

void ReadArt(const Text& text, const TilingForm& /*form*/, const TilingRequest& request,
             std::int64_t max_faults, Reading<TilingAnswer>& reading) {
  for (const Art& art : FindArt(text, request)) {
    reading.answers.push_back(
        art.signs.glyphs.empty()
            ? AnswerOf(text, art.boxes, request, max_faults, reading.places)
            : AnswerOfSigns(text, art.signs, request, max_faults, reading.places));
  }
}

}  // namespace onceover::read
