// onceover-solve: the command line of the solvers.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>

#include "request.h"
#include "tiling_command.h"
#include "tool.h"
#include "tour_command.h"

namespace onceover::solver {
namespace {

constexpr const char* kDescription =
    "Solves two board problems: covering a board, with or without a missing square, by "
    "L-trominoes,\n"
    "and knight's tours. onceover-check checks the answers, its own or anybody's.";

constexpr const char* kStatusHelp =
    "Exit status: 0 solved; 1 proved impossible (prints `impossible`); 2 bad request, failed "
    "input\n"
    "or output, or a limit reached (a search given up prints `unknown`); 3 internal error.";

constexpr const char* kExamples =
    "Examples:\n"
    "  onceover-solve tiling <<< '8 2 3'\n"
    "  onceover-solve tour --board 5x6 --closed --format drawing\n"
    "  onceover-solve tiling --help\n\n";

constexpr const char* kTilingExamples =
    "Without options, the request is read from standard input: SIDE ROW COLUMN, counted from 1.\n\n"
    "Examples:\n"
    "  onceover-solve tiling <<< '8 2 3'                           the board of piece numbers\n"
    "  onceover-solve tiling --size 16 --missing 1,1 --format drawing\n"
    "  onceover-solve tiling --board 5x9 --missing none\n"
    "  onceover-solve tiling --size 1048576 --rows 1-4             from a board that nobody keeps\n"
    "  onceover-solve tiling --size 8 --missing 2,3 | onceover-check tiling --board 8x8 "
    "--missing 2,3 -\n\n";

constexpr const char* kTourExamples =
    "Without --board and --start, starts on the 8x8 board are read from standard input: square\n"
    "numbers 1 to 64, row by row, up to -1 or the end; the tours are those of the reference\n"
    "program. Without --start, a start is chosen.\n\n"
    "Examples:\n"
    "  onceover-solve tour <<< '4 -1'                              one line of square numbers\n"
    "  onceover-solve tour --board 5x6 --start 1,1 --closed\n"
    "  onceover-solve tour --board 8x8 --format drawing\n"
    "  onceover-solve tour --board 1000000x1000000 --closed --stream | head -c 1000\n\n";

void AddCommonOptions(CLI::App& command, CommonOptions& options, const std::string& formats) {
  command.add_option("--format", options.format, formats)->type_name("NAME");
  command.add_option("--color", options.color, "Colours in drawings: auto, always, never")
      ->type_name("WHEN");
  command
      .add_option("--max-memory", options.max_memory,
                  "Refuse what needs more, such as 512MiB (default 8GiB)")
      ->type_name("BYTES");
}

CLI::App* AddTiling(CLI::App& app, TilingOptions& options) {
  CLI::App* command = app.add_subcommand("tiling", "Cover a board by L-trominoes");
  command->add_option("--size", options.size, "Side of the board, a power of two")
      ->type_name("SIDE");
  command->add_option("--board", options.board, "Size of any other board")->type_name("ROWSxCOLS");
  command
      ->add_option("--missing", options.missing, "The missing square: R,C or any (default) or none")
      ->type_name("R,C");
  command->add_option("--rows", options.rows, "Only these rows of the board, at once")
      ->type_name("FIRST-LAST");
  command->add_option("--cell", options.cell, "Only the piece on this square, and its squares")
      ->type_name("R,C");
  command->add_option("--piece", options.piece, "Only the squares of this piece")->type_name("N");
  command
      ->add_option("--colors", options.colors,
                   "Print the colour of each square's piece: 3, or 4 for boards of any size")
      ->type_name("N");
  command->add_option("--algorithm", options.algorithm, "templates (default) or reference")
      ->type_name("NAME");
  AddCommonOptions(*command, options.common, "labels (default), pieces, json, drawing or binary");
  command->footer(std::string(kTilingExamples) + kStatusHelp);
  return command;
}

CLI::App* AddTour(CLI::App& app, TourOptions& options) {
  CLI::App* command = app.add_subcommand("tour", "Walk a knight over every square once");
  command->add_option("--board", options.board, "Size of the board (default 8x8)")
      ->type_name("ROWSxCOLS");
  command->add_option("--start", options.start, "The first square (default any)")->type_name("R,C");
  command->add_option("--finish", options.finish, "The last square (default any)")
      ->type_name("R,C");
  command
      ->add_option("--blocked", options.blocked,
                   "Squares not to be visited: a file with one R C or R,C a line")
      ->type_name("FILE");
  command->add_flag("--closed", options.closed, "The last square is a move away from the first");
  command
      ->add_option("--algorithm", options.algorithm,
                   "construction (default with --board or --start), reference (default for starts "
                   "on standard input), auto; or warnsdorff, pohl, roth, which may fail")
      ->type_name("NAME");
  command->add_flag("--random", options.random, "A random tour, with --seed");
  command->add_option("--seed", options.seed, "Different seeds give different random tours")
      ->type_name("N");
  command
      ->add_option("--from-rank", options.from_rank,
                   "Print the tour from this step on, 1 for the start (boards with a closed tour)")
      ->type_name("STEP");
  command->add_option("--count", options.count, "Print so many squares (default all that follow)")
      ->type_name("N");
  command->add_flag("--stream", options.stream,
                    "Insist on O(rows + columns) memory: refuse --format grid and drawing");
  command
      ->add_option("--max-nodes", options.max_nodes,
                   "Give up after trying this many squares (default 50000000)")
      ->type_name("N");
  AddCommonOptions(*command, options.common, "cells (default), pairs, grid, json or drawing");
  command->footer(std::string(kTourExamples) + kStatusHelp);
  return command;
}

// Its own option parser would print errors on several lines, with the user's bytes as they are.
ExitStatus ComplainOfOptions(const CLI::ParseError& error) {
  constexpr std::size_t kMaxLength = 200;
  Complain("", Escaped(error.what(), kMaxLength) + " (see --help)");
  return kUnanswered;
}

ExitStatus Run(int argc, char** argv) {
  TilingOptions tiling;
  TourOptions tour;
  CLI::App app(kDescription, "onceover-solve");
  app.set_version_flag("--version", "onceover-solve " ONCEOVER_VERSION);
  app.require_subcommand(1);
  app.fallthrough();  // --version after a subcommand
  app.footer(std::string(kExamples) + kStatusHelp);
  const CLI::App* tiling_command = AddTiling(app, tiling);
  AddTour(app, tour);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return Stdout().Write(app.help()) ? kSolved : kUnanswered;
  } catch (const CLI::CallForVersion& version) {
    return Stdout().Write(std::string(version.what()) + "\n") ? kSolved : kUnanswered;
  } catch (const CLI::ParseError& error) {
    return ComplainOfOptions(error);
  }
  return tiling_command->parsed() ? RunTiling(tiling) : RunTour(tour);
}

// abort() is how a broken invariant and an uncaught exception end.
extern "C" void ExitOnAbort(int) { std::_Exit(kInternalError); }

}  // namespace
}  // namespace onceover::solver

int main(int argc, char** argv) {
  using onceover::solver::Complain;
  std::signal(SIGABRT, onceover::solver::ExitOnAbort);
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is a failed write like any other
  try {
    return onceover::solver::Run(argc, argv);
  } catch (const std::bad_alloc&) {
    Complain("", "memory has run out");
    return onceover::solver::kUnanswered;
  } catch (const std::exception& error) {
    Complain("", std::string("internal error: ") + error.what());
    return onceover::solver::kInternalError;
  }
}
