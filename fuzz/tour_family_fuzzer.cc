// Any text, read as tours by one family of formats: detecting and reading are total, what is read
// is judged as the second opinion judges it, and written again it is read again.
//
// First line: family (0..9, as in form.h); form (0 as detected, 1 as follows); bases of steps and
// of coordinates 0..1; column first (0, 1); upwards (0, 1); width 0..7; the request, see
// requests.h; how many faults are listed 0..30. Then the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "byte_reader.h"
#include "judging_checks.h"
#include "onceover/read.h"
#include "read/families.h"
#include "read/form.h"
#include "read/text.h"
#include "reading_checks.h"
#include "requests.h"
#include "round_trip.h"

namespace {

using onceover::fuzz::ByteReader;
using onceover::read::TourForm;

constexpr std::size_t kMaxSize = 1 << 16;

TourForm ChooseForm(ByteReader& bytes, onceover::read::TourFamily family) {
  TourForm form{.family = family};
  form.base = bytes.Choose(0, 1);
  form.coordinate_base = bytes.Choose(0, 1);
  form.column_first = bytes.ChooseBool();
  form.upwards = bytes.ChooseBool();
  form.width = bytes.Choose(0, 7);
  return form;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMaxSize) return 0;
  ByteReader bytes(data, size);
  const auto family = static_cast<onceover::read::TourFamily>(bytes.Choose(0, 9));
  const bool is_chosen = bytes.ChooseBool();
  const TourForm chosen = ChooseForm(bytes, family);
  const auto request = onceover::fuzz::ChooseTourRequest(bytes);
  const std::int64_t max_faults = bytes.Choose(0, 30);
  const onceover::read::Text text(bytes.Rest());
  const auto& entry = *std::ranges::find(onceover::read::TourFamilies(), family,
                                         &onceover::read::TourFamilyEntry::family);
  std::vector<TourForm> forms = entry.detect(text, request);
  if (is_chosen) forms = {chosen};
  for (const TourForm& form : forms) {
    onceover::fuzz::RequirePrintable(Describe(form));
    onceover::Reading<onceover::TourAnswer> reading;
    entry.read(text, form, request, max_faults, reading);
    onceover::fuzz::RequireAnswersWellJudged(text.Bytes(), reading, max_faults);
    for (const auto& answer : reading.answers) {
      if (answer.faults.Empty()) onceover::fuzz::RequireRoundTrip(answer);
    }
  }
  return 0;
}
