#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "mutants/tilings.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;
using properties::PieceCase;
using Piece = std::array<Cell, 3>;

class Breaker {
 public:
  Breaker(const LabelCase& right, Suite& suite) : right_(ToPieces(right)), suite_(suite) {
    for (const auto& [name, piece] : SomePieces(Count())) targets_.push_back({name, piece - 1});
  }

  void AddRight();
  void BreakCounts();
  void BreakSquares();
  void MovePieces();
  void TurnPieces();
  void BreakShapes();
  void BreakPlaces(const std::vector<Place>& places);

 private:
  struct Target {
    std::string name;
    std::int64_t number;
  };

  std::int64_t Count() const { return std::ssize(right_.certificate.pieces); }
  const Piece& At(std::int64_t number) const {
    return right_.certificate.pieces[static_cast<std::size_t>(number)];
  }
  PieceCase With(std::int64_t number, const Piece& piece) const {
    PieceCase it = right_;
    it.certificate.pieces[static_cast<std::size_t>(number)] = piece;
    return it;
  }
  bool IsOnBoard(const Cell& cell) const {
    return cell.row >= 0 && cell.col >= 0 && cell.row < right_.problem.rows &&
           cell.col < right_.problem.cols;
  }

  // One piece of the list is another one. What is declared follows from its squares alone.
  void Replace(const Target& target, const Piece& piece, std::string_view slug,
               std::string_view what) {
    suite_.AddWrong(With(target.number, piece), RulesOf(At(target.number), piece),
                    fmt::format("{}-{}", slug, target.name),
                    fmt::format("piece {} {}", target.number + 1, what));
  }

  std::vector<Rule> RulesOf(const Piece& old, const Piece& piece) const {
    const Cell missing = std::get<Cell>(right_.problem.missing);
    const auto [top, bottom] = std::minmax({piece[0].row, piece[1].row, piece[2].row});
    const auto [left, right] = std::minmax({piece[0].col, piece[1].col, piece[2].col});
    const bool is_on = std::ranges::all_of(piece, [&](const Cell& it) { return IsOnBoard(it); });
    const bool is_three = piece[0] != piece[1] && piece[1] != piece[2] && piece[0] != piece[2];
    const auto covers = [&](const Cell& cell) { return std::ranges::count(piece, cell) > 0; };
    const auto is_taken = [&](const Cell& cell) {
      return IsOnBoard(cell) && cell != missing && std::ranges::count(old, cell) == 0;
    };
    std::vector<Rule> rules;
    if (!is_on) rules.push_back(Rule::kOffBoard);
    if (is_on && !is_three) rules.push_back(Rule::kPieceSize);
    if (is_on && is_three && (bottom - top > 1 || right - left > 1)) {
      rules.push_back(Rule::kNotAnL);
    }
    if (covers(missing)) rules.push_back(Rule::kMissingCovered);
    if (std::ranges::any_of(piece, is_taken)) rules.push_back(Rule::kCoveredTwice);
    if (!std::ranges::all_of(old, covers)) rules.push_back(Rule::kUncovered);
    return rules;
  }

  PieceCase right_;
  Suite& suite_;
  std::vector<Target> targets_;
};

// The order of the pieces and of the squares of a piece is free.
void Breaker::AddRight() {
  PieceCase it = right_;
  std::ranges::reverse(it.certificate.pieces);
  suite_.AddRight(it, "backwards", "the pieces in the opposite order");
  it = right_;
  for (Piece& piece : it.certificate.pieces) std::ranges::reverse(piece);
  suite_.AddRight(it, "squares-backwards", "the squares of each piece in the opposite order");
}

// A piece too many or too few.
void Breaker::BreakCounts() {
  for (const Target& target : targets_) {
    PieceCase it = right_;
    it.certificate.pieces.erase(it.certificate.pieces.begin() + target.number);
    const bool is_empty = it.certificate.pieces.empty();
    if (!is_empty) {
      suite_.AddWrong(it, {Rule::kUncovered, Rule::kTileCount}, "dropped-" + target.name,
                      fmt::format("piece {} is not there", target.number + 1));
    }
    it = right_;
    it.certificate.pieces.push_back(At(target.number));
    suite_.AddWrong(it, {Rule::kCoveredTwice, Rule::kTileCount}, "doubled-" + target.name,
                    fmt::format("piece {} comes again at the end", target.number + 1));
    if (Count() > 1) {
      const std::int64_t other = target.number == 0 ? 1 : 0;
      suite_.AddWrong(
          With(target.number, At(other)), {Rule::kCoveredTwice, Rule::kUncovered},
          "in-place-of-" + target.name,
          fmt::format("piece {} stands in place of piece {}, too", other + 1, target.number + 1));
    }
  }
}

