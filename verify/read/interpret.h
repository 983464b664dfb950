// From the bytes of an answer to what it says, where nobody named the format: every family that
// knows the text reads it, and all that they read must hold.
#ifndef ONCEOVER_READ_INTERPRET_H_
#define ONCEOVER_READ_INTERPRET_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/form.h"
#include "read/selection.h"
#include "read/text.h"

namespace onceover::read {

// One way to read an input, and the answers that count in it.
template <typename Form, typename AnswerType>
struct Interpretation {
  Form form;
  Reading<AnswerType> reading;
  std::vector<std::size_t> selected;  // numbers into reading.answers
};

using TourInterpretation = Interpretation<TourForm, TourAnswer>;
using TilingInterpretation = Interpretation<TilingForm, TilingAnswer>;

// Reads the text in every family that detects its form, by the most likely form of each; where none
// of that form's answers is accepted, by its other forms too. None if no family finds an answer.
// Where one family finds a board of the size asked for, what others find of another size is no
// answer.
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
