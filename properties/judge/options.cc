#include "judge/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "judge/command_words.h"
#include "judge/profile_requests.h"
#include "read/profile.h"
#include "read/value.h"

namespace onceover::properties {
namespace {

constexpr std::int64_t kSmallTilings = 64;
constexpr std::int64_t kSmallTours = 25;
constexpr std::int64_t kMostSide = 1 << 15;

const read::Profile* ProfileOf(const JudgeOptions& options) {
  if (options.profile.empty()) return nullptr;
  const read::Profile* profile = read::FindProfile(options.profile);
  if (profile == nullptr) {
    throw QuestionError{
        fmt::format("--profile: '{}' is no profile; `onceover-check profiles` lists "
                    "them",
                    read::Escape(options.profile))};
  }
  if (read::IsTiling(*profile) != options.is_tiling) {
    throw QuestionError{fmt::format("--profile: {} is a profile of {}", profile->name,
                                    options.is_tiling ? "tours" : "tilings")};
  }
  return profile;
}

std::int64_t ParseWhole(std::string_view option, std::string_view text, std::int64_t least,
                        std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < least || value > most) {
    throw QuestionError{fmt::format("{}: '{}' is no number from {} to {}", option,
                                    read::Escape(text), least, most)};
  }
  return value;
}

BoardSize ParseBoard(const std::string& text) {
  const std::size_t cross = std::min(text.find('x'), text.size());
  const std::string_view all = text;
  const std::int64_t rows = ParseWhole("--board", all.substr(0, cross), 1, kMostSide);
  return {rows, ParseWhole("--board", all.substr(std::min(cross + 1, text.size())), 1, kMostSide)};
}

read::Selection ParseAnswers(const std::string& text) {
  using Kind = read::Selection::Kind;
  if (text.empty() || text == "all") return {};
  if (text == "first") return {.kind = Kind::kFirst};
  if (text == "last") return {.kind = Kind::kLast};
  return {.kind = Kind::kNumber,
          .number = static_cast<std::size_t>(ParseWhole("--answers", text, 1, 1'000'000))};
}

std::vector<int> ParseExits(const std::string& text) {
  std::vector<int> exits;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) {
    exits.push_back(static_cast<int>(ParseWhole("--ok-exit", part, 0, 255)));
  }
  if (exits.empty()) throw QuestionError{"--ok-exit: no exit status is given"};
  return exits;
}

// The words of the reference solution's command.
std::vector<std::string> ParseExpected(const JudgeOptions& options, const read::Profile* profile) {
  std::vector<std::string> words;
  if (options.expected.empty()) return words;
  const bool wants_one = profile != nullptr && (read::IsCompared(profile->accepts) ||
                                                profile->accepts == read::Accepts::kReference);
  if (!wants_one) {
    throw QuestionError{"--expected: only for a --profile that wants one particular answer"};
  }
  words = SplitAtBlanks(options.expected);
  if (words.empty()) throw QuestionError{"--expected: the command is empty"};
  return words;
}

// The pattern that the placeholders of a program's arguments make: what is written nowhere does not
// vary. Nothing if there are none, or if the whole request is one of them.
std::string PatternOfPlaceholders(const JudgeOptions& options) {
  const auto has = [&](std::string_view name) { return HasPlaceholder(options.program, name); };
  if (has("{request}") || !HasPlaceholders(options.program)) return "";
  std::string pattern;
  const auto add = [&](std::string_view word) {
    pattern += (pattern.empty() ? "" : " ") + std::string(word);
  };
  if (has("{rows}") && has("{cols}")) {
    add("R C");
  } else if (has("{rows}") || has("{cols}")) {
    add("n");
  } else if (has("{k}")) {
    add("k");
  }
  if (has("{row}")) add("r");
  if (has("{col}")) add("c");
  return pattern;
}

void UsePattern(RequestSpace& space, const std::string& pattern) {
  space.pattern = ParseRequestPattern(pattern);
  space.plain_pattern = space.pattern.Plain();
  if (!read::IsRequestPattern(space.plain_pattern)) {
    throw QuestionError{
        fmt::format("--request: '{}' is no pattern; docs/profiles.md has the "
                    "letters",
                    read::Escape(pattern))};
  }
}

