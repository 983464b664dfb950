// Dynamic programming over the squares, column by column. No move goes back more than two columns
// and a row, so that of the paths made so far only the squares of that frontier matter: which of
// them are ends, and of what. A tour from start to finish is a cycle with one extra edge between
// them, which is there from the beginning.
#include "frontier_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "check.h"
#include "link_grid.h"
#include "onceover/certificate.h"
#include "random.h"

namespace onceover::solver {
namespace {

// The frontier, oldest square first: 4 bits each for the other end of the path that ends there.
using State = std::uint64_t;
constexpr unsigned kExtra = 14;  // the path goes on over the extra edge, to an end yet to come
constexpr unsigned kFull = 15;   // inside a path

unsigned Get(State state, unsigned slot) { return static_cast<unsigned>(state >> 4 * slot) & 15U; }

void Set(State& state, unsigned slot, unsigned value) {
  state = (state & ~(State{15} << 4 * slot)) | State{value} << 4 * slot;
}

// Adds an edge between two squares that are not full. What closes a cycle makes both full.
void Join(State& state, unsigned a, unsigned b) {
  const unsigned a_end = Get(state, a);
  const unsigned b_end = Get(state, b);
  Set(state, a, kFull);
  Set(state, b, kFull);
  if (a_end == b) return;
  // Either square, if it was alone, is the end of the new path.
  if (a_end != kExtra) Set(state, a_end, b_end);
  if (b_end != kExtra) Set(state, b_end, a_end);
}

struct Layer {
  std::vector<State> states;
  std::vector<std::uint32_t> parents;
  std::vector<std::uint8_t> choices;  // which of the moves back are edges
};

// A state of a layer under construction: its number, and in how many ways it was reached so far,
// one of which is kept: the first, or any.
struct Known {
  std::size_t at;
  std::int64_t ways;
};

class Frontier {
 public:
  Frontier(std::int64_t rows, std::int64_t cols, Cell start, Cell finish, Random* random)
      : rows_(rows), cols_(cols), start_(start), finish_(finish), random_(random) {}

  FrontierResult Run(std::int64_t max_states) {
    FrontierResult result;
    layers_.push_back({{EmptyState()}, {0}, {0}});
    for (std::int64_t square = 0; square < rows_ * cols_; ++square) {
      Layer next = Advance(square);
      result.states += std::ssize(next.states);
      if (result.states > max_states) return result;
      if (next.states.empty()) {
        result.end = FrontierResult::End::kNone;
        return result;
      }
      layers_.push_back(std::move(next));
    }
    const std::vector<State>& last = layers_.back().states;
    const auto done = std::ranges::find(last, EmptyState());
    result.end = FrontierResult::End::kNone;
    if (done == last.end()) return result;
    result.end = FrontierResult::End::kFound;
    result.grid = Trace(static_cast<std::size_t>(done - last.begin()));
    return result;
  }

 private:
  struct Back {
    std::int64_t rows;
    std::int64_t cols;
  };
  static constexpr std::array<Back, 4> kBack = {{{-2, -1}, {2, -1}, {-1, -2}, {1, -2}}};

  unsigned Slots() const { return static_cast<unsigned>(2 * rows_ + 1); }
  Cell CellOf(std::int64_t square) const { return {square % rows_, square / rows_}; }
  bool IsOnBoard(Cell cell) const { return 0 <= cell.row && cell.row < rows_ && cell.col >= 0; }

  // Nothing to be done in the frontier: before the first square, and after the last.
  State EmptyState() const { return (State{1} << 4 * Slots()) - 1; }

