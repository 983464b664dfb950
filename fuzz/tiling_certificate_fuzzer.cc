// Any tiling as an answer to any question, mutated as a tiling: kernel, fast way and second opinion
// accept the same answers, and the same answer in its other form breaks the same rules as often.
//
// The input: see tiling_input.h.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "certificate_bytes.h"
#include "certificate_checks.h"
#include "fast/accept.h"
#include "fast/label_band.h"
#include "kernel/tiling_problem.h"
#include "onceover/verify.h"
#include "require.h"
#include "text_bytes.h"
#include "tiling_input.h"

namespace {

using onceover::LabelGrid;
using onceover::PieceList;
using onceover::fuzz::Require;
using onceover::fuzz::TilingInput;

void RequireSameFast(const TilingInput& input, const LabelGrid& grid, bool is_accepted) {
  using onceover::fast::LabelBand;
  const auto& problem = input.problem;
  const auto rows = onceover::fuzz::FastRowsOf(problem, grid.labels, problem.cols);
  if (!rows) return Require(!is_accepted, "what cannot be rows of labels is not accepted");
  const auto add = [](LabelBand& band, std::span<const std::uint32_t> row) { band.AddRow(row); };
  const LabelBand empty(problem.cols, onceover::kernel::SquaresToCover(problem) / 3);
  const auto band = onceover::fuzz::JoinBands(empty, *rows, input.cuts, add);
  Require(band.IsTiling(problem) == is_accepted, "bands are accepted as the kernel accepts");
  const std::string text = onceover::fuzz::TextOf(grid.labels, problem.cols);
  const onceover::TilingRequest request{.board = onceover::BoardSize{problem.rows, problem.cols},
                                        .missing = problem.missing};
  const auto fast = onceover::fast::AcceptLabels(onceover::fuzz::BytesOf(text), request, 1);
  Require(fast.has_value() == is_accepted, "a text is accepted as the kernel accepts");
}

// In two forms one rule is not broken alike: a label that is not used is a piece that is not there.
void RequireSameFaults(onceover::Verdict grid, onceover::Verdict list) {
  grid.counts[static_cast<std::size_t>(onceover::Rule::kLabelMissing)] = 0;
  Require(grid.counts == list.counts, "labels and pieces break the same rules as often");
  Require(grid.outcome == list.outcome, "labels are right if, and only if, the pieces are");
  Require(grid.squares_done == list.squares_done, "labels and pieces cover as many squares");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > onceover::fuzz::kMaxCertificateBytes) return 0;
  TilingInput input;
  ReadInput(data, size, input);
  const onceover::Verdict verdict = onceover::fuzz::RequireVerdict(input);
  const bool is_accepted = verdict.outcome == onceover::Outcome::kAccepted;
  if (const auto* grid = std::get_if<LabelGrid>(&input.certificate)) {
    RequireSameFast(input, *grid, is_accepted);
    const auto list = onceover::fuzz::ToPieces(input.problem, *grid);
    if (list) RequireSameFaults(verdict, CheckTiling(input.problem, *list));
  } else if (const auto labels =
                 onceover::fuzz::ToLabels(input.problem, std::get<PieceList>(input.certificate))) {
    RequireSameFast(input, *labels, is_accepted);
    RequireSameFaults(CheckTiling(input.problem, *labels), verdict);
  }
  return 0;
}
