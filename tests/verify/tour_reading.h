// Reading tours of any family, for the tests of the families.
#ifndef ONCEOVER_TESTS_VERIFY_TOUR_READING_H_
#define ONCEOVER_TESTS_VERIFY_TOUR_READING_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/families.h"
#include "read/text.h"

namespace onceover::tour_reading {

// The name of a family in tables.
inline std::string NameOf(read::TourFamily family) {
  constexpr std::array<std::string_view, 10> kNames = {
      "step-matrix", "square-numbers", "square-pairs", "square-names", "named-board",
      "bytes",       "assignments",    "placed-steps", "frames",       "cursor"};
  return std::string(kNames[static_cast<std::size_t>(family)]);
}

// A form that was detected, and what was read in it.
struct Found {
  read::TourForm form;
  Reading<TourAnswer> reading;
};

// All families' forms of a text and their readings, in the order of the table.
inline std::vector<Found> ReadAll(const read::Text& text, const TourRequest& request) {
  const auto is_right = [](const TourAnswer& answer) {
    return Judge(answer).outcome == Outcome::kAccepted;
  };
  std::vector<Found> all;
  for (const read::TourFamilyEntry& family : read::TourFamilies()) {
    for (const read::TourForm& form : family.detect(text, request)) {
      all.push_back({form, {}});
      family.read(text, form, request, kDefaultMaxFaults, all.back().reading);
      if (std::ranges::any_of(all.back().reading.answers, is_right)) break;
    }
  }
  return all;
}

// The names of the families found, each once: "step-matrix+square-names"; "none".
inline std::string FamiliesOf(const std::vector<Found>& all) {
  std::string names;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0 && all[i].form.family == all[i - 1].form.family) continue;
    names += (names.empty() ? "" : "+") + NameOf(all[i].form.family);
  }
  return names.empty() ? "none" : names;
}

// A verdict in one line: "accepted", or "unvisited 4,0 at 7:4" for the first fault.
inline std::string Say(const Reading<TourAnswer>& reading, const TourAnswer& answer) {
  const Verdict verdict = Judge(answer);
  if (verdict.outcome == Outcome::kAccepted) return "accepted";
  if (verdict.faults.empty()) return "rejected";
  const Fault& fault = verdict.faults.front();
  const Position at = PlaceOf(reading, answer, fault, 0);
  std::string said(RuleId(fault.rule));
  if (fault.cell) {
    said += " " + std::to_string(fault.cell->row) + "," + std::to_string(fault.cell->col);
  }
  return said + " at " + std::to_string(at.line) + ":" + std::to_string(at.column);
}

// What the first family that is found makes of a text: "step-matrix: accepted;", answer by answer.
inline std::string SayFirst(std::string_view bytes, const TourRequest& request) {
  const read::Text text(bytes);
  const auto all = ReadAll(text, request);
  std::string said = FamiliesOf(all) + ":";
  if (all.empty()) return said;
  for (const auto& answer : all.front().reading.answers) {
    said += " " + Say(all.front().reading, answer) + ";";
  }
  return said;
}

}  // namespace onceover::tour_reading

#endif  // ONCEOVER_TESTS_VERIFY_TOUR_READING_H_
