// H. C. von Warnsdorff, Des Roesselsprunges einfachste und allgemeinste Loesung (1823), with
// backtracking.
//
// Why the pruning is sound. Let the head have just been placed. A free square that is not a move
// away from the head is entered from a free neighbour and left to another one, unless the tour
// finishes there (or, in a closed tour, the start comes next). Only the free neighbours of the head
// lost a way just now, and all but the one that is visited next stay behind with the ways counted
// now: squares a move away from the same square have the same colour and are no move apart. So,
// with more than one square to go:
//  - no free way: neither next nor later can the square be part of a tour;
//  - one free way: it comes next, or it is the finish. There is one finish at most, the colour of
//    the finish is known, and in a closed tour it is a move away from the start.
// What does not fit is not tried. A closed tour also needs a free square next to its start.
#include "tour_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "check.h"
#include "knight_moves.h"

namespace onceover::solver {
namespace {

constexpr std::int32_t kBorder = 2;

// What is left to try at one depth, in 32 bits: up to eight moves of three bits each, the next one
// lowest; then how many there are; then whether the latest visit from here left a finish behind.
constexpr unsigned kMoveBits = 3;
constexpr std::uint32_t kMoveMask = 7;
constexpr unsigned kCountShift = 24;
constexpr std::uint32_t kCountOne = 1U << kCountShift;
constexpr std::uint32_t kMovesMask = kCountOne - 1;
constexpr std::uint32_t kLeftFinish = 1U << 31;

constexpr std::uint32_t Count(std::uint32_t choices) { return (choices >> kCountShift) & 0xf; }

constexpr std::uint32_t Append(std::uint32_t choices, std::uint32_t move) {
  return (choices | move << (kMoveBits * Count(choices))) + kCountOne;
}

constexpr std::uint32_t DropFirst(std::uint32_t choices) {
  const std::uint32_t moves = (choices & kMovesMask) >> kMoveBits;
  return ((choices & ~kMovesMask) | moves) - kCountOne;
}

constexpr std::int64_t Places(std::int64_t rows, std::int64_t cols) {
  constexpr std::int64_t kBothBorders = 2 * std::int64_t{kBorder};
  return (rows + kBothBorders) * (cols + kBothBorders);
}

}  // namespace

// Each candidate is one number, ways * 8 + move, so that sorting gives the order of the search.
struct TourSearch::Candidates {
  std::array<std::uint8_t, kMoves.size()> keys{};
  std::size_t count = 0;
  int with_one_way = 0;

  static std::uint32_t MoveOf(std::uint8_t key) { return key & kMoveMask; }
  static int WaysOf(std::uint8_t key) { return key >> kMoveBits; }

