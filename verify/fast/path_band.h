// Some squares of a path, one after another: what has to be known of them to accept the path, in
// memory of a bit a square. Nothing is said of a path that fails: the kernel says what is wrong.
#ifndef ONCEOVER_FAST_PATH_BAND_H_
#define ONCEOVER_FAST_PATH_BAND_H_

#include <cstdint>
#include <optional>
#include <span>

#include "fast/bit_set.h"
#include "onceover/certificate.h"

namespace onceover::fast {

class PathBand {
 public:
  using Number = std::uint32_t;

  // Of a board of rows x cols squares, fewer than 2^32.
  PathBand(std::int64_t rows, std::int64_t cols);

  // Adds the next squares, by their numbers from 1, row by row.
  void AddSquares(std::span<const Number> squares);

  // Adds the squares of a path on the same board that follow.
  void Append(const PathBand& next);

  // False as soon as it is certain that the path is not to be accepted.
  bool IsHopeful() const { return is_hopeful_; }

  // Is this, which must be all squares there are, a tour of the board?
  bool IsTour(const TourProblem& problem) const;

 private:
  std::int64_t rows_;
  std::int64_t cols_;
  std::int64_t length_ = 0;
  bool is_hopeful_ = true;
  std::optional<Cell> first_;
  std::optional<Cell> last_;
  BitSet seen_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_PATH_BAND_H_
