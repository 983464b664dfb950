#include "round_trip.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/verify.h"
#include "read/families.h"
#include "read/form.h"
#include "read/interpret.h"
#include "read/text.h"
#include "require.h"

namespace onceover::fuzz {
namespace {

using Rows = std::vector<std::vector<std::int64_t>>;

Rows RowsOf(const std::vector<std::int64_t>& values, std::int64_t cols) {
  Rows rows;
  for (std::size_t at = 0; at < values.size(); at += static_cast<std::size_t>(cols)) {
    const auto row = values.begin() + static_cast<std::ptrdiff_t>(at);
    rows.emplace_back(row, row + cols);
  }
  return rows;
}

Rows RowsOf(const TourPath& path) {
  Rows rows;
  for (const Cell& cell : path.squares) rows.push_back({cell.row + 1, cell.col + 1});
  return rows;
}

Rows RowsOf(const PieceList& list) {
  Rows rows;
  for (const auto& piece : list.pieces) {
    auto& row = rows.emplace_back();
    for (const Cell& cell : piece) row.insert(row.end(), {cell.row + 1, cell.col + 1});
  }
  return rows;
}

// `[[1,2],[3,4]]`, or lines of numbers with blanks between, by the three separators.
std::string Write(const Rows& rows, std::string_view in_row, std::string_view open,
                  std::string_view close) {
  std::string text;
  for (const auto& row : rows) {
    text += open;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += in_row;
      text += std::to_string(row[i]);
    }
    text += close;
  }
  return text;
}

std::string WriteLines(const Rows& rows) { return Write(rows, " ", "", "\n"); }

template <typename Problem>
std::string WriteJson(const Problem& problem, std::string_view key, const Rows& rows) {
  std::string table = Write(rows, ",", "[", "],");
  if (!table.empty()) table.pop_back();
  return "{\"board\":[" + std::to_string(problem.rows) + "," + std::to_string(problem.cols) +
         "],\"" + std::string(key) + "\":[" + table + "]}";
}

// Do as many values as there are squares stand in the certificate?
template <typename Problem>
bool IsWhole(const Problem& problem, const std::vector<std::int64_t>& values) {
  return problem.rows > 0 && problem.cols > 0 && !values.empty() &&
         std::ssize(values) / problem.cols == problem.rows &&
         std::ssize(values) % problem.cols == 0;
}

TourRequest RequestOf(const TourProblem& problem) {
  return {.board = BoardSize{problem.rows, problem.cols},
          .start = problem.start,
          .finish = problem.finish,
          .closed = problem.closed,
          .blocked = problem.blocked};
}

TilingRequest RequestOf(const TilingProblem& problem) {
  return {.board = BoardSize{problem.rows, problem.cols}, .missing = problem.missing};
}

template <typename AnswerType>
void RequireSame(const Reading<AnswerType>& again, const AnswerType& answer,
                 const std::string& text) {
  if (again.answers.size() != 1) Fail("is no longer one answer: " + text);
  const AnswerType& it = again.answers.front();
  if (!it.faults.Empty()) Fail("can no longer be read: " + text);
  if (it.certificate != answer.certificate) Fail("is read as another certificate: " + text);
}

// Reads an accepted answer in a form of its family.
template <typename Families, typename Form, typename AnswerType>
void RequireSameIn(const Families& families, const Form& form, const std::string& bytes,
                   const AnswerType& answer) {
  const read::Text text(bytes);
  Reading<AnswerType> again;
  for (const auto& entry : families) {
    if (entry.family != form.family) continue;
    entry.read(text, form, RequestOf(answer.problem), kDefaultMaxFaults, again);
  }
  const std::string what = read::Describe(form) + ": " + bytes;
  if (again.answers.size() != 1) Fail("is no longer one answer, " + what);
  if (Judge(again.answers.front()).outcome != Outcome::kAccepted) {
    Fail("is no longer accepted, " + what);
  }
  if (!read::SaySame(again.answers.front(), answer)) Fail("says something else, " + what);
}

// The squares of an accepted tour in the order of the visit.
TourPath PathOf(const TourAnswer& answer) {
  if (const auto* path = std::get_if<TourPath>(&answer.certificate)) return *path;
  const auto& steps = std::get<StepGrid>(answer.certificate).steps;
  std::map<std::int64_t, Cell> squares;
  for (std::int64_t square = 0; square < std::ssize(steps); ++square) {
    const std::int64_t step = steps[static_cast<std::size_t>(square)];
    squares[step] = {square / answer.problem.cols, square % answer.problem.cols};
  }
  squares.erase(0);
  TourPath path;
  for (const auto& [step, cell] : squares) path.squares.push_back(cell);
  return path;
}

void RequireSameTourInFamilies(const TourAnswer& answer) {
  using read::TourFamily;
  const std::int64_t cols = answer.problem.cols;
  const TourPath path = PathOf(answer);
  if (path.squares.size() < 12) return;  // a family may take less for something else
  std::vector<std::int64_t> steps(static_cast<std::size_t>(answer.problem.rows * cols));
  std::string names;
  std::string numbers;
  for (const Cell& cell : path.squares) {
    const std::int64_t square = cell.row * cols + cell.col;
    steps[static_cast<std::size_t>(square)] = &cell - path.squares.data() + 1;
    numbers += std::to_string(square + 1) + " ";
    names += static_cast<char>('a' + cell.col) + std::to_string(answer.problem.rows - cell.row);
    names += ' ';
  }
  const auto families = read::TourFamilies();
  RequireSameIn(families, read::TourForm{.family = TourFamily::kStepMatrix},
                WriteLines(RowsOf(steps, cols)), answer);
  RequireSameIn(families, read::TourForm{.family = TourFamily::kSquareNumbers}, numbers, answer);
  RequireSameIn(families, read::TourForm{.family = TourFamily::kSquarePairs},
                WriteLines(RowsOf(path)), answer);
  if (cols > 26) return;
  RequireSameIn(families, read::TourForm{.family = TourFamily::kSquareNames, .upwards = true},
                names, answer);
}

// The pieces of an accepted tiling.
PieceList PiecesOf(const TilingAnswer& answer) {
  if (const auto* list = std::get_if<PieceList>(&answer.certificate)) return *list;
  const auto& labels = std::get<LabelGrid>(answer.certificate).labels;
  std::vector<std::vector<Cell>> squares(labels.size() / 3 + 1);
  for (std::int64_t square = 0; square < std::ssize(labels); ++square) {
    const auto label = static_cast<std::size_t>(labels[static_cast<std::size_t>(square)]);
    squares[label].push_back({square / answer.problem.cols, square % answer.problem.cols});
  }
  PieceList list;
  for (std::size_t label = 1; label < squares.size(); ++label) {
    list.pieces.push_back({squares[label][0], squares[label][1], squares[label][2]});
  }
  return list;
}

void RequireSameTilingInFamilies(const TilingAnswer& answer) {
  using read::TilingFamily;
  const auto [rows, cols, missing] = answer.problem;
  const PieceList list = PiecesOf(answer);
  if (rows < 2 || cols < 2 || list.pieces.size() < 5) return;
  std::vector<std::int64_t> labels(static_cast<std::size_t>(rows * cols));
  for (std::size_t piece = 0; piece < list.pieces.size(); ++piece) {
    for (const Cell& cell : list.pieces[piece]) {
      labels[static_cast<std::size_t>(cell.row * cols + cell.col)] =
          static_cast<std::int64_t>(piece) + 1;
    }
  }
  const auto families = read::TilingFamilies();
  RequireSameIn(families, read::TilingForm{.family = TilingFamily::kLabelMatrix},
                WriteLines(RowsOf(labels, cols)), answer);
  RequireSameIn(families, read::TilingForm{.family = TilingFamily::kSquareTriples},
                WriteLines(RowsOf(list)), answer);
}

}  // namespace

