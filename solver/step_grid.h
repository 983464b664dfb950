// From the squares of a tour to its step numbers.
#ifndef ONCEOVER_SOLVER_STEP_GRID_H_
#define ONCEOVER_SOLVER_STEP_GRID_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "onceover/solve.h"

namespace onceover::solver {

// The step number of every square, row-major, 1 at the start, 0 if it is not visited. 4 bytes a
// square.
inline std::vector<std::int32_t> StepsOf(const Tour& tour) {
  std::vector<std::int32_t> steps(static_cast<std::size_t>(tour.rows * tour.cols));
  std::int32_t step = 0;
  for (const std::int32_t square : tour.squares) steps[static_cast<std::size_t>(square)] = ++step;
  return steps;
}

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_STEP_GRID_H_
