// The conformance suite for checkers: right answers, and for every rule wrong ones, with what is
// wrong in each. docs/mutants.md says what is in it.
#ifndef ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_
#define ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cases.h"
#include "mutants/form.h"
#include "mutants/judge.h"
#include "mutants/page.h"

namespace onceover::mutants {

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

// Wrong answers that are not in the suite, or under another rule than was declared.
struct LeftOut {
  std::array<std::int64_t, kRuleCount> accepted{};  // the profile takes them; by the rule meant
  std::int64_t unwritten = 0;                       // the form has no words for them
  std::int64_t unread = 0;  // in the suite: the profile's reader sees no certificate in them
};

struct SuiteResult {
  std::vector<Entry> entries;
  LeftOut left_out;
};

// Collects entries, and holds each to what is declared of it: throws std::logic_error where the
// kernel says anything else of the certificate, or the reader and the kernel of its text.
class Suite {
 public:
  explicit Suite(const Form& form) : form_(form) {}

  // The question of the entries that follow, and an answer to it: the one that is expected where
  // only one is.
  void Ask(std::string prefix, const read::CaseRequest& asked, const std::string& expected);

  template <typename CaseType>
  void AddRight(const CaseType& it, std::string_view slug, std::string what) {
    if (const auto page = PageOf(form_, it)) AddRightText(page->Text(), slug, std::move(what));
  }
  void AddRightText(const std::string& text, std::string_view slug, std::string what);

  // The first of the declared rules is the one that the answer is there for.
  template <typename CaseType>
  void AddWrong(const CaseType& broken, const std::vector<Rule>& declared, std::string_view slug,
                std::string what) {
    Hold(RulesOf(Check(broken)), declared, "the kernel", slug, what);
    const auto page = PageOf(form_, broken);
    if (!page) {
      ++left_out_.unwritten;
      return;
    }
    const std::vector<Rule> understood = RulesOf(Check(Understood(form_, broken)));
    if (understood.empty()) {
      LeaveOut(page->Text(), declared.front(), slug, what);
      return;
    }
    Add(page->Text(), {understood, Strictness::kReadable}, declared.front(), slug, std::move(what));
  }

  // What is wrong is a sign or a piece of the text of the case.
  void AddWrongSign(const std::string& text, const std::vector<Rule>& declared,
                    std::string_view slug, std::string what) {
    Add(text, {declared, Strictness::kReadable}, declared.front(), slug, std::move(what));
  }

  // The text is no certificate. `declared` holds for the formats; how a profile's reader names what
  // it cannot read is its own affair.
  void AddBroken(const std::string& text, const std::vector<Rule>& declared, std::string_view slug,
                 std::string what) {
    Add(text, {declared, Strictness::kRejected}, declared.front(), slug, std::move(what));
  }
  void AddEmptyFile();

  // The profile's words for "there is none", where it has some.
  std::string RefusalText() const;
  void AddRefusal(bool is_right);

  // Several cases in one file, of the questions so far. Nothing where a file answers one case.
  void AddCases();

  const Form& form() const { return form_; }
  SuiteResult Take() { return {std::move(entries_), left_out_}; }

 private:
  // What must be found: just this; or, by a profile's reader, faults of reading instead; or, by a
  // profile's reader, anything.
  enum class Strictness : std::uint8_t { kExact, kReadable, kRejected };
  struct Declared {
    std::vector<Rule> rules;
    Strictness strictness = Strictness::kExact;
  };
  // An answer to one case.
  struct Single {
    std::string text;
    std::vector<Rule> rules;
    Rule aim = Rule::kBadRequest;
    std::string slug;
    std::string what;
    bool is_readable = true;
  };
  struct Question {
    read::CaseRequest asked;
    std::vector<Single> singles = {};
  };
  // The cases of one file.
  struct Part {
    const Question* question;
    std::string right;
  };

  void Hold(const std::vector<Rule>& said, std::vector<Rule> declared, std::string_view who,
            std::string_view slug, std::string_view what) const;
  void LeaveOut(const std::string& text, Rule aim, std::string_view slug, std::string_view what);
  void Add(const std::string& text, const Declared& declared, Rule aim, std::string_view slug,
           std::string what);
  // A whole file; returns the rules that it breaks.
  std::vector<Rule> AddFile(const std::string& answer, const Declared& declared, Rule aim,
                            std::string_view slug, std::string what);
  std::vector<Part> PartsOf() const;
  void AddBrokenCases(const std::vector<Part>& parts);
  void AddOtherCounts(const std::vector<Part>& parts);
  void AddExchangedCases(const std::vector<Part>& parts);

  Form form_;
  std::vector<Question> questions_;
  std::string prefix_;
  std::string request_;
  std::string expected_;           // the file
  std::set<std::string> answers_;  // of this request
  std::vector<Entry> entries_;
  LeftOut left_out_;
};

// The suite of the first `questions` questions; the same for the same seed.
SuiteResult MakeTilingSuite(const Form& form, std::uint64_t seed, std::int64_t questions);
SuiteResult MakeTourSuite(const Form& form, std::uint64_t seed, std::int64_t questions);

// What can be done to the text of a right answer.
void AddBrokenText(const Page& right, Suite& suite);

}  // namespace onceover::mutants

#endif  // ONCEOVER_PROPERTIES_MUTANTS_SUITE_H_
