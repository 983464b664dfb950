#include "read/shape_lists.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "read/list_lines.h"
#include "read/number.h"
#include "read/tiling_boards.h"
#include "read/word.h"

namespace onceover::read {
namespace {

constexpr std::size_t kLongestCode = 12;
constexpr std::size_t kMostWords = 6;                      // of a line that looks like an entry
constexpr std::int64_t kFarAway = std::int64_t{1} << 60U;  // off every board

bool IsCode(std::string_view word) {
  if (IsWholeNumber(word)) return word.size() <= 2;
  const auto is_letter = [](char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
  };
  return word.size() <= kLongestCode && std::ranges::all_of(word, is_letter);
}

ShapeLine LineOf(std::string_view line) {
  ShapeLine shape{.words = ListWords(line)};
  shape.is_entry = shape.words.size() == 3 && IsWholeNumber(shape.words[0]) &&
                   IsWholeNumber(shape.words[1]) && IsCode(shape.words[2]);
  return shape;
}

// A line that may be a damaged entry.
bool IsLikeEntry(const ShapeLine& line) {
  const std::size_t count = line.words.size();
  const auto numbers = std::ranges::count_if(line.words, IsWholeNumber);
  return count >= 2 && count <= kMostWords && numbers * 2 >= std::ssize(line.words);
}

bool IsNumbersOnly(const ShapeLine& line) { return std::ranges::all_of(line.words, IsWholeNumber); }

// Puts lines together to lists.
class ListBuilder {
 public:
  void Add(ShapeLine line) {
    if (line.is_entry) {
      std::ranges::move(pending_, std::back_inserter(list_));
      pending_.clear();
      list_.push_back(std::move(line));
    } else if (!list_.empty() && IsLikeEntry(line)) {
      pending_.push_back(std::move(line));
    } else {
      EndList();
    }
  }

  std::vector<ShapeList> Finish() {
    EndList();
    return std::move(lists_);
  }

 private:
  // A list may end within an entry.
  void EndList() {
    if (pending_.size() == 1 && IsNumbersOnly(pending_.front())) {
      list_.push_back(std::move(pending_.front()));
    }
    pending_.clear();
    if (!list_.empty()) lists_.push_back(std::exchange(list_, {}));
  }

  std::vector<ShapeList> lists_;
  ShapeList list_;
  ShapeList pending_;  // lines that belong to the list if more entries come
};

std::int64_t Clamped(std::int64_t number) { return std::clamp(number, -kFarAway, kFarAway); }

bool IsTop(Corner corner) { return corner == Corner::kTopLeft || corner == Corner::kTopRight; }
bool IsLeft(Corner corner) { return corner == Corner::kTopLeft || corner == Corner::kBottomLeft; }

std::vector<ShapeList> SplitAtLength(ShapeList list, std::int64_t length) {
  std::vector<ShapeList> lists;
  for (auto line = list.begin(); line != list.end(); line += length) {
    lists.emplace_back(std::make_move_iterator(line), std::make_move_iterator(line + length));
  }
  return lists;
}

}  // namespace

std::vector<ShapeList> FindShapeLists(const Text& text, const TilingRequest& request) {
  ListBuilder builder;
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = text.Line(number);
    if (!IsBlankWord(line)) builder.Add(LineOf(line));
  }
  std::vector<ShapeList> lists;
  for (ShapeList& list : builder.Finish()) {
    const std::int64_t pieces = PiecesAsked(request);
    const bool is_many = pieces > 0 && std::ssize(list) > pieces && std::ssize(list) % pieces == 0;
    std::vector<ShapeList> parts;
    if (is_many && pieces > 1) {
      parts = SplitAtLength(std::move(list), pieces);
    } else {
      parts.push_back(std::move(list));
    }
    std::ranges::move(parts, std::back_inserter(lists));
  }
  return lists;
}

BoardSize BoardOf(const ShapeList& list, const TilingRequest& request) {
  if (request.board) return *request.board;
  std::int64_t side = 2;
  if (const auto power = PowerOfPieces(std::ssize(list))) {
    side = std::int64_t{1} << *power;
  } else {
    std::int64_t greatest = 0;
    for (const ShapeLine& line : list) {
      if (!line.is_entry) continue;
      greatest = std::max({greatest, Clamped(NumberOf(line.words[0]).value_or(0)),
                           Clamped(NumberOf(line.words[1]).value_or(0))});
    }
    while (side < greatest && side < (std::int64_t{1} << 30U)) side *= 2;
  }
  return {side, side};
}

std::optional<std::array<Cell, 3>> PieceOf(const Cell& square, std::string_view code,
                                           const TilingForm& form, const BoardSize& board) {
  const auto shape = std::ranges::find_if(
      form.shapes, [code](const Shape& known) { return Canonical(known.code) == Canonical(code); });
  if (shape == form.shapes.end()) return std::nullopt;
  const Corner missing = shape->missing;
  std::int64_t row = Clamped(square.row) - form.coordinate_base;
  std::int64_t col = Clamped(square.col) - form.coordinate_base;
  if (form.column_first) std::swap(row, col);
  // From the square named to the box: its top row and its left column.
  std::int64_t top = row;
  std::int64_t left = col;
  if (form.anchor == Anchor::kBoxGreatest) --top, --left;
  if (form.upwards) {
    row = board.rows - 1 - row;
    top = form.anchor == Anchor::kInnerCorner ? row : board.rows - 2 - top;
  }
  if (form.anchor == Anchor::kInnerCorner) {
    top = row - (IsTop(missing) ? 1 : 0);
    left = col - (IsLeft(missing) ? 1 : 0);
  }
  const std::int64_t inner_row = top + (IsTop(missing) ? 1 : 0);
  const std::int64_t inner_col = left + (IsLeft(missing) ? 1 : 0);
  const std::int64_t other_row = 2 * top + 1 - inner_row;
  const std::int64_t other_col = 2 * left + 1 - inner_col;
  return std::array<Cell, 3>{
      {{inner_row, inner_col}, {other_row, inner_col}, {inner_row, other_col}}};
}

std::optional<Corner> NamedCorner(std::string_view word) {
  if (word.size() != 2) return std::nullopt;
  const auto is_one_of = [](char byte, std::string_view letters) {
    return letters.find(byte) != std::string_view::npos;
  };
  const bool top = is_one_of(word[0], "UTNutn");
  const bool bottom = is_one_of(word[0], "LDBSldbs");
  const bool left = is_one_of(word[1], "LWlw");
  const bool right = is_one_of(word[1], "RERer");
  if (top == bottom || left == right) return std::nullopt;
  if (top) return left ? Corner::kTopLeft : Corner::kTopRight;
  return left ? Corner::kBottomLeft : Corner::kBottomRight;
}

}  // namespace onceover::read
