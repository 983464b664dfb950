// Judging an answer file by a profile: request, answer and refusals, as the problem has them.
#ifndef ONCEOVER_READ_PROFILE_JUDGE_H_
#define ONCEOVER_READ_PROFILE_JUDGE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "read/profile.h"
#include "read/selection.h"

namespace onceover::read {

// Is there a solution?
enum class Existing : std::uint8_t { kUnknown, kNo, kYes };

// Who knows; without a function nothing is known.
struct ExistenceTheory {
  std::function<Existing(const TilingProblem&)> tiling = {};
  std::function<Existing(const TourProblem&)> tour = {};
};

// What the caller says otherwise than the profile, or than the request.
struct ProfileOverrides {
  FormOverrides form = {};
  std::optional<Selection> selection = std::nullopt;  // in each case
  // Of each case.
  std::optional<BoardSize> board = std::nullopt;
  std::optional<Missing> missing = std::nullopt;
  std::optional<Cell> start = std::nullopt;
  std::optional<Cell> finish = std::nullopt;
  bool closed = false;  // required even where the profile does not require it
};

struct ProfileInput {
  std::string_view answer;
  std::optional<std::string_view> request = std::nullopt;   // without it: any case of the problem
  std::optional<std::string_view> expected = std::nullopt;  // the answer to compare with
  ProfileOverrides overrides = {};
};

// What is to be said of an answer besides its verdict.
struct AnswerNote {
  std::size_t case_number = 0;  // from 0
  bool refuses = false;         // it says that there is no solution
  // A banner that says "solved" beside an answer that is rejected.
  std::optional<Position> false_success = std::nullopt;
};

// The answers that count, in the order of the cases, and the verdict and the note on each. A
// refusal is an answer without values, to the question which it denies: accepted if there is no
// solution, rejected (false-refusal, at its words) if there is one, and unchecked, without a fault,
// where that is not known.
template <typename AnswerType>
struct JudgedAnswers {
  Reading<AnswerType> reading;
  std::vector<Verdict> verdicts;
  std::vector<AnswerNote> notes;
  // Faults of the file as a whole, each a rejection of all of it: answer-count (expected and found:
  // cases, or answers to the one case), other-request (the header of a case has another number).
  std::vector<ReadFault> faults;
};

// An input that is not an answer, and cannot be used.
struct ProfileError {
  enum class Input : std::uint8_t { kRequest, kExpected };
  Input input = Input::kRequest;
  Position at;
  std::string text;  // one line
};

using ProfileResult =
    std::variant<JudgedAnswers<TilingAnswer>, JudgedAnswers<TourAnswer>, ProfileError>;

// Is every answer accepted, and the file as a whole?
bool IsAccepted(const ProfileResult& result);

// Reads the request, cuts the answer into its cases, reads each by the profile's form and judges
// it. A right answer that is not the expected one, or not that of the reference procedure, is
// rejected (valid-but-not-expected, at the first value that differs); so is one that comes again
// where all are to be different (answer-repeated). A request of no cases is an error. Total; time
// and memory are linear in the inputs.
ProfileResult JudgeByProfile(const Profile& profile, const ProfileInput& input,
                             const ExistenceTheory& theory,
                             std::int64_t max_faults = kDefaultMaxFaults);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_JUDGE_H_
