// The answer in a program's output, judged.
#ifndef ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_
#define ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_

#include <string_view>

#include "judge_verdict.h"

namespace onceover::properties {

// By the profile of the rules if they have one: as that problem takes answers. Without one, every
// reading of the output must hold, or it must be a refusal of what does not exist. A refusal that
// no theorem decides is unchecked.
CaseVerdict JudgeAnswer(const AnswerRules& rules, const Request& request, std::string_view text,
                        std::string_view output);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_
