// onceover-check: points the checkers at somebody's answer.
#include <CLI/CLI.hpp>
#include <cstdint>
#include <exception>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "check_command.h"
#include "onceover/report.h"
#include "onceover/verify.h"
#include "profile_command.h"
#include "read/value.h"
#include "report/explain.h"

namespace onceover {
namespace {

constexpr std::string_view kTilingExamples =
    "Examples:\n"
    "  onceover-solve tiling <<< '8 2 3' | onceover-check tiling --board 8x8 --missing 2,3\n"
    "  onceover-check tiling --missing any answer.txt\n"
    "  onceover-check tiling --request request.txt --second-opinion answer.txt\n"
    "  onceover-check tiling --board 4x4 --missing 1,1 --format pieces pieces.txt\n";

constexpr std::string_view kTourExamples =
    "Examples:\n"
    "  onceover-solve tour <<< '1 -1' | onceover-check tour --start 1,1\n"
    "  onceover-check tour --request starts.txt tours.txt\n"
    "  onceover-check tour --format grid --board 5x6 --closed answer.txt\n";

constexpr std::string_view kExitStatus =
    "Exit status: 0 every answer is accepted; 1 an answer is rejected; 2 the question cannot be\n"
    "handled (a bad option or request, an input that cannot be read); 3 an internal error, or a\n"
    "second opinion that disagrees.\n";

// An empty value is more likely a shell variable that was not set than a wish to leave the question
// open, so that it is refused: what is not asked is not checked.
std::string RefuseEmpty(const std::string& value) {
  return value.empty() ? "the value is empty" : "";
}

CLI::Option& AddText(CLI::App& command, const std::string& name, std::string& value,
                     const std::string& help, const std::string& type) {
  return *command.add_option(name, value, help)->type_name(type)->check(RefuseEmpty);
}

// The options that say how an answer is written, where no --format is named.
void AddFormOptions(CLI::App& command, Options& options) {
  AddText(command, "--answers", options.answers,
          "Which answers of an input count: all (default), first, last or a number", "WHICH")
      .excludes("--format");
  AddText(command, "--base", options.base, "Labels, steps and coordinates count from 0 or 1", "0|1")
      .excludes("--format");
  AddText(command, "--profile", options.profile,
          "The public problem that is answered, or auto (default): see `profiles`", "NAME")
      .excludes("--format");
  AddText(command, "--expected", options.expected_file,
          "The right answer, where the profile takes no other", "FILE")
      .needs("--profile");
}

// The options of both commands.
void AddCommonOptions(CLI::App& command, Options& options) {
  command.add_option("files", options.files, "Inputs that hold answers; - is standard input")
      ->type_name("FILE")
      ->check(RefuseEmpty);
  AddText(command, "--board", options.board, "The board that was asked for", "ROWSxCOLS");
  AddText(command, "--request", options.request_file, "The statement's own input", "FILE");
  command
      .add_option("--max-errors", options.max_errors,
                  "How many faults to list of one answer, 0 to 1000000")
      ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000}).description(""))
      ->capture_default_str()
      ->type_name("N");
  command
      .add_option("--threads", options.threads,
                  "Threads for a large file, 1 to 256 (default: one a core)")
      ->check(CLI::Range(1, 256).description(""))
      ->type_name("N");
  command.add_flag("--quiet,-q", options.quiet, "Print nothing; the exit status tells");
  command.add_flag("--second-opinion", options.second_opinion,
                   "Ask the graph oracle too; slow, some 1000 bytes a square");
}

CLI::App& AddTilingCommand(CLI::App& app, Options& options) {
  CLI::App& tiling = *app.add_subcommand("tiling", "Check coverings of a board by L-trominoes");
  AddCommonOptions(tiling, options);
  AddText(tiling, "--missing", options.missing, "The missing square (default: any)",
          "ROW,COL|any|none");
  AddText(tiling, "--format", options.format,
          "Only this: labels (a board of piece numbers), pieces or json", "NAME");
  AddFormOptions(tiling, options);
  AddText(tiling, "--accept", options.accept,
          "What labels may be instead: colouring, orientations or reused-ids", "MEANING")
      .excludes("--format");
  tiling.footer(std::string(kTilingExamples) + "\n" + std::string(kExitStatus));
  return tiling;
}

CLI::App& AddTourCommand(CLI::App& app, Options& options) {
  CLI::App& tour = *app.add_subcommand("tour", "Check knight's tours");
  AddCommonOptions(tour, options);
  AddText(tour, "--start", options.start, "The square that the tour has to start at", "ROW,COL");
  AddText(tour, "--finish", options.finish, "The square that the tour has to finish at", "ROW,COL");
  tour.add_flag("--closed", options.closed, "A knight's move must lead back to the start");
  AddText(tour, "--format", options.format,
          "Only this: cells (square numbers, one tour a line), pairs, grid or json", "NAME");
  AddFormOptions(tour, options);
  tour.footer(std::string(kTourExamples) + "\n" + std::string(kExitStatus));
  return tour;
}

CLI::App& AddExplainCommand(CLI::App& app, std::string& rule) {
  CLI::App& explain = *app.add_subcommand("explain", "Say what a rule means, and how to mend it");
  explain.add_option("rule", rule, "The rule, as in [not-an-l]; all of them without")
      ->type_name("RULE");
  return explain;
}

int Explain(const std::string& id) {
  const std::optional<Rule> rule = report::FindRule(id);
  if (!rule && !id.empty()) {
    throw QuestionError{"explain: '" + read::Escape(id) + "' is no rule; explain lists all"};
  }
  std::cout << report::ExplainText(rule);
  return kAccepted;
}

int Run(int argc, char** argv) {
  CLI::App app("Checks tilings of boards by L-trominoes, and knight's tours.", "onceover-check");
  app.set_version_flag("--version", "onceover-check " ONCEOVER_VERSION);
  app.require_subcommand(1);
  app.footer(std::string(kTilingExamples) + "\n" + std::string(kExitStatus));
  Options options;
  const CLI::App& tiling = AddTilingCommand(app, options);
  AddTourCommand(app, options);
  std::string rule;
  const CLI::App& explain = AddExplainCommand(app, rule);
  const CLI::App& profiles = *app.add_subcommand("profiles", "List the public problems known");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    throw QuestionError{PrintableName(error.what()) + " (--help shows the usage)"};
  }
  if (explain.parsed()) return Explain(rule);
  if (profiles.parsed()) {
    std::cout << ListProfiles();
    return kAccepted;
  }
  return tiling.parsed() ? CheckTilings(options) : CheckTours(options);
}

}  // namespace
}  // namespace onceover

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  int status = onceover::kInternal;
  try {
    status = onceover::Run(argc, argv);
    std::cout.flush();
    if (!std::cout) throw onceover::QuestionError{"cannot write to standard output"};
  } catch (const onceover::QuestionError& error) {
    onceover::Complain(error.text);
    status = onceover::kNotHandled;
  } catch (const std::bad_alloc&) {
    onceover::Complain("out of memory");
    status = onceover::kNotHandled;
  } catch (const std::exception& error) {
    onceover::Complain(std::string("internal error: ") + error.what());
  }
  return status;
}
