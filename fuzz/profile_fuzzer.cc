// Any answer to any request, judged by a profile: total, at places of the input it is about, and
// what is accepted is accepted by the second opinion too, unless it says that there is no answer.
//
// First line: the profile's number; has a request (0, 1). Then the request up to a line `%%`, if
// there is one, and then the answer.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "byte_reader.h"
#include "judging_checks.h"
#include "onceover/verify.h"
#include "read/profile.h"
#include "read/profile_judge.h"
#include "read/profile_theory.h"
#include "reading_checks.h"
#include "require.h"

namespace {

namespace read = onceover::read;
using onceover::fuzz::Lines;
using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 1 << 16;

void RequireJudged(const read::ProfileInput& input, const read::ProfileError& error) {
  Lines(input.request.value_or("")).RequirePlace(error.at);
  onceover::fuzz::RequirePrintable(error.text);
}

template <typename AnswerType>
void RequireJudged(const read::ProfileInput& input, const read::JudgedAnswers<AnswerType>& judged) {
  const Lines lines(input.answer);
  const auto& answers = judged.reading.answers;
  Require(judged.verdicts.size() == answers.size(), "there is a verdict on each answer");
  Require(judged.notes.size() == answers.size(), "there is a note on each answer");
  for (const auto& fault : judged.faults) lines.RequirePlace(fault.at);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto& verdict = judged.verdicts[i];
    onceover::fuzz::RequireWellSaid(lines, judged.reading, i, verdict);
    if (judged.notes[i].false_success) lines.RequirePlace(*judged.notes[i].false_success);
    if (verdict.outcome != onceover::Outcome::kAccepted || judged.notes[i].refuses) continue;
    onceover::fuzz::RequireAgreement(answers[i], verdict);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  onceover::fuzz::ByteReader bytes(data, size);
  const auto profiles = read::Profiles();
  const auto number = static_cast<std::size_t>(bytes.Choose(0, std::ssize(profiles) - 1));
  const bool has_request = bytes.ChooseBool();
  const std::string rest = bytes.Rest();
  read::ProfileInput input{.answer = rest};
  const std::size_t mark = rest.find("%%\n");
  if (has_request && mark != std::string::npos) {
    input.request = std::string_view(rest).substr(0, mark);
    input.answer = std::string_view(rest).substr(mark + 3);
  }
  static const read::ExistenceTheory kTheory = read::TheoremsOfClaims();
  const auto result = read::JudgeByProfile(profiles[number], input, kTheory);
  std::visit([&](const auto& judged) { RequireJudged(input, judged); }, result);
  return 0;
}
