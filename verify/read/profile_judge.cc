#include "read/profile_judge.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/verify.h"
#include "read/answers.h"
#include "read/families.h"
#include "read/profile_compare.h"
#include "read/profile_cut.h"
#include "read/profile_part.h"
#include "read/text.h"
#include "read/value.h"

namespace onceover::read {
namespace {

// What differs between the two problems.
struct Tilings {
  using AnswerType = TilingAnswer;
  using FormType = TilingForm;

  static TilingRequest RequestOf(const Profile&, const CaseRequest& asked,
                                 const ProfileOverrides& overrides) {
    TilingRequest request{.board = asked.board};
    if (asked.square) request.missing = *asked.square;
    if (overrides.board) request.board = overrides.board;
    if (overrides.missing) request.missing = overrides.missing;
    return request;
  }
  static TilingProblem ProblemOf(const TilingRequest& request) {
    return read::ProblemOf(request, BoardSize{});
  }
  static TilingProblem Denied(const Profile&, const TilingRequest& request) {
    return ProblemOf(request);
  }
  static void SetFirst(TilingForm&, std::int64_t) {}
  static auto Families() { return TilingFamilies(); }
  static Existing Decide(const ExistenceTheory& theory, const TilingProblem& problem) {
    return theory.tiling ? theory.tiling(problem) : Existing::kUnknown;
  }
};

struct Tours {
  using AnswerType = TourAnswer;
  using FormType = TourForm;

  static TourRequest RequestOf(const Profile& profile, const CaseRequest& asked,
                               const ProfileOverrides& overrides) {
    TourRequest request{.board = asked.board,
                        .start = asked.square,
                        .finish = asked.finish,
                        .closed = profile.closed || overrides.closed,
                        .blocked = asked.blocked};
    if (overrides.board) request.board = overrides.board;
    if (overrides.start) request.start = overrides.start;
    if (overrides.finish) request.finish = overrides.finish;
    return request;
  }
  static TourProblem ProblemOf(const TourRequest& request) {
    return read::ProblemOf(request, BoardSize{}, 0);
  }
  static TourProblem Denied(const Profile& profile, const TourRequest& request) {
    const BoardSize board = request.board.value_or(BoardSize{});
    const bool is_free = profile.refusal.denies != Denies::kTheAnswer;
    TourProblem problem{.rows = board.rows, .cols = board.cols, .blocked = request.blocked};
    if (!is_free) problem.start = request.start;
    if (!is_free) problem.finish = request.finish;
    problem.closed = request.closed || profile.refusal.denies == Denies::kClosedTour;
    return problem;
  }
  static void SetFirst(TourForm& form, std::int64_t first) { form.base = first; }
  static auto Families() { return TourFamilies(); }
  static Existing Decide(const ExistenceTheory& theory, const TourProblem& problem) {
    return theory.tour ? theory.tour(problem) : Existing::kUnknown;
  }
};

template <typename Kind>
class ProfileJudge {
 public:
  using AnswerType = typename Kind::AnswerType;

  ProfileJudge(const Profile& profile, const ProfileOverrides& overrides,
               const ExistenceTheory& theory, std::int64_t max_faults)
      : profile_(profile), overrides_(overrides), theory_(theory), max_faults_(max_faults) {}

  // `asked` holds a case at least; without a request, the one that stands for any.
  JudgedAnswers<AnswerType> Judge(const Text& text, std::span<const CaseRequest> asked,
                                  bool is_asked) {
    const auto cut = CutIntoCases(text, profile_.layout, profile_.refusal.words,
                                  is_asked ? asked : std::span<const CaseRequest>{});
    if (cut.is_uncut) {
      JudgeUncut(Part(text, cut.cases.front()), asked, is_asked);
    } else {
      JudgeCases(text, cut, asked, is_asked);
    }
    if (profile_.accepts == Accepts::kManyDifferent) RejectRepeated();
    return std::move(judged_);
  }

 private:
  using FormType = typename Kind::FormType;

  FormType FormOf(const CaseRequest& asked) const {
    FormType form = std::get<FormType>(profile_.form);
    if (asked.first_step) Kind::SetFirst(form, *asked.first_step);
    return Overridden(std::move(form), overrides_.form);
  }

  template <typename RequestType>
  Reading<AnswerType> Read(const Text& part, const FormType& form, const RequestType& request) {
    Reading<AnswerType> reading;
    for (const auto& entry : Kind::Families()) {
      if (entry.family != form.family) continue;
      entry.read(part, form, request, max_faults_, reading);
    }
    if (reading.answers.empty()) {
      AnswerType& none = reading.answers.emplace_back();
      none.problem = Kind::ProblemOf(request);
      none.end = part.At(part.Bytes().size());
      none.faults.Add({.fault = {.rule = Rule::kNoAnswer}, .at = none.end, .shown = ""},
                      max_faults_);
    }
    return reading;
  }

