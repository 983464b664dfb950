// What our own reader and kernel say of an answer's text.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_JUDGE_H_
#define ONCEOVER_PROPERTIES_MUTANTS_JUDGE_H_

#include <string>
#include <vector>

#include "mutants/form.h"
#include "onceover/verify.h"

namespace onceover::mutants {

// The rules that a text breaks, ascending. `expected` counts where the form wants one answer only.
std::vector<Rule> JudgeText(const Form& form, const std::string& request, const std::string& answer,
                            const std::string& expected);

// The rules that a verdict names, ascending.
std::vector<Rule> RulesOf(const Verdict& verdict);

// Each rule once.
std::vector<Rule> Ascending(std::vector<Rule> rules);

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_JUDGE_H_
