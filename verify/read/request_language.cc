#include "read/request_language.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "read/tokenizer.h"
#include "read/value.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kMaxSide = std::int64_t{1} << 31;
constexpr std::int64_t kMaxExponent = 31;

enum class Field : std::uint8_t {
  kExponent,
  kPowerSide,
  kSide,
  kRows,
  kCols,
  kRow,
  kCol,
  kSquare,
  kFinishRow,
  kFinishCol,
  kFirstStep,
  kGrid,
};

struct FieldName {
  std::string_view letter;
  std::string_view what;  // for people
};

// In the order of Field.
constexpr std::array<FieldName, 12> kFields = {{
    {"k", "the exponent"},
    {"M", "the side"},
    {"n", "the side"},
    {"R", "the number of rows"},
    {"C", "the number of columns"},
    {"r", "the row"},
    {"c", "the column"},
    {"s", "the square"},
    {"er", "the finish's row"},
    {"ec", "the finish's column"},
    {"b", "the first step"},
    {"G", "the board"},
}};

std::string NameOf(Field field) {
  return std::string(kFields[static_cast<std::size_t>(field)].what);
}

struct Pattern {
  bool repeats = false;
  bool is_counted = false;
  bool ends_at_minus_one = false;
  std::vector<Field> fields;
};

