// The bands of the fast path: what each of them takes for a tiling or a tour, and for which reason
// it does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "fast/accept.h"
#include "fast/bit_set.h"
#include "fast/label_band.h"
#include "fast/path_band.h"
#include "fast/step_band.h"
#include "onceover/certificate.h"

namespace onceover::fast {
namespace {

using Numbers = std::vector<std::uint32_t>;
using Rows = std::vector<Numbers>;

const Numbers kPath = {1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5};  // on a 3 x 4 board
// On a 5 x 6 board, closed.
const Numbers kClosed = {1, 9,  5, 18, 29, 16, 24, 28, 20, 7,  3,  11, 22, 30, 17,
                         6, 10, 2, 13, 26, 15, 4,  12, 23, 27, 19, 8,  21, 25, 14};
const Rows kSteps = {{1, 4, 7, 10}, {8, 11, 2, 5}, {3, 6, 9, 12}};
const Rows kClosedSteps = {{1, 18, 11, 22, 3, 16},
                           {10, 27, 2, 17, 12, 23},
                           {19, 30, 21, 6, 15, 4},
                           {26, 9, 28, 13, 24, 7},
                           {29, 20, 25, 8, 5, 14}};
const Rows kLabels = {{1, 1, 2, 2}, {1, 3, 0, 2}, {4, 3, 3, 5}, {4, 4, 5, 5}};

TEST(BitSet, TellsWhatIsNew) {
  BitSet set(200);
  EXPECT_TRUE(set.Add(3));
  EXPECT_FALSE(set.Add(3));
  EXPECT_TRUE(set.Add(199));
  BitSet other(200);
  EXPECT_TRUE(other.Add(4));
  EXPECT_TRUE(set.AddAll(other));
  EXPECT_FALSE(set.Add(4));
  EXPECT_FALSE(set.AddAll(other));
  BitSet last(200);
  EXPECT_TRUE(last.Add(199));
  EXPECT_TRUE(last.Add(150));
  EXPECT_FALSE(set.AddAll(last)) << "199 is there, in the last word";
  EXPECT_FALSE(set.Add(150)) << "what comes again is added all the same";
}

PathBand PathOf(std::span<const std::uint32_t> squares, std::int64_t rows = 3,
                std::int64_t cols = 4) {
  PathBand band(rows, cols);
  band.AddSquares(squares);
  return band;
}

// An open tour of this board from its first square, and of no other question.
template <typename Band>
void ExpectTourOf3x4(const Band& band, Cell finish) {
  EXPECT_TRUE(band.IsHopeful());
  EXPECT_TRUE(band.IsTour({.rows = 3, .cols = 4}));
  EXPECT_FALSE(band.IsTour({.rows = 4, .cols = 4}));
  EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 5}));
  EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 4, .blocked = {{0, 0}}}));
  EXPECT_TRUE(band.IsTour({.rows = 3, .cols = 4, .start = Cell{0, 0}}));
  EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 4, .start = Cell{0, 1}}));
  EXPECT_TRUE(band.IsTour({.rows = 3, .cols = 4, .finish = finish}));
  EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 4, .finish = Cell{0, 1}}));
  EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 4, .closed = true}));
}

TEST(PathBand, IsATourOfTheBoard) {
  ExpectTourOf3x4(PathOf(kPath), {1, 0});
  EXPECT_TRUE(PathOf(kClosed, 5, 6).IsTour({.rows = 5, .cols = 6, .closed = true}));
  EXPECT_FALSE(PathOf(std::span(kPath).first(11)).IsTour({.rows = 3, .cols = 4}));
}

TEST(PathBand, HasNoHopeWhereASquareIsWrong) {
  for (const std::uint32_t wrong : {0U, 1U, 13U, 3U}) {
    Numbers squares = kPath;
    squares.back() = wrong;
    const PathBand band = PathOf(squares);
    EXPECT_FALSE(band.IsHopeful()) << wrong;
    EXPECT_FALSE(band.IsTour({.rows = 3, .cols = 4})) << wrong;
  }
  EXPECT_FALSE(PathOf(Numbers{1, 2}).IsHopeful()) << "no move";
}

