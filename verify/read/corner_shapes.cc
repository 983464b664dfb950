// Lists of `x y c`: what the shapes are called, and how the answers are read.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/answers.h"
#include "read/label_forms.h"
#include "read/list_lines.h"
#include "read/number.h"
#include "read/shape_lists.h"
#include "read/tiling_boards.h"
#include "read/tiling_readers.h"
#include "read/tokenizer.h"
#include "read/value.h"
#include "read/word.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kValuesPerPiece = 3;
constexpr std::size_t kMostCodes = 4;
constexpr std::int64_t kFewPieces = 5;

std::vector<std::string_view> CodesOf(const ShapeList& list) {
  std::set<std::string_view> codes;
  for (const ShapeLine& line : list) {
    if (line.is_entry) codes.insert(Canonical(line.words[2]));
  }
  return {codes.begin(), codes.end()};
}

std::int64_t CountEntries(const ShapeList& list) {
  return std::ranges::count(list, true, &ShapeLine::is_entry);
}

bool AreNamed(const std::vector<std::string_view>& codes) {
  return std::ranges::all_of(codes,
                             [](std::string_view code) { return NamedCorner(code).has_value(); });
}

// Do enough entries carry a code that is known, or are there no more codes than shapes?
bool HasFewCodes(const ShapeList& list, const std::vector<std::string_view>& codes) {
  if (codes.size() <= kMostCodes) return true;
  const auto known = std::ranges::count_if(list, [](const ShapeLine& line) {
    return line.is_entry && (UsualCorner(line.words[2]) || NamedCorner(line.words[2]));
  });
  return known * 4 >= std::ssize(list) * 3;
}

// May three numbers be a piece of a 2x2 board?
bool IsOnSmallBoard(const ShapeLine& line) {
  const auto is_near = [](std::string_view word) { return NumberOf(word).value_or(3) <= 2; };
  return is_near(line.words[0]) && is_near(line.words[1]) && IsWholeNumber(line.words[2]);
}

bool IsPlausible(const Text& text, const ShapeList& list, const TilingRequest& request) {
  const std::int64_t entries = CountEntries(list);
  const std::vector<std::string_view> codes = CodesOf(list);
  if (!HasFewCodes(list, codes) || entries * 2 < std::ssize(list)) return false;
  if (request.board) {
    if (*request.board == BoardSize{std::ssize(list), 3}) return false;
    if (entries < (PiecesAsked(request) + 1) / 2) return false;
  } else if (!PowerOfPieces(std::ssize(list)) && entries < kFewPieces) {
    return false;
  }
  if (AreNamed(codes)) return true;
  return entries > 1 ||
         (IsOnSmallBoard(list.front()) && FindTilingBoards(text, request, 0).boards.empty());
}

// The pieces of a list, if every line is a piece.
std::optional<PieceList> PiecesOf(const ShapeList& list, const TilingForm& form,
                                  const BoardSize& board) {
  PieceList pieces;
  for (const ShapeLine& line : list) {
    if (!line.is_entry) return std::nullopt;
    const auto row = NumberOf(line.words[0]);
    const auto col = NumberOf(line.words[1]);
    if (!row || !col) return std::nullopt;
    const auto piece = PieceOf({*row, *col}, line.words[2], form, board);
    if (!piece) return std::nullopt;
    pieces.pieces.push_back(*piece);
  }
  return pieces;
}

bool IsRight(const ShapeList& list, const TilingForm& form, const TilingRequest& request) {
  const BoardSize board = BoardOf(list, request);
  const std::int64_t squares = 3 * std::ssize(list);
  const bool may_be = board.rows <= squares + 1 && board.cols <= squares + 1 &&
                      board.rows * board.cols - squares <= 1;
  if (!may_be) return false;
  const auto pieces = PiecesOf(list, form, board);
  return pieces && CheckTiling(ProblemOf(request, board), *pieces, 0).outcome == Outcome::kAccepted;
}

bool HasZero(const ShapeList& list) {
  return std::ranges::any_of(list, [](const ShapeLine& line) {
    return line.is_entry && (NumberOf(line.words[0]) == 0 || NumberOf(line.words[1]) == 0);
  });
}

// Codes that are no names of corners: the usual table, or the only one that makes the list right.
TilingForm FormOfCodes(const ShapeList& list, const std::vector<std::string_view>& codes,
                       const TilingRequest& request) {
  TilingForm usual{.family = TilingFamily::kCornerShapes, .shapes = UsualShapes()};
  if (HasZero(list)) usual.coordinate_base = 0;
  if (IsRight(list, usual, request)) return usual;
  std::vector<TilingForm> right;
  for (const std::vector<Shape>& table : AllShapeTables(codes)) {
    TilingForm tried = usual;
    tried.shapes = table;
    if (IsRight(list, tried, request)) right.push_back(std::move(tried));
  }
  if (right.size() == 1) return right.front();
  usual.coordinate_base = 1;
  return usual;
}

Corner Opposite(Corner corner) { return static_cast<Corner>(3 - static_cast<int>(corner)); }

