// The tilings of deficient boards as bytes, from the templates: no board is kept.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "check.h"
#include "label_stores.h"
#include "label_text.h"
#include "onceover/certificate.h"
#include "onceover/deficient_board.h"
#include "onceover/write.h"
#include "text_buffer.h"
#include "tiling_formats.h"
#include "tromino_templates.h"

namespace onceover {
namespace solver {
namespace {

// The labels of a template in one of its rows.
std::span<const std::int32_t> RowOf(const BlockCopy& copy, std::size_t side, std::size_t row) {
  return std::span(copy.block->labels).subspan(row * side, side);
}

bool HasHole(const BlockCopy& copy, std::size_t row) {
  return static_cast<std::size_t>(copy.block->hole_row) == row;
}

class RowWriter {
 public:
  RowWriter(const DeficientBoard& board, TextBuffer& out)
      : board_(board), rows_(board.k(), board.missing()), out_(out) {}

  void WriteLabels(RowRange range) {
    std::vector<BlockText> texts;
    for (std::int64_t row = range.first; row < range.last && out_.ok(); ++row) {
      const auto blocks = rows_.BlocksAt(row);
      if (row == range.first || row % rows_.block_side() == 0) {
        texts.clear();
        std::ranges::transform(blocks, std::back_inserter(texts), TextOf);
      }
      for (std::size_t i = 0; i < blocks.size() && out_.ok(); ++i) {
        WriteLabelsOf(blocks[i], texts[i], RowInBlock(row));
      }
      out_.Put('\n');
    }
  }

  void WriteJson() {
    PutJsonHead(board_.side(), board_.side(), board_.missing(), out_);
    for (std::int64_t row = 0; row < board_.side() && out_.ok(); ++row) {
      char separator = '[';
      if (row > 0) out_.Put(',');
      for (const BlockCopy& copy : rows_.BlocksAt(row)) {
        for (const std::int32_t label : RowOf(copy, Side(), RowInBlock(row))) {
          out_.Put(separator);
          out_.PutNumber(label == 0 ? copy.hole_label : copy.base + label);
          separator = ',';
        }
      }
      out_.Put(']');
    }
    out_.Put("]}\n");
  }

  void WriteBinary() {
    const std::int64_t side = board_.side();
    PutBinaryHeader(side, side, board_.PieceCount(), out_);
    const bool is_wide = LabelBytes(board_.PieceCount()) == 8;
    for (std::int64_t row = 0; row < side && out_.ok(); ++row) {
      for (const BlockCopy& copy : rows_.BlocksAt(row)) {
        if (!out_.ok()) return;
        if (is_wide) {
          WriteBinaryOf(copy, RowInBlock(row), ChooseLabelStores().cached_wide);
        } else {
          WriteBinaryOf(copy, RowInBlock(row), ChooseLabelStores().cached);
        }
      }
    }
  }

  void WriteColours(RowRange range) {
    for (std::int64_t row = range.first; row < range.last && out_.ok(); ++row) {
      const auto blocks = rows_.BlocksAt(row);
      for (const BlockCopy& copy : blocks) {
        if (!out_.ok()) return;
        const std::size_t width = 2 * Side();
        const std::string& text = ColoursOf(copy);
        char* const to = out_.Reserve(width);
        std::memcpy(to, text.data() + RowInBlock(row) * width, width);
        if (&copy == &blocks.back()) to[width - 1] = '\n';
        out_.Commit(to + width);
      }
    }
  }

 private:
  std::size_t Side() const { return static_cast<std::size_t>(rows_.block_side()); }
  std::size_t RowInBlock(std::int64_t row) const {
    return static_cast<std::size_t>(row % rows_.block_side());
  }

  void WriteLabelsOf(const BlockCopy& copy, const BlockText& text, std::size_t row) {
    const auto labels = RowOf(copy, Side(), row);
    if (!HasHole(copy, row)) {
      PutLabels(copy, text, labels, out_);
      return;
    }
    const auto hole = static_cast<std::size_t>(copy.block->hole_col);
    PutLabels(copy, text, labels.first(hole), out_);
    PutLabel(copy.hole_label, out_);
    PutLabels(copy, text, labels.subspan(hole + 1), out_);
  }

  template <typename Label>
  void WriteBinaryOf(const BlockCopy& copy, std::size_t row,
                     void (*add)(const std::int32_t*, Label, std::size_t, Label*)) {
    const auto labels = RowOf(copy, Side(), row);
    std::array<Label, kMaxBlockSide> sums;
    add(labels.data(), static_cast<Label>(copy.base), labels.size(), sums.data());
    if (HasHole(copy, row)) {
      sums[static_cast<std::size_t>(copy.block->hole_col)] = static_cast<Label>(copy.hole_label);
    }
    PutBinaryLabels(std::span<const Label>(sums).first(labels.size()), out_);
  }

