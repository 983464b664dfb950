// Verdicts in words, for people. All prose of the checker is made behind this header.
//
// Every line is printable ASCII, at most 200 bytes long after the name of the input; somebody's
// bytes are in it as \xNN only. Squares are row,column and count from 1, as in every option.
#ifndef ONCEOVER_REPORT_H_
#define ONCEOVER_REPORT_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "onceover/claims.h"
#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover {

// The verdict on one answer: a line `accepted NAME: ...`, `rejected NAME: ...` or `unchecked NAME:
// ...`, then a line `NAME:line:column: error: text [rule-id]` for each listed fault, then, if there
// are more, how many. `number` is the answer's in `reading`, `verdict` what Judge says of it.
std::string ReportAnswer(const Reading<TilingAnswer>& reading, std::size_t number,
                         const Verdict& verdict, std::string_view name);
std::string ReportAnswer(const Reading<TourAnswer>& reading, std::size_t number,
                         const Verdict& verdict, std::string_view name);

// The line of a fault that is one of an input as a whole.
std::string ReportInput(const ReadFault& fault, std::string_view name);

// The verdict on an answer that says that there is none, by what theory says: accepted, rejected
// with the fault false-refusal at `at`, or unchecked.
std::string ReportRefusal(const TilingProblem& problem, const Existence& existence,
                          const Position& at, std::string_view name);
std::string ReportRefusal(const TourProblem& problem, const Existence& existence,
                          const Position& at, std::string_view name);

// The fault of a whole input that holds another number of answers than were asked for.
std::string ReportAnswerCount(std::size_t expected, std::size_t found, const Position& at,
                              std::string_view name);

// The name of an input, fit to be printed.
std::string PrintableName(std::string_view name);

}  // namespace onceover

#endif  // ONCEOVER_REPORT_H_
