// onceover-solve tour
#ifndef ONCEOVER_SOLVER_TOUR_COMMAND_H_
#define ONCEOVER_SOLVER_TOUR_COMMAND_H_

#include <optional>
#include <string>

#include "tool.h"

namespace onceover::solver {

// As given.
struct TourOptions {
  CommonOptions common;
  std::optional<std::string> board;
  std::optional<std::string> start;
  std::optional<std::string> finish;
  std::optional<std::string> blocked;
  std::optional<std::string> max_nodes;
  std::optional<std::string> algorithm;
  std::optional<std::string> seed;
  std::optional<std::string> from_rank;
  std::optional<std::string> count;
  bool closed = false;
  bool stream = false;
  bool random = false;
};

ExitStatus RunTour(const TourOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_COMMAND_H_
