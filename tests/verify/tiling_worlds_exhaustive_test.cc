// Kernel and graph oracle agree on every tiling, right or wrong, of small worlds.
//
// The numbers of tilings are those of the literature and of an independent count (tests/vectors,
// docs/theory.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "agreement.h"
#include "onceover/certificate.h"

namespace onceover {
namespace {

using Piece = std::array<Cell, 3>;

// Every way for a square to be missing from a board: none, any, each, and one that is off it.
std::vector<TilingProblem> ProblemsOf(std::int64_t rows, std::int64_t cols) {
  std::vector<TilingProblem> problems = {
      {rows, cols, NoneMissing{}}, {rows, cols, MissingAnywhere{}}, {rows, cols, Cell{rows, 0}}};
  for (const Cell cell : SquaresOf(rows, cols)) problems.push_back({rows, cols, cell});
  return problems;
}

Tally JudgeAllGrids(std::int64_t rows, std::int64_t cols, std::int64_t lowest,
                    std::int64_t highest) {
  Agreement agreement;
  for (const TilingProblem& problem : ProblemsOf(rows, cols)) {
    const auto squares = static_cast<std::size_t>(rows * cols);
    LabelGrid grid;
    ForEachWord(squares, lowest, highest, [&](const std::vector<std::int64_t>& word) {
      grid.labels = word;
      agreement.Judge(problem, grid);
    });
  }
  return agreement.tally();
}

TEST(LabelGrids, OfOneSquareAreJudgedAlike) {
  // Accepted: 0 where that square, or any, is missing.
  EXPECT_EQ(JudgeAllGrids(1, 1, -1, 5), (Tally{.cases = 4 * 7, .accepted = 2, .senseless = 7}));
}

TEST(LabelGrids, OfTwoByTwoAreJudgedAlike) {
  // Accepted: one grid for each missing square, each twice.
  const std::int64_t grids = 7 * 7 * 7 * 7;
  EXPECT_EQ(JudgeAllGrids(2, 2, -1, 5),
            (Tally{.cases = 7 * grids, .accepted = 8, .senseless = grids}));
}

TEST(LabelGrids, OfTwoByThreeAreJudgedAlike) {
  // Accepted: two tilings, in two numberings each.
  const std::int64_t grids = 5 * 5 * 5 * 5 * 5 * 5;
  const Tally expected{.cases = 9 * grids, .accepted = 4, .senseless = grids};
  EXPECT_EQ(JudgeAllGrids(2, 3, -1, 3), expected);
  EXPECT_EQ(JudgeAllGrids(3, 2, -1, 3), expected);
}

TEST(LabelGrids, OfThreeByThreeAreJudgedAlike) {
  // Accepted: none; 3x3 has no tiling, and without a square no multiple of three.
  const std::int64_t grids = 4 * 4 * 4 * 4 * 4 * 4 * 4 * 4 * 4;
  EXPECT_EQ(JudgeAllGrids(3, 3, 0, 3), (Tally{.cases = 12 * grids, .senseless = grids}));
}

// Enumerates tilings, plainly: the first open square is covered by each L that fits.
class Tilings {
 public:
  Tilings(std::int64_t rows, std::int64_t cols) : rows_(rows), cols_(cols) {}

  // All tilings of the board, without `missing` if that is on it, as piece lists.
  std::vector<PieceList> Without(Cell missing) {
    open_ = SquaresOf(rows_, cols_);
    std::erase(open_, missing);
    found_.clear();
    Extend();
    return std::move(found_);
  }

 private:
  void Extend() {
    if (open_.empty()) {
      found_.push_back(list_);
      return;
    }
    const Cell first = open_.front();
    for (const std::int64_t left : {first.col - 1, first.col}) {
      const Cell box[] = {first,
                          {first.row, 2 * left + 1 - first.col},
                          {first.row + 1, left},
                          {first.row + 1, left + 1}};
      for (const Piece& piece : {Piece{box[0], box[1], box[2]}, Piece{box[0], box[1], box[3]},
                                 Piece{box[0], box[2], box[3]}}) {
        Lay(piece);
      }
    }
  }

  void Lay(const Piece& piece) {
    const auto is_open = [&](Cell cell) { return std::ranges::find(open_, cell) != open_.end(); };
    if (!std::ranges::all_of(piece, is_open)) return;
    const std::vector<Cell> open_before = open_;
    for (const Cell cell : piece) std::erase(open_, cell);
    list_.pieces.push_back(piece);
    Extend();
    list_.pieces.pop_back();
    open_ = open_before;
  }

