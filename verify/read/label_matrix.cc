// Boards of labels: numbers, words or characters, whatever stands around them.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
#include "read/label_cut.h"
#include "read/label_forms.h"
#include "read/tiling_boards.h"
#include "read/tiling_readers.h"
#include "read/tokenizer.h"
#include "read/value.h"
#include "read/word.h"

namespace onceover::read {
namespace {

// One board on its way to an answer.
class BoardReader {
 public:
  BoardReader(const Text& text, const TilingForm& form, const Matrix& board,
              const TilingRequest& request, std::int64_t max_faults)
      : text_(text), form_(form), board_(board), request_(request), max_faults_(max_faults) {}

  TilingAnswer Read(Places& places) {
    answer_.problem = ProblemOf(request_, board_.size);
    answer_.first_value = places.Count();
    for (const std::string_view word : board_.words) {
      places.Add(PlaceOfWord(word), std::ssize(word));
    }
    answer_.end = text_.At(board_.end);
    const Position first = PlaceOfWord(board_.words.front());
    if (IsOtherBoard(request_, board_.size, first, answer_)) return std::move(answer_);
    for (const Fault& ragged : board_.ragged) AddRagged(ragged, places);
    if (form_.meaning != LabelMeaning::kPieces) {
      ReadCut();
    } else if (form_.any_labels) {
      ReadNames();
    } else {
      ReadNumbers();
    }
    return std::move(answer_);
  }

 private:
  Position PlaceOfWord(std::string_view word) const { return text_.At(text_.OffsetOf(word)); }

  Cell CellOf(std::int64_t square) const {
    return {square / board_.size.cols, square % board_.size.cols};
  }

  void AddFault(const Fault& fault, std::string shown) {
    const auto square = static_cast<std::size_t>(fault.index);
    answer_.faults.Add(
        {.fault = fault, .at = PlaceOfWord(board_.words[square]), .shown = std::move(shown)},
        max_faults_);
  }

  void AddRagged(Fault ragged, const Places& places) {
    ragged.index = std::clamp<std::int64_t>(ragged.index, 0, std::ssize(board_.words) - 1);
    answer_.faults.Add(
        {.fault = ragged, .at = places.After(answer_.first_value + ragged.index), .shown = ""},
        max_faults_);
  }

  void ReadNumbers() {
    LabelGrid grid;
    grid.labels.reserve(board_.words.size());
    for (std::int64_t square = 0; square < std::ssize(board_.words); ++square) {
      grid.labels.push_back(LabelOf(board_.words[static_cast<std::size_t>(square)], square));
    }
    answer_.certificate = std::move(grid);
    answer_.shown_offset = form_.base - 1;
  }

  std::int64_t LabelOf(std::string_view word, std::int64_t square) {
    const bool is_free = std::ranges::find(form_.free, word) != form_.free.end();
    if (is_free || IsMark(word, form_.missing) || IsFreeNumber(word, form_.base)) return 0;
    const Token token{.text = word.substr(0, Tokenizer::kKept),
                      .length = std::ssize(word),
                      .index = square,
                      .at = PlaceOfWord(word)};
    auto value = ParseValue(token);
    if (ReadFault* fault = std::get_if<ReadFault>(&value)) {
      fault->fault.cell = CellOf(square);
      answer_.faults.Add(std::move(*fault), max_faults_);
      return 0;
    }
    const std::int64_t number = std::get<std::int64_t>(value);
    const bool has_successor = number != std::numeric_limits<std::int64_t>::max();
    return form_.base == 0 && has_successor ? number + 1 : number;
  }

  void ReadNames() {
    Interned interned = Intern(board_, form_);
    for (const std::string_view name : interned.names) answer_.names.push_back(Escape(name));
    answer_.certificate = LabelGrid{std::move(interned.numbers)};
  }

  void ReadCut() {
    if (!board_.ragged.empty()) return;
    if (form_.meaning == LabelMeaning::kOrientations && !AreShapesKnown()) return;
    Cut cut = CutOf(board_, form_);
    if (cut.labels.empty()) {
      const auto square = static_cast<std::size_t>(cut.uncut);
      const bool gave_up = cut.count == CutCount::kUndecided;
      AddFault({.rule = Rule::kNoCut, .index = cut.uncut, .cell = CellOf(cut.uncut)},
               gave_up ? "search given up" : Escape(board_.words[square]));
      return;
    }
    NamePieces(cut);
    answer_.remark = RemarkOn(cut);
    answer_.certificate = LabelGrid{std::move(cut.labels)};
  }

  static std::string RemarkOn(const Cut& cut) {
    std::string remark =
        cut.count == CutCount::kUnique    ? "it can be cut into pieces in one way only"
        : cut.count == CutCount::kSeveral ? "it can be cut into pieces in several ways"
                                          : "it can be cut into pieces, perhaps in several ways";
    if (cut.colours_touch) remark += "; pieces of one mark touch";
    return remark;
  }

  // The pieces of a cut are called what the text calls their squares.
  void NamePieces(const Cut& cut) {
    for (std::size_t square = 0; square < cut.labels.size(); ++square) {
      if (cut.labels[square] > std::ssize(answer_.names)) {
        answer_.names.push_back(Escape(board_.words[square]));
      }
    }
  }

  bool AreShapesKnown() {
    bool all_known = true;
    const Interned interned = Intern(board_, form_);
    std::vector<bool> is_known;
    for (const std::string_view name : interned.names) {
      is_known.push_back(std::ranges::any_of(form_.shapes, [name](const Shape& shape) {
        return Canonical(shape.code) == Canonical(name);
      }));
    }
    for (std::int64_t square = 0; square < std::ssize(interned.numbers); ++square) {
      const auto number =
          static_cast<std::size_t>(interned.numbers[static_cast<std::size_t>(square)]);
      if (number == 0 || is_known[number - 1]) continue;
      all_known = false;
      AddFault({.rule = Rule::kUnknownShape, .index = square, .cell = CellOf(square)},
               Escape(interned.names[number - 1]));
    }
    return all_known;
  }

  const Text& text_;
  const TilingForm& form_;
  const Matrix& board_;
  const TilingRequest& request_;
  std::int64_t max_faults_;
  TilingAnswer answer_;
};

}  // namespace

std::vector<TilingForm> DetectLabelMatrix(const Text& text, const TilingRequest& request) {
  const TilingBoards found = FindTilingBoards(text, request, 0);
  if (found.boards.empty()) return {};
  return {FormOf(found, request)};
}

void ReadLabelMatrix(const Text& text, const TilingForm& form, const TilingRequest& request,
                     std::int64_t max_faults, Reading<TilingAnswer>& reading) {
  const std::int64_t width = form.width > 1 ? form.width : 0;
  TilingForm known = form;
  if (known.meaning == LabelMeaning::kOrientations && known.shapes.empty()) {
    known.shapes = UsualShapes();
  }
  for (const Matrix& board : FindTilingBoards(text, request, width).boards) {
    reading.answers.push_back(
        BoardReader(text, known, board, request, max_faults).Read(reading.places));
  }
}

}  // namespace onceover::read