// One square of a piece is another one.
void Breaker::BreakSquares() {
  for (const Target& target : targets_) {
    const Piece& old = At(target.number);
    const std::vector<std::pair<std::string, Cell>> others = {
        {"zero", {-1, old[1].col}},
        {"one-too-many", {old[1].row, right_.problem.cols}},
        {"row-too-many", {right_.problem.rows, old[1].col}},
        {"wraps", {old[1].row, old[1].col + (std::int64_t{1} << 32)}},
        {"twice", old[0]},
        {"missing", std::get<Cell>(right_.problem.missing)}};
    for (const auto& other : others) {
      Piece piece = old;
      piece[1] = other.second;
      Replace(target, piece, other.first,
              fmt::format("has {},{} in place of {},{}", other.second.row + 1, other.second.col + 1,
                          old[1].row + 1, old[1].col + 1));
    }
  }
}

// A whole piece one square off, or on another board.
void Breaker::MovePieces() {
  const std::vector<std::pair<std::string, Cell>> ways = {
      {"down", {1, 0}},
      {"up", {-1, 0}},
      {"right", {0, 1}},
      {"left", {0, -1}},
      {"board-below", {right_.problem.rows, 0}},
      {"board-beside", {0, right_.problem.cols}},
      {"column-wraps", {0, std::int64_t{1} << 32}}};
  for (const Target& target : targets_) {
    for (const auto& way : ways) {
      Piece piece = At(target.number);
      for (Cell& cell : piece) cell = {cell.row + way.second.row, cell.col + way.second.col};
      Replace(target, piece, "moved-" + way.first,
              fmt::format("is moved by {} rows and {} columns", way.second.row, way.second.col));
    }
  }
}

// A piece leaves out another corner of its box.
void Breaker::TurnPieces() {
  for (const Target& target : targets_) {
    const Piece& old = At(target.number);
    const std::int64_t top = std::min({old[0].row, old[1].row, old[2].row});
    const std::int64_t left = std::min({old[0].col, old[1].col, old[2].col});
    std::int64_t number = 0;
    for (std::int64_t corner = 0; corner < 4; ++corner) {
      Piece piece;
      std::size_t size = 0;
      for (std::int64_t square = 0; square < 4; ++square) {
        if (square == corner) continue;
        piece[size++] = {top + square / 2, left + square % 2};
      }
      if (std::ranges::is_permutation(piece, old)) continue;
      Replace(target, piece, fmt::format("turned-{}", ++number),
              "is turned: it leaves out another corner of its box");
    }
  }
}

// Two pieces that cover the right squares, but are no Ls.
void Breaker::BreakShapes() {
  for (const Target& target : targets_) {
    for (std::int64_t other = 0; other < Count(); ++other) {
      if (other == target.number) continue;
      PieceCase it = right_;
      Piece& one = it.certificate.pieces[static_cast<std::size_t>(target.number)];
      Piece& two = it.certificate.pieces[static_cast<std::size_t>(other)];
      std::swap(one[2], two[0]);
      if (mutants::RulesOf(Check(it)) != std::vector{Rule::kNotAnL}) continue;
      suite_.AddWrong(
          it, {Rule::kNotAnL}, "squares-exchanged-" + target.name,
          fmt::format("pieces {} and {} have exchanged a square", target.number + 1, other + 1));
      break;
    }
  }
}

// The piece on a corner, an edge, in the middle is not there.
void Breaker::BreakPlaces(const std::vector<Place>& places) {
  std::set<std::int64_t> seen;
  for (const Place& place : places) {
    const auto& pieces = right_.certificate.pieces;
    const auto on = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return std::ranges::count(piece, place.cell) > 0; });
    const std::int64_t number = on - pieces.begin();
    if (Count() < 2 || !seen.insert(number).second) continue;
    PieceCase it = right_;
    it.certificate.pieces.erase(it.certificate.pieces.begin() + number);
    suite_.AddWrong(it, {Rule::kUncovered, Rule::kTileCount}, "uncovered-" + place.name,
                    fmt::format("square {},{} is not covered: piece {} is not there",
                                place.cell.row + 1, place.cell.col + 1, number + 1));
    const std::int64_t other = number == 0 ? 1 : 0;
    Piece piece = At(other);
    const auto corner =
        std::ranges::find_if(piece, [&](const Cell& cell) { return cell != place.cell; });
    *corner = place.cell;
    Replace({place.name, other}, piece, "stretched",
            fmt::format("reaches for square {},{}", place.cell.row + 1, place.cell.col + 1));
  }
}

}  // namespace

void BreakPieces(const LabelCase& right, Suite& suite) {
  Breaker breaker(right, suite);
  breaker.AddRight();
  breaker.BreakCounts();
  breaker.BreakSquares();
  breaker.MovePieces();
  breaker.TurnPieces();
  breaker.BreakShapes();
  breaker.BreakPlaces(PlacesOf(right));
}

}  // namespace onceover::mutants
