// Any tour as an answer to any question, mutated as a tour: kernel, fast way and second opinion
// accept the same answers, and the same answer in its other form has the same faults.
//
// The input: see tour_input.h.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "certificate_bytes.h"
#include "certificate_checks.h"
#include "fast/accept.h"
#include "fast/path_band.h"
#include "fast/step_band.h"
#include "kernel/tour_problem.h"
#include "onceover/verify.h"
#include "require.h"
#include "text_bytes.h"
#include "tour_input.h"

namespace {

using onceover::StepGrid;
using onceover::TourPath;
using onceover::TourProblem;
using onceover::fuzz::Require;
using onceover::fuzz::TourInput;
using Row = std::span<const std::uint32_t>;

// The fast way never looks at boards with blocked squares.
void RequireSameFast(const TourProblem& problem, bool is_band, bool is_text, bool is_accepted) {
  const bool expected = is_accepted && problem.blocked.empty();
  Require(is_band == expected, "bands are accepted as the kernel accepts");
  Require(is_text == expected, "a text is accepted as the kernel accepts");
}

onceover::TourRequest RequestOf(const TourProblem& problem) {
  return {.board = onceover::BoardSize{problem.rows, problem.cols},
          .start = problem.start,
          .finish = problem.finish,
          .closed = problem.closed,
          .blocked = problem.blocked};
}

void RequireSameFast(const TourInput& input, const StepGrid& grid, bool is_accepted) {
  using onceover::fast::StepBand;
  const TourProblem& problem = input.problem;
  const auto rows = onceover::fuzz::FastRowsOf(problem, grid.steps, problem.cols);
  if (!rows) return Require(!is_accepted, "what cannot be rows of steps is not accepted");
  const auto add = [](StepBand& band, Row row) { band.AddRow(row); };
  const StepBand empty(problem.cols, problem.rows * problem.cols);
  const auto band = onceover::fuzz::JoinBands(empty, *rows, input.cuts, add);
  const std::string text = onceover::fuzz::TextOf(grid.steps, problem.cols);
  const auto fast =
      onceover::fast::AcceptSteps(onceover::fuzz::BytesOf(text), RequestOf(problem), 1);
  RequireSameFast(problem, band.IsTour(problem), fast.has_value(), is_accepted);
}

// The numbers of the path's squares from 1, and 0 for those that are not on the board.
std::vector<std::int64_t> SquareNumbers(const TourProblem& problem, const TourPath& path) {
  std::vector<std::int64_t> numbers;
  for (const onceover::Cell cell : path.squares) {
    const bool is_on_board =
        cell.row >= 0 && cell.row < problem.rows && cell.col >= 0 && cell.col < problem.cols;
    numbers.push_back(is_on_board ? cell.row * problem.cols + cell.col + 1 : 0);
  }
  return numbers;
}

void RequireSameFast(const TourInput& input, const TourPath& path, bool is_accepted) {
  using onceover::fast::PathBand;
  const TourProblem& problem = input.problem;
  if (!onceover::kernel::IsMeaningful(problem)) return;
  const auto numbers = SquareNumbers(problem, path);
  const auto rows = onceover::fuzz::FastRowsOf(problem, numbers, 1);
  if (!rows)
    return Require(!is_accepted || !problem.blocked.empty(), "another length is not accepted");
  const auto add = [](PathBand& band, Row row) { band.AddSquares(row); };
  const auto band =
      onceover::fuzz::JoinBands(PathBand(problem.rows, problem.cols), *rows, input.cuts, add);
  const std::string text = onceover::fuzz::TextOf(numbers, problem.cols);
  const auto fast =
      onceover::fast::AcceptSquares(onceover::fuzz::BytesOf(text), RequestOf(problem), 1);
  RequireSameFast(problem, band.IsTour(problem), fast.has_value(), is_accepted);
}

// A path over all squares, and the board of its steps.
void RequireSameFaults(const TourProblem& problem, const TourPath& path, const StepGrid& grid) {
  constexpr auto kAll = std::numeric_limits<std::int64_t>::max();
  const auto of_path = CheckTour(problem, path, kAll);
  const auto of_grid = CheckTour(problem, grid, kAll);
  const auto is_same = [](const onceover::Fault& a, const onceover::Fault& b) {
    return a.rule == b.rule && a.cell == b.cell && a.other_cell == b.other_cell;
  };
  Require(std::ranges::equal(of_path.faults, of_grid.faults, is_same),
          "path and steps break the same rules in the same places");
  Require(of_path.outcome == of_grid.outcome && of_path.squares_done == of_grid.squares_done,
          "path and steps go as far");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > onceover::fuzz::kMaxCertificateBytes) return 0;
  TourInput input;
  ReadInput(data, size, input);
  const bool is_accepted =
      onceover::fuzz::RequireVerdict(input).outcome == onceover::Outcome::kAccepted;
  if (const auto* path = std::get_if<TourPath>(&input.certificate)) {
    RequireSameFast(input, *path, is_accepted);
    const auto grid = onceover::fuzz::ToSteps(input.problem, *path);
    if (grid) RequireSameFaults(input.problem, *path, *grid);
  } else {
    const auto& grid = std::get<StepGrid>(input.certificate);
    RequireSameFast(input, grid, is_accepted);
    if (const auto steps = onceover::fuzz::ToPath(input.problem, grid)) {
      RequireSameFaults(input.problem, *steps, grid);
    }
  }
  return 0;
}
