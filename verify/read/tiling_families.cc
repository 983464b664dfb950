// The families of tilings. To add one: its name in form.h, its two functions in a file of its own
// and in tiling_readers.h, and its row here.
#include <array>
#include <span>

#include "read/families.h"
#include "read/tiling_readers.h"

namespace onceover::read {

std::span<const TilingFamilyEntry> TilingFamilies() {
  static constexpr std::array<TilingFamilyEntry, 5> kFamilies = {{
      {TilingFamily::kCornerShapes, DetectCornerShapes, ReadCornerShapes},
      {TilingFamily::kSquareTriples, DetectSquareTriples, ReadSquareTriples},
      {TilingFamily::kArt, DetectArt, ReadArt},
      {TilingFamily::kWalls, DetectWalls, ReadWalls},
      {TilingFamily::kLabelMatrix, DetectLabelMatrix, ReadLabelMatrix},
  }};
  return kFamilies;
}

}  // namespace onceover::read
