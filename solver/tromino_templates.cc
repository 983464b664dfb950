#include "tromino_templates.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <future>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "check.h"
#include "label_stores.h"
#include "onceover/certificate.h"
#include "onceover/deficient_board.h"
#include "tromino_closed_form.h"
#include "tromino_recursion.h"

namespace onceover {
namespace solver {
namespace {

constexpr int kMaxBlockK = 6;
static_assert(kMaxBlockSide == 1 << kMaxBlockK);

BlockTemplate MakeTemplate(int k, std::int32_t hole_row, std::int32_t hole_col) {
  const std::int32_t side = 1 << k;
  BlockTemplate block{hole_row, hole_col, {}};
  block.labels.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  FillByRecursion(side, hole_row, hole_col, block.labels);
  return block;
}

// The hole in the corner top left, top right, bottom left, bottom right.
const std::array<BlockTemplate, 4>& CornerTemplates() {
  constexpr std::int32_t kLast = kMaxBlockSide - 1;
  static const std::array<BlockTemplate, 4> templates = {
      MakeTemplate(kMaxBlockK, 0, 0), MakeTemplate(kMaxBlockK, 0, kLast),
      MakeTemplate(kMaxBlockK, kLast, 0), MakeTemplate(kMaxBlockK, kLast, kLast)};
  return templates;
}

// A row of a board, block by block, by one of the ways to store.
template <typename Label, typename Store>
void FillRow(std::span<const BlockCopy> blocks, std::int32_t block_side, std::int64_t row,
             Store store, Label* labels) {
  const auto side = static_cast<std::size_t>(block_side);
  const auto row_in_block = static_cast<std::int32_t>(row % block_side);
  const std::size_t from = static_cast<std::size_t>(row_in_block) * side;
  for (const BlockCopy& copy : blocks) {
    store(copy.block->labels.data() + from, static_cast<Label>(copy.base), side, labels);
    if (copy.block->hole_row == row_in_block) {
      labels[copy.block->hole_col] = static_cast<Label>(copy.hole_label);
    }
    labels += side;
  }
}

// Boards beyond this do not stay in the caches until somebody reads them.
constexpr std::size_t kCachedBytes = std::size_t{1} << 25;

constexpr std::int64_t kMinSquaresForThreads = 10'000'000;

void FillRows(int k, Cell missing, std::int64_t first_row, std::int64_t last_row,
              std::span<std::int32_t> labels) {
  TemplateRows rows(k, missing);
  const auto side = std::size_t{1} << k;
  const bool is_aligned = reinterpret_cast<std::uintptr_t>(labels.data()) % 32 == 0;
  const bool is_streamed = labels.size_bytes() > kCachedBytes && is_aligned;
  for (std::int64_t row = first_row; row < last_row; ++row) {
    std::int32_t* const to = labels.data() + static_cast<std::size_t>(row) * side;
    if (is_streamed) {
      rows.Stream(row, to);
    } else {
      rows.Fill(row, to);
    }
  }
  if (is_streamed) FinishStreaming();
}

}  // namespace

TemplateRows::TemplateRows(int k, Cell missing)
    : k_(k), missing_(missing), block_side_(std::int32_t{1} << std::min(k, kMaxBlockK)) {
  ONCEOVER_CHECK(0 <= k && k <= 31);
  const std::int64_t side = std::int64_t{1} << k;
  ONCEOVER_CHECK(0 <= missing.row && missing.row < side && 0 <= missing.col && missing.col < side);
  own_ = MakeTemplate(std::min(k, kMaxBlockK), static_cast<std::int32_t>(missing.row % block_side_),
                      static_cast<std::int32_t>(missing.col % block_side_));
  blocks_.resize(static_cast<std::size_t>(side / block_side_));
}

std::span<const BlockCopy> TemplateRows::BlocksAt(std::int64_t row) {
  if (row / block_side_ != block_row_) {
    block_row_ = row / block_side_;
    Describe(0, 0, k_, missing_, {0, 0, nullptr});
  }
  return blocks_;
}

// The recursion, down to the blocks that cross the row: the block of side 2^m at top, left. Of
// `copy` the numbers are used.
void TemplateRows::Describe(std::int64_t top, std::int64_t left, int m, Cell hole, BlockCopy copy) {
  if (m <= kMaxBlockK) {
    const std::size_t corner = 2 * std::size_t{hole.row != top} + std::size_t{hole.col != left};
    copy.block = hole == missing_ ? &own_ : &CornerTemplates()[corner];
    blocks_[static_cast<std::size_t>(left / block_side_)] = copy;
    return;
  }
  const std::int64_t half = std::int64_t{1} << (m - 1);
  const Cell middle{top + half, left + half};
  const std::int64_t piece = copy.base + 1;
  const int lower = int{block_row_ * block_side_ >= middle.row};
  for (int right = 0; right < 2; ++right) {
    const std::int64_t base = piece + (2 * lower + right) * PiecesOf(m - 1);
    const bool has_hole =
        (hole.row >= middle.row) == (lower == 1) && (hole.col >= middle.col) == (right == 1);
    const Cell covered{middle.row - 1 + lower, middle.col - 1 + right};
    Describe(top + lower * half, left + right * half, m - 1, has_hole ? hole : covered,
             {base, has_hole ? copy.hole_label : piece, nullptr});
  }
}

void TemplateRows::Fill(std::int64_t row, std::int32_t* labels) {
  FillRow(BlocksAt(row), block_side_, row, ChooseLabelStores().cached, labels);
}

void TemplateRows::Fill(std::int64_t row, std::int64_t* labels) {
  FillRow(BlocksAt(row), block_side_, row, ChooseLabelStores().cached_wide, labels);
}

// A hole's label is put in beforehand: to write a line twice would bring it into the caches again.
void TemplateRows::Stream(std::int64_t row, std::int32_t* labels) {
  const LabelStores& stores = ChooseLabelStores();
  const auto side = static_cast<std::size_t>(block_side_);
  const auto row_in_block = static_cast<std::int32_t>(row % block_side_);
  const std::size_t from = static_cast<std::size_t>(row_in_block) * side;
  for (const BlockCopy& copy : BlocksAt(row)) {
    const std::int32_t* const block_row = copy.block->labels.data() + from;
    const auto base = static_cast<std::int32_t>(copy.base);
    if (copy.block->hole_row == row_in_block) {
      std::array<std::int32_t, kMaxBlockSide> patched;
      stores.cached(block_row, base, side, patched.data());
      patched[static_cast<std::size_t>(copy.block->hole_col)] =
          static_cast<std::int32_t>(copy.hole_label);
      stores.streamed(patched.data(), 0, side, labels);
    } else {
      stores.streamed(block_row, base, side, labels);
    }
    labels += side;
  }
}

std::int64_t TemplateRows::Memory(int k) {
  return (std::int64_t{1} << (k - std::min(k, kMaxBlockK))) * std::int64_t{sizeof(BlockCopy)};
}

void FillByTemplates(int k, Cell missing, std::span<std::int32_t> labels, int threads) {
  ONCEOVER_CHECK(0 <= k && k <= 15);
  ONCEOVER_CHECK(labels.size() == std::size_t{1} << (2 * k));
  const std::int64_t side = std::int64_t{1} << k;
  if (threads == 0) threads = static_cast<int>(std::thread::hardware_concurrency());
  if (side * side < kMinSquaresForThreads || threads < 2) {
    FillRows(k, missing, 0, side, labels);
    return;
  }
  // Whole blocks to each thread; the last share may be the smallest.
  const std::int64_t block_rows = side / kMaxBlockSide;
  const std::int64_t share = (block_rows + threads - 1) / threads * kMaxBlockSide;
  std::vector<std::future<void>> workers;  // waits for them in its destructor
  for (std::int64_t first = share; first < side; first += share) {
    const std::int64_t last = std::min(first + share, side);
    workers.push_back(
        std::async(std::launch::async, [=] { FillRows(k, missing, first, last, labels); }));
  }
  FillRows(k, missing, 0, share, labels);
  for (std::future<void>& worker : workers) worker.get();
}

}  // namespace solver

TilingRows::TilingRows(const DeficientBoard& board)
    : side_(board.side()),
      rows_(std::make_unique<solver::TemplateRows>(board.k(), board.missing())) {}

TilingRows::TilingRows(TilingRows&&) noexcept = default;
TilingRows& TilingRows::operator=(TilingRows&&) noexcept = default;
TilingRows::~TilingRows() = default;

void TilingRows::Fill(std::int64_t row, std::span<std::int64_t> labels) {
  ONCEOVER_CHECK(0 <= row && row < side_ && std::ssize(labels) == side_);
  rows_->Fill(row, labels.data());
}

void TilingRows::Fill(std::int64_t row, std::span<std::int32_t> labels) {
  ONCEOVER_CHECK(0 <= row && row < side_ && std::ssize(labels) == side_ && side_ <= 1 << 16);
  rows_->Fill(row, labels.data());
}

std::int64_t TilingRows::Memory(const DeficientBoard& board) {
  return solver::TemplateRows::Memory(board.k());
}

}  // namespace onceover
