// Do the readers make of what people's programs print what it is? One row of tours.tsv for each
// answer: its families, its verdict, and its first fault.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"
#include "read/families.h"
#include "read/text.h"
#include "tour_reading.h"

namespace onceover {
namespace {

const std::string kFolder = ONCEOVER_WILD_VECTORS;

struct Row {
  std::string file, rows, cols, closed, families, base, answers, answer, outcome, rule, cell, place;
};

std::string Bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Row> Rows() {
  std::vector<Row> rows;
  std::ifstream in(kFolder + "/tours.tsv");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    Row row;
    words >> row.file >> row.rows >> row.cols >> row.closed >> row.families >> row.base >>
        row.answers >> row.answer >> row.outcome >> row.rule >> row.cell >> row.place;
    EXPECT_TRUE(words) << line;
    rows.push_back(row);
  }
  return rows;
}

TourRequest RequestOf(const Row& row, bool with_board) {
  TourRequest request{.closed = row.closed == "yes"};
  if (with_board && row.rows != "-") request.board = {std::stoll(row.rows), std::stoll(row.cols)};
  return request;
}

std::string Expected(const Row& row) {
  if (row.outcome == "accepted") return "accepted";
  return row.rule + " " + row.cell + " at " + row.place;
}

void ExpectRow(const Row& row, const TourRequest& request) {
  const read::Text text(Bytes(kFolder + "/tours/" + row.file));
  const auto all = tour_reading::ReadAll(text, request);
  EXPECT_EQ(tour_reading::FamiliesOf(all), row.families);
  if (row.outcome == "none") return;
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().form.base, std::stoll(row.base));
  std::optional<read::TourFamily> last;
  for (const auto& found : all) {
    if (last == found.form.family) continue;  // its less likely forms are reported beside the first
    last = found.form.family;
    const auto& answers = found.reading.answers;
    ASSERT_EQ(answers.size(), std::stoul(row.answers));
    const bool is_all = row.answer == "all";
    const std::size_t first = is_all                 ? 0
                              : row.answer == "last" ? answers.size() - 1
                                                     : std::stoul(row.answer) - 1;
    for (std::size_t i = first; i <= (is_all ? answers.size() - 1 : first); ++i) {
      EXPECT_EQ(tour_reading::Say(found.reading, answers[i]), Expected(row)) << "answer " << i + 1;
    }
  }
}

TEST(WildTours, EachRowGetsItsVerdict) {
  const std::vector<Row> rows = Rows();
  EXPECT_EQ(rows.size(), 88U);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.file + " answer " + row.answer);
    ExpectRow(row, RequestOf(row, true));
  }
}

TEST(WildTours, EachRowGetsItsVerdictWithoutItsBoard) {
  for (const Row& row : Rows()) {
    SCOPED_TRACE(row.file + " answer " + row.answer);
    ExpectRow(row, RequestOf(row, false));
  }
}

TEST(WildTours, AnotherBoardThanAskedForIsNeverAccepted) {
  for (const Row& row : Rows()) {
    SCOPED_TRACE(row.file);
    const TourRequest request{.board = BoardSize{9, 14}};
    const read::Text text(Bytes(kFolder + "/tours/" + row.file));
    for (const auto& found : tour_reading::ReadAll(text, request)) {
      for (const auto& answer : found.reading.answers) {
        EXPECT_NE(tour_reading::Say(found.reading, answer), "accepted");
      }
    }
  }
}

// ---- Any bytes

// A tour by its plainest definition, for what the readers yield.
bool IsTour(const TourProblem& problem, const std::vector<Cell>& path) {
  std::set<std::pair<std::int64_t, std::int64_t>> seen;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto [row, col] = path[i];
    if (row < 0 || row >= problem.rows || col < 0 || col >= problem.cols) return false;
    if (!seen.emplace(row, col).second) return false;
    if (i == 0) continue;
    const std::int64_t moved = (row - path[i - 1].row) * (col - path[i - 1].col);
    if (moved != 2 && moved != -2) return false;
  }
  return std::ssize(path) == problem.rows * problem.cols;
}

std::vector<Cell> PathOf(const TourAnswer& answer) {
  if (const auto* path = std::get_if<TourPath>(&answer.certificate)) return path->squares;
  const auto& steps = std::get<StepGrid>(answer.certificate).steps;
  std::vector<Cell> path(steps.size(), Cell{-1, -1});
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto square = static_cast<std::int64_t>(i);
    if (steps[i] < 1 || steps[i] > std::ssize(steps)) continue;
    path[static_cast<std::size_t>(steps[i]) - 1] = {square / answer.problem.cols,
                                                    square % answer.problem.cols};
  }
  return path;
}

void ExpectSense(const std::string& bytes, const TourRequest& request) {
  const read::Text text(bytes);
  for (const auto& found : tour_reading::ReadAll(text, request)) {
    for (const auto& answer : found.reading.answers) {
      const Verdict verdict = Judge(answer);
      for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
        const Position at = PlaceOf(found.reading, answer, verdict.faults[i], i);
        ASSERT_GE(at.byte, 0);
        ASSERT_LE(at.byte, std::ssize(bytes));
      }
      if (verdict.outcome != Outcome::kAccepted) continue;
      ASSERT_TRUE(IsTour(answer.problem, PathOf(answer)));
    }
  }
}

std::string Mutate(std::string bytes, std::mt19937& random) {
  constexpr std::string_view kBytes = "0123456789 \n\t.,-()[]{}|abkK\x1B;:/\0\xE2\xFF";
  const auto below = [&](std::size_t end) { return random() % end; };
  for (std::size_t i = 0, times = 1 + below(4); i < times && !bytes.empty(); ++i) {
    const std::size_t at = below(bytes.size());
    const std::size_t length = std::min<std::size_t>(1 + below(9), bytes.size() - at);
    const char byte = kBytes[below(kBytes.size())];
    switch (below(5)) {
      case 0:
        bytes[at] = byte;
        break;
      case 1:
        bytes.erase(at, length);
        break;
      case 2:
        bytes.insert(at, 1, byte);
        break;
      case 3:
        bytes.insert(below(bytes.size()), bytes.substr(at, length));
        break;
      default:
        bytes.resize(at);
    }
  }
  return bytes;
}

TEST(WildTours, DamagedFilesNeverCrashAndOnlyToursAreAccepted) {
  std::mt19937 random(20240229);
  std::int64_t cases = 0;
  for (const Row& row : Rows()) {
    const std::string bytes = Bytes(kFolder + "/tours/" + row.file);
    if (bytes.size() > 3000) continue;
    SCOPED_TRACE(row.file);
    for (int i = 0; i < 60; ++i, ++cases) {
      SCOPED_TRACE(i);
      ExpectSense(Mutate(bytes, random), RequestOf(row, i % 2 == 0));
    }
  }
  EXPECT_GT(cases, 4000);
}

TEST(WildTours, RandomBytesNeverCrash) {
  std::mt19937 random(1848);
  for (int i = 0; i < 2000; ++i) {
    SCOPED_TRACE(i);
    std::string bytes(random() % 300, '\0');
    const std::uint32_t range = i % 2 == 0 ? 256U : 96U;
    for (char& byte : bytes) byte = static_cast<char>(random() % range);
    TourRequest request;
    if (i % 3 == 0) request.board = BoardSize{3, 4};
    ExpectSense(bytes, request);
  }
}

}  // namespace
}  // namespace onceover
