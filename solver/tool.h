// What the subcommands of onceover-solve share: streams, complaints, exit status.
#ifndef ONCEOVER_SOLVER_TOOL_H_
#define ONCEOVER_SOLVER_TOOL_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "onceover/write.h"
#include "token_reader.h"

namespace onceover::solver {

enum ExitStatus : int {
  kSolved = 0,      // or printed what was asked: help, version
  kImpossible = 1,  // proved
  kUnanswered = 2,  // the question cannot be handled, or not within a limit
  kInternalError = 3,
};

// Options of both subcommands, as given.
struct CommonOptions {
  std::optional<std::string> format;
  std::optional<std::string> color;
  std::optional<std::string> max_memory;
};

// One line on standard error, such as "onceover-solve: error: --size: ...". `where` is an option or
// empty.
void Complain(std::string_view where, std::string_view text);

// The same about a place of the standard input: "<stdin>:1:3: error: ...".
void Complain(Position position, std::string_view text);

// The same about a place of a file.
void Complain(std::string_view file, Position position, std::string_view text);

// "onceover-solve: impossible: ..." and the like: not an error, but why the answer is what it is.
void Explain(std::string_view answer, std::string_view why);

// Standard output. The first failure is complained of; after that, nothing is written.
class Stdout {
 public:
  // False once writing has failed.
  bool Write(std::string_view bytes);
  bool failed() const { return failed_; }

 private:
  bool failed_ = false;
};

// Standard input, word by word.
class Stdin {
 public:
  Stdin();

  TokenReader& reader() { return reader_; }

  // Complains and returns false if reading has failed: the end was none.
  bool CheckRead() const;

  // Does a person type the requests?
  static bool IsTerminal();

 private:
  int error_ = 0;
  TokenReader reader_;
};

// Whether drawings are coloured: --color, or else whether standard output is a terminal and
// NO_COLOR is unset or empty (no-color.org). Complains and returns nullopt about another value of
// --color.
std::optional<Colours> ChooseColours(const std::optional<std::string>& color);

// The value of --max-memory, or the default; complains and returns nullopt about a bad one.
std::optional<std::int64_t> ChooseMaxMemory(const std::optional<std::string>& max_memory);

}  // namespace onceover::solver

#endif  // ONCEOVER_SOLVER_TOOL_H_
