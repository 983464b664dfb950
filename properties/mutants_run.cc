#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "mutants_files.h"

namespace onceover::mutants {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

enum class Said : std::uint8_t { kAccepts, kRejects, kNothing };

void Replace(std::string_view mark, const std::string& text, std::string& word) {
  for (auto at = word.find(mark); at != std::string::npos; at = word.find(mark, at)) {
    word.replace(at, mark.size(), text);
    at += text.size();
  }
}

std::vector<std::string> WordsOf(const CheckerOptions& options, const Entry& entry,
                                 const fs::path& directory) {
  const std::string base = (directory / AnswerFile(entry)).replace_extension().string();
  std::istringstream in(options.command);
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    Replace("{request}", base + ".in", word);
    Replace("{expected}", base + ".ans", word);
    Replace("{answer}", base + ".out", word);
    Replace("{feedback}", (directory / "feedback").string() + "/", word);
    words.push_back(word);
  }
  return words;
}

// Starts a program in a process group of its own, its output dropped.
pid_t Start(std::vector<std::string> words, const std::string& input) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&files, 0, input.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t process = -1;
  const int error =
      posix_spawnp(&process, arguments.front(), &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) {
    throw QuestionError{
        fmt::format("--run: cannot start '{}': {}", words.front(), std::strerror(error))};
  }
  return process;
}

// The wait status, or -1 after the time limit. The process group is gone afterwards.
int WaitFor(pid_t process, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  auto pause = std::chrono::microseconds(200);
  int status = 0;
  while (waitpid(process, &status, WNOHANG) == 0) {
    if (Clock::now() >= end) {
      kill(-process, SIGKILL);
      waitpid(process, &status, 0);
      return -1;
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, std::chrono::microseconds(20'000));
  }
  kill(-process, SIGKILL);  // what it may have left behind
  return status;
}

Said Ask(const CheckerOptions& options, const Entry& entry, const fs::path& directory) {
  const std::string input =
      options.answer_on_stdin ? (directory / AnswerFile(entry)).string() : "/dev/null";
  const pid_t process = Start(WordsOf(options, entry, directory), input);
  const int status = WaitFor(process, options.time_limit);
  if (status < 0 || !WIFEXITED(status)) return Said::kNothing;
  const int exit = WEXITSTATUS(status);
  if (exit == options.accept_exit) return Said::kAccepts;
  if (exit == options.reject_exit || options.reject_exit < 0) return Said::kRejects;
  return Said::kNothing;
}

struct Row {
  std::int64_t asked = 0;
  std::int64_t wrong = 0;    // accepted though broken, or rejected though right
  std::int64_t nothing = 0;  // no verdict
};

void Print(std::string_view text) { std::cout << text; }

}  // namespace

bool RunChecker(const std::vector<Entry>& entries, const fs::path& directory,
                const CheckerOptions& options) {
  if (std::string word; !(std::istringstream(options.command) >> word)) {
    throw QuestionError{"--run: the command is empty"};
  }
  if (options.command.find("{feedback}") != std::string::npos) {
    std::error_code error;
    fs::create_directories(directory / "feedback", error);
    if (error) throw QuestionError{fmt::format("feedback: {}", error.message())};
  }
  Row right;
  std::array<Row, kRuleCount> rules{};
  std::string missed;
  for (const Entry& entry : entries) {
    const bool is_right = entry.rules.empty();
    Row& row = is_right ? right : rules[static_cast<std::size_t>(entry.aim)];
    const Said said = Ask(options, entry, directory);
    ++row.asked;
    if (said == (is_right ? Said::kAccepts : Said::kRejects)) continue;
    const bool is_nothing = said == Said::kNothing;
    ++(is_nothing ? row.nothing : row.wrong);
    missed +=
        fmt::format("{} {}: {}\n", is_nothing ? "no verdict" : (is_right ? "rejected" : "accepted"),
                    AnswerFile(entry), entry.what);
  }
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
  Print(missed);
  return missed.empty();
}

}  // namespace onceover::mutants
