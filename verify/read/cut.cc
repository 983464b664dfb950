#include "read/cut.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "onceover/read.h"

namespace onceover::read {
namespace {

constexpr std::int64_t kSteps = 1 << 20;  // pieces that a search may lay beyond...
constexpr std::int64_t kStepsPerSquare = 64;
constexpr std::int64_t kPlacements = 12;  // 4 boxes hold a square, and each 3 pieces with it

using Piece = std::array<std::int64_t, 3>;

// Searches the cuts of one part of the board after the other.
class CutSearch {
 public:
  CutSearch(std::span<const std::int64_t> colours, const BoardSize& size)
      : colours_(colours),
        rows_(size.rows),
        cols_(size.cols),
        steps_left_(kSteps + kStepsPerSquare * std::ssize(colours)),
        owner_(colours.size(), 0) {}

  Cut Run();

 private:
  struct Choice {
    std::size_t laid = 0;         // pieces that lay on the board before
    std::size_t at = 0;           // index into part_ of the square to cover
    std::int64_t placement = -1;  // that was tried last
  };

  std::int64_t At(std::size_t index) const { return colours_[index]; }
  bool IsFree(std::int64_t square) const { return owner_[static_cast<std::size_t>(square)] == 0; }

  void FindPart(std::int64_t first);
  CutCount SearchPart();
  std::optional<Piece> PlacementAt(std::int64_t square, std::int64_t placement) const;
  void Lay(const Piece& piece);
  void TakeBackTo(std::size_t laid);
  bool LayForced();
  bool Advance(std::vector<Choice>& choices);
  std::size_t FirstFree(std::size_t from) const;

