// An answer file that answers several cases, cut into the text of each.
#ifndef ONCEOVER_READ_PROFILE_CUT_H_
#define ONCEOVER_READ_PROFILE_CUT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "read/profile.h"
#include "read/request_language.h"
#include "read/text.h"

namespace onceover::read {

// The bytes of one case, without the line that names it.
struct CaseText {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t header = 0;                             // where its header stands, if it has one
  std::optional<std::int64_t> number = std::nullopt;  // what its header says
};

struct CaseTexts {
  std::vector<CaseText> cases;
  std::optional<std::int64_t> announced = std::nullopt;  // by Lead::kCount
  // By Cut::kLines, and the lines are as many as no cases: the one text may hold several answers.
  bool is_uncut = false;
};

// Cuts a text where the layout says. `asked` are the cases of the request, none where there is no
// request. O(text).
CaseTexts CutIntoCases(const Text& text, const AnswerLayout& layout, const RefusalWords& refusals,
                       std::span<const CaseRequest> asked);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_CUT_H_
