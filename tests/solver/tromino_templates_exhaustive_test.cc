// The templates against the recursion, number by number. Without arguments every missing square up
// to k = 6 and a sample beyond; with `full` every one of k = 7, and digests up to k = 14.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

#include "label_stores.h"
#include "onceover/certificate.h"
#include "onceover/label_vector.h"
#include "tromino_recursion.h"
#include "tromino_templates.h"

namespace onceover::solver {
namespace {

bool g_full = false;

LabelVector ByRecursion(int k, Cell missing) {
  LabelVector labels(std::size_t{1} << (2 * k));
  FillByRecursion(1 << k, static_cast<std::int32_t>(missing.row),
                  static_cast<std::int32_t>(missing.col), labels);
  return labels;
}

LabelVector ByTemplates(int k, Cell missing, int threads = 1) {
  LabelVector labels(std::size_t{1} << (2 * k), -1);
  FillByTemplates(k, missing, labels, threads);
  return labels;
}

TEST(TrominoTemplates, EqualTheRecursionForEveryMissingSquare) {
  std::int64_t boards = 0;
  const int max_k = g_full ? 7 : 6;
  for (int k = 0; k <= max_k; ++k) {
    const std::int64_t side = std::int64_t{1} << k;
    for (std::int64_t row = 0; row < side; ++row) {
      for (std::int64_t col = 0; col < side; ++col) {
        ASSERT_EQ(ByTemplates(k, {row, col}), ByRecursion(k, {row, col}))
            << "k " << k << ", missing " << row << "," << col;
        ++boards;
      }
    }
  }
  EXPECT_EQ(boards, (std::int64_t{1} << (2 * (max_k + 1))) / 3);
  RecordProperty("boards", static_cast<int>(boards));
}

// FNV-1a over the numbers: for boards of which two do not fit.
std::uint64_t Digest(const LabelVector& labels) {
  std::uint64_t digest = 14695981039346656037U;
  for (const std::int32_t label : labels) {
    digest = (digest ^ static_cast<std::uint32_t>(label)) * 1099511628211U;
  }
  return digest;
}

TEST(TrominoTemplates, EqualTheRecursionOnASampleOfLargeBoards) {
  std::mt19937_64 random(7);
  const int max_k = g_full ? 14 : 11;
  for (int k = 7; k <= max_k; ++k) {
    const auto side = std::uint64_t{1} << k;
    for (int i = 0; i < (k < 11 ? 8 : 2); ++i) {
      const Cell missing{static_cast<std::int64_t>(random() % side),
                         static_cast<std::int64_t>(random() % side)};
      ASSERT_EQ(Digest(ByTemplates(k, missing)), Digest(ByRecursion(k, missing)))
          << "k " << k << ", missing " << missing.row << "," << missing.col;
    }
  }
}

// 4096 x 4096 is the least board that threads share, and the least that is written past the caches.
TEST(TrominoTemplates, DoNotDependOnThreads) {
  const Cell missing{2047, 4095};
  const LabelVector expected = ByRecursion(12, missing);
  for (const int threads : {1, 2, 3, 7, 200}) {
    ASSERT_TRUE(ByTemplates(12, missing, threads) == expected) << threads << " threads";
  }
}

TEST(TrominoTemplates, FillARowWhereverItIsAndWhateverCameBefore) {
  constexpr int kK = 9;
  const Cell missing{200, 300};
  const LabelVector board = ByRecursion(kK, missing);
  TemplateRows rows(kK, missing);
  std::mt19937_64 random(9);
  for (int i = 0; i < 2000; ++i) {
    const auto row = static_cast<std::int64_t>(random() % 512);
    const auto begin = board.begin() + row * 512;
    std::vector<std::int32_t> labels(512);
    rows.Fill(row, labels.data());
    ASSERT_TRUE(std::equal(labels.begin(), labels.end(), begin)) << "row " << row;
    std::vector<std::int64_t> wide(512);
    rows.Fill(row, wide.data());
    ASSERT_TRUE(std::equal(wide.begin(), wide.end(), begin)) << "row " << row;
  }
}

TEST(LabelStores, AddTheBaseToAnyNumberOfLabels) {
  const LabelStores& stores = ChooseLabelStores();
  constexpr std::int64_t kBase = std::int64_t{1} << 40;
  for (std::size_t count = 0; count <= 70; ++count) {
    std::vector<std::int32_t> from(count + 1);
    for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<std::int32_t>(i * i);
    std::vector<std::int32_t> to(count + 1, -1);
    stores.cached(from.data(), 1000, count, to.data());
    std::vector<std::int64_t> wide(count + 1, -1);
    stores.cached_wide(from.data(), kBase, count, wide.data());
    for (std::size_t i = 0; i < count; ++i) {
      ASSERT_EQ(to[i], from[i] + 1000);
      ASSERT_EQ(wide[i], from[i] + kBase);
    }
    ASSERT_EQ(to[count], -1) << "nothing beyond the end";
    ASSERT_EQ(wide[count], -1) << "nothing beyond the end";
  }
}

}  // namespace
}  // namespace onceover::solver

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  onceover::solver::g_full = argc > 1 && std::string_view(argv[1]) == "full";
  return RUN_ALL_TESTS();
}
