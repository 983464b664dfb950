#include "tour_input.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "byte_reader.h"
#include "certificate_bytes.h"

namespace onceover::fuzz {
namespace {

std::int64_t Squares(const TourProblem& problem) {
  return SquaresOfInput(problem.rows, problem.cols);
}

// How many squares are to be visited, and 0 if that is no board of an input.
std::int64_t Steps(const TourProblem& problem) {
  return Squares(problem) - std::ssize(problem.blocked);
}

bool IsBlocked(const TourProblem& problem, Cell cell) {
  return std::ranges::find(problem.blocked, cell) != problem.blocked.end();
}

std::optional<Cell> ReadEnd(ByteReader& bytes) {
  const bool is_asked = bytes.ChooseBool();
  const Cell cell = ReadCell(bytes);
  return is_asked ? std::optional(cell) : std::nullopt;
}

void PutEnd(const std::optional<Cell>& end, std::string& out) {
  PutNumber(end ? 1 : 0, out);
  PutCell(end.value_or(Cell{}), out);
}

}  // namespace

void ReadInput(const std::uint8_t* data, std::size_t size, TourInput& input) {
  ByteReader bytes(data, size);
  const bool is_grid = bytes.ChooseBool();
  input.problem = {.rows = ReadNumber(bytes), .cols = ReadNumber(bytes)};
  input.problem.start = ReadEnd(bytes);
  input.problem.finish = ReadEnd(bytes);
  input.problem.closed = bytes.ChooseBool();
  for (std::int64_t& cut : input.cuts) cut = ReadNumber(bytes);
  for (std::int64_t left = bytes.Choose(0, kMostBlocked); left > 0; --left) {
    input.problem.blocked.push_back(ReadCell(bytes));
  }
  bytes.SkipLineEnds();
  StepGrid grid;
  TourPath path;
  for (; !bytes.IsAtEnd(); bytes.SkipLineEnds()) {
    if (is_grid) {
      grid.steps.push_back(ReadNumber(bytes));
    } else {
      path.squares.push_back(ReadCell(bytes));
    }
  }
  if (is_grid) {
    input.certificate = std::move(grid);
  } else {
    input.certificate = std::move(path);
  }
}

std::string WriteInput(const TourInput& input) {
  const TourProblem& problem = input.problem;
  const auto* grid = std::get_if<StepGrid>(&input.certificate);
  std::string out = grid != nullptr ? "1" : "0";
  PutNumber(problem.rows, out);
  PutNumber(problem.cols, out);
  PutEnd(problem.start, out);
  PutEnd(problem.finish, out);
  PutNumber(problem.closed ? 1 : 0, out);
  for (const std::int64_t cut : input.cuts) PutNumber(cut, out);
  PutNumber(std::ssize(problem.blocked), out);
  for (const Cell cell : problem.blocked) PutCell(cell, out);
  out += '\n';
  if (grid != nullptr) {
    PutRows(grid->steps, problem.cols, out);
  } else {
    for (const Cell cell : std::get<TourPath>(input.certificate).squares) PutCell(cell, out);
  }
  return out;
}

std::optional<TourPath> ToPath(const TourProblem& problem, const StepGrid& grid) {
  const std::int64_t steps = Steps(problem);
  if (steps < 1 || std::ssize(grid.steps) != Squares(problem)) return std::nullopt;
  std::vector<std::int64_t> square_of(static_cast<std::size_t>(steps), -1);
  for (std::int64_t square = 0; square < std::ssize(grid.steps); ++square) {
    const std::int64_t step = grid.steps[static_cast<std::size_t>(square)];
    if (step == 0) continue;
    if (step < 0 || step > steps) return std::nullopt;
    if (IsBlocked(problem, {square / problem.cols, square % problem.cols})) return std::nullopt;
    if (std::exchange(square_of[static_cast<std::size_t>(step) - 1], square) != -1) {
      return std::nullopt;
    }
  }
  TourPath path;
  for (const std::int64_t square : square_of) {
    if (square == -1) return std::nullopt;
    path.squares.push_back({square / problem.cols, square % problem.cols});
  }
  return path;
}

std::optional<StepGrid> ToSteps(const TourProblem& problem, const TourPath& path) {
  const std::int64_t steps = Steps(problem);
  if (steps < 1 || std::ssize(path.squares) != steps) return std::nullopt;
  StepGrid grid{std::vector<std::int64_t>(static_cast<std::size_t>(Squares(problem)))};
  std::int64_t number = 0;
  for (const Cell cell : path.squares) {
    if (cell.row < 0 || cell.row >= problem.rows) return std::nullopt;
    if (cell.col < 0 || cell.col >= problem.cols || IsBlocked(problem, cell)) return std::nullopt;
    auto& step = grid.steps[static_cast<std::size_t>(cell.row * problem.cols + cell.col)];
    if (std::exchange(step, ++number) != 0) return std::nullopt;
  }
  return grid;
}

}  // namespace onceover::fuzz
