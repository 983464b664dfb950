// The reference numbering, against the recursion that it restates and against published boards.
#include "read/reference_labels.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace onceover::read {
namespace {

// The procedure as it is usually written: a piece at the centre, then the four quadrants.
class Procedure {
 public:
  explicit Procedure(std::int64_t side, const Cell& missing)
      : side_(side), labels_(static_cast<std::size_t>(side * side)) {
    Cover({0, 0}, missing, side);
  }

  std::int64_t At(std::int64_t row, std::int64_t col) const {
    return labels_[static_cast<std::size_t>(row * side_ + col)];
  }

 private:
  void Cover(const Cell& corner, const Cell& hole, std::int64_t side) {
    if (side == 1) return;
    const std::int64_t half = side / 2;
    const std::int64_t label = ++last_;
    for (const bool is_low : {false, true}) {
      for (const bool is_right : {false, true}) {
        const Cell quadrant{corner.row + (is_low ? half : 0), corner.col + (is_right ? half : 0)};
        const bool holds_hole = (hole.row >= corner.row + half) == is_low &&
                                (hole.col >= corner.col + half) == is_right;
        const Cell central{corner.row + half - (is_low ? 0 : 1),
                           corner.col + half - (is_right ? 0 : 1)};
        if (!holds_hole)
          labels_[static_cast<std::size_t>(central.row * side_ + central.col)] = label;
        Cover(quadrant, holds_hole ? hole : central, half);
      }
    }
  }

  std::int64_t side_;
  std::int64_t last_ = 0;
  std::vector<std::int64_t> labels_;
};

TEST(ReferenceLabel, IsWhatTheProcedureWrites) {
  std::int64_t squares = 0;
  for (std::int64_t side = 1; side <= 16; side *= 2) {
    for (std::int64_t hole = 0; hole < side * side; ++hole) {
      const Cell missing{hole / side, hole % side};
      const Procedure procedure(side, missing);
      for (std::int64_t square = 0; square < side * side; ++square, ++squares) {
        const Cell cell{square / side, square % side};
        ASSERT_EQ(ReferenceLabel(side, missing, cell), procedure.At(cell.row, cell.col))
            << side << " " << hole << " " << square;
      }
    }
  }
  EXPECT_EQ(squares, 1 + 16 + 256 + 4096 + 65536);
}

TEST(ReferenceLabel, IsWhatThePublishedBoardsShow) {
  std::ifstream in(ONCEOVER_TEST_VECTORS "/seed/tilings.txt");
  std::int64_t boards = 0;
  for (std::string line; std::getline(in, line);) {
    std::istringstream header(line);
    std::string hash;
    std::int64_t side = 0;
    Cell missing;
    header >> hash >> side >> missing.row >> missing.col;
    ASSERT_EQ(hash, "#") << line;
    --missing.row;
    --missing.col;
    for (std::int64_t row = 0; row < side; ++row) {
      for (std::int64_t col = 0; col < side; ++col) {
        std::int64_t label = -1;
        in >> label;
        ASSERT_EQ(ReferenceLabel(side, missing, {row, col}), label) << line;
      }
    }
    in >> std::ws;
    ++boards;
  }
  EXPECT_GT(boards, 20);
}

TEST(ReferenceLabel, KnowsTheLargestBoard) {
  constexpr std::int64_t kSide = std::int64_t{1} << 31;
  const Cell corner{kSide - 1, kSide - 1};
  EXPECT_EQ(ReferenceLabel(kSide, {0, 0}, {0, 0}), 0);
  EXPECT_EQ(ReferenceLabel(kSide, {0, 0}, {kSide / 2, kSide / 2}), 1);
  EXPECT_EQ(ReferenceLabel(kSide, {0, 0}, corner), (kSide * kSide - 1) / 3);
}

}  // namespace
}  // namespace onceover::read
