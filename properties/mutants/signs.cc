// Drawn boards: a sign on each square that is the shape of its piece, its colour, or a stroke of
// it. What is broken is the sign of one square, or of one piece.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

// For the name of a file.
std::string_view NameOf(std::string_view sign) {
  if (sign == "|") return "bar";
  if (sign == "-") return "dash";
  return sign == "+" ? "plus" : sign;
}

class Breaker {
 public:
  Breaker(const LabelCase& right, Suite& suite)
      : right_(right), page_(*PageOf(suite.form(), right)), suite_(suite) {
    for (const auto& row : page_.rows) signs_.insert(row.begin(), row.end());
    mark_ = Sign(std::get<Cell>(right.problem.missing));
    signs_.erase(mark_);
  }

  void BreakSquares();
  void BreakPieces();
  void BreakMark();
  void BreakRows();
  void MergeColours();

 private:
  std::string& Sign(const Cell& cell) { return SignOf(page_, cell); }
  static std::string& SignOf(Page& page, const Cell& cell) {
    return page.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)];
  }

  // All squares of a label have this sign.
  Page WithSigns(std::int64_t label, const std::string& sign) const {
    Page page = page_;
    for (std::int64_t i = 0; i < std::ssize(right_.certificate.labels); ++i) {
      const Cell cell = {i / right_.problem.cols, i % right_.problem.cols};
      if (LabelAt(right_, cell) == label) SignOf(page, cell) = sign;
    }
    return page;
  }

  // Are all strokes still there, so that the text is a drawing at all?
  bool IsDrawing(const Page& page) const {
    if (suite_.form().Tiling().family != read::TilingFamily::kArt) return true;
    std::set<std::string> left;
    for (const auto& row : page.rows) left.insert(row.begin(), row.end());
    return std::ranges::includes(left, signs_);
  }

  // A stray square: no piece has one square or two, or four.
  void Add(const Page& page, std::string_view slug, std::string what) {
    if (IsDrawing(page)) suite_.AddWrongSign(page.Text(), {Rule::kNoCut}, slug, std::move(what));
  }

  const LabelCase& right_;
  Page page_;
  Suite& suite_;
  std::set<std::string> signs_;
  std::string mark_;
};

// One square has another sign, or the mark of the missing square.
void Breaker::BreakSquares() {
  for (const Place& place : PlacesOf(right_)) {
    const std::string at = fmt::format("{},{}", place.cell.row + 1, place.cell.col + 1);
    for (const std::string& sign : signs_) {
      if (sign == Sign(place.cell)) continue;
      Page page = page_;
      SignOf(page, place.cell) = sign;
      Add(page, fmt::format("{}-{}", NameOf(sign), place.name),
          fmt::format("square {} has the sign {} instead of {}", at, sign, Sign(place.cell)));
    }
    Page page = page_;
    SignOf(page, place.cell) = mark_;
    Add(page, fmt::format("marked-{}", place.name),
        fmt::format("square {} is marked as missing, too", at));
  }
}

void Breaker::BreakMark() {
  const Cell missing = std::get<Cell>(right_.problem.missing);
  for (const std::string& sign : signs_) {
    Page page = page_;
    SignOf(page, missing) = sign;
    Add(page, fmt::format("covered-{}", NameOf(sign)),
        fmt::format("the missing square has the sign {}", sign));
  }
}

// All squares of the first, the middle and the last piece have another shape.
void Breaker::BreakPieces() {
  if (suite_.form().Tiling().meaning != read::LabelMeaning::kOrientations) return;
  const std::string none = "5";
  for (const auto& target : SomePieces(CountPieces(right_))) {
    const Page page = WithSigns(target.second, none);
    suite_.AddWrongSign(page.Text(), {Rule::kUnknownShape},
                        fmt::format("no-shape-{}", target.first),
                        fmt::format("piece {} has the shape 5, which is none", target.second));
  }
}

// Two pieces that touch have one colour.
void Breaker::MergeColours() {
  if (suite_.form().Tiling().meaning != read::LabelMeaning::kColours) return;
  const std::vector<Place> places = PlacesOf(right_);
  for (const Place& place : places) {
    const std::int64_t label = LabelAt(right_, place.cell);
    const Cell beside = {place.cell.row, place.cell.col + (place.cell.col == 0 ? 1 : -1)};
    Cell other = beside;
    // Out of the piece, along the row.
    while (other.col >= 0 && other.col < right_.problem.cols && LabelAt(right_, other) == label) {
      other.col += place.cell.col == 0 ? 1 : -1;
    }
    if (other.col < 0 || other.col >= right_.problem.cols || LabelAt(right_, other) == 0) continue;
    const Page page = WithSigns(label, Sign(other));
    suite_.AddWrongSign(page.Text(), {Rule::kLabelReused}, fmt::format("one-colour-{}", place.name),
                        fmt::format("the pieces on {},{} and beside it have one colour",
                                    place.cell.row + 1, place.cell.col + 1));
  }
}

void Breaker::BreakRows() {
  Page page = page_;
  page.rows.pop_back();
  suite_.AddBroken(page.Text(), {Rule::kTooFew}, "last-row-dropped", "the last row is dropped");
}

}  // namespace

void BreakSigns(const LabelCase& right, Suite& suite) {
  Breaker breaker(right, suite);
  breaker.BreakSquares();
  breaker.BreakMark();
  breaker.BreakPieces();
  breaker.MergeColours();
  breaker.BreakRows();
}

}  // namespace onceover::mutants
