#include "tour_blocks.h"

#include <array>
#include <span>
#include <vector>

#include "knight_moves.h"
#include "onceover/certificate.h"

namespace onceover::solver {
namespace {

#include "tour_blocks.inc"

}  // namespace

std::span<const TourBlock> ClosedBlocks() { return kClosedBlocks; }
std::span<const TourBlock> OddBlocks() { return kOddBlocks; }
std::span<const TourBlock> ThreeRowClosedBlocks() { return kThreeRowClosedBlocks; }
const TourBlock& ThreeRowExtension() { return kThreeRowExtension[0]; }
std::span<const TourBlock> ThreeRowBlocks() { return kThreeRowBlocks; }
std::span<const TourBlock> FourRowBlocks() { return kFourRowBlocks; }

std::vector<Cell> SquaresOf(const TourBlock& block) {
  std::vector<Cell> squares = {{block.start_row, block.start_col}};
  for (const char move : block.moves) {
    squares.push_back(After(squares.back(), static_cast<unsigned>(move - '0')));
  }
  return squares;
}

}  // namespace onceover::solver
