// From the bytes of an answer to what it says, where nobody named the format: every family that
// knows the text reads it, and all that they read must hold.
#ifndef ONCEOVER_READ_INTERPRET_H_
#define ONCEOVER_READ_INTERPRET_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

// Which answers of an input count. All, the first and the last are taken among those of the board's
// size that was asked for, if there are any; a number counts all answers of the input.
struct Selection {
  enum class Kind : std::uint8_t { kAll, kFirst, kLast, kNumber };
  Kind kind = Kind::kAll;
  std::size_t number = 1;  // kNumber: from 1
  friend bool operator==(const Selection&, const Selection&) = default;
};

// What the caller fixes of the form; the rest is worked out.
struct FormOverrides {
  std::optional<std::int64_t> base;
  std::optional<LabelMeaning> meaning;
};

// One way to read an input, and the answers that count in it.
template <typename Form, typename AnswerType>
struct Interpretation {
  Form form;
  Reading<AnswerType> reading;
  std::vector<std::size_t> selected;  // numbers into reading.answers
};

using TourInterpretation = Interpretation<TourForm, TourAnswer>;
using TilingInterpretation = Interpretation<TilingForm, TilingAnswer>;

// Reads the text in every family that detects its form, by the most likely form of each. None if no
// family finds an answer. Where one family finds a board of the size asked for, what others find of
// another size is no answer.
std::vector<TourInterpretation> InterpretTours(const Text& text, const TourRequest& request,
                                               const FormOverrides& overrides,
                                               const Selection& selection, std::int64_t max_faults);
std::vector<TilingInterpretation> InterpretTilings(const Text& text, const TilingRequest& request,
                                                   const FormOverrides& overrides,
                                                   const Selection& selection,
                                                   std::int64_t max_faults);

// Do two answers say the same tour or the same tiling, whatever their certificates? Both must be
// accepted.
bool SaySame(const TourAnswer& one, const TourAnswer& other);
bool SaySame(const TilingAnswer& one, const TilingAnswer& other);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_INTERPRET_H_
