// Tables of verdicts: an answer, and everything that its checker is to say of it.
//
// "It was rejected" proves nothing, so a table holds the whole list of faults, and is compared by
// rule, index, cell, other cell, expected and found.
#ifndef ONCEOVER_TESTS_VERIFY_VERDICT_TABLE_H_
#define ONCEOVER_TESTS_VERIFY_VERDICT_TABLE_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/verify.h"

namespace onceover {

// How GoogleTest shows a fault.
inline void PrintTo(const Fault& fault, std::ostream* out) {
  const auto print_cell = [out](const char* what, const std::optional<Cell>& cell) {
    if (cell) *out << what << cell->row << ',' << cell->col;
  };
  *out << RuleId(fault.rule) << " index " << fault.index;
  print_cell(" cell ", fault.cell);
  print_cell(" other ", fault.other_cell);
  *out << " expected " << fault.expected << " found " << fault.found;
}

namespace verdict_table {

inline constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
inline constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();

// One row of a table. Accepted means no fault, unchecked means bad-request, and rejected the rest.
template <typename Problem, typename Certificate>
struct Case {
  std::string name;  // a sentence, as a test's name
  Problem problem;
  Certificate certificate;
  std::vector<Fault> faults;
  std::int64_t squares_done = 0;
  std::int64_t squares_total = 0;
};

template <typename Problem, typename Certificate>
void PrintTo(const Case<Problem, Certificate>& row, std::ostream* out) {
  *out << row.name;
}

// Names each row's test.
struct RowName {
  std::string operator()(const auto& row) const { return row.param.name; }
};

using Counts = std::array<std::int64_t, kRuleCount>;

inline Counts CountRules(const std::vector<Fault>& faults) {
  Counts counts{};
  for (const Fault& fault : faults) ++counts[static_cast<std::size_t>(fault.rule)];
  return counts;
}

// What the checker is to say if it may list `max_faults` faults.
template <typename Row>
Verdict ExpectedVerdict(const Row& row, std::int64_t max_faults) {
  Verdict verdict{.outcome = Outcome::kRejected,
                  .faults = row.faults,
                  .counts = CountRules(row.faults),
                  .squares_done = row.squares_done,
                  .squares_total = row.squares_total};
  if (row.faults.empty()) verdict.outcome = Outcome::kAccepted;
  if (verdict.counts[static_cast<std::size_t>(Rule::kBadRequest)] != 0) {
    verdict.outcome = Outcome::kUnchecked;
  }
  const std::int64_t listed = std::clamp<std::int64_t>(max_faults, 0, std::ssize(row.faults));
  verdict.faults.resize(static_cast<std::size_t>(listed));
  return verdict;
}

inline void ExpectVerdict(const Verdict& actual, const Verdict& expected) {
  EXPECT_EQ(actual.outcome, expected.outcome);
  EXPECT_EQ(actual.faults, expected.faults);
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    EXPECT_EQ(actual.counts[rule], expected.counts[rule]) << RuleId(static_cast<Rule>(rule));
  }
  EXPECT_EQ(actual.squares_done, expected.squares_done);
  EXPECT_EQ(actual.squares_total, expected.squares_total);
}

// Overloads that let one test body call either checker.
inline Verdict Check(const TilingProblem& problem, const auto& certificate,
                     std::int64_t max_faults) {
  return CheckTiling(problem, certificate, max_faults);
}
inline Verdict Check(const TourProblem& problem, const auto& certificate, std::int64_t max_faults) {
  return CheckTour(problem, certificate, max_faults);
}

// The whole list; and for every shorter list its first faults, with everything counted all the
// same.
template <typename Row>
void ExpectRow(const Row& row) {
  const std::int64_t all = std::ssize(row.faults);
  for (std::int64_t max_faults = -1; max_faults <= all + 1; ++max_faults) {
    SCOPED_TRACE("at most " + std::to_string(max_faults) + " faults");
    ExpectVerdict(Check(row.problem, row.certificate, max_faults),
                  ExpectedVerdict(row, max_faults));
  }
  SCOPED_TRACE("as many faults as there are");
  ExpectVerdict(Check(row.problem, row.certificate, kHighest), ExpectedVerdict(row, kHighest));
}

template <typename Row>
std::set<Rule> RulesOf(const std::vector<Row>& table) {
  std::set<Rule> rules;
  for (const Row& row : table) {
    for (const Fault& fault : row.faults) rules.insert(fault.rule);
  }
  return rules;
}

template <typename Row>
void Append(std::vector<Row>& table, std::vector<Row> rows) {
  table.insert(table.end(), rows.begin(), rows.end());
}

// Which rules each checker applies. Each table reaches all of its own, and rules_test.cc sees that
// together they are all the rules of the kernel.
inline const std::set<Rule> kLabelRules = {
    Rule::kTooFew,       Rule::kTooMany,        Rule::kBadRequest,      Rule::kUncovered,
    Rule::kNotAnL,       Rule::kPieceSize,      Rule::kLabelReused,     Rule::kLabelOutOfRange,
    Rule::kLabelMissing, Rule::kMissingCovered, Rule::kMissingUnmarked, Rule::kTileCount};
inline const std::set<Rule> kPieceRules = {
    Rule::kBadRequest,     Rule::kOffBoard,        Rule::kUncovered,
    Rule::kCoveredTwice,   Rule::kNotAnL,          Rule::kPieceSize,
    Rule::kMissingCovered, Rule::kMissingUnmarked, Rule::kTileCount};
inline const std::set<Rule> kPathRules = {
    Rule::kBadRequest,    Rule::kOffBoard,       Rule::kUnvisited,  Rule::kRevisited,
    Rule::kBlockedSquare, Rule::kNotAKnightMove, Rule::kWrongStart, Rule::kWrongFinish,
    Rule::kNotClosed,     Rule::kTooShort,       Rule::kTooLong};
inline const std::set<Rule> kStepRules = {
    Rule::kTooFew,         Rule::kTooMany,        Rule::kBadRequest,  Rule::kUnvisited,
    Rule::kBlockedSquare,  Rule::kNotAKnightMove, Rule::kStepMissing, Rule::kStepRepeated,
    Rule::kStepOutOfRange, Rule::kWrongStart,     Rule::kWrongFinish, Rule::kNotClosed};

}  // namespace verdict_table
}  // namespace onceover

#endif  // ONCEOVER_TESTS_VERIFY_VERDICT_TABLE_H_