RequestSpace SpaceWithoutProfile(const JudgeOptions& options) {
  RequestSpace space;
  space.is_tiling = options.is_tiling;
  space.bounds = options.is_tiling ? BoardBounds{2, 64, 0} : BoardBounds{1, 16, 0};
  std::string pattern = options.request;
  if (pattern.empty()) pattern = PatternOfPlaceholders(options);
  if (pattern.empty()) pattern = options.is_tiling ? "M r c" : "*(s) -1";
  UsePattern(space, pattern);
  const bool says_size = space.pattern.SaysBoard();
  if (!says_size) space.board = BoardSize{8, 8};
  if (space.pattern.repeats && says_size) {
    throw QuestionError{"--request: several cases on boards of several sizes need a --profile"};
  }
  return space;
}

void ApplyBounds(RequestSpace& space, const JudgeOptions& options) {
  if (options.min_side > 0) space.bounds.min_side = options.min_side;
  if (options.max_side > 0) space.bounds.max_side = options.max_side;
  if (space.bounds.min_side > space.bounds.max_side) {
    throw QuestionError{fmt::format("--min-side: {} is more than the greatest side, {}",
                                    space.bounds.min_side, space.bounds.max_side)};
  }
}

Request ParseAsk(const RequestSpace& space, const std::string& text) {
  std::istringstream in(text);
  auto read = read::ReadRequests(space.Format(), in);
  if (const auto* error = std::get_if<RequestError>(&read)) {
    throw QuestionError{
        fmt::format("--ask:{}:{}: {}", error->at.line, error->at.column, error->text)};
  }
  auto request = std::get<Request>(std::move(read));
  if (request.empty()) throw QuestionError{"--ask: the request asks for nothing"};
  return request;
}

}  // namespace

RequestSpace SpaceOf(const JudgeOptions& options) {
  const read::Profile* profile = ProfileOf(options);
  RequestSpace space = profile != nullptr ? SpaceOf(*profile) : SpaceWithoutProfile(options);
  if (profile != nullptr && !options.request.empty()) {
    throw QuestionError{"--request: the profile says how requests are written"};
  }
  if (!options.board.empty()) {
    if (!space.board || profile != nullptr) {
      throw QuestionError{"--board: the request says the board, or the profile does"};
    }
    space.board = ParseBoard(options.board);
  }
  if (options.closed && profile != nullptr) {
    throw QuestionError{"--closed: the profile says what is asked"};
  }
  space.closed = space.closed || options.closed;
  space.any_rectangle = options.rectangles;
  if (!options.from.empty()) space.base = ParseWhole("--from", options.from, 0, 1);
  if (options.solvable) space.has_unsolvable = false;
  ApplyBounds(space, options);
  return space;
}

CampaignPlan PlanOf(const JudgeOptions& options, const RequestSpace& space) {
  CampaignPlan plan;
  plan.rules.space = &space;
  plan.rules.profile = ProfileOf(options);
  plan.rules.selection = ParseAnswers(options.answers);
  if (!options.base.empty()) plan.rules.form.base = ParseWhole("--base", options.base, 0, 1);
  plan.rules.ok_exits = ParseExits(options.ok_exit);
  plan.rules.limits = {.wall_seconds = options.time,
                       .cpu_seconds = options.cpu_time,
                       .memory_bytes = options.memory_mib << 20,
                       .output_bytes = options.output_mib << 20,
                       .processes = options.processes};
  plan.arguments = options.program;
  plan.expected = ParseExpected(options, plan.rules.profile);
  plan.keep_going = options.keep_going;
  plan.seed = options.seed;
  plan.jobs = options.jobs;
  plan.shrink_seconds = options.shrink_time;
  plan.has_progress = !options.quiet;
  if (!options.ask.empty()) {
    plan.small = {ParseAsk(space, options.ask)};
    plan.cases = 0;
    return plan;
  }
  const std::int64_t usual = space.is_tiling ? kSmallTilings : kSmallTours;
  plan.small = SmallRequests(space, options.exhaustive > 0 ? options.exhaustive : usual);
  const bool has_one = space.pattern.words.empty();
  plan.cases = has_one ? 0 : options.cases;
  return plan;
}

}  // namespace onceover::properties
