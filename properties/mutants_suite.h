// The conformance suite for checkers: right answers, and for every rule wrong ones, with what is
// wrong in each. docs/mutants.md says what is in it.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_
#define ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cases.h"
#include "read/profile.h"

namespace onceover::mutants {

// The question cannot be handled (exit status 2).
struct QuestionError {
  std::string text;  // one line
};

// One answer of the suite.
struct Entry {
  std::string name;  // of its files, without their endings
  std::string request;
  std::string expected;  // a right answer to the request
  std::string answer;
  std::vector<Rule> rules;       // that the answer breaks, ascending; none: it is right
  Rule aim = Rule::kBadRequest;  // of a wrong one: the rule that it is there for, one of `rules`
  std::string what;              // one line: what the answer is, or what is wrong in it
};

using Rows = std::vector<std::vector<std::string>>;  // the words of each line

// How the requests and answers are written. Without a profile they are the statement's own.
struct Form {
  const read::Profile* profile = nullptr;
  bool is_tiling = true;
  // The question leaves something open, or labels are any words, so that not everything that breaks
  // a rule of the certificate is wrong.
  bool lenient = false;
  const read::Profile& Layout() const;  // the profile, or that of the statement
};

// Throws QuestionError where the profile's form is not a plain one: a board of labels or of steps,
// square numbers, or pairs; one case, any solution or the reference one.
Form MakeForm(const read::Profile* profile, bool is_tiling);

std::string WriteRequest(const Form& form, const TilingProblem& problem);
std::string WriteRequest(const Form& form, const TourProblem& problem);
Rows WriteAnswer(const Form& form, const properties::LabelCase& it);
Rows WriteAnswer(const Form& form, const properties::PathCase& it);
Rows WriteAnswer(const Form& form, const properties::StepCase& it);
std::string JoinRows(const Rows& rows);

// The rules that the text breaks, ascending, by the reader and the kernel.
std::vector<Rule> JudgeText(const Form& form, const std::string& request,
                            const std::string& answer);

// Collects entries, and holds each to what is declared of it; throws std::logic_error where the
// kernel says anything else.
class Suite {
 public:
  explicit Suite(const Form& form) : form_(form) {}

  // The question of the entries that follow, and the answer to compare with.
  void Ask(std::string prefix, std::string request, const Rows& expected);
  void AddRight(const Rows& rows, std::string_view slug, std::string what);
  // `kernel` are the rules of the certificate that was written, as the kernel says.
  void AddWrong(const Rows& rows, const std::vector<Rule>& kernel, std::vector<Rule> declared,
                std::string_view slug, std::string what);
  // What is wrong is in the text alone.
  void AddWrongText(const Rows& rows, std::vector<Rule> declared, std::string_view slug,
                    std::string what);

  const Form& form() const { return form_; }
  std::vector<Entry> TakeEntries() { return std::move(entries_); }

 private:
  void Add(const Rows& rows, const std::vector<Rule>& declared, Rule aim, std::string_view slug,
           std::string what);

  Form form_;
  std::string prefix_;
  std::string request_;
  std::string expected_;
  std::vector<Entry> entries_;
};

// What the kernel says of an answer: the rules broken, ascending.
std::vector<Rule> RulesOf(const Verdict& verdict);

// The suite of the first `questions` questions; the same for the same seed.
std::vector<Entry> MakeTilingSuite(const Form& form, std::uint64_t seed, std::int64_t questions);
std::vector<Entry> MakeTourSuite(const Form& form, std::uint64_t seed, std::int64_t questions);

// What can be done to the text of a right answer whose words are numbers.
void AddBrokenText(const Rows& right, Suite& suite);

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_
