#include "announce.h"

#include <iostream>
#include <string>
#include <string_view>
#include <variant>

#include "onceover/oracle.h"

namespace onceover {
namespace {

Opinion Ask(const TilingAnswer& answer) {
  return std::visit([&](const auto& it) { return OracleTiling(answer.problem, it); },
                    answer.certificate);
}

Opinion Ask(const TourAnswer& answer) {
  return std::visit([&](const auto& it) { return OracleTour(answer.problem, it); },
                    answer.certificate);
}

Opinion ExpectedOpinion(Outcome outcome) {
  switch (outcome) {
    case Outcome::kAccepted:
      return Opinion::kAccepts;
    case Outcome::kRejected:
      return Opinion::kRejects;
    case Outcome::kUnchecked:
      return Opinion::kMakesNoSense;
  }
  return Opinion::kRejects;  // not reached
}

template <typename AnswerType>
int Compare(const Options& options, const AnswerType& answer, const Verdict& verdict,
            std::string_view name) {
  if (!answer.faults.Empty()) {
    Print(options, std::string(name) + ": no second opinion on what cannot be read\n");
    return kAccepted;
  }
  if (Ask(answer) != ExpectedOpinion(verdict.outcome)) {
    Complain("internal error: " + std::string(name) +
             ": the second opinion disagrees; please report this input");
    return kInternal;
  }
  Print(options, std::string(name) + ": the second opinion agrees\n");
  return kAccepted;
}

}  // namespace

int StatusOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::kAccepted:
      return kAccepted;
    case Outcome::kRejected:
      return kRejected;
    case Outcome::kUnchecked:
      return kNotHandled;
  }
  return kInternal;  // not reached
}

void Print(const Options& options, std::string_view text) {
  if (!options.quiet) std::cout << text;
}

int AskSecondOpinion(const Options& options, const TilingAnswer& answer, const Verdict& verdict,
                     std::string_view name) {
  return Compare(options, answer, verdict, name);
}

int AskSecondOpinion(const Options& options, const TourAnswer& answer, const Verdict& verdict,
                     std::string_view name) {
  return Compare(options, answer, verdict, name);
}

}  // namespace onceover
