// Verdicts in words: the text of every rule, whole reports, and what holds for every line.
#include "onceover/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onceover/certificate.h"
#include "onceover/read.h"
#include "onceover/verify.h"
#include "report/describe.h"

namespace onceover {
namespace {

using report::Describe;
using report::FaultContext;

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kMaxLine = 200;

struct Row {
  Fault fault;
  FaultContext context;
  std::string text;
};

const FaultContext kBoard{.board = {8, 8}};
const FaultContext kList{.board = {8, 8}, .is_list = true};

FaultContext Shown(std::string_view shown) { return {.board = {8, 8}, .shown = shown}; }

FaultContext Piece(std::int64_t label, std::vector<Cell> squares) {
  return {.board = {8, 8}, .label = label, .squares = std::move(squares)};
}

FaultContext PieceOfList(std::vector<Cell> squares) {
  return {.board = {8, 8}, .is_list = true, .squares = std::move(squares)};
}

// The table: faults of reading.
const std::vector<Row> kReading = {
    {{.rule = Rule::kNoAnswer}, kBoard, "the input holds no answer"},
    {{.rule = Rule::kOddByte, .found = 0},
     Shown("1\\x00"),
     "byte 0x00 belongs to no number: 1\\x00"},
    {{.rule = Rule::kOddByte, .found = 255},
     Shown("\\xFF"),
     "byte 0xFF belongs to no number: \\xFF"},
    {{.rule = Rule::kNotANumber}, Shown("one"), "one is not a whole number"},
    {{.rule = Rule::kNumberOverflow},
     Shown("99999999999999999999"),
     "99999999999999999999 does not fit in 64 bits"},
    {{.rule = Rule::kRaggedRow, .expected = 8, .found = 9},
     kBoard,
     "the row holds 9 values, expected 8"},
    {{.rule = Rule::kTooFew, .expected = 64, .found = 63},
     kBoard,
     "the answer holds 63 values, the board has 64 squares"},
    {{.rule = Rule::kTooMany, .expected = 64, .found = 65},
     kBoard,
     "the answer holds 65 values, the board has 64 squares"},
    {{.rule = Rule::kRaggedRow, .expected = 8, .found = 1},
     kBoard,
     "the row holds 1 value, expected 8"},
    {{.rule = Rule::kTooFew, .expected = 64, .found = 1},
     kBoard,
     "the answer holds 1 value, the board has 64 squares"},
    {{.rule = Rule::kTooMany, .expected = 1, .found = 2},
     kBoard,
     "the answer holds 2 values, the board has 1 square"},
    {{.rule = Rule::kAnswerCount, .expected = 1, .found = 0},
     kBoard,
     "the input holds 0 answers, 1 was asked for"},
    {{.rule = Rule::kAnswerCount, .expected = 2, .found = 1},
     kBoard,
     "the input holds 1 answer, 2 were asked for"},
    {{.rule = Rule::kBadJson}, Shown("}"), "unexpected } in the JSON text"},
    {{.rule = Rule::kBadJson},
     kBoard,
     "the object needs one of labels and pieces (tiling) or path and steps (tour)"},
    {{.rule = Rule::kOtherRequest},
     kBoard,
     "the answer is for a board or missing square that was not asked for or does not exist"},
    {{.rule = Rule::kAnswerCount, .expected = 64, .found = 63},
     kBoard,
     "the input holds 63 answers, 64 were asked for"},
};

// The table: faults of tilings.
const std::vector<Row> kTilings = {
    {{.rule = Rule::kBadRequest},
     kBoard,
     "the question makes no sense, so that no answer can be judged"},
    {{.rule = Rule::kOffBoard, .index = 0, .cell = Cell{8, -1}},
     kList,
     "square 9,0 is off the 8x8 board"},
    {{.rule = Rule::kOffBoard, .index = 0, .cell = Cell{kHighest, kLowest}},
     kList,
     "square 9223372036854775808,-9223372036854775807 is off the 8x8 board"},
    {{.rule = Rule::kUncovered, .index = 9, .cell = Cell{1, 1}},
     kBoard,
     "square 2,2 is not covered"},
    {{.rule = Rule::kCoveredTwice, .index = 4, .cell = Cell{1, 2}, .found = 0},
     kList,
     "piece 5 covers square 2,3, which piece 1 covers already"},
    {{.rule = Rule::kNotAnL, .index = 0, .found = 7},
     Piece(7, {{0, 0}, {0, 1}, {0, 2}}),
     "label 7 is no L: its squares are 1,1 1,2 1,3"},
    {{.rule = Rule::kNotAnL, .index = 6},
     PieceOfList({{0, 0}, {0, 1}, {0, 2}}),
     "piece 7 is no L: its squares are 1,1 1,2 1,3"},
    {{.rule = Rule::kPieceSize, .index = 0, .expected = 3, .found = 1},
     Piece(7, {{0, 0}}),
     "label 7 covers 1 square, not 3: 1,1"},
    {{.rule = Rule::kPieceSize, .index = 0, .expected = 3, .found = 2},
     Piece(7, {{0, 0}, {7, 7}}),
     "label 7 covers 2 squares, not 3: 1,1 8,8"},
    {{.rule = Rule::kPieceSize, .index = 0, .expected = 3, .found = 7},
     Piece(7, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}}),
     "label 7 covers 7 squares, not 3: 1,1 1,2 1,3 1,4 1,5 1,6 ..."},
    {{.rule = Rule::kPieceSize, .index = 2, .expected = 3, .found = 2},
     PieceOfList({{0, 0}, {0, 1}, {0, 0}}),
     "piece 3 covers 2 squares, not 3: 1,1 1,2 1,1"},
    {{.rule = Rule::kLabelReused, .index = 0, .expected = 3, .found = 6},
     Piece(7, {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}}),
     "label 7 covers 6 squares, as many as 2 pieces: 1,1 1,2 1,3 2,1 2,2 2,3"},
    {{.rule = Rule::kLabelOutOfRange, .index = 1, .cell = Cell{0, 1}, .expected = 21, .found = -5},
     kBoard,
     "label -5 at 1,2 is not in 1..21"},
    {{.rule = Rule::kLabelMissing, .expected = 3}, kBoard, "no square carries label 3"},
    {{.rule = Rule::kMissingCovered, .index = 0, .cell = Cell{0, 0}, .found = 5},
     kBoard,
     "the missing square 1,1 carries 5, not its mark"},
    {{.rule = Rule::kMissingCovered, .index = 4, .cell = Cell{0, 0}},
     kList,
     "piece 5 covers the missing square 1,1"},
    {{.rule = Rule::kMissingUnmarked}, kBoard, "no square is marked as the missing one by 0"},
    {{.rule = Rule::kMissingUnmarked}, kList, "no square is left as the missing one"},
    {{.rule = Rule::kTileCount, .expected = 21, .found = 20},
     kBoard,
     "20 of the labels 1..21 are in use"},
    {{.rule = Rule::kTileCount, .expected = 21, .found = 20},
     kList,
     "the list holds 20 pieces, expected 21"},
    {{.rule = Rule::kTileCount, .expected = 21, .found = 1},
     kBoard,
     "1 of the labels 1..21 is in use"},
    {{.rule = Rule::kTileCount, .expected = 21, .found = 1},
     kList,
     "the list holds 1 piece, expected 21"},
};

