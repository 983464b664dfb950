// Switches all over the board leave cycles, and a path if there was one. A switch of two moves of
// different ones joins these: so the parts, kept as disjoint sets, are merged until there is one.
// Where no switch joins a part to another, some moves around it are switched at random, and the
// parts are made out again.
#include "tour_switches.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "knight_moves.h"
#include "link_grid.h"
#include "onceover/certificate.h"

namespace onceover::solver {
namespace {

constexpr unsigned kMoveCount = kMoves.size();

// Squares in disjoint sets.
class Sets {
 public:
  explicit Sets(std::size_t count) : parents_(count) { Clear(); }

  // Every square by itself.
  void Clear() { std::iota(parents_.begin(), parents_.end(), std::uint32_t{0}); }

  std::size_t Find(std::size_t at) {
    while (parents_[at] != at) {
      parents_[at] = parents_[parents_[at]];
      at = parents_[at];
    }
    return at;
  }

  // False if they are one set already.
  bool Unite(std::size_t one, std::size_t other) {
    one = Find(one);
    other = Find(other);
    if (one == other) return false;
    if (one > other) std::swap(one, other);
    parents_[other] = static_cast<std::uint32_t>(one);
    return true;
  }

 private:
  std::vector<std::uint32_t> parents_;
};

class Switching {
 public:
  Switching(LinkGrid& grid, Random& random)
      : grid_(grid), random_(random), sets_(grid.links.size()) {
    for (unsigned move = 0; move < kMoveCount; ++move) {
      steps_[move] = kMoves[move].rows * grid.cols + kMoves[move].cols;
    }
  }

  bool Run() {
    constexpr int kSweeps = 6;
    for (int i = 0; i < kSweeps; ++i) {
      ForEachSquare([&](Cell cell) { SwitchSome(cell); });
    }
    constexpr int kRounds = 200;
    for (int i = 0; i < kRounds; ++i) {
      CountParts();
      while (parts_ > 1 && MergeParts()) {
      }
      if (parts_ == 1) return true;
      Disturb();
    }
    return false;
  }

 private:
  template <typename Visit>
  void ForEachSquare(const Visit& visit) const {
    for (std::int64_t row = 0; row < grid_.rows; ++row) {
      for (std::int64_t col = 0; col < grid_.cols; ++col) visit(Cell{row, col});
    }
  }

  std::size_t IndexOf(Cell cell) const {
    return static_cast<std::size_t>(cell.row * grid_.cols + cell.col);
  }

  std::size_t IndexAfter(std::size_t at, unsigned move) const {
    return at + static_cast<std::size_t>(steps_[move]);
  }

  bool Holds(Cell cell) const {
    return 0 <= cell.row && cell.row < grid_.rows && 0 <= cell.col && cell.col < grid_.cols;
  }

  bool HasMove(std::size_t at, unsigned move) const {
    return (unsigned{grid_.links[at]} >> move & 1U) != 0;
  }

  // Can the move `move` of a square, which it has, be exchanged for `other`?
  bool CanSwitch(Cell cell, unsigned move, unsigned other) const {
    const Cell beside = After(cell, other);
    if (move == Opposite(other) || !Holds(beside) || !Holds(After(beside, move))) return false;
    const std::size_t at = IndexOf(cell);
    return !HasMove(at, other) && HasMove(IndexAfter(at, other), move) &&
           !HasMove(IndexAfter(at, move), other);
  }

  void Switch(Cell cell, unsigned move, unsigned other) {
    const std::size_t a = IndexOf(cell);
    const std::size_t b = IndexAfter(a, move);
    const std::size_t c = IndexAfter(a, other);
    const auto there = static_cast<std::uint8_t>(1U << move | 1U << other);
    const auto back = static_cast<std::uint8_t>(1U << Opposite(move) | 1U << Opposite(other));
    const auto across = static_cast<std::uint8_t>(1U << Opposite(move) | 1U << other);
    const auto back_across = static_cast<std::uint8_t>(1U << move | 1U << Opposite(other));
    grid_.links[a] ^= there;
    grid_.links[b] ^= across;
    grid_.links[c] ^= back_across;
    grid_.links[IndexAfter(b, other)] ^= back;
  }

