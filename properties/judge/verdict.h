// What one run of a program amounts to: its end, then its answer.
#ifndef ONCEOVER_PROPERTIES_JUDGE_VERDICT_H_
#define ONCEOVER_PROPERTIES_JUDGE_VERDICT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/request_space.h"
#include "judge/run_program.h"
#include "question_error.h"
#include "read/form.h"
#include "read/profile.h"
#include "read/selection.h"

namespace onceover::properties {

// A request as the program was given it, and the answer to compare with, if there is one.
struct Asked {
  const Request* request = nullptr;
  std::string_view text;
  std::optional<std::string> expected = std::nullopt;
};

// How answers are judged.
struct AnswerRules {
  const RequestSpace* space = nullptr;
  const read::Profile* profile = nullptr;  // null: read in any way that holds
  read::FormOverrides form = {};
  read::Selection selection = {};  // without a profile
  std::vector<int> ok_exits = {0};
  RunLimits limits = {};
};

enum class Judgement : std::uint8_t {
  kRight,
  kUnchecked,  // it says that there is no solution, and nobody knows
  kWrong,
};

// `summary` is one line; `report` what the checker says, in lines.
struct CaseVerdict {
  Judgement judgement = Judgement::kWrong;
  std::string summary;
  std::string report;
};

// The verdict on one run. Throws a QuestionError where the expected answer is not right.
CaseVerdict JudgeRun(const AnswerRules& rules, const Asked& request, const RunResult& run);

// How a run ended that has not exited with one of the statuses that are no failure; else empty.
std::string BadEnd(const AnswerRules& rules, const RunResult& run);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_VERDICT_H_
