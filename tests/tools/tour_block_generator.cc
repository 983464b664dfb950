// Searches for the blocks of solver/tour_blocks.inc and prints that file.
//   tour_block_generator > solver/tour_blocks.inc
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hamiltonian_search.h"
#include "knight_moves.h"
#include "onceover/certificate.h"

namespace onceover::solver {
namespace {

struct Block {
  std::int32_t rows = 0;
  std::int32_t cols = 0;

  std::int32_t Square(std::int32_t row, std::int32_t col) const { return row * cols + col; }
  Cell CellOf(std::int32_t square) const { return {square / cols, square % cols}; }
};

using Edges = std::vector<std::pair<std::int32_t, std::int32_t>>;

// One line of data, or nothing if there is no such tour.
std::optional<std::string> Find(const Block& block, const PathRequest& request) {
  const Graph graph = KnightGraph(block.rows, block.cols);
  HamiltonianSearch search(graph);
  auto end = HamiltonianSearch::End::kOutOfNodes;
  constexpr std::int64_t kMaxNodes = 2'000'000;
  for (std::uint32_t seed = 0; end == HamiltonianSearch::End::kOutOfNodes; ++seed) {
    end = search.Run(request, kMaxNodes, seed);
  }
  if (end == HamiltonianSearch::End::kExhausted) return std::nullopt;
  std::string moves;
  for (std::size_t i = 1; i < search.path().size(); ++i) {
    const unsigned move =
        MoveBetween(block.CellOf(search.path()[i - 1]), block.CellOf(search.path()[i]));
    moves += fmt::format("{}", move);
  }
  const Cell start = block.CellOf(request.start);
  return fmt::format("{{{}, {}, {}, {}, \"{}\"}},\n", block.rows, block.cols, start.row, start.col,
                     moves);
}

void PrintTable(const std::string& name, const std::vector<std::string>& lines) {
  fmt::print("\nconstexpr std::array<TourBlock, {}> {} = {{{{\n", lines.size(), name);
  for (const std::string& line : lines) fmt::print("{}", line);
  fmt::print("}}}};\n");
}

void Add(std::vector<std::string>& lines, const std::optional<std::string>& line) {
  if (line) lines.push_back(*line);
}

std::vector<std::string> FindClosedBlocks() {
  std::vector<std::string> lines;
  for (std::int32_t rows = 5; rows <= 11; ++rows) {
    for (std::int32_t cols = rows; cols <= 11; ++cols) {
      if (rows % 2 == 1 && cols % 2 == 1) continue;
      const Block block{rows, cols};
      const std::int32_t middle = block.Square(1, 1);
      const Edges edges = {{middle, block.Square(3, 0)}, {middle, block.Square(0, 3)}};
      Add(lines, Find(block, {.start = 0, .closed = true, .required = edges}));
    }
  }
  return lines;
}

// The starts of an odd side that are wanted.
std::vector<std::int32_t> HalfOf(std::int32_t side) {
  std::vector<std::int32_t> result;
  for (std::int32_t i = side / 2; i < (side == 11 ? 6 : side); ++i) result.push_back(i);
  return result;
}

std::vector<std::string> FindOddBlocks() {
  std::vector<std::string> lines;
  for (std::int32_t rows = 5; rows <= 11; rows += 2) {
    for (std::int32_t cols = rows; cols <= 11; cols += 2) {
      const Block block{rows, cols};
      const Edges edges = {{block.Square(0, cols - 1), block.Square(2, cols - 2)},
                           {0, block.Square(2, 1)},
                           {block.Square(rows - 1, 0), block.Square(rows - 2, 2)},
                           {0, block.Square(1, 2)}};
      for (const std::int32_t row : HalfOf(rows)) {
        for (const std::int32_t col : HalfOf(cols)) {
          if ((row + col) % 2 == 1) continue;
          Add(lines, Find(block, {.start = block.Square(row, col), .required = edges}));
        }
      }
    }
  }
  return lines;
}

std::vector<std::string> FindThreeRowBlocks() {
  std::vector<std::string> lines;
  for (const std::int32_t cols : {4, 7, 8, 9, 11}) {
    const Block block{3, cols};
    const Edges edges = {{block.Square(2, cols - 1), block.Square(0, cols - 2)},
                         {block.Square(2, 0), block.Square(0, 1)}};
    for (std::int32_t start = 0; start < 2 * cols; ++start) {
      const bool has_rarer_colour = (start / cols + start % cols) % 2 == 1;
      if (cols % 2 == 1 && has_rarer_colour) continue;
      Add(lines, Find(block, {.start = start, .required = edges}));
    }
  }
  return lines;
}

// The edges between the outer and the inner square, of either half, of the last two columns at each
// end: see solver/tour_four_rows.cc.
Edges FourRowEdges(const Block& block) {
  Edges edges;
  for (const int half : {0, 1}) {
    const auto outer = [&](std::int32_t col) {
      return block.Square((col + half) % 2 == 0 ? 0 : 3, col);
    };
    const auto inner = [&](std::int32_t col) {
      return block.Square((col + half) % 2 == 0 ? 1 : 2, col);
    };
    for (const auto& [end, next] : {std::pair{0, 1}, std::pair{block.cols - 1, block.cols - 2}}) {
      edges.emplace_back(outer(end), inner(next));
      edges.emplace_back(inner(end), outer(next));
    }
  }
  return edges;
}

std::vector<std::string> FindFourRowBlocks() {
  std::vector<std::string> lines;
  for (const std::int32_t cols : {5, 6}) {
    const Block block{4, cols};
    for (std::int32_t start = 0; start < cols; ++start) {
      Add(lines, Find(block, {.start = start, .required = FourRowEdges(block)}));
    }
  }
  return lines;
}

void Print() {
  fmt::print("// Printed by tests/tools/tour_block_generator.cc; see tour_blocks.h.\n");
  PrintTable("kClosedBlocks", FindClosedBlocks());
  PrintTable("kOddBlocks", FindOddBlocks());
  std::vector<std::string> lines;
  for (const std::int32_t cols : {10, 12}) {
    Add(lines, Find({3, cols}, {.start = 0, .closed = true}));
  }
  PrintTable("kThreeRowClosedBlocks", lines);
  const Block block{3, 4};
  const Edges right = {{block.Square(2, 3), block.Square(0, 2)}};
  PrintTable("kThreeRowExtension",
             {*Find(block, {.start = 0, .finish = block.Square(1, 0), .required = right})});
  PrintTable("kThreeRowBlocks", FindThreeRowBlocks());
  PrintTable("kFourRowBlocks", FindFourRowBlocks());
}

}  // namespace
}  // namespace onceover::solver

int main() { onceover::solver::Print(); }
