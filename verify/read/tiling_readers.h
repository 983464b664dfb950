// The two functions of every family of tilings; see families.h. A row in tiling_families.cc each.
#ifndef ONCEOVER_READ_TILING_READERS_H_
#define ONCEOVER_READ_TILING_READERS_H_

#include <cstdint>
#include <vector>

#include "onceover/read.h"
#include "read/form.h"
#include "read/text.h"

namespace onceover::read {

// label_matrix.cc: a word for each square, row by row. Where form.meaning asks for a cut into
// pieces, the certificate is that cut; see also CutOf.
std::vector<TilingForm> DetectLabelMatrix(const Text& text, const TilingRequest& request);
void ReadLabelMatrix(const Text& text, const TilingForm& form, const TilingRequest& request,
                     std::int64_t max_faults, Reading<TilingAnswer>& reading);

// corner_shapes.cc
std::vector<TilingForm> DetectCornerShapes(const Text& text, const TilingRequest& request);
void ReadCornerShapes(const Text& text, const TilingForm& form, const TilingRequest& request,
                      std::int64_t max_faults, Reading<TilingAnswer>& reading);

// square_triples.cc
std::vector<TilingForm> DetectSquareTriples(const Text& text, const TilingRequest& request);
void ReadSquareTriples(const Text& text, const TilingForm& form, const TilingRequest& request,
                       std::int64_t max_faults, Reading<TilingAnswer>& reading);

// art.cc: a + - or | for each square, or boxes drawn around the pieces with + - |.
std::vector<TilingForm> DetectArt(const Text& text, const TilingRequest& request);
void ReadArt(const Text& text, const TilingForm& form, const TilingRequest& request,
             std::int64_t max_faults, Reading<TilingAnswer>& reading);

// walls.cc: walls between the squares drawn with _ and |.
std::vector<TilingForm> DetectWalls(const Text& text, const TilingRequest& request);
void ReadWalls(const Text& text, const TilingForm& form, const TilingRequest& request,
               std::int64_t max_faults, Reading<TilingAnswer>& reading);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_TILING_READERS_H_