std::string_view TakeWord(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  const std::size_t end = std::min(text.find(' ', begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

// The fields of a case, each at most once.
std::optional<std::vector<Field>> ParseFields(std::string_view text) {
  std::vector<Field> fields;
  for (std::string_view word = TakeWord(text); !word.empty(); word = TakeWord(text)) {
    const auto* found = std::ranges::find(kFields, word, &FieldName::letter);
    if (found == kFields.end()) return std::nullopt;
    const auto field = static_cast<Field>(found - kFields.begin());
    if (std::ranges::count(fields, field) > 0) return std::nullopt;
    fields.push_back(field);
  }
  return fields;
}

std::optional<Pattern> ParsePattern(std::string_view text) {
  Pattern pattern;
  const std::size_t open = text.find("*(");
  if (open != std::string_view::npos) {
    const std::size_t close = text.find(')', open);
    if (close == std::string_view::npos) return std::nullopt;
    const std::string_view before = text.substr(0, open);
    const std::string_view after = text.substr(close + 1);
    if (!before.empty() && before != "t") return std::nullopt;
    if (!after.empty() && (after != " -1" || !before.empty())) return std::nullopt;
    pattern.repeats = true;
    pattern.is_counted = !before.empty();
    pattern.ends_at_minus_one = !after.empty();
    text = text.substr(open + 2, close - open - 2);
  }
  auto fields = ParseFields(text);
  if (!fields || (pattern.repeats && fields->empty())) return std::nullopt;
  pattern.fields = std::move(*fields);
  return pattern;
}

struct Number {
  std::int64_t value = 0;
  Position at;
};

RequestError NotBetween(const std::string& what, const Number& number, std::int64_t least,
                        std::int64_t most) {
  return {number.at, what + " " + std::to_string(number.value) + " is not between " +
                         std::to_string(least) + " and " + std::to_string(most)};
}

using MaybeError = std::optional<RequestError>;

// Reads the fields of one case, then makes sense of them.
class CaseReader {
 public:
  CaseReader(const RequestFormat& format, Tokenizer& tokens) : format_(format), tokens_(tokens) {}

  // The first field's token is given: whoever looks for the end of the cases has it already.
  MaybeError Read(const std::vector<Field>& fields, Token token) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (i > 0) {
        const auto next = tokens_.Next();
        if (!next) return EndsBefore(NameOf(fields[i]));
        token = *next;
      }
      MaybeError error = fields[i] == Field::kGrid ? ReadGrid(token) : ReadNumber(fields[i], token);
      if (error) return error;
    }
    return Finish();
  }

  CaseRequest Take() { return std::move(case_); }

 private:
  RequestError EndsBefore(const std::string& what) const {
    return {tokens_.End(), "the request ends before " + what};
  }

  const std::optional<Number>& Value(Field field) const {
    return values_[static_cast<std::size_t>(field)];
  }

  MaybeError ReadNumber(Field field, const Token& token) {
    auto parsed = ParseValue(token);
    if (const auto* fault = std::get_if<ReadFault>(&parsed)) {
      return RequestError{fault->at, "'" + fault->shown + "' is not a whole number of 64 bits"};
    }
    values_[static_cast<std::size_t>(field)] = {std::get<std::int64_t>(parsed), token.at};
    return std::nullopt;
  }

  // The board, from the fields so far.
  MaybeError FindBoard() {
    case_.board = format_.board;
    if (const auto& exponent = Value(Field::kExponent)) {
      if (exponent->value < 0 || exponent->value > kMaxExponent) {
        return NotBetween(NameOf(Field::kExponent), *exponent, 0, kMaxExponent);
      }
      const std::int64_t side = std::int64_t{1} << exponent->value;
      case_.board = BoardSize{side, side};
    }
    for (const Field field : {Field::kPowerSide, Field::kSide, Field::kRows, Field::kCols}) {
      const auto& side = Value(field);
      if (!side) continue;
      if (side->value < 1 || side->value > kMaxSide) {
        return NotBetween(NameOf(field), *side, 1, kMaxSide);
      }
      if (field == Field::kPowerSide &&
          !std::has_single_bit(static_cast<std::uint64_t>(side->value))) {
        return RequestError{side->at,
                            "the side " + std::to_string(side->value) + " is no power of two"};
      }
      if (!case_.board) case_.board = BoardSize{side->value, side->value};
      if (field != Field::kCols) case_.board->rows = side->value;
      if (field != Field::kRows) case_.board->cols = side->value;
    }
    return std::nullopt;
  }

  // A row or a column, 0-based from the top left.
  std::variant<std::int64_t, RequestError> Place(Field field, bool is_row) const {
    const std::optional<Number>& number = Value(field);
    if (!number) return std::int64_t{0};
    const std::int64_t most = !case_.board ? kMaxSide
                              : is_row     ? case_.board->rows
                                           : case_.board->cols;
    if (number->value < format_.base || number->value - format_.base >= most) {
      return NotBetween(NameOf(field), *number, format_.base, format_.base + most - 1);
    }
    const std::int64_t place = number->value - format_.base;
    return is_row && format_.upwards && case_.board ? most - 1 - place : place;
  }

  MaybeError FindCell(Field row, Field col, std::optional<Cell>& cell) const {
    if (!Value(row) && !Value(col)) return std::nullopt;
    auto at_row = Place(row, true);
    if (auto* error = std::get_if<RequestError>(&at_row)) return *error;
    auto at_col = Place(col, false);
    if (auto* error = std::get_if<RequestError>(&at_col)) return *error;
    cell = Cell{std::get<std::int64_t>(at_row), std::get<std::int64_t>(at_col)};
    return std::nullopt;
  }

  MaybeError FindSquare() {
    const auto& square = Value(Field::kSquare);
    if (!square) return std::nullopt;
    if (!case_.board) return RequestError{square->at, "the square's board is not known"};
    const std::int64_t squares = case_.board->rows * case_.board->cols;
    if (square->value < format_.base || square->value - format_.base >= squares) {
      return NotBetween(NameOf(Field::kSquare), *square, format_.base, format_.base + squares - 1);
    }
    const std::int64_t place = square->value - format_.base;
    case_.square = Cell{place / case_.board->cols, place % case_.board->cols};
    return std::nullopt;
  }

  MaybeError ReadGrid(Token token) {
    if (MaybeError error = FindBoard()) return error;
    if (!case_.board) return RequestError{token.at, "the size of the board is not known"};
    for (std::int64_t row = 0; row < case_.board->rows; ++row) {
      if (row > 0) {
        const auto next = tokens_.Next();
        if (!next) return EndsBefore("row " + std::to_string(row + 1) + " of the board");
        token = *next;
      }
      if (MaybeError error = ReadGridRow(token, row)) return error;
    }
    return std::nullopt;
  }

  MaybeError ReadGridRow(const Token& token, std::int64_t row) {
    if (token.length != case_.board->cols || token.length != std::ssize(token.text)) {
      return RequestError{token.at, "the row holds " + std::to_string(token.length) +
                                        " squares, expected " + std::to_string(case_.board->cols)};
    }
    for (std::size_t col = 0; col < token.text.size(); ++col) {
      const char mark = token.text[col];
      const auto at_col = static_cast<std::int64_t>(col);
      if (mark == '*') case_.blocked.push_back({row, at_col});
      if (mark == '*' || mark == '.') continue;
      Position at = token.at;
      at.byte += at_col;
      at.column += at_col;
      return RequestError{at, "'" + Escape({&mark, 1}) + "' is neither . nor *"};
    }
    return std::nullopt;
  }

  MaybeError Finish() {
    case_.square = format_.square;
    if (MaybeError error = FindBoard()) return error;
    if (MaybeError error = FindCell(Field::kRow, Field::kCol, case_.square)) return error;
    if (MaybeError error = FindSquare()) return error;
    if (const auto& first = Value(Field::kFirstStep)) case_.first_step = first->value;
    return FindCell(Field::kFinishRow, Field::kFinishCol, case_.finish);
  }

  const RequestFormat& format_;
  Tokenizer& tokens_;
  std::array<std::optional<Number>, kFields.size()> values_{};
  CaseRequest case_;
};

bool IsMinusOne(const Token& token) { return token.text == "-1"; }

// The number of cases in front of them.
std::variant<std::int64_t, RequestError> ReadCount(Tokenizer& tokens) {
  const auto token = tokens.Next();
  if (!token) return RequestError{tokens.End(), "the request ends before the number of cases"};
  auto parsed = ParseValue(*token);
  const auto* count = std::get_if<std::int64_t>(&parsed);
  if (count != nullptr && *count >= 0) return *count;
  return RequestError{token->at, "'" + Show(*token) + "' is no number of cases"};
}

}  // namespace

