// What the readers of the tour families have in common: from words of a text to answers.
#ifndef ONCEOVER_READ_TOUR_ANSWERS_H_
#define ONCEOVER_READ_TOUR_ANSWERS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

// The whole number that a word is, in decimal, with an optional sign, zeros in front, and a point
// or .0 behind, if 64 bits hold it.
std::optional<std::int64_t> ToNumber(std::string_view word);

// The same for a row, a column or the number of a square: one that is far off every board is cut to
// a number that is, so that nobody has to think of overflow.
std::optional<std::int64_t> ToCoordinate(std::string_view word);

// Is the word the picture of a knight?
bool IsKnightGlyph(std::string_view word);

// An answer of which the values come next; its board is `shown` where none was asked for.
TourAnswer StartAnswer(const TourRequest& request, const BoardSize& shown,
                       const Reading<TourAnswer>& reading);

// Adds the place of a value, a word of the text.
void AddPlace(const Text& text, std::string_view word, Reading<TourAnswer>& reading);

// Adds a fault of reading at a word of the text.
void AddFault(const Text& text, std::string_view word, const Fault& fault, std::int64_t max_faults,
              TourAnswer& answer);

// Adds the fault of a word that is no number: odd-byte, number-overflow or not-a-number.
void AddBadWord(const Text& text, std::string_view word, std::int64_t index,
                std::int64_t max_faults, TourAnswer& answer);

// A word of the text and the step it puts on a square.
struct PlacedStep {
  Cell square;
  std::int64_t step = 0;
  std::string_view word;
};

// Adds an answer that is a step grid, of steps in any order; where a square comes twice the last
// one counts, a square that does not come is not visited. Steps off the board are faults.
void AddPlacedSteps(const Text& text, const TourRequest& request, const BoardSize& shown,
                    std::vector<PlacedStep> placed, std::int64_t base, std::int64_t max_faults,
                    Reading<TourAnswer>& reading);

// The bases that step numbers may have, most likely first. `steps` are the numbers of one board of
// `squares` squares to visit; `free` of its squares carry a word for a free square.
std::vector<std::int64_t> FindBases(std::span<const std::int64_t> steps, std::int64_t squares,
                                    std::int64_t free);

// What a step number shown says: 0 for a square that is not visited.
std::int64_t ToStep(std::int64_t shown, std::int64_t base);

// Is one square a knight's move from the other? Only to tell formats apart: this judges nothing.
bool LooksLikeMove(const Cell& from, const Cell& to);

// How many of the squares are a knight's move from the one before.
std::int64_t CountMoves(std::span<const Cell> squares);

// The board of a list of squares: as large as they need, or the square one that has about as many
// squares as the list, whichever fits its length better.
BoardSize SizeOfList(std::span<const Cell> squares);

// The root of the greatest square that is not greater.
std::int64_t SquareRoot(std::int64_t number);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TOUR_ANSWERS_H_
