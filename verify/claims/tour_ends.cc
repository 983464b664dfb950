#include "claims/tour_ends.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "claims/forced_moves.h"
#include "claims/tour_board.h"
#include "onceover/certificate.h"
#include "onceover/claims.h"

namespace onceover::claims {
namespace {

// A pair of ends that no tour of the board has.
struct NoPair {
  std::int64_t rows;
  std::int64_t cols;
  Cell one;
  Cell other;
};

// Every pair of ends that no tour of a board of IsKnownByExhaustion has, though each of the two is
// the end of some tour, colours allow the pair, and forced moves do not refute it: one pair of each
// class under the board's symmetries.
constexpr auto kNoPairs = std::to_array<NoPair>({
    {3, 4, {0, 0}, {0, 3}},   {3, 7, {0, 0}, {0, 2}},  {3, 7, {0, 0}, {0, 4}},
    {3, 7, {0, 0}, {0, 6}},   {3, 7, {0, 0}, {2, 0}},  {3, 7, {0, 0}, {2, 2}},
    {3, 7, {0, 0}, {2, 4}},   {3, 7, {0, 0}, {2, 6}},  {3, 7, {0, 2}, {0, 4}},
    {3, 7, {0, 2}, {2, 4}},   {3, 8, {0, 0}, {2, 1}},  {3, 8, {0, 1}, {0, 2}},
    {3, 8, {0, 1}, {1, 3}},   {3, 8, {0, 1}, {2, 2}},  {3, 8, {0, 2}, {0, 3}},
    {3, 8, {0, 2}, {0, 5}},   {3, 8, {0, 2}, {1, 0}},  {3, 8, {0, 2}, {1, 4}},
    {3, 8, {0, 2}, {1, 6}},   {3, 8, {0, 2}, {2, 3}},  {3, 8, {0, 2}, {2, 5}},
    {3, 8, {0, 3}, {0, 4}},   {3, 8, {0, 3}, {1, 1}},  {3, 8, {0, 3}, {2, 4}},
    {3, 8, {1, 1}, {1, 6}},   {3, 9, {0, 0}, {0, 6}},  {3, 9, {0, 0}, {2, 6}},
    {3, 9, {0, 2}, {0, 4}},   {3, 9, {0, 2}, {0, 6}},  {3, 9, {0, 2}, {1, 1}},
    {3, 9, {0, 2}, {1, 5}},   {3, 9, {0, 2}, {1, 7}},  {3, 9, {0, 2}, {2, 4}},
    {3, 9, {0, 2}, {2, 6}},   {3, 9, {1, 1}, {1, 5}},  {3, 9, {1, 3}, {1, 5}},
    {3, 10, {0, 0}, {0, 7}},  {3, 10, {0, 0}, {2, 7}}, {3, 10, {0, 1}, {0, 6}},
    {3, 10, {0, 1}, {2, 6}},  {3, 10, {0, 2}, {0, 3}}, {3, 10, {0, 2}, {0, 5}},
    {3, 10, {0, 2}, {0, 7}},  {3, 10, {0, 2}, {1, 6}}, {3, 10, {0, 2}, {2, 3}},
    {3, 10, {0, 2}, {2, 5}},  {3, 10, {0, 2}, {2, 7}}, {3, 10, {0, 3}, {0, 6}},
    {3, 10, {0, 3}, {1, 3}},  {3, 10, {0, 3}, {2, 6}}, {3, 10, {0, 4}, {0, 5}},
    {3, 10, {1, 3}, {1, 4}},  {3, 10, {1, 3}, {1, 6}}, {3, 13, {0, 2}, {0, 10}},
    {3, 13, {0, 2}, {2, 10}}, {4, 5, {0, 1}, {0, 2}},  {4, 5, {0, 1}, {3, 1}},
    {4, 5, {0, 2}, {3, 2}},   {4, 6, {0, 2}, {0, 3}},  {4, 6, {0, 2}, {3, 2}},
    {5, 5, {0, 2}, {1, 1}},   {5, 5, {0, 2}, {2, 0}},  {5, 5, {0, 2}, {2, 2}},
    {5, 5, {0, 2}, {3, 1}},   {5, 5, {0, 2}, {4, 2}},  {5, 5, {1, 1}, {1, 3}},
    {5, 5, {1, 1}, {2, 2}},   {5, 5, {1, 1}, {3, 3}},  {5, 6, {1, 1}, {2, 3}},
    {5, 6, {1, 1}, {3, 4}},   {5, 6, {1, 2}, {1, 3}},  {5, 6, {1, 2}, {2, 0}},
    {5, 6, {1, 2}, {2, 2}},   {5, 6, {1, 2}, {3, 3}},  {5, 6, {2, 0}, {2, 3}},
    {5, 6, {2, 0}, {2, 5}},   {5, 6, {2, 2}, {2, 3}},
});

// The small boards of which every pair of ends is settled: refuted by forced moves, refuted by a
// search that walks every path (the table), or shown by a tour.
bool IsKnownByExhaustion(const Board& board) {
  if (board.rows == 3) return board.cols == 4 || (board.cols >= 7 && board.cols <= 20);
  if (board.rows == 4) return board.cols >= 5 && board.cols <= 16;
  return board.rows == 5 && board.cols <= 11;
}

// Is the pair in the table, as it stands?
bool IsListed(const Board& board, const Ends& ends) {
  return std::ranges::any_of(kNoPairs, [&](const NoPair& pair) {
    return pair.rows == board.rows && pair.cols == board.cols &&
           ((pair.one == ends.one && pair.other == ends.other) ||
            (pair.one == ends.other && pair.other == ends.one));
  });
}

Ends UpsideDown(const Board& board, Ends ends) {
  for (Cell* end : {&ends.one, &ends.other}) end->row = board.rows - 1 - end->row;
  return ends;
}

Ends Mirrored(const Board& board, Ends ends) {
  for (Cell* end : {&ends.one, &ends.other}) end->col = board.cols - 1 - end->col;
  return ends;
}

Ends Transposed(Ends ends) {
  for (Cell* end : {&ends.one, &ends.other}) std::swap(end->row, end->col);
  return ends;
}

// Is the pair in the table, whichever way the board is looked at?
bool IsNoPair(const Board& board, const Ends& ends) {
  const bool is_square = board.rows == board.cols;
  for (const Ends& way : {ends, is_square ? Transposed(ends) : ends}) {
    const Ends flipped = UpsideDown(board, way);
    if (IsListed(board, way) || IsListed(board, Mirrored(board, way))) return true;
    if (IsListed(board, flipped) || IsListed(board, Mirrored(board, flipped))) return true;
  }
  return false;
}

}  // namespace

Existence DecideOpenBetween(const Board& board, const Ends& ends) {
  if (IsOpenRefuted(board, ends)) return Decide(false, Theorem::kForcedMoves);
  if (IsKnownByExhaustion(board)) return Decide(!IsNoPair(board, ends), Theorem::kSmallBoardEnds);
  if (board.rows == board.cols && board.rows >= 6) return Decide(true, Theorem::kSquareBoardEnds);
  return {};
}

Existence DecideClosedBetween(const Board& board, const Ends& ends) {
  if (IsClosedRefuted(board, ends)) return Decide(false, Theorem::kForcedMoves);
  const bool is_forced = IsNarrow(board, ends.one) || IsNarrow(board, ends.other);
  if (is_forced) return Decide(true, Theorem::kForcedMoves);
  return {};
}

}  // namespace onceover::claims
