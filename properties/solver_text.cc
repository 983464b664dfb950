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

std::string Print(const Tiling& tiling, TilingFormat format) {
  return Collect([&](const Drain& drain) { WriteTiling(tiling, format, Colours::kNone, drain); });
}

std::string Print(const Tour& tour, TourFormat format) {
  return Collect([&](const Drain& drain) { WriteTour(tour, format, Colours::kNone, drain); });
}

}  // namespace

std::string SolverLabels(const Tiling& tiling) { return Print(tiling, TilingFormat::kLabels); }
std::string SolverPieces(const Tiling& tiling) { return Print(tiling, TilingFormat::kPieces); }
std::string SolverJson(const Tiling& tiling) { return Print(tiling, TilingFormat::kJson); }

std::string SolverCells(const Tour& tour) { return Print(tour, TourFormat::kCells); }
std::string SolverPairs(const Tour& tour) { return Print(tour, TourFormat::kPairs); }
std::string SolverGrid(const Tour& tour) { return Print(tour, TourFormat::kGrid); }
std::string SolverJson(const Tour& tour) { return Print(tour, TourFormat::kJson); }

}  // namespace onceover::properties
