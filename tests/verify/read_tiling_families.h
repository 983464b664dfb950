// What the tests of the families of tilings have in common.
#ifndef ONCEOVER_TESTS_VERIFY_READ_TILING_FAMILIES_H_
#define ONCEOVER_TESTS_VERIFY_READ_TILING_FAMILIES_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/families.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

inline TilingRequest Asked(std::int64_t rows, std::int64_t cols,
                           std::optional<Cell> missing = std::nullopt) {
  if (!missing) return {.board = BoardSize{rows, cols}};
  return {.board = BoardSize{rows, cols}, .missing = *missing};
}

inline TilingRequest Full(std::int64_t rows, std::int64_t cols) {
  return {.board = BoardSize{rows, cols}, .missing = NoneMissing{}};
}

inline const TilingFamilyEntry& EntryOf(TilingFamily family) {
  for (const TilingFamilyEntry& entry : TilingFamilies()) {
    if (entry.family == family) return entry;
  }
  std::abort();
}

// What one family makes of a text.
struct FamilyReading {
  std::vector<TilingForm> forms;
  Reading<TilingAnswer> reading;
};

inline FamilyReading ReadBy(TilingFamily family, std::string_view bytes,
                            const TilingRequest& request,
                            LabelMeaning meaning = LabelMeaning::kPieces) {
  const Text text(bytes);
  FamilyReading result{.forms = EntryOf(family).detect(text, request), .reading = {}};
  if (result.forms.empty()) return result;
  TilingForm form = result.forms.front();
  form.meaning = meaning;
  EntryOf(family).read(text, form, request, kDefaultMaxFaults, result.reading);
  return result;
}

// The only answer of a text: `accepted`, or its first fault as `rule index line:column`; `none` if
// there is no answer.
inline std::string SayFirst(const Reading<TilingAnswer>& reading, std::size_t number = 0) {
  if (number >= reading.answers.size()) return "none";
  const TilingAnswer& answer = reading.answers[number];
  const Verdict verdict = Judge(answer);
  if (verdict.outcome == Outcome::kAccepted) return "accepted";
  if (verdict.faults.empty()) return "no fault";
  const Fault& fault = verdict.faults.front();
  const Position at = PlaceOf(reading, answer, fault, 0);
  return std::string(RuleId(fault.rule)) + " " + std::to_string(fault.index) + " " +
         std::to_string(at.line) + ":" + std::to_string(at.column);
}

inline std::string Say(TilingFamily family, std::string_view bytes, const TilingRequest& request,
                       LabelMeaning meaning = LabelMeaning::kPieces) {
  const FamilyReading result = ReadBy(family, bytes, request, meaning);
  if (result.reading.answers.size() > 1) return "several";
  return SayFirst(result.reading);
}

}  // namespace onceover::read

#endif  // ONCEOVER_TESTS_VERIFY_READ_TILING_FAMILIES_H_
