// Exact decision of tours between two given squares on boards with few rows, in time linear in the
// length of the board.
#ifndef ONCEOVER_SOLVER_FRONTIER_SEARCH_H_
#define ONCEOVER_SOLVER_FRONTIER_SEARCH_H_

#include <cstdint>
#include <optional>

#include "link_grid.h"
#include "onceover/certificate.h"
#include "onceover/solve.h"
#include "random.h"

namespace onceover::solver {

inline constexpr std::int64_t kMaxFrontierRows = 5;

struct FrontierResult {
  enum class End : std::uint8_t { kFound, kNone, kOutOfStates };
  End end = End::kOutOfStates;
  std::int64_t states = 0;         // kept
  std::optional<LinkGrid> grid{};  // the tour, after kFound
};

// How many states the limits allow.
std::int64_t MaxFrontierStates(const Limits& limits);

// Is there a tour of the rows x cols board, 3 <= rows <= kMaxFrontierRows, from start to finish,
// two different squares? Keeps at most max_states states, 13 bytes each: for 3 rows some 50 a
// square, for 4 some 400. With `random`, the tour is one of many, not all equally likely.
FrontierResult SearchFrontier(std::int64_t rows, std::int64_t cols, Cell start, Cell finish,
                              std::int64_t max_states, Random* random = nullptr);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_FRONTIER_SEARCH_H_
