// What must hold of every reading of every text, whatever the verdicts.
#ifndef ONCEOVER_FUZZ_READING_CHECKS_H_
#define ONCEOVER_FUZZ_READING_CHECKS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onceover/read.h"
#include "onceover/verify.h"

namespace onceover::fuzz {

// The lines of a text, to look at many places of it.
class Lines {
 public:
  explicit Lines(std::string_view text);

  // The place is in the text, or just after it, and line and column are those of the byte.
  void RequirePlace(const Position& at) const;

  std::int64_t Size() const { return size_; }

 private:
  std::int64_t size_;
  std::vector<std::int64_t> begins_;  // where column 1 is
  std::vector<std::int64_t> ends_;    // just after the line's end
};

inline void RequirePlace(std::string_view text, const Position& at) {
  Lines(text).RequirePlace(at);
}

// Every value stands at a place where a word begins, after the one before it.
// Words end at blanks, in JSON at punctuation too.
void RequirePlaces(std::string_view text, const Places& places, bool is_json);

// Lists as many faults as there are, but at most max_faults; an answer is accepted if, and only if,
// none is counted.
void RequireConsistent(const Verdict& verdict, std::int64_t max_faults);

// All printable.
void RequirePrintable(std::string_view line);

// Printable lines, none longer than 200 bytes after the name.
void RequirePrintable(const std::string& report, std::string_view name);

}  // namespace onceover::fuzz

#endif  // ONCEOVER_FUZZ_READING_CHECKS_H_
