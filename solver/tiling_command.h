// onceover-solve tiling
#ifndef ONCEOVER_SOLVER_TILING_COMMAND_H_
#define ONCEOVER_SOLVER_TILING_COMMAND_H_

#include <string>

#include "tool.h"

namespace onceover::solver {

// As given; empty when not.
struct TilingOptions {
  CommonOptions common;
  std::string size;
  std::string missing;
};

ExitStatus RunTiling(const TilingOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_COMMAND_H_
