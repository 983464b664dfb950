#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "mutators.h"

namespace onceover::properties {
namespace {

using PieceMutation = Mutation<PieceCase>;
using Result = std::optional<PieceMutation>;
using Piece = std::array<Cell, 3>;

std::vector<Piece>& PiecesOf(PieceCase& it) { return it.certificate.pieces; }

std::int64_t Pieces(const PieceCase& it) { return std::ssize(it.certificate.pieces); }

Result Finish(std::string name, PieceCase broken, Rule rule, std::int64_t index) {
  return PieceMutation{std::move(name), std::move(broken), rule, index};
}

// A piece more than there may be: two of its squares are on the board, if there are so many.
Result AddPiece(const PieceCase& it) {
  PieceCase broken = it;
  PiecesOf(broken).push_back({Cell{0, 0}, Cell{0, 1}, Cell{1, 0}});
  return Finish("there is a piece too many", broken, Rule::kTileCount, -1);
}

Result DropPiece(const PieceCase& it) {
  if (Pieces(it) < 1) return std::nullopt;
  PieceCase broken = it;
  PiecesOf(broken).erase(PiecesOf(broken).begin() + Draw(0, Pieces(it) - 1));
  return Finish("a piece is dropped", broken, Rule::kUncovered, -1);
}

Result RepeatPiece(const PieceCase& it) {
  if (Pieces(it) < 1) return std::nullopt;
  PieceCase broken = it;
  PiecesOf(broken).push_back(DrawOf(it.certificate.pieces));
  return Finish("a piece comes twice", broken, Rule::kCoveredTwice, Pieces(it));
}

// Changes one square of one piece as `change` says; nothing where there is no piece.
template <typename Change>
Result ChangeSquare(const PieceCase& it, std::string name, Rule rule, const Change& change) {
  if (Pieces(it) < 1) return std::nullopt;
  PieceCase broken = it;
  const std::int64_t index = Draw(0, Pieces(it) - 1);
  const auto square = static_cast<std::size_t>(Draw(0, 2));
  Piece& piece = PiecesOf(broken)[static_cast<std::size_t>(index)];
  if (!change(piece, square)) return std::nullopt;
  return Finish(std::move(name), std::move(broken), rule, index);
}

Result LeaveBoard(const PieceCase& it) {
  return ChangeSquare(it, "a square leaves the board", Rule::kOffBoard,
                      [&](Piece& piece, std::size_t square) {
                        const std::vector<Cell> outside = {
                            {-1, 0}, {0, -1}, {it.problem.rows, 0}, {0, it.problem.cols}};
                        piece[square] = DrawOf(outside);
                        return true;
                      });
}

Result NameSquareTwice(const PieceCase& it) {
  return ChangeSquare(it, "a piece names a square twice", Rule::kPieceSize,
                      [](Piece& piece, std::size_t square) {
                        piece[square] = piece[(square + 1) % 3];
                        return true;
                      });
}

// Two rows or columns further, where the board is large enough.
Result Stretch(const PieceCase& it) {
  return ChangeSquare(
      it, "a piece is stretched", Rule::kNotAnL, [&](Piece& piece, std::size_t square) {
        const auto [left, right] = std::minmax({piece[0].col, piece[1].col, piece[2].col});
        if (right + 1 < it.problem.cols) {
          piece[square] = {piece[(square + 1) % 3].row, right + 1};
        } else if (left > 0) {
          piece[square] = {piece[(square + 1) % 3].row, left - 1};
        } else {
          return false;
        }
        const auto [low, high] = std::minmax({piece[0].col, piece[1].col, piece[2].col});
        return high - low == 2;
      });
}

Result CoverMissing(const PieceCase& it) {
  const Cell* missing = std::get_if<Cell>(&it.problem.missing);
  if (missing == nullptr) return std::nullopt;
  return ChangeSquare(it, "the missing square is covered", Rule::kMissingCovered,
                      [&](Piece& piece, std::size_t square) {
                        piece[square] = *missing;
                        return true;
                      });
}

}  // namespace

const std::vector<Mutator<PieceCase>>& PieceMutators() {
  static const std::vector<Mutator<PieceCase>> mutators = {
      AddPiece, DropPiece, RepeatPiece, LeaveBoard, NameSquareTwice, Stretch, CoverMissing};
  return mutators;
}

}  // namespace onceover::properties
