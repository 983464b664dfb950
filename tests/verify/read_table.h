// Tables of readings: bytes, and everything that reading them is to give.
//
// A row holds each answer of the input: its problem and certificate, or the whole list of its
// faults of reading by rule, index, line and column. Every row is read again with what must make no
// difference: a byte order mark, CRLF, blanks at the end; and with shorter lists of faults.
#ifndef ONCEOVER_TESTS_VERIFY_READ_TABLE_H_
#define ONCEOVER_TESTS_VERIFY_READ_TABLE_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover {

// How GoogleTest shows what is compared here.
inline void PrintTo(const Cell& cell, std::ostream* out) { *out << cell.row << ',' << cell.col; }
inline void PrintTo(const Position& at, std::ostream* out) {
  *out << at.line << ':' << at.column << " (byte " << at.byte << ')';
}

namespace read_table {

// The bytes of a literal, zeros included.
template <std::size_t size>
std::string Bytes(const char (&literal)[size]) {
  return std::string(literal, size - 1);
}

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// A fault of reading and its place.
struct PlacedFault {
  Rule rule = Rule::kNoAnswer;
  std::int64_t index = -1;
  std::int64_t line = 1;
  std::int64_t column = 1;
  friend bool operator==(const PlacedFault&, const PlacedFault&) = default;
};
using PlacedFaults = std::vector<PlacedFault>;

inline void PrintTo(const PlacedFault& fault, std::ostream* out) {
  *out << RuleId(fault.rule) << " index " << fault.index << " at " << fault.line << ':'
       << fault.column;
}

// One answer of an input; where it is at fault, the certificate is not compared.
template <typename AnswerType>
struct Expected {
  using Problem = decltype(AnswerType::problem);
  using Certificate = decltype(AnswerType::certificate);
  // A constructor, since g++ 12 stumbles over a default member initializer here.
  Expected(Problem its_problem, Certificate its_certificate, PlacedFaults its_faults = {})
      : problem(std::move(its_problem)),
        certificate(std::move(its_certificate)),
        faults(std::move(its_faults)) {}
  Problem problem;
  Certificate certificate;
  PlacedFaults faults;
};

template <typename AnswerType, typename Format, typename Request>
struct Case {
  std::string name;  // a sentence, as a test's name
  Format format;
  Request request;
  std::string bytes;
  std::vector<Expected<AnswerType>> answers;
};

using TilingCase = Case<TilingAnswer, TilingFormat, TilingRequest>;
using TourCase = Case<TourAnswer, TourFormat, TourRequest>;

template <typename AnswerType, typename Format, typename Request>
void PrintTo(const Case<AnswerType, Format, Request>& row, std::ostream* out) {
  *out << row.name;
}

// Names each row's test.
struct RowName {
  std::string operator()(const auto& row) const { return row.param.name; }
};

inline Reading<TilingAnswer> Read(std::istream& in, TilingFormat format,
                                  const TilingRequest& request, std::int64_t max_faults) {
  return ReadTilings(in, format, request, max_faults);
}
inline Reading<TourAnswer> Read(std::istream& in, TourFormat format, const TourRequest& request,
                                std::int64_t max_faults) {
  return ReadTours(in, format, request, max_faults);
}

// The place of a byte, found by counting.
inline Position PlaceOfByte(std::string_view bytes, std::int64_t byte) {
  Position at{.byte = byte};
  std::int64_t begin = bytes.starts_with(kByteOrderMark) ? 3 : 0;
  for (std::int64_t i = 0; i < byte; ++i) {
    if (bytes[static_cast<std::size_t>(i)] != '\n') continue;
    ++at.line;
    begin = i + 1;
  }
  at.column = byte - begin + 1;
  return at;
}

inline std::vector<std::int64_t> CountsOf(const PlacedFaults& faults) {
  std::vector<std::int64_t> counts(faults.empty() ? 0 : kRuleCount);
  for (const PlacedFault& fault : faults) ++counts[static_cast<std::size_t>(fault.rule)];
  return counts;
}

template <typename AnswerType>
void ExpectAnswer(const AnswerType& actual, const Expected<AnswerType>& expected,
                  std::string_view bytes, std::int64_t max_faults) {
  EXPECT_EQ(actual.problem, expected.problem);
  EXPECT_EQ(actual.faults.counts, CountsOf(expected.faults));
  EXPECT_EQ(actual.faults.Empty(), expected.faults.empty());
  EXPECT_EQ(actual.end, PlaceOfByte(bytes, actual.end.byte));
  if (expected.faults.empty()) {
    EXPECT_EQ(actual.certificate, expected.certificate);
  }

  PlacedFaults listed;
  for (const ReadFault& fault : actual.faults.listed) {
    listed.push_back({fault.fault.rule, fault.fault.index, fault.at.line, fault.at.column});
    EXPECT_EQ(fault.at, PlaceOfByte(bytes, fault.at.byte));
    EXPECT_FALSE(fault.fault.cell || fault.fault.other_cell);
  }
  PlacedFaults first = expected.faults;
  const auto room = static_cast<std::size_t>(std::max<std::int64_t>(max_faults, 0));
  first.resize(std::min(room, first.size()));
  EXPECT_EQ(listed, first);
}

template <typename Row>
void ExpectReading(const Row& row, const std::string& bytes) {
  const std::vector<std::int64_t> limits = {-1, 0, 1, 20};
  for (const std::int64_t max_faults : limits) {
    SCOPED_TRACE("at most " + std::to_string(max_faults) + " faults");
    std::istringstream in(bytes);
    const auto reading = Read(in, row.format, row.request, max_faults);
    ASSERT_EQ(reading.answers.size(), row.answers.size());
    for (std::size_t i = 0; i < row.answers.size(); ++i) {
      SCOPED_TRACE("answer " + std::to_string(i + 1));
      ExpectAnswer(reading.answers[i], row.answers[i], bytes, max_faults);
    }
  }
}

inline std::string WithCrLf(std::string_view bytes) {
  std::string changed;
  for (const char byte : bytes) changed += byte == '\n' ? "\r\n" : std::string(1, byte);
  return changed;
}

// What the row says, and what must make no difference to it.
template <typename Row>
void ExpectRow(const Row& row) {
  ExpectReading(row, row.bytes);
  {
    SCOPED_TRACE("with CRLF");
    ExpectReading(row, WithCrLf(row.bytes));
  }
  {
    SCOPED_TRACE("with blanks at the end");
    ExpectReading(row, row.bytes + " \t\v\f\r\n\n ");
  }
  if (!row.bytes.starts_with(kByteOrderMark)) {
    SCOPED_TRACE("with a byte order mark");
    ExpectReading(row, std::string(kByteOrderMark) + row.bytes);
  }
}

template <typename Row>
std::set<Rule> RulesOf(const std::vector<Row>& table) {
  std::set<Rule> rules;
  for (const Row& row : table) {
    for (const auto& answer : row.answers) {
      for (const PlacedFault& fault : answer.faults) rules.insert(fault.rule);
    }
  }
  return rules;
}

// Which rules each table of readings reaches. Each table proves its own set, and
// reading_rules_test.cc sees that together they are all the rules of reading.
inline const std::set<Rule> kTextRules = {Rule::kNoAnswer,     Rule::kOddByte,
                                          Rule::kNotANumber,   Rule::kNumberOverflow,
                                          Rule::kOtherRequest, Rule::kRaggedRow};
inline const std::set<Rule> kJsonRules = {Rule::kNoAnswer,  Rule::kOddByte, Rule::kNumberOverflow,
                                          Rule::kRaggedRow, Rule::kBadJson, Rule::kOtherRequest};
inline const std::set<Rule> kJudgeRules = {Rule::kTooFew, Rule::kTooMany};  // judge_test.cc
inline const std::set<Rule> kInputRules = {Rule::kAnswerCount};             // report_test.cc

}  // namespace read_table
}  // namespace onceover

#endif  // ONCEOVER_TESTS_VERIFY_READ_TABLE_H_
