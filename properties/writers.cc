#include "writers.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace onceover::properties {
namespace {

using Words = std::vector<Word>;

void AddValue(std::int64_t value, Gap before, Words& words) {
  words.push_back({std::to_string(value), before, true});
}

Words WriteMatrix(const std::vector<std::int64_t>& values, std::int64_t cols) {
  Words words;
  for (std::int64_t i = 0; i < std::ssize(values); ++i) {
    AddValue(values[static_cast<std::size_t>(i)], i % cols == 0 ? Gap::kLine : Gap::kBlank, words);
  }
  return words;
}

void AddMark(std::string_view text, Words& words) { words.push_back({std::string(text)}); }

// `[1,2,3]`; the numbers are values that have a place, or not.
void AddArray(const std::vector<std::int64_t>& numbers, bool are_values, Words& words) {
  AddMark("[", words);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) AddMark(",", words);
    words.push_back({std::to_string(numbers[i]), Gap::kNothing, are_values});
  }
  AddMark("]", words);
}

using Rows = std::vector<std::vector<std::int64_t>>;

void AddTable(const Rows& rows, Words& words) {
  AddMark("[", words);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0) AddMark(",", words);
    AddArray(rows[i], true, words);
  }
  AddMark("]", words);
}

void AddKey(std::string_view key, Words& words) {
  AddMark(words.empty() ? "{" : ",", words);
  AddMark("\"" + std::string(key) + "\"", words);
  AddMark(":", words);
}

// One object: the board, what `add_question` says of it, and the answer under its key.
template <typename Problem, typename AddQuestion>
Words WriteObject(const Problem& problem, std::string_view key, const Rows& rows,
                  const AddQuestion& add_question) {
  Words words;
  AddKey("board", words);
  AddArray({problem.rows, problem.cols}, false, words);
  add_question(words);
  AddKey(key, words);
  AddTable(rows, words);
  AddMark("}", words);
  return words;
}

Words WriteObject(const TilingProblem& problem, std::string_view key, const Rows& rows) {
  return WriteObject(problem, key, rows, [&](Words& words) {
    if (std::holds_alternative<MissingAnywhere>(problem.missing)) return;
    AddKey("missing", words);
    if (const Cell* cell = std::get_if<Cell>(&problem.missing)) {
      AddArray({cell->row + 1, cell->col + 1}, false, words);
    } else {
      AddMark("null", words);
    }
  });
}

Words WriteObject(const TourProblem& problem, std::string_view key, const Rows& rows) {
  return WriteObject(problem, key, rows, [&](Words& words) {
    AddKey("closed", words);
    AddMark(problem.closed ? "true" : "false", words);
  });
}

Rows RowsOf(const std::vector<std::int64_t>& values, std::int64_t cols) {
  Rows rows;
  for (auto from = values.begin(); from != values.end(); from += cols) {
    rows.emplace_back(from, from + cols);
  }
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

Rows RowsOf(const TourPath& path) {
  Rows rows;
  for (const Cell& cell : path.squares) rows.push_back({cell.row + 1, cell.col + 1});
  return rows;
}

// A line for each row; nothing but the first is more than one line end after the last.
Words WriteLines(const Rows& rows, Gap first, Gap other) {
  Words words;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Gap at_line = words.empty() ? first : other;
      AddValue(row[i], i == 0 ? at_line : Gap::kBlank, words);
    }
  }
  return words;
}

}  // namespace

Words WriteLabels(const LabelCase& it) {
  return WriteMatrix(it.certificate.labels, it.problem.cols);
}

Words WritePieces(const PieceCase& it) {
  return WriteLines(RowsOf(it.certificate), Gap::kLine, Gap::kLine);
}

Words WriteJson(const LabelCase& it) {
  return WriteObject(it.problem, "labels", RowsOf(it.certificate.labels, it.problem.cols));
}

Words WriteJson(const PieceCase& it) {
  return WriteObject(it.problem, "pieces", RowsOf(it.certificate));
}

Words WriteCells(const PathCase& it) {
  Words words;
  for (const Cell& cell : it.certificate.squares) {
    AddValue(cell.row * it.problem.cols + cell.col + 1, words.empty() ? Gap::kLine : Gap::kBlank,
             words);
  }
  return words;
}

Words WritePairs(const PathCase& it) {
  return WriteLines(RowsOf(it.certificate), Gap::kBreak, Gap::kNext);
}

Words WriteGrid(const StepCase& it) { return WriteMatrix(it.certificate.steps, it.problem.cols); }

Words WriteJson(const PathCase& it) {
  return WriteObject(it.problem, "path", RowsOf(it.certificate));
}

Words WriteJson(const StepCase& it) {
  return WriteObject(it.problem, "steps", RowsOf(it.certificate.steps, it.problem.cols));
}

}  // namespace onceover::properties
