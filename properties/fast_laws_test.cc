// Laws that tie the fast ways to accept to the kernel: on any answer, right, broken or random, and
// however it is cut into bands, they accept what the kernel accepts, and nothing else.
#include <gtest/gtest.h>
// GoogleTest first: the header of RapidCheck needs it.
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cases.h"
#include "edits.h"
#include "fast/accept.h"
#include "fast/label_band.h"
#include "fast/path_band.h"
#include "fast/step_band.h"
#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"
#include "mutators.h"
#include "onceover/read.h"
#include "tiling_generators.h"
#include "tour_generators.h"

namespace onceover::properties {
namespace {

using Number = std::uint32_t;

// The rows of an answer as bands see them; nothing where they cannot: a question without sense,
// another number of values than squares, values below 0.
struct Rows {
  std::int64_t cols = 1;  // values a row
  std::vector<Number> values;

  std::int64_t Count() const { return std::ssize(values) / cols; }
  std::span<const Number> At(std::int64_t row) const {
    return std::span(values).subspan(static_cast<std::size_t>(row * cols),
                                     static_cast<std::size_t>(cols));
  }
};

bool IsNumber(std::int64_t value) {
  return value >= 0 && value <= std::numeric_limits<Number>::max();
}

template <typename Problem>
std::optional<Rows> RowsOf(const Problem& problem, const std::vector<std::int64_t>& values,
                           std::int64_t cols) {
  if (!kernel::IsMeaningful(problem) || !std::ranges::all_of(values, IsNumber)) return std::nullopt;
  if (std::ssize(values) != problem.rows * problem.cols) return std::nullopt;
  Rows rows{.cols = cols, .values = {}};
  for (const std::int64_t value : values) rows.values.push_back(static_cast<Number>(value));
  return rows;
}

std::optional<Rows> RowsOf(const LabelCase& it) {
  return RowsOf(it.problem, it.certificate.labels, it.problem.cols);
}
std::optional<Rows> RowsOf(const StepCase& it) {
  return RowsOf(it.problem, it.certificate.steps, it.problem.cols);
}
// A path has one square a row.
std::optional<Rows> RowsOf(const PathCase& it) {
  std::vector<std::int64_t> squares;
  for (const Cell& cell : it.certificate.squares) {
    const bool is_on_board =
        cell.row >= 0 && cell.row < it.problem.rows && cell.col >= 0 && cell.col < it.problem.cols;
    squares.push_back(is_on_board ? cell.row * it.problem.cols + cell.col + 1 : 0);
  }
  return RowsOf(it.problem, squares, 1);
}

void Add(fast::LabelBand& band, std::span<const Number> row) { band.AddRow(row); }
void Add(fast::StepBand& band, std::span<const Number> row) { band.AddRow(row); }
void Add(fast::PathBand& band, std::span<const Number> row) { band.AddSquares(row); }

fast::LabelBand EmptyBand(const LabelCase& it) {
  return {it.problem.cols, kernel::SquaresToCover(it.problem) / 3};
}
fast::StepBand EmptyBand(const StepCase& it) {
  return {it.problem.cols, it.problem.rows * it.problem.cols};
}
fast::PathBand EmptyBand(const PathCase& it) { return {it.problem.rows, it.problem.cols}; }

bool IsRight(const fast::LabelBand& band, const LabelCase& it) { return band.IsTiling(it.problem); }
bool IsRight(const fast::StepBand& band, const StepCase& it) { return band.IsTour(it.problem); }
bool IsRight(const fast::PathBand& band, const PathCase& it) { return band.IsTour(it.problem); }

// Is an answer accepted that is cut into bands before the rows `first` and `second`?
template <typename CaseType>
bool AcceptInBands(const CaseType& it, const Rows& rows, std::int64_t first, std::int64_t second) {
  const auto band_of = [&](std::int64_t from, std::int64_t to) {
    auto band = EmptyBand(it);
    for (std::int64_t row = from; row < to; ++row) Add(band, rows.At(row));
    return band;
  };
  auto all = band_of(0, first);
  all.Append(band_of(first, second));
  all.Append(band_of(second, rows.Count()));
  return IsRight(all, it);
}

template <typename CaseType>
bool IsAccepted(const CaseType& it) {
  return Check(it).outcome == Outcome::kAccepted;
}

// A board with blocked squares is not looked at.
bool IsLookedAt(const LabelCase&) { return true; }
bool IsLookedAt(const StepCase& it) { return it.problem.blocked.empty(); }
bool IsLookedAt(const PathCase& it) { return it.problem.blocked.empty(); }

template <typename CaseType>
void ExpectSameInAllBands(const CaseType& it) {
  const auto rows = RowsOf(it);
  if (!rows) return;
  const bool expected = IsAccepted(it) && IsLookedAt(it);
  for (std::int64_t first = 0; first <= rows->Count(); ++first) {
    for (std::int64_t second = first; second <= rows->Count(); ++second) {
      if (AcceptInBands(it, *rows, first, second) == expected) continue;
      RC_LOG() << rc::toString(it) << "\ncut before rows " << first << " and " << second;
      RC_FAIL("the bands do not accept what the kernel accepts");
    }
  }
}

fast::Bytes BytesOf(const std::string& text, bool is_size_known) {
  fast::Bytes bytes;
  bytes.read_at = [&text](std::int64_t offset, std::span<char> room) {
    return text.copy(room.data(), room.size(), static_cast<std::size_t>(offset));
  };
  if (is_size_known) bytes.size = std::ssize(text);
  return bytes;
}

std::string TextOf(const Rows& rows) {
  std::string text;
  for (std::size_t i = 0; i < rows.values.size(); ++i) {
    const bool ends_row = std::cmp_equal((i + 1) % static_cast<std::size_t>(rows.cols), 0);
    text += std::to_string(rows.values[i]) + (ends_row ? "\n" : " ");
  }
  return text;
}

bool AcceptText(const LabelCase& it, const fast::Bytes& bytes, int bands) {
  const TilingRequest request{.board = BoardSize{it.problem.rows, it.problem.cols},
                              .missing = it.problem.missing};
  return fast::AcceptLabels(bytes, request, bands) == it.problem;
}

TourRequest RequestOf(const TourProblem& problem) {
  return {.board = BoardSize{problem.rows, problem.cols},
          .start = problem.start,
          .finish = problem.finish,
          .closed = problem.closed,
          .blocked = problem.blocked};
}
bool AcceptText(const StepCase& it, const fast::Bytes& bytes, int bands) {
  return fast::AcceptSteps(bytes, RequestOf(it.problem), bands) == it.problem;
}
bool AcceptText(const PathCase& it, const fast::Bytes& bytes, int bands) {
  return fast::AcceptSquares(bytes, RequestOf(it.problem), bands) == it.problem;
}

// A number of some bytes, the least significant first.
void PutBytes(std::int64_t number, std::size_t size, std::string& out) {
  for (std::size_t i = 0; i < size; ++i) {
    out += static_cast<char>(static_cast<std::uint64_t>(number) >> 8 * i & 0xFF);
  }
}

std::string BinaryOf(const LabelCase& it, std::size_t label_size) {
  std::string bytes = "\x89OOT\r\n\x1A\n";
  PutBytes(1, 4, bytes);
  PutBytes(static_cast<std::int64_t>(label_size), 4, bytes);
  PutBytes(it.problem.rows, 8, bytes);
  PutBytes(it.problem.cols, 8, bytes);
  bytes.resize(64);
  for (const std::int64_t label : it.certificate.labels) PutBytes(label, label_size, bytes);
  return bytes;
}

// Labels of 8 bytes hold any value; those of 4 bytes, most.
void ExpectSameInBinary(const LabelCase& it) {
  if (!kernel::IsMeaningful(it.problem)) return;
  const TilingRequest request{.board = std::nullopt, .missing = it.problem.missing};
  const bool expected = IsAccepted(it);
  for (const std::size_t label_size : {std::size_t{4}, std::size_t{8}}) {
    const bool fits = std::ranges::all_of(it.certificate.labels, [&](std::int64_t label) {
      return label_size == 8 || static_cast<std::int32_t>(label) == label;
    });
    if (!fits) continue;
    const std::string bytes = BinaryOf(it, label_size);
    std::istringstream in(bytes);
    const auto reading = ReadTilings(in, TilingFormat::kBinary, request);
    RC_ASSERT(reading.answers.size() == 1U);
    RC_ASSERT(Judge(reading.answers.front()) == Check(it));
    for (int bands = 0; bands <= 4; ++bands) {
      const auto accepted =
          fast::AcceptBinary(BytesOf(bytes, bands > 0), request, std::max(bands, 1));
      RC_ASSERT((accepted == it.problem) == expected);
    }
  }
}

RC_GTEST_PROP(FastLaws, OnRightBinaryBoards, ()) { ExpectSameInBinary(*AnyTiling()); }
RC_GTEST_PROP(FastLaws, OnEditedBinaryBoards, ()) { ExpectSameInBinary(*EditedLabels()); }
RC_GTEST_PROP(FastLaws, OnRandomBinaryBoards, ()) { ExpectSameInBinary(*RandomLabels()); }

template <typename CaseType>
void ExpectSameAsText(const CaseType& it) {
  const auto rows = RowsOf(it);
  if (!rows) return;
  const std::string text = TextOf(*rows);
  const bool expected = IsAccepted(it) && IsLookedAt(it);
  for (int bands = 0; bands <= 4; ++bands) {
    if (AcceptText(it, BytesOf(text, bands > 0), std::max(bands, 1)) == expected) continue;
    RC_LOG() << rc::toString(it) << "\nin " << bands << " bands:\n" << text;
    RC_FAIL("the text is not accepted as the kernel accepts it");
  }
}

template <typename CaseType>
void ExpectSame(const CaseType& it) {
  ExpectSameInAllBands(it);
  ExpectSameAsText(it);
}

RC_GTEST_PROP(FastLaws, OnRightTilings, ()) { ExpectSame(*AnyTiling()); }
RC_GTEST_PROP(FastLaws, OnEditedLabels, ()) { ExpectSame(*EditedLabels()); }
RC_GTEST_PROP(FastLaws, OnRandomLabels, ()) { ExpectSame(*RandomLabels()); }
RC_GTEST_PROP(FastLaws, OnMutatedTilings, ()) {
  for (const auto& it : AllMutations(LabelMutators(), *AnyTiling())) ExpectSame(it.broken);
}

RC_GTEST_PROP(FastLaws, OnRightTours, ()) {
  const PathCase it = *AnyTour();
  ExpectSameAsText(it);
  ExpectSame(ToSteps(it));
}
RC_GTEST_PROP(FastLaws, OnRightPathsInBands, ()) { ExpectSameInAllBands(*AnyTour()); }
RC_GTEST_PROP(FastLaws, OnEditedPaths, ()) { ExpectSame(*EditedPath()); }
RC_GTEST_PROP(FastLaws, OnEditedSteps, ()) { ExpectSame(*EditedSteps()); }
RC_GTEST_PROP(FastLaws, OnRandomPaths, ()) { ExpectSame(*RandomPath()); }
RC_GTEST_PROP(FastLaws, OnRandomSteps, ()) { ExpectSame(*RandomSteps()); }
RC_GTEST_PROP(FastLaws, OnMutatedTours, ()) {
  const PathCase it = *AnyTour();
  for (const auto& mutation : AllMutations(PathMutators(), it)) ExpectSameAsText(mutation.broken);
  for (const auto& mutation : AllMutations(StepMutators(), ToSteps(it))) {
    ExpectSame(mutation.broken);
  }
}

}  // namespace
}  // namespace onceover::properties
