// The answer in a program's output, judged.
#ifndef ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_
#define ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_

#include <string_view>

#include "judge/verdict.h"

namespace onceover::properties {

// By the profile of the rules if they have one: as that problem takes answers. Without one, every
// reading of the output must hold, or it must be a refusal of what does not exist. A refusal that
// neither a theorem nor a search decides is unchecked. Throws a QuestionError where the expected
// answer is not right.
CaseVerdict JudgeAnswer(const AnswerRules& rules, const Asked& request, std::string_view output);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_ANSWER_H_
