// onceover-solve tiling
#ifndef ONCEOVER_SOLVER_TILING_COMMAND_H_
#define ONCEOVER_SOLVER_TILING_COMMAND_H_

#include "tiling_options.h"
#include "tool.h"

namespace onceover::solver {

ExitStatus RunTiling(const TilingOptions& options);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TILING_COMMAND_H_