TEST(PathBand, IsJoined) {
  const auto joined = [](std::size_t at) {
    PathBand band = PathOf(std::span(kPath).first(at));
    band.Append(PathOf(std::span(kPath).subspan(at)));
    return band.IsTour({.rows = 3, .cols = 4, .start = Cell{0, 0}, .finish = Cell{1, 0}});
  };
  for (std::size_t at = 0; at <= kPath.size(); ++at) EXPECT_TRUE(joined(at)) << at;
  const auto is_hopeful = [](PathBand first, const PathBand& next) {
    first.Append(next);
    return first.IsHopeful();
  };
  const PathBand one = PathOf(Numbers{1, 7});
  EXPECT_TRUE(is_hopeful(one, PathOf(Numbers{9, 2})));
  EXPECT_FALSE(is_hopeful(one, PathOf(Numbers{2, 9}))) << "no move";
  EXPECT_FALSE(is_hopeful(one, PathOf(Numbers{9, 2, 8, 1}))) << "a square twice";
  EXPECT_FALSE(is_hopeful(one, PathOf(Numbers{9, 9})));
  EXPECT_FALSE(is_hopeful(PathOf(Numbers{7, 7}), PathOf(Numbers{9, 2})));
}

template <typename Band>
Band BandOf(const Rows& rows, std::int64_t count, std::size_t from = 0, std::size_t to = 99) {
  Band band(std::ssize(rows.front()), count);
  for (std::size_t row = from; row < std::min(to, rows.size()); ++row) band.AddRow(rows[row]);
  return band;
}

StepBand StepsOf(const Rows& rows) {
  return BandOf<StepBand>(rows, std::ssize(rows) * std::ssize(rows.front()));
}

TEST(StepBand, IsATourOfTheBoard) {
  ExpectTourOf3x4(StepsOf(kSteps), {2, 3});
  EXPECT_TRUE(StepsOf(kClosedSteps).IsTour({.rows = 5, .cols = 6, .closed = true}));
  EXPECT_FALSE(BandOf<StepBand>(kSteps, 13).IsTour({.rows = 3, .cols = 4}));
  EXPECT_FALSE(StepBand(4, 0).IsTour({.rows = 0, .cols = 4, .start = Cell{0, 0}})) << "no squares";
}

TEST(StepBand, HasNoHopeWhereAStepIsWrong) {
  for (const std::uint32_t wrong : {0U, 1U, 13U}) {
    Rows rows = kSteps;
    rows[2][3] = wrong;
    EXPECT_FALSE(StepsOf(rows).IsHopeful()) << wrong;
    EXPECT_FALSE(StepsOf(rows).IsTour({.rows = 3, .cols = 4})) << wrong;
  }
  Rows rows = kSteps;
  std::swap(rows[0][0], rows[0][1]);
  EXPECT_TRUE(StepsOf(rows).IsHopeful());
  EXPECT_FALSE(StepsOf(rows).IsTour({.rows = 3, .cols = 4})) << "lost steps";
}

TEST(StepBand, IsJoined) {
  for (std::size_t at = 0; at <= kClosedSteps.size(); ++at) {
    StepBand band = BandOf<StepBand>(kClosedSteps, 30, 0, at);
    band.Append(BandOf<StepBand>(kClosedSteps, 30, at));
    EXPECT_TRUE(band.IsTour({.rows = 5, .cols = 6, .start = Cell{0, 0}, .closed = true})) << at;
  }
  Rows turned = kClosedSteps;
  std::ranges::reverse(turned);
  StepBand band = BandOf<StepBand>(turned, 30, 0, 2);
  band.Append(BandOf<StepBand>(turned, 30, 2));
  EXPECT_TRUE(band.IsTour({.rows = 5, .cols = 6, .start = Cell{4, 0}, .closed = true}));
  const auto is_hopeful = [](StepBand above, const StepBand& below) {
    above.Append(below);
    return above.IsHopeful();
  };
  const StepBand good = BandOf<StepBand>(kSteps, 12, 0, 2);
  const StepBand bad = BandOf<StepBand>({{3, 6, 9, 9}}, 12);
  EXPECT_TRUE(is_hopeful(good, BandOf<StepBand>(kSteps, 12, 2)));
  EXPECT_FALSE(is_hopeful(good, bad));
  EXPECT_FALSE(is_hopeful(bad, good));
  EXPECT_FALSE(is_hopeful(good, good)) << "steps twice";
}

