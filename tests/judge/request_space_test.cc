// The requests that programs are asked: what is written is read back, and nothing small is left
// out.
#include "judge/request_space.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "judge/profile_requests.h"
#include "onceover/claims.h"
#include "read/profile.h"

namespace onceover::properties {
namespace {

RequestSpace SpaceOfPattern(bool is_tiling, const std::string& pattern) {
  RequestSpace space;
  space.is_tiling = is_tiling;
  space.pattern = ParseRequestPattern(pattern);
  space.plain_pattern = space.pattern.Plain();
  return space;
}

// Reads back what is written of a request, and says what differs.
::testing::AssertionResult IsReadBack(const RequestSpace& space, const Request& request) {
  const std::string text = WriteRequest(space, request);
  std::istringstream in(text);
  const auto read = read::ReadRequests(space.Format(), in);
  if (const auto* error = std::get_if<RequestError>(&read)) {
    return ::testing::AssertionFailure() << text << error->at.line << ": " << error->text;
  }
  if (std::get<Request>(read) == request) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << text << "is read as another request";
}

TEST(RequestWriter, EveryProfileReadsBackWhatIsWritten) {
  std::size_t small = 0;
  std::size_t drawn = 0;
  for (const read::Profile& profile : read::Profiles()) {
    const RequestSpace space = SpaceOf(profile);
    EXPECT_EQ(space.plain_pattern, profile.request.pattern) << profile.name;
    for (const Request& request : SmallRequests(space, 16)) {
      EXPECT_TRUE(IsReadBack(space, request)) << profile.name;
      ++small;
    }
    const auto any = AnyRequest(space);
    rc::Random random(7);
    for (int i = 0; i < 50; ++i) {
      EXPECT_TRUE(IsReadBack(space, any(random.split()).value())) << profile.name;
      ++drawn;
    }
  }
  EXPECT_EQ(read::Profiles().size(), 51U);
  EXPECT_EQ(drawn, 51U * 50U);
  EXPECT_EQ(small, 850U);
}

TEST(RequestWriter, LinesEndWhereTheStatementEndsThem) {
  const auto written = [](const char* name, const Request& request) {
    return WriteRequest(SpaceOf(*read::FindProfile(name)), request);
  };
  const BoardSize four = {4, 4};
  EXPECT_EQ(written("luogu-p1228", {{.board = four, .square = Cell{0, 2}}}), "2\n1 3\n");
  EXPECT_EQ(written("boj-14600", {{.board = four, .square = Cell{0, 2}}}), "2\n3 4\n");
  EXPECT_EQ(written("csdn-chessboard-cover", {{.board = four, .square = Cell{0, 2}}}), "4 1 3\n");
  EXPECT_EQ(written("aspphp-202810", {{.board = four, .square = Cell{0, 2}},
                                      {.board = BoardSize{2, 2}, .square = Cell{1, 1}}}),
            "2\n4\n0 2\n2\n1 1\n");
  EXPECT_EQ(written("sicily-1152", {{.board = BoardSize{5, 6}, .square = Cell{1, 0}},
                                    {.board = BoardSize{5, 6}, .square = Cell{4, 5}}}),
            "7\n30\n-1\n");
  EXPECT_EQ(
      written("jutge-p43694",
              {{.board = BoardSize{3, 3}, .square = Cell{0, 1}, .blocked = {{1, 1}, {2, 0}}}}),
      "3\n...\n.*.\n*..\n1 2\n");
  EXPECT_EQ(written("haskell99-board", {{.board = BoardSize{6, 6}, .finish = Cell{4, 2}}}),
            "6 3 5\n");
  EXPECT_EQ(
      written("hustoj-1370", {{.board = BoardSize{8, 8}, .square = Cell{2, 0}, .first_step = 1}}),
      "2 0 1\n");
}

TEST(SmallRequests, AreAllOfThemInOrder) {
  RequestSpace space = SpaceOfPattern(true, "M r c");
  space.bounds = {2, 64, 0};
  const auto tilings = SmallRequests(space, 64);
  ASSERT_EQ(tilings.size(), 4U + 16U + 64U);
  EXPECT_EQ(WriteRequest(space, tilings[0]), "2 1 1\n");
  EXPECT_EQ(WriteRequest(space, tilings[1]), "2 1 2\n");
  EXPECT_EQ(WriteRequest(space, tilings[4]), "4 1 1\n");
  EXPECT_EQ(WriteRequest(space, tilings[83]), "8 8 8\n");

  const RequestSpace tours = SpaceOfPattern(false, "R C r c");
  std::string order;
  for (const Request& request : SmallRequests(tours, 3)) order += WriteRequest(tours, request);
  EXPECT_EQ(order,
            "1 1 1 1\n1 2 1 1\n1 2 1 2\n2 1 1 1\n2 1 2 1\n1 3 1 1\n1 3 1 2\n1 3 1 3\n3 1 1 1\n"
            "3 1 2 1\n3 1 3 1\n");
}

TEST(SmallRequests, WithoutARefusalOnlyWhatExistsIsAsked) {
  const RequestSpace space = SpaceOf(*read::FindProfile("leetcode-2664"));
  EXPECT_FALSE(space.has_unsolvable);
  std::size_t asked = 0;
  for (const Request& request : SmallRequests(space, 25)) {
    const read::CaseRequest& one = request.front();
    const TourProblem problem{
        .rows = one.board->rows, .cols = one.board->cols, .start = one.square};
    EXPECT_EQ(DecideTour(problem).decision, Decision::kExists);
    ++asked;
  }
  // 1 of 1x1, 6 each of 3x4 and 4x3, 10 each of 4x5 and 5x4, 13 of 5x5: counted by a search apart.
  EXPECT_EQ(asked, 46U);
}

TEST(AnyRequest, StaysWithinTheBoundsAndShrinksToTheLeast) {
  RequestSpace space = SpaceOfPattern(false, "n r c");
  space.bounds = {3, 9, 0};
  const auto any = AnyRequest(space);
  rc::Random random(3);
  for (int i = 0; i < 100; ++i) {
    auto drawn = any(random.split());
    const BoardSize board = SizeOf(drawn.value());
    EXPECT_GE(board.rows, 3);
    EXPECT_LE(board.rows, 9);
    EXPECT_EQ(board.rows, board.cols);
    for (;;) {  // every shrunk request is worse, so the first one is taken each time
      auto next = drawn.shrinks().next();
      if (!next) break;
      drawn = *next;
    }
    EXPECT_EQ(WriteRequest(space, drawn.value()), "3 1 1\n");
  }
}

}  // namespace
}  // namespace onceover::properties