// The table: faults of tours.
const std::vector<Row> kTours = {
    {{.rule = Rule::kUnvisited, .cell = Cell{1, 1}}, kList, "square 2,2 is not visited"},
    {{.rule = Rule::kRevisited, .index = 9, .cell = Cell{0, 0}, .found = 0},
     kList,
     "square 1,1 comes at position 10 and came at position 1 already"},
    {{.rule = Rule::kBlockedSquare, .index = 9, .cell = Cell{0, 0}},
     kList,
     "square 1,1 is blocked"},
    {{.rule = Rule::kNotAKnightMove, .index = 9, .cell = Cell{0, 1}, .other_cell = Cell{0, 0}},
     kList,
     "step 9 -> 10, from 1,1 to 1,2, is not a knight's move"},
    {{.rule = Rule::kNotAKnightMove,
      .index = 1,
      .cell = Cell{0, 1},
      .other_cell = Cell{0, 0},
      .found = 30},
     kBoard,
     "step 29 -> 30, from 1,1 to 1,2, is not a knight's move"},
    {{.rule = Rule::kStepMissing, .expected = 5}, kBoard, "no square carries step 5"},
    {{.rule = Rule::kStepRepeated,
      .index = 3,
      .cell = Cell{0, 3},
      .other_cell = Cell{0, 1},
      .found = 5},
     kBoard,
     "step 5 at 1,4 stands at 1,2 already"},
    {{.rule = Rule::kStepOutOfRange, .index = 3, .cell = Cell{0, 3}, .expected = 64, .found = 65},
     kBoard,
     "step 65 at 1,4 is not in 1..64"},
    {{.rule = Rule::kWrongStart, .index = 0, .cell = Cell{0, 3}, .other_cell = Cell{2, 2}},
     kList,
     "the tour starts at 1,4, not at 3,3"},
    {{.rule = Rule::kWrongFinish, .index = 63, .cell = Cell{0, 3}, .other_cell = Cell{2, 2}},
     kList,
     "the tour finishes at 1,4, not at 3,3"},
    {{.rule = Rule::kNotClosed, .index = 63, .cell = Cell{0, 3}, .other_cell = Cell{2, 2}},
     kList,
     "no knight's move closes the tour, from 1,4 back to 3,3"},
    {{.rule = Rule::kTooShort, .expected = 64, .found = 63},
     kList,
     "the path holds 63 squares, expected 64"},
    {{.rule = Rule::kTooLong, .expected = 64, .found = 65},
     kList,
     "the path holds 65 squares, expected 64"},
    {{.rule = Rule::kTooShort, .expected = 64, .found = 1},
     kList,
     "the path holds 1 square, expected 64"},
};

