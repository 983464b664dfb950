// The tiling of a deficient 2^k board as copies of few blocks.
//
// The recursion is stopped at blocks of 64 x 64. All such blocks but the one with the missing
// square have their hole in a corner, so that there are four of them, up to the numbers: in
// preorder the pieces of a block follow each other. A row of blocks is known by one BlockCopy each.
#ifndef ONCEOVER_SOLVER_TROMINO_TEMPLATES_H_
#define ONCEOVER_SOLVER_TROMINO_TEMPLATES_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/label_vector.h"

namespace onceover::solver {

inline constexpr std::int32_t kMaxBlockSide = 64;

// A block with pieces 1, 2, ... in preorder and 0 on its hole.
struct BlockTemplate {
  std::int32_t hole_row = 0;
  std::int32_t hole_col = 0;
  LabelVector labels;  // row-major; aligned
};

// A block of the board: the template's labels, each plus `base`, and `hole_label` on the hole.
struct BlockCopy {
  std::int64_t base = 0;
  std::int64_t hole_label = 0;
  const BlockTemplate* block = nullptr;
};

// The board of the given k <= 31 by rows.
class TemplateRows {
 public:
  TemplateRows(int k, Cell missing);
  TemplateRows(const TemplateRows&) = delete;
  TemplateRows& operator=(const TemplateRows&) = delete;

  // min(64, 2^k): the side of a block.
  std::int32_t block_side() const { return block_side_; }

  // The blocks that a row of the board crosses, from the left. Valid until the next call;
  // O(2^k / 64), or O(1) if the last row was in the same blocks.
  std::span<const BlockCopy> BlocksAt(std::int64_t row);

  // Writes a whole row of 2^k labels; k <= 16 for the narrow ones.
  void Fill(std::int64_t row, std::int32_t* labels);
  void Fill(std::int64_t row, std::int64_t* labels);

  // The same past the caches. `labels` is a multiple of 32 bytes, and k >= 3.
  void Stream(std::int64_t row, std::int32_t* labels);

  // Bytes that grow with the board.
  static std::int64_t Memory(int k);

 private:
  void Describe(std::int64_t top, std::int64_t left, int m, Cell hole, BlockCopy copy);

  int k_;
  Cell missing_;
  std::int32_t block_side_;
  BlockTemplate own_;  // the block with the missing square
  std::int64_t block_row_ = -1;
  std::vector<BlockCopy> blocks_;
};

// Labels the whole board, row-major, k <= 15. Memory beyond the caches is written past them. Above
// 10^7 squares by that many threads, 0 for as many as there are processors.
void FillByTemplates(int k, Cell missing, std::span<std::int32_t> labels, int threads = 1);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TROMINO_TEMPLATES_H_
