#include "tool.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "onceover/solve.h"
#include "request.h"

namespace onceover::solver {
namespace {

constexpr std::string_view kName = "onceover-solve";

// One call, so that the line stays whole when several programs share standard error. A failure has
// nowhere to be told.
void WriteStderr(std::string line) {
  line += '\n';
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace

void Complain(std::string_view where, std::string_view text) {
  WriteStderr(fmt::format("{}: error: {}{}{}", kName, where, where.empty() ? "" : ": ", text));
}

void Complain(Position position, std::string_view text) { Complain("<stdin>", position, text); }

void Complain(std::string_view file, Position position, std::string_view text) {
  WriteStderr(fmt::format("{}:{}:{}: error: {}", file, position.line, position.col, text));
}

void Explain(std::string_view answer, std::string_view why) {
  WriteStderr(fmt::format("{}: {}: {}", kName, answer, why));
}

bool Stdout::Write(std::string_view bytes) {
  while (!failed_ && !bytes.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      failed_ = true;
      Complain("standard output", std::strerror(errno));
    }
  }
  return !failed_;
}

Stdin::Stdin()
    : reader_([this](std::span<char> space) -> std::size_t {
        for (;;) {
          const ssize_t count = ::read(STDIN_FILENO, space.data(), space.size());
          if (count >= 0) return static_cast<std::size_t>(count);
          if (errno == EINTR) continue;
          error_ = errno;
          return 0;
        }
      }) {}

bool Stdin::CheckRead() const {
  if (error_ == 0) return true;
  Complain("standard input", std::strerror(error_));
  return false;
}

bool Stdin::IsTerminal() { return ::isatty(STDIN_FILENO) == 1; }

std::optional<Colours> ChooseColours(const std::optional<std::string>& color) {
  const std::string when = color.value_or("auto");
  if (when == "always") return Colours::kAnsi;
  if (when == "never") return Colours::kNone;
  if (when != "auto") {
    Complain("--color", fmt::format("{} is none of auto, always, never", Quoted(when)));
    return std::nullopt;
  }
  const char* no_color = std::getenv("NO_COLOR");
  const bool is_unwanted = no_color != nullptr && no_color[0] != '\0';
  return ::isatty(STDOUT_FILENO) == 1 && !is_unwanted ? Colours::kAnsi : Colours::kNone;
}

std::optional<std::int64_t> ChooseMaxMemory(const std::optional<std::string>& max_memory) {
  if (!max_memory) return Limits{}.max_memory;
  std::string error;
  const auto bytes = ParseBytes(*max_memory, error);
  if (!bytes) Complain("--max-memory", error);
  return bytes;
}

}  // namespace onceover::solver