// The table: faults that other people's formats bring, and those of answers as a whole.
const std::vector<Row> kOthers = {
    {{.rule = Rule::kBoardSize},
     {.board = {8, 8}, .shown = "16x16"},
     "the board is 16x16, asked for 8x8"},
    {{.rule = Rule::kUnknownShape}, {.board = {8, 8}, .shown = "7"}, "7 is no shape of a piece"},
    {{.rule = Rule::kNoCut, .cell = Cell{1, 2}},
     {.board = {8, 8}, .shown = "A"},
     "no cut of the marks into pieces was found at square 2,3: A"},
    {{.rule = Rule::kTruncated}, {.board = {8, 8}, .shown = "..."}, "the answer is cut short: ..."},
    {{.rule = Rule::kAnswersDiffer},
     {},
     "the input writes its answer in two ways, and they differ"},
    {{.rule = Rule::kFalseRefusal},
     {.board = {}, .shown = "a theorem"},
     "the answer says that there is none, and there is: a theorem"},
    {{.rule = Rule::kBadBinary},
     {.board = {}, .shown = "its version is 2"},
     "the input is no binary board: its version is 2"},
    {{.rule = Rule::kAnswerRepeated, .expected = 3},
     {},
     "the answer is right, but answer 3 is the same"},
    {{.rule = Rule::kNotExpected, .index = 4, .cell = Cell{1, 2}, .expected = 7, .found = 9},
     {.board = {}, .shown_offset = -1},
     "the answer is right, but it is not the one that is expected: square 2,3 carries 8, not 6"},
    {{.rule = Rule::kNotExpected, .index = 4, .cell = Cell{1, 2}, .other_cell = Cell{3, 0}},
     {},
     "the answer is right, but it is not the one that is expected: position 5 is 2,3, not 4,1"},
    {{.rule = Rule::kNotExpected, .index = 4, .cell = Cell{1, 2}},
     {},
     "the answer is right, but it is not the one that is expected: square 2,3 belongs to another "
     "piece"},
    {{.rule = Rule::kNotExpected},
     {},
     "the answer is right, but it is not the one that is expected"},
    // Steps and labels are called what the input calls them.
    {{.rule = Rule::kStepMissing, .expected = 5},
     {.board = {8, 8}, .shown_offset = -1},
     "no square carries step 4"},
    {{.rule = Rule::kStepOutOfRange, .index = 3, .cell = Cell{0, 3}, .expected = 64, .found = 65},
     {.board = {8, 8}, .shown_offset = -1},
     "step 64 at 1,4 is not in 0..63"},
    {{.rule = Rule::kLabelMissing, .expected = 2},
     {.board = {2, 3}, .names = {"A", "Q"}},
     "no square carries label Q"},
};

