// The outputs of other people's programs: every row of tests/vectors/wild/tilings.tsv gets the
// verdict that it states, and no damage to them crashes a reader or makes it accept what is no
// tiling.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "read_tiling_families.h"

namespace onceover::read {
namespace {

constexpr std::string_view kFolder = ONCEOVER_TEST_VECTORS "/wild/";
constexpr std::array<std::string_view, 5> kFamilies = {"labels", "shapes", "triples", "art",
                                                       "walls"};
constexpr std::array<std::string_view, 4> kMeanings = {"pieces", "reused-ids", "colouring",
                                                       "orientations"};

std::string FileOf(const std::string& name) {
  std::ifstream in(std::string(kFolder) + name, std::ios::binary);
  std::stringstream bytes;
  bytes << in.rdbuf();
  return bytes.str();
}

struct Row {
  std::string file;
  TilingRequest request;
  LabelMeaning meaning = LabelMeaning::kPieces;
  TilingFamily family = TilingFamily::kLabelMatrix;
  std::size_t answer = 1;
  std::string outcome = {};
  std::string fault = {};  // rule and index
};

template <typename Enum, std::size_t kCount>
Enum Named(const std::array<std::string_view, kCount>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_NE(found, names.end()) << name;
  return static_cast<Enum>(found - names.begin());
}

Row RowOf(const std::string& line) {
  std::vector<std::string> fields;
  std::stringstream in(line);
  for (std::string field; std::getline(in, field, '\t');) fields.push_back(field);
  fields.resize(10);
  Row row{.file = fields[0], .request = Asked(std::stoll(fields[1]), std::stoll(fields[2]))};
  if (const std::size_t comma = fields[3].find(','); comma != std::string::npos) {
    row.request.missing =
        Cell{std::stoll(fields[3].substr(0, comma)), std::stoll(fields[3].substr(comma + 1))};
  }
  row.meaning = Named<LabelMeaning>(kMeanings, fields[4]);
  row.family = Named<TilingFamily>(kFamilies, fields[5]);
  row.answer = std::stoul(fields[6]);
  row.outcome = fields[7];
  row.fault = fields[8] + " " + fields[9];
  return row;
}

std::vector<Row> Rows() {
  std::vector<Row> rows;
  std::ifstream in(std::string(kFolder) + "tilings.tsv");
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) rows.push_back(RowOf(line));
  return rows;
}

TEST(TilingVectors, GetTheVerdictThatTheTableStates) {
  for (const Row& row : Rows()) {
    SCOPED_TRACE(row.file + " answer " + std::to_string(row.answer));
    const FamilyReading result = ReadBy(row.family, FileOf(row.file), row.request, row.meaning);
    const std::string said = SayFirst(result.reading, row.answer - 1);
    if (row.outcome == "accepted") {
      EXPECT_EQ(said, "accepted");
    } else {
      EXPECT_EQ(said.substr(0, said.rfind(' ')), row.fault);
    }
  }
  EXPECT_EQ(Rows().size(), 70U);
}

TEST(TilingVectors, AreDetectedByTheirOwnFamiliesOnly) {
  std::map<std::string, std::set<TilingFamily>> families;
  for (const Row& row : Rows()) families[row.file].insert(row.family);
  for (const Row& row : Rows()) {
    const Text text(FileOf(row.file));
    for (const TilingFamilyEntry& entry : TilingFamilies()) {
      EXPECT_EQ(!entry.detect(text, row.request).empty(), families[row.file].contains(entry.family))
          << row.file << " " << kFamilies[static_cast<std::size_t>(entry.family)];
    }
  }
}

TEST(TilingVectors, AreReadWithoutTheirRequest) {
  std::size_t accepted = 0;
  for (const Row& row : Rows()) {
    if (row.outcome != "accepted") continue;
    SCOPED_TRACE(row.file);
    const FamilyReading result = ReadBy(row.family, FileOf(row.file), {}, row.meaning);
    EXPECT_EQ(SayFirst(result.reading, row.answer - 1), "accepted");
    ++accepted;
  }
  EXPECT_GE(accepted, 40U);
}

// A tiling by definition, stated once more: what is accepted must be one.
bool IsTiling(const TilingAnswer& answer) {
  std::map<std::int64_t, std::vector<Cell>> pieces;
  std::set<std::pair<std::int64_t, std::int64_t>> covered;
  const auto add = [&](std::int64_t piece, const Cell& cell) {
    pieces[piece].push_back(cell);
    return covered.emplace(cell.row, cell.col).second;
  };
  bool once = true;
  if (const auto* grid = std::get_if<LabelGrid>(&answer.certificate)) {
    for (std::size_t square = 0; square < grid->labels.size(); ++square) {
      const auto number = static_cast<std::int64_t>(square);
      const Cell cell{number / answer.problem.cols, number % answer.problem.cols};
      if (grid->labels[square] != 0) once = add(grid->labels[square], cell) && once;
    }
  } else {
    const auto& list = std::get<PieceList>(answer.certificate).pieces;
    for (std::size_t piece = 0; piece < list.size(); ++piece) {
      for (const Cell& cell : list[piece]) {
        once = add(static_cast<std::int64_t>(piece), cell) && once;
      }
    }
  }
  for (const auto& [label, squares] : pieces) {
    const auto [top, bottom] = std::ranges::minmax(squares, {}, &Cell::row);
    const auto [left, right] = std::ranges::minmax(squares, {}, &Cell::col);
    if (squares.size() != 3 || bottom.row - top.row != 1 || right.col - left.col != 1) return false;
  }
  const Cell* missing = std::get_if<Cell>(&answer.problem.missing);
  if (missing != nullptr && covered.contains({missing->row, missing->col})) return false;
  return once && std::ssize(covered) == answer.problem.rows * answer.problem.cols - 1;
}

std::string Mutated(std::string bytes, std::mt19937& random) {
  constexpr std::string_view kBytes = "0123456789 \n\t-+|_#XO?.,[](){}:ABab\"'\\\0\x80\xE2\xFF\x1B";
  const auto below = [&](std::size_t count) { return random() % count; };
  const std::size_t changes = 1 + below(4);
  for (std::size_t i = 0; i < changes && !bytes.empty(); ++i) {
    const std::size_t at = below(bytes.size());
    const std::size_t length = std::min(below(40), bytes.size() - at);
    switch (below(6)) {
      case 0:
        bytes[at] = kBytes[below(kBytes.size())];
        break;
      case 1:
        bytes.insert(at, 1, kBytes[below(kBytes.size())]);
        break;
      case 2:
        bytes.erase(at, 1 + below(3));
        break;
      case 3:
        bytes.erase(at, length);
        break;
      case 4:
        bytes.insert(at, bytes.substr(below(bytes.size()), length));
        break;
      default:
        bytes.resize(at);
    }
  }
  return bytes;
}

void ReadAll(const std::string& bytes, const TilingRequest& request, std::int64_t& accepted) {
  const Text text(bytes);
  for (const TilingFamilyEntry& entry : TilingFamilies()) {
    for (TilingForm form : entry.detect(text, request)) {
      for (std::size_t meaning = 0; meaning < kMeanings.size(); ++meaning) {
        form.meaning = static_cast<LabelMeaning>(meaning);
        Reading<TilingAnswer> reading;
        entry.read(text, form, request, kDefaultMaxFaults, reading);
        for (const TilingAnswer& answer : reading.answers) {
          const Verdict verdict = Judge(answer);
          for (std::size_t i = 0; i < verdict.faults.size(); ++i) {
            const Position at = PlaceOf(reading, answer, verdict.faults[i], i);
            ASSERT_LE(at.byte, std::ssize(bytes));
          }
          if (verdict.outcome != Outcome::kAccepted) continue;
          ++accepted;
          ASSERT_TRUE(IsTiling(answer)) << bytes;
        }
        if (form.family != TilingFamily::kLabelMatrix) break;
      }
    }
  }
}

TEST(TilingVectors, WithDamageAreNeverAcceptedWrongly) {
  std::mt19937 random(20240917);
  std::int64_t accepted = 0;
  for (const Row& row : Rows()) {
    const std::string whole = FileOf(row.file);
    const int times = whole.size() > 4000 ? 4 : 25;
    for (int i = 0; i < times; ++i) {
      const std::string bytes = Mutated(whole, random);
      ReadAll(bytes, i % 3 == 0 ? TilingRequest{} : row.request, accepted);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace onceover::read