  // All states after one more square.
  Layer Advance(std::int64_t square) {
    const Cell cell = CellOf(square);
    const Layer& layer = layers_.back();
    Layer next;
    std::unordered_map<State, Known> known;
    for (std::size_t i = 0; i < layer.states.size(); ++i) {
      const State begun = Begin(layer.states[i], cell);
      for (unsigned choice = 0; choice < 16; ++choice) {
        State state = begun;
        if (!Choose(state, cell, choice)) continue;
        const auto [it, is_new] = known.try_emplace(state, Known{next.states.size(), 0});
        auto& [at, ways] = it->second;
        ++ways;
        if (is_new) {
          next.states.push_back(state);
          next.parents.emplace_back();
          next.choices.emplace_back();
        } else if (random_ == nullptr || Draw(*random_, ways) != 0) {
          continue;
        }
        next.parents[at] = static_cast<std::uint32_t>(i);
        next.choices[at] = static_cast<std::uint8_t>(choice);
      }
    }
    return next;
  }

  // The state with the new square, alone or with the extra edge.
  State Begin(State state, Cell cell) const {
    const unsigned slot = Slots();
    Set(state, slot, slot);
    if (cell != start_ && cell != finish_) return state;
    for (unsigned other = 0; other < slot; ++other) {
      if (Get(state, other) != kExtra) continue;
      Set(state, slot, other);
      Set(state, other, slot);
      return state;
    }
    Set(state, slot, kExtra);
    return state;
  }

  // Adds the chosen edges back from the new square, and drops the oldest; false if that cannot be.
  bool Choose(State& state, Cell cell, unsigned choice) const {
    const unsigned slot = Slots();
    bool is_closed = false;
    for (unsigned i = 0; i < kBack.size(); ++i) {
      if ((choice >> i & 1U) == 0) continue;
      const Cell other{cell.row + kBack[i].rows, cell.col + kBack[i].cols};
      if (!IsOnBoard(other)) return false;
      const auto back = (cell.col - other.col) * rows_ + cell.row - other.row;
      const unsigned other_slot = slot - static_cast<unsigned>(back);
      if (Get(state, other_slot) == kFull || Get(state, slot) == kFull) return false;
      is_closed = is_closed || Get(state, other_slot) == slot;
      Join(state, other_slot, slot);
    }
    if (is_closed && !IsEnd(state, cell)) return false;
    if (Get(state, 0) != kFull) return false;
    State shifted = 0;
    for (unsigned i = 1; i <= slot; ++i) {
      const unsigned end = Get(state, i);
      Set(shifted, i - 1, end < kExtra ? end - 1 : end);
    }
    state = shifted;
    return true;
  }

  // A cycle may be closed by the last square only, and if nothing is left.
  bool IsEnd(State state, Cell cell) const {
    if (cell != Cell{rows_ - 1, cols_ - 1}) return false;
    for (unsigned i = 0; i <= Slots(); ++i) {
      if (Get(state, i) != kFull) return false;
    }
    return true;
  }

  // The edges that led to a state of the last layer.
  LinkGrid Trace(std::size_t at) const {
    LinkGrid grid(rows_, cols_);
    for (std::int64_t square = rows_ * cols_ - 1; square >= 0; --square) {
      const Layer& layer = layers_[static_cast<std::size_t>(square) + 1];
      const Cell cell = CellOf(square);
      for (unsigned i = 0; i < kBack.size(); ++i) {
        if ((unsigned{layer.choices[at]} >> i & 1U) == 0) continue;
        grid.Link(cell, {cell.row + kBack[i].rows, cell.col + kBack[i].cols});
      }
      at = layer.parents[at];
    }
    return grid;
  }

  const std::int64_t rows_;
  const std::int64_t cols_;
  const Cell start_;
  const Cell finish_;
  Random* const random_;
  std::vector<Layer> layers_;
};

}  // namespace

std::int64_t MaxFrontierStates(const Limits& limits) {
  constexpr std::int64_t kStateBytes = 16;
  return std::min(limits.max_nodes, limits.max_memory / kStateBytes);
}

FrontierResult SearchFrontier(std::int64_t rows, std::int64_t cols, Cell start, Cell finish,
                              std::int64_t max_states, Random* random) {
  ONCEOVER_CHECK(3 <= rows && rows <= kMaxFrontierRows && start != finish);
  return Frontier(rows, cols, start, finish, random).Run(max_states);
}

}  // namespace onceover::solver
