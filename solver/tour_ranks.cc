// A merged tour is nested: block A up to the edge where the next block B was merged, all of B and
// what is merged with it, the rest of A. Along a row of blocks, B starts at a place that is the sum
// of what the blocks before it do first, and all but the last are equal. Each of them passes the
// edge to the next one either always in the direction in which it is passed itself, or never: with
// period 1 or 2, the sums have a closed form. Down the first column of blocks the same holds of
// whole rows of blocks. So the rank of a square is a sum of a few terms, and the square of a rank
// is found by bisection: the rows of blocks that hold the rank are the first few.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "check.h"
#include "knight_moves.h"
#include "onceover/certificate.h"
#include "onceover/ranks.h"
#include "onceover/walk.h"
#include "tour_merge.h"
#include "tour_plan.h"
#include "tour_three_rows.h"

namespace onceover {
namespace {

using solver::Axis;

// Where a path leaves for what is merged with it: after `before` squares; `flips` if what comes
// there is walked backwards when the path is walked forwards.
struct Exit {
  std::int64_t before = 0;
  bool flips = false;
};

std::int64_t Before(const Exit& exit, std::int64_t size, bool backwards) {
  return backwards ? size - exit.before : exit.before;
}

// The path of a block, from where it is entered to where it is left.
struct BlockPath {
  std::int64_t cols = 0;
  std::vector<Cell> squares;
  std::vector<std::int64_t> places;  // of each square of the block, in `squares`
  Exit right;
  Exit down;

  std::int64_t size() const { return std::ssize(squares); }
  std::int64_t Before(bool backwards) const { return onceover::Before(right, size(), backwards); }
  bool flips() const { return right.flips; }
  std::int64_t PlaceOf(Cell cell, bool backwards) const {
    const std::int64_t place = places[static_cast<std::size_t>(cell.row * cols + cell.col)];
    return backwards ? size() - 1 - place : place;
  }
  Cell SquareAt(std::int64_t place, bool backwards) const {
    return squares[static_cast<std::size_t>(backwards ? size() - 1 - place : place)];
  }
};

// Equal parts, one merged with the next, and then a last one.
template <typename Part>
struct Chain {
  const Part* step = nullptr;
  std::int64_t repeats = 0;
  const Part* last = nullptr;  // null if there is no part at all

  std::int64_t SizeFrom(std::int64_t part) const {
    if (last == nullptr) return 0;
    return part > repeats ? 0 : (repeats - part) * StepSize() + last->size();
  }
  std::int64_t StepSize() const { return repeats > 0 ? step->size() : 0; }
  const Part& At(std::int64_t part) const { return part < repeats ? *step : *last; }

  bool IsBackwards(std::int64_t part, bool backwards) const {
    const bool flips = repeats > 0 && step->flips() && part % 2 == 1;
    return backwards != flips;
  }

  // What the parts before this one walk before it.
  std::int64_t Begin(std::int64_t part, bool backwards) const {
    if (part == 0) return 0;
    if (!step->flips()) return part * step->Before(backwards);
    return part / 2 * step->size() + (part % 2 == 1 ? step->Before(backwards) : 0);
  }

  // From a place in one part to the place in the chain, and back.
  std::int64_t PlaceOf(std::int64_t part, std::int64_t place, bool backwards) const {
    const bool is_behind = part < repeats && place >= At(part).Before(IsBackwards(part, backwards));
    return Begin(part, backwards) + place + (is_behind ? SizeFrom(part + 1) : 0);
  }

  struct PartPlace {
    std::int64_t part;
    std::int64_t place;
  };
  PartPlace Find(std::int64_t place, bool backwards) const {
    std::int64_t low = 0;  // the deepest part that is known to hold the place
    std::int64_t high = repeats + 1;
    while (high - low > 1) {
      const std::int64_t middle = low + (high - low) / 2;
      const std::int64_t begin = Begin(middle, backwards);
      const bool holds = begin <= place && place < begin + SizeFrom(middle);
      (holds ? low : high) = middle;
    }
    std::int64_t rest = place - Begin(low, backwards);
    if (low < repeats && rest >= At(low).Before(IsBackwards(low, backwards))) {
      rest -= SizeFrom(low + 1);
    }
    return {low, rest};
  }
};

// The first block of a row of blocks, entered from above, with all to the right of it.
struct Strip {
  BlockPath first;
  BlockPath step;
  BlockPath last;
  Chain<BlockPath> rest;

