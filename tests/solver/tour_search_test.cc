#include "tour_search.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "plain_rules.h"

namespace onceover::solver {
namespace {

using End = TourSearch::End;

TEST(TourSearch, CountsTheStartAsANode) {
  TourSearch search(8, 8, false);
  EXPECT_EQ(search.Run(0, 0), End::kOutOfNodes);
  EXPECT_EQ(search.nodes(), 0);
  EXPECT_EQ(search.Run(0, 1), End::kOutOfNodes);
  EXPECT_EQ(search.nodes(), 1);
}

TEST(TourSearch, NeedsANodeForEverySquare) {
  TourSearch search(5, 5, false);
  EXPECT_EQ(search.Run(0, 24), End::kOutOfNodes);
  EXPECT_EQ(search.Run(0, 1000), End::kFound);
  EXPECT_TRUE(plain::IsTour(5, 5, false, std::move(search).TakeTour()));
}

TEST(TourSearch, StartsAfreshAfterWhateverCameBefore) {
  TourSearch used(6, 6, true);
  for (std::int32_t start = 0; start < 36; ++start) {
    used.Run(start, start);
    TourSearch fresh(6, 6, true);
    ASSERT_EQ(fresh.Run(7, 10000), End::kFound);
    TourSearch copy = used;
    ASSERT_EQ(copy.Run(7, 10000), End::kFound);
    EXPECT_EQ(std::move(copy).TakeTour(), std::move(fresh).TakeTour());
  }
}

TEST(TourSearch, EndsWithinItsNodesWhereItCannotFinish) {
  // From the rarer colour there is no tour, and no board of this size is ever exhausted.
  TourSearch search(15, 15, false);
  EXPECT_EQ(search.Run(1, 100'000), End::kOutOfNodes);
  EXPECT_EQ(search.nodes(), 100'000);
}

TEST(TourSearch, TakesASquareForATourButForNoClosedOne) {
  TourSearch open(1, 1, false);
  ASSERT_EQ(open.Run(0, 1), End::kFound);
  EXPECT_EQ(std::move(open).TakeTour(), std::vector<std::int32_t>{0});
  TourSearch closed(1, 1, true);
  EXPECT_EQ(closed.Run(0, 1), End::kExhausted);
}

TEST(TourSearch, FindsClosedToursOfBoardsOfManySizes) {
  const std::vector<std::pair<std::int32_t, std::int32_t>> sizes = {
      {3, 10}, {3, 12}, {3, 14}, {5, 6}, {6, 5}, {6, 6}, {6, 7}, {7, 8}, {8, 8}, {10, 10}, {9, 14}};
  for (const auto& [rows, cols] : sizes) {
    TourSearch search(rows, cols, true);
    ASSERT_EQ(search.Run(0, 1'000'000), End::kFound) << rows << "x" << cols;
    EXPECT_TRUE(plain::IsTour(rows, cols, true, std::move(search).TakeTour()));
  }
}

TEST(TourSearch, KnowsWhichBoardsItsNumbersHold) {
  EXPECT_TRUE(TourSearch::Fits(1, 1));
  EXPECT_TRUE(TourSearch::Fits(40000, 50000));
  EXPECT_FALSE(TourSearch::Fits(50000, 50000));
  EXPECT_FALSE(TourSearch::Fits(1, std::int64_t{1} << 40));
  EXPECT_FALSE(TourSearch::Fits(std::int64_t{1} << 62, std::int64_t{1} << 62));
}

TEST(TourSearch, NeedsNineBytesASquareAndABorder) {
  EXPECT_EQ(TourSearch::Memory(8, 8), 8 * 64 + 12 * 12);
  EXPECT_EQ(TourSearch::Memory(1000, 1000), 8'000'000 + 1004 * 1004);
}

}  // namespace
}  // namespace onceover::solver
