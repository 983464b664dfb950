// The words of a line of a board, and what separates them.
#ifndef ONCEOVER_READ_LINE_WORDS_H_
#define ONCEOVER_READ_LINE_WORDS_H_

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace onceover::read {

// The length of a terminal's control sequence (ESC [ ... letter) at the beginning of `rest`, else
// 0.
std::size_t ControlLength(std::string_view rest);

// The length of what separates words at the beginning of `rest`, else 0: a blank, punctuation, a
// control sequence, a command of TeX, such as \hline, or a line of a drawn box.
std::size_t SeparatorLength(std::string_view rest);

// The length of the word at the beginning of `rest`: up to the next separator, at least a byte.
std::size_t WordLength(std::string_view rest);

// Is it a line of dashes and the like, or of a drawn box? Not if it consists of `words`: `- - -`
// where `-` is one.
bool IsFrame(std::string_view line, std::span<const std::string> words);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_LINE_WORDS_H_
