#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mutants/page.h"

namespace onceover::mutants {
namespace {

using properties::PathCase;
using properties::StepCase;
using read::TourFamily;

constexpr std::int64_t kLetters = 26;

std::optional<std::string> NumberWord(const Form& form, const PathCase& it, const Cell& cell) {
  return std::to_string(cell.row * it.problem.cols + cell.col + form.Tour().base);
}

std::optional<std::string> NameWord(const Form& form, const PathCase& it, const Cell& cell) {
  const std::int64_t row = form.Tour().upwards ? it.problem.rows - 1 - cell.row : cell.row;
  if (cell.col < 0 || cell.col >= kLetters || row < -1) return std::nullopt;
  const char first = form.Tour().upwards ? 'a' : 'A';
  return fmt::format("{}{}", static_cast<char>(first + cell.col), row + 1);
}

std::optional<std::string> ByteWord(const PathCase&, const Cell& cell) {
  constexpr std::int64_t kBytes = 256;
  const auto is_byte = [](std::int64_t value) { return value >= 0 && value < kBytes; };
  if (!is_byte(cell.row) || !is_byte(cell.col)) return std::nullopt;
  return std::string{static_cast<char>(cell.col), static_cast<char>(cell.row)};
}

// The words of one square.
std::optional<std::vector<std::string>> WordsOf(const Form& form, const PathCase& it,
                                                const Cell& cell) {
  const read::TourForm& layout = form.Tour();
  if (layout.family == TourFamily::kSquarePairs) {
    std::string row = std::to_string(cell.row + layout.coordinate_base);
    std::string col = std::to_string(cell.col + layout.coordinate_base);
    if (layout.column_first) std::swap(row, col);
    return {{std::move(row), std::move(col)}};
  }
  const auto word = layout.family == TourFamily::kSquareNumbers ? NumberWord(form, it, cell)
                    : layout.family == TourFamily::kSquareNames ? NameWord(form, it, cell)
                                                                : ByteWord(it, cell);
  if (!word) return std::nullopt;
  return {{*word}};
}

Style JsonStyleOf(const TourProblem& problem, const char* key) {
  return JsonStyle(fmt::format("{{\"board\":[{},{}],\"closed\":{},\"{}\":[", problem.rows,
                               problem.cols, problem.closed ? "true" : "false", key));
}

Style PathStyle(const Form& form, const TourProblem& problem) {
  if (form.IsJson()) return JsonStyleOf(problem, "path");
  switch (form.Tour().family) {
    case TourFamily::kSquareNumbers:
      return {.row_end = "", .between_rows = " ", .after = "\n"};
    case TourFamily::kBytes:
      return {.row_end = ""};
    case TourFamily::kSquareNames:  // without blanks where a file has several cases
      if (form.IsRepeated()) return {.row_end = "", .after = "\n"};
      return {};
    default:
      if (form.Tour().column_first) {
        return {.before = "[",
                .row_begin = "(",
                .between = ",",
                .row_end = ")",
                .between_rows = ",",
                .after = "]\n"};
      }
      return {};
  }
}

}  // namespace

std::optional<Page> PageOf(const Form& form, const PathCase& it) {
  if (!form.HasPath()) return PageOf(form, ToSteps(it));
  Page page{.rows = {}, .style = PathStyle(form, it.problem)};
  for (const Cell& cell : it.certificate.squares) {
    auto words = WordsOf(form, it, cell);
    if (!words) return std::nullopt;
    page.rows.push_back(std::move(*words));
  }
  return page;
}

std::optional<Page> PageOf(const Form& form, const StepCase& it) {
  Page page;
  if (form.IsJson()) page.style = JsonStyleOf(it.problem, "steps");
  if (form.Layout().layout.lead == read::Lead::kCount) {
    page.style = {.row_end = "", .between_rows = " ", .after = "\n"};
  }
  const auto is_blocked = [&](const Cell& cell) {
    return std::ranges::find(it.problem.blocked, cell) != it.problem.blocked.end();
  };
  for (std::int64_t i = 0; i < std::ssize(it.certificate.steps); ++i) {
    const Cell cell = {i / it.problem.cols, i % it.problem.cols};
    if (cell.col == 0) page.rows.emplace_back();
    const std::int64_t step = it.certificate.steps[static_cast<std::size_t>(i)];
    std::string word = std::to_string(step - 1 + form.Tour().base);
    if (step == 0 && is_blocked(cell)) word = form.Tour().blocked;
    page.rows.back().push_back(std::move(word));
  }
  return page;
}

}  // namespace onceover::mutants