  std::int64_t size() const { return first.size() + rest.SizeFrom(0); }
  std::int64_t RightBefore(bool backwards) const { return first.Before(backwards); }
  std::int64_t Before(bool backwards) const {
    const std::int64_t down = onceover::Before(first.down, first.size(), backwards);
    // The two exits are different edges.
    return down + (RightBefore(backwards) < down ? rest.SizeFrom(0) : 0);
  }
  bool flips() const { return first.down.flips; }
};

// Finds the exit from `from` (in whose place what is merged begins) to `to`, in either direction.
Exit FindExit(const BlockPath& path, Cell from, Cell to) {
  const std::int64_t place = path.PlaceOf(from, false);
  const std::int64_t other = path.PlaceOf(to, false);
  const bool wraps = std::abs(place - other) != 1;  // the edge that closes a cycle
  ONCEOVER_CHECK(!wraps);
  return {std::max(place, other), place > other};
}

BlockPath PathOf(std::vector<Cell> squares, std::int64_t cols) {
  BlockPath path{cols, std::move(squares), {}, {}, {}};
  path.places.resize(path.squares.size());
  for (std::size_t i = 0; i < path.squares.size(); ++i) {
    const Cell cell = path.squares[i];
    path.places[static_cast<std::size_t>(cell.row * cols + cell.col)] =
        static_cast<std::int64_t>(i);
  }
  return path;
}

}  // namespace

class TourRanks::Blocks {
 public:
  Blocks(std::int64_t rows, std::int64_t cols)
      : three_rows_(rows == 3),
        rows_(three_rows_ ? Axis{{}, 3, {}} : solver::EvenAxis(rows)),
        cols_(three_rows_ ? solver::ClosedThreeRowAxis(cols) : solver::EvenAxis(cols)) {
    SetStrip(root_, rows_.root, Entry::kNone);
    SetStrip(step_, rows_.after.step, Entry::kAbove);
    SetStrip(last_, rows_.after.last, Entry::kAbove);
    if (rows_.after.last > 0) below_ = {&step_, rows_.after.repeats, &last_};
  }
  Blocks(const Blocks&) = delete;
  Blocks& operator=(const Blocks&) = delete;

  std::int64_t RankOf(Cell cell) const {
    if (cell.row < rows_.root) return Rank(PlaceIn(root_, cell, false), root_);
    const std::int64_t part = PartOf(rows_, cell.row);
    const bool backwards = below_.IsBackwards(part, root_.flips());
    const std::int64_t place =
        PlaceIn(below_.At(part), {cell.row - BeginOf(rows_, part), cell.col}, backwards);
    return root_.Before(false) + below_.PlaceOf(part, place, root_.flips());
  }

  Cell SquareAt(std::int64_t rank) const {
    const std::int64_t inside = rank - root_.Before(false);
    if (inside < 0) return SquareIn(root_, rank, false);
    if (inside >= below_.SizeFrom(0)) return SquareIn(root_, rank - below_.SizeFrom(0), false);
    const auto [part, place] = below_.Find(inside, root_.flips());
    Cell cell = SquareIn(below_.At(part), place, below_.IsBackwards(part, root_.flips()));
    cell.row += BeginOf(rows_, part);
    return cell;
  }

 private:
  enum class Entry : std::uint8_t { kNone, kLeft, kAbove };

  // The interval of a place behind the root; how many whole ones there are before it.
  static std::int64_t PartOf(const Axis& axis, std::int64_t place) {
    if (axis.after.repeats == 0) return 0;
    return std::min(axis.after.repeats, (place - axis.root) / axis.after.step);
  }
  static std::int64_t BeginOf(const Axis& axis, std::int64_t part) {
    return axis.root + part * axis.after.step;
  }

  void SetStrip(Strip& strip, std::int64_t height, Entry entry) const {
    if (height == 0) return;
    strip.first = Block(height, cols_.root, entry);
    if (cols_.after.last == 0) return;
    if (cols_.after.repeats > 0) strip.step = Block(height, cols_.after.step, Entry::kLeft);
    strip.last = Block(height, cols_.after.last, Entry::kLeft);
    strip.rest = {&strip.step, cols_.after.repeats, &strip.last};
  }