  void Insert(int ways, std::size_t move) {
    const auto key = static_cast<std::uint8_t>(static_cast<std::size_t>(ways) * 8 + move);
    std::size_t at = count++;
    for (; at > 0 && keys[at - 1] > key; --at) keys[at] = keys[at - 1];
    keys[at] = key;
    with_one_way += ways == 1 ? 1 : 0;
  }
};

TourSearch::TourSearch(std::int32_t rows, std::int32_t cols, bool closed)
    : cols_(cols), stride_(cols + 2 * kBorder), squares_(rows * cols), closed_(closed) {
  ONCEOVER_CHECK(rows >= 1 && cols >= 1 && Fits(rows, cols));
  for (std::size_t i = 0; i < kMoves.size(); ++i) {
    offsets_[i] = kMoves[i].rows * stride_ + kMoves[i].cols;
  }
  // The border counts as taken. Its ways are never read, but counted like any other's: with 8 to
  // start from, they cannot fall below 0.
  state_.assign(static_cast<std::size_t>(Places(rows, cols)), kTaken | 8);
  path_.resize(Index(squares_));
  choices_.resize(Index(squares_));
  for (std::int32_t square = 0; square < squares_; ++square) state_[Index(PlaceOf(square))] = 0;
  for (std::int32_t square = 0; square < squares_; ++square) {
    const std::int32_t place = PlaceOf(square);
    const auto is_free = [&](std::int32_t offset) { return !IsTaken(place + offset); };
    state_[Index(place)] = static_cast<std::uint8_t>(std::ranges::count_if(offsets_, is_free));
  }
}

std::int64_t TourSearch::Memory(std::int64_t rows, std::int64_t cols) {
  return rows * cols * std::int64_t{sizeof(std::int32_t) + sizeof(std::uint32_t)} +
         Places(rows, cols);
}

bool TourSearch::Fits(std::int64_t rows, std::int64_t cols) {
  constexpr std::int64_t kMax = std::numeric_limits<std::int32_t>::max();
  return rows <= kMax &&
         cols <= kMax / (rows + std::int64_t{2} * kBorder) - std::int64_t{2} * kBorder;
}

TourSearch::End TourSearch::Run(std::int32_t start, std::int64_t max_nodes) {
  ONCEOVER_CHECK(0 <= start && start < squares_);
  Unwind();
  if (max_nodes < 1) return End::kOutOfNodes;
  if (closed_ && squares_ == 1) return End::kExhausted;  // a closed tour has three squares or more
  const std::int64_t last_node = nodes_ + max_nodes;
  start_ = PlaceOf(start);
  Visit(start_);
  while (Remaining() > 0) {
    if (Count(choices_[Index(depth_)]) == 0) {
      if (depth_ == 0) return End::kExhausted;
      Retreat();
    } else if (nodes_ == last_node) {
      return End::kOutOfNodes;
    } else {
      TakeNextChoice();
    }
  }
  return End::kFound;
}

std::vector<std::int32_t> TourSearch::TakeTour() && {
  ONCEOVER_CHECK(Remaining() == 0);
  for (std::int32_t& place : path_) {
    place = (place / stride_ - kBorder) * cols_ + place % stride_ - kBorder;
  }
  return std::move(path_);
}

std::int32_t TourSearch::PlaceOf(std::int32_t square) const {
  return (square / cols_ + kBorder) * stride_ + square % cols_ + kBorder;
}

// Back to the untouched board.
void TourSearch::Unwind() {
  while (depth_ >= 0) Retreat();
  ONCEOVER_CHECK(finish_ == kNowhere);
}

// Makes `place` the head.
void TourSearch::Visit(std::int32_t place) {
  ++nodes_;
  path_[Index(++depth_)] = place;
  state_[Index(place)] |= kTaken;
  for (const std::int32_t offset : offsets_) --state_[Index(place + offset)];
  choices_[Index(depth_)] = Expand();
}

void TourSearch::Retreat() {
  const std::int32_t place = path_[Index(depth_--)];
  state_[Index(place)] &= kWays;
  for (const std::int32_t offset : offsets_) ++state_[Index(place + offset)];
  if (depth_ >= 0) ForgetFinish();
}

// The finish that the latest visit from the head had left behind is none any more.
void TourSearch::ForgetFinish() {
  std::uint32_t& choices = choices_[Index(depth_)];
  if ((choices & kLeftFinish) == 0) return;
  choices &= ~kLeftFinish;
  finish_ = kNowhere;
}

void TourSearch::TakeNextChoice() {
  std::uint32_t& choices = choices_[Index(depth_)];
  const std::int32_t head = path_[Index(depth_)];
  const std::int32_t next = head + offsets_[choices & kMoveMask];
  choices = DropFirst(choices);
  for (const std::int32_t offset : offsets_) {
    const std::int32_t left = head + offset;
    if (left == next || IsTaken(left) || FreeWays(left) != 1) continue;
    finish_ = left;
    choices |= kLeftFinish;
  }
  Visit(next);
}

// The choices from the head, as they are tried.
std::uint32_t TourSearch::Expand() const {
  const Candidates candidates = FreeNeighbours();
  return Remaining() == 1 ? LastMove(candidates) : ViableChoices(candidates);
}

TourSearch::Candidates TourSearch::FreeNeighbours() const {
  Candidates candidates;
  for (std::size_t move = 0; move < offsets_.size(); ++move) {
    const std::int32_t place = path_[Index(depth_)] + offsets_[move];
    if (!IsTaken(place)) candidates.Insert(FreeWays(place), move);
  }
  return candidates;
}

// One square is to go: it is a move away from the head, or not; a closed tour returns from it.
std::uint32_t TourSearch::LastMove(const Candidates& candidates) const {
  if (candidates.count == 0) return 0;
  const std::uint32_t move = Candidates::MoveOf(candidates.keys[0]);
  if (closed_ && !IsNextToStart(path_[Index(depth_)] + offsets_[move])) return 0;
  return Append(0, move);
}

// Two squares or more are to go: see the top of this file.
std::uint32_t TourSearch::ViableChoices(const Candidates& candidates) const {
  if (candidates.count == 0 || Candidates::WaysOf(candidates.keys[0]) == 0) return 0;
  std::uint32_t choices = 0;
  for (std::size_t i = 0; i < candidates.count; ++i) {
    const std::uint32_t move = Candidates::MoveOf(candidates.keys[i]);
    const bool has_one_way = Candidates::WaysOf(candidates.keys[i]) == 1;
    const int left_behind = candidates.with_one_way - (has_one_way ? 1 : 0);
    if (left_behind > 1) continue;
    // Those with one way come first, so that the one left behind is the first or, for it, the next.
    if (left_behind == 1 && !MayFinish(candidates.keys[i == 0 ? 1 : 0])) continue;
    if (closed_ && BlocksStart(move)) continue;
    choices = Append(choices, move);
  }
  return choices;
}

// May the candidate, left behind with one way, be the finish?
bool TourSearch::MayFinish(std::uint8_t key) const {
  const bool has_colour_of_finish = Remaining() % 2 == 1;
  if (finish_ != kNowhere || !has_colour_of_finish) return false;
  return !closed_ || IsNextToStart(path_[Index(depth_)] + offsets_[Candidates::MoveOf(key)]);
}

// Would the move take the last free square next to the start, with more squares to come?
bool TourSearch::BlocksStart(std::uint32_t move) const {
  return FreeWays(start_) == 1 && IsNextToStart(path_[Index(depth_)] + offsets_[move]);
}

bool TourSearch::IsNextToStart(std::int32_t place) const {
  return std::ranges::find(offsets_, place - start_) != offsets_.end();
}

}  // namespace onceover::solver