TEST(Describe, SaysExactlyThisOfEachRule) {
  for (const auto* rows : {&kReading, &kTilings, &kTours, &kOthers}) {
    for (const Row& row : *rows) {
      EXPECT_EQ(Describe(row.fault, row.context), row.text) << RuleId(row.fault.rule);
    }
  }
}

TEST(Describe, HasWordsForEveryRule) {
  std::set<Rule> described;
  for (const auto* rows : {&kReading, &kTilings, &kTours, &kOthers}) {
    for (const Row& row : *rows) described.insert(row.fault.rule);
  }
  EXPECT_EQ(described.size(), kRuleCount);
}

std::string ReportTilings(const std::string& bytes, TilingFormat format,
                          const TilingRequest& request, std::int64_t max_faults = 20,
                          std::string_view name = "F") {
  std::istringstream in(bytes);
  const auto reading = ReadTilings(in, format, request, max_faults);
  std::string text;
  for (std::size_t i = 0; i < reading.answers.size(); ++i) {
    text += ReportAnswer(reading, i, Judge(reading.answers[i], max_faults), name);
  }
  return text;
}

std::string ReportTours(const std::string& bytes, TourFormat format, const TourRequest& request,
                        std::int64_t max_faults = 20) {
  std::istringstream in(bytes);
  const auto reading = ReadTours(in, format, request, max_faults);
  std::string text;
  for (std::size_t i = 0; i < reading.answers.size(); ++i) {
    text += ReportAnswer(reading, i, Judge(reading.answers[i], max_faults), "F");
  }
  return text;
}

const TilingRequest k2x2{.board = BoardSize{2, 2}, .missing = Cell{0, 0}};

TEST(ReportAnswer, SaysWhatWasAcceptedAndAgainstWhichQuestion) {
  EXPECT_EQ(ReportTilings("0 1\n1 1\n", TilingFormat::kLabels, k2x2),
            "accepted F: tiling 2x2, 1,1 missing: 3 of 3 squares covered\n");
  EXPECT_EQ(ReportTilings("0 1\n1 1\n", TilingFormat::kLabels, {}),
            "accepted F: tiling 2x2, any square missing: 3 of 3 squares covered\n");
  EXPECT_EQ(ReportTilings("1 1 2\n1 2 2", TilingFormat::kLabels, {.missing = NoneMissing{}}),
            "accepted F: tiling 2x3, no square missing: 6 of 6 squares covered\n");
  EXPECT_EQ(ReportTours("1", TourFormat::kCells, {.board = BoardSize{1, 1}}),
            "accepted F: tour 1x1: 1 of 1 squares visited\n");
  EXPECT_EQ(ReportTours("1", TourFormat::kGrid, {.start = Cell{0, 0}, .finish = Cell{0, 0}}),
            "accepted F: tour 1x1 from 1,1 to 1,1: 1 of 1 squares visited\n");
  EXPECT_EQ(ReportTilings("0", TilingFormat::kLabels, {}),
            "accepted F: tiling 1x1, any square missing: 0 of 0 squares covered\n");
}