  // One of the moves of the square for any other, if that can be.
  void SwitchSome(Cell cell) {
    const unsigned links = grid_.links[IndexOf(cell)];
    if (links == 0) return;
    const unsigned drawn = DrawBits();
    const auto lowest = static_cast<unsigned>(std::countr_zero(links));
    const auto highest = static_cast<unsigned>(std::bit_width(links)) - 1;
    const unsigned move = (drawn & 1U) != 0 ? lowest : highest;
    if (CanSwitch(cell, move, drawn >> 1)) Switch(cell, move, drawn >> 1);
  }

  // Four random bits.
  unsigned DrawBits() {
    if (bits_left_ == 0) bits_ = random_();
    bits_left_ = (bits_left_ + 60) % 64;
    const auto drawn = static_cast<unsigned>(bits_ & 15U);
    bits_ >>= 4;
    return drawn;
  }

  void CountParts() {
    sets_.Clear();
    parts_ = 0;
    ForEachSquare([&](Cell cell) {
      const std::size_t at = IndexOf(cell);
      if (grid_.links[at] == 0) return;
      ++parts_;
      for (unsigned move = 2; move < 6; ++move) {  // one of each two opposite ones
        if (HasMove(at, move) && sets_.Unite(at, IndexAfter(at, move))) --parts_;
      }
    });
  }

  // One sweep over the board; false if it merged nothing.
  bool MergeParts() {
    const std::int64_t before = parts_;
    ForEachSquare([&](Cell cell) {
      for (unsigned other = 0; other < kMoveCount && parts_ > 1; ++other) MergeBy(cell, other);
    });
    return parts_ < before;
  }

  // Merges the part of a square with that of the one beside it, where a switch does.
  void MergeBy(Cell cell, unsigned other) {
    const std::size_t at = IndexOf(cell);
    if (!Holds(After(cell, other))) return;
    const std::size_t beside = IndexAfter(at, other);
    const unsigned common = grid_.links[at] & grid_.links[beside];
    if (common == 0 || sets_.Find(at) == sets_.Find(beside)) return;
    const auto move = static_cast<unsigned>(std::countr_zero(common));
    if (!CanSwitch(cell, move, other)) return;
    Switch(cell, move, other);
    sets_.Unite(at, beside);
    --parts_;
  }

  // Switches at random around all parts but the largest.
  void Disturb() {
    const std::size_t largest = Majority();
    ForEachSquare([&](Cell cell) {
      const std::size_t at = IndexOf(cell);
      if (grid_.links[at] == 0 || sets_.Find(at) == largest) return;
      SwitchSome(cell);
      for (unsigned move = 0; move < kMoveCount; ++move) {
        if (Holds(After(cell, move))) SwitchSome(After(cell, move));
      }
    });
  }

  // The part that holds most of the squares, or any if none does.
  std::size_t Majority() {
    std::size_t part = 0;
    std::int64_t lead = 0;
    ForEachSquare([&](Cell cell) {
      const std::size_t at = IndexOf(cell);
      if (grid_.links[at] == 0) return;
      if (lead == 0) part = sets_.Find(at);
      lead += sets_.Find(at) == part ? 1 : -1;
    });
    return part;
  }

  LinkGrid& grid_;
  Random& random_;
  Sets sets_;
  std::array<std::int64_t, kMoveCount> steps_{};
  std::int64_t parts_ = 0;
  std::uint64_t bits_ = 0;
  int bits_left_ = 0;
};

}  // namespace

bool SwitchAtRandom(LinkGrid& grid, Random& random) { return Switching(grid, random).Run(); }

}  // namespace onceover::solver
