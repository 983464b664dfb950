#include "piece_colours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "onceover/solve.h"

namespace onceover {
namespace {

// The number of colours, or 0 if two neighbours have the same.
int CountColours(const Tiling& tiling) {
  const std::vector<std::uint8_t> colours = solver::ColourPieces(tiling);
  if (std::ssize(colours) != std::ssize(tiling.labels) / 3 + 1 || colours[0] != 0) return 0;
  const auto cols = static_cast<std::size_t>(tiling.cols);
  const auto clash = [&](std::size_t one, std::size_t other) {
    const std::int32_t a = tiling.labels[one];
    const std::int32_t b = tiling.labels[other];
    return a != b && a != 0 && b != 0 &&
           colours[static_cast<std::size_t>(a)] == colours[static_cast<std::size_t>(b)];
  };
  for (std::size_t square = 0; square < tiling.labels.size(); ++square) {
    if ((square + 1) % cols != 0 && clash(square, square + 1)) return 0;
    if (square >= cols && clash(square, square - cols)) return 0;
  }
  return *std::ranges::max_element(colours);
}

TEST(PieceColours, NeverTakeAFifthOnBoardsOfAllSizes) {
  int boards = 0;
  for (std::int64_t rows = 2; rows <= 40; ++rows) {
    for (std::int64_t cols = 2; cols <= 40; ++cols) {
      const bool is_full = rows * cols % 3 == 0;
      if (rows * cols % 3 == 2) continue;
      TilingProblem problem{rows, cols, NoneMissing{}};
      if (!is_full) problem.missing = MissingAnywhere{};
      const TilingResult result = SolveTiling(problem);
      const auto* tiling = std::get_if<Tiling>(&result);
      if (tiling == nullptr) continue;
      const int colours = CountColours(*tiling);
      ASSERT_LE(1, colours) << rows << "x" << cols;
      ASSERT_LE(colours, 4) << rows << "x" << cols;
      ++boards;
    }
  }
  EXPECT_EQ(boards, 808 + 338);  // full and deficient
}

TEST(PieceColours, NeedNoRecursionOnLargeBoards) {
  const int colours = CountColours(std::get<Tiling>(SolveTiling({1001, 998, Cell{700, 300}})));
  EXPECT_LE(1, colours);
  EXPECT_LE(colours, 4);
}

}  // namespace
}  // namespace onceover