  void JudgeCases(const Text& text, const CaseTexts& cut, std::span<const CaseRequest> asked,
                  bool is_asked) {
    const std::size_t found = cut.cases.size();
    for (std::size_t number = 0; number < found; ++number) {
      if (is_asked && number >= asked.size()) break;
      CheckHeader(text, cut.cases[number], number);
      JudgeCase(Part(text, cut.cases[number]), asked[is_asked ? number : 0], number);
    }
    if (found == 0) {
      const std::size_t end = text.Bytes().size();
      JudgeCase(Part(text, {.begin = end, .end = end}), asked[0], 0);
    }
    if (is_asked) ExpectCount(std::ssize(asked), found, text.At(text.Bytes().size()));
    if (cut.announced) ExpectCount(*cut.announced, found, text.At(text.Bytes().size()));
  }

  // Lines that are no answers of their own: the reader finds the answers itself.
  void JudgeUncut(const Part& part, std::span<const CaseRequest> asked, bool is_asked) {
    auto request = Kind::RequestOf(profile_, asked.front(), overrides_);
    if constexpr (std::is_same_v<Kind, Tours>) {
      const bool has_starts = is_asked && !overrides_.start;
      if (has_starts) request.start.reset();
      for (const CaseRequest& one : asked) {
        if (has_starts && one.square) request.starts.push_back(*one.square);
      }
    }
    auto reading = Read(part.Get(), FormOf(asked.front()), request);
    const std::size_t found = reading.answers.size();
    Append(part, std::move(reading), judged_.reading);
    for (std::size_t number = 0; number < found; ++number) JudgeNext(number);
    if (is_asked) ExpectCount(std::ssize(asked), found, part.At(part.Get().Bytes().size()));
  }

  void CheckHeader(const Text& text, const CaseText& lines, std::size_t number) {
    if (profile_.layout.cut != Cut::kHeaders) return;
    if (lines.number && std::cmp_equal(*lines.number, number + 1)) return;
    AddFault({.rule = Rule::kOtherRequest,
              .index = -1,
              .expected = static_cast<std::int64_t>(number) + 1,
              .found = lines.number.value_or(0)},
             text.At(lines.header));
  }

  void JudgeCase(const Part& part, const CaseRequest& asked, std::size_t number) {
    const auto request = Kind::RequestOf(profile_, asked, overrides_);
    const auto denied = Kind::Denied(profile_, request);
    if (const auto refusal = FindRefusal(part.Get(), profile_.refusal.words)) {
      JudgeRefusal(part, *refusal, denied, number);
      return;
    }
    auto reading = Read(part.Get(), FormOf(asked), request);
    Select(part, reading);
    const std::size_t found = reading.answers.size();
    Append(part, std::move(reading), judged_.reading);
    const auto success = FindSuccessClaim(part.Get());
    for (std::size_t i = 0; i < found; ++i) {
      Verdict& verdict = JudgeNext(number);
      const bool is_right = verdict.outcome == Outcome::kAccepted;
      if (!is_right && success) judged_.notes.back().false_success = part.At(success->offset);
      if (is_right && profile_.refusal.is_required &&
          Kind::Decide(theory_, denied) == Existing::kNo) {
        RejectAsUnexpected(verdict, {});
      }
    }
  }

  // Leaves the answers that count.
  void Select(const Part& part, Reading<AnswerType>& reading) {
    auto& answers = reading.answers;
    if (overrides_.selection) {
      SelectAsTold(part, answers);
      return;
    }
    if (profile_.counts == Counts::kAll || answers.size() == 1) return;
    AddFault({.rule = Rule::kAnswerCount, .index = -1, .expected = 1, .found = std::ssize(answers)},
             part.At(part.Get().Bytes().size()));
  }

  void SelectAsTold(const Part& part, std::vector<AnswerType>& answers) {
    const auto selected = SelectAnswers(answers, *overrides_.selection);
    if (selected.empty()) {
      AddFault({.rule = Rule::kAnswerCount,
                .index = -1,
                .expected = static_cast<std::int64_t>(overrides_.selection->number),
                .found = std::ssize(answers)},
               part.At(part.Get().Bytes().size()));
    }
    std::vector<AnswerType> kept;
    for (const std::size_t number : selected) kept.push_back(std::move(answers[number]));
    answers = std::move(kept);
  }

  // Judges the next answer that has no verdict yet.
  Verdict& JudgeNext(std::size_t number) {
    const AnswerType& answer = judged_.reading.answers[judged_.verdicts.size()];
    judged_.notes.push_back({.case_number = number});
    Verdict& verdict = judged_.verdicts.emplace_back(onceover::Judge(answer, max_faults_));
    if constexpr (std::is_same_v<Kind, Tilings>) {
      const bool is_right = verdict.outcome == Outcome::kAccepted;
      if (is_right && profile_.neighbours_differ) RejectTouchingColours(answer, verdict);
      if (is_right && profile_.accepts == Accepts::kReference) {
        const auto& form = std::get<TilingForm>(profile_.form);
        CompareWithReference(answer, form.family == TilingFamily::kLabelMatrix, verdict);
      }
    }
    return verdict;
  }

