// Lists of pieces by their three squares: `r1 c1 r2 c2 r3 c3`, in brackets or not.
#include "read/square_triples.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/answers.h"
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

constexpr std::int64_t kValuesPerPiece = 6;
constexpr std::int64_t kMostDamage = 4;  // one row in so many may be no piece
constexpr std::int64_t kLongestSide = std::int64_t{1} << 30U;

// The lines of a list, of six words each; a line with more or fewer is damaged.
using TripleLine = std::vector<std::string_view>;
using TripleList = std::vector<TripleLine>;

bool IsTriple(std::span<const std::string_view> six) {
  std::array<std::int64_t, 6> at{};
  for (std::size_t i = 0; i < at.size(); ++i) {
    const auto number = NumberOf(six[i]);
    if (!number || *number < 0 || *number > kLongestSide) return false;
    at[i] = *number;
  }
  const auto [top, bottom] = std::minmax({at[0], at[2], at[4]});
  const auto [left, right] = std::minmax({at[1], at[3], at[5]});
  const bool all_differ = (at[0] != at[2] || at[1] != at[3]) &&
                          (at[2] != at[4] || at[3] != at[5]) && (at[0] != at[4] || at[1] != at[5]);
  return bottom - top == 1 && right - left == 1 && all_differ;
}

bool IsNumbersOnly(const TripleLine& line) {
  return std::ranges::count_if(line, IsWholeNumber) * kMostDamage >= std::ssize(line) * 3;
}

// Is this the line of several pieces, or the middle of a list in brackets that has no lines?
void AddLine(TripleLine words, TripleList& list) {
  if (words.size() % 6 != 0 || words.size() == 6) {
    list.push_back(std::move(words));
    return;
  }
  for (std::size_t i = 0; i < words.size(); i += 6) {
    const auto from = words.begin() + static_cast<std::ptrdiff_t>(i);
    list.emplace_back(from, from + 6);
  }
}

// The lists of pieces of a text: most lines, without what stands before and after, are triples.
class ListFinder {
 public:
  explicit ListFinder(const TilingRequest& request) : request_(request) {}

  void Add(TripleLine line) {
    if (line.size() >= 2 && IsNumbersOnly(line)) {
      AddLine(std::move(line), list_);
    } else {
      EndList();
    }
  }

  std::vector<TripleList> Finish() {
    EndList();
    return std::move(lists_);
  }

 private:
  void EndList() {
    TripleList list = std::exchange(list_, {});
    const auto is_whole = [](const TripleLine& line) { return line.size() == 6; };
    list.erase(list.begin(), std::ranges::find_if(list, is_whole));
    const auto triples = std::ranges::count_if(
        list, [&](const TripleLine& line) { return is_whole(line) && IsTriple(line); });
    if (triples == 0 || triples * 2 < std::ssize(list)) return;
    const bool is_board = request_.board == BoardSize{std::ssize(list), 6};
    if (is_board || triples < (PiecesAsked(request_) + 1) / 2) return;
    Split(std::move(list));
  }

  // Several answers of the length that was asked for.
  void Split(TripleList list) {
    const std::int64_t pieces = PiecesAsked(request_);
    const bool is_many = pieces > 1 && std::ssize(list) % pieces == 0;
    const std::int64_t step = is_many ? pieces : std::ssize(list);
    for (auto line = list.begin(); line != list.end(); line += step) {
      lists_.emplace_back(std::make_move_iterator(line), std::make_move_iterator(line + step));
    }
  }

  const TilingRequest& request_;
  TripleList list_;
  std::vector<TripleList> lists_;
};

std::vector<TripleList> FindTriples(const Text& text, const TilingRequest& request) {
  ListFinder finder(request);
  for (std::size_t number = 0; number < text.LineCount(); ++number) {
    const std::string_view line = text.Line(number);
    if (!IsBlankWord(line)) finder.Add(ListWords(line));
  }
  return finder.Finish();
}

// One list on its way to an answer.
class ListReader {
 public:
  ListReader(const Text& text, const TilingForm& form, std::int64_t max_faults)
      : text_(text), form_(form), max_faults_(max_faults) {}

