#include "judge/command_words.h"

#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace onceover::properties {

std::vector<std::string> SplitAtBlanks(const std::string& command) {
  std::istringstream in(command);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

void ReplaceAll(std::string& word, std::string_view mark, std::string_view value) {
  for (std::size_t at = word.find(mark); at != std::string::npos;
       at = word.find(mark, at + value.size())) {
    word.replace(at, mark.size(), value);
  }
}

}  // namespace onceover::properties
