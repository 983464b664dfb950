// The checkers: is this answer a tiling, is this answer a tour, and if not, what is wrong and
// where.
//
// Every function here is total: any problem and any certificate give a verdict, never an exception
// (but std::bad_alloc) and never an abort. Memory is bounded by the size of the certificate,
// whatever the board announces. The rules are those of docs/definition.md.
#ifndef ONCEOVER_VERIFY_H_
#define ONCEOVER_VERIFY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "onceover/certificate.h"

namespace onceover {

// One rule for each way to be wrong. Rules are appended, never renumbered; their names (RuleId) are
// part of every tool's output. What `expected` and `found` of a Fault mean is in
// docs/definition.md.
enum class Rule : std::uint8_t {
  // Reading: the bytes are no certificate. Fault::index counts the input's tokens from 0.
  kNoAnswer,
  kOddByte,
  kNotANumber,
  kNumberOverflow,
  kRaggedRow,
  kTooFew,
  kTooMany,
  kBadJson,
  kOtherRequest,
  kAnswerCount,
  // The question makes no sense, so that no answer can be judged.
  kBadRequest,
  // Tilings and tours.
  kOffBoard,
  // Tilings.
  kUncovered,
  kCoveredTwice,
  kNotAnL,
  kPieceSize,
  kLabelReused,
  kLabelOutOfRange,
  kLabelMissing,
  kMissingCovered,
  kMissingUnmarked,
  kTileCount,
  // Tours.
  kUnvisited,
  kRevisited,
  kBlockedSquare,
  kNotAKnightMove,
  kStepMissing,
  kStepRepeated,
  kStepOutOfRange,
  kWrongStart,
  kWrongFinish,
  kNotClosed,
  kTooShort,
  kTooLong,
  // Reading what people really write. Fault::index is as the family of the format says.
  kBoardSize,
  kUnknownShape,
  kNoCut,
  kTruncated,
  // Answers and claims as a whole.
  kAnswersDiffer,
  kFalseRefusal,
  kNotExpected,
  kAnswerRepeated,
  // Reading a binary board.
  kBadBinary,
};

inline constexpr std::size_t kRuleCount = static_cast<std::size_t>(Rule::kBadBinary) + 1;

// The stable kebab-case name of a rule, such as "not-a-knight-move".
std::string_view RuleId(Rule rule);

// One fault of an answer.
struct Fault {
  Rule rule = Rule::kBadRequest;
  std::int64_t index = -1;  // offset in the certificate's array; -1 for what is absent
  std::optional<Cell> cell = std::nullopt;
  std::optional<Cell> other_cell = std::nullopt;
  std::int64_t expected = 0;
  std::int64_t found = 0;
  friend bool operator==(const Fault&, const Fault&) = default;
};

enum class Outcome : std::uint8_t {
  kRejected,   // the answer is wrong
  kAccepted,   // the answer is right
  kUnchecked,  // the question makes no sense (rule bad-request)
};

// What a checker says. A default-constructed verdict rejects.
//
// `faults` are the first ones in this order: faults of single values by index; then absent values
// in ascending order; then moves in the order of the steps; then the ends (start, finish, closing);
// then totals. `counts` are complete, per rule, however few faults are listed.
struct Verdict {
  Outcome outcome = Outcome::kRejected;
  std::vector<Fault> faults;
  std::array<std::int64_t, kRuleCount> counts{};
  std::int64_t squares_done = 0;  // squares that a piece covers, or that the tour visits
  std::int64_t squares_total =
      0;  // squares to cover, or to visit; 0 when the question makes no sense
  friend bool operator==(const Verdict&, const Verdict&) = default;
};

// How many faults a verdict lists unless told otherwise.
inline constexpr std::int64_t kDefaultMaxFaults = 20;

// Is the label grid a tiling of the board? O(squares) time, 40 bytes a piece.
Verdict CheckTiling(const TilingProblem& problem, const LabelGrid& grid,
                    std::int64_t max_faults = kDefaultMaxFaults);

// Is the piece list a tiling of the board? O(squares) time, one slot a square.
Verdict CheckTiling(const TilingProblem& problem, const PieceList& list,
                    std::int64_t max_faults = kDefaultMaxFaults);

// Is the path a tour of the board? O(squares) time, one slot a square.
Verdict CheckTour(const TourProblem& problem, const TourPath& path,
                  std::int64_t max_faults = kDefaultMaxFaults);

// Is the step grid a tour of the board? O(squares) time, one slot a square.
Verdict CheckTour(const TourProblem& problem, const StepGrid& grid,
                  std::int64_t max_faults = kDefaultMaxFaults);

}  // namespace onceover

#endif  // ONCEOVER_VERIFY_H_
