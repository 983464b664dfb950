// Any text, read without a named format: every way to read it is judged as the second opinion
// judges it, a hint belongs to what is rejected, and claims are parts of the text.
//
// First line: problem (0 tiling, 1 tour); base (0 not said, 1 from 0, 2 from 1); meaning of labels
// (0 not said, 1..4 as in form.h); answers (0 all, 1 first, 2 last, 3 the second); the request, see
// requests.h. Then the text.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "byte_reader.h"
#include "judging_checks.h"
#include "onceover/verify.h"
#include "read/hints.h"
#include "read/interpret.h"
#include "read/refusal.h"
#include "read/text.h"
#include "reading_checks.h"
#include "requests.h"
#include "require.h"

namespace {

namespace read = onceover::read;
using onceover::fuzz::Require;

constexpr std::size_t kMaxSize = 1 << 16;

void RequireClaim(const read::Text& text, const std::optional<read::Claim>& claim) {
  if (!claim) return;
  Require(text.Bytes().substr(claim->offset).starts_with(claim->said), "a claim is in the text");
}

void RequireInterpreted(const read::Text& text, const auto& interpretations) {
  RequireClaim(text, FindRefusal(text));
  RequireClaim(text, FindSuccessClaim(text));
  for (const auto& it : interpretations) {
    onceover::fuzz::RequirePrintable(Describe(it.form));
    onceover::fuzz::RequireAnswersWellJudged(text.Bytes(), it.reading, onceover::kDefaultMaxFaults);
    for (const std::size_t number : it.selected) {
      Require(number < it.reading.answers.size(), "an answer that counts is there");
      const auto hint = read::FindHint(it.reading.answers[number]);
      if (!hint) continue;
      onceover::fuzz::RequirePrintable(*hint);
      Require(Judge(it.reading.answers[number]).outcome == onceover::Outcome::kRejected,
              "a hint explains faults");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  onceover::fuzz::ByteReader bytes(data, size);
  const bool is_tour = bytes.ChooseBool();
  read::FormOverrides overrides;
  if (const std::int64_t base = bytes.Choose(0, 2); base > 0) overrides.base = base - 1;
  if (const std::int64_t meaning = bytes.Choose(0, 4); meaning > 0) {
    overrides.meaning = static_cast<read::LabelMeaning>(meaning - 1);
  }
  const auto kind = static_cast<read::Selection::Kind>(bytes.Choose(0, 3));
  const read::Selection selection{.kind = kind, .number = 2};
  constexpr std::int64_t kMaxFaults = onceover::kDefaultMaxFaults;
  if (is_tour) {
    const auto request = onceover::fuzz::ChooseTourRequest(bytes);
    const read::Text text(bytes.Rest());
    RequireInterpreted(text, InterpretTours(text, request, overrides, selection, kMaxFaults));
  } else {
    const auto request = onceover::fuzz::ChooseTilingRequest(bytes);
    const read::Text text(bytes.Rest());
    RequireInterpreted(text, InterpretTilings(text, request, overrides, selection, kMaxFaults));
  }
  return 0;
}
