// A command as it is given on a command line, without a shell.
#ifndef ONCEOVER_PROPERTIES_JUDGE_COMMAND_WORDS_H_
#define ONCEOVER_PROPERTIES_JUDGE_COMMAND_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

namespace onceover::properties {

std::vector<std::string> SplitAtBlanks(const std::string& command);

// Puts the value where the mark stands, which is not looked for in the value.
void ReplaceAll(std::string& word, std::string_view mark, std::string_view value);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_JUDGE_COMMAND_WORDS_H_