  TilingAnswer Read(const TripleList& list, const TilingRequest& request, Places& places) {
    answer_.problem = ProblemOf(request, ShownBoard(list));
    answer_.first_value = places.Count();
    answer_.values_per_entry = kValuesPerPiece;
    answer_.end = text_.At(EndOf(text_, list.back().back()));
    for (std::int64_t index = 0; index < std::ssize(list); ++index) {
      const TripleLine& words = list[static_cast<std::size_t>(index)];
      for (const std::string_view word : words) places.Add(PlaceOfWord(word), std::ssize(word));
      ReadLine(words, index, answer_.problem.rows);
    }
    answer_.certificate = std::move(pieces_);
    return std::move(answer_);
  }

 private:
  Position PlaceOfWord(std::string_view word) const { return text_.At(text_.OffsetOf(word)); }

  // A board of side 2^k for as many pieces, else one that holds every square.
  BoardSize ShownBoard(const TripleList& list) const {
    if (const auto power = PowerOfPieces(std::ssize(list))) {
      return {std::int64_t{1} << *power, std::int64_t{1} << *power};
    }
    BoardSize board{1, 1};
    for (const TripleLine& line : list) {
      for (std::size_t i = 0; i < line.size(); ++i) {
        const std::int64_t number = NumberOf(line[i]).value_or(0);
        const std::int64_t side = std::clamp<std::int64_t>(number, 0, kLongestSide) + 1;
        std::int64_t& known = (i % 2 == 1) != form_.column_first ? board.cols : board.rows;
        known = std::max(known, side - form_.coordinate_base);
      }
    }
    return board;
  }

  void ReadLine(const TripleLine& words, std::int64_t index, std::int64_t rows) {
    if (words.size() != 6) {
      answer_.faults.Add({.fault = {.rule = Rule::kRaggedRow,
                                    .index = index,
                                    .expected = 6,
                                    .found = std::ssize(words)},
                          .at = PlaceOfWord(words.back()),
                          .shown = ""},
                         max_faults_);
      return;
    }
    std::array<std::int64_t, 6> numbers{};
    for (std::size_t i = 0; i < words.size(); ++i) numbers[i] = ReadNumber(words[i], index);
    std::array<Cell, 3> piece;
    for (std::size_t i = 0; i < piece.size(); ++i) {
      piece[i] = {numbers[2 * i], numbers[2 * i + 1]};
      if (form_.column_first) std::swap(piece[i].row, piece[i].col);
      if (form_.upwards) piece[i].row = rows - 1 - piece[i].row;
    }
    pieces_.pieces.push_back(piece);
  }

  // A coordinate from 0. One that is far off every board is brought nearer, so that it can be
  // counted with.
  std::int64_t ReadNumber(std::string_view word, std::int64_t index) {
    constexpr std::int64_t kFarAway = std::int64_t{1} << 60U;
    auto value = ParseValue({.text = word.substr(0, Tokenizer::kKept),
                             .length = std::ssize(word),
                             .index = index,
                             .at = PlaceOfWord(word)});
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      return std::clamp(*number, -kFarAway, kFarAway) - form_.coordinate_base;
    }
    answer_.faults.Add(std::move(std::get<ReadFault>(value)), max_faults_);
    return 0;
  }

  const Text& text_;
  const TilingForm& form_;
  std::int64_t max_faults_;
  TilingAnswer answer_;
  PieceList pieces_;
};

}  // namespace

bool AreTriples(std::span<const std::string_view> words) {
  std::int64_t triples = 0;
  for (std::size_t i = 0; i + 6 <= words.size(); i += 6) {
    if (IsTriple(words.subspan(i, 6))) ++triples;
  }
  return triples > 0 && triples * 12 >= std::ssize(words);
}

std::vector<TilingForm> DetectSquareTriples(const Text& text, const TilingRequest& request) {
  const std::vector<TripleList> lists = FindTriples(text, request);
  if (lists.empty()) return {};
  TilingForm form{.family = TilingFamily::kSquareTriples, .coordinate_base = 1};
  for (const TripleLine& line : lists.front()) {
    for (const std::string_view word : line) {
      if (NumberOf(word) == 0) form.coordinate_base = 0;
    }
  }
  return {form};
}

void ReadSquareTriples(const Text& text, const TilingForm& form, const TilingRequest& request,
                       std::int64_t max_faults, Reading<TilingAnswer>& reading) {
  for (const TripleList& list : FindTriples(text, request)) {
    ListReader reader(text, form, max_faults);
    reading.answers.push_back(reader.Read(list, request, reading.places));
  }
}

}  // namespace onceover::read
