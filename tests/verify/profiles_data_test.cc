// The profiles as data: well-formed, each with its samples, and no published sample without a
// profile.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>

#include "profiles_vectors.h"
#include "read/profile.h"
#include "read/request_language.h"

namespace onceover::read {
namespace {

using profiles_vectors::FileOf;
using profiles_vectors::Row;
using profiles_vectors::Rows;
using profiles_vectors::TableOf;

TEST(Profiles, AreTilingsThenTours) {
  EXPECT_EQ(TilingProfiles().size(), 21U);
  EXPECT_EQ(TourProfiles().size(), 30U);
  ASSERT_EQ(Profiles().size(), 51U);
  EXPECT_TRUE(std::ranges::all_of(TilingProfiles(), IsTiling));
  EXPECT_TRUE(std::ranges::none_of(TourProfiles(), IsTiling));
  EXPECT_EQ(Profiles().front().name, TilingProfiles().front().name);
  EXPECT_EQ(Profiles().back().name, TourProfiles().back().name);
}

TEST(Profiles, HaveDifferentNamesInKebabCase) {
  std::set<std::string_view> names;
  for (const Profile& profile : Profiles()) {
    EXPECT_EQ(profile.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
              std::string_view::npos)
        << profile.name;
    EXPECT_FALSE(profile.name.empty());
    EXPECT_TRUE(names.insert(profile.name).second) << profile.name;
  }
}

TEST(Profiles, AreFoundByName) {
  for (const Profile& profile : Profiles()) EXPECT_EQ(FindProfile(profile.name), &profile);
  EXPECT_EQ(FindProfile("no-such-profile"), nullptr);
  EXPECT_EQ(FindProfile(""), nullptr);
}

TEST(Profiles, HaveATitleOfOneLineInAscii) {
  for (const Profile& profile : Profiles()) {
    EXPECT_FALSE(profile.title.empty()) << profile.name;
    EXPECT_TRUE(std::ranges::all_of(profile.title, [](char byte) {
      return byte >= ' ' && byte <= '~';
    })) << profile.name;
  }
}

TEST(Profiles, DescribeTheirRequestsByPatterns) {
  for (const Profile& profile : Profiles()) {
    EXPECT_TRUE(IsRequestPattern(profile.request.pattern)) << profile.name;
    EXPECT_TRUE(profile.request.base == 0 || profile.request.base == 1) << profile.name;
  }
}

TEST(Profiles, AreConsistent) {
  for (const Profile& profile : Profiles()) {
    const bool is_headed = profile.layout.cut == Cut::kHeaders;
    EXPECT_EQ(is_headed, !profile.layout.header.empty()) << profile.name;
    const bool may_refuse =
        !profile.refusal.words.lines.empty() || !profile.refusal.words.prefixes.empty();
    EXPECT_TRUE(may_refuse || profile.refusal.denies == Denies::kTheAnswer) << profile.name;
    EXPECT_TRUE(may_refuse || !profile.refusal.is_required) << profile.name;
    EXPECT_TRUE(!IsTiling(profile) || !profile.closed) << profile.name;
    const bool takes_many =
        profile.accepts == Accepts::kEverySolution || profile.accepts == Accepts::kManyDifferent;
    EXPECT_EQ(takes_many, profile.counts == Counts::kAll) << profile.name;
    EXPECT_TRUE(profile.layout.lead != Lead::kCount || profile.request.pattern.empty())
        << profile.name;
    if (profile.accepts == Accepts::kManyDifferent) {
      EXPECT_FALSE(may_refuse) << profile.name;
      EXPECT_EQ(std::get<TourForm>(profile.form).family, TourFamily::kStepMatrix) << profile.name;
    }
  }
}

TEST(Profiles, HaveASampleAndABrokenOne) {
  std::map<std::string, std::set<std::string>, std::less<>> answers;
  for (const Row& row : Rows()) {
    EXPECT_NE(FindProfile(row.profile), nullptr) << row.profile;
    answers[row.profile].insert(row.answer);
    if (row.answer == "mutated.txt") {
      EXPECT_NE(row.rules, "accepted") << row.profile;
    }
    if (row.answer != "answer.txt") continue;
    EXPECT_EQ(row.rules, "accepted") << row.profile;
    EXPECT_EQ(row.source, FindProfile(row.profile)->sample) << row.profile;
  }
  for (const Profile& profile : Profiles()) {
    EXPECT_EQ(answers[std::string(profile.name)].count("answer.txt"), 1U) << profile.name;
    EXPECT_EQ(answers[std::string(profile.name)].count("mutated.txt"), 1U) << profile.name;
  }
  EXPECT_EQ(answers.size(), Profiles().size());
}

TEST(Profiles, HaveNoSampleThatNoRowJudges) {
  std::set<std::string> named = {"expected.tsv", "published.tsv"};
  for (const Row& row : Rows()) {
    EXPECT_FALSE(FileOf(row.profile + "/" + row.answer).empty()) << row.profile << row.answer;
    named.insert(row.profile + "/" + row.answer);
    named.insert(row.profile + "/" + row.request);
  }
  const std::filesystem::path folder = ONCEOVER_TEST_VECTORS "/profiles";
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    EXPECT_EQ(named.count(entry.path().lexically_relative(folder).string()), 1U) << entry.path();
    ++files;
  }
  EXPECT_EQ(files, named.size());
}

TEST(Profiles, CoverEveryPublishedSampleOnce) {
  std::map<std::string, std::size_t> uses;
  for (const auto& fields : TableOf("published.tsv")) uses[fields.at(0)] = 0;
  ASSERT_EQ(uses.size(), 46U);
  for (const Row& row : Rows()) {
    if (row.source == "generated") continue;
    ASSERT_EQ(uses.count(row.source), 1U) << row.source;
    ++uses[row.source];
  }
  for (const auto& [id, count] : uses) EXPECT_EQ(count, 1U) << id;
}

TEST(Profiles, StandInTheDocumentsInTheirOrder) {
  std::ifstream document(ONCEOVER_TEST_VECTORS "/../../docs/profiles.md");
  std::size_t found = 0;
  std::string line;
  while (std::getline(document, line) && found < Profiles().size()) {
    const Profile& next = Profiles()[found];
    if (!line.starts_with("| `" + std::string(next.name) + "` |")) continue;
    const std::string pattern(next.request.pattern.empty() ? "| none" : next.request.pattern);
    EXPECT_NE(line.find(pattern), std::string::npos) << line;
    EXPECT_NE(line.find(next.sample), std::string::npos) << line;
    ++found;
  }
  ASSERT_EQ(found, Profiles().size()) << Profiles()[found].name;
}

TEST(Profiles, ReadTheRequestsOfTheirSamples) {
  std::size_t requests = 0;
  for (const Row& row : Rows()) {
    std::istringstream in(FileOf(row.profile + "/" + row.request));
    const auto read = ReadRequests(FindProfile(row.profile)->request, in);
    const auto* error = std::get_if<RequestError>(&read);
    EXPECT_EQ(error, nullptr) << row.profile << ": " << (error ? error->text : "");
    if (error == nullptr) requests += std::get<std::vector<CaseRequest>>(read).size();
  }
  EXPECT_GT(requests, Rows().size());
}

}  // namespace
}  // namespace onceover::read