  std::int64_t rows_;
  std::int64_t cols_;
  std::vector<Cell> open_;
  PieceList list_;
  std::vector<PieceList> found_;
};

// The same tiling as labels: numbers[i] is the label of piece i.
LabelGrid GridOf(const TilingProblem& problem, const PieceList& list,
                 const std::vector<std::int64_t>& numbers) {
  LabelGrid grid{std::vector<std::int64_t>(static_cast<std::size_t>(problem.rows * problem.cols))};
  for (std::size_t piece = 0; piece < list.pieces.size(); ++piece) {
    for (const Cell cell : list.pieces[piece]) {
      grid.labels[static_cast<std::size_t>(cell.row * problem.cols + cell.col)] = numbers[piece];
    }
  }
  return grid;
}

std::vector<std::int64_t> NumbersUpTo(std::size_t count) {
  std::vector<std::int64_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

// Every tiling of the board, in both forms.
Tally JudgeTilings(const TilingProblem& problem, Cell missing) {
  Agreement agreement;
  for (const PieceList& list : Tilings(problem.rows, problem.cols).Without(missing)) {
    agreement.Judge(problem, list);
    agreement.Judge(problem, GridOf(problem, list, NumbersUpTo(list.pieces.size())));
  }
  return agreement.tally();
}

Tally TwiceAccepted(std::int64_t tilings) {
  return {.cases = 2 * tilings, .accepted = 2 * tilings};
}

TEST(Tilings, OfWholeBoardsAreAcceptedAndAreAsManyAsPublished) {
  const std::array<std::int64_t, 3> boards[] = {{1, 3, 0},   {2, 3, 2},   {2, 9, 8},  {3, 3, 0},
                                                {3, 4, 4},   {3, 8, 16},  {4, 6, 18}, {5, 6, 72},
                                                {5, 9, 384}, {6, 6, 162}, {6, 7, 520}};
  for (const auto& [rows, cols, tilings] : boards) {
    SCOPED_TRACE(testing::Message() << rows << "x" << cols);
    EXPECT_EQ(JudgeTilings({rows, cols, NoneMissing{}}, {-1, -1}), TwiceAccepted(tilings));
  }
}

TEST(Tilings, OfDeficientSquaresAreAcceptedAndAreAsManyAsPublished) {
  for (const Cell missing : SquaresOf(2, 2)) {
    EXPECT_EQ(JudgeTilings({2, 2, missing}, missing), TwiceAccepted(1));
  }
  for (const Cell missing : SquaresOf(4, 4)) {
    EXPECT_EQ(JudgeTilings({4, 4, missing}, missing), TwiceAccepted(1));
    EXPECT_EQ(JudgeTilings({4, 4, MissingAnywhere{}}, missing), TwiceAccepted(1));
  }
  EXPECT_EQ(JudgeTilings({8, 8, Cell{1, 2}}, {1, 2}), TwiceAccepted(5853));
}

TEST(LabelGrids, AroundEveryTilingOfThreeByFourAreJudgedAlike) {
  const TilingProblem problem{3, 4, NoneMissing{}};
  Agreement agreement;
  for (const PieceList& list : Tilings(3, 4).Without({-1, -1})) {
    std::vector<std::int64_t> numbers = NumbersUpTo(4);
    do {
      ForEachTwoReplaced(GridOf(problem, list, numbers).labels, -1, 6,
                         [&](const std::vector<std::int64_t>& labels) {
                           agreement.Judge(problem, LabelGrid{labels});
                         });
    } while (std::ranges::next_permutation(numbers).found);
  }
  // 4 tilings in 24 numberings, 66 pairs of squares, 64 pairs of labels. One pair of labels leaves
  // the tiling as it is; and each tiling is of two blocks of 2x3, in either of which the labels of
  // two squares may change places.
  EXPECT_EQ(agreement.tally(), (Tally{.cases = 96 * 66 * 64, .accepted = 96 * 66 + 96 * 2}));
}

TEST(LabelGrids, AroundEveryTilingOfFourByFourAreJudgedAlike) {
  Agreement agreement;
  for (const Cell missing : SquaresOf(4, 4)) {
    for (const PieceList& list : Tilings(4, 4).Without(missing)) {
      const TilingProblem problems[] = {{4, 4, missing}, {4, 4, MissingAnywhere{}}};
      for (const TilingProblem& problem : problems) {
        ForEachTwoReplaced(GridOf(problem, list, NumbersUpTo(5)).labels, -1, 6,
                           [&](const std::vector<std::int64_t>& labels) {
                             agreement.Judge(problem, LabelGrid{labels});
                           });
      }
    }
  }
  // Where any square may be missing, the hole may also change places with each other square of its
  // 2x2 box; and one of the four in the middle with each other one of them.
  EXPECT_EQ(agreement.tally(),
            (Tally{.cases = 2 * 16 * 120 * 64, .accepted = 2 * 16 * 120 + 16 * 3 + 4 * 3}));
}

// Every list of up to `longest` of these pieces, for each problem.
Tally JudgeAllLists(const std::vector<TilingProblem>& problems, const std::vector<Piece>& pieces,
                    std::size_t longest) {
  Agreement agreement;
  for (const TilingProblem& problem : problems) {
    for (std::size_t length = 0; length <= longest; ++length) {
      PieceList list;
      list.pieces.resize(length);
      ForEachWord(length, 0, std::ssize(pieces) - 1, [&](const std::vector<std::int64_t>& word) {
        for (std::size_t i = 0; i < length; ++i) {
          list.pieces[i] = pieces[static_cast<std::size_t>(word[i])];
        }
        agreement.Judge(problem, list);
      });
    }
  }
  return agreement.tally();
}

// Every triple of these squares, in every order, with repetitions.
std::vector<Piece> TriplesOf(const std::vector<Cell>& squares) {
  std::vector<Piece> triples;
  for (const Cell a : squares) {
    for (const Cell b : squares) {
      for (const Cell c : squares) triples.push_back({a, b, c});
    }
  }
  return triples;
}

TEST(PieceLists, OfUpToTwoPiecesOnTwoByTwoAreJudgedAlike) {
  std::vector<Cell> squares = SquaresOf(2, 2);
  squares.push_back({1, 2});
  const std::vector<Piece> pieces = TriplesOf(squares);
  const std::int64_t lists = 1 + 125 + 125 * 125;
  // Accepted: the L, in six orders, for each missing square; and again where any may be missing.
  EXPECT_EQ(JudgeAllLists(ProblemsOf(2, 2), pieces, 2),
            (Tally{.cases = 7 * lists, .accepted = 48, .senseless = lists}));
}

TEST(PieceLists, OfUpToTwoPiecesOnTwoByThreeAreJudgedAlike) {
  const std::int64_t lists = 1 + 216 + 216 * 216;
  // Accepted: two tilings, in two orders of pieces and six orders of squares in each.
  EXPECT_EQ(JudgeAllLists(ProblemsOf(2, 3), TriplesOf(SquaresOf(2, 3)), 2),
            (Tally{.cases = 9 * lists, .accepted = 144, .senseless = lists}));
}

TEST(PieceLists, OfUpToFivePiecesOnFourByFourAreJudgedAlike) {
  const std::vector<Piece> pieces = {
      {{{0, 2}, {0, 3}, {1, 3}}},  // the first four cover all but the first 2x2 box
      {{{1, 2}, {2, 1}, {2, 2}}},
      {{{2, 0}, {3, 0}, {3, 1}}},
      {{{2, 3}, {3, 2}, {3, 3}}},
      {{{0, 1}, {1, 0}, {1, 1}}},  // the next three cover all but one square of that
      {{{0, 0}, {1, 0}, {1, 1}}},
      {{{1, 0}, {0, 0}, {0, 1}}},
      {{{0, 0}, {0, 1}, {0, 2}}},   // in a row
      {{{0, 0}, {0, 0}, {1, 0}}},   // of two squares
      {{{0, 0}, {-1, 0}, {1, 0}}},  // off the board
  };
  const std::vector<TilingProblem> problems = {
      {4, 4, NoneMissing{}}, {4, 4, MissingAnywhere{}}, {4, 4, Cell{0, 0}}, {4, 4, Cell{0, 1}},
      {4, 4, Cell{1, 0}},    {4, 4, Cell{1, 1}},        {4, 4, Cell{3, 3}}};
  // Accepted: for three of the missing squares a tiling in 120 orders; all where any may be
  // missing.
  EXPECT_EQ(JudgeAllLists(problems, pieces, 5), (Tally{.cases = 7 * 111'111, .accepted = 720}));
}

}  // namespace
}  // namespace onceover
