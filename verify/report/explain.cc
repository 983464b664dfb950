#include "report/explain.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "onceover/verify.h"

namespace onceover::report {
namespace {

Explanation ExplainReading(Rule rule) {
  switch (rule) {
    case Rule::kNoAnswer:
      return {"The input holds no answer: nothing at all, or only text around one.",
              "an empty file",
              "Did the program crash, run out of time, or print to another stream?"};
    case Rule::kOddByte:
      return {"A byte that is not printable ASCII stands where a number should be.",
              "1 1 / 1 \\x00 as a board of labels",
              "Print numbers as text; look for uninitialised memory and colour sequences."};
    case Rule::kNotANumber:
      return {"A word that is no whole number stands where one should be.",
              "1 1 / 1 x as a board of labels",
              "Print labels and steps as decimal numbers, or name the format with --profile."};
    case Rule::kNumberOverflow:
      return {"A number does not fit in 64 bits.", "9223372036854775808",
              "Look for an overflow, or for columns that ran into each other."};
    case Rule::kRaggedRow:
      return {"A row does not hold as many values as it should.",
              "1 1 / 1 as a board of two columns",
              "Print every square, also the missing one; separate numbers by blanks."};
    case Rule::kTooFew:
      return {"The answer holds fewer values than the board has squares.", "1 1 for a 2x2 board",
              "Was the output cut off? Is it for the board asked for?"};
    case Rule::kTooMany:
      return {"The answer holds more values than the board has squares.",
              "1 1 1 0 2 for a 2x2 board", "Is the answer for the board that was asked for?"};
    case Rule::kBadBinary:
      return {"The bytes are not the header and the labels of docs/formats.md.",
              "a header of version 2",
              "Write the header byte for byte; nothing follows the labels."};
    case Rule::kBadJson:
      return {"The text is not the JSON object of docs/formats.md.",
              "{\"labels\": [[1, 1], [1 0]]}", "Compare with docs/formats.md; mind the commas."};
    case Rule::kOtherRequest:
      return {"The answer says it is for another board or missing square than was asked for.",
              "{\"board\": [2, 2], ...} where 4x4 was asked for",
              "Give the answer to the request it belongs to."};
    case Rule::kAnswerCount:
      return {"The input does not hold as many answers as were asked for.",
              "63 tours for 64 starts", "Print one answer for each request, in their order."};
    case Rule::kBoardSize:
      return {"The answer shows a board of another size than was asked for.",
              "a 16x16 board where 8x8 was asked for", "Does the program read the size?"};
    case Rule::kUnknownShape:
      return {"A code is none of the shapes that a piece can have.",
              "1 1 7, where shapes are 1 to 4", "Use the statement's own table of shapes."};
    case Rule::kNoCut:
      return {"The marks of a board of colours, letters or shapes cannot be cut into pieces.",
              "A A A / B B . as colours", "A piece is three squares of one 2x2 box."};
    case Rule::kTruncated:
      return {"The answer is cut short, as a printer of long lists does.", "[1, 2, ..., 64]",
              "Print all of it; in Python raise the print limit of numpy arrays."};
    default:
      return {};
  }
}

Explanation ExplainTiling(Rule rule) {
  switch (rule) {
    case Rule::kUncovered:
      return {"A square other than the missing one is covered by no piece.",
              "0 1 / 0 1 where 1,1 is missing", "Follow the case in which this square is filled."};
    case Rule::kCoveredTwice:
      return {"A square is covered by two pieces.", "the same piece twice in a list",
              "Two quadrants overlap, or a base case is reached twice."};
    case Rule::kNotAnL:
      return {"The three squares of a piece do not lie in one 2x2 box.", "1 1 1 in a row",
              "The centre piece must touch the three quadrants without the missing square."};
    case Rule::kPieceSize:
      return {"A piece is not three squares.", "0 1 / 2 1, where label 1 has two squares",
              "Is the label counter raised once for each piece, and passed on unchanged?"};
    case Rule::kLabelReused:
      return {"A label is on as many squares as several pieces.", "1 1 1 / 1 1 1",
              "Give every piece its own label, or say --accept reused-ids for letters."};
    case Rule::kLabelOutOfRange:
      return {"A label is negative or greater than the number of pieces.",
              "label 7 on a board of one piece", "Labels are 1..N; does the count start right?"};
    case Rule::kLabelMissing:
      return {"No square carries one of the labels 1..N.", "label 2 on a board of two pieces",
              "A piece was overwritten, or a number left out."};
    case Rule::kMissingCovered:
      return {"The missing square is covered.", "1 1 / 1 0 where 1,1 is missing",
              "Are row and column exchanged, or counted from the other base?"};
    case Rule::kMissingUnmarked:
      return {"The answer leaves no square as the missing one.", "1 1 / 1 1",
              "Print the mark of the missing square, 0 unless the format has another."};
    case Rule::kTileCount:
      return {"The number of pieces is not a third of the squares to cover.",
              "four pieces on a 4x4 board", "A 2^k board needs (4^k - 1)/3 pieces."};
    default:
      return {};
  }
}

Explanation ExplainTour(Rule rule) {
  switch (rule) {
    case Rule::kUnvisited:
      return {"The tour does not visit a square.", "a 0 in a grid of steps",
              "The search ended in a dead end and its state was printed."};
    case Rule::kRevisited:
      return {"The tour comes to a square again.", "1 7 1 on 3x4",
              "Is the square marked as visited before the next move is chosen?"};
    case Rule::kBlockedSquare:
      return {"The tour visits a blocked square.", "a step where ** was asked for",
              "Blocked squares are part of the request."};
    case Rule::kNotAKnightMove:
      return {"Two consecutive squares are not a knight's move apart.", "1,1 then 1,2",
              "Rows and columns differ by 1 and 2; look for moves that wrap around an edge."};
    case Rule::kStepMissing:
      return {"A step of 1..N stands on no square.", "a grid without step 7",
              "A square was overwritten, or a step skipped on the way back."};
    case Rule::kStepRepeated:
      return {"A step stands on two squares.", "1 2 2",
              "The mark of a move that was taken back was not erased."};
    case Rule::kStepOutOfRange:
      return {"A step is negative or greater than the number of squares.", "step 75 on 8x8",
              "Does the count start at 1?"};
    case Rule::kWrongStart:
      return {"The tour does not start where it was asked to.", "a tour from 1,1 for start 8,8",
              "Are row and column exchanged, or counted from the other base?"};
    case Rule::kWrongFinish:
      return {"The tour does not finish where it was asked to.", "a tour to 1,1 for finish 8,8",
              "Is the last square the one that was asked for?"};
    case Rule::kNotClosed:
      return {"No knight's move leads from the last square back to the first.",
              "an open tour where a closed one was asked for",
              "A closed tour needs an even number of squares; the start is not repeated."};
    case Rule::kTooShort:
      return {"The path has fewer squares than are to be visited.", "63 squares on 8x8",
              "Is the last square, or the first, left out?"};
    case Rule::kTooLong:
      return {"The path has more squares than are to be visited.", "65 squares on 8x8",
              "Is the start repeated at the end?"};
    default:
      return {};
  }
}

Explanation ExplainWhole(Rule rule) {
  switch (rule) {
    case Rule::kBadRequest:
      return {"The question makes no sense, so that no answer can be judged.",
              "start 2,1 on a 1x1 board", "Look at --board, --missing, --start and --finish."};
    case Rule::kOffBoard:
      return {"A square of the answer is not on the board.", "9,1 on 8x8",
              "Check moves at the edges; count rows and columns from the right base."};
    case Rule::kAnswersDiffer:
      return {"The input writes its answer in two ways, and they are not the same.",
              "a path, and a grid of another tour", "Print both from the same result."};
    case Rule::kFalseRefusal:
      return {"The answer says that there is no solution, and a theorem says that there is one.",
              "'impossible' for 8x8", "Is the search given up too early?"};
    case Rule::kNotExpected:
      return {"The answer is right, but the task wants a particular one, and it is another.",
              "a tour that is not the lexicographically first", "Follow the statement's order."};
    case Rule::kAnswerRepeated:
      return {"The answer is right, but an earlier one of the input is the same.",
              "the same board twice, where all have to differ", "Print each solution once."};
    default:
      return {};
  }
}

}  // namespace

Explanation Explain(Rule rule) {
  for (const auto explain : {ExplainReading, ExplainTiling, ExplainTour, ExplainWhole}) {
    const Explanation explanation = explain(rule);
    if (!explanation.meaning.empty()) return explanation;
  }
  return {};
}

std::optional<Rule> FindRule(std::string_view id) {
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (RuleId(static_cast<Rule>(rule)) == id) return static_cast<Rule>(rule);
  }
  return std::nullopt;
}

std::string ExplainText(std::optional<Rule> rule) {
  if (rule) {
    const Explanation it = Explain(*rule);
    return fmt::format("{}\n  {}\nExample: {}\nTo mend:  {}\n", RuleId(*rule), it.meaning,
                       it.example, it.fix);
  }
  std::string text;
  for (std::size_t number = 0; number < kRuleCount; ++number) {
    const auto each = static_cast<Rule>(number);
    text += fmt::format("{:<20} {}\n", RuleId(each), Explain(each).meaning);
  }
  return text;
}

}  // namespace onceover::report
