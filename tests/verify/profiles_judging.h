// What is said of answers that a profile judges, in one line.
#ifndef ONCEOVER_TESTS_VERIFY_PROFILES_JUDGING_H_
#define ONCEOVER_TESTS_VERIFY_PROFILES_JUDGING_H_

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "onceover/verify.h"
#include "read/profile_judge.h"

namespace onceover::read {

inline std::string Say(const Fault& fault) {
  std::string said(RuleId(fault.rule));
  if (fault.index >= 0) said += " #" + std::to_string(fault.index);
  const auto add = [&](const std::optional<Cell>& cell) {
    if (cell) said += " " + std::to_string(cell->row) + "," + std::to_string(cell->col);
  };
  add(fault.cell);
  add(fault.other_cell);
  if (fault.expected == 0 && fault.found == 0) return said;
  return said + " " + std::to_string(fault.expected) + "/" + std::to_string(fault.found);
}

inline std::string Say(const Position& at) {
  return " at " + std::to_string(at.line) + ":" + std::to_string(at.column);
}

inline std::string Say(const Verdict& verdict) {
  if (verdict.outcome == Outcome::kAccepted) return "accepted";
  if (verdict.outcome == Outcome::kUnchecked) return "unchecked";
  return verdict.faults.empty() ? "rejected" : Say(verdict.faults.front());
}

// The faults of the file, then each answer: its case if it is not the first, whether it refuses,
// its verdict or its first fault, and where it claims success.
template <typename AnswerType>
inline std::string Say(const JudgedAnswers<AnswerType>& judged) {
  std::string said;
  for (const ReadFault& fault : judged.faults) {
    said += "file: " + Say(fault.fault) + Say(fault.at) + "; ";
  }
  EXPECT_EQ(judged.verdicts.size(), judged.notes.size());
  EXPECT_EQ(judged.verdicts.size(), judged.reading.answers.size());
  for (std::size_t i = 0; i < judged.verdicts.size(); ++i) {
    const AnswerNote& note = judged.notes[i];
    if (note.case_number > 0) said += "case " + std::to_string(note.case_number) + ": ";
    if (note.refuses) said += "refusal ";
    said += Say(judged.verdicts[i]);
    if (note.false_success) said += " claims success" + Say(*note.false_success);
    said += "; ";
  }
  return said;
}

inline std::string Say(const ProfileResult& result) {
  if (const auto* error = std::get_if<ProfileError>(&result)) {
    const bool is_request = error->input == ProfileError::Input::kRequest;
    return (is_request ? "request: " : "expected: ") + error->text + Say(error->at);
  }
  if (const auto* tilings = std::get_if<JudgedAnswers<TilingAnswer>>(&result)) {
    return Say(*tilings);
  }
  return Say(std::get<JudgedAnswers<TourAnswer>>(result));
}

}  // namespace onceover::read

#endif  // ONCEOVER_TESTS_VERIFY_PROFILES_JUDGING_H_
