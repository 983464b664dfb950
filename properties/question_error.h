// What the tools of properties/ throw where a question cannot be handled (exit status 2).
#ifndef ONCEOVER_PROPERTIES_QUESTION_ERROR_H_
#define ONCEOVER_PROPERTIES_QUESTION_ERROR_H_

#include <string>

namespace onceover::properties {

struct QuestionError {
  std::string text;  // one line
};

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_QUESTION_ERROR_H_
