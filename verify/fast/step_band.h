// Some rows of a step grid: what has to be known of them to accept the board, in memory of a few
// rows and a bit a step.
//
// A board of the numbers 1..N, each once, is a tour if all of them but N have their successor a
// knight's move away. Nothing is said of a board that fails: the kernel says what is wrong with it.
#ifndef ONCEOVER_FAST_STEP_BAND_H_
#define ONCEOVER_FAST_STEP_BAND_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "fast/bit_set.h"
#include "onceover/certificate.h"

namespace onceover::fast {

class StepBand {
 public:
  using Number = std::uint32_t;

  // Of a board of `cols` columns, at least 1, and `squares` squares, fewer than 2^32.
  StepBand(std::int64_t cols, std::int64_t squares);

  // Adds the row below. It holds `cols` steps.
  void AddRow(std::span<const Number> row);

  // Adds the rows of a band of the same board that lies just below.
  void Append(const StepBand& below);

  // False as soon as it is certain that the board is not to be accepted.
  bool IsHopeful() const { return is_hopeful_; }

  // Is this, which must be all rows there are, a tour of the board?
  bool IsTour(const TourProblem& problem) const;

 private:
  // A row with two squares of no step on either side of it.
  using Row = std::vector<Number>;

  static constexpr std::int64_t kReach = 2;          // rows that a knight's move crosses
  static constexpr std::int64_t kKept = 2 * kReach;  // rows kept at either end

  void AddSteps(std::span<const Number> row);
  // A row that is kept at one of the ends, or one of no steps beyond them.
  const Row& Kept(std::int64_t row) const;
  // The squares of a row whose successor is no knight's move away.
  std::int64_t CountLost(std::int64_t row) const;

  std::int64_t cols_;
  std::int64_t squares_;
  std::int64_t rows_ = 0;
  std::int64_t lost_ = 0;      // among the rows that have two rows above and two below in the band
  std::optional<Cell> first_;  // where 1 and N stand, counted from the band's first row
  std::optional<Cell> last_;
  bool is_hopeful_ = true;
  BitSet seen_;            // step - 1
  std::vector<Row> head_;  // the first rows
  std::deque<Row> tail_;   // the last rows
  Row nothing_;
};

}  // namespace onceover::fast

#endif  // ONCEOVER_FAST_STEP_BAND_H_
