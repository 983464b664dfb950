#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "mutants/page.h"

namespace onceover::mutants {
namespace {

using properties::LabelCase;
using properties::PieceCase;
using read::Corner;
using read::LabelMeaning;
using read::TilingFamily;

using Piece = std::array<Cell, 3>;
using Rows = std::vector<std::vector<std::string>>;

Style JsonStyleOf(const TilingProblem& problem, const char* key) {
  std::string missing;
  if (const Cell* cell = std::get_if<Cell>(&problem.missing)) {
    missing = fmt::format("\"missing\":[{},{}],", cell->row + 1, cell->col + 1);
  }
  return JsonStyle(
      fmt::format("{{\"board\":[{},{}],{}\"{}\":[", problem.rows, problem.cols, missing, key));
}

// The corner of its 2x2 box that a piece leaves out, and the upper left square of the box; nothing
// if it is no L.
struct Box {
  Cell at;
  Corner missing = Corner::kTopLeft;
};

std::optional<Box> BoxOf(const Piece& piece) {
  const auto [top, bottom] = std::minmax({piece[0].row, piece[1].row, piece[2].row});
  const auto [left, right] = std::minmax({piece[0].col, piece[1].col, piece[2].col});
  if (bottom - top != 1 || right - left != 1) return std::nullopt;
  std::vector<Corner> absent;
  const std::array<Cell, 4> cells = {{{top, left}, {top, right}, {bottom, left}, {bottom, right}}};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (std::ranges::find(piece, cells[i]) == piece.end()) {
      absent.push_back(static_cast<Corner>(i));
    }
  }
  if (absent.size() != 1) return std::nullopt;
  return Box{{top, left}, absent.front()};
}

std::string CodeOf(const read::TilingForm& form, Corner missing) {
  return std::ranges::find(form.shapes, missing, &read::Shape::missing)->code;
}

// Are the labels 1..N, each on an L, and one square besides?
bool AreLs(const LabelCase& it) {
  LabelCase free = it;
  free.problem.missing = MissingAnywhere{};
  return Check(free).outcome == Outcome::kAccepted;
}

// The square in the middle of the L.
Cell InnerCorner(const Box& box) {
  const bool is_top = box.missing == Corner::kTopLeft || box.missing == Corner::kTopRight;
  const bool is_left = box.missing == Corner::kTopLeft || box.missing == Corner::kBottomLeft;
  return {box.at.row + (is_top ? 1 : 0), box.at.col + (is_left ? 1 : 0)};
}

// A word for each square of each piece; `sign` is called with the piece's box and the square.
template <typename Sign>
std::optional<Page> DrawPieces(const Form& form, const LabelCase& it, const Sign& sign) {
  if (!AreLs(it)) return std::nullopt;
  Page page;
  if (form.Tiling().width == 1 || form.Tiling().family == TilingFamily::kArt) {
    page.style.between = "";
  }
  const std::string mark = form.Tiling().missing.empty() ? " " : form.Tiling().missing;
  page.rows.assign(static_cast<std::size_t>(it.problem.rows),
                   std::vector<std::string>(static_cast<std::size_t>(it.problem.cols), mark));
  std::int64_t number = 0;
  for (const Piece& piece : ToPieces(it).certificate.pieces) {
    ++number;
    for (const Cell& cell : piece) {
      page.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)] =
          sign(number, *BoxOf(piece), cell);
    }
  }
  return page;
}

// Four colours for the labels 1..N, so that labels beside each other differ: depth first.
class Colouring {
 public:
  explicit Colouring(const LabelCase& it)
      : beside_(it.certificate.labels.size() + 1), colours_(beside_.size(), -1) {
    const auto& labels = it.certificate.labels;
    const auto cols = static_cast<std::size_t>(it.problem.cols);
    for (std::size_t square = 0; square < labels.size(); ++square) {
      if ((square + 1) % cols != 0) Join(labels[square], labels[square + 1]);
      if (square + cols < labels.size()) Join(labels[square], labels[square + cols]);
    }
    last_ = *std::ranges::max_element(labels);
    Colour(1);
  }

  char Sign(std::int64_t label) const {
    return static_cast<char>('a' + colours_[static_cast<std::size_t>(label)]);
  }

 private:
  void Join(std::int64_t one, std::int64_t other) {
    if (one == other || one == 0 || other == 0) return;
    beside_[static_cast<std::size_t>(one)].push_back(other);
    beside_[static_cast<std::size_t>(other)].push_back(one);
  }

  bool Colour(std::int64_t label) {
    constexpr int kColours = 4;
    if (label > last_) return true;
    int& mine = colours_[static_cast<std::size_t>(label)];
    for (int colour = 0; colour < kColours; ++colour) {
      const bool is_taken = std::ranges::any_of(
          beside_[static_cast<std::size_t>(label)],
          [&](std::int64_t other) { return colours_[static_cast<std::size_t>(other)] == colour; });
      if (is_taken) continue;
      mine = colour;
      if (Colour(label + 1)) return true;
    }
    mine = -1;
    return false;
  }

