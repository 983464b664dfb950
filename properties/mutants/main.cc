// onceover-mutants: a conformance suite for checkers of tilings and tours.
#include <fmt/format.h>
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "judge/run_program.h"
#include "mutants/files.h"
#include "mutants/suite.h"
#include "onceover/verify.h"
#include "read/profile.h"
#include "read/value.h"

namespace onceover::mutants {
namespace {

namespace fs = std::filesystem;

enum ExitStatus : int { kNothingMissed = 0, kMissed = 1, kNotHandled = 2, kInternal = 3 };

constexpr const char* kFooter =
    "Examples:\n"
    "  onceover-mutants tour --profile cses-1689 --out suite\n"
    "  onceover-mutants tiling --run \"onceover-check tiling --format labels --request {request} "
    "{answer}\"\n"
    "\n"
    "Exit status: 0 the suite is written, and the checker misses nothing; 1 it misses something,\n"
    "or rejects a right answer; 2 the question cannot be handled; 3 an internal error.\n";

struct Options {
  std::string problem;
  std::string profile;
  std::string format;
  std::string out;
  std::uint64_t seed = 1;
  std::int64_t questions = 1'000;
  CheckerOptions checker;
};

// A directory of its own under the system's one for temporary files, removed in the end.
class ScratchDirectory {
 public:
  ScratchDirectory() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "onceover-mutants-XXXXXX").string();
    if (error || mkdtemp(name.data()) == nullptr) {
      throw QuestionError{fmt::format("cannot make a scratch directory: {}",
                                      error ? error.message() : std::strerror(errno))};
    }
    path_ = name;
  }
  ~ScratchDirectory() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

const read::Profile* NamedProfile(const Options& options) {
  if (options.profile.empty()) return nullptr;
  const read::Profile* profile = read::FindProfile(options.profile);
  if (profile == nullptr) {
    throw QuestionError{
        fmt::format("--profile: '{}' is no profile", read::Escape(options.profile))};
  }
  if (read::IsTiling(*profile) != (options.problem == "tiling")) {
    throw QuestionError{
        fmt::format("--profile: {} is no profile of a {}", profile->name, options.problem)};
  }
  return profile;
}

void Parse(int argc, char** argv, CLI::App& app, Options& options) {
  app.add_option("problem", options.problem, "tiling or tour")
      ->required()
      ->check(CLI::IsMember({"tiling", "tour"}));
  app.add_option("--profile", options.profile, "The public problem whose form is written")
      ->type_name("NAME");
  app.add_option("--format", options.format,
                 "Without a profile: labels, pieces or json; cells, pairs, grid or json")
      ->type_name("NAME");
  app.add_option("--out", options.out, "Where the suite is written; new or empty")
      ->type_name("DIR");
  app.add_option("--seed", options.seed, "Chooses the boards' squares")->capture_default_str();
  app.add_option("--questions", options.questions,
                 "Asks only the first ones: boards with their missing square or start")
      ->type_name("N")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000}).description(""));
  app.add_option("--run", options.checker.command,
                 "The checker, split at blanks; {request}, {answer}, {expected} and {feedback} are "
                 "replaced")
      ->type_name("COMMAND");
  app.add_option("--accept-exit", options.checker.accept_exit, "Its exit status when it accepts")
      ->capture_default_str()
      ->check(CLI::Range(0, 255));
  app.add_option("--reject-exit", options.checker.reject_exit,
                 "Its exit status when it rejects (default: any other)")
      ->check(CLI::Range(0, 255));
  app.add_flag("--answer-on-stdin", options.checker.answer_on_stdin,
               "The checker reads the answer on its standard input");
  app.add_option("--jobs", options.checker.jobs, "Runs at once (as many as there are processors)")
      ->type_name("N")
      ->check(CLI::Range(1, 256).description(""));
  app.add_option("--time-limit", options.checker.time_limit, "Seconds for each run")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 3600.0));
  app.footer(kFooter);
  app.parse(argc, argv);
}

// On standard error, what one might look for in the suite.
void ReportLeftOut(const LeftOut& left_out) {
  std::string rules;
  std::int64_t accepted = 0;
  for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
    if (left_out.accepted[rule] == 0) continue;
    accepted += left_out.accepted[rule];
    rules += fmt::format("{}{} {}", rules.empty() ? "" : ", ", RuleId(static_cast<Rule>(rule)),
                         left_out.accepted[rule]);
  }
  if (accepted > 0) {
    fmt::print(stderr, "onceover-mutants: left out: {} that the profile accepts ({})\n", accepted,
               rules);
  }
  if (left_out.unwritten > 0) {
    fmt::print(stderr, "onceover-mutants: left out: {} that the form has no words for\n",
               left_out.unwritten);
  }
  if (left_out.unread > 0) {
    fmt::print(stderr,
               "onceover-mutants: {} wrong answers are none that the profile's reader recognizes\n",
               left_out.unread);
  }
}

int Run(int argc, char** argv) {
  CLI::App app("Writes right and wrong answers for every rule, and shows what a checker misses.",
               "onceover-mutants");
  Options options;
  try {
    Parse(argc, argv, app, options);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    throw QuestionError{read::Escape(error.what()) + " (--help shows the usage)"};
  }
  const bool runs = app.count("--run") > 0;
  if (app.count("--jobs") == 0) {
    options.checker.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }
  if (!runs && options.out.empty()) throw QuestionError{"neither --out nor --run is given"};
  const bool is_tiling = options.problem == "tiling";
  const Form form = MakeForm(NamedProfile(options), is_tiling, options.format);
  const SuiteResult suite = is_tiling ? MakeTilingSuite(form, options.seed, options.questions)
                                      : MakeTourSuite(form, options.seed, options.questions);
  const std::vector<Entry>& entries = suite.entries;
  ReportLeftOut(suite.left_out);
  if (!runs) {
    WriteSuite(entries, options.out);
    return kNothingMissed;
  }
  if (!options.out.empty()) {
    WriteSuite(entries, options.out);
    properties::CatchStopSignals();
    return RunChecker(entries, options.out, options.checker) ? kNothingMissed : kMissed;
  }
  properties::CatchStopSignals();  // the scratch directory is to be removed
  const ScratchDirectory scratch;
  WriteSuite(entries, scratch.path());
  return RunChecker(entries, scratch.path(), options.checker) ? kNothingMissed : kMissed;
}

}  // namespace
}  // namespace onceover::mutants

int main(int argc, char** argv) {
  int status = onceover::mutants::kInternal;
  std::string error_text;
  try {
    status = onceover::mutants::Run(argc, argv);
    std::cout.flush();
    if (!std::cout) throw onceover::mutants::QuestionError{"cannot write to standard output"};
  } catch (const onceover::mutants::QuestionError& error) {
    error_text = error.text;
    status = onceover::mutants::kNotHandled;
  } catch (const std::bad_alloc&) {
    error_text = "out of memory";
    status = onceover::mutants::kNotHandled;
  } catch (const std::exception& error) {
    error_text = std::string("internal error: ") + error.what();
    status = onceover::mutants::kInternal;
  }
  if (!error_text.empty()) fmt::print(stderr, "onceover-mutants: {}\n", error_text);
  return status;
}
