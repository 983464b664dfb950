#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "judge/command_words.h"
#include "judge/run_program.h"
#include "mutants/files.h"

namespace onceover::mutants {
namespace {

namespace fs = std::filesystem;
using properties::ProgramRun;
using properties::ReplaceAll;
using properties::RunEnd;
using properties::RunResult;

enum class Said : std::uint8_t { kAccepts, kRejects, kNothing };

// The entry's own directory for feedback; made when it is first asked for.
std::string FeedbackOf(const Entry& entry, const fs::path& directory) {
  const fs::path feedback = directory / "feedback" / entry.name;
  std::error_code error;
  fs::create_directories(feedback, error);
  if (error) throw QuestionError{fmt::format("feedback: {}", error.message())};
  return feedback.string() + "/";
}

properties::Command CommandOf(const CheckerOptions& options, const Entry& entry,
                              const fs::path& directory) {
  const std::string base = (directory / AnswerFile(entry)).replace_extension().string();
  properties::Command command;
  if (options.answer_on_stdin) command.input = entry.answer;
  command.arguments = properties::SplitAtBlanks(options.command);
  for (std::string& word : command.arguments) {
    ReplaceAll(word, "{request}", base + ".in");
    ReplaceAll(word, "{expected}", base + ".ans");
    ReplaceAll(word, "{answer}", base + ".out");
    if (word.find("{feedback}") != std::string::npos) {
      ReplaceAll(word, "{feedback}", FeedbackOf(entry, directory));
    }
  }
  return command;
}

Said Understand(const CheckerOptions& options, const properties::Command& command,
                const RunResult& result) {
  if (result.end == RunEnd::kNotStarted) {
    throw QuestionError{fmt::format("--run: cannot start '{}': {}", command.arguments.front(),
                                    std::strerror(result.code))};
  }
  if (result.end != RunEnd::kExited) return Said::kNothing;
  if (result.code == options.accept_exit) return Said::kAccepts;
  if (result.code == options.reject_exit || options.reject_exit < 0) return Said::kRejects;
  return Said::kNothing;
}

// One run under way.
struct Running {
  std::size_t number;
  properties::Command command;
  std::unique_ptr<ProgramRun> run;
};

// What the checker says of each entry, so many runs at once.
std::vector<Said> AskAll(const std::vector<Entry>& entries, const fs::path& directory,
                         const CheckerOptions& options) {
  const properties::RunLimits limits = {.wall_seconds = options.time_limit,
                                        .cpu_seconds = options.time_limit,
                                        .memory_bytes = std::int64_t{4} << 30,
                                        .processes = 64};
  std::vector<Said> said(entries.size(), Said::kNothing);
  std::vector<Running> running;
  std::size_t next = 0;
  while (next < entries.size() || !running.empty()) {
    if (const int signal = properties::StopSignal(); signal != 0) {
      throw QuestionError{fmt::format("stopped by signal {}; nothing is left running", signal)};
    }
    while (next < entries.size() && std::ssize(running) < options.jobs) {
      auto command = CommandOf(options, entries[next], directory);
      auto run = std::make_unique<ProgramRun>(command, limits);
      running.push_back({next, std::move(command), std::move(run)});
      ++next;
    }
    for (const Running& ended : properties::TakeEnded(running)) {
      said[ended.number] = Understand(options, ended.command, ended.run->Result());
    }
  }
  return said;
}

struct Row {
  std::int64_t asked = 0;
  std::int64_t wrong = 0;    // accepted though broken, or rejected though right
  std::int64_t nothing = 0;  // no verdict
};

void Print(std::string_view text) { std::cout << text; }

void PrintTable(const std::array<Row, kRuleCount>& rules, const Row& right) {
  Print(fmt::format("{:<24} {:>6} {:>8} {:>10}\n", "rule", "broken", "accepted", "no verdict"));
  Row total;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    const Row& row = rules[rule];
    if (row.asked == 0) continue;
    Print(fmt::format("{:<24} {:>6} {:>8} {:>10}{}\n", RuleId(static_cast<Rule>(rule)), row.asked,
                      row.wrong, row.nothing, row.wrong + row.nothing > 0 ? "  missed" : ""));
    total.asked += row.asked;
    total.wrong += row.wrong;
    total.nothing += row.nothing;
  }
  Print(fmt::format("{:<24} {:>6} {:>8} {:>10}\n", "all", total.asked, total.wrong, total.nothing));
  Print(fmt::format("{:<24} {:>6} {:>8} {:>10}\n", "", "right", "rejected", "no verdict"));
  Print(fmt::format("{:<24} {:>6} {:>8} {:>10}\n", "", right.asked, right.wrong, right.nothing));
}

}  // namespace

bool RunChecker(const std::vector<Entry>& entries, const fs::path& directory,
                const CheckerOptions& options) {
  if (properties::SplitAtBlanks(options.command).empty()) {
    throw QuestionError{"--run: the command is empty"};
  }
  const std::vector<Said> said = AskAll(entries, directory, options);
  Row right;
  std::array<Row, kRuleCount> rules{};
  std::string missed;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    const bool is_right = entry.rules.empty();
    Row& row = is_right ? right : rules[static_cast<std::size_t>(entry.aim)];
    ++row.asked;
    if (said[i] == (is_right ? Said::kAccepts : Said::kRejects)) continue;
    const bool is_nothing = said[i] == Said::kNothing;
    ++(is_nothing ? row.nothing : row.wrong);
    missed +=
        fmt::format("{} {}: {}\n", is_nothing ? "no verdict" : (is_right ? "rejected" : "accepted"),
                    AnswerFile(entry), entry.what);
  }
  PrintTable(rules, right);
  Print(missed);
  return missed.empty();
}

}  // namespace onceover::mutants