std::vector<Shape> NamedShapes(const std::vector<std::string_view>& codes, bool names_inner) {
  std::vector<Shape> shapes;
  for (const std::string_view code : codes) {
    const Corner named = *NamedCorner(code);
    shapes.push_back({std::string(code), names_inner ? Opposite(named) : named});
  }
  return shapes;
}

// Codes that name corners, the inner one or the missing one: the first of the ways in which such
// coordinates are meant that makes the list right, else the first of all.
TilingForm FormOfNames(const ShapeList& list, const std::vector<std::string_view>& codes,
                       const TilingRequest& request) {
  std::optional<TilingForm> first;
  for (const bool names_inner : {true, false}) {
    for (const bool is_xy : {true, false}) {
      for (const Anchor anchor : {Anchor::kBoxGreatest, Anchor::kInnerCorner, Anchor::kBoxLeast}) {
        for (const std::int64_t base : {0, 1}) {
          TilingForm tried{.family = TilingFamily::kCornerShapes,
                           .coordinate_base = base,
                           .column_first = is_xy,
                           .upwards = is_xy,
                           .shapes = NamedShapes(codes, names_inner),
                           .anchor = anchor};
          if (IsRight(list, tried, request)) return tried;
          if (!first) first = std::move(tried);
        }
      }
    }
  }
  return *first;
}

// One list on its way to an answer.
class ListReader {
 public:
  ListReader(const Text& text, const TilingForm& form, const BoardSize& board,
             std::int64_t max_faults)
      : text_(text), form_(form), board_(board), max_faults_(max_faults) {}

  TilingAnswer Read(const ShapeList& list, const TilingRequest& request, Places& places) {
    answer_.problem = ProblemOf(request, board_);
    answer_.first_value = places.Count();
    answer_.values_per_entry = kValuesPerPiece;
    answer_.end = text_.At(EndOf(text_, list.back().words.back()));
    for (std::int64_t index = 0; index < std::ssize(list); ++index) {
      const std::vector<std::string_view>& words = list[static_cast<std::size_t>(index)].words;
      for (const std::string_view word : words) places.Add(PlaceOfWord(word), std::ssize(word));
      ReadLine(words, index);
    }
    answer_.certificate = std::move(pieces_);
    return std::move(answer_);
  }

 private:
  Position PlaceOfWord(std::string_view word) const { return text_.At(text_.OffsetOf(word)); }

  void ReadLine(const std::vector<std::string_view>& words, std::int64_t index) {
    if (words.size() != 3) {
      AddFault(
          {.rule = Rule::kRaggedRow, .index = index, .expected = 3, .found = std::ssize(words)},
          words.back(), "");
      return;
    }
    const auto row = ReadNumber(words[0], index);
    const auto col = ReadNumber(words[1], index);
    const auto piece = PieceOf({row.value_or(0), col.value_or(0)}, words[2], form_, board_);
    if (!piece) {
      AddFault({.rule = Rule::kUnknownShape, .index = index}, words[2], Escape(words[2]));
    } else if (row && col) {
      pieces_.pieces.push_back(*piece);
    }
  }

  std::optional<std::int64_t> ReadNumber(std::string_view word, std::int64_t index) {
    auto value = ParseValue({.text = word.substr(0, Tokenizer::kKept),
                             .length = std::ssize(word),
                             .index = index,
                             .at = PlaceOfWord(word)});
    if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
    answer_.faults.Add(std::move(std::get<ReadFault>(value)), max_faults_);
    return std::nullopt;
  }

  void AddFault(const Fault& fault, std::string_view at, std::string shown) {
    answer_.faults.Add({.fault = fault, .at = PlaceOfWord(at), .shown = std::move(shown)},
                       max_faults_);
  }

  const Text& text_;
  const TilingForm& form_;
  BoardSize board_;
  std::int64_t max_faults_;
  TilingAnswer answer_;
  PieceList pieces_;
};

std::vector<ShapeList> FindPlausible(const Text& text, const TilingRequest& request) {
  std::vector<ShapeList> lists = FindShapeLists(text, request);
  std::erase_if(lists, [&](const ShapeList& list) { return !IsPlausible(text, list, request); });
  return lists;
}

}  // namespace

std::vector<TilingForm> DetectCornerShapes(const Text& text, const TilingRequest& request) {
  const std::vector<ShapeList> lists = FindPlausible(text, request);
  if (lists.empty()) return {};
  const std::vector<std::string_view> codes = CodesOf(lists.front());
  if (AreNamed(codes)) return {FormOfNames(lists.front(), codes, request)};
  return {FormOfCodes(lists.front(), codes, request)};
}

void ReadCornerShapes(const Text& text, const TilingForm& form, const TilingRequest& request,
                      std::int64_t max_faults, Reading<TilingAnswer>& reading) {
  TilingForm known = form;
  if (known.shapes.empty()) known.shapes = UsualShapes();
  for (const ShapeList& list : FindPlausible(text, request)) {
    ListReader reader(text, known, BoardOf(list, request), max_faults);
    reading.answers.push_back(reader.Read(list, request, reading.places));
  }
}

}  // namespace onceover::read
