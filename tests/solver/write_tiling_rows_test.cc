// Boards that nobody keeps, byte for byte as the boards in memory are written; and rows of boards
// that no memory holds, against the closed form.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/deficient_board.h"
#include "onceover/solve.h"
#include "onceover/write.h"

namespace onceover {
namespace {

template <typename Write>
std::string Collect(const Write& write) {
  std::string text;
  EXPECT_TRUE(write([&](std::string_view bytes) {
    text += bytes;
    return true;
  }));
  return text;
}

DeficientBoard BoardOf(int k, Cell missing) {
  return std::get<DeficientBoard>(DeficientBoard::Of(std::int64_t{1} << k, missing));
}

std::string Kept(const Tiling& tiling, TilingOutput format) {
  return Collect(
      [&](const Drain& drain) { return WriteTiling(tiling, format, Colours::kNone, drain); });
}

std::string Streamed(const DeficientBoard& board, TilingOutput format, RowRange rows) {
  return Collect([&](const Drain& drain) { return WriteTiling(board, format, rows, drain); });
}

std::string Streamed(const DeficientBoard& board, TilingOutput format) {
  return Streamed(board, format, {0, board.side()});
}

void ExpectSame(int k, Cell missing) {
  const DeficientBoard board = BoardOf(k, missing);
  const Tiling tiling = std::get<Tiling>(SolveTiling({board.side(), board.side(), missing}));
  for (const TilingOutput format :
       {TilingOutput::kLabels, TilingOutput::kPieces, TilingOutput::kJson, TilingOutput::kBinary}) {
    ASSERT_TRUE(Streamed(board, format) == Kept(tiling, format))
        << "k " << k << ", missing " << missing.row << "," << missing.col << ", format "
        << static_cast<int>(format);
  }
}

TEST(WriteTilingRows, WritesWhatIsWrittenOfABoardInMemory) {
  for (int k = 0; k <= 4; ++k) {
    const std::int64_t side = std::int64_t{1} << k;
    for (std::int64_t square = 0; square < side * side; ++square) {
      ExpectSame(k, {square / side, square % side});
      if (HasFatalFailure()) return;
    }
  }
  // From k = 8 on most numbers have five digits or more, from k = 10 on the sixth comes in midst.
  std::minstd_rand random(3);
  for (int k = 5; k <= 10; ++k) {
    for (int i = 0; i < 4; ++i) {
      const std::uint32_t side = 1U << k;
      ExpectSame(k, {static_cast<std::int64_t>(random() % side),
                     static_cast<std::int64_t>(random() % side)});
      if (HasFatalFailure()) return;
    }
  }
}

TEST(WriteTilingRows, WritesAnyRowsOfABoard) {
  const DeficientBoard board = BoardOf(8, {100, 200});
  for (const TilingOutput format : {TilingOutput::kLabels, TilingOutput::kColours}) {
    const std::string whole = Streamed(board, format);
    std::string parts;
    std::int64_t first = 0;
    for (const std::int64_t last : {1, 2, 63, 64, 65, 100, 101, 256}) {
      parts += Streamed(board, format, {first, last});
      first = last;
    }
    EXPECT_TRUE(parts == whole);
    EXPECT_EQ(Streamed(board, format, {7, 7}), "");
  }
}

// The numbers of a row of a large board, from the beginning of its text.
void ExpectRowBegins(const DeficientBoard& board, std::int64_t row, std::size_t bytes) {
  std::string text;
  WriteTiling(board, TilingOutput::kLabels, {row, row + 1}, [&](std::string_view part) {
    text += part;
    return text.size() < bytes;
  });
  std::istringstream in(text.substr(0, text.rfind(' ')));
  std::int64_t label = 0;
  std::int64_t col = 0;
  for (; in >> label; ++col) {
    ASSERT_EQ(label, board.PieceAt({row, col})) << "row " << row << ", column " << col;
  }
  ASSERT_LT(1000, col);
}

TEST(WriteTilingRows, WritesRowsOfBoardsThatNoMemoryHolds) {
  std::mt19937_64 random(5);
  for (const int k : {11, 15, 16, 17, 20, 22}) {
    const auto side = std::uint64_t{1} << k;
    const auto draw = [&] { return static_cast<std::int64_t>(random() % side); };
    const Cell missing{draw(), draw() % 500};
    const DeficientBoard board = BoardOf(k, missing);
    for (const std::int64_t row : {draw(), missing.row, draw() / 64 * 64, board.side() - 1}) {
      ExpectRowBegins(board, row, 200'000);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(TilingRows, FillsRowsOfBoardsThatNoMemoryHolds) {
  constexpr int kK = 17;
  const DeficientBoard board = BoardOf(kK, {70000, 5});
  TilingRows rows(board);
  EXPECT_EQ(TilingRows::Memory(board), 24 << (kK - 6));
  std::vector<std::int64_t> labels(std::size_t{1} << kK);
  for (const std::int64_t row : {0, 69999, 70000, 131071}) {
    rows.Fill(row, labels);
    for (std::size_t col = 0; col < labels.size(); ++col) {
      ASSERT_EQ(labels[col], board.PieceAt({row, static_cast<std::int64_t>(col)}));
    }
  }
  const DeficientBoard narrow = BoardOf(16, {65535, 65535});
  std::vector<std::int32_t> narrow_labels(std::size_t{1} << 16);
  TilingRows(narrow).Fill(65534, narrow_labels);
  for (std::size_t col = 0; col < narrow_labels.size(); ++col) {
    ASSERT_EQ(narrow_labels[col], narrow.PieceAt({65534, static_cast<std::int64_t>(col)}));
  }
}

TEST(WriteTilingRows, WidensLabelsThatFourBytesDoNotHold) {
  for (const auto& [k, bytes] : {std::pair(16, '\4'), std::pair(17, '\10')}) {
    std::string text;
    WriteTiling(BoardOf(k, {0, 0}), TilingOutput::kBinary, {0, std::int64_t{1} << k},
                [&](std::string_view part) {
                  text = part;
                  return false;
                });
    EXPECT_EQ(text.at(12), bytes);
    EXPECT_EQ(text.at(64), '\0');
    EXPECT_EQ(text.at(64 + static_cast<std::size_t>(bytes)),
              static_cast<char>(BoardOf(k, {0, 0}).PieceAt({0, 1}).value() & 0xff));
  }
}

// Neighbours of different pieces differ, squares of one piece do not; no more than three colours.
void ExpectColoured(int k, Cell missing) {
  const DeficientBoard board = BoardOf(k, missing);
  const std::string text = Streamed(board, TilingOutput::kColours);
  const auto at = [&](std::int64_t row, std::int64_t col) {
    return text[static_cast<std::size_t>(row * 2 * board.side() + 2 * col)];
  };
  ASSERT_EQ(std::ssize(text), 2 * board.side() * board.side());
  std::set<char> colours;
  for (std::int64_t row = 0; row < board.side(); ++row) {
    for (std::int64_t col = 0; col < board.side(); ++col) {
      const auto piece = board.PieceAt({row, col});
      ASSERT_EQ(at(row, col) == '.', piece == 0);
      if (piece != 0) colours.insert(at(row, col));
      if (row > 0) {
        ASSERT_EQ(at(row, col) == at(row - 1, col), piece == board.PieceAt({row - 1, col}));
      }
      if (col > 0) {
        ASSERT_EQ(at(row, col) == at(row, col - 1), piece == board.PieceAt({row, col - 1}));
      }
    }
  }
  ASSERT_LE(colours.size(), 3U);
}

TEST(WriteTilingRows, ColoursEverySmallBoardByThree) {
  int boards = 0;
  for (int k = 0; k <= 5; ++k) {
    const std::int64_t side = std::int64_t{1} << k;
    for (std::int64_t square = 0; square < side * side; ++square, ++boards) {
      ExpectColoured(k, {square / side, square % side});
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_EQ(boards, 1365);
  ExpectColoured(7, {100, 27});
  ExpectColoured(9, {255, 256});
}

TEST(WriteTilingRows, StopsWhenTheDrainFails) {
  const DeficientBoard board = BoardOf(31, {5, 5});
  for (const TilingOutput format :
       {TilingOutput::kLabels, TilingOutput::kPieces, TilingOutput::kColours, TilingOutput::kJson,
        TilingOutput::kBinary}) {
    int calls = 0;
    const Drain drain = [&](std::string_view) { return calls++ < 2; };
    EXPECT_FALSE(WriteTiling(BoardOf(20, {5, 5}), format, {0, 1 << 20}, drain));
    EXPECT_EQ(calls, 3);
  }
  int calls = 0;
  const Drain drain = [&](std::string_view) { return calls++ < 2; };
  EXPECT_FALSE(WriteTiling(board, TilingOutput::kPieces, {0, board.side()}, drain));
  EXPECT_EQ(calls, 3);
}

}  // namespace
}  // namespace onceover