TEST(ReportAnswer, PutsTheVerdictBeforeTheFaults) {
  EXPECT_EQ(ReportTilings("0 2\n1 1\n", TilingFormat::kLabels, k2x2),
            "rejected F: tiling 2x2, 1,1 missing: 2 of 3 squares covered; 2 faults (piece-size 1, "
            "label-out-of-range 1)\n"
            "F:1:3: error: label 2 at 1,2 is not in 1..1 [label-out-of-range]\n"
            "F:2:1: error: label 1 covers 2 squares, not 3: 2,1 2,2 [piece-size]\n");
  EXPECT_EQ(ReportTilings("1 2 2 1 3 2\n", TilingFormat::kPieces, k2x2),
            "rejected F: tiling 2x2, 1,1 missing: 2 of 3 squares covered; 2 faults (off-board 1, "
            "uncovered 1)\n"
            "F:1:9: error: square 3,2 is off the 2x2 board [off-board]\n"
            "F:1:12: error: square 2,2 is not covered [uncovered]\n");
  EXPECT_EQ(ReportTours("1 2\n", TourFormat::kGrid, {.closed = true}),
            "rejected F: closed tour 1x2: 2 of 2 squares visited; 2 faults (not-a-knight-move 1, "
            "not-closed 1)\n"
            "F:1:3: error: step 1 -> 2, from 1,1 to 1,2, is not a knight's move "
            "[not-a-knight-move]\n"
            "F:1:3: error: no knight's move closes the tour, from 1,2 back to 1,1 [not-closed]\n");
}

TEST(ReportAnswer, ShowsTheBytesThatAreNoNumbersEscaped) {
  EXPECT_EQ(ReportTilings("0 \x1B[2J\n1 1\n", TilingFormat::kLabels, k2x2),
            "rejected F: tiling 2x2, 1,1 missing: 1 fault (odd-byte 1)\n"
            "F:1:3: error: byte 0x1B belongs to no number: \\x1B[2J [odd-byte]\n");
}

TEST(ReportAnswer, NumbersTheAnswersOfAnInput) {
  EXPECT_EQ(ReportTours("1\nx\n1\n", TourFormat::kGrid, {.board = BoardSize{1, 1}}),
            "accepted F answer 1: tour 1x1: 1 of 1 squares visited\n"
            "rejected F answer 2: tour 1x1: 1 fault (not-a-number 1)\n"
            "F:2:1: error: x is not a whole number [not-a-number]\n"
            "accepted F answer 3: tour 1x1: 1 of 1 squares visited\n");
}

TEST(ReportAnswer, CountsWhatItDoesNotList) {
  const std::string headline =
      "rejected F: tiling 2x2, 1,1 missing: 0 of 3 squares covered; 6 faults (label-out-of-range "
      "3, "
      "label-missing 1, missing-covered 1, tile-count 1)\n";
  EXPECT_EQ(ReportTilings("9 9\n9 9\n", TilingFormat::kLabels, k2x2, 0),
            headline + "F: 6 more not listed\n");
  EXPECT_EQ(ReportTilings("9 9\n9 9\n", TilingFormat::kLabels, k2x2, 1),
            headline +
                "F:1:1: error: the missing square 1,1 carries 9, not its mark [missing-covered]\n"
                "F: 5 more not listed\n");
  EXPECT_EQ(ReportTilings("9 9\n9 9\n", TilingFormat::kLabels, k2x2, 6).find("more"),
            std::string::npos);
  EXPECT_EQ(ReportTilings("x y\nz z\n", TilingFormat::kLabels, k2x2, 0),
            "rejected F: tiling 2x2, 1,1 missing: 4 faults (not-a-number 4)\n"
            "F: 4 more not listed\n");
}

TEST(ReportAnswer, CallsAQuestionWithoutSenseUnchecked) {
  EXPECT_EQ(ReportTours("1", TourFormat::kCells, {.start = Cell{8, 8}}),
            "unchecked F: tour 8x8 from 9,9: 1 fault (bad-request 1)\n"
            "F:1:2: error: the question makes no sense, so that no answer can be judged "
            "[bad-request]\n");
}

TEST(ReportAnswer, InventsNoBoardWhereNoneIsKnown) {
  EXPECT_EQ(ReportTilings("", TilingFormat::kLabels, {.missing = Cell{0, 0}}),
            "rejected F: tiling, 1,1 missing: 1 fault (no-answer 1)\n"
            "F:1:1: error: the input holds no answer [no-answer]\n");
  EXPECT_EQ(ReportTours("{}", TourFormat::kJson, {.start = Cell{0, 0}, .closed = true}),
            "rejected F: closed tour from 1,1: 1 fault (bad-json 1)\n"
            "F:1:3: error: the object needs one of labels and pieces (tiling) or path and steps "
            "(tour) [bad-json]\n");
}

