#include "read/hints.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/verify.h"

namespace onceover::read {
namespace {

// An answer or a question with one slip undone, and what the slip was.
template <typename AnswerType>
struct Mend {
  std::string slip;
  AnswerType answer;
};

using TourMends = std::vector<Mend<TourAnswer>>;
using TilingMends = std::vector<Mend<TilingAnswer>>;

std::string NameOf(Cell cell) {
  return std::to_string(cell.row + 1) + "," + std::to_string(cell.col + 1);
}

std::string NameOf(const BoardSize& board) {
  return std::to_string(board.rows) + "x" + std::to_string(board.cols);
}

std::int64_t ValueCount(const TourAnswer& answer) {
  const auto* grid = std::get_if<StepGrid>(&answer.certificate);
  return grid != nullptr ? std::ssize(grid->steps)
                         : std::ssize(std::get<TourPath>(answer.certificate).squares);
}

std::int64_t ValueCount(const TilingAnswer& answer) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  return grid != nullptr ? std::ssize(grid->labels)
                         : 3 * std::ssize(std::get<PieceList>(answer.certificate).pieces);
}

// The square that the question fixes, if there is one: the start, or the missing square.
std::optional<Cell> AskedSquare(const TourProblem& problem) { return problem.start; }

std::optional<Cell> AskedSquare(const TilingProblem& problem) {
  const auto* missing = std::get_if<Cell>(&problem.missing);
  return missing != nullptr ? std::optional<Cell>(*missing) : std::nullopt;
}

void SetAskedSquare(TourProblem& problem, Cell cell) { problem.start = cell; }
void SetAskedSquare(TilingProblem& problem, Cell cell) { problem.missing = cell; }

const char* KindOfSquare(const TourProblem& /*problem*/) { return "start"; }
const char* KindOfSquare(const TilingProblem& /*problem*/) { return "missing square"; }

// The answer is right for another start or missing square, one slip away from the one asked for.
template <typename AnswerType>
void AddRequestSlips(const AnswerType& answer, std::vector<Mend<AnswerType>>& mends) {
  const auto asked = AskedSquare(answer.problem);
  if (!asked) return;
  const auto add = [&](Cell cell, const std::string& slip) {
    Mend<AnswerType> mend{"", answer};
    SetAskedSquare(mend.answer.problem, cell);
    mend.slip = "it is right for the " + std::string(KindOfSquare(answer.problem)) + " " +
                NameOf(cell) + ": " + slip;
    mends.push_back(std::move(mend));
  };
  add({asked->col, asked->row}, "row and column are exchanged");
  add({asked->row - 1, asked->col - 1}, "the request counts from another base");
  add({asked->row + 1, asked->col + 1}, "the request counts from another base");
  add({answer.problem.rows - 1 - asked->row, asked->col}, "rows count from the other end");
}

// The answer is right on a board of another size.
template <typename AnswerType>
void AddBoardSlips(const AnswerType& answer, std::vector<Mend<AnswerType>>& mends) {
  const auto add = [&](const BoardSize& board, const std::string& slip) {
    Mend<AnswerType> mend{"it is right for a board of " + NameOf(board) + slip, answer};
    mend.answer.problem.rows = board.rows;
    mend.answer.problem.cols = board.cols;
    mend.answer.faults = {};
    mends.push_back(std::move(mend));
  };
  if (answer.problem.rows != answer.problem.cols) {
    add({answer.problem.cols, answer.problem.rows}, ": rows and columns are exchanged");
  }
  std::int64_t side = 1;
  while (side * side < ValueCount(answer)) ++side;
  if (side * side == ValueCount(answer)) add({side, side}, "");
}

// The squares of a path as they would be if they were counted otherwise.
void AddPathSlips(const TourAnswer& answer, TourMends& mends) {
  if (!std::holds_alternative<TourPath>(answer.certificate)) return;
  const std::int64_t cols = answer.problem.cols;
  const auto add = [&](const std::string& slip, const std::function<Cell(Cell)>& change) {
    Mend<TourAnswer> mend{slip, answer};
    auto& squares = std::get<TourPath>(mend.answer.certificate).squares;
    std::ranges::transform(squares, squares.begin(), change);
    mends.push_back(std::move(mend));
  };
  add("it is right with row and column exchanged", [](Cell cell) {
    return Cell{cell.col, cell.row};
  });
  for (const std::int64_t by : {1, -1}) {
    const std::string base =
        by > 0 ? "it is right counted from one less" : "it is right counted from one more";
    if (answer.values_per_entry == 2) {
      add(base, [by](Cell cell) { return Cell{cell.row + by, cell.col + by}; });
    } else {
      add(base, [by, cols](Cell cell) {
        const std::int64_t square = cell.row * cols + cell.col + by;
        return Cell{square / cols, square % cols};
      });
    }
  }
}

void AddStepSlips(const TourAnswer& answer, TourMends& mends) {
  if (!std::holds_alternative<StepGrid>(answer.certificate)) return;
  for (const std::int64_t by : {1, -1}) {
    Mend<TourAnswer> mend{
        by > 0 ? "it is right counted from one less" : "it is right counted from one more", answer};
    for (std::int64_t& step : std::get<StepGrid>(mend.answer.certificate).steps) step += by;
    mends.push_back(std::move(mend));
  }
}

// A step grid in which one step stands nowhere: it belongs on a square that is free or at fault.
void AddLostStep(const TourAnswer& answer, const Verdict& verdict, TourMends& mends) {
  if (!std::holds_alternative<StepGrid>(answer.certificate)) return;
  if (verdict.counts[static_cast<std::size_t>(Rule::kStepMissing)] != 1) return;
  std::int64_t lost = 0;
  std::vector<std::int64_t> suspects;
  for (const Fault& fault : verdict.faults) {
    if (fault.rule == Rule::kStepMissing) lost = fault.expected;
    if (fault.rule != Rule::kUnvisited && fault.rule != Rule::kStepRepeated &&
        fault.rule != Rule::kStepOutOfRange) {
      continue;
    }
    suspects.push_back(fault.index);
    if (fault.other_cell) {
      suspects.push_back(fault.other_cell->row * answer.problem.cols + fault.other_cell->col);
    }
  }
  for (const std::int64_t square : suspects) {
    const Cell cell{square / answer.problem.cols, square % answer.problem.cols};
    Mend<TourAnswer> mend{"it is right but for square " + NameOf(cell) + ", where step " +
                              std::to_string(lost + answer.shown_offset) + " belongs",
                          answer};
    std::get<StepGrid>(mend.answer.certificate).steps[static_cast<std::size_t>(square)] = lost;
    mends.push_back(std::move(mend));
  }
}

// A path that lacks one square, at its end or at its beginning.
void AddLostSquare(const TourAnswer& answer, const Verdict& verdict, TourMends& mends) {
  const auto* path = std::get_if<TourPath>(&answer.certificate);
  if (path == nullptr || verdict.counts[static_cast<std::size_t>(Rule::kUnvisited)] != 1) return;
  for (const Fault& fault : verdict.faults) {
    if (fault.rule != Rule::kUnvisited || !fault.cell) continue;
    Mend<TourAnswer> last{"it is right but for its last square, " + NameOf(*fault.cell), answer};
    std::get<TourPath>(last.answer.certificate).squares.push_back(*fault.cell);
    Mend<TourAnswer> first{"it is right but for its first square, " + NameOf(*fault.cell), answer};
    auto& squares = std::get<TourPath>(first.answer.certificate).squares;
    squares.insert(squares.begin(), *fault.cell);
    mends.push_back(std::move(last));
    mends.push_back(std::move(first));
  }
}

// A closed tour whose start is repeated at its end.
void AddRepeatedStart(const TourAnswer& answer, TourMends& mends) {
  const auto* path = std::get_if<TourPath>(&answer.certificate);
  if (path == nullptr || path->squares.size() < 2) return;
  if (path->squares.front() != path->squares.back()) return;
  Mend<TourAnswer> mend{"it is right without the start repeated at its end", answer};
  std::get<TourPath>(mend.answer.certificate).squares.pop_back();
  mends.push_back(std::move(mend));
}

// A label grid in which one square carries another piece's label, or the missing square is not
// marked.
void AddOneSquare(const TilingAnswer& answer, const Verdict& verdict, TilingMends& mends) {
  const auto* grid = std::get_if<LabelGrid>(&answer.certificate);
  if (grid == nullptr) return;
  std::vector<std::int64_t> wanted;  // labels that lack a square
  std::vector<std::int64_t> crowded;
  for (const Fault& fault : verdict.faults) {
    if (fault.rule != Rule::kPieceSize) continue;
    const std::int64_t label = grid->labels[static_cast<std::size_t>(fault.index)];
    (fault.found < 3 ? wanted : crowded).push_back(label);
  }
  const auto missing = AskedSquare(answer.problem);
  if (missing && wanted.empty()) wanted = {0};
  if (wanted.size() != 1 || crowded.size() > 1) return;
  for (std::size_t square = 0; square < grid->labels.size(); ++square) {
    const std::int64_t label = grid->labels[square];
    const bool is_crowded = !crowded.empty() && label == crowded.front();
    const bool is_free = crowded.empty() && (label < 1 || label > verdict.squares_total / 3);
    if (!is_crowded && !is_free) continue;
    const auto offset = static_cast<std::int64_t>(square);
    const Cell cell{offset / answer.problem.cols, offset % answer.problem.cols};
    Mend<TilingAnswer> mend{"it is right but for square " + NameOf(cell) + ", where " +
                                (wanted.front() == 0 ? "the mark of the missing square belongs"
                                                     : "another piece's label belongs"),
                            answer};
    std::get<LabelGrid>(mend.answer.certificate).labels[square] = wanted.front();
    mends.push_back(std::move(mend));
    if (mends.size() > 32) return;
  }
}

template <typename AnswerType>
std::optional<std::string> FirstProof(const std::vector<Mend<AnswerType>>& mends) {
  for (const auto& mend : mends) {
    if (Judge(mend.answer, 0).outcome == Outcome::kAccepted) return mend.slip;
  }
  return std::nullopt;
}

template <typename AnswerType>
bool IsWorthAHint(const AnswerType& answer, const Verdict& verdict) {
  if (verdict.outcome != Outcome::kRejected || ValueCount(answer) == 0) return false;
  if (ValueCount(answer) > kMostSquaresForHints) return false;
  const auto& counts = answer.faults.counts;
  return answer.faults.Empty() || counts[static_cast<std::size_t>(Rule::kBoardSize)] > 0;
}

}  // namespace

std::optional<std::string> FindHint(const TourAnswer& answer) {
  const Verdict verdict = Judge(answer, ValueCount(answer) + 64);
  if (!IsWorthAHint(answer, verdict)) return std::nullopt;
  TourMends mends;
  AddBoardSlips(answer, mends);
  if (answer.faults.Empty()) {
    AddRequestSlips(answer, mends);
    AddPathSlips(answer, mends);
    AddStepSlips(answer, mends);
    AddLostStep(answer, verdict, mends);
    AddLostSquare(answer, verdict, mends);
    AddRepeatedStart(answer, mends);
  }
  return FirstProof(mends);
}

std::optional<std::string> FindHint(const TilingAnswer& answer) {
  const Verdict verdict = Judge(answer, ValueCount(answer) + 64);
  if (!IsWorthAHint(answer, verdict)) return std::nullopt;
  TilingMends mends;
  AddBoardSlips(answer, mends);
  if (answer.faults.Empty()) {
    AddRequestSlips(answer, mends);
    AddOneSquare(answer, verdict, mends);
  }
  return FirstProof(mends);
}

}  // namespace onceover::read
