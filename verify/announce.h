// What onceover-check prints of verdicts, and the exit status they make.
#ifndef ONCEOVER_ANNOUNCE_H_
#define ONCEOVER_ANNOUNCE_H_

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check_command.h"
#include "onceover/read.h"
#include "onceover/report.h"
#include "onceover/verify.h"

namespace onceover {

// The exit status of one verdict.
int StatusOf(Outcome outcome);

// Prints to standard output, unless --quiet.
void Print(const Options& options, std::string_view text);

// Asks the graph oracle about an answer that could be read, and prints that it agrees. Returns
// kInternal if it does not, and says so on standard error.
int AskSecondOpinion(const Options& options, const TilingAnswer& answer, const Verdict& verdict,
                     std::string_view name);
int AskSecondOpinion(const Options& options, const TourAnswer& answer, const Verdict& verdict,
                     std::string_view name);

// Prints the verdict on one answer of an input, and what else is to be said about it. Returns its
// exit status.
template <typename AnswerType>
int AnnounceAnswer(const Options& options, const Reading<AnswerType>& reading, std::size_t number,
                   const Verdict& verdict, std::string_view name) {
  Print(options, ReportAnswer(reading, number, verdict, name));
  const int status = StatusOf(verdict.outcome);
  if (!options.second_opinion) return status;
  return std::max(status, AskSecondOpinion(options, reading.answers[number], verdict, name));
}

// The answers of an input that count, and how many were asked for, if that is known.
struct Asked {
  std::vector<std::size_t> numbers;
  std::optional<std::size_t> expected;
};

// How many answers a request asks for, if that is known.
inline std::optional<std::size_t> ExpectedAnswers(const TilingRequest&) { return std::nullopt; }
inline std::optional<std::size_t> ExpectedAnswers(const TourRequest& request) {
  if (request.starts.empty()) return std::nullopt;
  return request.starts.size();
}

// So many answers of an input are announced one by one: a flood of answers is no flood of lines.
inline constexpr std::size_t kMostAnnounced = 1000;

// Judges all answers that count, announces the first of them, and says how many more there are and
// how many are accepted if there are several. Returns the greatest exit status.
template <typename AnswerType>
int AnnounceAll(const Options& options, const Reading<AnswerType>& reading, const Asked& asked,
                std::string_view name) {
  int status = kAccepted;
  std::size_t accepted = 0;
  std::size_t empty = 0;
  for (std::size_t i = 0; i < asked.numbers.size(); ++i) {
    const std::size_t number = asked.numbers[i];
    const AnswerType& answer = reading.answers[number];
    const Verdict verdict = Judge(answer, options.max_errors);
    const int status_of_answer = i < kMostAnnounced || options.second_opinion
                                     ? AnnounceAnswer(options, reading, number, verdict, name)
                                     : StatusOf(verdict.outcome);
    if (status_of_answer == kAccepted) ++accepted;
    if (answer.faults.Count(Rule::kNoAnswer) > 0) ++empty;
    status = std::max(status, status_of_answer);
  }
  if (asked.numbers.size() > kMostAnnounced && !options.second_opinion) {
    const std::size_t more = asked.numbers.size() - kMostAnnounced;
    Print(options, std::string(name) + ": " + std::to_string(more) +
                       " more answers are judged but not listed\n");
  }
  const std::size_t found = asked.numbers.size() - empty;
  if (asked.expected && *asked.expected != found) {
    const Position at = reading.answers.back().end;
    Print(options, ReportAnswerCount(*asked.expected, found, at, name));
    status = std::max(status, kRejected);
  }
  const std::size_t all = std::max(asked.expected.value_or(0), asked.numbers.size());
  if (all > 1) {
    Print(options, "accepted " + std::to_string(accepted) + "/" + std::to_string(all) + "\n");
  }
  return status;
}

}  // namespace onceover

#endif  // ONCEOVER_ANNOUNCE_H_
