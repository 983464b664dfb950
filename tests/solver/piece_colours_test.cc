// Without arguments one tiling of every board with sides up to 40; with `full` those of every
// missing square, with sides up to 60.
#include "piece_colours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
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

bool g_full = false;

struct Tally {
  std::int64_t tilings = 0;
  int most_colours = 0;
};

void Colour(const TilingProblem& problem, Tally& tally) {
  const TilingResult result = SolveTiling(problem);
  const auto* tiling = std::get_if<Tiling>(&result);
  if (tiling == nullptr || tiling->labels.size() == 1) return;
  const int colours = CountColours(*tiling);
  ASSERT_LE(1, colours) << problem.rows << "x" << problem.cols;
  ASSERT_LE(colours, 4) << problem.rows << "x" << problem.cols;
  tally.most_colours = std::max(tally.most_colours, colours);
  ++tally.tilings;
}

void ColourAllOf(std::int64_t rows, std::int64_t cols, Tally& tally) {
  if (rows * cols % 3 == 0) Colour({rows, cols, NoneMissing{}}, tally);
  if (rows * cols % 3 != 1) return;
  for (std::int64_t square = 0; square < (g_full ? rows * cols : 1); ++square) {
    Colour({rows, cols, Cell{square / cols, square % cols}}, tally);
  }
}

TEST(PieceColours, NeverTakeAFifthOnBoardsOfAllSizes) {
  const std::int64_t max_side = g_full ? 60 : 40;
  Tally tally;
  for (std::int64_t rows = 1; rows <= max_side; ++rows) {
    for (std::int64_t cols = 1; cols <= max_side; ++cols) {
      ColourAllOf(rows, cols, tally);
      if (HasFatalFailure()) return;
    }
  }
  std::printf("%lld tilings, %d colours at most\n", static_cast<long long>(tally.tilings),
              tally.most_colours);
  EXPECT_EQ(tally.most_colours, 4);
  EXPECT_TRUE(g_full || tally.tilings == 808 + 338) << "full and deficient";
}

TEST(PieceColours, NeedNoRecursionOnLargeBoards) {
  const int colours = CountColours(std::get<Tiling>(SolveTiling({1001, 998, Cell{700, 300}})));
  EXPECT_LE(1, colours);
  EXPECT_LE(colours, 4);
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  onceover::g_full = argc > 1 && std::string_view(argv[1]) == "full";
  return RUN_ALL_TESTS();
}