TEST(ReportAnswer, CountsMoreFaultsThanFitInto63Bits) {
  const std::string report =
      ReportTours("1 -5 -5", TourFormat::kCells, {.board = BoardSize{kHighest, 1}}, 1);
  EXPECT_EQ(report,
            "rejected F: tour 9223372036854775807x1: 1 of 9223372036854775807 squares visited; "
            "9223372036854775809 faults (off-board 2, unvisited 9223372036854775806, too-short 1)\n"
            "F:1:3: error: square -5,1 is off the 9223372036854775807x1 board [off-board]\n"
            "F: 9223372036854775808 more not listed\n");
}

TEST(ReportAnswerCount, IsOneFaultOfTheInput) {
  EXPECT_EQ(ReportAnswerCount(64, 63, {100, 63, 7}, "F"),
            "F:63:7: error: the input holds 63 answers, 64 were asked for [answer-count]\n");
}

TEST(PrintableName, EscapesOddBytesHoweverMany) {
  EXPECT_EQ(PrintableName("answers/a-b_c.txt"), "answers/a-b_c.txt");
  EXPECT_EQ(PrintableName("a\nb:\x1B[31m\\"), "a\\x0Ab:\\x1B[31m\\x5C");
  EXPECT_EQ(PrintableName(std::string(100, 'n')), std::string(100, 'n'));
  EXPECT_EQ(PrintableName(""), "");
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  for (const char byte : PrintableName(all)) EXPECT_TRUE(byte >= ' ' && byte <= '~');
}

// Checks each line of a report on the input F; returns how many there are.
std::size_t ExpectLinesFit(const std::string& text) {
  std::size_t lines = 0;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line); ++lines) {
    const std::size_t name = line.find('F');
    EXPECT_LE(line.size() - (name + 1), kMaxLine) << line;
    for (const char byte : line) EXPECT_TRUE(byte >= ' ' && byte <= '~') << line;
    const bool is_fault = line.find(": error: ") != std::string::npos;
    EXPECT_TRUE(!is_fault || line.back() == ']') << line;
  }
  EXPECT_TRUE(text.empty() || text.back() == '\n');
  return lines;
}

