#include "profile_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "announce.h"
#include "onceover/claims.h"
#include "onceover/report.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"
#include "read/value.h"

namespace onceover {
namespace {

Existence Decide(const TilingProblem& problem) { return DecideTiling(problem); }
Existence Decide(const TourProblem& problem) { return DecideTour(problem); }

template <typename AnswerType>
int AnnounceOne(const Options& options, const read::JudgedAnswers<AnswerType>& judged,
                std::size_t number, std::string_view name) {
  const AnswerType& answer = judged.reading.answers[number];
  const Verdict& verdict = judged.verdicts[number];
  if (judged.notes[number].refuses && verdict.outcome != Outcome::kRejected) {
    Print(options, ReportRefusal(answer.problem, Decide(answer.problem), answer.end, name));
    return StatusOf(verdict.outcome);
  }
  const int status = AnnounceAnswer(options, judged.reading, number, verdict, name);
  if (const auto at = judged.notes[number].false_success) {
    Print(options, fmt::format("{}:{}:{}: note: the output claims success here\n", name, at->line,
                               at->column));
  }
  return status;
}

template <typename AnswerType>
int Announce(const Options& options, const read::JudgedAnswers<AnswerType>& judged,
             std::string_view name) {
  int status = judged.verdicts.empty() ? kRejected : kAccepted;
  std::size_t accepted = 0;
  for (std::size_t number = 0; number < judged.verdicts.size(); ++number) {
    const int status_of_answer = AnnounceOne(options, judged, number, name);
    if (status_of_answer == kAccepted) ++accepted;
    status = std::max(status, status_of_answer);
  }
  for (const ReadFault& fault : judged.faults) {
    Print(options, ReportInput(fault, name));
    status = std::max(status, kRejected);
  }
  if (judged.verdicts.size() > 1) {
    Print(options, fmt::format("accepted {}/{}\n", accepted, judged.verdicts.size()));
  }
  return status;
}

std::string_view Describe(read::Accepts accepts) {
  switch (accepts) {
    case read::Accepts::kAny:
      return "any";
    case read::Accepts::kPartial:
      return "any (partial credit there)";
    case read::Accepts::kReference:
      return "the reference procedure's";
    case read::Accepts::kExact:
      return "the one of --expected";
    case read::Accepts::kFirstInOrder:
      return "the first in order (--expected)";
    case read::Accepts::kEverySolution:
      return "all solutions (--expected)";
    case read::Accepts::kManyDifferent:
      return "many different ones";
  }
  return "";
}

}  // namespace

const read::Profile* NamedProfile(const Options& options, bool is_tiling) {
  if (options.profile.empty() || options.profile == "auto") return nullptr;
  const read::Profile* profile = read::FindProfile(options.profile);
  if (profile == nullptr) {
    throw QuestionError{fmt::format("--profile: '{}' is no profile; `profiles` lists them",
                                    read::Escape(options.profile))};
  }
  if (read::IsTiling(*profile) != is_tiling) {
    throw QuestionError{fmt::format("--profile: {} is a profile of {}", profile->name,
                                    is_tiling ? "tours" : "tilings")};
  }
  return profile;
}

int CheckByProfile(const Options& options, const read::Profile& profile, std::string_view answer,
                   const read::ProfileOverrides& overrides, const std::string& request,
                   const std::string& expected, std::string_view name) {
  read::ProfileInput input{.answer = answer, .overrides = overrides};
  if (!options.request_file.empty()) input.request = request;
  if (!options.expected_file.empty()) input.expected = expected;
  const auto result =
      read::JudgeByProfile(profile, input, read::TheoremsOfClaims(), options.max_errors);
  if (const auto* error = std::get_if<read::ProfileError>(&result)) {
    const bool is_request = error->input == read::ProfileError::Input::kRequest;
    throw QuestionError{fmt::format(
        "{}:{}:{}: {}", PrintableName(is_request ? options.request_file : options.expected_file),
        error->at.line, error->at.column, error->text)};
  }
  if (const auto* tilings = std::get_if<read::JudgedAnswers<TilingAnswer>>(&result)) {
    return Announce(options, *tilings, name);
  }
  return Announce(options, std::get<read::JudgedAnswers<TourAnswer>>(result), name);
}

std::string ListProfiles() {
  std::string text;
  for (const read::Profile& profile : read::Profiles()) {
    text += fmt::format("{:<6} {:<24} {:<16} {:<32} {}\n",
                        read::IsTiling(profile) ? "tiling" : "tour", profile.name,
                        profile.request.pattern, Describe(profile.accepts), profile.title);
  }
  return text;
}

}  // namespace onceover