  BlockPath Block(std::int64_t height, std::int64_t width, Entry entry) const {
    if (three_rows_) {
      BlockPath path = PathOf(entry == Entry::kNone ? solver::ClosedThreeRowSquares(width)
                                                    : solver::ThreeRowExtensionSquares(),
                              width);
      path.right = FindExit(path, {2, width - 1}, {0, width - 2});
      path.down.before = path.size();
      return path;
    }
    std::vector<Cell> squares = solver::ClosedBlockSquares(height, width);
    if (entry != Entry::kNone) {
      std::rotate(squares.begin(), std::ranges::find(squares, Cell{1, 1}), squares.end());
      const Cell end = entry == Entry::kLeft ? Cell{3, 0} : Cell{0, 3};
      if (squares.back() != end) std::reverse(squares.begin() + 1, squares.end());
      ONCEOVER_CHECK(squares.back() == end);
    }
    BlockPath path = PathOf(std::move(squares), width);
    path.right = FindExit(path, {0, width - 1}, {2, width - 2});
    path.down = FindExit(path, {height - 1, 0}, {height - 2, 2});
    return path;
  }

  // From the place in the root's strip to the place on the board.
  std::int64_t Rank(std::int64_t place, const Strip& root) const {
    return place + (place >= root.Before(false) ? below_.SizeFrom(0) : 0);
  }

  std::int64_t PlaceIn(const Strip& strip, Cell cell, bool backwards) const {
    const std::int64_t before = strip.RightBefore(backwards);
    if (cell.col < cols_.root) {
      const std::int64_t place = strip.first.PlaceOf(cell, backwards);
      return place + (place >= before ? strip.rest.SizeFrom(0) : 0);
    }
    const bool rest_backwards = backwards != strip.first.flips();
    const std::int64_t part = PartOf(cols_, cell.col);
    const Cell local{cell.row, cell.col - BeginOf(cols_, part)};
    const std::int64_t place =
        strip.rest.At(part).PlaceOf(local, strip.rest.IsBackwards(part, rest_backwards));
    return before + strip.rest.PlaceOf(part, place, rest_backwards);
  }

  Cell SquareIn(const Strip& strip, std::int64_t place, bool backwards) const {
    const std::int64_t inside = place - strip.RightBefore(backwards);
    const std::int64_t rest = strip.rest.SizeFrom(0);
    if (inside < 0) return strip.first.SquareAt(place, backwards);
    if (inside >= rest) return strip.first.SquareAt(place - rest, backwards);
    const bool rest_backwards = backwards != strip.first.flips();
    const auto [part, at] = strip.rest.Find(inside, rest_backwards);
    Cell cell = strip.rest.At(part).SquareAt(at, strip.rest.IsBackwards(part, rest_backwards));
    cell.col += BeginOf(cols_, part);
    return cell;
  }

  bool three_rows_;
  Axis rows_;
  Axis cols_;
  Strip root_;
  Strip step_;
  Strip last_;
  Chain<Strip> below_;
};

TourRanks::TourRanks(const TourPlan& plan)
    : squares_(plan.squares), transposed_(plan.rows > plan.cols) {
  const auto [shorter, longer] = std::minmax({plan.rows, plan.cols});
  blocks_ = std::make_shared<const Blocks>(shorter, longer);
  start_ = 0;
  start_ = RankOf(plan.start);
  backwards_ = SquareAt(1) != solver::After(plan.start, plan.first_move);
}

std::optional<TourRanks> TourRanks::Of(const TourPlan& plan) {
  if (!plan.closed || !plan.is_constructed) return std::nullopt;
  TourRanks ranks(plan);
  ONCEOVER_CHECK(ranks.SquareAt(1) == solver::After(plan.start, plan.first_move));
  return ranks;
}

std::int64_t TourRanks::RankOf(Cell cell) const {
  if (transposed_) std::swap(cell.row, cell.col);
  const std::int64_t place = blocks_->RankOf(cell);
  const std::int64_t steps = backwards_ ? start_ - place : place - start_;
  return steps < 0 ? steps + squares_ : steps;
}

Cell TourRanks::SquareAt(std::int64_t rank) const {
  std::int64_t place = backwards_ ? start_ - rank : start_ + rank;
  if (place < 0) place += squares_;
  if (place >= squares_) place -= squares_;
  Cell cell = blocks_->SquareAt(place);
  if (transposed_) std::swap(cell.row, cell.col);
  return cell;
}

}  // namespace onceover
