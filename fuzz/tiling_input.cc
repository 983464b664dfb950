#include "tiling_input.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "byte_reader.h"
#include "certificate_bytes.h"

namespace onceover::fuzz {
namespace {

std::int64_t Squares(const TilingProblem& problem) {
  return SquaresOfInput(problem.rows, problem.cols);
}

std::int64_t Pieces(const TilingProblem& problem) {
  return (Squares(problem) - (std::holds_alternative<NoneMissing>(problem.missing) ? 0 : 1)) / 3;
}

Missing ReadMissing(ByteReader& bytes) {
  const std::int64_t kind = bytes.Choose(0, 2);
  const Cell cell = ReadCell(bytes);
  if (kind == 0) return NoneMissing{};
  if (kind == 1) return MissingAnywhere{};
  return cell;
}

void PutMissing(const Missing& missing, std::string& out) {
  PutNumber(static_cast<std::int64_t>(missing.index()), out);
  const auto* cell = std::get_if<Cell>(&missing);
  PutCell(cell == nullptr ? Cell{} : *cell, out);
}

}  // namespace

void ReadInput(const std::uint8_t* data, std::size_t size, TilingInput& input) {
  ByteReader bytes(data, size);
  const bool is_list = bytes.ChooseBool();
  input.problem.rows = ReadNumber(bytes);
  input.problem.cols = ReadNumber(bytes);
  input.problem.missing = ReadMissing(bytes);
  for (std::int64_t& cut : input.cuts) cut = ReadNumber(bytes);
  bytes.SkipLineEnds();
  std::vector<std::int64_t> numbers;
  for (; !bytes.IsAtEnd(); bytes.SkipLineEnds()) numbers.push_back(ReadNumber(bytes));
  if (!is_list) {
    input.certificate = LabelGrid{std::move(numbers)};
    return;
  }
  PieceList list;
  for (std::size_t at = 0; at + 6 <= numbers.size(); at += 6) {
    const auto cell = [&](std::size_t i) { return Cell{numbers[at + i], numbers[at + i + 1]}; };
    list.pieces.push_back({cell(0), cell(2), cell(4)});
  }
  input.certificate = std::move(list);
}

std::string WriteInput(const TilingInput& input) {
  const auto* list = std::get_if<PieceList>(&input.certificate);
  std::string out = list != nullptr ? "1" : "0";
  PutNumber(input.problem.rows, out);
  PutNumber(input.problem.cols, out);
  PutMissing(input.problem.missing, out);
  for (const std::int64_t cut : input.cuts) PutNumber(cut, out);
  out += '\n';
  if (list != nullptr) {
    for (const auto& piece : list->pieces) {
      for (const Cell cell : piece) PutCell(cell, out);
      out += '\n';
    }
    return out;
  }
  PutRows(std::get<LabelGrid>(input.certificate).labels, input.problem.cols, out);
  return out;
}

std::optional<PieceList> ToPieces(const TilingProblem& problem, const LabelGrid& grid) {
  if (grid.labels.empty() || std::ssize(grid.labels) != Squares(problem)) return std::nullopt;
  std::vector<std::vector<Cell>> squares(static_cast<std::size_t>(Pieces(problem)) + 1);
  for (std::int64_t square = 0; square < std::ssize(grid.labels); ++square) {
    const std::int64_t label = grid.labels[static_cast<std::size_t>(square)];
    if (label == 0) continue;
    if (label < 0 || label >= std::ssize(squares)) return std::nullopt;
    squares[static_cast<std::size_t>(label)].push_back(
        {square / problem.cols, square % problem.cols});
  }
  PieceList list;
  for (const auto& piece : squares) {
    if (piece.empty()) continue;
    if (piece.size() != 3) return std::nullopt;
    list.pieces.push_back({piece[0], piece[1], piece[2]});
  }
  return list;
}

std::optional<LabelGrid> ToLabels(const TilingProblem& problem, const PieceList& list) {
  if (Squares(problem) < 1 || std::ssize(list.pieces) > Pieces(problem)) return std::nullopt;
  LabelGrid grid{std::vector<std::int64_t>(static_cast<std::size_t>(Squares(problem)))};
  std::int64_t number = 0;
  for (const auto& piece : list.pieces) {
    ++number;
    for (const Cell cell : piece) {
      if (cell.row < 0 || cell.row >= problem.rows) return std::nullopt;
      if (cell.col < 0 || cell.col >= problem.cols) return std::nullopt;
      auto& label = grid.labels[static_cast<std::size_t>(cell.row * problem.cols + cell.col)];
      if (std::exchange(label, number) != 0) return std::nullopt;
    }
  }
  return grid;
}

}  // namespace onceover::fuzz