  // The colours of a template, "A " for a square; worked out when first asked for.
  const std::string& ColoursOf(const BlockCopy& copy) {
    for (const auto& [block, text] : colours_) {
      if (block == copy.block) return text;
    }
    const char hole = copy.hole_label == 0 ? '.' : 'C';  // pieces across blocks have the third
    colours_.emplace_back(copy.block, ColourBlock(*copy.block, hole));
    return colours_.back().second;
  }

  // Pieces whose 2x2 box begins in an even row lie in an aligned 2x2 block; these have two colours,
  // like a chessboard, and all others the third (docs/theory.md). Blocks are aligned to 64, so that
  // it is the same for all copies of a template.
  std::string ColourBlock(const BlockTemplate& block, char hole) const {
    const std::size_t side = Side();
    std::vector<std::size_t> top(block.labels.size() / 3 + 1, side);
    std::vector<std::size_t> left(top.size(), side);
    const auto piece_on = [&](std::size_t square) {
      return static_cast<std::size_t>(block.labels[square]);
    };
    for (std::size_t square = 0; square < block.labels.size(); ++square) {
      const std::size_t piece = piece_on(square);
      top[piece] = std::min(top[piece], square / side);
      left[piece] = std::min(left[piece], square % side);
    }
    std::string text;
    for (std::size_t square = 0; square < block.labels.size(); ++square) {
      const std::size_t piece = piece_on(square);
      char colour = top[piece] % 2 == 1 ? 'C' : "AB"[(top[piece] + left[piece]) / 2 % 2];
      if (piece == 0) colour = hole;
      text += {colour, ' '};
    }
    return text;
  }

  const DeficientBoard& board_;
  TemplateRows rows_;
  TextBuffer& out_;
  std::vector<std::pair<const BlockTemplate*, std::string>> colours_;
};

// The pieces in the order of their numbers, by the recursion, which is that order.
class PieceWriter {
 public:
  PieceWriter(const DeficientBoard& board, TextBuffer& out) : board_(board), out_(out) {}

  void Write() { WriteBlock({0, 0}, board_.k(), board_.missing()); }

 private:
  void WriteBlock(Cell corner, int m, Cell hole) {
    if (m == 0 || !out_.ok()) return;
    const std::int64_t half = std::int64_t{1} << (m - 1);
    const Cell middle{corner.row + half, corner.col + half};
    const int with_hole = 2 * int{hole.row >= middle.row} + int{hole.col >= middle.col};
    PieceSquares squares{};
    std::size_t count = 0;
    for (int i = 0; i < 4; ++i) {
      if (i != with_hole) squares[count++] = {middle.row - 1 + i / 2, middle.col - 1 + i % 2};
    }
    PutPiece(squares, out_);
    for (int i = 0; i < 4; ++i) {
      const Cell covered{middle.row - 1 + i / 2, middle.col - 1 + i % 2};
      WriteBlock({corner.row + i / 2 * half, corner.col + i % 2 * half}, m - 1,
                 i == with_hole ? hole : covered);
    }
  }

  const DeficientBoard& board_;
  TextBuffer& out_;
};

}  // namespace
}  // namespace solver

std::int64_t TilingWriteMemory(const DeficientBoard& board, TilingOutput format) {
  if (format == TilingOutput::kPieces) return 0;
  const std::int64_t blocks = TilingRows::Memory(board);
  if (format != TilingOutput::kLabels) return blocks;
  const std::int64_t count = blocks / std::int64_t{sizeof(solver::BlockCopy)};
  return blocks + count * std::int64_t{sizeof(solver::BlockText)};
}

bool WriteTiling(const DeficientBoard& board, TilingOutput format, RowRange rows,
                 const Drain& drain) {
  ONCEOVER_CHECK(0 <= rows.first && rows.first <= rows.last && rows.last <= board.side());
  solver::TextBuffer out(drain);
  switch (format) {
    case TilingOutput::kLabels:
      solver::RowWriter(board, out).WriteLabels(rows);
      return out.Finish();
    case TilingOutput::kColours:
      solver::RowWriter(board, out).WriteColours(rows);
      return out.Finish();
    case TilingOutput::kPieces:
      solver::PieceWriter(board, out).Write();
      return out.Finish();
    case TilingOutput::kJson:
      solver::RowWriter(board, out).WriteJson();
      return out.Finish();
    case TilingOutput::kBinary:
      solver::RowWriter(board, out).WriteBinary();
      return out.Finish();
    case TilingOutput::kDrawing:
      break;
  }
  ONCEOVER_CHECK(false && "a format that needs no board");
}

}  // namespace onceover
