// What the solver itself prints. Its header and the reader's name their formats alike, so that no
// source file can include both; this one stands between.
#ifndef ONCEOVER_PROPERTIES_SOLVER_TEXT_H_
#define ONCEOVER_PROPERTIES_SOLVER_TEXT_H_

#include <string>

#include "onceover/solve.h"

namespace onceover::properties {

std::string SolverLabels(const Tiling& tiling);
std::string SolverPieces(const Tiling& tiling);
std::string SolverJson(const Tiling& tiling);

std::string SolverCells(const Tour& tour);
std::string SolverPairs(const Tour& tour);
std::string SolverGrid(const Tour& tour);
std::string SolverJson(const Tour& tour);

}  // namespace onceover::properties

#endif  // ONCEOVER_PROPERTIES_SOLVER_TEXT_H_
