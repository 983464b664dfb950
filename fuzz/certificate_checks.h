// What both certificate harnesses check of a verdict, whatever the certificate.
#ifndef ONCEOVER_FUZZ_CERTIFICATE_CHECKS_H_
#define ONCEOVER_FUZZ_CERTIFICATE_CHECKS_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "judging_checks.h"
#include "kernel/tiling_problem.h"
#include "kernel/tour_problem.h"
#include "onceover/verify.h"
#include "reading_checks.h"
#include "require.h"

namespace onceover::fuzz {

inline Verdict Check(const TilingProblem& problem, const auto& certificate, std::int64_t most) {
  return CheckTiling(problem, certificate, most);
}
inline Verdict Check(const TourProblem& problem, const auto& certificate, std::int64_t most) {
  return CheckTour(problem, certificate, most);
}

template <typename Input>
Verdict VerdictOn(const Input& input, std::int64_t most = kDefaultMaxFaults) {
  return std::visit(
      [&](const auto& certificate) { return Check(input.problem, certificate, most); },
      input.certificate);
}

// How many faults the kernel counts; -1 if the question makes no sense.
template <typename Input>
std::int64_t CountFaults(const Input& input) {
  const Verdict verdict = VerdictOn(input);
  constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
  if (verdict.outcome == Outcome::kUnchecked) return -1;
  const auto all = std::accumulate(verdict.counts.begin(), verdict.counts.end(), std::uint64_t{0});
  return std::cmp_greater(all, kMax) ? kMax : static_cast<std::int64_t>(all);
}

// The verdict is one, the second opinion agrees, and a verdict that lists fewer faults lists the
// first of them. Returns the verdict.
template <typename Input>
Verdict RequireVerdict(const Input& input) {
  constexpr std::int64_t kFew = 2;
  const Verdict verdict = VerdictOn(input);
  RequireConsistent(verdict, kDefaultMaxFaults);
  RequireAgreement(input, verdict);
  Verdict expected = verdict;
  if (expected.faults.size() > kFew) expected.faults.resize(kFew);
  Require(VerdictOn(input, kFew) == expected, "the first faults are the first of all");
  return verdict;
}

// A board, or a path, as the fast way sees it: rows of `cols` numbers.
struct FastRows {
  std::int64_t cols = 1;
  std::vector<std::uint32_t> values;

  std::span<const std::uint32_t> Row(std::int64_t row) const {
    return std::span(values).subspan(static_cast<std::size_t>(row * cols),
                                     static_cast<std::size_t>(cols));
  }
  std::int64_t Count() const { return std::ssize(values) / cols; }
};

// Nothing where the fast way never looks: a question without sense, another number of values than
// squares, values beyond 32 bits.
template <typename Problem>
std::optional<FastRows> FastRowsOf(const Problem& problem, const std::vector<std::int64_t>& values,
                                   std::int64_t cols) {
  const auto fits = [](std::int64_t value) {
    return value >= 0 && value <= std::numeric_limits<std::uint32_t>::max();
  };
  if (!kernel::IsMeaningful(problem) || !std::ranges::all_of(values, fits)) return std::nullopt;
  if (std::ssize(values) != problem.rows * problem.cols) return std::nullopt;
  FastRows rows{.cols = cols, .values = {}};
  for (const std::int64_t value : values) rows.values.push_back(static_cast<std::uint32_t>(value));
  return rows;
}

// The band of all rows, made of up to three that are cut before the given rows; `add(band, row)`
// adds a row to a band.
template <typename Band, typename Cuts, typename Add>
Band JoinBands(const Band& empty, const FastRows& rows, const Cuts& cuts, const Add& add) {
  const std::int64_t first = std::clamp<std::int64_t>(cuts[0], 0, rows.Count());
  const std::int64_t second = std::clamp<std::int64_t>(cuts[1], first, rows.Count());
  const auto band_of = [&](std::int64_t from, std::int64_t to) {
    Band band = empty;
    for (std::int64_t row = from; row < to; ++row) add(band, rows.Row(row));
    return band;
  };
  Band all = band_of(0, first);
  all.Append(band_of(first, second));
  all.Append(band_of(second, rows.Count()));
  return all;
}

// The numbers as text, so many a line.
inline std::string TextOf(const std::vector<std::int64_t>& values, std::int64_t cols) {
  std::string text;
  std::int64_t col = 0;
  for (const std::int64_t value : values) {
    text += std::to_string(value);
    text += ++col % cols == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_CERTIFICATE_CHECKS_H_
