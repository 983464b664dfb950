// Depth-first search for a knight's tour, in the order of the reference program.
#ifndef ONCEOVER_SOLVER_TOUR_SEARCH_H_
#define ONCEOVER_SOLVER_TOUR_SEARCH_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace onceover::solver {

// One board, searched from any number of starts, one after the other.
//
// The order: from each square the free squares a move away, in increasing number of their own free
// onward moves (Warnsdorff 1823), and among equals in the order of kMoves. Pruning cuts off only
// what holds no tour, so that the tour found is the first one in that order, as if nothing were
// pruned.
class TourSearch {
 public:
  enum class End : std::uint8_t { kFound, kExhausted, kOutOfNodes };

  // rows, cols >= 1; rows * cols and the board with its border of two squares fit in 31 bits. The
  // memory is 9 bytes a square and is allocated here.
  TourSearch(std::int32_t rows, std::int32_t cols, bool closed);

  // Bytes of memory for a board that fits.
  static std::int64_t Memory(std::int64_t rows, std::int64_t cols);

  // Does the board fit the 31 bits that the constructor asks for?
  static bool Fits(std::int64_t rows, std::int64_t cols);

  // Searches from `start`, a square number, and tries at most max_nodes squares, the start
  // included. kExhausted: no tour starts there.
  End Run(std::int32_t start, std::int64_t max_nodes);

  // Squares tried by all runs together.
  std::int64_t nodes() const { return nodes_; }

  // The squares of the tour after kFound. The search is used up.
  std::vector<std::int32_t> TakeTour() &&;

 private:
  // The free squares a move away from the head, as moves, with what decides their order.
  struct Candidates;

  void Unwind();
  void Visit(std::int32_t place);
  void Retreat();
  void ForgetFinish();
  void TakeNextChoice();
  std::uint32_t Expand() const;
  Candidates FreeNeighbours() const;
  std::uint32_t LastMove(const Candidates& candidates) const;
  std::uint32_t ViableChoices(const Candidates& candidates) const;
  bool MayFinish(std::uint8_t key) const;
  bool BlocksStart(std::uint32_t move) const;
  bool IsNextToStart(std::int32_t place) const;
  std::int32_t PlaceOf(std::int32_t square) const;

  bool IsTaken(std::int32_t place) const { return (state_[Index(place)] & kTaken) != 0; }
  int FreeWays(std::int32_t place) const { return state_[Index(place)] & kWays; }
  std::int32_t Remaining() const { return squares_ - depth_ - 1; }
  static std::size_t Index(std::int32_t value) { return static_cast<std::size_t>(value); }

  static constexpr std::uint8_t kTaken = 0x80;
  static constexpr std::uint8_t kWays = 0x0f;
  static constexpr std::int32_t kNowhere = -1;

  // A place is a square of the board with its border: no move from the board leaves that.
  const std::int32_t cols_;
  const std::int32_t stride_;
  const std::int32_t squares_;
  const bool closed_;
  std::array<std::int32_t, 8> offsets_{};

  std::vector<std::uint8_t> state_;     // of each place: taken?, and the number of free neighbours
  std::vector<std::int32_t> path_;      // places in the order of the visit
  std::vector<std::uint32_t> choices_;  // per depth: what is left to try, packed (tour_search.cc)
  std::int32_t depth_ = -1;             // index of the head in path_; -1 before the start
  std::int32_t start_ = kNowhere;
  std::int32_t finish_ = kNowhere;  // a free place that can only be the last one
  std::int64_t nodes_ = 0;
};

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOUR_SEARCH_H_
