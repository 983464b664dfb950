// D. W. Matula and L. L. Beck, Smallest-last ordering and clustering and graph coloring algorithms,
// Journal of the ACM 30 (1983); A. B. Kempe, On the geographical problem of the four colours,
// American Journal of Mathematics 2 (1879), whose exchange of colours along a chain is sound.
#include "piece_colours.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "onceover/solve.h"

namespace onceover::solver {
namespace {

using Colour = std::uint8_t;
constexpr Colour kColours = 4;
constexpr int kMaxExchanges = 1000;

// An L has eight edges of squares around it, and so eight neighbours at most.
struct Neighbours {
  std::array<std::int32_t, 8> pieces;
  std::uint8_t count = 0;
};

class PieceGraph {
 public:
  explicit PieceGraph(const Tiling& tiling) : neighbours_(tiling.labels.size() / 3 + 1) {
    const auto cols = static_cast<std::size_t>(tiling.cols);
    for (std::size_t square = 0; square < tiling.labels.size(); ++square) {
      if ((square + 1) % cols != 0) Join(tiling.labels[square], tiling.labels[square + 1]);
      if (square >= cols) Join(tiling.labels[square], tiling.labels[square - cols]);
    }
  }

  std::size_t size() const { return neighbours_.size(); }

  std::span<const std::int32_t> Of(std::int32_t piece) const {
    const Neighbours& it = neighbours_[static_cast<std::size_t>(piece)];
    return std::span(it.pieces).first(it.count);
  }

 private:
  void Join(std::int32_t one, std::int32_t other) {
    if (one == other || one == 0 || other == 0) return;
    if (std::ranges::find(Of(one), other) != Of(one).end()) return;
    Add(one, other);
    Add(other, one);
  }

  void Add(std::int32_t to, std::int32_t piece) {
    Neighbours& it = neighbours_[static_cast<std::size_t>(to)];
    it.pieces[it.count++] = piece;
  }

  std::vector<Neighbours> neighbours_;
};

// The pieces in the order in which they are taken away, always one with the fewest neighbours left.
std::vector<std::int32_t> SmallestFirst(const PieceGraph& graph) {
  std::vector<std::uint8_t> degree(graph.size());
  std::array<std::vector<std::int32_t>, 9> by_degree;  // also pieces that have moved on since
  for (std::size_t piece = graph.size(); piece-- > 1;) {
    const auto it = static_cast<std::int32_t>(piece);
    degree[piece] = static_cast<std::uint8_t>(graph.Of(it).size());
    by_degree[degree[piece]].push_back(it);
  }
  constexpr std::uint8_t kTaken = 255;
  std::vector<std::int32_t> order;
  order.reserve(graph.size());
  for (std::size_t least = 0; least < by_degree.size();) {
    if (by_degree[least].empty()) {
      ++least;
      continue;
    }
    const std::int32_t piece = by_degree[least].back();
    by_degree[least].pop_back();
    if (degree[static_cast<std::size_t>(piece)] != least) continue;
    degree[static_cast<std::size_t>(piece)] = kTaken;
    order.push_back(piece);
    for (const std::int32_t other : graph.Of(piece)) {
      std::uint8_t& left = degree[static_cast<std::size_t>(other)];
      if (left == kTaken) continue;
      by_degree[--left].push_back(other);
      least = std::min<std::size_t>(least, left);
    }
  }
  return order;
}

class Colouring {
 public:
  explicit Colouring(const PieceGraph& graph)
      : graph_(graph), colours_(graph.size()), seen_(graph.size()) {}

  void Choose(std::int32_t piece) {
    for (int i = 0; FreeColour(piece) > kColours && !FreeOneUp(piece); ++i) {
      if (i == kMaxExchanges) break;
      ExchangeAnywhere(piece);
    }
    colours_[static_cast<std::size_t>(piece)] = FreeColour(piece);
  }

  std::vector<Colour> Take() { return std::move(colours_); }

 private:
  Colour FreeColour(std::int32_t piece) const {
    std::uint32_t used = 0;
    for (const std::int32_t other : graph_.Of(piece)) used |= 1U << ColourOf(other);
    Colour colour = 1;
    while ((used >> colour & 1) != 0) ++colour;
    return colour;
  }

  // Makes a colour free for the piece by one exchange that leaves its other neighbours alone.
  bool FreeOneUp(std::int32_t piece) {
    for (Colour from = 1; from <= kColours; ++from) {
      for (Colour to = 1; to <= kColours; ++to) {
        if (from == to) continue;
        chain_.clear();
        ++mark_;
        for (const std::int32_t other : graph_.Of(piece)) {
          if (ColourOf(other) == from) Follow(other, from, to);
        }
        const bool is_free = std::ranges::none_of(graph_.Of(piece), [&](std::int32_t other) {
          return ColourOf(other) == to && seen_[static_cast<std::size_t>(other)] == mark_;
        });
        if (!is_free) continue;
        Exchange(from, to);
        return true;
      }
    }
    return false;
  }

  // One exchange at a random neighbour, to try elsewhere.
  void ExchangeAnywhere(std::int32_t piece) {
    const auto around = graph_.Of(piece);
    const std::int32_t start = around[random_() % around.size()];
    const Colour from = ColourOf(start);
    const auto to = static_cast<Colour>(1 + random_() % kColours);
    if (from == 0 || from > kColours || from == to) return;
    chain_.clear();
    ++mark_;
    Follow(start, from, to);
    Exchange(from, to);
  }

  // Adds to the chain whatever is joined to a piece by pieces of the two colours.
  void Follow(std::int32_t start, Colour one, Colour other) {
    if (seen_[static_cast<std::size_t>(start)] == mark_) return;
    seen_[static_cast<std::size_t>(start)] = mark_;
    std::size_t next = chain_.size();
    chain_.push_back(start);
    for (; next < chain_.size(); ++next) {
      for (const std::int32_t piece : graph_.Of(chain_[next])) {
        const Colour colour = ColourOf(piece);
        if ((colour != one && colour != other) || seen_[static_cast<std::size_t>(piece)] == mark_) {
          continue;
        }
        seen_[static_cast<std::size_t>(piece)] = mark_;
        chain_.push_back(piece);
      }
    }
  }

  void Exchange(Colour one, Colour other) {
    for (const std::int32_t piece : chain_) {
      auto& colour = colours_[static_cast<std::size_t>(piece)];
      colour = colour == one ? other : one;
    }
  }

  Colour ColourOf(std::int32_t piece) const { return colours_[static_cast<std::size_t>(piece)]; }

  const PieceGraph& graph_;
  std::vector<Colour> colours_;      // 0: none yet
  std::vector<std::uint32_t> seen_;  // in the chain of that mark
  std::uint32_t mark_ = 0;
  std::vector<std::int32_t> chain_;
  std::minstd_rand random_;  // the same for everybody
};

}  // namespace

std::vector<std::uint8_t> ColourPieces(const Tiling& tiling) {
  const PieceGraph graph(tiling);
  Colouring colouring(graph);
  const std::vector<std::int32_t> order = SmallestFirst(graph);
  for (std::size_t i = order.size(); i-- > 0;) colouring.Choose(order[i]);
  return colouring.Take();
}

}  // namespace onceover::solver
