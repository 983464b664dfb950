// DecideTiling against two searches: every small board with every missing square, and the boards
// that the proof for all larger ones (docs/theory.md) rests upon.
#include <gtest/gtest.h>

#include <cstdint>

#include "claims_search.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover {
namespace {

using claims_search::HasTiling;
using claims_search::One;
using claims_search::TilingSearch;

Decision Expected(bool exists) { return exists ? Decision::kExists : Decision::kNone; }

Decision Decided(std::int64_t rows, std::int64_t cols, const Missing& missing) {
  return DecideTiling({rows, cols, missing}).decision;
}

TEST(ClaimsTilings, AgreeWithBacktrackingOnAllSmallBoards) {
  constexpr std::int64_t kLargest = 30;
  int boards = 0;
  int questions = 0;
  int tiled = 0;
  for (std::int64_t rows = 1; rows <= kLargest; ++rows) {
    for (std::int64_t cols = 1; rows * cols <= kLargest; ++cols) {
      SCOPED_TRACE(testing::Message() << rows << " x " << cols);
      const TilingSearch search(rows, cols);
      EXPECT_EQ(Decided(rows, cols, NoneMissing{}), Expected(search.Exists(0)));
      bool any = false;
      for (std::int64_t square = 0; square < rows * cols; ++square) {
        const bool exists = search.Exists(One(square));
        any = any || exists;
        EXPECT_EQ(Decided(rows, cols, Cell{square / cols, square % cols}), Expected(exists));
        if (cols <= rows) {
          EXPECT_EQ(HasTiling(rows, cols, square), exists);
        }
        tiled += exists ? 1 : 0;
      }
      EXPECT_EQ(Decided(rows, cols, MissingAnywhere{}), Expected(any));
      if (cols <= rows) {
        EXPECT_EQ(HasTiling(rows, cols, -1), search.Exists(0));
      }
      questions += static_cast<int>(rows * cols) + 2;
      ++boards;
    }
  }
  EXPECT_EQ(boards, 111);
  EXPECT_EQ(questions, 2171);
  EXPECT_EQ(tiled, 198);
}

// Counts of the boards that the inductions start from.
struct Tally {
  int boards = 0;
  int questions = 0;
};

void ExpectAgreement(std::int64_t rows, std::int64_t cols, Tally& tally) {
  SCOPED_TRACE(testing::Message() << rows << " x " << cols);
  ++tally.boards;
  if (rows * cols % 3 == 0) {
    EXPECT_EQ(Decided(rows, cols, NoneMissing{}), Expected(HasTiling(rows, cols, -1)));
    ++tally.questions;
    return;
  }
  for (std::int64_t square = 0; square < rows * cols; ++square) {
    const Cell missing{square / cols, square % cols};
    EXPECT_EQ(Decided(rows, cols, missing), Expected(HasTiling(rows, cols, square)))
        << missing.row << ',' << missing.col;
    ++tally.questions;
  }
}

TEST(ClaimsTilings, AgreeWithSearchOnTheBoardsOfTheProof) {
  Tally tally;
  for (std::int64_t rows = 2; rows <= 11; ++rows) {
    for (std::int64_t cols = 2; cols <= 11; ++cols) {
      if (rows * cols % 3 != 2) ExpectAgreement(rows, cols, tally);
    }
  }
  for (const std::int64_t length : {14, 17, 20}) {
    for (const std::int64_t width : {2, 5}) ExpectAgreement(length, width, tally);
  }
  EXPECT_EQ(tally.boards, 82);
  EXPECT_EQ(tally.questions, 1525);
}

}  // namespace
}  // namespace onceover
