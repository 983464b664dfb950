#include "judge/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/report.h"
#include "read/value.h"

namespace onceover::properties {
namespace {

constexpr std::size_t kLinesShown = 20;
constexpr std::size_t kWidthShown = 120;
constexpr std::size_t kSizesShown = 12;

// A line of somebody's, fit to be printed.
std::string Shown(std::string_view line) {
  const bool is_long = line.size() > kWidthShown;
  return PrintableName(line.substr(0, kWidthShown)) + (is_long ? "..." : "");
}

// The first lines of somebody's bytes, indented.
std::string Excerpt(std::string_view title, std::string_view bytes, bool is_cut = false) {
  std::string text =
      fmt::format("{} ({}{} bytes):\n", title, is_cut ? "the first " : "", bytes.size());
  std::size_t lines = 0;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    if (++lines > kLinesShown) return text + "  ...\n";
    text += fmt::format("  {}\n", Shown(bytes.substr(0, end)));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return text;
}

// A word of a command for a shell.
std::string Quoted(const std::string& word) {
  const std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string AskAgain(const JudgeOptions& options, const RequestSpace& space,
                     const CampaignFailure& failure) {
  std::string text = options.is_tiling ? "onceover-judge tiling" : "onceover-judge tour";
  for (const std::string& word : options.repeated) text += " " + Quoted(word);
  std::string ask = failure.text;
  std::ranges::replace(ask, '\n', ' ');
  while (!ask.empty() && ask.back() == ' ') ask.pop_back();
  if (!space.pattern.words.empty()) text += " --ask " + Quoted(ask);
  text += " --";
  for (const std::string& word : options.program) text += " " + Quoted(word);
  return text;
}

std::string HowFound(const JudgeOptions& options, const RequestSpace& space,
                     const CampaignFailure& failure) {
  if (!options.ask.empty()) return "the request of --ask";
  if (failure.is_smallest) return "the smallest by area, rows, columns and square";
  if (failure.found.empty()) return "the smallest of its size by square";
  if (failure.shrink_steps == 0) {
    return fmt::format("no smaller one found in {} runs{}", failure.shrink_runs,
                       failure.is_shrinking_cut ? ", and the time for it is up" : "");
  }
  return fmt::format("shrunk in {} runs from {}{}", failure.shrink_runs,
                     DescribeRequest(space.is_tiling, failure.found),
                     failure.is_shrinking_cut ? ", until its time was up" : "");
}

std::string Counts(const JudgeOptions& options, const CampaignResult& result) {
  const auto requests = [](std::int64_t count, std::string_view kind) {
    return fmt::format("{} {} request{}", count, kind, count == 1 ? "" : "s");
  };
  std::string text = requests(result.small_asked, "small");
  if (result.random_asked > 0) {
    text += fmt::format(", {} (seed {})", requests(result.random_asked, "random"), options.seed);
  }
  if (result.unchecked > 0) {
    text += fmt::format("; {} refusals could not be checked", result.unchecked);
  }
  return text;
}

std::string Headline(const RequestSpace& space, const CampaignFailure& failure) {
  return fmt::format("failed: {}: {}\n", DescribeRequest(space.is_tiling, failure.request),
                     failure.verdict.summary);
}

std::string ReportFailure(const JudgeOptions& options, const RequestSpace& space,
                          const CampaignFailure& failure) {
  std::string text = Headline(space, failure);
  text += Excerpt(fmt::format("request, {}", HowFound(options, space, failure)), failure.text);
  if (HasPlaceholders(options.program)) {
    text += "arguments:\n ";
    for (const std::string& word : failure.command.arguments) text += " " + Shown(Quoted(word));
    text += "\n";
  }
  text += Excerpt("output", failure.run.output, failure.run.end == RunEnd::kOutput);
  if (!failure.run.errors.empty()) text += Excerpt("standard error", failure.run.errors);
  const bool has_input = !failure.command.input.empty();
  if (has_input && failure.run.unread == std::ssize(failure.command.input)) {
    text += "note: the program did not read its input\n";
  }
  text += failure.verdict.report;
  return text + fmt::format("again: {}\n", AskAgain(options, space, failure));
}

std::string Escaped(std::string_view text) {
  std::string xml;
  for (const char c : text) {
    switch (c) {
      case '&':
        xml += "&amp;";
        break;
      case '<':
        xml += "&lt;";
        break;
      case '>':
        xml += "&gt;";
        break;
      case '"':
        xml += "&quot;";
        break;
      case '\n':
        xml += "&#10;";
        break;
      default:
        xml += c;
    }
  }
  return xml;
}

// The failure of a size, if it is reported.
const CampaignFailure* FailureOf(const CampaignResult& result, const BoardSize& board) {
  if (result.failure && SizeOf(result.failure->request) == board) return &*result.failure;
  const auto other = std::ranges::find_if(
      result.others, [&](const CampaignFailure& it) { return SizeOf(it.request) == board; });
  return other == result.others.end() ? nullptr : &*other;
}

std::string NameOf(const BoardSize& board) {
  if (board == BoardSize{}) return "the only request";
  return fmt::format("{}x{}", board.rows, board.cols);
}

}  // namespace

std::string ReportText(const JudgeOptions& options, const RequestSpace& space,
                       const CampaignResult& result) {
  if (result.failure) {
    std::string text = ReportFailure(options, space, *result.failure);
    for (const CampaignFailure& other : result.others) text += Headline(space, other);
    return text + fmt::format("asked: {}\n", Counts(options, result));
  }
  return fmt::format("passed: {}\n", Counts(options, result));
}

std::string ReportTimes(const CampaignResult& result) {
  std::string text;
  const std::size_t skipped = result.sizes.size() - std::min(result.sizes.size(), kSizesShown);
  for (std::size_t i = skipped; i < result.sizes.size(); ++i) {
    const SizeRecord& size = result.sizes[i];
    text += fmt::format("time: {}: {} requests, {:.3g} s each, {:.3g} s at most\n",
                        NameOf(size.board), size.requests,
                        size.total_seconds / static_cast<double>(size.requests), size.max_seconds);
  }
  if (const auto exponent = GrowthExponent(result.sizes)) {
    text += fmt::format("time: grows as the number of squares to the power {:.2f}\n", *exponent);
  }
  return text;
}

std::string ReportJunit(const JudgeOptions& options, const RequestSpace& space,
                        const CampaignResult& result) {
  const std::string suite =
      fmt::format("onceover-judge {}{}{}", options.is_tiling ? "tiling" : "tour",
                  options.profile.empty() ? "" : " ", options.profile);
  // A failure that was shrunk to a size that was not asked before has a case of its own.
  std::vector<SizeRecord> sizes = result.sizes;
  const auto& failure = result.failure;
  const auto is_asked = [&](const SizeRecord& size) {
    return size.board == SizeOf(failure->request);
  };
  if (failure && std::ranges::none_of(sizes, is_asked)) {
    sizes.push_back({.board = SizeOf(failure->request), .requests = 1});
  }
  std::string cases;
  double seconds = 0;
  for (const SizeRecord& size : sizes) {
    seconds += size.total_seconds;
    cases += fmt::format("  <testcase classname=\"{}\" name=\"{}\" time=\"{:.6f}\"", Escaped(suite),
                         NameOf(size.board), size.total_seconds);
    const CampaignFailure* failed = FailureOf(result, size.board);
    if (failed == nullptr) {
      cases += "/>\n";
      continue;
    }
    cases += fmt::format(">\n    <failure message=\"{}\">{}</failure>\n  </testcase>\n",
                         Escaped(failed->verdict.summary),
                         Escaped(ReportFailure(options, space, *failed)));
  }
  for (const BoardSize& board : result.skipped) {
    cases +=
        fmt::format("  <testcase classname=\"{}\" name=\"{}\">\n    <skipped/>\n  </testcase>\n",
                    Escaped(suite), NameOf(board));
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\" "
      "time=\"{:.6f}\">\n{}</testsuite>\n",
      Escaped(suite), sizes.size() + result.skipped.size(),
      (failure ? 1 : 0) + std::ssize(result.others), result.skipped.size(), seconds, cases);
}

}  // namespace onceover::properties
