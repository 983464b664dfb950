// Takes the place of solver/tool.cc: everything the subcommands ask of the world.
#include "solver_tool.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "request.h"
#include "tiling_command.h"
#include "tool.h"
#include "tour_command.h"

namespace onceover {
namespace fuzz {
namespace {

std::string_view g_in;
ToolRun g_run;

template <typename Command>
ToolRun Run(std::string_view in, const Command& command) {
  g_in = in;
  g_run = {};
  g_run.status = command();
  return g_run;
}

}  // namespace

ToolRun RunTilingTool(std::string_view format, std::string_view in) {
  solver::TilingOptions options;
  options.common.format = format;
  options.common.max_memory = "64K";
  return Run(in, [&] { return solver::RunTiling(options); });
}

ToolRun RunTourTool(std::string_view format, std::string_view in) {
  solver::TourOptions options;
  options.common.format = format;
  return Run(in, [&] { return solver::RunTour(options); });
}

}  // namespace fuzz

namespace solver {

void Complain(std::string_view where, std::string_view text) {
  fuzz::g_run.complaints += std::string(where) + ": " + std::string(text);
}

void Complain(std::string_view file, Position position, std::string_view text) {
  Complain(file, std::to_string(position.line) + ": " + std::string(text));
}

void Complain(Position position, std::string_view text) { Complain("<stdin>", position, text); }

void Explain(std::string_view answer, std::string_view why) { Complain(answer, why); }

// A full device: what needs no memory is written without end. The tours' answers are shorter.
bool Stdout::Write(std::string_view bytes) {
  constexpr std::size_t kMaxOut = std::size_t{1} << 20;
  if (fuzz::g_run.out.size() + bytes.size() > kMaxOut) {
    Complain("standard output", "is full");
    fuzz::g_run.out.clear();
    failed_ = true;
  }
  if (!failed_) fuzz::g_run.out += bytes;
  return !failed_;
}

Stdin::Stdin()
    : reader_([](std::span<char> space) {
        const std::size_t size = std::min(space.size(), fuzz::g_in.size());
        std::ranges::copy(fuzz::g_in.substr(0, size), space.begin());
        fuzz::g_in.remove_prefix(size);
        return size;
      }) {}

bool Stdin::CheckRead() const { return error_ == 0; }

bool Stdin::IsTerminal() { return false; }

std::optional<Colours> ChooseColours(const std::optional<std::string>&) { return Colours::kNone; }

std::optional<std::int64_t> ChooseMaxMemory(const std::optional<std::string>& max_memory) {
  std::string error;
  return max_memory ? ParseBytes(*max_memory, error) : Limits{}.max_memory;
}

}  // namespace solver
}  // namespace onceover