TEST(LabelBand, IsATilingOfTheBoard) {
  const LabelBand band = BandOf<LabelBand>(kLabels, 5);
  const auto is_tiling = [&](const Missing& missing) {
    return band.IsTiling({.rows = 4, .cols = 4, .missing = missing});
  };
  EXPECT_TRUE(band.IsHopeful());
  EXPECT_TRUE(is_tiling(MissingAnywhere{}));
  EXPECT_TRUE(is_tiling(Cell{1, 2}));
  EXPECT_FALSE(is_tiling(Cell{1, 1}));
  EXPECT_FALSE(is_tiling(NoneMissing{}));
  EXPECT_FALSE(band.IsTiling({.rows = 5, .cols = 4, .missing = MissingAnywhere{}}));
  EXPECT_FALSE(band.IsTiling({.rows = 4, .cols = 5, .missing = MissingAnywhere{}}));
  const LabelBand full = BandOf<LabelBand>({{1, 1, 2}, {1, 2, 2}}, 2);
  EXPECT_TRUE(full.IsTiling({.rows = 2, .cols = 3}));
  EXPECT_FALSE(full.IsTiling({.rows = 2, .cols = 3, .missing = MissingAnywhere{}}));
  EXPECT_FALSE(BandOf<LabelBand>({{1, 1, 2}, {1, 2, 2}}, 3).IsTiling({.rows = 2, .cols = 3}));
  Rows more = kLabels;
  more.push_back({6, 7, 6, 7});
  EXPECT_FALSE(
      BandOf<LabelBand>(more, 5).IsTiling({.rows = 5, .cols = 4, .missing = MissingAnywhere{}}))
      << "a row without pieces";
}

TEST(LabelBand, HasNoHopeWhereALabelIsWrong) {
  const auto is_hopeful = [](const Rows& rows) { return BandOf<LabelBand>(rows, 5).IsHopeful(); };
  EXPECT_FALSE(is_hopeful({{1, 0, 2, 0}})) << "two missing squares in a row";
  EXPECT_FALSE(is_hopeful({{1, 0, 2, 2}, {1, 3, 0, 2}})) << "two below each other";
  EXPECT_FALSE(is_hopeful({{1, 0, 2, 0}, {1, 3, 4, 0}, {1, 3, 4, 0}}));
  EXPECT_FALSE(is_hopeful({{6, 6}, {6, 1}})) << "a label beyond the last";
  EXPECT_FALSE(is_hopeful({{1, 1, 1}, {1, 2, 1}})) << "a label twice";
  EXPECT_TRUE(is_hopeful({{5, 5}, {5, 1}}));
}

TEST(LabelBand, IsJoined) {
  for (std::size_t at = 0; at <= kLabels.size(); ++at) {
    LabelBand band = BandOf<LabelBand>(kLabels, 5, 0, at);
    band.Append(BandOf<LabelBand>(kLabels, 5, at));
    EXPECT_TRUE(band.IsTiling({.rows = 4, .cols = 4, .missing = Cell{1, 2}})) << at;
  }
  const auto is_hopeful = [](LabelBand above, const LabelBand& below) {
    above.Append(below);
    return above.IsHopeful();
  };
  const LabelBand one = BandOf<LabelBand>({{1, 1}, {1, 0}}, 5);
  const LabelBand two = BandOf<LabelBand>({{2, 2}, {2, 3}}, 5);
  const LabelBand bad = BandOf<LabelBand>({{6, 6}, {6, 3}}, 5);
  EXPECT_TRUE(is_hopeful(one, two));
  EXPECT_FALSE(is_hopeful(one, bad));
  EXPECT_FALSE(is_hopeful(bad, one));
  EXPECT_FALSE(is_hopeful(two, two)) << "a label twice";
  EXPECT_FALSE(is_hopeful(one, BandOf<LabelBand>({{2, 2}, {2, 0}}, 5))) << "two missing squares";
}

Bytes BytesOf(std::string_view text, bool has_size = true) {
  Bytes bytes{.read_at =
                  [text](std::int64_t offset, std::span<char> room) {
                    const auto from = std::min(static_cast<std::size_t>(offset), text.size());
                    const std::size_t count = std::min(room.size(), text.size() - from);
                    std::memcpy(room.data(), text.data() + from, count);
                    return count;
                  },
              .size = std::nullopt};
  if (has_size) bytes.size = std::ssize(text);
  return bytes;
}

constexpr std::string_view kStepText = "1 4 7 10\n8 11 2 5\n3 6 9 12\n";
constexpr std::string_view kSquareText = "1 7 9 2 8 10 3 12 6 4 11 5\n";
constexpr std::string_view kLabelText = "1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 5\n";

