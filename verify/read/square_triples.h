// Lists of pieces by their three squares.
#ifndef ONCEOVER_READ_SQUARE_TRIPLES_H_
#define ONCEOVER_READ_SQUARE_TRIPLES_H_

#include <span>
#include <string_view>

namespace onceover::read {

// Do most groups of six words name three squares of one 2x2 box, as rows and columns?
bool AreTriples(std::span<const std::string_view> words);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_SQUARE_TRIPLES_H_