// Numbers that make long lines or overflow, and some that do neither.
class Numbers {
 public:
  std::int64_t Any() {
    const std::int64_t numbers[] = {kLowest, kLowest + 1,   -1,           0,       1, 2,
                                    3,       1'000'000'007, kHighest - 1, kHighest};
    return numbers[Below(10)];
  }
  std::int64_t Natural() { return Any() & kHighest; }
  std::size_t Below(std::size_t bound) { return random_() % bound; }
  Cell Square() { return {Any(), Any()}; }

 private:
  std::mt19937_64 random_{20260101};
};

Fault RandomFault(Numbers& numbers) {
  Fault fault{.rule = static_cast<Rule>(numbers.Below(kRuleCount)),
              .index = static_cast<std::int64_t>(numbers.Below(3)),
              .cell = numbers.Square(),
              .other_cell = numbers.Square(),
              .expected = numbers.Natural(),
              .found = numbers.Any()};
  if (fault.rule == Rule::kTooMany) fault.expected = static_cast<std::int64_t>(numbers.Below(3));
  if (fault.rule == Rule::kNotAKnightMove) fault.found = numbers.Natural();
  return fault;
}

Verdict RandomVerdict(Numbers& numbers) {
  Verdict verdict;
  verdict.outcome = static_cast<Outcome>(numbers.Below(3));
  const std::size_t faults = numbers.Below(4);
  for (std::size_t i = 0; i < faults; ++i) {
    verdict.faults.push_back(RandomFault(numbers));
    auto& count = verdict.counts[static_cast<std::size_t>(verdict.faults.back().rule)];
    count = std::max<std::int64_t>(1, numbers.Natural() / 4);
  }
  verdict.squares_done = numbers.Natural();
  verdict.squares_total = numbers.Natural();
  return verdict;
}

Position RandomPlace(Numbers& numbers) {
  return {.byte = numbers.Natural(), .line = numbers.Natural(), .column = numbers.Natural()};
}

TEST(ReportAnswer, MakesShortPrintableLinesOfAnyTour) {
  Numbers numbers;
  std::size_t lines = 0;
  for (int round = 0; round < 20'000; ++round) {
    Reading<TourAnswer> reading;
    TourAnswer answer{.problem = {.rows = numbers.Any(),
                                  .cols = numbers.Any(),
                                  .start = numbers.Square(),
                                  .finish = numbers.Square(),
                                  .closed = round % 2 == 0},
                      .certificate = TourPath{},
                      .faults = {},
                      .end = RandomPlace(numbers)};
    if (round % 3 == 0) answer.certificate = StepGrid{};
    reading.answers.assign(1 + numbers.Below(2), answer);
    lines += ExpectLinesFit(ReportAnswer(reading, 0, RandomVerdict(numbers), "F"));
  }
  EXPECT_GT(lines, 20'000U);
}

TEST(ReportAnswer, MakesShortPrintableLinesOfAnyTiling) {
  Numbers numbers;
  std::size_t lines = 0;
  for (int round = 0; round < 20'000; ++round) {
    Reading<TilingAnswer> reading;
    TilingAnswer answer{.problem = {numbers.Natural() | 1, numbers.Natural() | 1, numbers.Square()},
                        .certificate = LabelGrid{{numbers.Any(), numbers.Any(), numbers.Any()}},
                        .faults = {},
                        .end = RandomPlace(numbers)};
    if (round % 2 == 0) {
      const std::array<Cell, 3> piece = {numbers.Square(), numbers.Square(), numbers.Square()};
      answer.certificate = PieceList{{piece, piece, piece}};
    }
    reading.answers.assign(1 + numbers.Below(2), answer);
    lines += ExpectLinesFit(ReportAnswer(reading, 0, RandomVerdict(numbers), "F"));
  }
  EXPECT_GT(lines, 20'000U);
}

TEST(ReportAnswer, MakesShortPrintableLinesOfAnyBytes) {
  std::mt19937_64 random(1);
  std::size_t lines = 0;
  for (int round = 0; round < 2'000; ++round) {
    std::string bytes;
    for (std::size_t i = 0; i < 200; ++i) bytes += static_cast<char>(random() % 256);
    lines += ExpectLinesFit(ReportTilings(bytes, TilingFormat::kLabels, {}));
    lines += ExpectLinesFit(ReportTilings(bytes, TilingFormat::kJson, k2x2));
    lines += ExpectLinesFit(ReportTours(bytes, TourFormat::kPairs, {}));
  }
  EXPECT_GT(lines, 6'000U);
}

TEST(ReportAnswer, CutsTheTextOfALongLineAndNeverItsRule) {
  constexpr Cell kFar{kLowest, kLowest};
  Reading<TilingAnswer> reading;
  reading.answers.push_back({.problem = {8, 8, NoneMissing{}},
                             .certificate = PieceList{{{kFar, kFar, kFar}}},
                             .faults = {},
                             .end = {kHighest, kHighest, kHighest}});
  Verdict verdict;
  verdict.faults = {{.rule = Rule::kNotAnL, .index = 0}};
  verdict.counts[static_cast<std::size_t>(Rule::kNotAnL)] = 1;
  EXPECT_EQ(ReportAnswer(reading, 0, verdict, "F"),
            "rejected F: tiling 8x8, no square missing: 1 fault (not-an-l 1)\n"
            "F:9223372036854775807:9223372036854775807: error: piece 1 is no L: its squares are "
            "-9223372036854775807,-9223372036854775807 -9223372036854775807,-9223372036854775807 "
            "-9223372036854775807... [not-an-l]\n");
}
}  // namespace
}  // namespace onceover
