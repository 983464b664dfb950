// Profiles: the public problems whose answer is a tiling or a tour, each as a few lines of data.
//
// A profile says how the problem writes its input and its answer, and which answers it takes. To
// add one: its data in profiles_tilings.cc or profiles_tours.cc, its sample and a broken copy of it
// in tests/vectors/profiles, and its row in docs/profiles.md. docs/profiles.md is normative.
#ifndef ONCEOVER_READ_PROFILE_H_
#define ONCEOVER_READ_PROFILE_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "read/form.h"
#include "read/refusal.h"
#include "read/request_language.h"

namespace onceover::read {

// How the answers to the cases of a request follow one another.
enum class Cut : std::uint8_t {
  kNothing,  // the text answers one case
  kLines,    // a line for each case
  kBlocks,   // at blank lines; or, where these are as many as no cases, by the boards' rows
  kHeaders,  // a line that begins with `header` and the number of the case
};

// Numbers in front of an answer that belong to no board.
enum class Lead : std::uint8_t {
  kNothing,
  kFlag,   // a line `1`: an answer follows
  kCount,  // a line with the number of answers, which follow
};

struct AnswerLayout {
  Cut cut = Cut::kNothing;
  std::string_view header = "";
  Lead lead = Lead::kNothing;
};

// Which of several answers to one case counts.
enum class Counts : std::uint8_t { kTheOnly, kAll };

// What the problem takes.
enum class Accepts : std::uint8_t {
  kAny,            // any solution
  kPartial,        // any solution; a part of one earns a part of the points (not here: rejected)
  kReference,      // the one tiling, with its numbering, of the reference procedure
  kExact,          // the one solution that its procedure finds
  kFirstInOrder,   // the lexicographically first solution
  kEverySolution,  // all solutions, in the order of its procedure
  kManyDifferent,  // as many solutions as one likes, all different
};

// Is an answer to be compared with that of `--expected`? Without it such an answer is only known to
// be a solution. What the reference procedure finds is known without (ReferenceLabel).
bool IsCompared(Accepts accepts);

// What a refusal says does not exist.
enum class Denies : std::uint8_t {
  kTheAnswer,   // what was asked for: a tiling; a tour from the start, closed where asked
  kAnyTour,     // a tour from any start
  kClosedTour,  // a closed tour, although an open one would be accepted
};

struct Refusal {
  RefusalWords words = {};
  Denies denies = Denies::kTheAnswer;
  // Where what it denies does not exist, no other answer is accepted.
  bool is_required = false;
};

using Form = std::variant<TilingForm, TourForm>;

struct Profile {
  std::string_view name;   // kebab-case
  std::string_view title;  // the problem and who asks it, in ASCII
  Form form;
  RequestFormat request = {};
  AnswerLayout layout = {};
  bool closed = false;             // the tour has to be closed
  bool neighbours_differ = false;  // labels are colours, and touching pieces need different ones
  Accepts accepts = Accepts::kAny;
  Counts counts = Counts::kTheOnly;
  Refusal refusal = {};
  std::string_view sample = "generated";  // or the published sample that the tests hold it to
};

inline bool IsTiling(const Profile& profile) {
  return std::holds_alternative<TilingForm>(profile.form);
}

// All profiles: tilings, then tours, each in the order of docs/profiles.md.
std::span<const Profile> Profiles();

// The profile of this name; null if there is none.
const Profile* FindProfile(std::string_view name);

// The two halves of Profiles().
std::span<const Profile> TilingProfiles();
std::span<const Profile> TourProfiles();

}  // namespace onceover::read

#endif  // ONCEOVER_READ_PROFILE_H_