void RequireRoundTrip(const TourAnswer& answer) {
  const auto* grid = std::get_if<StepGrid>(&answer.certificate);
  if (answer.problem.rows < 1 || answer.problem.cols < 1) return;
  if (grid != nullptr && !IsWhole(answer.problem, grid->steps)) return;
  const std::string text =
      grid != nullptr
          ? WriteJson(answer.problem, "steps", RowsOf(grid->steps, answer.problem.cols))
          : WriteJson(answer.problem, "path", RowsOf(std::get<TourPath>(answer.certificate)));
  std::istringstream in(text);
  RequireSame(ReadTours(in, TourFormat::kJson, RequestOf(answer.problem)), answer, text);
  if (Judge(answer).outcome == Outcome::kAccepted) RequireSameTourInFamilies(answer);
}

void RequireRoundTrip(const TilingAnswer& answer) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  if (answer.problem.rows < 1 || answer.problem.cols < 1) return;
  if (grid != nullptr && !IsWhole(answer.problem, grid->labels)) return;
  const std::string text =
      grid != nullptr
          ? WriteJson(answer.problem, "labels", RowsOf(grid->labels, answer.problem.cols))
          : WriteJson(answer.problem, "pieces", RowsOf(std::get<PieceList>(answer.certificate)));
  std::istringstream in(text);
  RequireSame(ReadTilings(in, TilingFormat::kJson, RequestOf(answer.problem)), answer, text);
  if (Judge(answer).outcome == Outcome::kAccepted) RequireSameTilingInFamilies(answer);
}

}  // namespace onceover::fuzz
