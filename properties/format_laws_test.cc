// Laws of reading: what is written is read, value for value and place for place, however it is laid
// out.
#include <gtest/gtest.h>
// GoogleTest first: the header of RapidCheck needs it.
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "cases.h"
#include "draw.h"
#include "onceover/read.h"
#include "onceover/solve.h"
#include "solver_text.h"
#include "text.h"
#include "writers.h"

namespace onceover::properties {
namespace {

constexpr std::int64_t kMaxSide = 6;

// Mostly small, at times any number that has a successor, so that it is a row or a column as well.
std::int64_t PickValue(std::mt19937_64& random) {
  if (Pick(random, 0, 3) != 3) return Pick(random, -2, 40);
  const auto value = static_cast<std::int64_t>(random());
  return value == std::numeric_limits<std::int64_t>::max() ? 0 : value;
}

std::vector<std::int64_t> PickValues(std::int64_t count, std::mt19937_64& random) {
  std::vector<std::int64_t> values(static_cast<std::size_t>(count));
  for (std::int64_t& value : values) value = PickValue(random);
  return values;
}

Cell PickCell(const auto& problem, std::mt19937_64& random) {
  return {Pick(random, 0, problem.rows - 1), Pick(random, 0, problem.cols - 1)};
}

TilingProblem DrawTilingProblem() {
  TilingProblem problem{Draw(1, kMaxSide), Draw(1, kMaxSide), NoneMissing{}};
  if (DrawBool()) problem.missing = MissingAnywhere{};
  if (DrawBool()) problem.missing = Cell{Draw(0, problem.rows - 1), Draw(0, problem.cols - 1)};
  return problem;
}

TourProblem DrawTourProblem() {
  return {.rows = Draw(1, kMaxSide), .cols = Draw(1, kMaxSide), .closed = DrawBool()};
}

LabelCase PickLabels(const TilingProblem& problem, std::mt19937_64& random) {
  return {problem, {PickValues(problem.rows * problem.cols, random)}};
}

PieceCase PickPieces(const TilingProblem& problem, std::mt19937_64& random) {
  PieceCase it{problem, {}};
  for (std::int64_t i = Pick(random, 1, 8); i > 0; --i) {
    auto& piece = it.certificate.pieces.emplace_back();
    for (Cell& cell : piece) cell = {PickValue(random), PickValue(random)};
  }
  return it;
}

// As many squares of the board as it has.
PathCase PickPath(const TourProblem& problem, std::mt19937_64& random) {
  PathCase it{problem, {}};
  for (std::int64_t i = problem.rows * problem.cols; i > 0; --i) {
    it.certificate.squares.push_back(PickCell(problem, random));
  }
  return it;
}

StepCase PickSteps(const TourProblem& problem, std::mt19937_64& random) {
  return {problem, {PickValues(problem.rows * problem.cols, random)}};
}

auto Read(const std::string& text, TilingFormat format, const TilingRequest& request) {
  std::istringstream in(text);
  return ReadTilings(in, format, request);
}

auto Read(const std::string& text, TourFormat format, const TourRequest& request) {
  std::istringstream in(text);
  return ReadTours(in, format, request);
}

TilingRequest RequestFor(const TilingProblem& problem) {
  return {.board = BoardSize{problem.rows, problem.cols}, .missing = problem.missing};
}

TourRequest RequestFor(const TourProblem& problem) {
  return {.board = BoardSize{problem.rows, problem.cols}, .closed = problem.closed};
}

// What is read is `cases`, and every value is where it was put.
template <typename CaseType>
void ExpectRead(const std::vector<CaseType>& cases, const auto& reading, const Text& text) {
  RC_LOG() << text.bytes;
  RC_ASSERT(reading.answers.size() == cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto& answer = reading.answers[i];
    RC_ASSERT(answer.faults.Empty());
    RC_ASSERT((answer.problem == cases[i].problem));
    const auto* certificate = std::get_if<decltype(cases[i].certificate)>(&answer.certificate);
    RC_ASSERT(certificate != nullptr);
    RC_ASSERT((*certificate == cases[i].certificate));
  }
  RC_ASSERT(reading.places.Count() == std::ssize(text.places));
  for (std::int64_t i = 0; i < std::ssize(text.places); ++i) {
    RC_ASSERT((reading.places.At(i) == text.places[static_cast<std::size_t>(i)]));
  }
}

// Writes up to `most` answers to one question, lays them out plainly or anyhow, and reads them.
template <typename Problem, typename Pick, typename Write, typename Format, typename Request>
void ExpectRoundTrip(const Problem& problem, std::int64_t most, const Pick& pick,
                     const Write& write, Format format, const Request& request) {
  std::mt19937_64 random = DrawRandom();
  std::vector<decltype(pick(problem, random))> cases;
  std::vector<Word> words;
  for (std::int64_t answers = Draw(1, most); answers > 0; --answers) {
    cases.push_back(pick(problem, random));
    const std::vector<Word> written = write(cases.back());
    words.insert(words.end(), written.begin(), written.end());
    if (cases.size() == 1) words.front().before = Gap::kNothing;
  }
  const Text text = DrawBool() ? LayOut(words) : LayOutAnyhow(words, random);
  ExpectRead(cases, Read(text.bytes, format, request), text);
}

constexpr auto kWriteJson = [](const auto& it) { return WriteJson(it); };

RC_GTEST_PROP(FormatLaws, LabelsAreReadAsWritten, ()) {
  const TilingProblem problem = DrawTilingProblem();
  ExpectRoundTrip(problem, 3, PickLabels, WriteLabels, TilingFormat::kLabels, RequestFor(problem));
}

RC_GTEST_PROP(FormatLaws, LabelsShowTheirOwnBoard, ()) {
  const TilingProblem problem = DrawTilingProblem();
  ExpectRoundTrip(problem, 1, PickLabels, WriteLabels, TilingFormat::kLabels,
                  TilingRequest{.missing = problem.missing});
}

RC_GTEST_PROP(FormatLaws, BoardsOnOneLineAreToldApart, ()) {
  TilingProblem problem = DrawTilingProblem();
  problem.rows = Draw(2, kMaxSide);
  problem.missing = MissingAnywhere{};
  const auto write = [](const LabelCase& it) {
    std::vector<Word> words = WriteLabels(it);
    for (Word& word : words) word.before = Gap::kBlank;
    return words;
  };
  ExpectRoundTrip(problem, 3, PickLabels, write, TilingFormat::kLabels, RequestFor(problem));
}

RC_GTEST_PROP(FormatLaws, PiecesAreReadAsWritten, ()) {
  const TilingProblem problem = DrawTilingProblem();
  ExpectRoundTrip(problem, 1, PickPieces, WritePieces, TilingFormat::kPieces, RequestFor(problem));
}

RC_GTEST_PROP(FormatLaws, JsonTilingsAreReadAsWritten, ()) {
  const TilingProblem problem = DrawTilingProblem();
  const TilingRequest request = DrawBool() ? RequestFor(problem) : TilingRequest{};
  ExpectRoundTrip(problem, 3, PickLabels, kWriteJson, TilingFormat::kJson, request);
  ExpectRoundTrip(problem, 3, PickPieces, kWriteJson, TilingFormat::kJson, request);
}

RC_GTEST_PROP(FormatLaws, CellsAreReadAsWritten, ()) {
  const TourProblem problem = DrawTourProblem();
  ExpectRoundTrip(problem, 3, PickPath, WriteCells, TourFormat::kCells, RequestFor(problem));
}

RC_GTEST_PROP(FormatLaws, PairsAreReadAsWritten, ()) {
  const TourProblem problem = DrawTourProblem();
  ExpectRoundTrip(problem, 3, PickPath, WritePairs, TourFormat::kPairs, RequestFor(problem));
}

RC_GTEST_PROP(FormatLaws, ListsOfSquaresAreForTheStatementsBoard, ()) {
  const TourProblem problem{.rows = 8, .cols = 8};
  ExpectRoundTrip(problem, 3, PickPath, WriteCells, TourFormat::kCells, TourRequest{});
  ExpectRoundTrip(problem, 3, PickPath, WritePairs, TourFormat::kPairs, TourRequest{});
}

RC_GTEST_PROP(FormatLaws, GridsAreReadAsWritten, ()) {
  const TourProblem problem = DrawTourProblem();
  ExpectRoundTrip(problem, 3, PickSteps, WriteGrid, TourFormat::kGrid, RequestFor(problem));
  ExpectRoundTrip(problem, 1, PickSteps, WriteGrid, TourFormat::kGrid,
                  TourRequest{.closed = problem.closed});
}

RC_GTEST_PROP(FormatLaws, JsonToursAreReadAsWritten, ()) {
  const TourProblem problem = DrawTourProblem();
  const TourRequest request = DrawBool() ? RequestFor(problem) : TourRequest{};
  ExpectRoundTrip(problem, 3, PickPath, kWriteJson, TourFormat::kJson, request);
  ExpectRoundTrip(problem, 3, PickSteps, kWriteJson, TourFormat::kJson, request);
}

// A word that is no number, the rule that says so, and which byte of it is to blame.
struct BadWord {
  std::string text;
  Rule rule;
  std::int64_t offset = 0;
};

const std::vector<BadWord> kBadWords = {{"x", Rule::kNotANumber},
                                        {"-", Rule::kNotANumber},
                                        {"1.5", Rule::kNotANumber},
                                        {"12,", Rule::kNotANumber},
                                        {"9223372036854775808", Rule::kNumberOverflow},
                                        {"-9223372036854775809", Rule::kNumberOverflow},
                                        {std::string("7\0", 2), Rule::kOddByte, 1},
                                        {"\xEF\xBC\x91", Rule::kOddByte, 0},
                                        {"12\x1B[0m", Rule::kOddByte, 2}};

RC_GTEST_PROP(FormatLaws, AWordThatIsNoNumberIsNamedWhereItStands, ()) {
  const TilingProblem problem = DrawTilingProblem();
  std::mt19937_64 random = DrawRandom();
  std::vector<Word> words = WriteLabels(PickLabels(problem, random));
  words.front().before = Gap::kNothing;
  const auto at = static_cast<std::size_t>(Draw(0, std::ssize(words) - 1));
  const BadWord bad = DrawOf(kBadWords);
  words[at].text = bad.text;
  const Text text = LayOutAnyhow(words, random);
  // At the beginning of the input these bytes could be more than half a byte order mark.
  const auto reading = Read(text.bytes, TilingFormat::kLabels, RequestFor(problem));
  RC_ASSERT(reading.answers.size() == 1U);
  const auto& listed = reading.answers.front().faults.listed;
  RC_ASSERT(listed.size() == 1U);
  RC_ASSERT(listed.front().fault.rule == bad.rule);
  RC_ASSERT(listed.front().fault.index == static_cast<std::int64_t>(at));
  Position expected = text.places[at];
  expected.byte += bad.offset;
  expected.column += bad.offset;
  RC_ASSERT((listed.front().at == expected));
}

template <typename Certificate>
void ExpectSolverText(const std::string& bytes, auto format, const auto& request,
                      const auto& problem, const Certificate& certificate) {
  RC_LOG() << bytes;
  const auto reading = Read(bytes, format, request);
  RC_ASSERT(reading.answers.size() == 1U);
  const auto& answer = reading.answers.front();
  RC_ASSERT(answer.faults.Empty());
  RC_ASSERT((answer.problem == problem));
  RC_ASSERT((std::get<Certificate>(answer.certificate) == certificate));
}

RC_GTEST_PROP(FormatLaws, TheSolversTilingsAreReadAsPrinted, ()) {
  const std::int64_t side = std::int64_t{1} << Draw(0, 4);
  const TilingProblem problem{side, side, Cell{Draw(0, side - 1), Draw(0, side - 1)}};
  const auto tiling = std::get<Tiling>(SolveTiling(problem));
  const LabelCase labels{problem, ToLabelGrid(tiling)};
  const PieceList pieces = ToPieces(labels).certificate;
  const TilingRequest asked = RequestFor(problem);
  using enum TilingFormat;
  ExpectSolverText(SolverLabels(tiling), kLabels, asked, problem, labels.certificate);
  ExpectSolverText(SolverPieces(tiling), kPieces, asked, problem, pieces);
  ExpectSolverText(SolverJson(tiling), kJson, TilingRequest{}, problem, labels.certificate);
}

RC_GTEST_PROP(FormatLaws, TheSolversToursAreReadAsPrinted, ()) {
  TourProblem problem{.rows = Draw(5, 7), .cols = 6, .closed = DrawBool()};
  const auto tour = std::get<Tour>(SolveTour(problem));
  const PathCase path{problem, ToTourPath(tour)};
  const TourRequest asked = RequestFor(problem);
  using enum TourFormat;
  ExpectSolverText(SolverCells(tour), kCells, asked, problem, path.certificate);
  ExpectSolverText(SolverPairs(tour), kPairs, asked, problem, path.certificate);
  ExpectSolverText(SolverGrid(tour), kGrid, asked, problem, ToSteps(path).certificate);
  ExpectSolverText(SolverJson(tour), kJson, TourRequest{}, problem, path.certificate);
}

}  // namespace
}  // namespace onceover::properties