TEST(Accept, LeavesQuestionsToOthersThatItCannotAnswer) {
  const BoardSize board{3, 4};
  const TourProblem problem{.rows = 3, .cols = 4};
  const auto steps = [](const TourRequest& request, std::string_view text = kStepText) {
    return AcceptSteps(BytesOf(text), request, 1);
  };
  EXPECT_EQ(steps({}), std::nullopt) << "4 x 4";
  EXPECT_EQ(steps({.board = board}), problem);
  EXPECT_EQ(steps({.board = board, .blocked = {{0, 0}}}), std::nullopt);
  EXPECT_EQ(steps({.board = board, .starts = {{0, 0}, {0, 0}}}), std::nullopt);
  const TourProblem from_corner{.rows = 3, .cols = 4, .start = Cell{0, 0}};
  EXPECT_EQ(steps({.board = board, .starts = {{0, 0}}}), from_corner);
  EXPECT_EQ(steps({.board = board, .start = Cell{9, 9}}), std::nullopt);
  EXPECT_EQ(steps({.board = BoardSize{0, 4}}), std::nullopt);
  EXPECT_EQ(steps({.board = BoardSize{65536, 65536}}), std::nullopt);
  EXPECT_EQ(steps({.board = BoardSize{30, 40}}), std::nullopt);
  EXPECT_EQ(steps({.board = board}, "1 4 7 10\n8 11 2 5\n3 6 9 9\n"), std::nullopt);
  EXPECT_EQ(steps({.board = board}, "1 4 7 10\r\n8\t11 2 5 \r\n3 6 9 12\r\n"), problem);
}

TEST(Accept, TakesStreamsUpToASize) {
  const auto stream = [](const TourRequest& request) {
    return AcceptSteps(BytesOf(kStepText, false), request, 1);
  };
  EXPECT_EQ(stream({.board = BoardSize{3, 4}}), (TourProblem{.rows = 3, .cols = 4}));
  EXPECT_EQ(stream({.board = BoardSize{32768, 16385}}), std::nullopt);
  EXPECT_EQ(stream({.board = BoardSize{1, (std::int64_t{1} << 22) + 1}}), std::nullopt);
}

TEST(Accept, TakesSquaresAndLabels) {
  const auto squares = [](const TourRequest& request, std::string_view text = kSquareText) {
    return AcceptSquares(BytesOf(text), request, 1);
  };
  const BoardSize board{3, 4};
  EXPECT_EQ(squares({.board = board}), (TourProblem{.rows = 3, .cols = 4}));
  EXPECT_EQ(squares({}), std::nullopt) << "8 x 8";
  EXPECT_EQ(squares({.board = board, .blocked = {{0, 0}}}), std::nullopt);
  EXPECT_EQ(squares({.board = board, .closed = true}), std::nullopt);
  EXPECT_EQ(squares({.board = board}, "1 7 9 2 8 10 3 12 6 4 11 11\n"), std::nullopt);
  EXPECT_EQ(squares({.board = board}, "1 7 9 2 8 10 3 12 6 4 11 x\n"), std::nullopt);
  const auto labels = [](const TilingRequest& request, std::string_view text = kLabelText) {
    return AcceptLabels(BytesOf(text), request, 1);
  };
  const TilingProblem problem{.rows = 4, .cols = 4, .missing = Cell{1, 2}};
  EXPECT_EQ(labels({.board = BoardSize{4, 4}, .missing = Cell{1, 2}}), problem);
  EXPECT_EQ(labels({.board = BoardSize{4, 4}, .missing = Cell{1, 1}}), std::nullopt);
  EXPECT_EQ(labels({.board = BoardSize{4, 4}, .missing = Cell{9, 9}}), std::nullopt);
  EXPECT_EQ(labels({}), (TilingProblem{.rows = 4, .cols = 4, .missing = MissingAnywhere{}}));
  EXPECT_EQ(labels({}, "1\t1 2 2\r\n1 3 0 2\n4 3 3 5\n4 4 5 5\n"),
            (TilingProblem{.rows = 4, .cols = 4, .missing = MissingAnywhere{}}));
  EXPECT_EQ(labels({}, "1 1 2 2\n1 3 0 2\n4 3 3 5\n4 4 5 6\n"), std::nullopt);
}

}  // namespace
}  // namespace onceover::fast
