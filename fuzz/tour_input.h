// A tour and its question as the bytes of an input, and the two forms of a tour.
#ifndef ONCEOVER_FUZZ_TOUR_INPUT_H_
#define ONCEOVER_FUZZ_TOUR_INPUT_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "onceover/certificate.h"

namespace onceover::fuzz {

struct TourInput {
  TourProblem problem;
  std::variant<TourPath, StepGrid> certificate;
  std::array<std::int64_t, 2> cuts{};  // where a board or a path is cut into bands
};

// First line, in numbers as in certificate_bytes.h: kind (0 path, 1 step grid); rows; columns;
// start, then finish (0 any, 1 as follows), each with row and column from 0; closed (0, 1); the two
// cuts; how many squares are blocked, up to 3, and their rows and columns. Then the rows and
// columns of the path's squares, or the steps, row by row.
void ReadInput(const std::uint8_t* data, std::size_t size, TourInput& input);

// What ReadInput reads again, a line a square or a row.
std::string WriteInput(const TourInput& input);

// The most squares that WriteInput writes as blocked.
inline constexpr std::int64_t kMostBlocked = 3;

// The squares in the order of their steps; nothing unless each step 1..N is there once, on a square
// that is not blocked, and all other squares have 0.
std::optional<TourPath> ToPath(const TourProblem& problem, const StepGrid& grid);

// The board of the path's steps; nothing unless the path visits all squares that are not blocked,
// each once.
std::optional<StepGrid> ToSteps(const TourProblem& problem, const TourPath& path);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_TOUR_INPUT_H_
