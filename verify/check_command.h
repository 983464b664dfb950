// What onceover-check does once its command line has been read.
#ifndef ONCEOVER_CHECK_COMMAND_H_
#define ONCEOVER_CHECK_COMMAND_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/verify.h"
#include "read/form.h"
#include "read/selection.h"

namespace onceover {

// Exit status, the same for all tools.
inline constexpr int kAccepted = 0;
inline constexpr int kRejected = 1;
inline constexpr int kNotHandled = 2;
inline constexpr int kInternal = 3;

// A question that cannot be handled; its text is one line.
struct QuestionError {
  std::string text;
};

// Prints a complaint on standard error, after what was printed on standard output before.
void Complain(std::string_view text);

// The command line as it was given; an empty text is an option that was not.
struct Options {
  std::vector<std::string> files;
  std::string request_file;
  std::string board;
  std::string format;
  std::string profile;
  std::string expected_file;
  std::string answers;
  std::string accept;
  std::string base;
  std::string missing;
  std::string start;
  std::string finish;
  int threads = 0;  // 0: as many as there are cores
  bool closed = false;
  bool quiet = false;
  bool second_opinion = false;
  std::int64_t max_errors = kDefaultMaxFaults;
};

// The values of the options that say how answers are written, and which of them count.
struct FormOptions {
  read::FormOverrides overrides;
  std::optional<read::Selection> selection;
};

// Judge every input of the command line and print what they find. They return the exit status, or
// throw a QuestionError.
int CheckTilings(const Options& options);
int CheckTours(const Options& options);

}  // namespace onceover

#endif  // ONCEOVER_CHECK_COMMAND_H_