bool IsRequestPattern(std::string_view pattern) { return ParsePattern(pattern).has_value(); }

std::variant<std::vector<CaseRequest>, RequestError> ReadRequests(const RequestFormat& format,
                                                                  std::istream& in) {
  const auto pattern = ParsePattern(format.pattern);
  if (!pattern) return RequestError{{}, "the format of the request is no pattern"};
  Tokenizer tokens(in);
  std::int64_t count = 1;
  if (pattern->is_counted) {
    auto announced = ReadCount(tokens);
    if (auto* error = std::get_if<RequestError>(&announced)) return *error;
    count = std::get<std::int64_t>(announced);
  }
  const bool is_endless = pattern->repeats && !pattern->is_counted;
  std::vector<CaseRequest> cases;
  if (pattern->fields.empty()) {
    cases.push_back({.board = format.board, .square = format.square});
  }
  for (;;) {
    const auto token = tokens.Next();
    const bool is_full = !is_endless && std::ssize(cases) == count;
    if (!token && (is_full || is_endless)) return cases;
    if (!token) return RequestError{tokens.End(), "the request ends before its next case"};
    if (pattern->ends_at_minus_one && IsMinusOne(*token)) return cases;
    if (is_full)
      return RequestError{token->at, "more than the request's " + std::to_string(count) +
                                         (count == 1 ? " case" : " cases")};
    CaseReader reader(format, tokens);
    if (MaybeError error = reader.Read(pattern->fields, *token)) return *error;
    cases.push_back(reader.Take());
  }
}

}  // namespace onceover::read
