#include "report/describe.h"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "read/number.h"

namespace onceover::report {
namespace {

using read::WrappedSum;

// A row or a column as people count it; the greatest number has a successor without a sign.
std::string OneBased(std::int64_t number) {
  if (number < 0) return std::to_string(number + 1);
  return std::to_string(static_cast<std::uint64_t>(number) + 1);
}

// `1 square`, `2 squares`.
std::string Count(std::int64_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string NameOf(const std::optional<Cell>& cell) { return cell ? Name(*cell) : "?"; }

// The squares of a piece, of which only the first few are known.
std::string Names(const std::vector<Cell>& squares, std::int64_t count) {
  std::string names;
  for (const Cell& cell : squares) names += (names.empty() ? "" : " ") + Name(cell);
  if (count > std::ssize(squares)) names += " ...";
  return names;
}

// A step as the input calls it.
std::int64_t StepName(std::int64_t step, const FaultContext& context) {
  return WrappedSum(step, context.shown_offset);
}

// A label as the input calls it.
std::string LabelName(std::int64_t label, const FaultContext& context) {
  if (label >= 1 && label <= std::ssize(context.names)) {
    return context.names[static_cast<std::size_t>(label - 1)];
  }
  return std::to_string(StepName(label, context));
}

// The piece that a fault is about: by its number in a list, by its label on a board.
std::string Piece(const Fault& fault, const FaultContext& context) {
  if (context.is_list) return "piece " + OneBased(fault.index);
  return "label " + LabelName(context.label, context);
}

// A tiling's faults that read differently on a board of labels and in a list of pieces.
std::string DescribePiece(const Fault& fault, const FaultContext& context) {
  const std::string piece = Piece(fault, context);
  const std::string squares = Names(context.squares, fault.rule == Rule::kNotAnL ? 3 : fault.found);
  switch (fault.rule) {
    case Rule::kNotAnL:
      return fmt::format("{} is no L: its squares are {}", piece, squares);
    case Rule::kLabelReused:
      return fmt::format("{} covers {}, as many as {}: {}", piece, Count(fault.found, "square"),
                         Count(fault.found / 3, "piece"), squares);
    default:
      return fmt::format("{} covers {}, not 3: {}", piece, Count(fault.found, "square"), squares);
  }
}

std::string DescribeMissingCovered(const Fault& fault, const FaultContext& context) {
  if (context.is_list) {
    return fmt::format("piece {} covers the missing square {}", OneBased(fault.index),
                       NameOf(fault.cell));
  }
  return fmt::format("the missing square {} carries {}, not its mark", NameOf(fault.cell),
                     LabelName(fault.found, context));
}

std::string DescribeMove(const Fault& fault, const FaultContext& context) {
  const std::int64_t step =
      context.is_list ? WrappedSum(fault.index, 1) : StepName(fault.found, context);
  return fmt::format("step {} -> {}, from {} to {}, is not a knight's move", WrappedSum(step, -1),
                     step, NameOf(fault.other_cell), NameOf(fault.cell));
}

std::string DescribeOffBoard(const Fault& fault, const FaultContext& context) {
  return fmt::format("square {} is off the {}x{} board", NameOf(fault.cell), context.board.rows,
                     context.board.cols);
}

std::string DescribeJson(const FaultContext& context) {
  if (context.shown.empty()) {
    return "the object needs one of labels and pieces (tiling) or path and steps (tour)";
  }
  return fmt::format("unexpected {} in the JSON text", context.shown);
}

std::string DescribeTileCount(const Fault& fault, const FaultContext& context) {
  if (context.is_list) {
    return fmt::format("the list holds {}, expected {}", Count(fault.found, "piece"),
                       fault.expected);
  }
  return fmt::format("{} of the labels 1..{} {} in use", fault.found, fault.expected,
                     fault.found == 1 ? "is" : "are");
}

std::string DescribeUnexpected(const Fault& fault, const FaultContext& context) {
  const std::string text = "the answer is right, but it is not the one that is expected";
  if (!fault.cell) return text;
  if (fault.other_cell) {
    return fmt::format("{}: position {} is {}, not {}", text, OneBased(fault.index),
                       NameOf(fault.cell), NameOf(fault.other_cell));
  }
  if (fault.found == fault.expected) {
    return fmt::format("{}: square {} belongs to another piece", text, NameOf(fault.cell));
  }
  return fmt::format("{}: square {} carries {}, not {}", text, NameOf(fault.cell),
                     LabelName(fault.found, context), LabelName(fault.expected, context));
}

}  // namespace

std::string Name(const Cell& cell) {
  return fmt::format("{},{}", OneBased(cell.row), OneBased(cell.col));
}

std::string Describe(const Fault& fault, const FaultContext& context) {
  switch (fault.rule) {
    case Rule::kNoAnswer:
      return "the input holds no answer";
    case Rule::kOddByte:
      return fmt::format("byte 0x{:02X} belongs to no number: {}", fault.found, context.shown);
    case Rule::kNotANumber:
      return fmt::format("{} is not a whole number", context.shown);
    case Rule::kNumberOverflow:
      return fmt::format("{} does not fit in 64 bits", context.shown);
    case Rule::kRaggedRow:
      return fmt::format("the row holds {}, expected {}", Count(fault.found, "value"),
                         fault.expected);
    case Rule::kTooFew:
    case Rule::kTooMany:
      return fmt::format("the answer holds {}, the board has {}", Count(fault.found, "value"),
                         Count(fault.expected, "square"));
    case Rule::kBadJson:
      return DescribeJson(context);
    case Rule::kOtherRequest:
      return "the answer is for a board or missing square that was not asked for or does not exist";
    case Rule::kAnswerCount:
      return fmt::format("the input holds {}, {} {} asked for", Count(fault.found, "answer"),
                         fault.expected, fault.expected == 1 ? "was" : "were");
    case Rule::kBadRequest:
      return "the question makes no sense, so that no answer can be judged";
    case Rule::kOffBoard:
      return DescribeOffBoard(fault, context);
    case Rule::kUncovered:
      return fmt::format("square {} is not covered", NameOf(fault.cell));
    case Rule::kCoveredTwice:
      return fmt::format("piece {} covers square {}, which piece {} covers already",
                         OneBased(fault.index), NameOf(fault.cell), OneBased(fault.found));
    case Rule::kNotAnL:
    case Rule::kPieceSize:
    case Rule::kLabelReused:
      return DescribePiece(fault, context);
    case Rule::kLabelOutOfRange:
      return fmt::format("label {} at {} is not in {}..{}", LabelName(fault.found, context),
                         NameOf(fault.cell), StepName(1, context),
                         StepName(fault.expected, context));
    case Rule::kLabelMissing:
      return "no square carries label " + LabelName(fault.expected, context);
    case Rule::kMissingCovered:
      return DescribeMissingCovered(fault, context);
    case Rule::kMissingUnmarked:
      return context.is_list ? "no square is left as the missing one"
                             : "no square is marked as the missing one by 0";
    case Rule::kTileCount:
      return DescribeTileCount(fault, context);
    case Rule::kUnvisited:
      return fmt::format("square {} is not visited", NameOf(fault.cell));
    case Rule::kRevisited:
      return fmt::format("square {} comes at position {} and came at position {} already",
                         NameOf(fault.cell), OneBased(fault.index), OneBased(fault.found));
    case Rule::kBlockedSquare:
      return fmt::format("square {} is blocked", NameOf(fault.cell));
    case Rule::kNotAKnightMove:
      return DescribeMove(fault, context);
    case Rule::kStepMissing:
      return fmt::format("no square carries step {}", StepName(fault.expected, context));
    case Rule::kStepRepeated:
      return fmt::format("step {} at {} stands at {} already", StepName(fault.found, context),
                         NameOf(fault.cell), NameOf(fault.other_cell));
    case Rule::kStepOutOfRange:
      return fmt::format("step {} at {} is not in {}..{}", StepName(fault.found, context),
                         NameOf(fault.cell), StepName(1, context),
                         StepName(fault.expected, context));
    case Rule::kWrongStart:
      return fmt::format("the tour starts at {}, not at {}", NameOf(fault.cell),
                         NameOf(fault.other_cell));
    case Rule::kWrongFinish:
      return fmt::format("the tour finishes at {}, not at {}", NameOf(fault.cell),
                         NameOf(fault.other_cell));
    case Rule::kNotClosed:
      return fmt::format("no knight's move closes the tour, from {} back to {}", NameOf(fault.cell),
                         NameOf(fault.other_cell));
    case Rule::kTooShort:
    case Rule::kTooLong:
      return fmt::format("the path holds {}, expected {}", Count(fault.found, "square"),
                         fault.expected);
    case Rule::kBoardSize:
      return fmt::format("the board is {}, asked for {}x{}", context.shown, context.board.rows,
                         context.board.cols);
    case Rule::kUnknownShape:
      return fmt::format("{} is no shape of a piece", context.shown);
    case Rule::kNoCut:
      return fmt::format("no cut of the marks into pieces was found at square {}: {}",
                         NameOf(fault.cell), context.shown);
    case Rule::kTruncated:
      return fmt::format("the answer is cut short: {}", context.shown);
    case Rule::kAnswersDiffer:
      return "the input writes its answer in two ways, and they differ";
    case Rule::kFalseRefusal:
      return fmt::format("the answer says that there is none, and there is: {}", context.shown);
    case Rule::kNotExpected:
      return DescribeUnexpected(fault, context);
    case Rule::kBadBinary:
      return "the input is no binary board: " + std::string(context.shown);
    case Rule::kAnswerRepeated:
      return fmt::format("the answer is right, but answer {} is the same", fault.expected);
  }
  return "unknown rule";  // not reached: -Wswitch names a rule that is forgotten above
}

}  // namespace onceover::report
