// onceover-judge: property-based test of somebody else's program.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <new>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "judge/campaign.h"
#include "judge/options.h"
#include "judge/report.h"
#include "onceover/report.h"
#include "read/value.h"

namespace onceover::properties {
namespace {

constexpr int kPassed = 0;
constexpr int kFailed = 1;
constexpr int kNotHandled = 2;
constexpr int kInternal = 3;

constexpr const char* kDescription =
    "Asks a program for tilings or knight's tours, checks its answers, and shows the smallest "
    "request "
    "that it fails.";

constexpr const char* kExamples =
    "The request is the program's standard input, or stands in its arguments where they have\n"
    "{request}, {rows}, {cols}, {row}, {col} or {k}. No shell is between.\n\n"
    "Examples:\n"
    "  onceover-judge tiling -- ./cover                              asks `M r c`, the "
    "statement's\n"
    "  onceover-judge tour --profile cses-1689 -- python3 tour.py\n"
    "  onceover-judge tiling -- ./cover --size {rows} --missing {row},{col}\n"
    "  onceover-judge tour --request 'R C r c' --max-side 8 -- ./tour\n\n"
    "Exit status: 0 every answer is right; 1 a request fails; 2 the question cannot be handled (a "
    "bad\n"
    "option, a program that cannot be run); 3 an internal error.\n";

CLI::Option& AddText(CLI::App& command, const std::string& name, std::string& value,
                     const std::string& help, const std::string& type) {
  return *command.add_option(name, value, help)->type_name(type)->check([](const std::string& it) {
    return it.empty() ? "the value is empty" : "";
  });
}

template <typename Number>
void AddNumber(CLI::App& command, const std::string& name, Number& value, const std::string& help,
               Number least, Number most) {
  command.add_option(name, value, help)
      ->type_name("N")
      ->check(CLI::Range(least, most).description(""));
}

void AddRequestOptions(CLI::App& command, JudgeOptions& options) {
  AddText(command, "--profile", options.profile,
          "The public problem that the program solves: see `onceover-check profiles`", "NAME");
  AddText(command, "--request", options.request,
          "How requests are written without a profile, such as 'n r c' (docs/profiles.md)",
          "PATTERN");
  AddText(command, "--from", options.from, "Rows and columns of requests count from 0 or 1 (1)",
          "0|1");
  AddText(command, "--board", options.board, "The board, where requests do not say it (8x8)",
          "ROWSxCOLS");
  AddText(command, "--ask", options.ask, "Ask only this request", "TEXT");
  AddNumber<std::int64_t>(command, "--exhaustive", options.exhaustive,
                          "Ask everything on boards of so many squares (tilings 64, tours 25)", 1,
                          1'000'000);
  AddNumber<std::int64_t>(command, "--min-side", options.min_side, "The least side asked", 1,
                          32768);
  AddNumber<std::int64_t>(command, "--max-side", options.max_side, "The greatest side asked", 1,
                          32768);
  AddNumber<std::int64_t>(command, "--cases", options.cases, "Random requests after these (100)", 0,
                          1'000'000);
  AddNumber<std::uint64_t>(command, "--seed", options.seed, "Other seeds ask other requests (1)", 0,
                           UINT64_MAX);
  AddText(command, "--expected", options.expected,
          "A program that knows the one answer that the profile wants; split at blanks", "COMMAND");
  command.add_flag("--keep-going", options.keep_going,
                   "Ask all small sizes, and report the first failure of each");
  command.add_flag("--solvable", options.solvable, "Ask for nothing that does not exist");
}

void AddRunOptions(CLI::App& command, JudgeOptions& options) {
  AddNumber<double>(command, "--time", options.time, "Seconds for each run (10)", 0.01, 86400);
  AddNumber<double>(command, "--cpu-time", options.cpu_time,
                    "Seconds of processor time for each run (10)", 0.01, 86400);
  AddNumber<std::int64_t>(command, "--memory", options.memory_mib, "MiB for each run (1024)", 1,
                          1 << 20);
  AddNumber<std::int64_t>(command, "--output", options.output_mib,
                          "MiB that each run may print (16)", 1, 4096);
  AddNumber<std::int64_t>(command, "--processes", options.processes,
                          "Processes at once in each run (16)", 1, 10000);
  AddText(command, "--ok-exit", options.ok_exit, "The exit statuses that are no failure (0)",
          "N,...");
  AddNumber<int>(command, "--jobs", options.jobs, "Runs at once (1)", 1, 256);
  AddNumber<double>(command, "--shrink-time", options.shrink_time,
                    "Seconds for making a random failure smaller (30)", 0, 86400);
  AddText(command, "--junit", options.junit, "Write a report in JUnit's XML, too", "FILE");
  command.add_flag("--quiet,-q", options.quiet, "No progress and no times on standard error");
}

CLI::App& AddCommand(CLI::App& app, const std::string& name, const std::string& help,
                     JudgeOptions& options) {
  CLI::App& command = *app.add_subcommand(name, help);
  AddRequestOptions(command, options);
  AddText(command, "--answers", options.answers,
          "Which answer counts, without a profile: all (default), first, last or a number", "WHICH")
      .excludes("--profile");
  AddText(command, "--base", options.base, "Labels, steps and squares count from 0 or 1", "0|1");
  AddRunOptions(command, options);
  command.footer(kExamples);
  return command;
}

// The options that make a request what it is: whoever asks again needs them.
std::vector<std::string> RepeatedOptions(const CLI::App& command) {
  static const std::set<std::string> kOnce = {
      "--help",  "--ask",      "--exhaustive", "--min-side",  "--max-side",
      "--cases", "--seed",     "--jobs",       "--junit",     "--shrink-time",
      "--quiet", "--solvable", "--rectangles", "--keep-going"};
  std::vector<std::string> words;
  for (const CLI::Option* option : command.get_options()) {
    if (option->count() == 0 || kOnce.contains(option->get_name(false, false))) continue;
    words.push_back(option->get_name(false, false));
    if (option->get_expected_max() == 0) continue;
    for (const std::string& value : option->results()) words.push_back(value);
  }
  return words;
}

void Complain(std::string_view text) {
  std::cout.flush();
  std::cerr << "onceover-judge: " << text << '\n';
}

void WriteJunit(const JudgeOptions& options, const std::string& report) {
  std::ofstream file(options.junit, std::ios::binary);
  file << report;
  file.close();
  if (file) return;
  std::remove(options.junit.c_str());
  throw QuestionError{fmt::format("cannot write {}", PrintableName(options.junit))};
}

int Judge(const JudgeOptions& options) {
  const RequestSpace space = SpaceOf(options);
  const CampaignPlan plan = PlanOf(options, space);
  CatchStopSignals();
  const CampaignResult result = RunCampaign(plan);
  if (result.stop_signal != 0) {
    throw QuestionError{
        fmt::format("stopped by signal {}; nothing is left running", result.stop_signal)};
  }
  if (result.failure && result.failure->run.end == RunEnd::kNotStarted) {
    throw QuestionError{fmt::format("{}: {}", PrintableName(options.program.front()),
                                    result.failure->verdict.summary)};
  }
  if (result.small_asked + result.random_asked == 0) {
    throw QuestionError{"there is no request to ask within these bounds"};
  }
  std::cout << ReportText(options, space, result);
  std::cout.flush();
  if (!options.quiet) std::cerr << ReportTimes(result);
  if (!options.junit.empty()) WriteJunit(options, ReportJunit(options, space, result));
  if (!result.failure) return kPassed;
  return result.failure->run.end == RunEnd::kInternal ? kInternal : kFailed;
}

int Run(int argc, char** argv) {
  CLI::App app(kDescription, "onceover-judge");
  app.set_version_flag("--version", "onceover-judge " ONCEOVER_VERSION);
  app.require_subcommand(1);
  app.footer(kExamples);
  JudgeOptions options;
  CLI::App& tiling = AddCommand(app, "tiling", "Judge a program that covers boards", options);
  tiling.add_flag("--rectangles", options.rectangles,
                  "Boards of any sides, where requests say rows and columns");
  CLI::App& tour = AddCommand(app, "tour", "Judge a program that finds knight's tours", options);
  tour.add_flag("--closed", options.closed, "The tours have to be closed");
  // What follows the first -- is the program's.
  char** const end = argv + argc;
  char** const mark = std::find(argv, end, std::string_view("--"));
  if (mark != end) options.program.assign(mark + 1, end);
  try {
    app.parse(static_cast<int>(mark - argv), argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    throw QuestionError{PrintableName(error.what()) + " (--help shows the usage)"};
  }
  if (options.program.empty()) throw QuestionError{"no program: it stands after --"};
  options.is_tiling = tiling.parsed();
  options.repeated = RepeatedOptions(options.is_tiling ? tiling : tour);
  return Judge(options);
}

}  // namespace
}  // namespace onceover::properties

int main(int argc, char** argv) {
  using onceover::properties::Complain;
  try {
    const int status = onceover::properties::Run(argc, argv);
    std::cout.flush();
    if (!std::cout) throw onceover::properties::QuestionError{"cannot write to standard output"};
    return status;
  } catch (const onceover::properties::QuestionError& error) {
    Complain(error.text);
    return onceover::properties::kNotHandled;
  } catch (const rc::GenerationFailure&) {
    Complain("hardly any request within these bounds can be asked");
    return onceover::properties::kNotHandled;
  } catch (const std::bad_alloc&) {
    Complain("out of memory");
    return onceover::properties::kNotHandled;
  } catch (const std::exception& error) {
    Complain(std::string("internal error: ") + error.what());
    return onceover::properties::kInternal;
  }
}
