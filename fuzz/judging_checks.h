// The one property of both text harnesses: every answer of a text is judged as the second opinion
// judges it, at places of the text, in printable words.
#ifndef ONCEOVER_FUZZ_JUDGING_CHECKS_H_
#define ONCEOVER_FUZZ_JUDGING_CHECKS_H_

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "counts.h"
#include "onceover/oracle.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "reading_checks.h"
#include "require.h"

namespace onceover::fuzz {

inline Opinion SecondOpinion(const TilingProblem& problem, const auto& certificate) {
  return OracleTiling(problem, certificate);
}
inline Opinion SecondOpinion(const TourProblem& problem, const auto& certificate) {
  return OracleTour(problem, certificate);
}

inline Outcome OutcomeOf(Opinion opinion) {
  switch (opinion) {
    case Opinion::kAccepts:
      return Outcome::kAccepted;
    case Opinion::kRejects:
      return Outcome::kRejected;
    case Opinion::kMakesNoSense:
      return Outcome::kUnchecked;
  }
  return Outcome::kRejected;  // not reached
}

template <typename AnswerType>
void RequireAgreement(const AnswerType& answer, const Verdict& verdict) {
  std::visit(
      [&](const auto& certificate) {
        const Opinion opinion = SecondOpinion(answer.problem, certificate);
        Require(OutcomeOf(opinion) == verdict.outcome, "the second opinion agrees");
        if (opinion != Opinion::kMakesNoSense) RequireSums(answer.problem, certificate, verdict);
      },
      answer.certificate);
}

// One answer of a text, and the verdict on it.
template <typename AnswerType>
void RequireWellSaid(const Lines& lines, const Reading<AnswerType>& reading, std::size_t number,
                     const Verdict& verdict) {
  constexpr const char* kName = "answer.txt";
  const AnswerType& answer = reading.answers[number];
  lines.RequirePlace(answer.end);
  Require(answer.first_value >= 0 && answer.first_value <= reading.places.Count(),
          "an answer begins among the values");
  for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
    lines.RequirePlace(PlaceOf(reading, answer, verdict.faults[i], i));
  }
  RequirePrintable(ReportAnswer(reading, number, verdict, kName), kName);
}

// Every answer of a text; `reading` lists up to max_faults faults of reading.
template <typename AnswerType>
void RequireAnswersWellJudged(std::string_view text, const Reading<AnswerType>& reading,
                              std::int64_t max_faults) {
  const Lines lines(text);
  for (std::size_t number = 0; number < reading.answers.size(); ++number) {
    const AnswerType& answer = reading.answers[number];
    const Verdict verdict = Judge(answer, max_faults);
    RequireConsistent(verdict, max_faults);
    RequireWellSaid(lines, reading, number, verdict);
    if (answer.faults.Empty()) {
      RequireAgreement(answer, verdict);
    } else {
      Require(verdict.outcome == Outcome::kRejected, "what cannot be read is rejected");
    }
  }
}

// The same of a text of plain numbers or JSON, where values come in the order of the text.
template <typename AnswerType>
void RequireWellJudged(std::string_view text, const Reading<AnswerType>& reading,
                       std::int64_t max_faults, bool is_json) {
  Require(!reading.answers.empty(), "an input is one answer at least");
  RequirePlaces(text, reading.places, is_json);
  RequireAnswersWellJudged(text, reading, max_faults);
}

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_JUDGING_CHECKS_H_
