// onceover-solve tour
#ifndef ONCEOVER_SOLVER_TOUR_COMMAND_H_
#define ONCEOVER_SOLVER_TOUR_COMMAND_H_

#include <string>

#include "tool.h"

namespace onceover::solver {

// As given; empty when not.
struct TourOptions {
  CommonOptions common;
  std::string board;
  std::string start;
  std::string max_nodes;
  bool closed = false;
};

ExitStatus RunTour(const TourOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_COMMAND_H_
