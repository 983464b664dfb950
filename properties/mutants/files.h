// The files of a conformance suite, in the layout of the ICPC problem package format, and what a
// checker says of them.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_FILES_H_
#define ONCEOVER_PROPERTIES_MUTANTS_FILES_H_

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "mutants/suite.h"

namespace onceover::mutants {

// Where an entry's answer is, within the suite's directory.
std::string AnswerFile(const Entry& entry);

// manifest.tsv and data/{valid_output,invalid_output}/NAME.{in,ans,out}. Throws QuestionError where
// something cannot be written, or the directory holds anything already.
void WriteSuite(const std::vector<Entry>& entries, const std::filesystem::path& directory);

struct CheckerOptions {
  std::string command;  // split at blanks; {request}, {answer}, {expected}, {feedback} are replaced
  int accept_exit = 0;
  int reject_exit = -1;  // -1: any other exit status
  bool answer_on_stdin = false;
  double time_limit = 10;  // seconds a run
  int jobs = 1;            // runs at once
};

// Runs the checker on every entry and prints a table of what it misses. Returns whether it misses
// nothing. Each run is killed whole at its end, and all of them where a signal stops this process.
// Throws QuestionError where it cannot be run, or is stopped.
bool RunChecker(const std::vector<Entry>& entries, const std::filesystem::path& directory,
                const CheckerOptions& options);

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_FILES_H_
