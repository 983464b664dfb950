#include "read/json.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "read/certificates.h"
#include "read/value.h"

namespace onceover::read {
namespace {

// Makes room for a member's value: nothing if the object has had it already.
template <typename Value>
Value* Open(std::optional<Value>& member) {
  if (member) return nullptr;
  return &member.emplace();
}

}  // namespace

std::optional<ReadFault> JsonReader::Read(JsonAnswer& answer, Places& places) {
  auto fault = ReadObject(answer, places);
  if (fault) token_.reset();
  return fault;
}

JsonReader::Result JsonReader::ReadObject(JsonAnswer& answer, Places& places) {
  if (auto fault = Expect("{")) return fault;
  if (!Is("}")) {
    for (;;) {
      if (auto fault = ReadMember(answer, places)) return fault;
      if (!Is(",")) break;
      Advance();
    }
  }
  if (!Is("}")) return Unexpected();
  end_ = tokens_.End();
  Advance();
  return std::nullopt;
}

JsonReader::Result JsonReader::ReadMember(JsonAnswer& answer, Places& places) {
  if (!token_) return Unexpected();
  const ReadFault bad_key = Unexpected();
  JsonTable* table = nullptr;
  BoardSize* board = nullptr;
  const bool is_missing = Is("\"missing\"") && !answer.has_missing;
  const bool is_closed = Is("\"closed\"") && !answer.closed;
  if (Is("\"labels\"")) table = Open(answer.labels);
  if (Is("\"steps\"")) table = Open(answer.steps);
  if (Is("\"path\"")) table = Open(answer.path);
  if (Is("\"pieces\"")) table = Open(answer.pieces);
  if (Is("\"board\"")) board = Open(answer.board);
  Advance();
  if (table == nullptr && board == nullptr && !is_missing && !is_closed) return bad_key;
  if (auto fault = Expect(":")) return fault;
  if (table != nullptr) return ReadTable(*table, places);
  if (board != nullptr) return ReadPair(board->rows, board->cols);
  return is_missing ? ReadMissing(answer) : ReadClosed(answer);
}

JsonReader::Result JsonReader::ReadTable(JsonTable& table, Places& places) {
  if (auto fault = Expect("[")) return fault;
  if (!Is("]")) {
    for (;;) {
      if (auto fault = ReadRow(table, places)) return fault;
      if (!Is(",")) break;
      Advance();
    }
  }
  return Expect("]");
}

JsonReader::Result JsonReader::ReadRow(JsonTable& table, Places& places) {
  if (auto fault = Expect("[")) return fault;
  std::int64_t length = 0;
  if (!Is("]")) {
    for (;; ++length) {
      std::int64_t value = 0;
      if (auto fault = ReadInteger(value, &places)) return fault;
      table.values.push_back(value);
      if (!Is(",")) break;
      Advance();
    }
    ++length;
  }
  table.lengths.push_back(length);
  return Expect("]");
}

JsonReader::Result JsonReader::ReadPair(std::int64_t& first, std::int64_t& second) {
  if (auto fault = Expect("[")) return fault;
  if (auto fault = ReadInteger(first, nullptr)) return fault;
  if (auto fault = Expect(",")) return fault;
  if (auto fault = ReadInteger(second, nullptr)) return fault;
  return Expect("]");
}

JsonReader::Result JsonReader::ReadMissing(JsonAnswer& answer) {
  answer.has_missing = true;
  if (Is("null")) {
    Advance();
    return std::nullopt;
  }
  Cell& missing = answer.missing.emplace();
  auto fault = ReadPair(missing.row, missing.col);
  missing = {ZeroBased(missing.row), ZeroBased(missing.col)};
  return fault;
}

JsonReader::Result JsonReader::ReadClosed(JsonAnswer& answer) {
  if (!Is("true") && !Is("false")) return Unexpected();
  answer.closed = Is("true");
  Advance();
  return std::nullopt;
}

JsonReader::Result JsonReader::ReadInteger(std::int64_t& value, Places* places) {
  if (!token_) return Unexpected();
  auto parsed = ParseValue(*token_);
  if (auto* fault = std::get_if<ReadFault>(&parsed)) {
    if (fault->fault.rule == Rule::kNotANumber) return Unexpected();
    return std::move(*fault);
  }
  value = std::get<std::int64_t>(parsed);
  if (places != nullptr) places->Add(token_->at, token_->length);
  Advance();
  return std::nullopt;
}

void JsonReader::Advance() { token_ = tokens_.Next(); }

JsonReader::Result JsonReader::Expect(std::string_view text) {
  if (!Is(text)) return Unexpected();
  Advance();
  return std::nullopt;
}

ReadFault JsonReader::Unexpected() const {
  if (!token_) {
    return {.fault = {.rule = Rule::kBadJson}, .at = tokens_.End(), .shown = "end of input"};
  }
  return {.fault = {.rule = Rule::kBadJson, .index = token_->index},
          .at = token_->at,
          .shown = Show(*token_)};
}

}  // namespace onceover::read
