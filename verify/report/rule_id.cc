#include <string_view>

#include "onceover/verify.h"

namespace onceover {

std::string_view RuleId(Rule rule) {
  switch (rule) {
    case Rule::kNoAnswer:
      return "no-answer";
    case Rule::kOddByte:
      return "odd-byte";
    case Rule::kNotANumber:
      return "not-a-number";
    case Rule::kNumberOverflow:
      return "number-overflow";
    case Rule::kRaggedRow:
      return "ragged-row";
    case Rule::kTooFew:
      return "too-few";
    case Rule::kTooMany:
      return "too-many";
    case Rule::kBadJson:
      return "bad-json";
    case Rule::kOtherRequest:
      return "other-request";
    case Rule::kAnswerCount:
      return "answer-count";
    case Rule::kBadRequest:
      return "bad-request";
    case Rule::kOffBoard:
      return "off-board";
    case Rule::kUncovered:
      return "uncovered";
    case Rule::kCoveredTwice:
      return "covered-twice";
    case Rule::kNotAnL:
      return "not-an-l";
    case Rule::kPieceSize:
      return "piece-size";
    case Rule::kLabelReused:
      return "label-reused";
    case Rule::kLabelOutOfRange:
      return "label-out-of-range";
    case Rule::kLabelMissing:
      return "label-missing";
    case Rule::kMissingCovered:
      return "missing-covered";
    case Rule::kMissingUnmarked:
      return "missing-unmarked";
    case Rule::kTileCount:
      return "tile-count";
    case Rule::kUnvisited:
      return "unvisited";
    case Rule::kRevisited:
      return "revisited";
    case Rule::kBlockedSquare:
      return "blocked-square";
    case Rule::kNotAKnightMove:
      return "not-a-knight-move";
    case Rule::kStepMissing:
      return "step-missing";
    case Rule::kStepRepeated:
      return "step-repeated";
    case Rule::kStepOutOfRange:
      return "step-out-of-range";
    case Rule::kWrongStart:
      return "wrong-start";
    case Rule::kWrongFinish:
      return "wrong-finish";
    case Rule::kNotClosed:
      return "not-closed";
    case Rule::kTooShort:
      return "too-short";
    case Rule::kTooLong:
      return "too-long";
    case Rule::kBoardSize:
      return "board-size";
    case Rule::kUnknownShape:
      return "unknown-shape";
    case Rule::kNoCut:
      return "no-cut";
    case Rule::kTruncated:
      return "truncated";
    case Rule::kAnswersDiffer:
      return "answers-differ";
    case Rule::kFalseRefusal:
      return "false-refusal";
    case Rule::kNotExpected:
      return "valid-but-not-expected";
    case Rule::kAnswerRepeated:
      return "answer-repeated";
    case Rule::kBadBinary:
      return "bad-binary";
  }
  return "unknown-rule";  // not reached: -Wswitch names a rule that is forgotten above
}

}  // namespace onceover
