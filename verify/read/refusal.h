// Answers that say "there is no solution", and banners that say "solved".
//
// Both are claims. A refusal is judged by whether there is a solution; a banner over a board that
// is no solution is worth a word of its own. Upper and lower case are the same in all of them.
#ifndef ONCEOVER_READ_REFUSAL_H_
#define ONCEOVER_READ_REFUSAL_H_

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "read/text.h"

namespace onceover::read {

// How the answers of one problem say that there is no solution.
struct RefusalWords {
  std::vector<std::string_view> lines = {};     // a line that says just this
  std::vector<std::string_view> prefixes = {};  // a line that begins like this
};

// Where a text claims something. `said` is a view into the text.
struct Claim {
  std::size_t offset = 0;
  std::string_view said;
};

// The first refusal in whatever anybody may print: one of the unambiguous phrases anywhere in a
// line, or a short word such as `0`, `-1`, `NO` or `[]` if it is the whole text. O(text).
std::optional<Claim> FindRefusal(const Text& text);

// The first line that is one of these refusals. Words without three letters in a row, such as `0`
// and `NO`, must be the whole text. O(text).
std::optional<Claim> FindRefusal(const Text& text, const RefusalWords& words);

// The first banner that says that the board is solved, unless the line denies it. O(text).
std::optional<Claim> FindSuccessClaim(const Text& text);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_REFUSAL_H_
