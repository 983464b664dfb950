#include "tiling_generators.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <random>
#include <variant>
#include <vector>

#include "board_symmetry.h"
#include "draw.h"
#include "onceover/solve.h"

namespace onceover::properties {
namespace {

// The two ways to cut a 2x3 block: which of the block's two pieces has each square.
using Cut = std::array<std::array<int, 3>, 2>;
constexpr std::array<Cut, 2> kCuts = {{{{{0, 0, 1}, {0, 1, 1}}}, {{{0, 1, 1}, {0, 0, 1}}}}};

// Lays 2x3 blocks, or 3x2 blocks where `upright`, on the squares from `corner` on.
class BlockLayer {
 public:
  explicit BlockLayer(LabelCase& it) : it_(it) {
    for (const std::int64_t label : it.certificate.labels)
      last_label_ = std::max(last_label_, label);
  }

  void Lay(Cell corner, bool upright, const Cut& cut) {
    for (std::int64_t row = 0; row < 2; ++row) {
      for (std::int64_t col = 0; col < 3; ++col) {
        const Cell cell = upright ? Cell{corner.row + col, corner.col + row}
                                  : Cell{corner.row + row, corner.col + col};
        const int piece = cut[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
        At(cell) = last_label_ + 1 + piece;
      }
    }
    last_label_ += 2;
  }

 private:
  std::int64_t& At(Cell cell) {
    return it_.certificate.labels[static_cast<std::size_t>(cell.row * it_.problem.cols + cell.col)];
  }

  LabelCase& it_;
  std::int64_t last_label_ = 0;
};

const Cut& PickCut(std::mt19937_64& random) {
  return kCuts[static_cast<std::size_t>(Pick(random, 0, 1))];
}

LabelCase DrawSolved(std::int64_t highest_k) {
  const std::int64_t side = std::int64_t{1} << Draw(0, highest_k);
  const Cell missing{Draw(0, side - 1), Draw(0, side - 1)};
  const TilingProblem problem{side, side, missing};
  const auto result = SolveTiling(problem);
  return {problem, ToLabelGrid(std::get<Tiling>(result))};
}

LabelCase DrawBlocks() {
  std::vector<std::int64_t> heights(static_cast<std::size_t>(Draw(1, 4)));
  for (std::int64_t& height : heights) height = Draw(2, 3);
  const std::int64_t rows = std::accumulate(heights.begin(), heights.end(), std::int64_t{0});
  const std::int64_t cols = 6 * Draw(1, 2);
  LabelCase it{{rows, cols, NoneMissing{}}, {}};
  it.certificate.labels.assign(static_cast<std::size_t>(rows * cols), 0);
  std::mt19937_64 random = DrawRandom();
  BlockLayer layer(it);
  std::int64_t row = 0;
  for (const std::int64_t height : heights) {
    const bool upright = height == 3;
    for (std::int64_t col = 0; col < cols; col += upright ? 2 : 3) {
      layer.Lay({row, col}, upright, PickCut(random));
    }
    row += height;
  }
  return it;
}

// A solved board, and 2x3 blocks beside it.
LabelCase DrawWidened() {
  const LabelCase square = DrawSolved(4);
  const std::int64_t side = square.problem.rows;
  if (side == 1) return square;
  const std::int64_t cols = side + 3 * Draw(1, 3);
  LabelCase it{{side, cols, square.problem.missing}, {}};
  it.certificate.labels.assign(static_cast<std::size_t>(side * cols), 0);
  for (std::int64_t i = 0; i < side * side; ++i) {
    it.certificate.labels[static_cast<std::size_t>(i / side * cols + i % side)] =
        square.certificate.labels[static_cast<std::size_t>(i)];
  }
  std::mt19937_64 random = DrawRandom();
  BlockLayer layer(it);
  for (std::int64_t row = 0; row < side; row += 2) {
    for (std::int64_t col = side; col < cols; col += 3)
      layer.Lay({row, col}, false, PickCut(random));
  }
  return it;
}

LabelCase DrawAny() {
  const std::int64_t kind = Draw(0, 2);
  LabelCase it = kind == 0 ? DrawSolved(4) : kind == 1 ? DrawBlocks() : DrawWidened();
  it = Relabel(it, DrawNewLabels(it));
  it = Transform(it, Draw(0, kSymmetries - 1));
  if (std::holds_alternative<Cell>(it.problem.missing) && DrawBool()) {
    it.problem.missing = MissingAnywhere{};
  }
  return it;
}

}  // namespace

rc::Gen<LabelCase> SolvedTiling() {
  return rc::gen::exec([] { return DrawSolved(5); });
}

rc::Gen<LabelCase> BlockTiling() {
  return rc::gen::exec([] { return DrawBlocks(); });
}

rc::Gen<LabelCase> AnyTiling() {
  return rc::gen::exec([] { return DrawAny(); });
}

LabelCase Relabel(LabelCase it, const std::vector<std::int64_t>& new_labels) {
  for (std::int64_t& label : it.certificate.labels) {
    const bool has_new = label >= 0 && label < std::ssize(new_labels);
    if (has_new) label = new_labels[static_cast<std::size_t>(label)];
  }
  return it;
}

std::vector<std::int64_t> DrawNewLabels(const LabelCase& it) {
  std::vector<std::int64_t> labels(it.certificate.labels.size() / 3);
  std::iota(labels.begin(), labels.end(), 1);
  std::mt19937_64 random = DrawRandom();
  Shuffle(labels, random);
  labels.insert(labels.begin(), 0);
  return labels;
}

}  // namespace onceover::properties