  template <typename Problem>
  void JudgeRefusal(const Part& part, const Claim& refusal, const Problem& denied,
                    std::size_t number) {
    const auto existing = denied.rows > 0 ? Kind::Decide(theory_, denied) : Existing::kUnknown;
    AnswerType answer;
    answer.problem = denied;
    answer.first_value = judged_.reading.places.Count();
    answer.end = part.At(refusal.offset);
    Verdict verdict;
    if (existing == Existing::kUnknown) verdict.outcome = Outcome::kUnchecked;
    if (existing == Existing::kNo) verdict.outcome = Outcome::kAccepted;
    if (existing == Existing::kYes) {
      answer.faults.Add(
          {.fault = {.rule = Rule::kFalseRefusal}, .at = answer.end, .shown = Escape(refusal.said)},
          max_faults_);
      verdict = onceover::Judge(answer, max_faults_);
    }
    judged_.reading.answers.push_back(std::move(answer));
    judged_.verdicts.push_back(std::move(verdict));
    judged_.notes.push_back({.case_number = number, .refuses = true});
  }

  // Rejects the answers that say again what an earlier one says. Where all are to be different they
  // are step matrices, and none refuses.
  void RejectRepeated() {
    if constexpr (std::is_same_v<Kind, Tours>) {
      std::map<std::vector<std::int64_t>, std::size_t> seen;
      for (std::size_t i = 0; i < judged_.verdicts.size(); ++i) {
        Verdict& verdict = judged_.verdicts[i];
        if (verdict.outcome != Outcome::kAccepted) continue;
        const auto& grid = std::get<StepGrid>(judged_.reading.answers[i].certificate);
        const auto [first, is_new] = seen.try_emplace(grid.steps, i);
        if (!is_new) RejectAsRepeated(verdict, first->second);
      }
    }
  }

  void ExpectCount(std::int64_t expected, std::size_t found, const Position& at) {
    if (std::cmp_equal(expected, found)) return;
    AddFault({.rule = Rule::kAnswerCount,
              .index = -1,
              .expected = expected,
              .found = static_cast<std::int64_t>(found)},
             at);
  }

  void AddFault(const Fault& fault, const Position& at) {
    judged_.faults.push_back({.fault = fault, .at = at, .shown = ""});
  }

  const Profile& profile_;
  const ProfileOverrides& overrides_;
  const ExistenceTheory& theory_;
  std::int64_t max_faults_;
  JudgedAnswers<AnswerType> judged_;
};

template <typename AnswerType>
bool AreAccepted(const JudgedAnswers<AnswerType>& judged) {
  return judged.faults.empty() && !judged.verdicts.empty() &&
         std::ranges::all_of(judged.verdicts, [](const Verdict& verdict) {
           return verdict.outcome == Outcome::kAccepted;
         });
}

// The one case of a problem of which no request is known.
CaseRequest AnyCaseOf(const Profile& profile) {
  return {.board = profile.request.board, .square = profile.request.square};
}

template <typename Kind>
ProfileResult JudgeKind(const Profile& profile, const ProfileInput& input,
                        const std::vector<CaseRequest>& cases, const ExistenceTheory& theory,
                        std::int64_t max_faults) {
  const bool is_asked = input.request.has_value() && !profile.request.pattern.empty();
  using Judge = ProfileJudge<Kind>;
  Profile compared = profile;  // with the answer of --expected, not with what one knows without
  if (input.expected && profile.accepts == Accepts::kReference) compared.accepts = Accepts::kExact;
  ProfileOverrides overrides = input.overrides;
  auto judged =
      Judge(compared, overrides, theory, max_faults).Judge(Text(input.answer), cases, is_asked);
  if (!input.expected) return judged;
  overrides.selection.reset();
  const auto expected =
      Judge(compared, overrides, theory, max_faults).Judge(Text(*input.expected), cases, is_asked);
  if (!AreAccepted(expected)) {
    return ProfileError{ProfileError::Input::kExpected, {}, "the expected answer is not right"};
  }
  Compare(expected, judged);
  return judged;
}

}  // namespace

bool IsAccepted(const ProfileResult& result) {
  if (const auto* tilings = std::get_if<JudgedAnswers<TilingAnswer>>(&result)) {
    return AreAccepted(*tilings);
  }
  const auto* tours = std::get_if<JudgedAnswers<TourAnswer>>(&result);
  return tours != nullptr && AreAccepted(*tours);
}

ProfileResult JudgeByProfile(const Profile& profile, const ProfileInput& input,
                             const ExistenceTheory& theory, std::int64_t max_faults) {
  std::vector<CaseRequest> cases = {AnyCaseOf(profile)};
  if (input.request) {
    std::istringstream in{std::string(*input.request)};
    auto read = ReadRequests(profile.request, in);
    if (const auto* error = std::get_if<RequestError>(&read)) {
      return ProfileError{ProfileError::Input::kRequest, error->at, error->text};
    }
    cases = std::move(std::get<std::vector<CaseRequest>>(read));
    if (cases.empty()) {
      return ProfileError{ProfileError::Input::kRequest, {}, "the request asks for nothing"};
    }
  }
  if (IsTiling(profile)) return JudgeKind<Tilings>(profile, input, cases, theory, max_faults);
  return JudgeKind<Tours>(profile, input, cases, theory, max_faults);
}

}  // namespace onceover::read
