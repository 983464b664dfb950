// onceover-solve tiling
#ifndef ONCEOVER_SOLVER_TILING_COMMAND_H_
#define ONCEOVER_SOLVER_TILING_COMMAND_H_

#include <optional>
#include <string>

#include "tool.h"

namespace onceover::solver {

// As given.
struct TilingOptions {
  CommonOptions common;
  std::optional<std::string> size;
  std::optional<std::string> missing;
};

ExitStatus RunTiling(const TilingOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_COMMAND_H_
