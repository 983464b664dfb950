// The suite of every profile and every format: it is written, each rule that the form can break is
// aimed at, and what is left out is known. That each entry breaks just the rules that are declared
// of it is held when it is made: a suite that cannot keep this throws.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "mutants/suite.h"
#include "read/profile.h"

namespace onceover::mutants {
namespace {

SuiteResult MakeSuite(const Form& form, std::uint64_t seed = 1, std::int64_t questions = 1000) {
  return form.is_tiling ? MakeTilingSuite(form, seed, questions)
                        : MakeTourSuite(form, seed, questions);
}

std::set<Rule> AimsOf(const SuiteResult& suite) {
  std::set<Rule> aims;
  for (const Entry& entry : suite.entries) {
    if (!entry.rules.empty()) aims.insert(entry.aim);
  }
  return aims;
}

std::int64_t Accepted(const SuiteResult& suite) {
  std::int64_t sum = 0;
  for (const std::int64_t count : suite.left_out.accepted) sum += count;
  return sum;
}

// What the suite of a profile has. The aims are those that a suite of this form cannot be without;
// accepted, unwritten and unread: at most so many.
struct Row {
  std::int64_t entries = 0;  // at least
  std::vector<Rule> aims;
  std::int64_t accepted = 0;
  std::int64_t unwritten = 0;
  std::int64_t unread = 0;
};

const std::vector<Rule> kLabelAims = {
    Rule::kNoAnswer,    Rule::kNotANumber,      Rule::kNumberOverflow,
    Rule::kUncovered,   Rule::kNotAnL,          Rule::kPieceSize,
    Rule::kLabelReused, Rule::kLabelOutOfRange, Rule::kMissingCovered};
const std::vector<Rule> kAnyLabelAims = {Rule::kNoAnswer, Rule::kNotAnL, Rule::kPieceSize,
                                         Rule::kLabelReused, Rule::kMissingCovered};
const std::vector<Rule> kAnywhereAims = {Rule::kNoAnswer, Rule::kNotAnL, Rule::kPieceSize,
                                         Rule::kLabelReused};
const std::vector<Rule> kPieceAims = {Rule::kNoAnswer,      Rule::kOffBoard, Rule::kUncovered,
                                      Rule::kCoveredTwice,  Rule::kNotAnL,   Rule::kPieceSize,
                                      Rule::kMissingCovered};
const std::vector<Rule> kShapeAims = {Rule::kNoAnswer, Rule::kOffBoard, Rule::kUncovered,
                                      Rule::kCoveredTwice, Rule::kMissingCovered};
const std::vector<Rule> kSignAims = {Rule::kNoAnswer, Rule::kNoCut, Rule::kMissingCovered};
const std::vector<Rule> kDirectionAims = {Rule::kNoAnswer, Rule::kNoCut, Rule::kMissingCovered,
                                          Rule::kUnknownShape};
const std::vector<Rule> kStepAims = {Rule::kNoAnswer,       Rule::kUnvisited,
                                     Rule::kNotAKnightMove, Rule::kStepMissing,
                                     Rule::kStepRepeated,   Rule::kStepOutOfRange};
const std::vector<Rule> kPathAims = {Rule::kNoAnswer, Rule::kOffBoard, Rule::kRevisited,
                                     Rule::kTooShort, Rule::kTooLong,  Rule::kNotAKnightMove};

std::vector<Rule> With(std::vector<Rule> rules, const std::vector<Rule>& more) {
  rules.insert(rules.end(), more.begin(), more.end());
  return rules;
}

std::vector<Rule> Started(std::vector<Rule> rules) {
  return With(std::move(rules), {Rule::kWrongStart});
}
std::vector<Rule> Refused(std::vector<Rule> rules) {
  return With(std::move(rules), {Rule::kFalseRefusal});
}
std::vector<Rule> OneOnly(std::vector<Rule> rules) {
  return With(std::move(rules), {Rule::kNotExpected});
}

const std::map<std::string, Row>& Rows() {
  static const std::map<std::string, Row> rows = {
      {"luogu-p1228", {400, kShapeAims, 0, 174, 16}},
      {"hackerrank-puzzle-and-pc", {590, kPieceAims, 0, 0, 23}},
      {"boj-14600", {290, Refused(kAnyLabelAims), 60}},
      {"boj-14601", {500, Refused(kAnyLabelAims), 98}},
      {"spoj-board3", {490, kAnyLabelAims, 98}},
      {"profound-fill-the-grid", {590, Refused(kLabelAims)}},
      {"csdn-chessboard-cover", {580, OneOnly(kLabelAims)}},
      {"csdn-782891", {580, OneOnly(kLabelAims)}},
      {"aspphp-202810",
       {590, OneOnly(With(kLabelAims, {Rule::kAnswerCount, Rule::kOtherRequest}))}},
      {"aimadao-chessboard-cover", {580, OneOnly(kLabelAims)}},
      {"bccn-496004", {580, kLabelAims}},
      {"kerwin-chessboard-cover", {530, With(kAnywhereAims, {Rule::kLabelOutOfRange}), 49}},
      {"huiming-1493", {310, kDirectionAims}},
      {"iwomeng-letters", {320, With(kDirectionAims, {Rule::kAnswerCount})}},
      {"codingame-l-triominoes",
       {350, OneOnly({Rule::kNoAnswer, Rule::kNotAnL, Rule::kPieceSize, Rule::kMissingCovered}),
        107, 0, 13}},
      {"codegolf-49050", {260, kSignAims}},
      {"codegolf-189344", {130, {Rule::kNoAnswer, Rule::kNoCut, Rule::kLabelReused}, 21}},
      {"program-66", {200, kAnyLabelAims, 30, 120, 90}},
      {"ruby-quiz-33", {440, kAnywhereAims, 147}},
      {"openjudges-p1911", {580, OneOnly(kLabelAims)}},
      {"openjudges-p1228", {580, kLabelAims}},
      {"sicily-1152", {300, With(Started(kPathAims), {Rule::kAnswerCount})}},
      {"sicily-1153", {320, With(Started(kPathAims), {Rule::kAnswerCount})}},
      {"poj-2488",
       {200, Refused(OneOnly(With(kPathAims, {Rule::kAnswerCount, Rule::kOtherRequest}))), 0, 9}},
      {"cses-1689", {300, Started(kStepAims)}},
      {"uva-10255", {620, Refused(OneOnly(With(Started(kStepAims), {Rule::kAnswerCount})))}},
      {"leetcode-2664", {390, Started(kStepAims)}},
      {"leetcode-2596", {430, Started(kStepAims), 0, 0, 9}},
      {"boj-1331", {75, With(kPathAims, {Rule::kNotClosed}), 0, 3}},
      {"gvu-zirgo-ejimas", {400, Refused(Started(kStepAims))}},
      {"contester-50714", {400, Refused(Started(kStepAims))}},
      {"csforschool-31784", {300, Refused(Started(kStepAims))}},
      {"eolymp-10242", {300, Refused(Started(kStepAims))}},
      {"caoweninfo-5769", {430, OneOnly(Started(kStepAims))}},
      {"hustoj-1370", {300, Refused(Started(kStepAims))}},
      {"jutge-p43694", {640, With(Started(kStepAims), {Rule::kBlockedSquare})}},
      {"csloj-547", {260, kPathAims}},
      {"ntucoder-5405",
       {32, {Rule::kNoAnswer, Rule::kAnswerCount, Rule::kNotExpected, Rule::kNotAKnightMove}}},
      {"nados-knights-tour",
       {32, {Rule::kNoAnswer, Rule::kAnswerCount, Rule::kNotExpected, Rule::kNotAKnightMove}}},
      {"pbinfo-384", {900, Started(kStepAims)}},
      {"spoj-bfu-65", {90, With(kStepAims, {Rule::kAnswerCount, Rule::kAnswerRepeated})}},
      {"abez-jeremy", {290, Refused(kPathAims)}},
      {"codegolf-6454", {400, Refused(kStepAims)}},
      {"haskell99-list", {240, With(kPathAims, {Rule::kWrongFinish})}},
      {"haskell99-board", {250, With(kStepAims, {Rule::kWrongFinish})}},
      {"haskell99-closed", {200, With(Started(kStepAims), {Rule::kNotClosed})}},
      {"hugi-23", {80, kPathAims, 0, 9}},
      {"hp-codewars-iii-15", {300, Started(kStepAims)}},
      {"rosetta-knights-tour", {85, kPathAims, 0, 3}},
      {"geeksforgeeks-knights-tour", {300, Started(kStepAims)}},
      {"profound-knights-tour", {270, kStepAims}},
  };
  return rows;
}

TEST(MutantsProfiles, EveryProfileIsWritten) {
  std::size_t written = 0;
  std::int64_t entries = 0;
  for (const read::Profile& profile : read::Profiles()) {
    SCOPED_TRACE(profile.name);
    const auto found = Rows().find(std::string(profile.name));
    ASSERT_NE(found, Rows().end());
    const Row& row = found->second;
    const SuiteResult suite = MakeSuite(MakeForm(&profile, read::IsTiling(profile), ""));
    EXPECT_GE(std::ssize(suite.entries), row.entries);
    const std::set<Rule> aims = AimsOf(suite);
    for (const Rule rule : row.aims) EXPECT_TRUE(aims.contains(rule)) << RuleId(rule);
    EXPECT_TRUE(
        std::ranges::any_of(suite.entries, [](const Entry& it) { return it.rules.empty(); }));
    EXPECT_LE(Accepted(suite), row.accepted);
    EXPECT_LE(suite.left_out.unwritten, row.unwritten);
    EXPECT_LE(suite.left_out.unread, row.unread);
    ++written;
    entries += std::ssize(suite.entries);
  }
  EXPECT_EQ(written, 51U);
  RecordProperty("entries", std::to_string(entries));
}

// Declared and found are compared for squares and numberings at random, too.
TEST(MutantsProfiles, AnySeedHoldsWhatIsDeclared) {
  for (const read::Profile& profile : read::Profiles()) {
    for (std::uint64_t seed = 2; seed < 4; ++seed) {
      SCOPED_TRACE(profile.name);
      EXPECT_NO_THROW(MakeSuite(MakeForm(&profile, read::IsTiling(profile), ""), seed));
    }
  }
}

TEST(MutantsFormats, NothingIsLeftOut) {
  struct Format {
    const char* name;
    bool is_tiling;
    std::vector<Rule> aims;
  };
  const std::vector<Rule> cases = {Rule::kAnswerCount};
  const std::vector<Format> formats = {
      {"labels", true, With(kLabelAims, {Rule::kRaggedRow, Rule::kTooFew, Rule::kLabelMissing})},
      {"pieces", true, kPieceAims},
      {"json", true, With(With(kPieceAims, kLabelAims), {Rule::kBadJson})},
      {"cells", false, With(Started(kPathAims), cases)},
      {"pairs", false, With(Started(kPathAims), cases)},
      {"grid", false, With(Started(kStepAims), cases)},
      {"json", false, With(With(Started(kPathAims), kStepAims), {Rule::kBadJson})},
  };
  for (const Format& format : formats) {
    SCOPED_TRACE(format.name);
    const SuiteResult suite = MakeSuite(MakeForm(nullptr, format.is_tiling, format.name));
    std::set<Rule> aims = AimsOf(suite);
    for (const Rule rule : format.aims) {
      // In JSON, a word that is no number is no JSON.
      if (std::string(format.name) == "json" && rule == Rule::kNotANumber) continue;
      EXPECT_TRUE(aims.contains(rule)) << RuleId(rule);
    }
    EXPECT_EQ(Accepted(suite), 0);
    EXPECT_EQ(suite.left_out.unwritten, 0);
    EXPECT_EQ(suite.left_out.unread, 0);
  }
}

// The step of 1..64 after which the first leap is.
int FirstLeap(const Entry& entry) {
  const std::string mark = "first from step ";
  const std::size_t at = entry.what.find(mark);
  return at == std::string::npos ? -1 : std::stoi(entry.what.substr(at + mark.size()));
}

// Is the step in this third of the tour?
bool IsIn(const std::string& part, int step) {
  constexpr int kSteps = 64;
  if (part == "beginning") return step >= 1 && 3 * step <= kSteps;
  if (part == "end") return 3 * step >= 2 * kSteps;
  return 3 * step >= kSteps && 3 * step <= 2 * kSteps;
}

// Each leap between two knight's moves is there near the second square, the middle and the end.
TEST(MutantsLeaps, StandAtTheBeginningInTheMiddleAndAtTheEnd) {
  const std::vector<std::string> leaps = {
      "leap-0-4", "leap-4-0", "leap-2-2", "leap-1-4", "leap-4-1", "leap-0-1",     "leap-1-0",
      "leap-0-2", "leap-2-0", "leap-0-3", "leap-3-0", "leap-1-1", "leap-3-3",     "leap-1-3",
      "leap-3-1", "leap-2-3", "leap-3-2", "leap-2-4", "leap-4-2", "wraps-number", "wraps-around"};
  for (const char* format : {"cells", "pairs", "grid", "json"}) {
    const SuiteResult suite = MakeSuite(MakeForm(nullptr, false, format));
    for (const std::string& leap : leaps) {
      for (const char* part : {"beginning", "middle", "end"}) {
        const std::string slug = "-" + leap + "-" + part;
        EXPECT_TRUE(std::ranges::any_of(suite.entries,
                                        [&](const Entry& entry) {
                                          return entry.name.ends_with(slug) &&
                                                 entry.rules ==
                                                     std::vector{Rule::kNotAKnightMove} &&
                                                 IsIn(part, FirstLeap(entry));
                                        }))
            << format << slug;
      }
    }
  }
}

TEST(MutantsCases, AWrongAnswerStandsInEachCase) {
  for (const char* name : {"aspphp-202810", "iwomeng-letters", "sicily-1152", "poj-2488",
                           "uva-10255", "spoj-bfu-65"}) {
    const read::Profile* profile = read::FindProfile(name);
    ASSERT_NE(profile, nullptr);
    const SuiteResult suite = MakeSuite(MakeForm(profile, read::IsTiling(*profile), ""));
    for (const char* part : {"-in-the-first", "-in-the-middle", "-in-the-last"}) {
      EXPECT_TRUE(std::ranges::any_of(suite.entries,
                                      [&](const Entry& entry) {
                                        return entry.name.ends_with(part) &&
                                               entry.name.find("3-cases") != std::string::npos;
                                      }))
          << name << part;
    }
  }
}

TEST(MutantsForms, AreRefusedWhereTheyAreNone) {
  EXPECT_THROW(MakeForm(nullptr, true, "cells"), QuestionError);
  EXPECT_THROW(MakeForm(nullptr, false, "labels"), QuestionError);
  EXPECT_THROW(MakeForm(read::FindProfile("cses-1689"), false, "grid"), QuestionError);
}

}  // namespace
}  // namespace onceover::mutants
