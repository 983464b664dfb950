// The families of formats: for each, how to see that a text is written in it, and how to read it.
//
// To add a family: its name in form.h, its two functions in a file of its own, and its row in
// families.cc.
#ifndef ONCEOVER_READ_FAMILIES_H_
#define ONCEOVER_READ_FAMILIES_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

// A family of tours. `detect` returns the forms in which the text may be written, most likely
// first, and nothing if it is certainly in none: it may read the text, and never accepts anything.
// `read` reads every answer of such a form, in the order of the text; it adds none if there is
// none. Both are total.
struct TourFamilyEntry {
  TourFamily family;
  std::vector<TourForm> (*detect)(const Text& text, const TourRequest& request);
  void (*read)(const Text& text, const TourForm& form, const TourRequest& request,
               std::int64_t max_faults, Reading<TourAnswer>& reading);
};

struct TilingFamilyEntry {
  TilingFamily family;
  std::vector<TilingForm> (*detect)(const Text& text, const TilingRequest& request);
  void (*read)(const Text& text, const TilingForm& form, const TilingRequest& request,
               std::int64_t max_faults, Reading<TilingAnswer>& reading);
};

// In the order in which they are asked.
std::span<const TourFamilyEntry> TourFamilies();
std::span<const TilingFamilyEntry> TilingFamilies();

}  // namespace onceover::read

#endif  // ONCEOVER_READ_FAMILIES_H_
