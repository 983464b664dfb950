// The text of one case, read on its own, and what was read put back into its place in the whole.
#ifndef ONCEOVER_READ_PROFILE_PART_H_
#define ONCEOVER_READ_PROFILE_PART_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "onceover/read.h"
#include "read/profile_cut.h"
#include "read/text.h"

namespace onceover::read {

// A part of a text, as a text. The whole text is no copy.
class Part {
 public:
  Part(const Text& whole, const CaseText& lines) : whole_(whole), begin_(lines.begin) {
    const std::string_view bytes = whole.Bytes();
    if (begin_ == whole.LineBegin(0) && lines.end == bytes.size()) return;
    copy_.emplace(bytes.substr(begin_, lines.end - begin_));
  }

  const Text& Get() const { return copy_ ? *copy_ : whole_; }
  bool IsWhole() const { return !copy_; }

  // The place in the input of a place in the part.
  Position Moved(const Position& at) const {
    return copy_ ? whole_.At(begin_ + static_cast<std::size_t>(at.byte)) : at;
  }

  // The place in the input of a byte of the part.
  Position At(std::size_t offset) const { return Moved(Get().At(offset)); }

 private:
  const Text& whole_;
  std::size_t begin_;
  std::optional<Text> copy_;
};

// Appends what was read in a part, its places moved to where they are in the input.
template <typename AnswerType>
void Append(const Part& part, Reading<AnswerType> read, Reading<AnswerType>& all) {
  if (all.answers.empty() && part.IsWhole()) {
    all = std::move(read);
    return;
  }
  const std::int64_t before = all.places.Count();
  for (std::int64_t value = 0; value < read.places.Count(); ++value) {
    const Position at = read.places.At(value);
    const std::int64_t length = read.places.After(value).byte - at.byte;
    all.places.Add(part.Moved(at), std::max<std::int64_t>(length, 1));
  }
  for (AnswerType& answer : read.answers) {
    answer.first_value += before;
    answer.end = part.Moved(answer.end);
    for (ReadFault& fault : answer.faults.listed) fault.at = part.Moved(fault.at);
    all.answers.push_back(std::move(answer));
  }
}

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_PART_H_
