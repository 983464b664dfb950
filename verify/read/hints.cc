#include "read/hints.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "onceover/verify.h"
#include "read/number.h"

namespace onceover::read {
namespace {

// Undoes one slip after the other in a copy of an answer, until the checker accepts it. One copy at
// a time: an answer may be a large board.
template <typename AnswerType>
class Trial {
 public:
  explicit Trial(const AnswerType& answer) : answer_(answer) {}

  // `change` undoes the slip in the copy that it is given.
  template <typename Change>
  void Try(const std::string& slip, const Change& change) {
    ++tries_;
    if (proved_) return;
    AnswerType mended = answer_;
    change(mended);
    if (Judge(mended, 0).outcome == Outcome::kAccepted) proved_ = slip;
  }

  const AnswerType& Original() const { return answer_; }
  std::int64_t Tries() const { return tries_; }

  // The first slip that explains all faults.
  const std::optional<std::string>& Proved() const { return proved_; }

 private:
  const AnswerType& answer_;
  std::int64_t tries_ = 0;
  std::optional<std::string> proved_;
};

// Sums wrap around: the most extreme numbers are off every board before and after.
std::string NameOf(Cell cell) {
  return std::to_string(WrappedSum(cell.row, 1)) + "," + std::to_string(WrappedSum(cell.col, 1));
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
void TryRequestSlips(Trial<AnswerType>& trial) {
  const auto& problem = trial.Original().problem;
  const auto asked = AskedSquare(problem);
  if (!asked) return;
  const auto try_square = [&](Cell cell, const std::string& slip) {
    trial.Try("it is right for the " + std::string(KindOfSquare(problem)) + " " + NameOf(cell) +
                  ": " + slip,
              [cell](AnswerType& answer) { SetAskedSquare(answer.problem, cell); });
  };
  try_square({asked->col, asked->row}, "row and column are exchanged");
  try_square({asked->row - 1, asked->col - 1}, "the request counts from another base");
  try_square({asked->row + 1, asked->col + 1}, "the request counts from another base");
  try_square({problem.rows - 1 - asked->row, asked->col}, "rows count from the other end");
}

// The answer is right on a board of another size.
template <typename AnswerType>
void TryBoardSlips(Trial<AnswerType>& trial) {
  const auto& problem = trial.Original().problem;
  const auto try_board = [&](const BoardSize& board, const std::string& slip) {
    trial.Try("it is right for a board of " + NameOf(board) + slip, [board](AnswerType& answer) {
      answer.problem.rows = board.rows;
      answer.problem.cols = board.cols;
      answer.faults = {};
    });
  };
  if (problem.rows != problem.cols) {
    try_board({problem.cols, problem.rows}, ": rows and columns are exchanged");
  }
  const std::int64_t values = ValueCount(trial.Original());
  std::int64_t side = 1;
  while (side * side < values) ++side;
  if (side * side == values) try_board({side, side}, "");
}

const char* CountedFrom(std::int64_t by) {
  return by > 0 ? "it is right counted from one less" : "it is right counted from one more";
}

// The squares of a path as they would be if they were counted otherwise.
void TryPathSlips(Trial<TourAnswer>& trial) {
  if (!std::holds_alternative<TourPath>(trial.Original().certificate)) return;
  const std::int64_t rows = trial.Original().problem.rows;
  const std::int64_t cols = trial.Original().problem.cols;
  const bool by_pairs = trial.Original().values_per_entry == 2;
  const auto try_all = [&](const std::string& slip, const auto& change) {
    trial.Try(slip, [&](TourAnswer& answer) {
      auto& squares = std::get<TourPath>(answer.certificate).squares;
      std::ranges::transform(squares, squares.begin(), change);
    });
  };
  try_all("it is right with row and column exchanged", [](Cell cell) {
    return Cell{cell.col, cell.row};
  });
  for (const std::int64_t by : {1, -1}) {
    try_all(CountedFrom(by), [by, rows, cols, by_pairs](Cell cell) {
      if (by_pairs) return Cell{WrappedSum(cell.row, by), WrappedSum(cell.col, by)};
      if (cell.row < -1 || cell.row > rows) return cell;  // one more or less is off the board too
      const std::int64_t square = WrappedSum(WrappedSum(cell.row * cols, cell.col), by);
      return Cell{square / cols, square % cols};
    });
  }
}

void TryStepSlips(Trial<TourAnswer>& trial) {
  if (!std::holds_alternative<StepGrid>(trial.Original().certificate)) return;
  for (const std::int64_t by : {1, -1}) {
    trial.Try(CountedFrom(by), [by](TourAnswer& answer) {
      auto& steps = std::get<StepGrid>(answer.certificate).steps;
      for (std::int64_t& step : steps) step = WrappedSum(step, by);
    });
  }
}

// A step grid in which one step stands nowhere: it belongs on a square that is free or at fault.
void TryLostStep(const Verdict& verdict, Trial<TourAnswer>& trial) {
  const TourAnswer& answer = trial.Original();
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
    trial.Try("it is right but for square " + NameOf(cell) + ", where step " +
                  std::to_string(lost + answer.shown_offset) + " belongs",
              [square, lost](TourAnswer& mended) {
                auto& steps = std::get<StepGrid>(mended.certificate).steps;
                steps[static_cast<std::size_t>(square)] = lost;
              });
  }
}

// A path that lacks one square, at its end or at its beginning.
void TryLostSquare(const Verdict& verdict, Trial<TourAnswer>& trial) {
  if (!std::holds_alternative<TourPath>(trial.Original().certificate)) return;
  if (verdict.counts[static_cast<std::size_t>(Rule::kUnvisited)] != 1) return;
  for (const Fault& fault : verdict.faults) {
    if (fault.rule != Rule::kUnvisited || !fault.cell) continue;
    const Cell lost = *fault.cell;
    trial.Try("it is right but for its last square, " + NameOf(lost), [lost](TourAnswer& answer) {
      std::get<TourPath>(answer.certificate).squares.push_back(lost);
    });
    trial.Try("it is right but for its first square, " + NameOf(lost), [lost](TourAnswer& answer) {
      auto& squares = std::get<TourPath>(answer.certificate).squares;
      squares.insert(squares.begin(), lost);
    });
  }
}

// A closed tour whose start is repeated at its end.
void TryRepeatedStart(Trial<TourAnswer>& trial) {
  const auto* path = std::get_if<TourPath>(&trial.Original().certificate);
  if (path == nullptr || path->squares.size() < 2) return;
  if (path->squares.front() != path->squares.back()) return;
  trial.Try("it is right without the start repeated at its end",
            [](TourAnswer& answer) { std::get<TourPath>(answer.certificate).squares.pop_back(); });
}

// A label grid in which one square carries another piece's label, or the missing square is not
// marked.
void TryOneSquare(const Verdict& verdict, Trial<TilingAnswer>& trial) {
  constexpr std::int64_t kMostTries = 32;
  const TilingAnswer& answer = trial.Original();
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
  const std::int64_t label_wanted = wanted.front();
  for (std::size_t square = 0; square < grid->labels.size(); ++square) {
    const std::int64_t label = grid->labels[square];
    const bool is_crowded = !crowded.empty() && label == crowded.front();
    const bool is_free = crowded.empty() && (label < 1 || label > verdict.squares_total / 3);
    if (!is_crowded && !is_free) continue;
    const auto offset = static_cast<std::int64_t>(square);
    const Cell cell{offset / answer.problem.cols, offset % answer.problem.cols};
    trial.Try("it is right but for square " + NameOf(cell) + ", where " +
                  (label_wanted == 0 ? "the mark of the missing square belongs"
                                     : "another piece's label belongs"),
              [square, label_wanted](TilingAnswer& mended) {
                std::get<LabelGrid>(mended.certificate).labels[square] = label_wanted;
              });
    if (trial.Tries() > kMostTries) return;
  }
}

template <typename AnswerType>
bool IsWorthAHint(const AnswerType& answer, const Verdict& verdict) {
  if (verdict.outcome != Outcome::kRejected || ValueCount(answer) == 0) return false;
  if (ValueCount(answer) > kMostSquaresForHints) return false;
  return answer.faults.Empty() || answer.faults.Count(Rule::kBoardSize) > 0;
}

}  // namespace

std::optional<std::string> FindHint(const TourAnswer& answer) {
  const Verdict verdict = Judge(answer, ValueCount(answer) + 64);
  if (!IsWorthAHint(answer, verdict)) return std::nullopt;
  Trial<TourAnswer> trial(answer);
  TryBoardSlips(trial);
  if (answer.faults.Empty()) {
    TryRequestSlips(trial);
    TryPathSlips(trial);
    TryStepSlips(trial);
    TryLostStep(verdict, trial);
    TryLostSquare(verdict, trial);
    TryRepeatedStart(trial);
  }
  return trial.Proved();
}

std::optional<std::string> FindHint(const TilingAnswer& answer) {
  const Verdict verdict = Judge(answer, ValueCount(answer) + 64);
  if (!IsWorthAHint(answer, verdict)) return std::nullopt;
  Trial<TilingAnswer> trial(answer);
  TryBoardSlips(trial);
  if (answer.faults.Empty()) {
    TryRequestSlips(trial);
    TryOneSquare(verdict, trial);
  }
  return trial.Proved();
}

}  // namespace onceover::read