  std::vector<std::vector<std::int64_t>> beside_;
  std::vector<int> colours_;
  std::int64_t last_ = 0;
};

// Boxes of +--+ around the squares, without walls between squares of one label.
Page DrawWalls(const LabelCase& it) {
  const auto label_at = [&](std::int64_t row, std::int64_t col) -> std::int64_t {
    if (row < 0 || col < 0 || row >= it.problem.rows || col >= it.problem.cols) return -1;
    return it.certificate.labels[static_cast<std::size_t>(row * it.problem.cols + col)];
  };
  Page page;
  for (std::int64_t row = 0; row <= it.problem.rows; ++row) {
    std::string edge = "+";
    std::string line;
    for (std::int64_t col = 0; col < it.problem.cols; ++col) {
      const std::int64_t label = label_at(row, col);
      edge += label == label_at(row - 1, col) && label != 0 ? "  +" : "--+";
      line += label == label_at(row, col - 1) && label != 0 ? " " : "|";
      line += label == 0 ? "##" : "  ";
    }
    page.rows.push_back({edge});
    if (row < it.problem.rows) page.rows.push_back({line + "|"});
  }
  return page;
}

std::optional<std::string> LabelWord(const Form& form, std::int64_t label) {
  const read::TilingForm& layout = form.Tiling();
  if (label == 0) return layout.missing.empty() ? " " : layout.missing;
  if (layout.width == 0) return std::to_string(label - 1 + layout.base);
  constexpr std::int64_t kFirst = '!';
  constexpr std::int64_t kLast = '~';
  if (label < 1 || label > kLast - kFirst + 1) return std::nullopt;
  return std::string(1, static_cast<char>(kFirst + label - 1));
}

std::optional<Page> WriteLabels(const Form& form, const LabelCase& it) {
  Page page;
  if (form.IsJson()) page.style = JsonStyleOf(it.problem, "labels");
  for (std::int64_t i = 0; i < std::ssize(it.certificate.labels); ++i) {
    if (i % it.problem.cols == 0) page.rows.emplace_back();
    const auto word = LabelWord(form, it.certificate.labels[static_cast<std::size_t>(i)]);
    if (!word) return std::nullopt;
    page.rows.back().push_back(*word);
  }
  return page;
}

}  // namespace

Style JsonStyle(std::string before) {
  return {.before = std::move(before),
          .row_begin = "[",
          .between = ",",
          .row_end = "]",
          .between_rows = ",",
          .after = "]}\n"};
}

std::string Page::Text() const {
  std::string text = style.before;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0) text += style.between_rows;
    text +=
        fmt::format("{}{}{}", style.row_begin, fmt::join(rows[i], style.between), style.row_end);
  }
  return text + style.after;
}

std::optional<Page> PageOf(const Form& form, const LabelCase& it) {
  const read::TilingForm& layout = form.Tiling();
  if (layout.family == TilingFamily::kArt && form.HasLabels()) return DrawWalls(it);
  if (form.HasLabels()) return WriteLabels(form, it);
  if (form.HasPieces()) {
    if (!AreLs(it)) return std::nullopt;
    return PageOf(form, ToPieces(it));
  }
  if (layout.family == TilingFamily::kArt) {
    return DrawPieces(form, it, [](std::int64_t, const Box& box, const Cell& cell) {
      const Cell inner = InnerCorner(box);
      return std::string(cell == inner ? "+" : cell.row == inner.row ? "-" : "|");
    });
  }
  if (layout.meaning == LabelMeaning::kColours) {
    if (!AreLs(it)) return std::nullopt;
    const Colouring colouring(it);
    return DrawPieces(form, it, [&](std::int64_t number, const Box&, const Cell&) {
      return std::string(1, colouring.Sign(number));
    });
  }
  return DrawPieces(form, it, [&](std::int64_t, const Box& box, const Cell&) {
    return CodeOf(layout, box.missing);
  });
}

std::optional<Page> PageOf(const Form& form, const PieceCase& it) {
  const read::TilingForm& layout = form.Tiling();
  Page page;
  if (form.IsJson()) page.style = JsonStyleOf(it.problem, "pieces");
  for (const Piece& piece : it.certificate.pieces) {
    auto& row = page.rows.emplace_back();
    if (layout.family == TilingFamily::kCornerShapes) {
      const auto box = BoxOf(piece);
      if (!box) return std::nullopt;
      const Cell inner = InnerCorner(*box);
      row = {std::to_string(inner.row + layout.coordinate_base),
             std::to_string(inner.col + layout.coordinate_base), CodeOf(layout, box->missing)};
      continue;
    }
    for (const Cell& cell : piece) {
      row.push_back(std::to_string(cell.row + layout.coordinate_base));
      row.push_back(std::to_string(cell.col + layout.coordinate_base));
    }
  }
  return page;
}

}  // namespace onceover::mutants
