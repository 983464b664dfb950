// What a rule means, for `onceover-check explain`.
#ifndef ONCEOVER_REPORT_EXPLAIN_H_
#define ONCEOVER_REPORT_EXPLAIN_H_

#include <optional>
#include <string>
#include <string_view>

#include "onceover/verify.h"

namespace onceover::report {

struct Explanation {
  std::string_view meaning;  // what is wrong
  std::string_view example;  // the smallest answer that breaks it, and to which question
  std::string_view fix;      // what to look for
};

Explanation Explain(Rule rule);

// The rule of a name such as "not-an-l".
std::optional<Rule> FindRule(std::string_view id);

// The explanation as `explain` prints it; one line a rule where `rule` is empty.
std::string ExplainText(std::optional<Rule> rule);

}  // namespace onceover::report

#endif  // ONCEOVER_REPORT_EXPLAIN_H_
