#include "read/pictures.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
#include "read/tiling_boards.h"
#include "read/word.h"

namespace onceover::read {
namespace {

// Lines, bars and corners of the box-drawing block, U+2500..U+257F; blocks and squares are marks.
char SignOf(std::string_view character) {
  constexpr std::string_view kLines = "\x80\x81\x84\x85\x88\x89";
  constexpr std::string_view kBars = "\x82\x83\x86\x87\x8A\x8B";
  if (character.size() == 1) return character == "\t" ? ' ' : character.front();
  if (!character.starts_with("\xE2\x94") && !character.starts_with("\xE2\x95")) return '?';
  const bool is_first_half = character[1] == '\x94';
  if (character == "\xE2\x95\x90") return '-';
  if (character == "\xE2\x95\x91") return '|';
  if (is_first_half && kLines.find(character[2]) != std::string_view::npos) return '-';
  if (is_first_half && kBars.find(character[2]) != std::string_view::npos) return '|';
  return '+';
}

// The root of a square's part; on the way every square is brought nearer to it.
std::size_t RootOf(std::vector<std::size_t>& parents, std::size_t square) {
  while (parents[square] != square) {
    parents[square] = parents[parents[square]];
    square = parents[square];
  }
  return square;
}

// The lesser root becomes that of both, so that a root is the first square of its part.
void Join(std::vector<std::size_t>& parents, std::size_t a, std::size_t b) {
  const auto [least, greatest] = std::minmax({RootOf(parents, a), RootOf(parents, b)});
  parents[greatest] = least;
}

}  // namespace

GlyphLine GlyphsOf(const Text& text, std::size_t line) {
  std::string_view rest = text.Line(line);
  rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
  GlyphLine glyphs;
  while (!rest.empty()) {
    const std::size_t length = CharLength(rest);
    glyphs.push_back({SignOf(rest.substr(0, length)), text.OffsetOf(rest), length});
    rest.remove_prefix(length);
  }
  return glyphs;
}

std::vector<std::int64_t> PartsOf(const Drawing& drawing) {
  const auto cols = static_cast<std::size_t>(drawing.size.cols);
  const std::size_t squares = drawing.offsets.size();
  std::vector<std::size_t> parents(squares);
  std::iota(parents.begin(), parents.end(), std::size_t{0});
  const auto are_one = [&](std::size_t a, std::size_t b, bool wall) {
    return !wall && !drawing.is_marked[a] && !drawing.is_marked[b];
  };
  for (std::size_t square = 0; square < squares; ++square) {
    const std::size_t below = square + cols;
    if ((square + 1) % cols != 0 && are_one(square, square + 1, drawing.wall_right[square])) {
      Join(parents, square, square + 1);
    }
    if (below < squares && are_one(square, below, drawing.wall_below[square])) {
      Join(parents, square, below);
    }
  }
  std::vector<std::int64_t> labels(squares, 0);
  std::int64_t parts = 0;
  for (std::size_t square = 0; square < squares; ++square) {
    if (drawing.is_marked[square]) continue;
    const std::size_t root = RootOf(parents, square);
    labels[square] = root == square ? ++parts : labels[root];
  }
  return labels;
}

TilingAnswer AnswerOf(const Text& text, const Drawing& drawing, const TilingRequest& request,
                      std::int64_t max_faults, Places& places) {
  TilingAnswer answer;
  answer.problem = ProblemOf(request, drawing.size);
  answer.first_value = places.Count();
  for (const std::size_t offset : drawing.offsets) places.Add(text.At(offset), 1);
  answer.end = text.At(drawing.end);
  const Position first = text.At(drawing.offsets.front());
  if (IsOtherBoard(request, drawing.size, first, answer)) return answer;
  for (const Fault& ragged : drawing.ragged) {
    answer.faults.Add(
        {.fault = ragged, .at = places.After(answer.first_value + ragged.index), .shown = ""},
        max_faults);
  }
  answer.certificate = LabelGrid{PartsOf(drawing)};
  return answer;
}

std::size_t PitchOf(const std::vector<GlyphLine>& lines, std::string_view signs) {
  std::size_t pitch = 0;
  for (const GlyphLine& line : lines) {
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (signs.find(line[at].sign) != std::string_view::npos) pitch = std::gcd(pitch, at);
    }
  }
  return pitch;
}

std::size_t UsualLength(const std::vector<GlyphLine>& lines) {
  std::map<std::size_t, std::size_t> times;
  std::size_t glyphs = 0;
  for (const GlyphLine& line : lines) {
    ++times[line.size()];
    glyphs += line.size();
  }
  std::size_t usual = 0;
  for (const auto& [length, count] : times) {
    if (usual == 0 || count >= times[usual]) usual = length;
  }
  return usual * lines.size() <= 2 * glyphs ? usual : 0;
}

bool HasDigit(const GlyphLine& line) {
  return std::ranges::any_of(
      line, [](const Glyph& glyph) { return glyph.sign >= '0' && glyph.sign <= '9'; });
}

}  // namespace onceover::read
