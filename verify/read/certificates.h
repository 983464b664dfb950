// From flat arrays of 1-based numbers to certificates.
#ifndef ONCEOVER_READ_CERTIFICATES_H_
#define ONCEOVER_READ_CERTIFICATES_H_

#include <cstdint>
#include <span>

#include "onceover/certificate.h"

namespace onceover::read {

// A 1-based number of a row, a column or a square, 0-based. The least number stays as it is: it is
// off every board all the same.
std::int64_t ZeroBased(std::int64_t number);

// `row col` for each square of the path.
TourPath PathOfPairs(std::span<const std::int64_t> values);

// The row-major number of each square of the path; needs cols >= 1.
TourPath PathOfSquareNumbers(std::span<const std::int64_t> values, std::int64_t cols);

// `row col row col row col` for each piece.
PieceList PiecesOfSextuples(std::span<const std::int64_t> values);

}  // namespace onceover::read

#endif  // ONCEOVER_READ_CERTIFICATES_H_
