#include "solver_text.h"

#include <string>
#include <string_view>

#include "onceover/solve.h"
#include "onceover/write.h"

namespace onceover::properties {
namespace {

template <typename Write>
std::string Collect(const Write& write) {
  std::string text;
  write([&](std::string_view bytes) {
    text += bytes;
    return true;
  });
  return text;
}

std::string Print(const Tiling& tiling, TilingOutput format) {
  return Collect([&](const Drain& drain) { WriteTiling(tiling, format, Colours::kNone, drain); });
}

std::string Print(const Tour& tour, TourOutput format) {
  return Collect([&](const Drain& drain) { WriteTour(tour, format, Colours::kNone, drain); });
}

}  // namespace

std::string SolverLabels(const Tiling& tiling) { return Print(tiling, TilingOutput::kLabels); }
std::string SolverPieces(const Tiling& tiling) { return Print(tiling, TilingOutput::kPieces); }
std::string SolverJson(const Tiling& tiling) { return Print(tiling, TilingOutput::kJson); }

std::string SolverCells(const Tour& tour) { return Print(tour, TourOutput::kCells); }
std::string SolverPairs(const Tour& tour) { return Print(tour, TourOutput::kPairs); }
std::string SolverGrid(const Tour& tour) { return Print(tour, TourOutput::kGrid); }
std::string SolverJson(const Tour& tour) { return Print(tour, TourOutput::kJson); }

}  // namespace onceover::properties