  std::span<const std::int64_t> colours_;
  std::int64_t rows_;
  std::int64_t cols_;
  std::int64_t steps_left_;
  std::int64_t pieces_before_ = 0;     // of the parts that are done
  std::vector<std::int64_t> owner_;    // the piece on each square; 0: none yet
  std::vector<std::int64_t> part_;     // squares of one colour that are connected, ascending
  std::vector<std::int64_t> part_of_;  // the part of each square; 0: not known yet
  std::int64_t parts_ = 0;
  std::vector<Piece> laid_;           // on this part
  std::vector<std::int64_t> to_see_;  // squares on which only one piece may be left to lay
};

// The squares of the first one's colour that are connected with it.
void CutSearch::FindPart(std::int64_t first) {
  const std::int64_t colour = At(static_cast<std::size_t>(first));
  part_.assign(1, first);
  part_of_[static_cast<std::size_t>(first)] = ++parts_;
  const auto visit = [&](std::int64_t square) {
    const auto index = static_cast<std::size_t>(square);
    if (part_of_[index] != 0 || At(index) != colour) return;
    part_of_[index] = parts_;
    part_.push_back(square);
  };
  // By number: the visits make the part grow. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t done = 0; done < part_.size(); ++done) {
    const std::int64_t square = part_[done];
    const std::int64_t row = square / cols_;
    const std::int64_t col = square % cols_;
    if (row > 0) visit(square - cols_);
    if (row + 1 < rows_) visit(square + cols_);
    if (col > 0) visit(square - 1);
    if (col + 1 < cols_) visit(square + 1);
  }
  std::ranges::sort(part_);
}

// One of the pieces that hold a square, if it is of one colour and free. Of the placements 0..11,
// n / 3 says which corner of its box the square is, n % 3 which of the others is not covered.
std::optional<Piece> CutSearch::PlacementAt(std::int64_t square, std::int64_t placement) const {
  const std::int64_t corner = placement / 3;
  const std::int64_t top = square / cols_ - corner / 2;
  const std::int64_t left = square % cols_ - corner % 2;
  if (top < 0 || left < 0 || top + 1 >= rows_ || left + 1 >= cols_) return std::nullopt;
  const std::int64_t others = placement % 3;
  const std::int64_t uncovered = others < corner ? others : others + 1;
  Piece piece{};
  std::size_t count = 0;
  for (std::int64_t of_box = 0; of_box < 4; ++of_box) {
    if (of_box == uncovered) continue;
    const std::int64_t covered = (top + of_box / 2) * cols_ + left + of_box % 2;
    const bool fits = IsFree(covered) && part_of_[static_cast<std::size_t>(covered)] == parts_;
    if (!fits) return std::nullopt;
    piece[count++] = covered;
  }
  return piece;
}

void CutSearch::Lay(const Piece& piece) {
  laid_.push_back(piece);
  --steps_left_;
  for (const std::int64_t square : piece) {
    owner_[static_cast<std::size_t>(square)] = pieces_before_ + std::ssize(laid_);
  }
  const std::int64_t row = piece[0] / cols_;
  const std::int64_t left = std::min({piece[0] % cols_, piece[1] % cols_, piece[2] % cols_});
  for (std::int64_t r = std::max<std::int64_t>(row - 1, 0); r <= std::min(row + 2, rows_ - 1);
       ++r) {
    for (std::int64_t c = std::max<std::int64_t>(left - 1, 0); c <= std::min(left + 2, cols_ - 1);
         ++c) {
      const std::int64_t square = r * cols_ + c;
      const bool same = part_of_[static_cast<std::size_t>(square)] == parts_;
      if (same && IsFree(square)) to_see_.push_back(square);
    }
  }
}

void CutSearch::TakeBackTo(std::size_t laid) {
  while (laid_.size() > laid) {
    for (const std::int64_t square : laid_.back()) owner_[static_cast<std::size_t>(square)] = 0;
    laid_.pop_back();
  }
  to_see_.clear();
}

// Lays the pieces that are the only ones left for some square. False if a square has none.
bool CutSearch::LayForced() {
  while (!to_see_.empty()) {
    const std::int64_t square = to_see_.back();
    to_see_.pop_back();
    if (!IsFree(square)) continue;
    std::optional<Piece> only;
    std::int64_t fitting = 0;
    for (std::int64_t placement = 0; placement < kPlacements && fitting < 2; ++placement) {
      if (const auto piece = PlacementAt(square, placement)) {
        only = piece;
        ++fitting;
      }
    }
    if (fitting == 0) return false;
    if (fitting == 1) Lay(*only);
  }
  return true;
}

std::size_t CutSearch::FirstFree(std::size_t from) const {
  while (from < part_.size() && !IsFree(part_[from])) ++from;
  return from;
}

// Goes on to the next position of the search that is not refuted at once; false if there is none.
bool CutSearch::Advance(std::vector<Choice>& choices) {
  while (!choices.empty() && steps_left_ > 0) {
    Choice& choice = choices.back();
    TakeBackTo(choice.laid);
    std::optional<Piece> piece;
    while (!piece && ++choice.placement < kPlacements) {
      piece = PlacementAt(part_[choice.at], choice.placement);
    }
    if (!piece) {
      choices.pop_back();
      continue;
    }
    Lay(*piece);
    if (LayForced()) return true;
  }
  return false;
}

// The cuts of a part, up to the second one; the first one stays on the board.
CutCount CutSearch::SearchPart() {
  if (part_.size() % 3 != 0) return CutCount::kNone;
  laid_.clear();
  to_see_ = part_;
  std::vector<Choice> choices;
  std::vector<Piece> first_cut;
  bool more = LayForced();
  bool is_several = false;
  while (more && !is_several) {
    const std::size_t at = FirstFree(choices.empty() ? 0 : choices.back().at);
    if (at < part_.size()) {
      choices.push_back({.laid = laid_.size(), .at = at});
    } else if (first_cut.empty()) {
      first_cut = laid_;
    } else {
      is_several = true;
    }
    more = Advance(choices);
  }
  TakeBackTo(0);
  for (const Piece& piece : first_cut) Lay(piece);
  pieces_before_ += std::ssize(first_cut);
  if (is_several) return CutCount::kSeveral;
  if (steps_left_ <= 0 && !choices.empty()) return CutCount::kUndecided;
  return first_cut.empty() ? CutCount::kNone : CutCount::kUnique;
}

// Numbers pieces in the order of their first squares.
std::vector<std::int64_t> Renumber(const std::vector<std::int64_t>& owner, std::int64_t pieces) {
  std::vector<std::int64_t> numbers(static_cast<std::size_t>(pieces) + 1, 0);
  std::vector<std::int64_t> labels(owner.size(), 0);
  std::int64_t next = 1;
  for (std::size_t square = 0; square < owner.size(); ++square) {
    if (owner[square] == 0) continue;
    std::int64_t& number = numbers[static_cast<std::size_t>(owner[square])];
    if (number == 0) number = next++;
    labels[square] = number;
  }
  return labels;
}

bool DoColoursTouch(std::span<const std::int64_t> colours, std::span<const std::int64_t> labels,
                    std::int64_t cols) {
  const auto touch = [&](std::size_t a, std::size_t b) {
    return colours[a] == colours[b] && labels[a] != labels[b];
  };
  const auto width = static_cast<std::size_t>(cols);
  for (std::size_t square = 0; square < colours.size(); ++square) {
    if ((square + 1) % width != 0 && touch(square, square + 1)) return true;
    if (square + width < colours.size() && touch(square, square + width)) return true;
  }
  return false;
}

Cut CutSearch::Run() {
  Cut cut{.count = CutCount::kUnique};
  part_of_.assign(colours_.size(), 0);
  bool all_found = true;
  for (std::size_t square = 0; square < colours_.size(); ++square) {
    if (At(square) == 0 || part_of_[square] != 0) continue;
    FindPart(static_cast<std::int64_t>(square));
    const CutCount count = SearchPart();
    if (count == CutCount::kNone) {
      return {.count = CutCount::kNone, .uncut = static_cast<std::int64_t>(square)};
    }
    if (count == CutCount::kUndecided && IsFree(part_.front())) {
      if (all_found) cut.uncut = static_cast<std::int64_t>(square);
      all_found = false;
    }
    if (cut.count != CutCount::kUndecided && count != CutCount::kUnique) cut.count = count;
    if (!all_found) cut.count = CutCount::kUndecided;
  }
  if (!all_found) return cut;
  cut.labels = Renumber(owner_, pieces_before_);
  cut.colours_touch = DoColoursTouch(colours_, cut.labels, cols_);
  return cut;
}

}  // namespace

Cut CutIntoPieces(std::span<const std::int64_t> colours, const BoardSize& size) {
  return CutSearch(colours, size).Run();
}

}  // namespace onceover::read
