// The JSON form of both certificates: one object an answer (docs/formats.md).
#ifndef ONCEOVER_READ_JSON_H_
#define ONCEOVER_READ_JSON_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/tokenizer.h"

namespace onceover::read {

// An array of arrays of whole numbers, flat; `lengths` are those of the inner arrays.
struct JsonTable {
  std::vector<std::int64_t> values;
  std::vector<std::int64_t> lengths;
};

// What an object says. A key that is absent is empty.
struct JsonAnswer {
  std::optional<BoardSize> board;
  bool has_missing = false;
  std::optional<Cell> missing;  // "missing": null is has_missing without a square
  std::optional<bool> closed;
  std::optional<JsonTable> labels;
  std::optional<JsonTable> steps;
  std::optional<JsonTable> path;
  std::optional<JsonTable> pieces;
};

// Reads object after object of an input.
class JsonReader {
 public:
  explicit JsonReader(std::istream& in) : tokens_(in, "[]{},:"), end_(tokens_.End()) { Advance(); }

  bool AtEnd() const { return !token_; }

  // Reads the next object; a fault makes the rest of the input unreadable. Adds the places of the
  // values of labels, steps, path or pieces to `places`.
  std::optional<ReadFault> Read(JsonAnswer& answer, Places& places);

  // The place after the object that was read; before the first, the beginning.
  Position End() const { return end_; }

 private:
  using Result = std::optional<ReadFault>;

  void Advance();
  bool Is(std::string_view text) const { return token_ && token_->text == text; }
  ReadFault Unexpected() const;
  Result Expect(std::string_view text);
  Result ReadObject(JsonAnswer& answer, Places& places);
  Result ReadMember(JsonAnswer& answer, Places& places);
  Result ReadInteger(std::int64_t& value, Places* places);
  Result ReadPair(std::int64_t& first, std::int64_t& second);
  Result ReadMissing(JsonAnswer& answer);
  Result ReadClosed(JsonAnswer& answer);
  Result ReadTable(JsonTable& table, Places& places);
  Result ReadRow(JsonTable& table, Places& places);

  Tokenizer tokens_;
  std::optional<Token> token_;
  Position end_;
};

}  // namespace onceover::read

#endif  // ONCEOVER_READ_JSON_H_
